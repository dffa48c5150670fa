import HeadlessKit
import Testing

@testable import Gallery

/// The examples of scroll views, text fields and other controls.
@MainActor @Suite("Examples of scroll views and input controls")
struct InputExampleTests {
  @Test(arguments: [
    ("switch-on", CGSize(width: 51, height: 31)), ("stepper", CGSize(width: 94, height: 32)),
    ("pages", CGSize(width: 74, height: 26)), ("progress", CGSize(width: 120, height: 4)),
    ("slider", CGSize(width: 120, height: 34)), ("field-empty", CGSize(width: 120, height: 34)),
  ])
  func `i1 i2 i3 i4 i5 i10 a control has its preferred size, and draws itself`(id: String, size: CGSize) throws {
    let outcome = try outcome(of: "input-\(id)")
    #expect(outcome.bounds.size == size)
    #expect(!outcome.drawing.commands.isEmpty)
  }

  @Test func `h1 the frames of the rows do not change, and their positions on the page move by the offset`() throws {
    #expect(try outcome(of: "scrolling-start").boxes.map(\.name) == ["row 0", "row 1", "row 2"])
    let offset = try outcome(of: "scrolling-offset")
    #expect(offset.boxes.map(\.name) == ["row 1", "row 2", "row 3", "row 4"])
    #expect(offset.boxes.map(\.frame.minY) == [32, 64, 96, 128])
    #expect(offset.bounds.minY == 48)
  }

  @Test func `h4 the content begins below the top inset`() throws {
    #expect(try outcome(of: "scrolling-inset").observation("contentOffset.y") == "-24")
  }
}
