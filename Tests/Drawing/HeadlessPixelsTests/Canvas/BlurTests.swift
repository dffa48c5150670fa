import Foundation
import HeadlessGeometry
import Testing

@testable import HeadlessPixels

extension Mask: CustomTestStringConvertible {
  /// The bounds in pixels, in place of all coverage.
  public var testDescription: String { "\(bounds)" }
}

/// The softening of shadows: what it computes, and how much of it.
@Suite("Blurs") struct BlurTests {
  static func mask(_ minX: Int, _ minY: Int, _ maxX: Int, _ maxY: Int) -> Mask {
    let bounds = PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
    return Mask(bounds, coverage: Array(repeating: 255, count: bounds.count))
  }

  /// A mask in which every pixel has another coverage.
  static let pattern = Mask(
    PixelRect(minX: -37, minY: 5, maxX: 88, maxY: 96),
    coverage: (0..<125 * 91).map { UInt8(truncatingIfNeeded: $0 * 7919 / 13) })

  static let masks = [mask(0, 0, 300, 200), mask(17, -5, 18, 250), mask(-200, 40, 60, 41), pattern]

  @Test(arguments: masks, [34, 60, 97, 200, 376, 481])
  func `the results with cells and with pixels differ by at most 2 of 255`(mask: Mask, size: Int) {
    let blur = Mask.Blur(deviation: (Double(size) + 0.01) / 1.8799712)
    #expect(blur.size == size && blur.cellSize > 1)
    let seen = PixelRect(minX: -60, minY: -70, maxX: 200, maxY: 140)
    let fine = mask.finelyBlurred(blur, to: seen)
    let coarse = mask.coarselyBlurred(blur, to: seen)
    #expect(fine.bounds == seen && coarse.bounds == seen)
    let difference = zip(fine.coverage, coarse.coverage).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(difference <= 2, "\(difference)")
  }

  @Test(arguments: masks, [2, 3, 8, 19, 31, 200])
  func `a blur within a window equals that part of the whole blur`(mask: Mask, size: Int) {
    let blur = Mask.Blur(deviation: (Double(size) + 0.01) / 1.8799712)
    let whole = mask.blurred(blur, within: mask.bounds.grown(by: blur.margin))
    expectEqual(whole.bounds, mask.bounds.grown(by: blur.margin))
    let part = PixelRect(minX: 10, minY: -30, maxX: 55, maxY: 43)
    let cut = whole.cropped(to: part)
    let alone = mask.blurred(blur, within: part)
    expectEqual(alone.bounds, cut.bounds)
    let difference = zip(alone.coverage, cut.coverage).map { abs(Int($0) - Int($1)) }.max() ?? 0
    // The cells of the whole and of the part begin at the same positions.
    expectEqual(difference, 0, "\(difference)")
  }

  @Test(arguments: [2, 5, 19, 60, 200]) func `a blur preserves the sum of the coverage`(size: Int) {
    let blur = Mask.Blur(deviation: (Double(size) + 0.01) / 1.8799712)
    let mask = Self.mask(0, 0, 40, 40)
    let soft = mask.blurred(blur, within: mask.bounds.grown(by: blur.margin + 2))
    let weight = soft.coverage.reduce(0) { $0 + Int($1) }
    // Half of a 255th a pixel is rounded away at most, on the average much less.
    #expect(abs(weight - 40 * 40 * 255) <= soft.coverage.count / 6 + 200, "\(weight - 40 * 40 * 255)")
  }

  /// Returns the number of values that the shadow of a square of 50 pixels computes in a bitmap of 300 pixels.
  func steps(deviation: CGFloat, scale: CGFloat = 1, count: Int = 1) throws -> Int {
    let work = BlurWork()
    try BlurWork.$counter.withValue(work) {
      var canvas = try Canvas(width: 300, height: 300)
      canvas.concatenate(CGAffineTransform(scaleX: scale, y: scale))
      for _ in 0..<count {
        canvas.drawShadow(Shadow(color: .black, deviation: deviation), of: Outline(rect: box(100, 100, 50, 50)))
      }
    }
    return work.steps
  }

  @Test(arguments: [20, 50, 200, 1e6])
  func `a shadow costs by the picture and not by its radius`(deviation: CGFloat) throws {
    let picture = 300 * 300
    let (soft, softer) = (try steps(deviation: 10), try steps(deviation: deviation))
    #expect(soft <= 2 * picture && softer <= 2 * picture, "\(soft) \(softer)")
  }

  @Test func `a shadow under a large scale costs by the picture`() throws {
    let steps = try steps(deviation: 3, scale: 1e6)
    #expect(steps <= 2 * 300 * 300, "\(steps)")
  }

  @Test func `four times as many shadows cost four times as much`() throws {
    let (few, many) = (try steps(deviation: 200, count: 5), try steps(deviation: 200, count: 20))
    #expect(few > 0 && many == 4 * few)
  }

  @Test func `a shadow outside of the picture costs nothing`() throws {
    let work = BlurWork()
    try BlurWork.$counter.withValue(work) {
      var canvas = try Canvas(width: 100, height: 100)
      canvas.drawShadow(Shadow(color: .black, deviation: 20), of: Outline(rect: box(1_000, 0, 50, 50)))
      #expect(canvas.bitmap.bytes.allSatisfy { $0 == 0 })
    }
    expectEqual(work.steps, 0)
  }
}
