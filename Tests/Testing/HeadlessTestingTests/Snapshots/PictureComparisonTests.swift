import HeadlessPixels

@testable import HeadlessTesting

@Suite("Comparisons of pictures") struct PictureComparisonTests {
  let white, dotted: Bitmap

  init() throws {
    white = try Bitmap(width: 3, height: 2, filledWith: .white)
    var dotted = white
    dotted[2, 1] = .black
    self.dotted = dotted
  }

  private func comparison(_ expected: Bitmap, _ found: Bitmap) -> PictureComparison {
    PictureComparison(expected: expected, found: found, tolerance: (pixels: 0, channel: 0))
  }

  @Test func `the picture of a difference is the found one, faded, with red pixels that differ`() throws {
    let marked = try #require(comparison(white, dotted).marked)
    #expect(marked[2, 1] == Bitmap.Pixel(red: 255, green: 0, blue: 0) && marked[0, 0] == .white)
    let faded = try #require(comparison(dotted, dotted).marked)
    expectEqual(faded[2, 1], Bitmap.Pixel(red: 192, green: 192, blue: 192))
  }

  @Test
  func `a failure keeps both pictures and one of the difference; two sizes have no picture of the difference`() throws {
    let format = SnapshotFormat<Bitmap>.png()
    let expected = try format.bytes(white)
    let files = format.attachments(expected, try format.bytes(dotted))
    expectEqual(files.map(\.name), ["expected", "found", "difference"])
    try expectEqual(PNG.decode([UInt8](files[2].bytes)), comparison(white, dotted).marked)
    let narrow = try Bitmap(width: 2, height: 2)
    let sizes = format.attachments(expected, try format.bytes(narrow))
    expectEqual(sizes.map(\.name), ["expected", "found"])
    try expectEqual(PNG.decode([UInt8](sizes[1].bytes)), narrow)
  }
}
