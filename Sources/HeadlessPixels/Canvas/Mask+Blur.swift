import Foundation

/// Softening.
extension Mask {
  /// How strong a blur is: three boxes in a row look like a Gaussian bell.
  ///
  /// > Documented: SVG 1.1, 15.17 (feGaussianBlur): boxes of d = ⌊s · 3·√(2π)/4 + 1/2⌋ for a standard deviation s; for an
  /// > even d two boxes of d, shifted by half a pixel to either side, and one of d + 1.
  struct Blur: Hashable {
    /// The boxes' size.
    let size: Int

    /// The largest standard deviation, in pixels.
    ///
    /// > Assumed: a softer shadow cannot be told from none.
    static let largestDeviation = 256.0

    init(deviation: Double) {
      // A comparison with NaN is false.
      let deviation = deviation > 0 ? min(deviation, Self.largestDeviation) : 0
      size = Int((deviation * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    }

    /// How far it spreads, in pixels.
    var margin: Int { size < 2 ? 0 : size * 3 / 2 + 1 }

    /// How many pixels each box begins before its own one, and how many it has.
    fileprivate var boxes: [(before: Int, size: Int)] {
      let half = size / 2
      if size % 2 == 1 { return [(half, size), (half, size), (half, size)] }
      return [(half, size), (half - 1, size), (half, size + 1)]
    }
  }

  /// The mask softened; what spreads beyond its bounds is lost.
  ///
  /// - Parameters:
  ///   - blur: How soft.
  ///   - window: What is seen of it; the rest need not be computed.
  /// - Returns: The part of it in the window.
  func blurred(_ blur: Blur, within window: PixelRect) -> Mask {
    if blur.size < 2 { return cropped(to: window) }
    var rows = self
    for index in 0..<bounds.height {
      rows.blurLine(from: index * bounds.width, step: 1, count: bounds.width, blur)
    }
    var columns = rows.cropped(
      to: PixelRect(minX: window.minX, minY: bounds.minY, maxX: window.maxX, maxY: bounds.maxY))
    for index in 0..<columns.bounds.width {
      columns.blurLine(from: index, step: columns.bounds.width, count: columns.bounds.height, blur)
    }
    return columns.cropped(to: window)
  }

  private mutating func blurLine(from start: Int, step: Int, count: Int, _ blur: Blur) {
    // Sixteen bits in between, so that three roundings do not show.
    var line = [Int](repeating: 0, count: count)
    var isEmpty = true
    for index in 0..<count {
      line[index] = Int(coverage[start + index * step]) << 8
      if line[index] != 0 { isEmpty = false }
    }
    if isEmpty { return }
    var next = line
    for box in blur.boxes {
      var sum = 0
      for index in 0..<min(box.size - box.before - 1, count) { sum += line[index] }
      for index in 0..<count {
        let entering = index - box.before + box.size - 1
        if entering < count { sum += line[entering] }
        next[index] = (sum + box.size / 2) / box.size
        let leaving = index - box.before
        if leaving >= 0 { sum -= line[leaving] }
      }
      swap(&line, &next)
    }
    for index in 0..<count { coverage[start + index * step] = UInt8(min((line[index] + 128) >> 8, 255)) }
  }
}
