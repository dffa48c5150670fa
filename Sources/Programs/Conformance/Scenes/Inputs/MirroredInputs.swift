import UIKit

extension ConformanceScene {
  /// Controls in a layout from right to left, and the ends of their values.
  static let mirroredInputs: [ConformanceScene] = [
    ConformanceScene("inputs/slider from right to left", facts: ["i2"], scale: 3, needsApp: true) { stage in
      let frame = CGRect(x: 20, y: 20, width: 231, height: 34)
      let sample = UISlider(frame: frame)
      guard stage.tracksTouches(sample, at: sample.thumbCenter) else { return }
      for (name, direction) in [
        ("left to right", UISemanticContentAttribute.forceLeftToRight), ("right to left", .forceRightToLeft),
      ] {
        let slider = stage.add(UISlider(frame: frame))
        slider.semanticContentAttribute = direction
        slider.value = 0.25
        stage.layOut()
        stage.record(
          "\(name) 1 thumb at 0.25",
          .rect(
            slider.thumbRect(
              forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.25)))
        stage.touch(slider, at: slider.thumbCenter)
        stage.moveTouch(to: CGPoint(x: 500, y: 17))
        stage.record("\(name) 2 value at the right end", .number(Double(slider.value)))
        stage.moveTouch(to: CGPoint(x: -300, y: 17))
        stage.record("\(name) 3 value at the left end", .number(Double(slider.value)))
        stage.liftTouch()
        slider.removeFromSuperview()
      }
    },
    ConformanceScene("inputs/stepper that wraps", facts: ["i3"], scale: 3, needsApp: true) { stage in
      guard stage.tracksTouches(UIStepper(), at: CGPoint(x: 70, y: 16), hasChanged: { $0.value > 0 }) else { return }
      let stepper = stage.add(UIStepper(frame: CGRect(x: 10, y: 20, width: 94, height: 32)))
      stage.layOut()
      for wraps in [false, true] {
        (stepper.wraps, stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (wraps, 0, 5, 2.5)
        stepper.value = 0
        for (name, x) in [("plus", 70), ("minus", 20)] as [(String, CGFloat)] {
          for step in 1...4 {
            stage.touch(stepper, at: CGPoint(x: x, y: 16))
            stage.liftTouch()
            stage.record("\(wraps ? "wraps" : "stops") \(name) \(step)", .number(stepper.value))
          }
        }
      }
    },
  ]
}
