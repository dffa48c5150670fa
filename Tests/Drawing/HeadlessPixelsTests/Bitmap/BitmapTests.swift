import Foundation
import HeadlessPixels
import Testing

@Suite("Bitmap") struct BitmapTests {
  @Test func `a new picture is of one color`() throws {
    try expectEqual(Bitmap(width: 2, height: 1, filledWith: .ruby).bytes, [255, 59, 48, 255, 255, 59, 48, 255])
    try expectEqual(Bitmap(width: 2, height: 1).bytes, [UInt8](repeating: 0, count: 2 * 1 * 4))
  }

  @Test func `pixels are set and read; outside there are none`() throws {
    var bitmap = try Bitmap(width: 3, height: 2)
    bitmap[2, 1] = .sky
    #expect(bitmap[2, 1] == .sky && bitmap[1, 1] == .clear)
    let before = bitmap
    for (x, y) in [(-1, 0), (3, 0), (0, 2), (0, -1), (Int.max, Int.max)] {
      bitmap[x, y] = .ruby
      expectEqual(bitmap[x, y], .clear)
    }
    expectEqual(bitmap, before)
  }

  @Test(arguments: [(-1, 1), (1, -1), (-3, -3), (1 << 14, 1 << 13), (Int.max, 2), (Int.max, Int.max)])
  func `an impossible size is refused`(width: Int, height: Int) {
    #expect(throws: Bitmap.SizeError.self) { try Bitmap(width: width, height: height) }
  }

  @Test func `the refusal names the size, the limit or the number of bytes`() {
    do {
      _ = try Bitmap(width: -1, height: 5)
      Issue.record("There is a picture of -1×5 pixels.")
    } catch {
      expectEqual(
        error.description,
        "There is no picture of -1×5 pixels: neither number may be negative, "
          + "and together they may make 67108864 pixels at most.")
    }
    do {
      _ = try Bitmap(width: 2, height: 2, bytes: [0])
      Issue.record("One byte makes 2×2 pixels.")
    } catch {
      expectEqual(error.description, "A picture of 2×2 pixels has 16 bytes, four for each pixel, not 1.")
    }
  }

  @Test func `the difference is the share of pixels beyond the tolerance`() throws {
    let white = try Bitmap(width: 10, height: 10, filledWith: .white)
    var other = white
    other[3, 4].green -= 5
    other[5, 6] = .black
    let (one, two) = (1.0 / 100, 2.0 / 100)
    #expect(white.difference(from: white) == 0 && white.difference(from: other) == two)
    expectEqual(white.difference(from: other, tolerance: 4), two)
    expectEqual(white.difference(from: other, tolerance: 5), one)
    expectEqual(other.difference(from: white, tolerance: 254), one)
    expectEqual(other.difference(from: white, tolerance: 255), 0)
    expectEqual(white.difference(from: try Bitmap(width: 10, height: 11)), 1)
  }

  @Test func `clear pixels are equal whatever their color, and a missing opacity counts`() throws {
    let clear = try Bitmap(width: 1, height: 1)
    let hidden = try Bitmap(width: 1, height: 1, filledWith: Bitmap.Pixel(red: 9, green: 9, blue: 9, alpha: 0))
    expectEqual(clear.difference(from: hidden), 0)
    expectEqual(clear.difference(from: try Bitmap(width: 1, height: 1, filledWith: .black), tolerance: 254), 1)
  }

  @Test func `components are rounded to the nearest byte, and invalid numbers clamped`() {
    let pixel = Bitmap.Pixel(red: 0.5, green: 2, blue: -1, opacity: 1)
    // 0.5 · 255 = 127.5, rounded away from zero.
    expectEqual(pixel, Bitmap.Pixel(red: 128, green: 255, blue: 0))
    expectEqual(
      Bitmap.Pixel(red: .nan, green: .infinity, blue: -.infinity, opacity: .nan),
      .init(red: 0, green: 255, blue: 0, alpha: 0))
    expectEqual("\(Bitmap.Pixel.ruby) \(Bitmap.Pixel.ruby.withAlpha(multipliedBy: 0.5))", "#ff3b30 #ff3b3080")
  }
}
