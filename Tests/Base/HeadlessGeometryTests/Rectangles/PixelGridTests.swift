import Foundation
import HeadlessGeometry
import Testing

/// The named roundings, in pixels: a row's numbers are divided by the scale before and after.
@Suite("Pixel grid") struct PixelGridTests {
  static let scales: [CGFloat] = [1, 2, 3]

  typealias Row = (pixels: CGFloat, halfUp: CGFloat, up: CGFloat, down: CGFloat)

  static let rows: [Row] = [
    (pixels: 0, halfUp: 0, up: 0, down: 0), (pixels: 7, halfUp: 7, up: 7, down: 7),
    (pixels: 7.25, halfUp: 7, up: 8, down: 7), (pixels: 7.5, halfUp: 8, up: 8, down: 7),
    (pixels: 7.75, halfUp: 8, up: 8, down: 7), (pixels: -7, halfUp: -7, up: -7, down: -7),
    (pixels: -7.25, halfUp: -7, up: -7, down: -8), (pixels: -7.5, halfUp: -7, up: -7, down: -8),
    (pixels: -7.75, halfUp: -8, up: -7, down: -8), (pixels: 0.5, halfUp: 1, up: 1, down: 0),
    (pixels: -0.5, halfUp: 0, up: 0, down: -1),
  ]

  @Test(arguments: scales, rows)
  func `a5 halves go up, below zero too; up and down by their names`(scale: CGFloat, row: Row) {
    let grid = PixelGrid(scale: scale)
    let points = row.pixels / scale
    expectEqual(grid.halfUp(points), row.halfUp / scale)
    expectEqual(grid.up(points), row.up / scale)
    expectEqual(grid.down(points), row.down / scale)
  }

  @Test func `a5 each inset is rounded on its own, a half up`() {
    let grid = PixelGrid(scale: 3)
    let rounded = grid.halfUp(EdgeInsets(top: 1.2, left: 2.2, bottom: 3.7, right: 4.7))
    expectEqual(rounded, EdgeInsets(top: 4.0 / 3, left: 7.0 / 3, bottom: 11.0 / 3, right: 14.0 / 3))
    let halves = grid.halfUp(EdgeInsets(top: 0, left: -0.5, bottom: 0, right: 0.5))
    expectEqual(halves, EdgeInsets(top: 0, left: -1.0 / 3, bottom: 0, right: 2.0 / 3))
  }

  @Test(arguments: scales) func `a number on the grid is not changed, in spite of rounding errors`(scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    for pixel in -400...400 {
      let points = CGFloat(pixel) / scale
      var summed: CGFloat = 0
      for _ in 0..<abs(pixel) { summed += (pixel < 0 ? -1 : 1) / scale }
      for value in [points, summed, points.nextUp, points.nextDown] {
        expectEqual(grid.halfUp(value), points)
        #expect(grid.up(value) == points && grid.down(value) == points)
      }
    }
  }

  @Test(arguments: scales)
  func `a distance below the tolerance is treated as zero, one above it is not`(scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    let little = PixelGrid.tolerance / 2 / scale
    let enough = PixelGrid.tolerance * 2 / scale
    let (pixel, half) = (1 / scale, 0.5 / scale)
    #expect(grid.up(pixel + little) == pixel && grid.up(pixel + enough) == 2 / scale)
    #expect(grid.down(pixel - little) == pixel && grid.down(pixel - enough) == 0)
    #expect(grid.halfUp(half - little) == pixel && grid.halfUp(half - enough) == 0)
  }

  @Test(arguments: scales) func `a value moves to a pixel edge from less than the tolerance only`(scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    let pixel = 7 / scale
    let little = PixelGrid.tolerance / 2 / scale
    for value in [pixel, pixel - little, pixel + little, pixel.nextDown, pixel.nextUp] {
      expectEqual(grid.snap(value), pixel)
    }
    for distance in [4 * little, 0.25 / scale, 0.5 / scale] {
      #expect(grid.snap(pixel + distance) == pixel + distance && grid.snap(pixel - distance) == pixel - distance)
      expectEqual(grid.snap(-pixel - distance), -pixel - distance)
    }
  }

  @Test func `g11 sums of thirds become the nearest number to their pixel`() {
    let grid = PixelGrid(scale: 3)
    for pixel in -300...300 {
      let sum = CGFloat(pixel - 61) / 3 + 1 + 61.0 / 3 - 1
      expectEqual(grid.snap(sum), CGFloat(pixel) / 3)
    }
  }

  @Test(arguments: scales)
  func `a value falls short of a pixel by less than the tolerance, not by nothing`(scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    let pixel = 64 / scale
    let little = PixelGrid.tolerance / 2 / scale
    #expect(grid.fallsShort(pixel - little))
    for value in [pixel, pixel + little, pixel - 4 * little, pixel + 0.5 / scale, -pixel, 0] {
      #expect(!grid.fallsShort(value))
    }
    #expect(grid.fallsShort(-pixel - little))
    #expect(!grid.fallsShort(.nan) && !grid.fallsShort(1e300) && !grid.fallsShort(.infinity))
  }

  @Test func `g17 the middle of thirds falls short of its pixel`() {
    #expect(PixelGrid(scale: 3).fallsShort(12 + (116 - CGFloat(308) / 3) / 2))
    #expect(PixelGrid(scale: 3).fallsShort(12 + (116 - CGFloat(338) / 3) / 2))
    #expect(!PixelGrid(scale: 3).fallsShort(12 + (116 - CGFloat(306) / 3) / 2))
  }

  @Test(arguments: [1e16, -1e16, 4.5e15, 1e300, -1e300, CGFloat.greatestFiniteMagnitude, .infinity, -.infinity])
  func `numbers without a fraction to round stay as they are`(value: CGFloat) {
    let grid = PixelGrid(scale: 3)
    for rounded in [grid.halfUp(value), grid.up(value), grid.down(value), grid.snap(value)] {
      expectEqual(rounded, value)
    }
  }

  @Test(arguments: scales) func `what rounds to nothing is 0, not -0`(scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    for value in [0, -0.0, -1e-9] as [CGFloat] {
      let rounded = [grid.up(value), grid.down(value), grid.halfUp(value)]
      #expect(rounded.allSatisfy { $0.sign == .plus })
    }
  }

  @Test(arguments: [1e9, 1e12, 1e14] as [CGFloat])
  func `large numbers still round to a neighboring pixel`(value: CGFloat) {
    let grid = PixelGrid(scale: 3)
    let points = value + 0.2
    for rounded in [grid.halfUp(points), grid.up(points), grid.down(points)] {
      #expect(abs(rounded - points) <= 1.0 / 3)
    }
  }

  @Test func `what is not a number stays so`() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.halfUp(CGFloat.nan).isNaN && grid.up(CGFloat.nan).isNaN && grid.down(.nan).isNaN)
  }

  @Test(arguments: [0, -2, .nan, .infinity] as [CGFloat])
  func `an invalid scale makes a grid of whole points`(scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    #expect(grid.scale == 1 && grid.up(CGFloat(0.2)) == 1)
    expectEqual(grid, PixelGrid(scale: 1))
  }

  @Test func `scales beyond three and below one are scales`() {
    expectEqual(PixelGrid(scale: 8).up(CGFloat(0.01)), 0.125)
    expectEqual(PixelGrid(scale: 0.5).up(CGFloat(0.01)), 2)
  }

  @Test func `b1 a size is rounded up in each axis on its own`() {
    expectEqual(PixelGrid(scale: 2).up(CGSize(width: 10.1, height: 10.5)), CGSize(width: 10.5, height: 10.5))
  }

  @Test func `a rectangle grows outward to whole pixels, and one on the grid does not grow`() {
    let grid = PixelGrid(scale: 2)
    let grown = grid.outward(CGRect(x: 0.3, y: -0.3, width: 1, height: 0.1))
    expectEqual(grown, CGRect(x: 0, y: -0.5, width: 1.5, height: 0.5))
    let exact = CGRect(x: -1.5, y: 2, width: 3.5, height: 0)
    expectEqual(grid.outward(exact), exact)
    #expect(grid.outward(CGRect(x: 0.25, y: 0.25, width: 0, height: 0)) == CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
  }
}
