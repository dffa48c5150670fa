import HeadlessKit
import HeadlessTesting

/// A button measures its title as the title's label shows it; one-em characters of 10 points.
@MainActor @Suite("The style of a button's title", .textMeasurer(.oneEm), .reportsIssuesAsFailures)
struct TitleStyleTests {
  /// Twenty characters, 200 points.
  let title = "abcdefghijklmnopqrst"

  func button(width: CGFloat) -> Button {
    let button = Button(frame: CGRect(0, 0, width, 40))
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 10)
    return button
  }

  @Test func `a title that may be tightened fills the available width`() {
    let button = button(width: 195)
    expectEqual(button.laidOut.title.width, CGFloat(19 * 10))
    button.titleLabel?.allowsDefaultTighteningForTruncation = true
    #expect(button.laidOut.title.width == 195 && button.titleLabel?.shownLines.map(\.string) == [title])
  }

  @Test func `a style that is set back is the one of a label that never had another`() {
    let (plain, changed) = (button(width: 195), button(width: 195))
    changed.titleLabel?.allowsDefaultTighteningForTruncation = true
    changed.titleLabel?.allowsDefaultTighteningForTruncation = false
    expectEqual(changed.laidOut.title, plain.laidOut.title)
  }

  @Test func `a label returns the width of tightened text`() {
    let label = Label.showing(title)
    label.font = .systemFont(ofSize: 10)
    expectEqual(label.shownWidth(in: 195), CGFloat(19 * 10))
    label.allowsDefaultTighteningForTruncation = true
    expectEqual(label.shownWidth(in: 195), 195)
  }

  @Test func `a title that may shrink fills the available width`() {
    let button = button(width: 195)
    expectEqual(button.laidOut.title.width, CGFloat(19 * 10))
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    #expect(button.laidOut.title.width == 195 && button.titleLabel?.shownLines.map(\.string) == [title])
    button.titleLabel?.numberOfLines = 2
    button.titleLabel?.lineBreakMode = .byCharWrapping
    expectEqual(button.laidOut.title.width, CGFloat(19 * 10), "two lines do not shrink")
  }

  @Test func `Korean words of a title stay whole where its label asks for it`() {
    let button = button(width: 45)
    button.setTitle("한국 사람", for: .normal)
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.lineBreakMode = .byWordWrapping
    expectEqual(button.laidOut.title.width, CGFloat(4 * 10), "한국 사")
    button.titleLabel?.lineBreakStrategy = .hangulWordPriority
    expectEqual(button.laidOut.title.width, CGFloat(2 * 10))
  }

  struct Broken: TextMeasurer {
    let answer: CGSize
    func size(of line: String, in font: Font) -> CGSize { answer }
  }

  @Test(arguments: [CGFloat.nan, -5])
  func `a size that no text can have is reported and makes a title of no size`(width: CGFloat) throws {
    let reports = IssueReporting.collect {
      TextMeasuring.withCurrent(Broken(answer: CGSize(width, 18))) {
        expectEqual(button(width: 100).laidOut.title.size, .zero)
      }
    }
    let report = try #require(reports.first)
    expectEqual(report.place, "Broken.size(of:in:)")
    expectEqual(report.problem, "Expected a size from 0×0 up; got \(CGSize(width, 18).shortDescription); using 0×0.")
  }
}
