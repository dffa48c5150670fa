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
    // A sum is finite only if both parts are. `CGRect.infinite` is made of finite numbers.
    (origin.x + size.width).isFinite && (origin.y + size.height).isFinite
      && (size.width < .greatestFiniteMagnitude || self != .infinite)
  }

  /// Whether this is `CGRect.null` itself; Foundation's `isNull` and `==` take any infinite origin for it.
  package var isExactlyNull: Bool { origin.x == .infinity && origin.y == .infinity }

  /// Whether it changes when it is standardized.
  package var hasNegativeSize: Bool { size.width < 0 || size.height < 0 }
}
