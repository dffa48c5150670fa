import Foundation
import HeadlessGeometry
import HeadlessPixels
import Testing

@Suite("Canvas pictures") struct CanvasPictureTests {
  /// Returns two pixels side by side: ruby and sky.
  static func pair() throws -> Bitmap {
    var pair = try Bitmap(width: 2, height: 1, filledWith: .ruby)
    pair[1, 0] = .sky
    return pair
  }

  @Test func `tiles fill a rectangle from its corner on, the last ones cut`() throws {
    var canvas = try Canvas(width: 7, height: 2)
    canvas.draw(try Self.pair(), in: box(1, 0, 5, 2), tile: CGSize(width: 2, height: 1))
    let row: [Bitmap.Pixel] = [.clear, .ruby, .sky, .ruby, .sky, .ruby, .clear]
    #expect((0..<7).map { canvas.bitmap[$0, 0] } == row && (0..<7).map { canvas.bitmap[$0, 1] } == row)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 0, height: 1)])
  func `a tile without a size is not drawn`(size: CGSize) throws {
    var canvas = try Canvas(width: 2, height: 1)
    canvas.draw(try Self.pair(), in: box(0, 0, 2, 1), tile: size)
    try expectEqual(canvas.bitmap, Bitmap(width: 2, height: 1))
  }

  @Test func `darkness lays black over what the picture covers, and nowhere else`() throws {
    var picture = try Bitmap(width: 2, height: 1, filledWith: Bitmap.Pixel(red: 200, green: 100, blue: 0))
    picture[1, 0] = .clear
    var canvas = try Canvas(width: 2, height: 1)
    canvas.draw(picture, in: box(0, 0, 2, 1), darkness: 0.5)
    #expect(canvas.bitmap[0, 0] == Bitmap.Pixel(red: 100, green: 50, blue: 0) && canvas.bitmap[1, 0] == .clear)
  }

  @Test func `a picture can be mirrored, tinted and cut`() throws {
    let pair = try Self.pair()
    expectEqual((0..<2).map { pair.mirrored[$0, 0] }, [.sky, .ruby])
    let half = Bitmap.Pixel.black.withAlpha(multipliedBy: 0.2)
    expectEqual(pair.tinted(half)[1, 0], half)
    try expectEqual(pair.cropped(to: box(1, 0, 1, 1)), Bitmap(width: 1, height: 1, filledWith: .sky))
    // The noise of a sum touches no further pixel.
    expectEqual(pair.cropped(to: box(1 - 1e-9, 0, 1, 1 + 1e-9))?.width, 1)
    #expect(pair.cropped(to: box(2, 0, 5, 5)) == nil && pair.cropped(to: box(0, 0, .nan, 1)) == nil)
  }
}
