import Foundation

extension CGPoint {
  /// Whether both coordinates are finite numbers.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// Whether both dimensions are finite numbers.
  package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  /// Whether origin, size and far edges are finite numbers; false for `CGRect.null`.
  package var isFinite: Bool {
    // `CGRect.infinite` is made of finite numbers.
    origin.isFinite && size.isFinite && (origin.x + size.width).isFinite && (origin.y + size.height).isFinite
      && self != .infinite
  }

  /// Whether this is `CGRect.null` itself; Foundation's `isNull` and `==` take any infinite origin for it.
  package var isExactlyNull: Bool { origin.x == .infinity && origin.y == .infinity }
}
