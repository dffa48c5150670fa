import UIKit

extension ConformanceScene {
  /// Controls in a layout from right to left, and the ends of their values.
  static let mirroredInputs: [ConformanceScene] = [
    ConformanceScene("inputs/slider from right to left", facts: ["i2"], scale: 3, needsApp: true) { stage in
      guard stage.tracksSliderTouches() else { return }
      for (name, direction) in [
        ("left to right", UISemanticContentAttribute.forceLeftToRight), ("right to left", .forceRightToLeft),
      ] {
        let slider = stage.add(UISlider.makeTouched())
        slider.semanticContentAttribute = direction
        slider.value = 0.25
        stage.layOut()
        stage.record("\(name) 1 thumb at 0.25", .rect(slider.thumbRect(at: 0.25)))
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
      guard let stepper = stage.addTouchedStepper() else { return }
      stage.layOut()
      for wraps in [false, true] {
        (stepper.wraps, stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (wraps, 0, 5, 2.5)
        stepper.value = 0
        for (name, x) in [("plus", 70), ("minus", 20)] as [(String, CGFloat)] {
          for step in 1...4 {
            stage.tap(stepper, at: CGPoint(x: x, y: 16))
            stage.record("\(wraps ? "wraps" : "stops") \(name) \(step)", .number(stepper.value))
          }
        }
      }
    },
  ]
}
