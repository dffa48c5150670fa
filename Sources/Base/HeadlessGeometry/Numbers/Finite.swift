import Foundation

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
  /// Whether origin, size and far edges are finite numbers; false for `CGRect.null`.
  @inlinable package var isFinite: Bool {
    // A sum is finite only if both summands are. Infinity or NaN times zero is NaN, and NaN equals nothing.
    ((origin.x + size.width) * 0 + (origin.y + size.height) * 0) == 0 && !isInfiniteItself
  }

  /// Whether all four numbers are finite; the far edges may still lie beyond the largest number.
  package var hasFiniteNumbers: Bool { origin.isFinite && size.isFinite && !isInfiniteItself }

  /// Whether this is `CGRect.infinite`, which is made of finite numbers.
  @inlinable package var isInfiniteItself: Bool { size.width == .greatestFiniteMagnitude && self == .infinite }

  /// Whether this is `CGRect.null` itself; Foundation's `isNull` and `==` accept any infinite origin.
  @inlinable package var isExactlyNull: Bool { origin.x == .infinity && origin.y == .infinity }

  /// Whether it changes when it is standardized.
  @inlinable package var hasNegativeSize: Bool { size.width < 0 || size.height < 0 }

  /// Returns whether all four numbers are equal; Foundation's `==` has two more checks, for `CGRect.null`.
  @inlinable package func hasNumbers(of other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y && size.width == other.size.width
      && size.height == other.size.height
  }
}
