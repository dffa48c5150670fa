import HeadlessKit
import Testing

@testable import Gallery

/// The frames of the ready-made buttons in the tables.
///
/// The icon is 24×24, the title 32×22, the button 120×80 and the spacing 4 unless the id contains others.
@MainActor @Suite("Frames of the recipes")
struct RecipeFrameTests {
  nonisolated static let positions: [TableFrameTests.Row] = [
    .init(
      id: "across-top-left", image: CGRect(0, (80 - 24 - 4 - 22) / 2, 24, 24),
      title: CGRect(0, 15 + 24 + 4, 32, 22)),
    .init(id: "across-left-right", image: CGRect(120 - 24 - 4 - 32, 28, 24, 24), title: CGRect(120 - 32, 29, 32, 22)),
    .init(id: "across-left-fill", image: CGRect(0, 28, 24, 24), title: CGRect(24 + 4, 29, 120 - 28, 22)),
    .init(id: "across-right-leading", image: CGRect(32 + 4, 28, 24, 24), title: CGRect(0, 29, 32, 22)),
    .init(id: "across-bottom-fill", image: CGRect(0, 15 + 22 + 4, 120, 24), title: CGRect(0, 15, 120, 22)),
    .init(id: "down-top-top", image: CGRect(48, 0, 24, 24), title: CGRect(44, 24 + 4, 32, 22)),
    .init(id: "down-bottom-bottom", image: CGRect(48, 80 - 24, 24, 24), title: CGRect(44, 80 - 24 - 4 - 22, 32, 22)),
    .init(id: "down-left-fill", image: CGRect(30, 0, 24, 80), title: CGRect(30 + 24 + 4, 0, 32, 80)),
    .init(id: "down-top-fill", image: CGRect(48, 0, 24, 24), title: CGRect(44, 24 + 4, 32, 80 - 28)),
  ]

  @Test(arguments: positions)
  func `D0.14 every alignment with every position`(row: TableFrameTests.Row) throws { try expectFrames(of: row) }

  private func expectFrames(of row: TableFrameTests.Row) throws {
    let outcome = try outcome(of: row.id)
    #expect(outcome.imageFrame == row.image)
    #expect(outcome.titleFrame == row.title)
  }

  @Test(arguments: ["top", "left", "bottom", "right"])
  func `D0.14 a subtitle is directly below the title and has its alignment`(position: String) throws {
    for alignment in ["center", "left", "right"] {
      let outcome = try outcome(of: "subtitle-\(alignment)-\(position)")
      let title = try #require(outcome.titleFrame)
      let subtitle = try #require(outcome.subtitleFrame)
      #expect(subtitle.minY == title.maxY)
      #expect(outcome.subtitle?.string == "subtitle")
      switch alignment {
      case "left": #expect(subtitle.minX == title.minX)
      case "right": #expect(subtitle.maxX == title.maxX)
      default: #expect(abs(subtitle.midX - title.midX) <= 0.25)
      }
    }
  }

  nonisolated static let styles: [TableFrameTests.Row] = [
    .init(id: "style-center-5-between-imageLeft", image: CGRect(32, 28, 24, 24), title: CGRect(56 + 5, 29, 32, 22)),
    .init(
      id: "style-center-5-between-imageRight", image: CGRect(32 + 32 + 5, 28, 24, 24), title: CGRect(32, 29, 32, 22)),
    .init(
      id: "style-center-5-between-imageTop", image: CGRect(48, 14.5, 24, 24), title: CGRect(44, 14.5 + 24 + 5, 32, 22)),
    .init(
      id: "style-center-5-between-imageBottom", image: CGRect(48, 14.5 + 22 + 5, 24, 24),
      title: CGRect(44, 14.5, 32, 22)),
    .init(id: "style-top-20-between-imageTop", image: CGRect(48, 0, 24, 24), title: CGRect(44, 24 + 20, 32, 22)),
    .init(
      id: "style-right-to-left-5-between-imageLeft", image: CGRect(32 - 5, 28, 24, 24),
      title: CGRect(32 + 24, 29, 32, 22)),
  ]

  @Test(arguments: styles)
  func `D0.4 D0.5 D0.6 D0.7 D0.9 the inset recipes as one call`(row: TableFrameTests.Row) throws {
    try expectFrames(of: row)
  }

  @Test func `D3.10 D3.11 fixed rectangles, and the size that they need`() throws {
    let own = try outcome(of: "fixed-own-size")
    #expect(own.frame.size == CGSize(width: 120, height: 40))
    #expect(own.imageFrame == CGRect(10, 10, 40, 40))
    #expect(own.titleFrame == CGRect(60, 10, 100, 40))
    #expect(try outcome(of: "fixed-sizes-itself").frame.size == CGSize(width: 150 + 2 * 10, height: 40 + 2 * 10))
    #expect(try outcome(of: "fixed-image-rect").frame.size == CGSize(width: 40 + 2 * 10, height: 40 + 2 * 10))
  }
}
