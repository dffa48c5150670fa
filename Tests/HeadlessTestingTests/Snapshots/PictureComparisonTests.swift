import HeadlessPixels
import Testing

@testable import HeadlessTesting

@Suite("Comparisons of pictures")
struct PictureComparisonTests {
  let white: Bitmap
  let dotted: Bitmap

  init() throws {
    white = try Bitmap(width: 3, height: 2, filledWith: .white)
    var dotted = white
    dotted[2, 1] = .black
    self.dotted = dotted
  }

  private func comparison(_ expected: Bitmap, _ found: Bitmap) -> PictureComparison {
    PictureComparison(expected: expected, found: found, tolerance: PictureTolerance(pixels: 0, channel: 0))
  }

  @Test("the picture of a difference is what was found, faded, and red where it differs")
  func marked() throws {
    let marked = try #require(comparison(white, dotted).marked)
    #expect(marked[2, 1] == Bitmap.Pixel(red: 255, green: 0, blue: 0) && marked[0, 0] == .white)
    let faded = try #require(comparison(dotted, dotted).marked)
    #expect(faded[2, 1] == Bitmap.Pixel(red: 192, green: 192, blue: 192))
  }

  @Test("a failure keeps both pictures and what differs; of two sizes there is no difference to be seen")
  func evidence() throws {
    let name = EvidenceName(
      of: SnapshotFile(beside: "/a/CardTests.swift", test: "looks()", name: "red", fileExtension: "png").url)
    let names = comparison(white, dotted).failure("different", named: name).attachments.map(\.name)
    #expect(names == ["expected", "found", "difference"].map { "CardTests-looks-red-\($0).png" })
    let narrow = try Bitmap(width: 2, height: 2)
    let pictures = comparison(white, narrow).failure("different", named: name).attachments
    #expect(pictures.map(\.name) == ["expected", "found"].map { "CardTests-looks-red-\($0).png" })
    #expect(try PNG.decode(pictures[1].bytes) == narrow)
  }
}
