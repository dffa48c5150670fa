import HeadlessInputs
import HeadlessKit
import HeadlessTesting

@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `A slider` {
  let slider = Slider(frame: CGRect(x: 10, y: 20, width: 231, height: 40))
  let log = EventLog()
  let window: Window

  init() {
    window = .showing(slider)
    slider.record(into: log)
  }

  @Test func `its values are limited to the range, and the range follows its last end`() {
    #expect(slider.value == 0 && slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
    slider.value = 7
    expectEqual(slider.value, 1)
    slider.setValue(-.infinity, animated: true)
    expectEqual(slider.value, 0)
    slider.minimumValue = 5
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (5, 5, 5))
    slider.maximumValue = 9
    slider.value = 9
    slider.maximumValue = 3
    #expect((slider.minimumValue, slider.maximumValue, slider.value) == (3, 3, 3))
    expectEqual(log.events, [])
  }

  @Test func `i2 its preferred height is 31 points, 34 fit it, its width is free, and its edges align 2 points inside`()
  {
    expectEqual(slider.intrinsicContentSize, CGSize(width: View.noIntrinsicMetric, height: 31))
    expectEqual(slider.sizeThatFits(CGSize(width: 80, height: 7)), CGSize(width: 80, height: 34))
    expectEqual(slider.alignmentRectInsets, EdgeInsets(top: 0, left: 2, bottom: 0, right: 2))
    slider.minimumValueImage = Image(size: CGSize(width: 10, height: 50))
    expectEqual(slider.intrinsicContentSize.height, 50)
  }

  @Test func `the track is 2 points inside, and the thumb reaches the edges`() {
    let track = slider.trackRect(forBounds: slider.bounds)
    expectEqual(track, CGRect(x: 2, y: 18, width: 227, height: 4))
    let starts = [0, 0.25, 0.5, 1].map { slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: $0) }
    expectEqual(starts.map(\.minX), [0, 50, 100, 200])
    #expect(starts.allSatisfy { $0.size == CGSize(width: 31, height: 31) && $0.minY == 4.5 })
  }

  /// The track and the thumb are in `RecordedControlTests`.
  @Test(.system(.iOS26)) func `i2 on iOS 26 it is 34 points high, and filled up to the middle of the thumb`() {
    let slider = Slider(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
    #expect(slider.intrinsicContentSize.height == 34 && slider.sizeThatFits(.zero).height == 34)
    slider.value = 0.35
    let fill = slider.filledBoxes[1]
    #expect(abs(fill.width - 103.55) < 0.001 && fill.minX == 0)
  }

  @Test func `images of the values shorten the track`() {
    let image = Image(size: CGSize(width: 10, height: 20))
    (slider.minimumValueImage, slider.maximumValueImage) = (image, image)
    expectEqual(slider.minimumValueImageRect(forBounds: slider.bounds), CGRect(x: 0, y: 10, width: 10, height: 20))
    expectEqual(slider.maximumValueImageRect(forBounds: slider.bounds), CGRect(x: 221, y: 10, width: 10, height: 20))
    expectEqual(slider.trackRect(forBounds: slider.bounds), CGRect(x: 12, y: 18, width: 207, height: 4))
  }

  /// A target that records the phase of the touch of each event, as apps read it.
  @MainActor final class Phases {
    var phases: [Touch.Phase] = []
    func changed(_ slider: Slider, _ event: TouchEvent) {
      if let phase = event.allTouches?.first?.phase { phases.append(phase) }
    }
  }

  @Test func `i2 the thumb follows the finger, and sends its value at the touch, each move and lift, with its phase`() {
    let phases = Phases()
    slider.addTarget(phases, action: Phases.changed, for: .valueChanged)
    let finger = touch(slider, at: CGPoint(x: 20, y: 20))
    finger.move(to: CGPoint(x: 120, y: 30))
    expectEqual(slider.value, 0.5)
    finger.move(to: CGPoint(x: 500, y: -100))
    expectEqual(slider.value, 1)
    finger.lift()
    expectEqual(log.events, ["value", "down", "value", "value", "value", "upOutside"])
    expectEqual(phases.phases, [.began, .moved, .moved, .ended])
  }

  @Test(arguments: [false, true])
  func `an override that follows every finger makes the thumb move with each one on the track`(isCanceled: Bool) {
    final class Following: Slider {
      override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool { true }
    }
    let slider = window.adding(Following(frame: CGRect(x: 10, y: 80, width: 231, height: 40)))
    for start in [20, 150] {
      slider.value = 0.5
      let before = slider.value
      let finger = touch(slider, at: CGPoint(x: start, y: 20))
      finger.move(by: 20, 0)
      // The thumb has 200 points.
      #expect(abs(slider.value - before - 0.1) < 0.001)
      if isCanceled { finger.cancel() } else { finger.lift() }
    }
  }

  @Test func `i2 one that is not continuous sends its value once, at the end`() {
    slider.isContinuous = false
    touch(slider, at: CGPoint(x: 20, y: 20)).lift()
    #expect(log.events == ["down", "value", "upInside"] && slider.value == 0)
    log.events = []
    let finger = touch(slider, at: CGPoint(x: 20, y: 20))
    finger.move(to: CGPoint(x: 70, y: 20))
    finger.move(to: CGPoint(x: 120, y: 20))
    #expect(log.events == ["down"] && slider.value == 0.5)
    finger.lift()
    expectEqual(log.events.count { $0 == "value" }, 1)
  }

  @Test func `a finger on the track doesn't move the thumb, one near the thumb does`() {
    tap(slider, at: CGPoint(x: 200, y: 20))
    #expect(slider.value == 0 && log.events == [])
    let finger = touch(slider, at: CGPoint(x: 36, y: 20))
    finger.move(to: CGPoint(x: 136, y: 20))
    finger.cancel()
    expectEqual(slider.value, 0.5)
  }

  @Test func `hooks of a subclass place the thumb and the track`() {
    final class Own: Slider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 20, y: 0, width: 100, height: 10) }
    }
    let own = Own(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    expectEqual(own.filledBoxes.first, CGRect(x: 20, y: 0, width: 100, height: 10))
  }

  @Test func `images belong to states`() {
    let (normal, highlighted) = (Image(size: CGSize(width: 20, height: 20)), Image(size: CGSize(width: 8, height: 8)))
    slider.setThumbImage(normal, for: .normal)
    slider.setThumbImage(highlighted, for: .highlighted)
    slider.setMinimumTrackImage(normal, for: .normal)
    slider.setMaximumTrackImage(normal, for: .normal)
    #expect(slider.currentThumbImage === normal && slider.thumbImage(for: .disabled) === normal)
    #expect(slider.currentMinimumTrackImage === normal && slider.currentMaximumTrackImage === normal)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === highlighted)
    slider.setThumbImage(nil, for: .highlighted)
    #expect(slider.currentThumbImage === normal)
    expectEqual(slider.thumbRect(forBounds: slider.bounds, trackRect: slider.bounds, value: 0).size, normal.size)
  }

  @Test func `accessibility adjusts it by a tenth, which it sends`() {
    slider.value = 0.5
    slider.accessibilityIncrement()
    #expect(slider.accessibilityValue == "60%" && log.events == ["value"])
    slider.accessibilityDecrement()
    expectEqual(slider.accessibilityValue, "50%")
  }

  @Test func `values that are not finite are reported and change nothing`() {
    let reports = IssueReporting.collect {
      slider.value = .nan
      slider.minimumValue = .nan
      slider.maximumValue = .infinity
    }
    #expect(
      reports.map(\.description) == [
        "Slider.value: nan is not a finite number; keeping the old value. Pass a finite number.",
        "Slider.minimumValue: nan is not a finite number; keeping the old value. Pass a finite number.",
        "Slider.maximumValue: inf is not a finite number; keeping the old value. Pass a finite number.",
      ])
    #expect((slider.value, slider.minimumValue, slider.maximumValue) == (0, 0, 1))
  }

  @Test func `a range as long as all numbers works`() {
    (slider.minimumValue, slider.maximumValue) = (-.greatestFiniteMagnitude, .greatestFiniteMagnitude)
    slider.value = 0
    expectEqual(slider.accessibilityValue, "50%")
  }

  @Test func `the behavior on a Mac is stored`() {
    slider.preferredBehavioralStyle = .mac
    #expect(slider.preferredBehavioralStyle == .mac && slider.behavioralStyle == .pad)
  }
}
