import Foundation

/// The geometry of a view or layer that is transformed around an anchor: `frame` is computed from the other four.
package struct AnchoredGeometry {
  package var bounds: CGRect
  /// The place of the anchor in the coordinates around.
  package var position: CGPoint
  /// The point of the bounds that is at the position, as fractions of the size.
  package var anchorPoint: CGPoint
  package var transform: CGAffineTransform

  /// Creates a geometry; the anchor is in the middle by default.
  package init(
    bounds: CGRect = .zero, position: CGPoint = .zero, anchorPoint: CGPoint = .anchorInMiddle,
    transform: CGAffineTransform = .identity
  ) {
    self.bounds = bounds
    self.position = position
    self.anchorPoint = anchorPoint
    self.transform = transform
  }

  /// The smallest upright rectangle around the layer in its superlayer.
  ///
  /// Setting it keeps the anchor point and the transform: the position becomes the point at the anchor's fractions of
  /// the rectangle, and the size is divided by the transform's scale.
  /// > Reported: PinLayout's suite (TransformSpec, "pinFrame") compares frames exactly: under a scale of 1.5 and under
  /// > a quarter turn the frame is the one set, so the size is divided by the scale, not multiplied by its inverse.
  package var frame: CGRect {
    get {
      let transform = transform.withoutTurningErrors
      let size = bounds.size
      let (a, b) = (transform.a * size.width, transform.b * size.width)
      let (c, d) = (transform.c * size.height, transform.d * size.height)
      let x = Self.start(of: a, anchor: anchorPoint.x) + Self.start(of: c, anchor: anchorPoint.y)
      let y = Self.start(of: b, anchor: anchorPoint.x) + Self.start(of: d, anchor: anchorPoint.y)
      return CGRect(
        x: position.x + transform.tx + x, y: position.y + transform.ty + y, width: abs(a) + abs(c),
        height: abs(b) + abs(d))
    }
    set {
      let rect = newValue.standardized
      let anchor = rect.point(at: anchorPoint)
      position = CGPoint(x: anchor.x - transform.tx, y: anchor.y - transform.ty)
      bounds.size = transform.withoutTurningErrors.size(within: rect.size)
    }
  }

  /// Returns the start of a transformed side along an axis, from its anchor; a negative one has the opposite direction.
  private static func start(of side: CGFloat, anchor: CGFloat) -> CGFloat {
    side < 0 ? side * (1 - anchor) : -(side * anchor)
  }
}

extension CGAffineTransform {
  /// The transform with exact zeros where a turn by whole quarters leaves rounding errors, such as 6e-17 for cos(π/2).
  /// > Reported: PinLayout's suite (TransformSpec, "pinFrame + rotation"): a view of 100×50 has a frame of exactly
  /// > 50×100 under a rotation by π/2. Assumed: the rule. Both numbers of a pair are zero below 1e-15 of the other
  /// > pair's smaller one, the error of a sine after four full turns; UIKit's limit is not known.
  fileprivate var withoutTurningErrors: CGAffineTransform {
    let limit: CGFloat = 1e-15
    var exact = self
    if max(abs(b), abs(c)) <= limit * min(abs(a), abs(d)) {
      (exact.b, exact.c) = (0, 0)
    } else if max(abs(a), abs(d)) <= limit * min(abs(b), abs(c)) {
      (exact.a, exact.d) = (0, 0)
    }
    return exact
  }

  /// Returns the size whose transformed upright rectangle has a size, for rotations by quarter turns; else the size of
  /// the upright rectangle around the inverse transform of that rectangle.
  ///
  /// A transform without an inverse is used as its own inverse, as in CoreGraphics.
  fileprivate func size(within box: CGSize) -> CGSize {
    let determinant = a * d - b * c
    if determinant == 0 || !determinant.isFinite {
      return CGSize(width: abs(a) * box.width + abs(c) * box.height, height: abs(b) * box.width + abs(d) * box.height)
    }
    if b == 0, c == 0 { return CGSize(width: box.width / abs(a), height: box.height / abs(d)) }
    if a == 0, d == 0 { return CGSize(width: box.height / abs(b), height: box.width / abs(c)) }
    return CGSize(
      width: (abs(d) * box.width + abs(c) * box.height) / abs(determinant),
      height: (abs(b) * box.width + abs(a) * box.height) / abs(determinant))
  }

  /// Returns the transform from coordinates in a rectangle, transformed around an anchor, to the coordinates outside.
  package static func placing(
    _ rect: CGRect, boundsOrigin: CGPoint, around anchor: CGPoint, _ transform: CGAffineTransform
  ) -> CGAffineTransform {
    let shift = CGPoint(x: rect.minX - boundsOrigin.x, y: rect.minY - boundsOrigin.y)
    if transform.isIdentity { return CGAffineTransform(translationX: shift.x, y: shift.y) }
    return CGAffineTransform(translationX: shift.x - anchor.x, y: shift.y - anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }
}

extension CGRect {
  /// Creates the rectangle of a size whose anchor, as fractions of the size, is at a point.
  @inlinable package init(size: CGSize, anchor: CGPoint, at position: CGPoint) {
    self.init(
      x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  /// Returns the position of an anchor, as fractions of the size.
  @inlinable package func point(at anchor: CGPoint) -> CGPoint {
    CGPoint(x: minX + width * anchor.x, y: minY + height * anchor.y)
  }
}

extension CGPoint {
  /// The middle, as fractions of a size: the default anchor of a layer.
  @inlinable package static var anchorInMiddle: CGPoint { CGPoint(x: 0.5, y: 0.5) }
}
