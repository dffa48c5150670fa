import Foundation
import HeadlessGeometry
import HeadlessPixels
import Testing

@Suite("Canvas state") struct CanvasStateTests {
  let everything = Outline(rect: box(-100, -100, 1000, 1000))

  @Test func `save and restore apply to transform and clip`() throws {
    var canvas = try Canvas(width: 4, height: 4)
    canvas.save()
    canvas.concatenate(CGAffineTransform(translationX: 2, y: 0))
    canvas.clip(to: Outline(rect: box(0, 0, 1, 1)))
    canvas.fill(everything, with: .color(.ruby))
    canvas.restore()
    expectEqual(canvas.transform, .identity)
    #expect(canvas.bitmap[2, 0] == .ruby && canvas.bitmap[3, 0] == .clear && canvas.bitmap[2, 1] == .clear)
    canvas.fill(everything, with: .color(.sky))
    expectEqual(canvas.bitmap[0, 3], .sky)
  }

  @Test func `restoring and ending more than was begun changes nothing`() throws {
    var canvas = try Canvas(width: 2, height: 2)
    canvas.concatenate(CGAffineTransform(scaleX: 2, y: 2))
    canvas.restore()
    canvas.endLayer()
    expectEqual(canvas.transform, CGAffineTransform(scaleX: 2, y: 2))
    canvas.beginLayer()
    canvas.restore()
    canvas.fill(everything, with: .color(.ruby))
    // The layer has not ended; the picture shows it nevertheless.
    expectEqual(canvas.bitmap[0, 0], .ruby)
    canvas.save()
    canvas.endLayer()
    #expect(canvas.bitmap[0, 0] == .ruby && canvas.transform == CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test func `a second clip intersects the first`() throws {
    var canvas = try Canvas(width: 10, height: 10)
    canvas.clip(to: Outline(rect: box(0, 0, 5.5, 10)))
    canvas.clip(to: Outline(rect: box(5, 0, 5, 10)))
    canvas.fill(everything, with: .color(.black))
    expectEqual((4...6).map { canvas.bitmap[$0, 5].alpha }, [0, 128, 0])
    canvas.clip(to: Outline())
    canvas.fill(everything, with: .color(.ruby))
    expectEqual(canvas.bitmap[5, 5].red, 0)
  }

  @Test func `a layer's opacity is applied once, also where two areas overlap`() throws {
    var canvas = try Canvas(width: 3, height: 1)
    canvas.beginLayer(alpha: 0.5)
    canvas.fill(Outline(rect: box(0, 0, 2, 1)), with: .color(.ruby))
    canvas.fill(Outline(rect: box(1, 0, 2, 1)), with: .color(.sky))
    canvas.endLayer()
    let half = CGFloat(128) / 255
    expectEqual((0..<3).map { canvas.bitmap[$0, 0].alpha }, [128, 128, 128])
    expectEqual(canvas.bitmap[1, 0], .sky.withAlpha(multipliedBy: half))
  }

  @Test func `a layer is cut by the clip once, not with every area in it`() throws {
    var canvas = try Canvas(width: 1, height: 1)
    canvas.clip(to: Outline(rect: box(0, 0, 0.5, 1)))
    canvas.beginLayer()
    canvas.fill(everything, with: .color(.ruby))
    canvas.fill(everything, with: .color(.sky))
    canvas.endLayer()
    #expect(canvas.bitmap[0, 0].alpha == 128 && canvas.bitmap[0, 0].red == 0)
  }

  @Test(arguments: [(-1, 3), (32769, 1), (1, 32769), (32768, 32768)])
  func `a canvas has at most so many pixels, and so many on a side`(width: Int, height: Int) {
    #expect(throws: Bitmap.SizeError.self) { try Canvas(width: width, height: height) }
  }

  // MARK: The memory of clips

  /// Returns half of a square, whose clip needs a mask.
  private func slope(_ side: CGFloat) -> Outline {
    Outline(lines: [at(0, 0), at(side, 0), at(0, side)], isClosed: true)
  }

  @Test func `the waiting pixels of stored clips are a quarter of their masks', until they are released`()
    throws
  {
    var canvas = try Canvas(width: 40, height: 40)
    expectEqual(canvas.waitingPixelCount, 0)
    canvas.clip(to: Outline(rect: CGRect(x: 0, y: 0, width: 20, height: 40)))
    expectEqual(canvas.waitingPixelCount, 0, "a rectangle of whole pixels needs no mask")
    canvas.save()
    canvas.clip(to: slope(40))
    let once = canvas.waitingPixelCount
    #expect(once > 0 && once <= 20 * 40 / 4)
    canvas.clip(to: slope(40))
    expectEqual(canvas.waitingPixelCount, once, "it replaces the last one")
    canvas.save()
    expectEqual(canvas.waitingPixelCount, once, "a stored state shares its mask")
    canvas.clip(to: slope(40))
    expectEqual(canvas.waitingPixelCount, 2 * once)
    canvas.restore()
    expectEqual(canvas.waitingPixelCount, once)
    canvas.restore()
    expectEqual(canvas.waitingPixelCount, 0)
  }

  @Test func `a layer that ends releases the masks that were stored in it`() throws {
    var canvas = try Canvas(width: 10, height: 10)
    canvas.beginLayer()
    expectEqual(canvas.waitingPixelCount, 100)
    canvas.save()
    canvas.clip(to: slope(10))
    expectEqual(canvas.waitingPixelCount, 125)
    canvas.endLayer()
    expectEqual(canvas.waitingPixelCount, 0)
  }
}
