import HeadlessKit
import Testing

@testable import Gallery

/// The frames of some cells of the tables, against the documents and the facts.
///
/// The icon is 24×24, the title 32×22; the pair is 24 + 32 = 56 wide.
@MainActor @Suite("Frames in the tables")
struct TableFrameTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var id: String
    var image: CGRect?
    var title: CGRect?

    var testDescription: String { id }
  }

  func check(_ row: Row) throws {
    let outcome = try outcome(of: row.id)
    #expect(outcome.imageFrame == row.image)
    #expect(outcome.titleFrame == row.title)
  }

  nonisolated static let alignments = [
    Row(
      id: "align-both-center-center", image: CGRect((120 - 56) / 2, (80 - 24) / 2, 24, 24),
      title: CGRect(32 + 24, (80 - 22) / 2, 32, 22)),
    Row(id: "align-both-top-left", image: CGRect(0, 0, 24, 24), title: CGRect(24, 0, 32, 22)),
    Row(
      id: "align-both-bottom-right", image: CGRect(120 - 56, 80 - 24, 24, 24), title: CGRect(120 - 32, 80 - 22, 32, 22)),
    Row(id: "align-both-fill-leading", image: CGRect(0, 0, 24, 80), title: CGRect(24, 0, 32, 80)),
    Row(id: "align-both-top-trailing", image: CGRect(120 - 56, 0, 24, 24), title: CGRect(120 - 32, 0, 32, 22)),
  ]

  @Test(arguments: alignments)
  func `D1.2 D1.4 a3 a4 the pair is aligned horizontally as one, vertically each by itself`(row: Row) throws {
    try check(row)
  }

  nonisolated static let alone = [
    Row(id: "align-image-fill-fill", image: CGRect(0, 0, 120, 80)),
    Row(id: "align-image-top-fill", image: CGRect(0, 0, 120, 24)),
    Row(id: "align-image-bottom-center", image: CGRect((120 - 24) / 2, 80 - 24, 24, 24)),
    Row(id: "align-title-fill-fill", title: CGRect(0, 0, 120, 80)),
    Row(id: "align-title-center-fill", title: CGRect(0, (80 - 22) / 2, 120, 22)),
    Row(id: "align-title-top-right", title: CGRect(120 - 32, 0, 32, 22)),
  ]

  @Test(arguments: alone)
  func `D1.3 a8 fill: an image alone fills, a title's label fills too`(row: Row) throws {
    try check(row)
  }

  @Test func `a8 fill shares the width in proportion to the natural widths`() throws {
    let outcome = try outcome(of: "align-both-center-fill")
    let image = try #require(outcome.imageFrame)
    let title = try #require(outcome.titleFrame)
    #expect(abs(image.width - 120 * 24 / 56) < 0.001)
    #expect(abs(title.width - 120 * 32 / 56) < 0.001)
    #expect(image.minX == 0)
    #expect(abs(title.maxX - 120) <= 0.25)
  }

  nonisolated static let imageInsets = [
    Row(id: "inset-image_0_10_0_0", image: CGRect(10, 0, 40 - 10, 40)),
    Row(id: "inset-image_0_10_0_10", image: CGRect(10, 0, 40 - 20, 40)),
    Row(id: "inset-image_-10_0_0_0", image: CGRect(0, -10 / 2, 40, 40)),
    Row(id: "inset-image_8_0_-10_0", image: CGRect(0, (8 + 10) / 2, 40, 40)),
    Row(id: "inset-image_-10_-10_-10_-10", image: CGRect(0, 0, 40, 40)),
    Row(id: "inset-image_0_-30_0_0", image: CGRect(-30 / 2, 0, 40, 40)),
    Row(id: "inset-image_0_20_20_0", image: CGRect(20, 0, 40 - 20, 40 - 20)),
  ]

  @Test(arguments: imageInsets)
  func `D2.16 D2.17 D2.18 D1.8 image insets`(row: Row) throws {
    try check(row)
  }

  nonisolated static let titleInsets = [
    Row(id: "inset-title_0_2_0_0", image: CGRect(32, 28, 24, 24), title: CGRect(56 + 2 / 2, 29, 32, 22)),
    Row(id: "inset-title_0_24_0_-24", image: CGRect(32, 28, 24, 24), title: CGRect(56 + 24, 29, 32, 22)),
    Row(id: "inset-title_-70_0_0_0", image: CGRect(32, 28, 24, 24), title: CGRect(56, 29 - 70 / 2, 32, 22)),
  ]

  @Test(arguments: titleInsets)
  func `D0.2 D0.3 D1.8 title insets move only the title`(row: Row) throws {
    try check(row)
  }

  @Test func `D2.19 b4 content insets make the fitted button larger`() throws {
    #expect(try outcome(of: "inset-content_0_0_0_0").frame.size == CGSize(width: 56, height: 24))
    #expect(try outcome(of: "inset-content_0_12_0_12").frame.size == CGSize(width: 56 + 24, height: 24))
    #expect(try outcome(of: "inset-content_6_30_10_4").frame.size == CGSize(width: 56 + 34, height: 24 + 16))
    #expect(try outcome(of: "inset-content_-4_-10_-4_-10").frame.size == CGSize(width: 56 - 20, height: 24 - 8))
  }

  nonisolated static let small = [
    Row(id: "small-image", image: CGRect(0, 0, 20, 30)),
    Row(id: "small-high-title", title: CGRect((40 - 20) / 2, (10 - 18) / 2, 20, 18)),
  ]

  @Test(arguments: small)
  func `D1.6 D1.7 a6 an image is compressed to the button, a title keeps its height`(row: Row) throws {
    try check(row)
  }

  @Test func `a1 a9 insets that cross: the content is a point in the middle, the frame a positive form`() throws {
    #expect(try outcome(of: "crossing-content").contentRect == CGRect((70 + 60) / 2, (50 + 40) / 2, 0, 0))
    #expect(try outcome(of: "crossing-image").imageFrame?.width == 80 + 60 - 120)
    #expect(try outcome(of: "crossing-title").titleFrame?.width == 0)
  }

  nonisolated static let worked = [
    Row(id: "worked-plain", image: CGRect(25, 19, 10, 6), title: CGRect(35, 13, 20, 18)),
    Row(id: "worked-center", image: CGRect(80, 33, 10, 6), title: CGRect(90, 28, 20, 18)),
    Row(id: "worked-left", image: CGRect(24, 4, 10, 6), title: CGRect(28, 5, 20, 18)),
    Row(id: "worked-right", image: CGRect(136, 62, 10, 6), title: CGRect(152, 69 - 18, 20, 18)),
    Row(
      id: "direction-insets-right-to-left-leading", image: CGRect(156, 33, 10, 6), title: CGRect(142, 28, 20, 18)),
    Row(
      id: "direction-insets-right-to-left-trailing", image: CGRect(44, 33, 10, 6), title: CGRect(18, 28, 20, 18)),
  ]

  @Test(arguments: worked)
  func `a10 a11 a12 the worked examples`(row: Row) throws {
    try check(row)
  }

  nonisolated static let directions = [
    Row(
      id: "direction-left-to-right-leading", image: CGRect(0, 28, 24, 24), title: CGRect(24, 29, 32, 22)),
    Row(
      id: "direction-right-to-left-leading", image: CGRect(120 - 24, 28, 24, 24), title: CGRect(120 - 56, 29, 32, 22)),
    Row(
      id: "direction-right-to-left-center", image: CGRect(32 + 32, 28, 24, 24), title: CGRect(32, 29, 32, 22)),
    Row(id: "direction-right-to-left-trailing", image: CGRect(32, 28, 24, 24), title: CGRect(0, 29, 32, 22)),
  ]

  @Test(arguments: directions)
  func `a10 right to left the image is on the right of the title`(row: Row) throws {
    try check(row)
  }
}
