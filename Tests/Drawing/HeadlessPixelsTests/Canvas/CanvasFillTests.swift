import Foundation
import HeadlessGeometry
import HeadlessPixels
import Testing

@Suite("Canvas fills") struct CanvasFillTests {
  func draw(_ width: Int = 10, _ height: Int = 10, _ body: (inout Canvas) -> Void) throws -> Bitmap {
    var canvas = try Canvas(width: width, height: height)
    body(&canvas)
    return canvas.bitmap
  }

  @Test func `a rectangle has the exact coverage of each pixel`() throws {
    let bitmap = try draw { $0.fill(Outline(rect: box(1.25, 2, 3, 1.0 / 3)), with: .color(.black)) }
    // 0.75, 1, 1 and 0.25 wide, a third high: 255 · 0.75 / 3 = 63.75 and so on.
    expectEqual((0..<6).map { bitmap[$0, 2].alpha }, [0, 64, 85, 85, 21, 0])
    #expect((0..<10).allSatisfy { bitmap[$0, 3] == .clear && bitmap[$0, 1] == .clear })
  }

  @Test func `a triangle covers half of the pixels on its long side`() throws {
    let bitmap = try draw {
      $0.fill(Outline(lines: [at(0, 0), at(10, 10), at(0, 10)], isClosed: true), with: .color(.black))
    }
    for index in 0..<10 {
      #expect(abs(Int(bitmap[index, index].alpha) - 128) <= 1)
      #expect(index == 0 || bitmap[index - 1, index].alpha == 255)
      #expect(index == 9 || bitmap[index + 1, index].alpha == 0)
    }
  }

  @Test func `a circle's coverage adds up to its area`() throws {
    let bitmap = try draw(40, 40) { $0.fill(Outline(ellipseIn: box(3.3, 4.7, 30, 30)), with: .color(.black)) }
    let area = stride(from: 3, to: bitmap.bytes.count, by: 4).reduce(0.0) { $0 + Double(bitmap.bytes[$1]) / 255 }
    // The tolerance of a tenth of a pixel is on one side of a line of π·30 pixels, at most.
    #expect(abs(area - Double.pi * 15 * 15) < Double.pi * 30 * 0.1)
  }

  @Test func `two turns the same way are inside by winding and outside by even-odd; opposite ones are outside by both`()
    throws
  {
    let outer = [at(0, 0), at(10, 0), at(10, 10), at(0, 10)]
    let inner = [at(3, 3), at(7, 3), at(7, 7), at(3, 7)]
    func middle(_ corners: [CGPoint], _ rule: Outline.FillRule) throws -> UInt8 {
      let outline = Outline(
        Outline(lines: outer, isClosed: true).elements + Outline(lines: corners, isClosed: true).elements)
      return try draw { $0.fill(outline, with: .color(.black), rule: rule) }[5, 5].alpha
    }
    try expectEqual(middle(inner, .winding), 255)
    try expectEqual(middle(inner, .evenOdd), 0)
    try expectEqual(middle(inner.reversed(), .winding), 0)
    try expectEqual(middle(inner.reversed(), .evenOdd), 0)
  }

  @Test func `two halves laid over each other are three quarters opaque`() throws {
    let half = Paint.color(Bitmap.Pixel(red: 255, green: 0, blue: 0, alpha: 128))
    let bitmap = try draw {
      $0.fill(Outline(rect: box(0, 0, 10, 10)), with: half)
      $0.fill(Outline(rect: box(0, 0, 10, 10)), with: half)
    }
    // 128 + 128 · (255 - 128) / 255 = 191.7
    expectEqual(bitmap[5, 5], Bitmap.Pixel(red: 255, green: 0, blue: 0, alpha: 192))
  }

  @Test
  func `a subpath without a beginning begins at its first point, and one after a close where the closed one began`()
    throws
  {
    let lines = Outline([.line(to: at(0, 0)), .line(to: at(10, 0)), .line(to: at(10, 10)), .line(to: at(0, 10))])
    try expectEqual(draw { $0.fill(lines, with: .color(.black)) }[9, 9].alpha, 255)
    let closed = Outline([
      .move(to: at(0, 0)), .line(to: at(10, 0)), .close, .line(to: at(10, 10)), .line(to: at(0, 10)), .close, .close,
    ])
    try expectEqual(draw { $0.fill(closed, with: .color(.black)) }[2, 8].alpha, 255)
    try expectEqual(draw { $0.fill(Outline([.close, .move(to: at(3, 3))]), with: .color(.black)) }[3, 3], .clear)
  }

  @Test func `what sticks out on any side is cut, and the rest is as it was`() throws {
    let bitmap = try draw { $0.fill(Outline(ellipseIn: box(-100, -100, 210, 210)), with: .color(.black)) }
    let whole = try draw { $0.fill(Outline(rect: box(-1e9, -1e9, 2e9, 2e9)), with: .color(.black)) }
    #expect(bitmap == whole && whole[0, 0] == .black && whole[9, 9] == .black)
    let right = try draw {
      $0.fill(Outline(lines: [at(5, -5), at(500, 5), at(5, 15)], isClosed: true), with: .color(.black))
    }
    #expect(right[4, 5] == .clear && right[6, 5] == .black && right[9, 5] == .black)
  }
}
