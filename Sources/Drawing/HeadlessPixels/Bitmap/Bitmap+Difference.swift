extension Bitmap {
  /// Returns the fraction of pixels that differ from another bitmap's, 0 to 1.
  ///
  /// Colors are compared multiplied by their opacity, so that all clear pixels are equal.
  ///
  /// - Parameters:
  ///   - other: The other bitmap.
  ///   - tolerance: The accepted difference of each component of a pixel, in steps of 255.
  /// - Returns: The fraction of pixels that differ; 1 for bitmaps of different sizes, 0 for two empty ones.
  /// - Complexity: O(*n*) for *n* pixels.
  public func difference(from other: Bitmap, tolerance: Int = 0) -> Double {
    guard width == other.width, height == other.height else { return 1 }
    if isEmpty { return 0 }
    var different = 0
    forEachDifference(from: other, tolerance: tolerance) { _, _ in different += 1 }
    return Double(different) / Double(width * height)
  }

  /// Calls with the column and the row of each pixel that differs from another picture's, in reading order.
  ///
  /// Nothing is called for pictures of different sizes. The tolerance is that of ``difference(from:tolerance:)``.
  package func forEachDifference(from other: Bitmap, tolerance: Int, _ body: (Int, Int) -> Void) {
    guard width == other.width, height == other.height else { return }
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[index + 3])
      let otherAlpha = Int(other.bytes[index + 3])
      var farthest = abs(alpha - otherAlpha)
      for part in index..<index + 3 {
        let distance = abs(Int(bytes[part]) * alpha - Int(other.bytes[part]) * otherAlpha)
        farthest = max(farthest, (distance + 127) / 255)
      }
      if farthest > tolerance { body(index / 4 % width, index / 4 / width) }
    }
  }
}
