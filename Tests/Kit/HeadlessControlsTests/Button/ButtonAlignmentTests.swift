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

  struct Row: CustomTestStringConvertible {
    let horizontal: Horizontal
    let vertical: Vertical
    let image, title: CGRect
    var testDescription: String { "\(horizontal), \(vertical)" }
  }

  /// A 100×60 button whose image is 20×16 and whose title is 40×18.
  nonisolated static let both = [
    Row(.center, .center, image: CGRect(20, 22, 20, 16), title: CGRect(40, 21, 40, 18)),
    Row(.center, .top, image: CGRect(20, 0, 20, 16), title: CGRect(40, 0, 40, 18)),
    Row(.center, .bottom, image: CGRect(20, 44, 20, 16), title: CGRect(40, 42, 40, 18)),
    Row(.center, .fill, image: CGRect(20, 0, 20, 60), title: CGRect(40, 0, 40, 60)),
    Row(.left, .center, image: CGRect(0, 22, 20, 16), title: CGRect(20, 21, 40, 18)),
    Row(.left, .top, image: CGRect(0, 0, 20, 16), title: CGRect(20, 0, 40, 18)),
    Row(.left, .bottom, image: CGRect(0, 44, 20, 16), title: CGRect(20, 42, 40, 18)),
    Row(.left, .fill, image: CGRect(0, 0, 20, 60), title: CGRect(20, 0, 40, 60)),
    Row(.right, .center, image: CGRect(40, 22, 20, 16), title: CGRect(60, 21, 40, 18)),
    Row(.right, .top, image: CGRect(40, 0, 20, 16), title: CGRect(60, 0, 40, 18)),
    Row(.right, .bottom, image: CGRect(40, 44, 20, 16), title: CGRect(60, 42, 40, 18)),
    Row(.right, .fill, image: CGRect(40, 0, 20, 60), title: CGRect(60, 0, 40, 60)),
    // 100 is shared 20 : 40; the title's origin 33 1/3 is rounded to the pixel.
    Row(.fill, .center, image: CGRect(0, 22, 100.0 / 3, 16), title: CGRect(33.5, 21, 200.0 / 3, 18)),
    Row(.fill, .top, image: CGRect(0, 0, 100.0 / 3, 16), title: CGRect(33.5, 0, 200.0 / 3, 18)),
    Row(.fill, .bottom, image: CGRect(0, 44, 100.0 / 3, 16), title: CGRect(33.5, 42, 200.0 / 3, 18)),
    Row(.fill, .fill, image: CGRect(0, 0, 100.0 / 3, 60), title: CGRect(33.5, 0, 200.0 / 3, 60)),
  ]

  @Test(arguments: both) func `D1.2 D1.4 sixteen combinations with image and title`(row: Row) {
    let frames = laidOut(row, image: CGSize(20, 16), title: CGSize(40, 18))
    #expect(frames.image.isClose(to: row.image), "\(frames.image.shortDescription)")
    #expect(frames.title.isClose(to: row.title), "\(frames.title.shortDescription)")
  }

  nonisolated static let alone = [
    Row(.center, .center, image: CGRect(40, 22, 20, 16), title: CGRect(30, 21, 40, 18)),
    Row(.center, .top, image: CGRect(40, 0, 20, 16), title: CGRect(30, 0, 40, 18)),
    Row(.center, .bottom, image: CGRect(40, 44, 20, 16), title: CGRect(30, 42, 40, 18)),
    Row(.center, .fill, image: CGRect(40, 0, 20, 60), title: CGRect(30, 0, 40, 60)),
    Row(.left, .center, image: CGRect(0, 22, 20, 16), title: CGRect(0, 21, 40, 18)),
    Row(.left, .top, image: CGRect(0, 0, 20, 16), title: CGRect(0, 0, 40, 18)),
    Row(.left, .bottom, image: CGRect(0, 44, 20, 16), title: CGRect(0, 42, 40, 18)),
    Row(.left, .fill, image: CGRect(0, 0, 20, 60), title: CGRect(0, 0, 40, 60)),
    Row(.right, .center, image: CGRect(80, 22, 20, 16), title: CGRect(60, 21, 40, 18)),
    Row(.right, .top, image: CGRect(80, 0, 20, 16), title: CGRect(60, 0, 40, 18)),
    Row(.right, .bottom, image: CGRect(80, 44, 20, 16), title: CGRect(60, 42, 40, 18)),
    Row(.right, .fill, image: CGRect(80, 0, 20, 60), title: CGRect(60, 0, 40, 60)),
    Row(.fill, .center, image: CGRect(0, 22, 100, 16), title: CGRect(0, 21, 100, 18)),
    Row(.fill, .top, image: CGRect(0, 0, 100, 16), title: CGRect(0, 0, 100, 18)),
    Row(.fill, .bottom, image: CGRect(0, 44, 100, 16), title: CGRect(0, 42, 100, 18)),
    Row(.fill, .fill, image: CGRect(0, 0, 100, 60), title: CGRect(0, 0, 100, 60)),
  ]

  @Test(arguments: alone) func `D1.2 D1.3 sixteen combinations with an image only`(row: Row) {
    #expect(laidOut(row, image: CGSize(20, 16), title: nil).image == row.image)
  }

  @Test(arguments: alone) func `D1.2 sixteen combinations with a title only`(row: Row) {
    #expect(laidOut(row, image: nil, title: CGSize(40, 18)).title == row.title)
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

  private func laidOut(_ row: Row, image: CGSize?, title: CGSize?) -> (image: CGRect, title: CGRect) {
    let button = Button.sample(CGSize(100, 60), image: image, title: title)
    button.contentHorizontalAlignment = row.horizontal
    button.contentVerticalAlignment = row.vertical
    return button.laidOut
  }
}

extension ButtonAlignmentTests.Row {
  init(
    _ horizontal: Control.ContentHorizontalAlignment, _ vertical: Control.ContentVerticalAlignment, image: CGRect,
    title: CGRect
  ) { self.init(horizontal: horizontal, vertical: vertical, image: image, title: title) }
}
