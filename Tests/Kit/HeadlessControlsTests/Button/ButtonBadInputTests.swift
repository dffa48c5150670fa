import HeadlessKit
import HeadlessTesting

/// Invalid values for a button: nothing is lost, nothing crashes, and refused values are reported.
@MainActor @Suite("Bad input to buttons", .reportsIssuesAsFailures, .sizedTitles) struct ButtonBadInputTests {
  func makeButton() -> Button { .sample(CGSize(100, 60), image: CGSize(20, 20), title: CGSize(40, 18)) }

  let image = CGRect(20, 20, 20, 20)
  let title = CGRect(40, 21, 40, 18)

  typealias Inset = (name: String, path: @MainActor @Sendable () -> ReferenceWritableKeyPath<Button, EdgeInsets>)

  nonisolated static let insets: [Inset] = [
    ("contentEdgeInsets", { \.contentEdgeInsets }), ("titleEdgeInsets", { \.titleEdgeInsets }),
    ("imageEdgeInsets", { \.imageEdgeInsets }),
  ]

  nonisolated static let notFinite = [
    EdgeInsets(.nan, 0, 0, 0), EdgeInsets(0, .nan, 0, 0), EdgeInsets(0, 0, .infinity, 0),
    EdgeInsets(0, 0, 0, -.infinity),
  ]

  @Test(arguments: insets, notFinite)
  func `insets that are not finite are reported and change nothing`(inset: Inset, value: EdgeInsets) throws {
    let (button, old) = (makeButton(), EdgeInsets(1, 2, 3, 4))
    button[keyPath: inset.path()] = old
    let before = button.laidOut
    let reports = IssueReporting.collect { button[keyPath: inset.path()] = value }
    let report = try #require(reports.first)
    #expect(reports.count == 1 && report.place == "Button.\(inset.name)")
    #expect(report.problem.contains("\(value)") && report.problem.contains("keeping the old value"))
    #expect(button[keyPath: inset.path()] == old && button.laidOut == before)
  }

  @Test(arguments: insets, [1e300, -1e300, 1e308] as [CGFloat])
  func `huge insets end in frames that are numbers`(inset: Inset, value: CGFloat) {
    let button = makeButton()
    button.layoutIfNeeded()
    _ = IssueReporting.collect {
      button[keyPath: inset.path()] = EdgeInsets(value, value, value, value)
      button.layoutIfNeeded()
      button.layOut { $0.sizeToFit() }
    }
    for view in button.subviews + [button] {
      #expect(view.frame.minX.isFinite && view.frame.minY.isFinite)
      #expect(view.frame.width.isFinite && view.frame.height.isFinite)
    }
  }

  @Test func `a fitting size that is not finite is refused by sizeToFit`() {
    let button = makeButton()
    button.contentEdgeInsets = EdgeInsets(0, 1e308, 0, 1e308)
    let reports = IssueReporting.collect { button.sizeToFit() }
    expectEqual(reports.map(\.place), ["Button.sizeToFit()"])
    expectEqual(button.frame.size, CGSize(100, 60))
  }

  @Test(arguments: [1e6, 1e12, 1e300] as [CGFloat]) func `a huge button centers its content`(size: CGFloat) {
    let button = makeButton()
    button.frame.size = CGSize(size, size)
    let frames = button.laidOut
    #expect(frames.image.size == CGSize(20, 20) && frames.title.size == CGSize(40, 18))
    #expect(abs(frames.image.maxX / size - 0.5) < 0.01)
  }

  @Test func `in a button of no size titles keep their heights and the rest shrinks`() {
    let button = makeButton()
    button.frame = .zero
    #expect(button.laidOut.image == .zero && button.laidOut.title == CGRect(0, -18 / 2, 0, 18))
  }

  @Test func `nil contents that were never set change nothing`() {
    let button = Button(frame: CGRect(0, 0, 100, 60))
    button.layoutIfNeeded()
    for state in ButtonContentTests.states {
      button.setTitle(nil, for: state)
      button.setAttributedTitle(nil, for: state)
      button.setTitleColor(nil, for: state)
      button.setTitleShadowColor(nil, for: state)
      button.setImage(nil, for: state)
      button.setBackgroundImage(nil, for: state)
    }
    #expect(LayoutTrace.recording { button.layoutIfNeeded() }.calls.isEmpty && button.subviews == [])
  }

  @Test func `an empty title is treated as none: the image is in the middle alone`() {
    let button = makeButton()
    button.setTitle("", for: .normal)
    expectEqual(button.laidOut.image, CGRect((100 - 20) / 2, 20, 20, 20))
    #expect(button.titleLabel?.isHidden == true && button.currentTitle == "")
    let attributed = makeButton()
    attributed.setAttributedTitle(NSAttributedString(string: ""), for: .normal)
    expectEqual(attributed.titleLabel?.isHidden, true)
  }

  @Test func `removing title and image hides the subviews and does not change the rest`() {
    let button = makeButton()
    #expect(button.laidOut == (image, title))
    button.setTitle(nil, for: .normal)
    expectEqual(button.laidOut.image, CGRect((100 - 20) / 2, 20, 20, 20))
    button.setTitle("40×18", for: .normal)
    button.setImage(nil, for: .normal)
    expectEqual(button.laidOut.title, CGRect((100 - 40) / 2, 21, 40, 18))
    #expect(button.imageView?.isHidden == true && button.titleLabel?.isHidden == false)
  }

  @Test func `an image of no size is an image without room`() {
    let button = Button(frame: CGRect(0, 0, 100, 60))
    button.setImage(Image(), for: .normal)
    expectEqual(button.laidOut.image, CGRect(50, 30, 0, 0))
    expectEqual(button.sizeThatFits(.zero), CGSize(0, 22), "a line of 18 points")
    expectEqual(button.intrinsicContentSize, CGSize(View.noIntrinsicMetric, 22))
    button.setTitle("40×18", for: .normal)
    expectEqual(button.laidOut.title, CGRect(30, 21, 40, 18))
  }

  @Test(.textMeasurer(.oneEm)) func `a very long title is shortened`() {
    let button = Button(frame: CGRect(0, 0, 100, 60))
    button.setTitle(String(repeating: "x", count: 20_000), for: .normal)
    expectEqual(button.laidOut.title.width, CGFloat(18 * 5))
    expectEqual(button.sizeThatFits(.zero).width, CGFloat(18 * 20_000))
  }

  @Test func `a frame that is not finite does not move the content`() {
    let button = makeButton()
    button.layoutIfNeeded()
    let reports = IssueReporting.collect { button.frame = CGRect(.nan, 0, 10, 10) }
    expectEqual(reports.map(\.place), ["Button.frame"])
    #expect(button.laidOut == (image, title) && button.frame == CGRect(0, 0, 100, 60))
  }

  @Test func `a measurer that answers nonsense is reported, and its title has no size`() {
    struct Nonsense: TextMeasurer {
      func size(of line: String, in font: Font) -> CGSize { CGSize(CGFloat.nan, .infinity) }
    }
    let button = makeButton()
    button.layoutIfNeeded()
    TextMeasuring.withCurrent(Nonsense()) {
      let reports = IssueReporting.collect {
        button.layOutAgain()
        button.sizeToFit()
      }
      expectEqual(Set(reports.map(\.place)), ["Nonsense.size(of:in:)"])
      #expect(button.subviews.last?.frame.size == .zero && button.bounds.width >= 20 && button.bounds.width < 100)
    }
  }
}
