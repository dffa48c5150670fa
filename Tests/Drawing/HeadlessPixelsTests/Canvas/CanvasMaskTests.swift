import Foundation
import HeadlessGeometry
import HeadlessPixels
import Testing

/// Masks, and layers that are only as large as they need to be.
@Suite("Canvas masks") struct CanvasMaskTests {
  let everything = Outline(rect: box(-100, -100, 1000, 1000))

  @Test func `what is painted in a mask is not seen, and lets through as much as its opacity`() throws {
    var canvas = try Canvas(width: 3, height: 1)
    canvas.beginMask()
    canvas.fill(Outline(rect: box(0, 0, 1, 1)), with: .color(.ruby))
    canvas.fill(Outline(rect: box(1, 0, 1, 1)), with: .color(Bitmap.Pixel.sky.withAlpha(multipliedBy: 0.4)))
    canvas.endMask()
    canvas.fill(everything, with: .color(.black))
    expectEqual((0..<3).map { canvas.bitmap[$0, 0] }, [.black, .black.withAlpha(multipliedBy: 0.4), .clear])
  }

  @Test func `a mask ends with the state that it was begun in, and preserves the transform and no clip of its inside`()
    throws
  {
    var canvas = try Canvas(width: 4, height: 1)
    canvas.save()
    canvas.concatenate(CGAffineTransform(translationX: 1, y: 0))
    canvas.beginMask()
    canvas.save()
    canvas.concatenate(CGAffineTransform(translationX: 1, y: 0))
    canvas.clip(to: Outline(rect: box(0, 0, 1, 1)))
    canvas.fill(everything, with: .color(.black))
    canvas.endMask()
    expectEqual(canvas.transform, CGAffineTransform(translationX: 1, y: 0))
    canvas.fill(everything, with: .color(.ruby))
    canvas.restore()
    expectEqual((0..<4).map { canvas.bitmap[$0, 0] }, [.clear, .clear, .ruby, .clear])
    canvas.fill(everything, with: .color(.sky))
    expectEqual(canvas.bitmap[3, 0], .sky)
  }

  @Test func `masks and layers end only what is of their kind`() throws {
    var canvas = try Canvas(width: 1, height: 1)
    canvas.endMask()
    canvas.beginMask()
    canvas.endLayer()
    canvas.fill(everything, with: .color(.ruby))
    canvas.endMask()
    expectEqual(canvas.bitmap[0, 0], .clear)
    canvas.beginLayer(alpha: 0)
    canvas.endMask()
    canvas.fill(everything, with: .color(.ruby))
    canvas.endLayer()
    expectEqual(canvas.bitmap[0, 0], .clear)
  }

  @Test func `an extent spares memory and changes no pixel, shadows included`() throws {
    func picture(_ extent: CGRect?) throws -> Bitmap {
      var canvas = try Canvas(width: 40, height: 40)
      canvas.concatenate(CGAffineTransform(scaleX: 2, y: 2))
      let shadow = Shadow(color: .black, offset: CGSize(width: 2, height: 1), deviation: 1)
      canvas.beginLayer(alpha: 0.5, shadow: shadow, within: extent)
      #expect(extent == nil ? canvas.waitingPixelCount >= 40 * 40 : canvas.waitingPixelCount == 34 * 34)
      canvas.fill(Outline(rect: box(5, 5, 8, 8)), with: .color(.ruby))
      canvas.endLayer()
      expectEqual(canvas.waitingPixelCount, 0)
      return canvas.bitmap
    }
    // Three deviations around the shape and its shadow: 16 points, and a pixel at each side.
    try expectEqual(picture(box(2, 2, 16, 16)), picture(nil))
  }

  @Test func `an extent outside of the canvas holds nothing`() throws {
    var canvas = try Canvas(width: 4, height: 4)
    canvas.beginLayer(within: box(100, 100, 5, 5))
    expectEqual(canvas.waitingPixelCount, 0)
    canvas.fill(everything, with: .color(.ruby))
    canvas.endLayer()
    try expectEqual(canvas.bitmap, Bitmap(width: 4, height: 4))
  }
}
