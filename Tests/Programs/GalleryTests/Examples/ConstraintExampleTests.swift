import HeadlessKit
import Testing

@testable import Gallery

/// The examples of constraints and stack views.
@MainActor @Suite("Examples of constraints")
struct ConstraintExampleTests {
  private func frames(_ id: String) throws -> [CGRect] { try outcome(of: id).boxes.map(\.frame) }

  @Test func `f8 f73 a button without width and height has its intrinsic size`() throws {
    let size = CGSize(width: Example.titleSize.width, height: 6 + Example.titleSize.height + 6)
    #expect(try frames("constraints-button") == [CGRect((200 - size.width) / 2, 20, size.width, size.height)])
  }

  @Test(arguments: [(id: "constraints-row", width: CGFloat(320)), (id: "constraints-narrow-row", width: 120)])
  func `the title of a row has the remaining width`(id: String, width: CGFloat) throws {
    let (title, buy) = (16 + 24 + CGFloat(8), width - 16 - 30)
    let expected = [
      CGRect(16, 10, 24, 24), CGRect(title, 11, buy - 8 - title, 22), CGRect(buy, 7, 30, 30),
    ]
    #expect(try frames(id) == expected)
  }

  @Test func `f56 equal widths fill the row, with rounded edges`() throws {
    #expect(try frames("stack-row").map(\.width) == [93.5, 93, 93.5])
  }

  @Test func `f60 a column keeps the buttons' own sizes`() throws {
    let frames = try frames("stack-column")
    #expect(frames.map(\.minX) == [0, 0, 0])
    #expect(frames.map(\.height) == [30, 34, 30])
    #expect(frames[2].maxY == 140)
  }

  @Test func `f62 a hidden button has no width, in the middle of the spacing`() throws {
    let width = (296 - CGFloat(8)) / 2
    #expect(
      try frames("stack-hidden") == [
        CGRect(0, 0, width, 40), CGRect(width + 4, 0, 0, 40), CGRect(width + 8, 0, width, 40),
      ])
  }

  @Test func `f19 f21 the larger width is broken, and reported by its name`() throws {
    let broken = try outcome(of: "conflict-broken")
    #expect(broken.boxes[0].frame.width == 60)
    #expect(broken.issues.contains("Will attempt to recover by breaking constraint\n<LayoutConstraint 'wide'"))
    #expect(broken.observation("wide.isActive") == "true")
    #expect(try frames("conflict-resolved")[0].width == 120)
  }

  @Test func `views that are not parts of a button are drawn, printed and listed by their names`() throws {
    let result = try #require(allExamples.first { $0.id == "constraints-row" }).run()
    #expect(Report.text(of: result, showing: nil).contains("  buy      (274, 7, 30, 30)"))
    let card = Card(of: result, links: ClaimLinks(to: "Docs/Fidelity")).html
    #expect(card.contains("<span class=\"swatch box\"></span>buy</th><td>274</td>"))
    #expect(card.count(of: "class=\"box\"") == 3)
    #expect(card.contains(">row</th>") && !card.contains("not made"))
  }
}
