import UIKit

extension ConformanceScene {
  static let controlGestures = [
    ConformanceScene("inputs/gestures of controls", facts: ["i11"], scale: 3) { stage in
      let dots = UIPageControl()
      dots.numberOfPages = 3
      let controls: [(String, UIControl)] = [
        ("UIButton", UIButton(type: .system)), ("UISwitch", UISwitch()), ("UIStepper", UIStepper()),
        ("UISegmentedControl", UISegmentedControl(items: ["A", "B"])), ("UIPageControl", dots),
        ("UISlider", UISlider()), ("UITextField", UITextField()), ("UIControl", UIControl()),
      ]
      let (tap, doubleTap) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      let press = UILongPressGestureRecognizer()
      doubleTap.numberOfTapsRequired = 2
      for recognizer in [tap, doubleTap, press] { stage.root.addGestureRecognizer(recognizer) }
      for (name, control) in controls {
        control.frame = CGRect(x: 20, y: 20, width: 200, height: 32)
        stage.add(control)
        stage.layOut()
        stage.record("\(name) a tap of the superview", .flag(control.gestureRecognizerShouldBegin(tap)))
        stage.record("\(name) a double tap of the superview", .flag(control.gestureRecognizerShouldBegin(doubleTap)))
        stage.record("\(name) a press of the superview", .flag(control.gestureRecognizerShouldBegin(press)))
        let own = UITapGestureRecognizer()
        control.addGestureRecognizer(own)
        stage.record("\(name) a tap of its own", .flag(control.gestureRecognizerShouldBegin(own)))
        control.removeFromSuperview()
      }
    }
  ]
}
