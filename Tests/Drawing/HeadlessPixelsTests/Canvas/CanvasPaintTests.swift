import Foundation
import HeadlessGeometry
import Testing

@testable import HeadlessPixels

@Suite("Canvas paints") struct CanvasPaintTests {
  let whole = Outline(rect: box(0, 0, 100, 100))
  let stops = [Gradient.Stop(0, .black), Gradient.Stop(1, .white)]

  func gradient(_ shape: Gradient.Shape, _ stops: [Gradient.Stop]? = nil) throws -> Bitmap {
    var canvas = try Canvas(width: 100, height: 100)
    canvas.fill(whole, with: .gradient(Gradient(shape, stops: stops ?? self.stops)))
    return canvas.bitmap
  }

  @Test func `a linear gradient runs from its first to its last color and continues with them`() throws {
    let bitmap = try gradient(.linear(start: at(25, 0), end: at(75, 0)))
    #expect(bitmap[0, 50] == .black && bitmap[24, 50] == .black)
    #expect(bitmap[75, 50] == .white && bitmap[99, 0] == .white)
    // The middle of pixel 49 is 24.5 of 50 points on the way.
    let middle = 255 * 49 / 100
    #expect(abs(Int(bitmap[49, 50].red) - middle) <= 1)
  }

  @Test func `a conic gradient runs once around, from its angle on toward the y axis`() throws {
    let bitmap = try gradient(.conic(center: at(50, 50), angle: 0))
    for (x, y, part) in [(99, 50, 0.0), (50, 99, 0.25), (0, 50, 0.5), (50, 0, 0.75)] {
      #expect(abs(Double(bitmap[x, y].red) - 255 * part) <= 4)
    }
    let turned = try gradient(.conic(center: at(50, 50), angle: .pi / 2))
    #expect(abs(Double(turned[0, 50].red) - 63.75) <= 4, "a quarter of 255")
  }

  @Test func `a radial gradient is clear where its circles never reach`() throws {
    let bitmap = try gradient(.radial(startCenter: at(20, 50), startRadius: 0, endCenter: at(60, 50), endRadius: 10))
    #expect(bitmap[5, 50] == .clear && bitmap[60, 5] == .clear && bitmap[60, 50].alpha == 255)
  }

  @Test func `stops out of order, none, one, or nonsense still paint something defined`() throws {
    let line = Gradient.Shape.linear(start: at(0, 0), end: at(100, 0))
    try expectEqual(gradient(line, [])[50, 50], .clear)
    try expectEqual(gradient(line, [Gradient.Stop(0.7, .ruby)])[5, 5], .ruby)
    let back = try gradient(line, [Gradient.Stop(0.5, .ruby), Gradient.Stop(0.2, .sky), Gradient.Stop(.nan, .leaf)])
    #expect(back[10, 0] == .ruby && back[90, 0] == .leaf)
    try expectEqual(gradient(.linear(start: at(3, 3), end: at(3, 3)))[50, 50], .white)
    try expectEqual(gradient(.linear(start: at(.nan, 3), end: at(3, 3)))[50, 50], .clear)
  }

  @Test func `a picture drawn pixel upon pixel is an exact copy, a part of it as well`() throws {
    let fields = try Bitmap.fields()
    var canvas = try Canvas(width: 8, height: 8)
    canvas.draw(fields, in: box(0, 0, 8, 8))
    expectEqual(canvas.bitmap, fields)
    var part = try Canvas(width: 3, height: 2)
    part.draw(fields, from: box(4, 5, 3, 2), in: box(0, 0, 3, 2))
    #expect(part.bitmap[0, 0] == fields[4, 5] && part.bitmap[2, 1] == fields[6, 6])
  }

  @Test func `a rotation by a right angle preserves the pixels of a picture`() throws {
    let fields = try Bitmap.fields()
    var turned = try Canvas(width: 8, height: 8)
    turned.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 8, ty: 0))
    turned.draw(fields, in: box(0, 0, 8, 8))
    for y in 0..<8 { for x in 0..<8 { expectEqual(turned.bitmap[x, y], fields[y, 7 - x]) } }
  }

  @Test func `a picture made much smaller is the mean of its pixels, none passed over`() throws {
    var checks = try Bitmap(width: 64, height: 64, filledWith: .white)
    for y in 0..<64 { for x in 0..<64 where (x + y) % 2 == 0 { checks[x, y] = .black } }
    var canvas = try Canvas(width: 2, height: 2)
    canvas.draw(checks, in: box(0, 0, 2, 2))
    #expect((0..<4).allSatisfy { abs(Int(canvas.bitmap[$0 % 2, $0 / 2].red) - 128) <= 2 })
  }

  @Test func `a tint replaces the colors and preserves the opacities`() throws {
    var canvas = try Canvas(width: 8, height: 8)
    canvas.draw(try Bitmap.fields(), in: box(0, 0, 8, 8), tint: .ruby)
    #expect(canvas.bitmap[0, 0] == .clear && canvas.bitmap[5, 2] == .ruby)
  }

  @Test(arguments: [0.0, 1, 2.5, 6])
  func `a shadow has the same total coverage for every blur, and is at its offset`(deviation: Double) throws {
    var canvas = try Canvas(width: 100, height: 100)
    let shadow = Shadow(color: .black, offset: CGSize(width: 5, height: -5), deviation: CGFloat(deviation))
    canvas.drawShadow(shadow, of: Outline(rect: box(40, 40, 20, 20)))
    let bitmap = canvas.bitmap
    let weight = stride(from: 3, to: bitmap.bytes.count, by: 4).reduce(0.0) { $0 + Double(bitmap.bytes[$1]) / 255 }
    #expect(abs(weight - 20 * 20) < 4)
    #expect(bitmap[54, 44].alpha == bitmap[55, 45].alpha && bitmap[54, 44].alpha > 200)
  }

  @Test func `a blur's boxes have the size that SVG defines`() {
    // ⌊s · 1.87997… + 0.5⌋
    expectEqual([0, 0.2, 1, 2, 4, 10].map { Mask.Blur(deviation: $0).size }, [0, 0, 2, 4, 8, 19])
    #expect(Mask.Blur(deviation: .nan).size == 0 && Mask.Blur(deviation: .infinity).size == 481)
  }

  @Test func `a group's opacity applies to its shadow as well, which does not show through`() throws {
    var canvas = try Canvas(width: 20, height: 10)
    canvas.beginLayer(alpha: 0.5, shadow: Shadow(color: .black, offset: CGSize(width: 5, height: 0), deviation: 0))
    canvas.fill(Outline(rect: box(0, 0, 10, 10)), with: .color(.white))
    canvas.endLayer()
    expectEqual(canvas.bitmap[7, 5], Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 128))
    expectEqual(canvas.bitmap[12, 5], Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 128))
  }

  @Test func `what is outside of the canvas throws its shadow inside`() throws {
    for isLayer in [true, false] {
      var canvas = try Canvas(width: 20, height: 20)
      let shadow = Shadow(color: .black, offset: CGSize(width: 30, height: 0), deviation: 1)
      let rect = Outline(rect: box(-25, 5, 10, 10))
      if isLayer {
        canvas.beginLayer(shadow: shadow)
        canvas.fill(rect, with: .color(.ruby))
        canvas.endLayer()
      } else {
        canvas.drawShadow(shadow, of: rect)
      }
      #expect(canvas.bitmap[10, 10].alpha > 250)
    }
  }
}
