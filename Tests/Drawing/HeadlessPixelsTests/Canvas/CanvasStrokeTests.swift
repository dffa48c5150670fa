import Foundation
import HeadlessGeometry
import HeadlessPixels
import Testing

@Suite("Canvas strokes") struct CanvasStrokeTests {
  func stroke(_ outline: Outline, _ width: CGFloat, _ change: (inout StrokeStyle) -> Void = { _ in }) throws -> Bitmap {
    var style = StrokeStyle(width: width)
    change(&style)
    var canvas = try Canvas(width: 40, height: 40)
    canvas.stroke(outline, with: .color(.black), style: style)
    return canvas.bitmap
  }

  let line = Outline(lines: [at(10, 20), at(30, 20)])

  @Test func `a line covers half its width on either side, and its caps what lies before its ends`() throws {
    let butt = try stroke(line, 4)
    expectEqual((16..<24).map { butt[20, $0].alpha }, [0, 0, 255, 255, 255, 255, 0, 0])
    #expect(butt[9, 20].alpha == 0 && butt[10, 20].alpha == 255 && butt[29, 20].alpha == 255 && butt[30, 20].alpha == 0)
    let square = try stroke(line, 4) { $0.cap = .square }
    #expect(square[7, 20].alpha == 0 && square[8, 18].alpha == 255 && square[31, 21].alpha == 255)
    let round = try stroke(line, 8) { $0.cap = .round }
    #expect(round[6, 19].alpha > 200 && round[6, 16].alpha == 0)
  }

  @Test func `a sharp corner reaches as far as its limit allows`() throws {
    let corner = Outline(lines: [at(5, 10), at(30, 10), at(30, 35)])
    try expectEqual(stroke(corner, 8)[33, 6].alpha, 255)
    // A right angle reaches √2 line widths.
    try expectEqual(stroke(corner, 8) { $0.miterLimit = 1.42 }[33, 6].alpha, 255)
    try expectEqual(stroke(corner, 8) { $0.miterLimit = 1.41 }[33, 6].alpha, 0)
    try expectEqual(stroke(corner, 8) { $0.join = .bevel }[33, 6].alpha, 0)
    let round = try stroke(corner, 8) { $0.join = .round }
    #expect(round[33, 6].alpha < 128 && round[32, 7].alpha > 200)
  }

  @Test func `a line back on itself is as a line once`() throws {
    try expectEqual(stroke(Outline(lines: [at(10, 20), at(30, 20), at(10, 20)]), 4), stroke(line, 4))
  }

  @Test func `dashes and gaps alternate from the phase on`() throws {
    func row(_ dashes: [CGFloat], _ phase: CGFloat) throws -> [Int] {
      let bitmap = try stroke(line, 4) {
        $0.dashes = dashes
        $0.dashPhase = phase
      }
      return (10..<30).filter { bitmap[$0, 20].alpha == 255 }
    }
    try expectEqual(row([4, 6], 0), [10, 11, 12, 13, 20, 21, 22, 23])
    try expectEqual(row([4, 6], 2), [10, 11, 18, 19, 20, 21, 28, 29])
    try expectEqual(row([4, 6], -2), [12, 13, 14, 15, 22, 23, 24, 25])
    try expectEqual(row([4, 6], 1002), row([4, 6], 2))
    // An odd number of lengths is repeated once: 3 on, 3 off.
    try expectEqual(row([3], 0), [10, 11, 12, 16, 17, 18, 22, 23, 24, 28, 29])
    for nonsense in [[0, 0], [-1, 3], [.nan, 2], [.infinity, 1], []] as [[CGFloat]] {
      try expectEqual(row(nonsense, 0), Array(10..<30))
    }
  }

  @Test func `the dash over the beginning of a closed subpath has a corner there`() throws {
    let square = Outline(rect: box(10, 10, 20, 20))
    // 80 around: the first dash begins 5 before the corner.
    let dashed = try stroke(square, 4) {
      $0.dashes = [10, 10]
      $0.dashPhase = 5
    }
    expectEqual(dashed[8, 8].alpha, 255)
    try expectEqual(stroke(square, 4) { $0.dashes = [1000, 1] }, stroke(square, 4))
  }

  @Test func `a line without length is a dot if its caps are round or square`() throws {
    let dot = Outline(lines: [at(20, 20), at(20, 20)])
    try expectEqual(stroke(dot, 8)[20, 20].alpha, 0)
    try expectEqual(stroke(dot, 8) { $0.cap = .square }[16, 16].alpha, 255)
    let round = try stroke(dot, 8) { $0.cap = .round }
    #expect(round[20, 20].alpha == 255 && round[16, 16].alpha < 100)
    try expectEqual(stroke(Outline([.move(to: at(20, 20))]), 8) { $0.cap = .round }[20, 20].alpha, 0)
  }

  @Test func `a line drawn in a stretched space is stretched with it`() throws {
    var canvas = try Canvas(width: 40, height: 40)
    canvas.concatenate(CGAffineTransform(scaleX: 4, y: 1))
    canvas.stroke(Outline(lines: [at(5, 0), at(5, 40)]), with: .color(.black), style: StrokeStyle(width: 2))
    // x = 5 ± 1, times 4.
    expectEqual((14..<26).map { canvas.bitmap[$0, 20].alpha == 255 }, (14..<26).map { (16..<24).contains($0) })
  }
}
