import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `A segmented control` {
  let control = SegmentedControl(items: ["A", "B", "C"])
  let log = EventLog()
  let window: Window

  init() {
    control.frame = CGRect(x: 10, y: 20, width: 280, height: 32)
    window = .showing(control)
    control.record(into: log)
  }

  private func tapSegment(_ index: Int) { tap(control, at: CGPoint(x: 40 + 93 * CGFloat(index), y: 16)) }
  private var titles: [String?] { (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) } }

  @Test func `segments are inserted, removed and changed by index, and larger indices are pinned`() {
    control.insertSegment(withTitle: "0", at: 0, animated: false)
    control.insertSegment(withTitle: "Z", at: 99, animated: true)
    expectEqual(titles, ["0", "A", "B", "C", "Z"])
    control.removeSegment(at: 1, animated: false)
    control.removeSegment(at: 99, animated: false)
    control.setTitle("last", forSegmentAt: 99)
    expectEqual(titles, ["0", "B", "last"])
    let image = Image(size: CGSize(width: 9, height: 9))
    control.setImage(image, forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1) === image && control.titleForSegment(at: 1) == nil)
    control.insertSegment(with: image, at: 0, animated: false)
    #expect(control.imageForSegment(at: 0) === image && control.numberOfSegments == 4)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
  }

  @Test(arguments: 0..<4, 0..<3)
  func `a segment inserted at any index leaves the selection with its segment`(index: Int, selected: Int) {
    control.selectedSegmentIndex = selected
    control.insertSegment(withTitle: "new", at: index, animated: false)
    expectEqual(control.selectedSegmentIndex, index <= selected ? selected + 1 : selected)
    control.removeSegment(at: index, animated: false)
    expectEqual(control.selectedSegmentIndex, selected)
    control.removeSegment(at: selected, animated: false)
    expectEqual(control.selectedSegmentIndex, SegmentedControl.noSegment)
  }

  @Test func `wrong indices and items are reported`() {
    let reports = IssueReporting.collect {
      control.selectedSegmentIndex = 3
      control.selectedSegmentIndex = -2
      control.setTitle("x", forSegmentAt: -1)
      control.setWidth(-1, forSegmentAt: 0)
      control.setWidth(.nan, forSegmentAt: 0)
      control.setContentOffset(CGSize(width: CGFloat.infinity, height: 0), forSegmentAt: 0)
      control.insertSegment(withTitle: "first", at: -5, animated: false)
      _ = SegmentedControl(items: [1])
      _ = SegmentedControl().titleForSegment(at: 0)
    }
    let kept = "keeping the old value."
    #expect(
      reports.map(\.description) == [
        "SegmentedControl.selectedSegmentIndex: 3 is not a segment; \(kept) Pass an index below numberOfSegments, which is 3, or noSegment.",
        "SegmentedControl.selectedSegmentIndex: -2 is not a segment; \(kept) Pass an index below numberOfSegments, which is 3, or noSegment.",
        "SegmentedControl.setTitle(_:forSegmentAt:): segment -1 is negative; ignoring the call. Insert the segment first, and pass its index.",
        "SegmentedControl.setWidth(_:forSegmentAt:): -1 is negative; \(kept) Pass a number of points from 0 on.",
        "SegmentedControl.setWidth(_:forSegmentAt:): nan is not finite; \(kept) Pass a number of points from 0 on.",
        "SegmentedControl.setContentOffset(_:forSegmentAt:): inf×0 is not finite; \(kept) Pass finite numbers of points.",
        "SegmentedControl.insertSegment(withTitle:at:animated:): -5 is negative; using 0. Pass an index from 0 on.",
        "SegmentedControl.init(items:): Int is neither a text nor an image nor an action; leaving it out. Pass items of String, Image or Action.",
        "SegmentedControl.titleForSegment(at:): segment 0 does not exist, as there are no segments; ignoring the call. Insert the segment first, and pass its index.",
      ])
    #expect(titles == ["first", "A", "B", "C"] && control.selectedSegmentIndex == -1)
  }

  @Test func `widths, offsets and enabled segments are stored`() {
    control.setWidth(50, forSegmentAt: 1)
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 1)
    control.setEnabled(false, forSegmentAt: 1)
    #expect(control.widthForSegment(at: 1) == 50 && control.widthForSegment(at: 0) == 0)
    expectEqual(control.contentOffsetForSegment(at: 1), CGSize(width: 1, height: 2))
    #expect(!control.isEnabledForSegment(at: 1) && control.isEnabledForSegment(at: 0))
  }

  @Test func `a segment's action is run, and one with the same identifier replaces it`() {
    var runs: [String] = []
    let control = SegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32),
      actions: [
        Action(title: "One", identifier: Action.Identifier("1")) { _ in runs.append("one") },
        Action(title: "Two", identifier: Action.Identifier("2")) { _ in runs.append("two") },
      ])
    let window = Window.showing(control)
    tap(control, at: CGPoint(x: 150, y: 16))
    #expect(runs == ["two"] && control.selectedSegmentIndex == 1 && window.subviews == [control])
    control.insertSegment(
      action: Action(title: "New", identifier: Action.Identifier("1")) { _ in }, at: 5, animated: false)
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "New")
    expectEqual(control.segmentIndex(identifiedBy: Action.Identifier("2")), 0)
    expectEqual(control.segmentIndex(identifiedBy: Action.Identifier("3")), -1)
    control.setAction(Action(title: "Other") { _ in }, forSegmentAt: 0)
    #expect(control.actionForSegment(at: 0)?.title == "Other" && control.titleForSegment(at: 0) == "Other")
  }

  @Test func `a tap selects and sends, a second one doesn't`() {
    tapSegment(1)
    tapSegment(1)
    #expect(control.selectedSegmentIndex == 1 && log.events.count { $0 == "value" } == 1)
    tapSegment(2)
    #expect(control.selectedSegmentIndex == 2 && log.events.count { $0 == "value" } == 2)
  }

  @Test func `a finger that slides selects where it lifts, and nothing outside`() {
    let finger = touch(control, at: CGPoint(x: 20, y: 16))
    finger.move(to: CGPoint(x: 250, y: 16))
    finger.lift()
    expectEqual(control.selectedSegmentIndex, 2)
    let other = touch(control, at: CGPoint(x: 20, y: 16))
    other.move(to: CGPoint(x: 20, y: 300))
    other.lift()
    touch(control, at: CGPoint(x: 20, y: 16)).cancel()
    expectEqual(control.selectedSegmentIndex, 2)
  }

  @Test func `a disabled segment handles no touch`() {
    control.setEnabled(false, forSegmentAt: 1)
    tapSegment(1)
    #expect(control.selectedSegmentIndex == -1 && !log.events.contains("value"))
  }

  @Test func `a momentary control has a selected segment during the event only`() {
    control.isMomentary = true
    var seen: [Int] = []
    control.addAction(Action { [unowned control] _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    tapSegment(2)
    tapSegment(2)
    #expect(seen == [2, 2] && control.selectedSegmentIndex == -1)
    control.selectedSegmentIndex = 1
    expectEqual(control.selectedSegmentIndex, -1)
  }

  @Test func `segments that an action removes while it runs do no harm`() {
    control.addAction(Action { [unowned control] _ in control.removeAllSegments() }, for: .valueChanged)
    tapSegment(2)
    #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == -1)
  }

  @Test func `i9 equal widths end at whole points, and the selected one is 2 points smaller`() {
    let pills = (0..<3).map { index in
      control.selectedSegmentIndex = index
      return control.filledBoxes[1]
    }
    #expect(pills.map(\.minX) == [2, 95, 188] && pills.map(\.width) == [89, 89, 90])
    #expect(pills.allSatisfy { $0.minY == 2 && $0.height == 28 })
    #expect(control.filledBoxes[0] == control.bounds && control.drawnTexts == ["A", "B", "C"])
  }

  @Test func `i9 it is 32 points high, and as wide as its widest title asks`() {
    let wide = SegmentedControl(items: ["i", "Wide title"])
    let title = TextMeasuring.current.size(of: "Wide title", in: .systemFont(ofSize: 13)).width
    let width = (title * 2).rounded(.up) / 2
    expectEqual(wide.intrinsicContentSize, CGSize(width: 2 * (width + 20) + 1, height: 32))
    #expect(wide.frame.size == wide.intrinsicContentSize && wide.sizeThatFits(.zero) == wide.frame.size)
    wide.apportionsSegmentWidthsByContent = true
    #expect(wide.intrinsicContentSize.width < wide.frame.width)
    wide.setWidth(10, forSegmentAt: 0)
    wide.setWidth(20, forSegmentAt: 1)
    expectEqual(wide.intrinsicContentSize.width, 31)
  }

  @Test func `widths that were set do not change, the others share the rest`() {
    control.setWidth(100, forSegmentAt: 0)
    control.selectedSegmentIndex = 1
    expectEqual(control.filledBoxes[1], CGRect(x: 102, y: 2, width: 86, height: 28))
  }

  @Test func `attributes set the font and color of titles`() {
    control.setTitleTextAttributes([.font: Font.systemFont(ofSize: 30), .foregroundColor: Color.red], for: .normal)
    #expect(control.titleTextAttributes(for: .normal)?.count == 2 && control.titleTextAttributes(for: .selected) == nil)
    control.layoutIfNeeded()
    #expect(control.drawnTexts == ["A", "B", "C"] && control.drawnRuns.allSatisfy { $0.font.pointSize == 30 })
    control.setTitleTextAttributes(nil, for: .normal)
    expectNil(control.titleTextAttributes(for: .normal))
  }

  @Test func `its accessibility value is the title of the selected segment`() {
    #expect(!control.isAccessibilityElement && control.accessibilityValue == nil)
    control.selectedSegmentIndex = 1
    expectEqual(control.accessibilityValue, "B")
  }

  @Test func `items may be actions`() {
    var runs = 0
    let control = SegmentedControl(items: ["A", Action(title: "Run") { _ in runs += 1 }])
    let window = Window.showing(control)
    expectEqual(control.titleForSegment(at: 1), "Run")
    tap(control, at: CGPoint(x: control.bounds.maxX - 5, y: 16))
    #expect(runs == 1 && window.subviews == [control])
  }

  @Test func `a change names its member as the reason of the layout`() {
    let image = Image(size: CGSize(width: 4, height: 4))
    let changes: [() -> Void] = [
      { control.setWidth(50, forSegmentAt: 0) }, { control.setImage(image, forSegmentAt: 1) },
      { control.insertSegment(with: image, at: 0, animated: false) },
    ]
    let reasons = changes.map { change in
      LayoutTrace.recording(of: control) {
        control.layOut { change() }
      }.calls.first?.reasons?.first.map(\.cause)
    }
    expectEqual(
      reasons, [["setWidth(_:forSegmentAt:)"], ["setImage(_:forSegmentAt:)"], ["insertSegment(with:at:animated:)"]])
  }
}
