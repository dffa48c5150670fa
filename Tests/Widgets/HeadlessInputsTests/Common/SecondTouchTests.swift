import HeadlessInputs
import HeadlessKit
import HeadlessTesting

/// A touch leaves nothing behind that the next one, or a control from right to left, would notice.
@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Touches of controls` {
  /// A control, and its value as a number.
  struct Sample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable () -> Control
    let value: @MainActor @Sendable (Control) -> Double
    let setValue: @MainActor @Sendable (Control, Double) -> Void
    init<Subject: Control>(
      _ name: String, of type: Subject.Type, _ make: @escaping @MainActor @Sendable () -> Subject,
      value: @escaping @MainActor @Sendable (Subject) -> Double,
      set setValue: @escaping @MainActor @Sendable (Subject, Double) -> Void
    ) {
      testDescription = name
      self.make = make
      self.value = { value($0 as! Subject) }
      self.setValue = { setValue($0 as! Subject, $1) }
    }
  }

  private nonisolated static let steppers: [Sample] = [false, true].flatMap { wraps in
    [true, false].map { isContinuous in
      Sample(
        "stepper, wraps: \(wraps), continuous: \(isContinuous)", of: Stepper.self,
        {
          let stepper = Stepper()
          (stepper.maximumValue, stepper.wraps, stepper.isContinuous) = (8, wraps, isContinuous)
          return stepper
        },
        value: { $0.value }, set: { $0.value = $1 })
    }
  }

  private nonisolated static let samples =
    steppers + [
      Sample("slider", of: Slider.self, { Slider() }, value: { Double($0.value) }, set: { $0.value = Float($1) }),
      Sample(
        "slider that sends its value at the end", of: Slider.self,
        {
          configured(Slider()) { $0.isContinuous = false }
        }, value: { Double($0.value) }, set: { $0.value = Float($1) }),
      Sample("switch", of: Switch.self, { Switch() }, value: { $0.isOn ? 1 : 0 }, set: { $0.isOn = $1 == 1 }),
      Sample(
        "segments", of: SegmentedControl.self, { SegmentedControl(items: ["A", "B", "C"]) },
        value: { Double($0.selectedSegmentIndex) },
        set: { $0.selectedSegmentIndex = Int($1) }),
      Sample(
        "momentary segments", of: SegmentedControl.self,
        {
          configured(SegmentedControl(items: ["A", "B", "C"])) { $0.isMomentary = true }
        }, value: { Double($0.selectedSegmentIndex) }, set: { $0.selectedSegmentIndex = Int($1) }),
      Sample(
        "pages", of: PageControl.self,
        {
          configured(PageControl()) { $0.numberOfPages = 5 }
        }, value: { Double($0.currentPage) }, set: { $0.currentPage = Int($1) }),
      Sample(
        "button", of: Button.self, { Button(type: .system) }, value: { $0.isSelected ? 1 : 0 },
        set: { $0.isSelected = $1 == 1 }),
    ]

  /// The course of a touch, by parts of the control's width.
  struct Course: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let start: CGFloat
    var way: [CGFloat] = []
    /// The distance of the end of the touch below the control, in points.
    var below: CGFloat = 0
    var seconds = 0.0
    var end = End.lift
    enum End { case lift, cancel, remove, disable }
  }

  private nonisolated static let courses: [Course] = [
    Course(testDescription: "left", start: 0.2),
    Course(testDescription: "right", start: 0.8),
    Course(testDescription: "held and lifted", start: 0.8, seconds: 0.8),
    Course(testDescription: "held and canceled", start: 0.8, seconds: 0.3, end: .cancel),
    Course(testDescription: "held left and canceled", start: 0.2, seconds: 1.2, end: .cancel),
    Course(testDescription: "drag to the right", start: 0.1, way: [0.4, 0.9]),
    Course(testDescription: "drag to the left", start: 0.9, way: [0.6, 0.1]),
    Course(testDescription: "drag, canceled", start: 0.1, way: [0.9], end: .cancel),
    Course(testDescription: "drag away", start: 0.8, way: [0.8], below: 300),
    Course(testDescription: "drag away, canceled", start: 0.2, way: [0.7], below: 300, end: .cancel),
    Course(testDescription: "removed under the finger", start: 0.8, way: [0.5], seconds: 0.3, end: .remove),
    Course(testDescription: "disabled under the finger", start: 0.8, seconds: 0.3, end: .disable),
  ]

  /// A control in a window, and what it sends.
  @MainActor final class Trial {
    let sample: Sample
    let control: Control
    let window: Window
    let log = EventLog()
    var isMirrored: Bool { control.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    init(_ sample: Sample, value: Double, direction: SemanticContentAttribute = .unspecified) {
      self.sample = sample
      control = sample.make()
      control.semanticContentAttribute = direction
      control.frame = CGRect(x: 50, y: 20, width: 200, height: 40)
      window = .showing(control)
      sample.setValue(control, value)
      control.record(into: log)
    }

    func play(_ course: Course) {
      let x = { (part: CGFloat) in self.control.bounds.width * (self.isMirrored ? 1 - part : part) }
      let y = control.bounds.midY
      let finger = touch(control, at: CGPoint(x: x(course.start), y: y))
      for part in course.way { finger.move(to: CGPoint(x: x(part), y: y + course.below)) }
      window.screen.clock.advance(by: course.seconds)
      switch course.end {
      case .lift: finger.lift()
      case .cancel: finger.cancel()
      case .remove:
        control.removeFromSuperview()
        window.addSubview(control)
        finger.lift()
      case .disable:
        control.isEnabled = false
        finger.lift()
        control.isEnabled = true
      }
    }

    /// Returns the boxes that the control fills, to quarters of a point, and their colors.
    func fills(mirrored isMirrored: Bool) -> [String] {
      let width = control.bounds.width
      let lines = control.drawing().commands.compactMap { command -> String? in
        guard case .fill(let shape, let color) = command else { return nil }
        let box = shape.boundingBox
        let numbers = [isMirrored ? width - box.maxX : box.minX, box.minY, box.width, box.height]
        return numbers.map { "\(($0 * 4).rounded() / 4)" }.joined(separator: " ") + " \(color)"
      }
      return lines.sorted()
    }

    /// The value, the events and what the control shows.
    var outcome: [String] {
      window.layOut { $0.screen.clock.advance(by: 3) }
      let state =
        "value \(sample.value(control)), tracking: \(control.isTracking), highlighted: \(control.isHighlighted)"
      return [state] + log.events + control.filledBoxes.map { "\($0)" }
    }
  }

  @Test(arguments: samples, courses)
  func `after any touch, the next one does the same as the first one of a new control`(sample: Sample, first: Course) {
    for second in Self.courses {
      let used = Trial(sample, value: 1)
      used.play(first)
      used.log.events = []
      let new = Trial(sample, value: sample.value(used.control))
      for trial in [used, new] { trial.play(second) }
      expectEqual(used.outcome, new.outcome, "\(first.testDescription), then \(second.testDescription)")
    }
  }

  @Test(arguments: samples, [SemanticContentAttribute.unspecified, .forceRightToLeft])
  func `from right to left a touch at the mirrored place does the same`(
    sample: Sample, direction: SemanticContentAttribute
  ) {
    // A control without a direction of its own has the screen's.
    let screen = Screen(like: .main)
    screen.layoutDirection = direction == .unspecified ? .rightToLeft : .leftToRight
    for course in Self.courses {
      let left = Trial(sample, value: 1)
      let right = Screen.withMain(screen) { Trial(sample, value: 1, direction: direction) }
      #expect(right.isMirrored && !left.isMirrored)
      for trial in [left, right] {
        trial.play(course)
        trial.window.screen.clock.advance(by: 3)
      }
      expectEqual(right.log.events, left.log.events, "\(course.testDescription)")
      #expect(abs(sample.value(right.control) - sample.value(left.control)) < 0.001, "\(course.testDescription)")
      // The edges of mirrored segments are other ones (q29).
      if right.control is SegmentedControl { continue }
      expectEqual(right.fills(mirrored: true), left.fills(mirrored: false), "\(course.testDescription)")
    }
  }

  @Test(arguments: samples, courses)
  func `after any touch, a value that code sets is shown as by a new control, and not sent`(
    sample: Sample, course: Course
  ) {
    let used = Trial(sample, value: 1)
    used.play(course)
    for value in [0.0, 1] {
      let new = Trial(sample, value: value)
      used.log.events = []
      sample.setValue(used.control, value)
      expectEqual(used.outcome, new.outcome)
    }
  }

  @Test(arguments: samples, courses)
  func `a touch has an effect, or the control shows what it showed`(sample: Sample, course: Course) {
    let trial = Trial(sample, value: 1)
    let (before, shown) = (sample.value(trial.control), trial.control.filledBoxes)
    trial.play(course)
    trial.window.screen.clock.advance(by: 3)
    if sample.value(trial.control) == before { expectEqual(trial.control.filledBoxes, shown) }
    #expect(!trial.control.isTracking && !trial.control.isHighlighted)
  }
}
