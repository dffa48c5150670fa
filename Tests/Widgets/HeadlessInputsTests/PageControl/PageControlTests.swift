import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `A page control` {
  let control = PageControl(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
  let log = EventLog()
  let window: Window
  let left = CGPoint(x: 20, y: 15)
  let right = CGPoint(x: 80, y: 15)

  init() {
    control.numberOfPages = 3
    window = .showing(control)
    control.record(into: log)
  }

  @Test func `its page is limited to the pages`() {
    control.currentPage = 9
    expectEqual(control.currentPage, 2)
    control.currentPage = -1
    expectEqual(control.currentPage, 0)
    control.currentPage = 2
    control.numberOfPages = 2
    expectEqual(control.currentPage, 1)
    control.numberOfPages = 0
    #expect(control.currentPage == 0 && log.events == [])
  }

  @Test func `i10 18 points a page and 20 more, and 26 points high`() {
    expectEqual(control.size(forNumberOfPages: 3), CGSize(width: 74, height: 26))
    expectEqual(control.intrinsicContentSize, CGSize(width: 74, height: 26))
    expectEqual(control.sizeThatFits(.zero), CGSize(width: 74, height: 26))
    expectEqual(control.size(forNumberOfPages: -4), CGSize(width: 20, height: 26))
  }

  @Test func `i10 the dots are 18 points apart, and 7.6 points wide`() {
    control.sizeToFit()
    let dots = control.filledBoxes
    expectEqual(dots.map(\.midX), [19, 37, 55])
    #expect(dots.allSatisfy { abs($0.width - 7.6) < 0.001 && abs($0.midY - 13) < 0.001 })
  }

  @Test func `of very many pages those that fit are drawn`() {
    control.numberOfPages = 40
    // 100 points have room for the dots of the pages 18 to 22, and half of a dot at both sides.
    let dots = control.filledBoxes
    #expect(dots.contains { abs($0.midX - 50) <= 9 })
    #expect(zip(dots, dots.dropFirst()).allSatisfy { abs($1.midX - $0.midX - 18) < 0.001 })
    #expect((dots.first?.minX ?? 0) <= 0 && (dots.last?.maxX ?? 0) >= 100 && dots.count == 10)
    control.numberOfPages = .max
    control.currentPage = .max
    #expect(control.currentPage == .max - 1 && control.filledBoxes.count == 10)
    tap(control, at: right)
    tap(control, at: left)
    expectEqual(control.currentPage, .max - 2)
  }

  @Test func `a tap at the right changes to the next page, one at the left to the previous one`() {
    tap(control, at: right)
    #expect(control.currentPage == 1 && log.events == ["down", "value", "upInside"])
    tap(control, at: right)
    tap(control, at: right)
    #expect(control.currentPage == 2 && log.events.count { $0 == "value" } == 2)
    tap(control, at: left)
    expectEqual(control.currentPage, 1)
  }

  @Test func `the kind of the change is known during the event`() {
    var states: [PageControl.InteractionState] = []
    control.addAction(Action { [unowned control] _ in states.append(control.interactionState) }, for: .valueChanged)
    tap(control, at: right)
    #expect(states == [.discrete] && control.interactionState == .none)
  }

  @Test func `a direction of its own overrides the layout's`() {
    control.direction = .rightToLeft
    #expect(control.filledBoxes[0].minX > control.filledBoxes[1].minX)
    tap(control, at: left)
    expectEqual(control.currentPage, 1)
    control.semanticContentAttribute = .forceRightToLeft
    control.direction = .leftToRight
    #expect(control.filledBoxes[0].minX < control.filledBoxes[1].minX)
    expectEqual(PageControl.Direction.bottomToTop.rawValue, 4)
  }

  @Test func `a single page can be hidden`() {
    control.numberOfPages = 1
    expectEqual(control.filledBoxes.count, 1)
    control.hidesForSinglePage = true
    expectEqual(control.filledBoxes, [])
  }

  @Test func `images and colors replace the dots`() {
    let image = Image(size: CGSize(width: 6, height: 6))
    (control.preferredIndicatorImage, control.preferredCurrentPageIndicatorImage) = (image, image)
    control.setIndicatorImage(image, forPage: 1)
    control.setCurrentPageIndicatorImage(image, forPage: 1)
    #expect(control.filledBoxes == [] && control.indicatorImage(forPage: 1) === image)
    #expect(control.currentPageIndicatorImage(forPage: 1) === image && control.indicatorImage(forPage: 0) == nil)
    (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.red, .blue)
    #expect(control.pageIndicatorTintColor == .red && control.currentPageIndicatorTintColor == .blue)
  }

  @Test func `pages that there are not are reported`() {
    let reports = IssueReporting.collect {
      control.numberOfPages = -1
      control.setIndicatorImage(nil, forPage: 3)
      _ = control.indicatorImage(forPage: -1)
      control.setCurrentPageIndicatorImage(nil, forPage: 3)
      _ = control.currentPageIndicatorImage(forPage: 9)
    }
    let cure = "does not exist; keeping the old value. Pass a page below numberOfPages, which is 3."
    #expect(
      reports.map(\.description) == [
        "PageControl.numberOfPages: -1 is negative; keeping the old value. Pass a number from 0 on.",
        "PageControl.setIndicatorImage(_:forPage:): page 3 \(cure)",
        "PageControl.indicatorImage(forPage:): page -1 \(cure)",
        "PageControl.setCurrentPageIndicatorImage(_:forPage:): page 3 \(cure)",
        "PageControl.currentPageIndicatorImage(forPage:): page 9 \(cure)",
      ])
    expectEqual(control.numberOfPages, 3)
  }

  @Test func `its accessibility value is its page, and an adjusted one is sent`() {
    control.accessibilityIncrement()
    #expect(control.accessibilityValue == "page 2 of 3" && log.events == ["value"])
    control.accessibilityDecrement()
    expectEqual(control.accessibilityValue, "page 1 of 3")
    control.numberOfPages = 0
    expectNil(control.accessibilityValue)
  }

  @Test func `a display that is deferred waits, through a second tap too`() {
    control.defersCurrentPageDisplay = true
    let before = control.drawing()
    for page in [1, 2, 2] {
      tap(control, at: right)
      #expect(control.currentPage == page && control.drawing() == before)
    }
    control.updateCurrentPageDisplay()
    let last = control.drawing()
    tap(control, at: left)
    #expect(control.currentPage == 1 && control.drawing() == last && last != before)
    control.currentPage = 0
    expectEqual(control.drawing(), before)
  }
}
