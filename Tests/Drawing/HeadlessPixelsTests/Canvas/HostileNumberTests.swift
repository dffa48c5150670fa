import Foundation
import HeadlessGeometry
import HeadlessPixels
import RandomNumbers
import Testing

/// Invalid and extreme numbers: nothing crashes, and nothing is slow.
///
/// `HEADLESS_HOSTILE_DRAWINGS` sets how many drawings are tried, `HEADLESS_HOSTILE_SEED` which.
@Suite("Hostile numbers") struct HostileNumberTests {
  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e15, -1e9, .leastNonzeroMagnitude, 0, -0.0, 1, 17.5,
    .greatestFiniteMagnitude,
  ]

  @Test
  func `any number is allowed anywhere in an outline, a style, a transform, a rectangle, a gradient and a shadow`()
    throws
  {
    let seed = PNGFuzzTests.number("HEADLESS_HOSTILE_SEED", or: 11)
    let count = PNGFuzzTests.number("HEADLESS_HOSTILE_DRAWINGS", or: 12)
    print("Hostile numbers: \(count) drawings, seed \(seed)")
    var random = SeededGenerator(seed: seed)
    func number() -> CGFloat { Self.numbers.randomElement(using: &random) ?? 0 }
    func point() -> CGPoint { at(number(), number()) }
    let red = Paint.color(.ruby)
    for _ in 0..<count {
      var canvas = try Canvas(width: 20, height: 20)
      if Bool.random(using: &random) {
        canvas.transform = CGAffineTransform(
          a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      }
      let outline = Outline([
        .move(to: point()), .line(to: point()), .quadCurve(to: point(), control: point()),
        .curve(to: point(), control1: point(), control2: point()), .close,
      ])
      canvas.fill(outline, with: red)
      var style = StrokeStyle(width: number())
      style.dashes = Bool.random(using: &random) ? [number(), number()] : []
      style.dashPhase = number()
      style.miterLimit = number()
      style.cap = .round
      canvas.stroke(outline, with: red, style: style)
      let rect = CGRect(origin: point(), size: CGSize(width: number(), height: number()))
      let shapes: [Gradient.Shape] = [
        .linear(start: point(), end: point()), .conic(center: point(), angle: number()),
        .radial(startCenter: point(), startRadius: number(), endCenter: point(), endRadius: number()),
      ]
      for shape in shapes {
        canvas.fill(
          Outline(rect: rect),
          with: .gradient(Gradient(shape, stops: [.init(number(), .ruby), .init(number(), .sky)])))
      }
      canvas.draw(try Bitmap.fields(), from: rect, in: rect, alpha: number())
      canvas.draw(try Bitmap.fields(), in: rect)
      canvas.draw(
        try Bitmap.fields(), from: rect, in: CGRect(x: 0, y: 0, width: 20, height: 20),
        tile: CGSize(width: number(), height: number()), darkness: number())
      let shadow = Shadow(color: .black, offset: CGSize(width: number(), height: number()), deviation: number())
      canvas.drawShadow(shadow, of: outline)
      canvas.beginMask(within: rect)
      canvas.fill(outline, with: red)
      canvas.endMask()
      canvas.beginLayer(alpha: number(), shadow: shadow, within: CGRect(origin: point(), size: rect.size))
      canvas.clip(to: outline)
      canvas.fill(Outline(rect: rect), with: red)
      canvas.endLayer()
      expectEqual(canvas.bitmap.width, 20)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `an outline with one number that is not finite paints nothing`(bad: CGFloat) throws {
    var canvas = try Canvas(width: 4, height: 4)
    canvas.fill(Outline(lines: [at(0, 0), at(4, 0), at(4, bad), at(0, 4)]), with: .color(.ruby))
    canvas.stroke(Outline(lines: [at(0, 0), at(bad, 0)]), with: .color(.ruby), style: StrokeStyle(width: 3))
    try expectEqual(canvas.bitmap, Bitmap(width: 4, height: 4))
  }

  @Test func `a rectangle of all there is covers everything`() throws {
    var canvas = try Canvas(width: 4, height: 4)
    canvas.fill(Outline(rect: box(-1e307, -1e307, 1e308, 1e308)), with: .color(.ruby))
    try expectEqual(canvas.bitmap, Bitmap(width: 4, height: 4, filledWith: .ruby))
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0)])
  func `a canvas without pixels accepts every call and stays empty`(width: Int, height: Int) throws {
    var canvas = try Canvas(width: width, height: height)
    for scene in Scene.all { scene.draw(&canvas) }
    #expect(canvas.bitmap.isEmpty)
  }

  @Test func `tiny dashes on a long line become a line without gaps instead of billions`() throws {
    var canvas = try Canvas(width: 20, height: 20)
    var style = StrokeStyle(width: 4)
    style.dashes = [1e-12, 1e-12]
    canvas.stroke(Outline(lines: [at(-1e12, 10), at(1e12, 10)]), with: .color(.ruby), style: style)
    style.dashes = [3, 3]
    canvas.stroke(Outline(lines: [at(-1e12, 16), at(1e12, 16)]), with: .color(.ruby), style: style)
    #expect(canvas.bitmap[19, 10].alpha > 0 && canvas.bitmap[10, 10].alpha > 0)
  }

  @Test func `far more lines than distinguishable positions need fewer steps, and cover the same`() throws {
    // Up and down 5000 times over a canvas of 50×50 pixels, whose rows are then cut into fewer lines.
    var canvas = try Canvas(width: 50, height: 50)
    let lines = (0..<5_000).map { at(CGFloat($0) / 100, $0 % 2 == 0 ? -5 : 55) }
    canvas.fill(Outline(lines: lines + [at(60, 55), at(60, -5)]), with: .color(.ruby), rule: .winding)
    #expect(canvas.bitmap[25, 25].alpha > 0)
  }
}
