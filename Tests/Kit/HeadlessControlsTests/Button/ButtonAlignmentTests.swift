import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Button alignment", .reportsIssuesAsFailures, .sizedTitles) struct ButtonAlignmentTests {
  typealias Horizontal = Control.ContentHorizontalAlignment
  typealias Vertical = Control.ContentVerticalAlignment

  @Test func `D1.1 the alignments have the documented raw values, and both start in the middle`() {
    #expect([Vertical.center, .top, .bottom, .fill].map(\.rawValue) == [0, 1, 2, 3])
    #expect([Horizontal.center, .left, .right, .fill].map(\.rawValue) == [0, 1, 2, 3])
    let button = Button(frame: .zero)
    #expect(button.contentHorizontalAlignment == .center && button.contentVerticalAlignment == .center)
  }

  @Test func `D1.3 fill: a title alone starts at the left edge, as with left`() throws {
    let button = Button.sample(CGSize(100, 60), title: CGSize(40, 18))
    button.contentHorizontalAlignment = .fill
    let filled = button.laidOut.title
    button.contentHorizontalAlignment = .left
    #expect(filled.minX == button.laidOut.title.minX)
    #expect(try #require(button.titleLabel).textAlignment == .natural, "the text starts where its label does")
  }

  @Test func `D1.1 a new alignment marks the button, an equal one does not`() {
    let button = Button.sample(CGSize(100, 60), image: CGSize(20, 16))
    func layouts(_ change: () -> Void) -> Bool {
      button.layoutIfNeeded()
      change()
      return !LayoutTrace.recording { button.layoutIfNeeded() }.calls.isEmpty
    }
    #expect(layouts { button.contentHorizontalAlignment = .left })
    #expect(!layouts { button.contentHorizontalAlignment = .left })
    #expect(layouts { button.contentVerticalAlignment = .top })
    #expect(!layouts { button.contentVerticalAlignment = .top })
  }
}
