import UIKit

extension ConformanceScene {
  static let valueControls = switches + sliders + steppers + progressViews

  // MARK: Switch

  private static let switches =
    [
      ConformanceScene("inputs/switch size", facts: ["i1"], scale: 3) { stage in
        let toggle = stage.add(UISwitch(frame: CGRect(x: 10, y: 20, width: 300, height: 5)))
        stage.record("1 frame", .rect(toggle.frame))
        toggle.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        stage.record("2 another frame", .rect(toggle.frame))
        toggle.bounds.size = .zero
        stage.record("3 bounds without a size", .rect(toggle.bounds))
        toggle.sizeToFit()
        stage.record("4 sizeToFit", .size(toggle.bounds.size))
        stage.record("sizeThatFits 0", .size(toggle.sizeThatFits(.zero)))
        stage.record("sizeThatFits 200", .size(toggle.sizeThatFits(CGSize(width: 200, height: 200))))
        stage.record("intrinsicContentSize", .size(toggle.intrinsicContentSize))
        stage.record("without a frame", .rect(UISwitch().frame))
      }
    ]
    + atEachScale("inputs/switch with constraints", facts: ["i1"]) { stage in
      let row = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 298.5, height: 72)))
      let (leading, trailing) = (UISwitch(), UISwitch())
      for toggle in [leading, trailing] {
        row.addConstrained(toggle)
        toggle.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
      }
      leading.leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true
      trailing.trailingAnchor.constraint(equalTo: row.trailingAnchor).isActive = true
      stage.layOut()
      stage.record("at the start", .rect(leading.frame))
      stage.record("at the end", .rect(trailing.frame))
    }

  // MARK: Slider

  private static let sliders =
    [
      ConformanceScene("inputs/slider size", facts: ["i2"], scale: 3) { stage in
        let slider = stage.add(UISlider())
        stage.record("intrinsicContentSize", .size(slider.intrinsicContentSize))
        for proposed in [CGSize.zero, CGSize(width: 80, height: 7), CGSize(width: 200, height: 100)] {
          stage.record("sizeThatFits \(Int(proposed.width))", .size(slider.sizeThatFits(proposed)))
        }
        stage.record("alignmentRectInsets", .insets(slider.alignmentRectInsets))
        stage.recordFrame("frame between margins", betweenMargins: slider)
      },
      ConformanceScene("inputs/slider images", facts: ["i2"], scale: 3) { stage in
        let slider = stage.add(UISlider(frame: CGRect(x: 10, y: 20, width: 231, height: 40)))
        slider.minimumValueImage = .blank(CGSize(width: 10, height: 20))
        slider.maximumValueImage = .blank(CGSize(width: 16, height: 12))
        stage.layOut()
        let track = slider.trackRect(forBounds: slider.bounds)
        stage.record("minimumValueImageRect", .rect(slider.minimumValueImageRect(forBounds: slider.bounds)))
        stage.record("maximumValueImageRect", .rect(slider.maximumValueImageRect(forBounds: slider.bounds)))
        stage.record("trackRect", .rect(track))
        stage.record("thumbRect at 0.5", .rect(slider.thumbRect(at: 0.5, on: track)))
        slider.setThumbImage(.blank(CGSize(width: 20, height: 18)), for: .normal)
        stage.record("thumbRect of an image", .rect(slider.thumbRect(at: 0.5, on: track)))
        slider.minimumValueImage = .blank(CGSize(width: 10, height: 50))
        stage.record("intrinsicContentSize of a high image", .size(slider.intrinsicContentSize))
      },
      ConformanceScene("inputs/slider touches", facts: ["i2"], scale: 3, needsApp: true) { stage in
        guard stage.tracksSliderTouches() else { return }
        for isContinuous in [true, false] {
          let slider = stage.add(UISlider.makeTouched())
          slider.isContinuous = isContinuous
          let calls = CallLog(eventsOf: slider)
          stage.layOut()
          let name = isContinuous ? "continuous" : "not continuous"
          stage.touch(slider, at: slider.thumbCenter)
          calls.record("\(name) 1 touched", on: stage)
          for (index, x) in [60, 120, 500].enumerated() {
            stage.moveTouch(to: CGPoint(x: x, y: 17))
            calls.record("\(name) 2 move \(index)", on: stage)
          }
          stage.liftTouch()
          calls.record("\(name) 3 lifted", on: stage)
          stage.record("\(name) 4 value", .number(Double(slider.value)))
          slider.value = 0
          calls.record("\(name) 5 value set", on: stage)
          stage.layOut()
          calls.touchAndRecord("\(name) 6 touched without a move", slider, at: slider.thumbCenter, on: stage)
          let (track, end) = (CGPoint(x: 180, y: 17), CGPoint(x: 190, y: 17))
          calls.touchAndRecord("\(name) 7 touched on the track", slider, at: track, movedTo: end, on: stage)
          stage.record("\(name) 8 value", .number(Double(slider.value)))
          slider.removeFromSuperview()
        }
      },
      ConformanceScene("inputs/slider reach", facts: ["i2"], scale: 3, needsApp: true) { stage in
        guard stage.tracksSliderTouches() else { return }
        let slider = stage.add(UISlider.makeTouched())
        slider.value = 0.5
        stage.layOut()
        let center = slider.thumbCenter
        var followed: [Double] = []
        for distance in [10, 14, 17, 19, 21, 23, 25, 30] {
          stage.touch(slider, at: CGPoint(x: center.x + CGFloat(distance), y: center.y))
          followed.append(slider.isTracking ? 1 : 0)
          stage.cancelTouch()
        }
        stage.record("tracks a finger beside the thumb", .numbers(followed))
      },
    ]
    + atEachScale("inputs/slider rectangles", facts: ["i2"]) { stage in
      for size in [CGSize(width: 231, height: 40), CGSize(width: 280, height: 34), CGSize(width: 118, height: 31)] {
        let slider = stage.add(UISlider(frame: CGRect(origin: CGPoint(x: 10, y: 20), size: size)))
        stage.layOut()
        let name = "\(Int(size.width))"
        let track = slider.trackRect(forBounds: slider.bounds)
        stage.record("\(name) trackRect", .rect(track))
        for value in [Float(0), 0.25, 0.35, 0.5, 0.75, 1] {
          stage.record("\(name) thumbRect at \(value)", .rect(slider.thumbRect(at: value, on: track)))
        }
      }
    }

  // MARK: Stepper

  private static let steppers = [
    ConformanceScene("inputs/stepper size and values", facts: ["i3"], scale: 3) { stage in
      let stepper = stage.add(UIStepper(frame: CGRect(x: 10, y: 20, width: 300, height: 5)))
      stage.record("1 frame", .rect(stepper.frame))
      stepper.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      stage.record("2 another frame", .rect(stepper.frame))
      stepper.sizeToFit()
      stage.record("3 sizeToFit", .size(stepper.bounds.size))
      stage.record("sizeThatFits 0", .size(stepper.sizeThatFits(.zero)))
      stage.record("intrinsicContentSize", .size(stepper.intrinsicContentSize))
      stage.record("values", .numbers([stepper.minimumValue, stepper.maximumValue, stepper.value, stepper.stepValue]))
      stage.record("isContinuous", .flag(stepper.isContinuous))
      stage.record("autorepeat", .flag(stepper.autorepeat))
      stage.record("wraps", .flag(stepper.wraps))
      stepper.value = 500
      stage.record("value above the range", .number(stepper.value))
      stepper.value = -5
      stage.record("value below the range", .number(stepper.value))
    },
    ConformanceScene("inputs/stepper touches", facts: ["i3"], scale: 3, needsApp: true) { stage in
      guard let stepper = stage.addTouchedStepper() else { return }
      let calls = CallLog(eventsOf: stepper)
      stepper.stepValue = 2.5
      stage.layOut()
      let steps: [(String, CGFloat)] = [
        ("plus", 70), ("plus again", 70), ("minus", 20), ("minus to 0", 20), ("below 0", 20),
      ]
      for (index, (name, x)) in steps.enumerated() {
        stage.touch(stepper, at: CGPoint(x: x, y: 16))
        stage.record("\(index) \(name) touched", .number(stepper.value))
        calls.record("\(index) \(name) events of the touch", on: stage)
        stage.liftTouch()
        stage.record("\(index) \(name) lifted", .number(stepper.value))
        calls.record("\(index) \(name) events of the lift", on: stage)
      }
      stepper.wraps = true
      stage.tap(stepper, at: CGPoint(x: 20, y: 16))
      stage.record("wraps below 0", .number(stepper.value))
      stage.tap(stepper, at: CGPoint(x: 70, y: 16))
      stage.record("wraps above 100", .number(stepper.value))
    },
    ConformanceScene("inputs/stepper held", facts: ["i3"], scale: 3, needsApp: true) { stage in
      guard let stepper = stage.addTouchedStepper() else { return }
      stage.layOut()
      stage.touch(stepper, at: CGPoint(x: 70, y: 16))
      let start = stage.time
      // The moments are in the middle between two steps.
      for milliseconds in [250, 700, 1060, 1350, 1580] {
        stage.wait(until: start + Double(milliseconds) / 1000)
        stage.record("value after \(milliseconds) ms", .number(stepper.value))
      }
      stage.moveTouch(to: CGPoint(x: 70, y: 300))
      let left = stepper.value
      stage.wait(0.5)
      stage.record("steps while the finger is outside", .number(stepper.value - left))
      stage.liftTouch()
      stepper.value = 0
      stage.wait(1)
      stage.record("value after the lift", .number(stepper.value))
    },
    ConformanceScene("inputs/stepper held without events", facts: ["i3"], scale: 3, needsApp: true) { stage in
      guard let stepper = stage.addTouchedStepper() else { return }
      let calls = CallLog(eventsOf: stepper)
      stepper.isContinuous = false
      stage.layOut()
      stage.touch(stepper, at: CGPoint(x: 70, y: 16))
      stage.wait(0.7)
      calls.record("not continuous, held", on: stage)
      stage.liftTouch()
      calls.record("not continuous, lifted", on: stage)
      (stepper.value, stepper.isContinuous, stepper.autorepeat) = (0, true, false)
      stage.touch(stepper, at: CGPoint(x: 70, y: 16))
      stage.wait(1)
      stage.liftTouch()
      stage.record("value without autorepeat", .number(stepper.value))
      calls.record("events without autorepeat", on: stage)
    },
  ]

  // MARK: Progress view

  private static let progressViews = [
    ConformanceScene("inputs/progress view size", facts: ["i4"], scale: 3) { stage in
      for (name, style) in [("default", UIProgressView.Style.default), ("bar", .bar)] {
        let progress = stage.add(UIProgressView(progressViewStyle: style))
        stage.record("\(name) frame", .rect(progress.frame))
        stage.record("\(name) intrinsicContentSize.height", .length(progress.intrinsicContentSize.height))
        stage.record("\(name) sizeThatFits", .size(progress.sizeThatFits(CGSize(width: 200, height: 50))))
        stage.recordFrame("\(name) frame between margins", betweenMargins: progress)
        progress.removeFromSuperview()
      }
    }
  ]
}

extension Stage {
  /// Lays a view out between margins at the sides of the root, and records its frame.
  fileprivate func recordFrame(_ name: String, betweenMargins view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    constrain(
      ["view": view], "view.top == root.top + 10", "view.leading == root.leading + 16",
      "view.trailing == root.trailing - 16")
    layOut()
    record(name, .rect(view.frame))
  }
}
