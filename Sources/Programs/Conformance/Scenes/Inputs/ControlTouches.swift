import UIKit

extension Stage {
  /// Touches a view at a point, and lifts the finger.
  func tap(_ view: UIView, at point: CGPoint) {
    touch(view, at: point)
    liftTouch()
  }

  /// Adds a stepper that touches at 20 and at 70 points change; nil where touches do not reach one.
  func addTouchedStepper() -> UIStepper? {
    guard tracksTouches(UIStepper(), at: CGPoint(x: 70, y: 16), hasChanged: { $0.value > 0 }) else { return nil }
    return add(UIStepper(frame: CGRect(x: 10, y: 20, width: 94, height: 32)))
  }

  /// Touches a slider that the scene does not record, and returns whether it tracks the touch.
  func tracksSliderTouches() -> Bool {
    let slider = UISlider.makeTouched()
    return tracksTouches(slider, at: slider.thumbCenter)
  }
}

extension UISlider {
  /// Makes a slider of the size that scenes touch.
  static func makeTouched() -> UISlider { UISlider(frame: CGRect(x: 20, y: 20, width: 231, height: 34)) }

  var thumbCenter: CGPoint {
    let rect = thumbRect(at: value)
    return CGPoint(x: rect.midX, y: rect.midY)
  }

  /// Returns the rectangle of the thumb for a value, on the slider's track by default.
  func thumbRect(at value: Float, on track: CGRect? = nil) -> CGRect {
    thumbRect(forBounds: bounds, trackRect: track ?? trackRect(forBounds: bounds), value: value)
  }
}
