import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Button alignment", .reportsIssuesAsFailures, .sizedTitles) struct ButtonAlignmentTests {
  typealias Horizontal = Control.ContentHorizontalAlignment
  typealias Vertical = Control.ContentVerticalAlignment

  @Test func `D1.1 the alignments have the documented raw values, and both start in the middle`() {
    expectEqual([Vertical.center, .top, .bottom, .fill].map(\.rawValue), [0, 1, 2, 3])
    let horizontal: [Horizontal] = [.center, .left, .right, .fill, .leading, .trailing]
    expectEqual(horizontal.map(\.rawValue), [0, 1, 2, 3, 4, 5])
    let button = Button(frame: .zero)
    #expect(button.contentHorizontalAlignment == .center && button.contentVerticalAlignment == .center)
  }

  typealias Span = (start: CGFloat, length: CGFloat)
  /// The places of an image of 20×16 alone, and of a title of 40×18 alone, in 100×60 points.
  typealias Alone<Alignment> = (alignment: Alignment, image: Span, title: Span)

  nonisolated static let across: [Alone<Horizontal>] = [
    (alignment: .center, image: (40, 20), title: (30, 40)), (alignment: .left, image: (0, 20), title: (0, 40)),
    (alignment: .right, image: (80, 20), title: (60, 40)), (alignment: .fill, image: (0, 100), title: (0, 100)),
  ]

  nonisolated static let down: [Alone<Vertical>] = [
    (alignment: .center, image: (22, 16), title: (21, 18)), (alignment: .top, image: (0, 16), title: (0, 18)),
    (alignment: .bottom, image: (44, 16), title: (42, 18)), (alignment: .fill, image: (0, 60), title: (0, 60)),
  ]

  @Test(arguments: across, down)
  func `D1.2 D1.3 sixteen combinations with an image alone, and with a title alone, whose text is natural`(
    across: Alone<Horizontal>, down: Alone<Vertical>
  ) {
    let imageOnly = Button.sample(CGSize(100, 60), image: CGSize(20, 16))
    let titleOnly = Button.sample(CGSize(100, 60), title: CGSize(40, 18))
    for button in [imageOnly, titleOnly] {
      button.contentHorizontalAlignment = across.alignment
      button.contentVerticalAlignment = down.alignment
    }
    let image = CGRect(across.image.start, down.image.start, across.image.length, down.image.length)
    expectEqual(imageOnly.laidOut.image, image)
    let title = CGRect(across.title.start, down.title.start, across.title.length, down.title.length)
    #expect(titleOnly.laidOut.title == title && titleOnly.titleLabel?.textAlignment == .natural)
  }

  @Test func `D1.1 a new alignment marks the button, an equal one does not`() {
    let button = Button.sample(CGSize(100, 60), image: CGSize(20, 16))
    #expect(button.isMarked { button.contentHorizontalAlignment = .left })
    #expect(!button.isMarked { button.contentHorizontalAlignment = .left })
    #expect(button.isMarked { button.contentVerticalAlignment = .top })
    #expect(!button.isMarked { button.contentVerticalAlignment = .top })
  }
}
