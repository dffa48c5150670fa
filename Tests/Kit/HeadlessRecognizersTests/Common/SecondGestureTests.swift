import HeadlessKit
import HeadlessTesting

/// A gesture leaves nothing behind that the next one of the same recognizer would notice.
@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Recognizers that are used again` {
  struct Sample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable () -> GestureRecognizer
    init<Recognizer: GestureRecognizer>(
      _ name: String, _ make: @autoclosure @escaping @MainActor @Sendable () -> Recognizer,
      _ change: @escaping @MainActor @Sendable (Recognizer) -> Void = { _ in }
    ) {
      testDescription = name
      self.make = {
        let recognizer = make()
        change(recognizer)
        return recognizer
      }
    }
  }

  private nonisolated static let samples = [
    Sample("tap", TapGestureRecognizer()),
    Sample("double tap", TapGestureRecognizer()) { $0.numberOfTapsRequired = 2 },
    Sample("tap of two fingers", TapGestureRecognizer()) { $0.numberOfTouchesRequired = 2 },
    Sample("press", LongPressGestureRecognizer()),
    Sample("press of two fingers", LongPressGestureRecognizer()) { $0.numberOfTouchesRequired = 2 },
    Sample("pan", PanGestureRecognizer()),
    Sample("pan of one finger", PanGestureRecognizer()) { $0.maximumNumberOfTouches = 1 },
    Sample("pan from the edge", ScreenEdgePanGestureRecognizer()) { $0.edges = .left },
    Sample("swipe", SwipeGestureRecognizer()),
    Sample("swipe of two fingers", SwipeGestureRecognizer()) { $0.numberOfTouchesRequired = 2 },
    Sample("pinch", PinchGestureRecognizer()), Sample("rotation", RotationGestureRecognizer()),
  ]

  /// A step of a finger, which is named by the order in which fingers land, or of the clock.
  enum Step: Sendable {
    case land(CGFloat, CGFloat)
    case move(Int, CGFloat, CGFloat)
    case lift(Int)
    case cancel(Int)
    case wait(TimeInterval)
  }

  private static let courses: [[Step]] = [
    [.land(100, 100), .wait(0.05), .lift(0)],
    [.land(100, 100), .lift(0), .wait(0.1), .land(105, 100), .wait(0.05), .lift(1)],
    [.land(100, 100), .wait(0.6), .move(0, 5, 0), .lift(0)],
    [.land(100, 100), .wait(0.3), .cancel(0)],
    [.land(10, 100), .wait(0.05), .move(0, 30, 0), .wait(0.05), .move(0, 40, 0), .lift(0)],
    [.land(200, 100), .wait(0.1), .move(0, -40, 0), .wait(0.1), .move(0, -20, 30), .cancel(0)],
    [
      .land(100, 100), .land(150, 100), .wait(0.05), .move(1, 60, 0), .move(0, 60, 0), .wait(0.05), .move(1, 0, 80),
      .lift(0), .lift(1),
    ],
    [.land(100, 100), .land(150, 100), .wait(0.1), .move(1, -50, 50), .cancel(1), .move(0, 20, 0), .cancel(0)],
    [.land(100, 100), .land(150, 100), .land(120, 150), .move(2, 40, 0), .lift(0), .lift(2), .lift(1)],
  ]

  /// A recognizer in a window, and what its actions and an app that asks it find.
  @MainActor final class Trial {
    let recognizer: GestureRecognizer
    private let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    private var lines: [String] = []

    init(_ sample: Sample) {
      recognizer = sample.make()
      window.makeKeyAndVisible()
      window.addGestureRecognizer(recognizer)
      recognizer.addHandler { [weak self] _ in self?.write("action") }
    }

    private func write(_ name: String) {
      var numbers = [recognizer.location(in: nil).x, recognizer.location(in: nil).y]
      switch recognizer {
      case let pan as PanGestureRecognizer:
        for point in [pan.translation(in: nil), pan.velocity(in: nil)] { numbers += [point.x, point.y] }
      case let pinch as PinchGestureRecognizer: numbers += [pinch.scale, pinch.velocity]
      case let rotation as RotationGestureRecognizer: numbers += [rotation.rotation, rotation.velocity]
      default: break
      }
      let rounded = numbers.map { "\(($0 * 1000).rounded() / 1000)" }
      lines.append("\(name) \(recognizer.state) \(recognizer.numberOfTouches) \(rounded.joined(separator: " "))")
    }

    @discardableResult
    func play(_ course: [Step]) -> [String] {
      lines = []
      var fingers: [Finger] = []
      for (index, step) in course.enumerated() {
        switch step {
        case .land(let x, let y): fingers.append(touch(window, at: CGPoint(x: x, y: y)))
        case .move(let finger, let x, let y): fingers[finger].move(by: x, y)
        case .lift(let finger): fingers[finger].lift()
        case .cancel(let finger): fingers[finger].cancel()
        case .wait(let seconds): window.screen.clock.advance(by: seconds)
        }
        write("\(index)")
      }
      return lines
    }
  }

  @Test(arguments: samples) func `after any gesture, the next one has the effects of a first one`(sample: Sample) {
    let expected = Self.courses.map { Trial(sample).play($0) }
    for (index, first) in Self.courses.enumerated() {
      for (second, lines) in zip(Self.courses, expected) {
        let used = Trial(sample)
        used.play(first)
        // After the time of a double tap, within that of a tap.
        Screen.main.clock.advance(by: 0.4)
        expectEqual(used.play(second), lines, "after course \(index)")
      }
    }
  }

  @Test(arguments: samples) func `a recognizer that is disabled and enabled again waits for nothing`(sample: Sample) {
    for (index, course) in Self.courses.enumerated() {
      for count in 1...course.count {
        let trial = Trial(sample)
        trial.play(Array(course.prefix(count)))
        trial.recognizer.isEnabled = false
        trial.recognizer.isEnabled = true
        Screen.main.clock.advance(by: 2)
        expectEqual(trial.recognizer.state, .possible, "after \(count) steps of course \(index)")
      }
    }
  }

  @Test(arguments: samples) func `a recognizer is released, whatever it waits for`(sample: Sample) {
    for (index, course) in Self.courses.enumerated() {
      for count in 1...course.count {
        weak var released: GestureRecognizer?
        do {
          let trial = Trial(sample)
          trial.play(Array(course.prefix(count)))
          released = trial.recognizer
        }
        expectNil(released, "after \(count) steps of course \(index)")
      }
    }
  }
}
