import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `A stepper` {
  let stepper = Stepper(frame: CGRect(x: 10, y: 20, width: 300, height: 5))
  let log = EventLog()
  let window: Window
  let minus = CGPoint(x: 20, y: 16)
  let plus = CGPoint(x: 70, y: 16)

  init() {
    window = .showing(stepper)
    stepper.record(into: log)
  }

  @Test func `i3 it has 94×32 points for every frame, and values from 0 to 100`() {
    expectEqual(stepper.frame, CGRect(x: 10, y: 20, width: 94, height: 32))
    stepper.frame = .zero
    stepper.bounds.size = .zero
    stepper.sizeToFit()
    expectEqual(stepper.frame, CGRect(x: 0, y: 0, width: 94, height: 32))
    expectEqual(stepper.intrinsicContentSize, CGSize(width: 94, height: 32))
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value, stepper.stepValue) == (0, 100, 0, 1))
    #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
  }

  @Test func `its halves make a step, at the touch`() {
    stepper.stepValue = 2.5
    let finger = touch(stepper, at: plus)
    expectEqual(stepper.value, 2.5)
    finger.lift()
    tap(stepper, at: plus)
    tap(stepper, at: minus)
    #expect(stepper.value == 2.5 && log.events.count { $0 == "value" } == 3)
  }

  @Test func `the ends stop it, and without a change nothing is sent`() {
    tap(stepper, at: minus)
    #expect(stepper.value == 0 && !log.events.contains("value"))
    stepper.value = 99.5
    tap(stepper, at: plus)
    #expect(stepper.value == 100 && log.events.contains("value"))
  }

  @Test func `one that wraps continues at the other end`() {
    stepper.wraps = true
    tap(stepper, at: minus)
    expectEqual(stepper.value, 100)
    tap(stepper, at: plus)
    expectEqual(stepper.value, 0)
  }

  @Test func `a finger that stays makes further steps, sooner and sooner`() {
    let finger = touch(stepper, at: plus)
    window.screen.clock.advance(by: 0.49)
    expectEqual(stepper.value, 1)
    window.screen.clock.advance(by: 0.02)
    expectEqual(stepper.value, 2)
    window.screen.clock.advance(by: 10)
    expectEqual(stepper.value, 100)
    finger.lift()
    stepper.value = 0
    window.screen.clock.advance(by: 10)
    expectEqual(stepper.value, 0)
  }

  @Test func `a finger that slides off pauses the steps`() {
    let finger = touch(stepper, at: plus)
    finger.move(to: CGPoint(x: 70, y: 300))
    window.screen.clock.advance(by: 1)
    expectEqual(stepper.value, 1)
    finger.cancel()
    #expect(!stepper.isTracking)
  }

  @Test(arguments: [false, true])
  func `a touch right after one that was lifted or canceled makes its steps alone`(isCanceled: Bool) {
    for expected in [1.0, 2] {
      let finger = touch(stepper, at: plus)
      window.screen.clock.advance(by: 0.3)
      if isCanceled { finger.cancel() } else { finger.lift() }
      expectEqual(stepper.value, expected)
    }
    window.screen.clock.advance(by: 10)
    expectEqual(stepper.value, 2)
  }

  @Test func `without autorepeat a finger makes one step`() {
    stepper.autorepeat = false
    let finger = touch(stepper, at: plus)
    window.screen.clock.advance(by: 10)
    finger.lift()
    expectEqual(stepper.value, 1)
  }

  @Test func `one that is not continuous sends one event at the end`() {
    stepper.isContinuous = false
    let finger = touch(stepper, at: plus)
    window.screen.clock.advance(by: 1)
    #expect(stepper.value > 1 && log.events == ["down"])
    finger.lift()
    expectEqual(log.events.count { $0 == "value" }, 1)
    stepper.value = stepper.maximumValue
    tap(stepper, at: plus)
    expectEqual(log.events.count { $0 == "value" }, 1)
  }

  @Test func `a stepper that is removed and released does not retain the clock`() {
    weak var weakStepper: Stepper?
    do {
      let stepper = Stepper()
      let window = Window.showing(stepper)
      weakStepper = stepper
      touch(stepper, at: plus).lift()
      stepper.removeFromSuperview()
      #expect(window.subviews.isEmpty)
    }
    expectNil(weakStepper)
  }

  @Test func `the range follows its last end, and values that are not finite are reported`() {
    stepper.minimumValue = 200
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (200, 200, 200))
    stepper.maximumValue = 10
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.value) == (10, 10, 10))
    let reports = IssueReporting.collect {
      stepper.value = .nan
      stepper.minimumValue = .infinity
      stepper.maximumValue = .nan
      stepper.stepValue = 0
      stepper.stepValue = .nan
    }
    #expect(
      reports.map(\.description) == [
        "Stepper.value: nan is not a finite number; keeping the old value. Pass a finite number.",
        "Stepper.minimumValue: inf is not a finite number; keeping the old value. Pass a finite number.",
        "Stepper.maximumValue: nan is not a finite number; keeping the old value. Pass a finite number.",
        "Stepper.stepValue: 0.0 is not a step; keeping the old value. Pass a finite number above 0.",
        "Stepper.stepValue: nan is not a step; keeping the old value. Pass a finite number above 0.",
      ])
    #expect(stepper.stepValue == 1 && stepper.value == 10)
  }

  @Test func `its accessibility value is its own, and an adjusted one is sent`() {
    stepper.accessibilityIncrement()
    stepper.accessibilityIncrement()
    stepper.accessibilityDecrement()
    #expect(stepper.accessibilityValue == "1" && log.events == ["value", "value", "value"])
  }

  @Test func `it draws a minus and a plus, or images, and stores the divider`() {
    #expect(stepper.filledBoxes.count == 5 && stepper.filledBoxes[1].midX == 47)
    let image = Image(size: CGSize(width: 4, height: 4))
    stepper.setIncrementImage(image, for: .normal)
    stepper.setDecrementImage(image, for: .normal)
    stepper.setBackgroundImage(image, for: .normal)
    stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    expectEqual(stepper.filledBoxes.count, 1)
    #expect(stepper.incrementImage(for: .disabled) === image && stepper.decrementImage(for: .normal) === image)
    #expect(stepper.backgroundImage(for: .normal) === image)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === image)
    expectNil(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal))
  }

  @Test(arguments: [false, true]) func `the half that increases has the upright bar of a plus`(isMirrored: Bool) {
    stepper.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    let upright = stepper.drawing().commands.compactMap { command -> CGRect? in
      guard case .fill(.rect(let rect), _) = command, rect.size == CGSize(width: 1.5, height: 13) else { return nil }
      return rect
    }
    expectEqual(upright.map(\.midX), [isMirrored ? 23.5 : 70.5])
  }
}
