import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Images of a segmented control` {
  let control = SegmentedControl(items: ["A", "B", "C"])

  init() { control.frame = CGRect(x: 0, y: 0, width: 300, height: 32) }

  private var imageBoxes: [CGRect] { control.drawnImages.map(\.rect) }

  private func image(_ side: CGFloat) -> Image { Image(size: CGSize(width: side, height: side)) }

  @Test func `background images are drawn behind the segments of their state, in place of the standard background`() {
    let (normal, selected) = (image(4), image(6))
    control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
    control.setBackgroundImage(selected, for: .selected, barMetrics: .default)
    #expect(control.backgroundImage(for: .selected, barMetrics: .default) === selected)
    expectNil(control.backgroundImage(for: .disabled, barMetrics: .default))
    expectNil(control.backgroundImage(for: .normal, barMetrics: .compact))
    control.selectedSegmentIndex = 1
    #expect(control.filledBoxes == [] && imageBoxes.map(\.minX) == [0, 100, 200])
    control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    #expect(control.filledBoxes.count == 2 && imageBoxes == [])
  }

  @Test func `a segment that was touched is highlighted until the touch is lifted or canceled`() {
    let (normal, highlighted) = (image(4), image(6))
    control.isMomentary = true
    control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
    control.setBackgroundImage(highlighted, for: .highlighted, barMetrics: .default)
    let window = Window.showing(control)
    for isCanceled in [true, false] {
      let finger = touch(window, at: CGPoint(x: 50, y: 16))
      expectEqual(control.drawnImages.map(\.image), [highlighted, normal, normal])
      if isCanceled { finger.cancel() } else { finger.lift() }
      expectEqual(control.drawnImages.map(\.image), [normal, normal, normal])
    }
  }

  @Test func `divider images are drawn in the middle of two segments`() {
    control.setDividerImage(image(4), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    expectEqual(imageBoxes, [98, 198].map { CGRect(x: $0, y: 0, width: 4, height: 32) })
    control.setDividerImage(image(8), forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
    control.selectedSegmentIndex = 0
    expectEqual(imageBoxes.map(\.minX), [96, 198])
    expectNil(control.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default))
  }

  private var titleStarts: [CGFloat] {
    control.layoutIfNeeded()
    return control.drawnRuns.map(\.origin.x)
  }

  @Test func `an adjustment moves the content of the segments at a place`() {
    let starts = titleStarts
    control.setContentPositionAdjustment(Offset(horizontal: 3, vertical: 0), forSegmentType: .any, barMetrics: .default)
    control.setContentPositionAdjustment(
      Offset(horizontal: 9, vertical: 0), forSegmentType: .right, barMetrics: .default)
    expectEqual(zip(titleStarts, starts).map { $0 - $1 }, [3, 3, 9])
    expectEqual(control.contentPositionAdjustment(forSegmentType: .right, barMetrics: .default).horizontal, 9)
    expectEqual(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default), .zero)
    let reports = IssueReporting.collect {
      control.setContentPositionAdjustment(
        Offset(horizontal: .nan, vertical: 0), forSegmentType: .any, barMetrics: .default)
    }
    #expect(
      reports.map(\.description) == [
        "SegmentedControl.setContentPositionAdjustment(_:forSegmentType:barMetrics:): the adjustment is not finite; keeping the old value. Pass finite numbers of points."
      ])
  }

  @Test func `the raw values of places and metrics are Apple's`() {
    expectEqual([SegmentedControl.Segment.any, .left, .center, .right, .alone].map(\.rawValue), [0, 1, 2, 3, 4])
    expectEqual([BarMetrics.default, .compact, .defaultPrompt, .compactPrompt].map(\.rawValue), [0, 1, 101, 102])
  }
}
