import Foundation
import HeadlessPixels
import Testing

@Suite("The memory of clips") struct CanvasClipMemoryTests {
  @Test func `the waiting pixels of stored clips are a quarter of their masks', until they are released`()
    throws
  {
    var canvas = try Canvas(width: 40, height: 40)
    let slope = Outline([
      .move(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 40, y: 0)), .line(to: CGPoint(x: 0, y: 40)), .close,
    ])
    #expect(canvas.waitingPixelCount == 0)
    canvas.clip(to: Outline(rect: CGRect(x: 0, y: 0, width: 20, height: 40)))
    #expect(canvas.waitingPixelCount == 0, "a rectangle of whole pixels needs no mask")
    canvas.save()
    canvas.clip(to: slope)
    let once = canvas.waitingPixelCount
    #expect(once > 0 && once <= 20 * 40 / 4)
    canvas.clip(to: slope)
    #expect(canvas.waitingPixelCount == once, "it replaces the last one")
    canvas.save()
    #expect(canvas.waitingPixelCount == once, "a stored state shares its mask")
    canvas.clip(to: slope)
    #expect(canvas.waitingPixelCount == 2 * once)
    canvas.restore()
    #expect(canvas.waitingPixelCount == once)
    canvas.restore()
    #expect(canvas.waitingPixelCount == 0)
  }

  @Test func `a layer that ends releases the masks that were stored in it`() throws {
    var canvas = try Canvas(width: 10, height: 10)
    let slope = Outline([
      .move(to: CGPoint(x: 0, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 0, y: 10)), .close,
    ])
    canvas.beginLayer()
    #expect(canvas.waitingPixelCount == 100)
    canvas.save()
    canvas.clip(to: slope)
    #expect(canvas.waitingPixelCount == 125)
    canvas.endLayer()
    #expect(canvas.waitingPixelCount == 0)
  }
}
