// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Points, sizes and rectangles as strings of UIKit's form: numbers in braces, whole ones without a decimal point.

/// Returns a point as `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { braced([point.x, point.y]) }
/// Returns a size as `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { braced([size.width, size.height]) }
/// Returns a rectangle as `{{1, 2}, {3, 4}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
/// Returns a vector as `{1, 2}`.
public func NSStringFromCGVector(_ vector: CGVector) -> String { braced([vector.dx, vector.dy]) }
/// Insets as `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  braced([insets.top, insets.left, insets.bottom, insets.right])
}
/// Returns an offset as `{horizontal, vertical}`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { braced([offset.horizontal, offset.vertical]) }
/// Returns a transform as `[a, b, c, d, tx, ty]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
  return "[\(parts.map(exactDescription).joined(separator: ", "))]"
}

/// Returns the point of a string such as `{1, 2}`; zero for any other one.
public func CGPointFromString(_ string: String) -> CGPoint {
  numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
}
/// Returns the size of a string such as `{1, 2}`; zero for any other one.
public func CGSizeFromString(_ string: String) -> CGSize {
  numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
}
/// Returns the rectangle of a string such as `{{1, 2}, {3, 4}}`; zero for any other one.
public func CGRectFromString(_ string: String) -> CGRect {
  numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
}
/// Returns the insets of a string such as `{1, 2, 3, 4}`; zero for any other one.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
}
/// Returns the offset of a string such as `{1, 2}`; zero for any other one.
public func UIOffsetFromString(_ string: String) -> UIOffset {
  numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
}

/// Returns the vector of a string such as `{1, 2}`; zero for any other one.
public func CGVectorFromString(_ string: String) -> CGVector {
  numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
}
/// Returns the transform of a string such as `[1, 0, 0, 1, 0, 0]`; the identity for any other one.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  numbers(string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
    ?? .identity
}

extension NSCoder {
  /// Returns a point as `{1, 2}`.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// Returns a size as `{1, 2}`.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  /// Returns a rectangle as `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// Insets as `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
  /// Returns the point of a string; zero for a string of another form.
  public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
  /// Returns the size of a string; zero for a string of another form.
  public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
  /// Returns the rectangle of a string; zero for a string of another form.
  public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
}

private func braced(_ parts: [CGFloat]) -> String { "{\(parts.map(exactDescription).joined(separator: ", "))}" }

/// Returns a number with all its digits, a whole one without a decimal point.
func exactDescription(of value: CGFloat) -> String {
  let text = "\(Double(value))"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

private func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
  let parts = string.split { "{}[], ".contains($0) }.map { Double($0) }
  let numbers = parts.compactMap { $0.map { CGFloat($0) } }
  return numbers.count == count && parts.count == count ? numbers : nil
}
