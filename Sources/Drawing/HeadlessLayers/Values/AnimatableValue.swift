import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// A value that an animation can interpolate as numbers, or one that it can only replace.
///
/// Code passes values to animations as `Any`: numbers of every kind, points, `NSValue`s, colors. Here they are
/// converted to one of a small number of cases.
package enum AnimatableValue {
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor)
  case transform(CATransform3D)
  case path(CGPath)
  case list([AnimatableValue])
  /// Something without numbers: it changes in the middle.
  case other(Any)

  /// Creates a value from any object; nil for nil, and for a number that is not finite.
  package init?(_ any: Any?) {
    guard let any else { return nil }
    switch any {
    case let value as AnimatableValue: self = value
    case let value as CGFloat: self = .number(Double(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as Color: self = .color(value.cgColor)
    case let value as CGColor: self = .color(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3D(value))
    case let value as CGPath: self = .path(value)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as any BinaryFloatingPoint: self = .number(Double(value))
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as [Any]: self = .list(value.compactMap { AnimatableValue($0) })
    default: self = .other(any)
    }
    if !numbers.allSatisfy(\.isFinite) { return nil }
  }

  /// Returns the first component, made of numbers, of a value that is not finite; nil if all are.
  static func unusableComponent(of value: Any) -> String? {
    if let list = value as? [Any] { return list.lazy.compactMap(unusableComponent).first }
    if AnimatableValue(value) != nil { return nil }
    return switch value {
    case let point as CGPoint: point.shortDescription
    case let size as CGSize: size.shortDescription
    case let rect as CGRect: rect.shortDescription
    default: "\(value)"
    }
  }

  /// The value as layers return it: numbers as `NSNumber`, as the real system does.
  package var any: Any {
    switch self {
    case .number(let value): NSNumber(value: value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .color(let value): value
    case .transform(let value): value
    case .path(let value): value
    case .list(let values): values.map(\.any)
    case .other(let value): value
    }
  }

  // MARK: Numbers

  /// The numbers that are interpolated one by one; none for values without numbers.
  var numbers: [Double] {
    switch self {
    case .number(let value): [value]
    case .point(let value): [Double(value.x), Double(value.y)]
    case .size(let value): [Double(value.width), Double(value.height)]
    case .rect(let value):
      [Double(value.origin.x), Double(value.origin.y), Double(value.size.width), Double(value.size.height)]
    case .color(let value): value.rgba.map(Double.init)
    case .transform(let value): value.rows.map(Double.init)
    case .path(let value): value.elements.flatMap { $0.coordinates }
    case .list(let values): values.flatMap(\.numbers)
    case .other: []
    }
  }

  /// Returns the same kind of value with other numbers, of which there must be as many.
  func with(_ numbers: [Double]) -> AnimatableValue {
    let parts = numbers.map { CGFloat($0) }
    switch self {
    case .number: return .number(numbers[0])
    case .point: return .point(CGPoint(x: parts[0], y: parts[1]))
    case .size: return .size(CGSize(width: parts[0], height: parts[1]))
    case .rect: return .rect(CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    case .color(let color):
      if color.numberOfComponents == 2, parts[0] == parts[1], parts[1] == parts[2] {
        return .color(CGColor(gray: parts[0], alpha: parts[3]))
      }
      return .color(CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    case .transform: return .transform(CATransform3D(rows: parts))
    case .path(let path): return .path(path.moved(to: numbers))
    case .list(let values):
      var rest = numbers[...]
      return .list(
        values.map { value in
          let count = value.numbers.count
          defer { rest = rest.dropFirst(count) }
          return value.with(Array(rest.prefix(count)))
        })
    case .other: return self
    }
  }

  /// Returns whether two values are of one kind and have as many numbers, so that they can be interpolated.
  func fits(_ other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
      (.transform, .transform):
      true
    case (.path(let left), .path(let right)): left.hasPieces(like: right)
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.fits($1) }
    default: false
    }
  }

  /// Returns whether two values are of one kind, however many numbers they have.
  func isKind(of other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.path, .path), (.list, .list), (.other, .other): true
    default: fits(other)
    }
  }

  // MARK: Arithmetic

  /// Returns the interpolated value at a fraction of the way to another one.
  ///
  /// The way may overshoot. Without anything between, the value changes in the middle.
  func mixed(with other: AnimatableValue, _ fraction: Double) -> AnimatableValue {
    guard fits(other) else { return fraction < 0.5 ? self : other }
    if case .transform(let left) = self, case .transform(let right) = other {
      return .transform(TransformMix.transform(from: left, to: right, at: fraction))
    }
    return combined(with: other) { $0 + ($1 - $0) * fraction }
  }

  /// Returns the sum of two values, of transforms their product; the value itself where there is no sum.
  func adding(_ other: AnimatableValue) -> AnimatableValue {
    guard fits(other) else { return self }
    if case .transform(let left) = self, case .transform(let right) = other {
      return .transform(CATransform3DConcat(right, left))
    }
    return combined(with: other, +)
  }

  /// Returns the difference to another value; nil where values of this kind have none.
  package func difference(from other: AnimatableValue) -> AnimatableValue? {
    guard fits(other) else { return nil }
    if case .transform(let left) = self, case .transform(let right) = other {
      let inverse = CATransform3DInvert(right)
      if inverse == right, CATransform3DConcat(right, right) != CATransform3DIdentity { return nil }
      return .transform(CATransform3DConcat(left, inverse))
    }
    if case .path = self { return nil }
    return combined(with: other, -)
  }

  /// The value that changes nothing when it is added.
  package var zero: AnimatableValue {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return with(numbers.map { _ in 0 })
  }

  /// Returns whether two values are the same; false for values without numbers.
  package func isEqual(to other: AnimatableValue) -> Bool {
    fits(other) && numbers == other.numbers && !numbers.isEmpty
  }

  private func combined(with other: AnimatableValue, _ operation: (Double, Double) -> Double) -> AnimatableValue {
    with(zip(numbers, other.numbers).map(operation))
  }

  func distance(to other: AnimatableValue) -> Double {
    guard fits(other) else { return 0 }
    return zip(numbers, other.numbers).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
  }
}
