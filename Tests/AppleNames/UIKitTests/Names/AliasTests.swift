import Testing
import UIKit

@MainActor @Suite("Aliases") struct AliasTests {
  @Test func `each alias names its type`() {
    let pairs: [(Any.Type, Any.Type)] = [
      (UIAction.self, Action.self), (UIButton.self, Button.self), (UIColor.self, Color.self),
      (UIControl.self, Control.self), (UIEdgeInsets.self, EdgeInsets.self), (UIEvent.self, Event.self),
      (UIFont.self, Font.self), (UIGestureRecognizer.self, GestureRecognizer.self), (UIImage.self, Image.self),
      (UIImageView.self, ImageView.self), (UILabel.self, Label.self),
      (UILongPressGestureRecognizer.self, LongPressGestureRecognizer.self),
      (UIPanGestureRecognizer.self, PanGestureRecognizer.self), (CALayer.self, Layer.self),
      (UIResponder.self, Responder.self), (UIScreen.self, Screen.self),
      (UISwipeGestureRecognizer.self, SwipeGestureRecognizer.self),
      (UITapGestureRecognizer.self, TapGestureRecognizer.self), (UITouch.self, Touch.self), (UIView.self, View.self),
      (UIWindow.self, Window.self), (CAShapeLayer.self, ShapeLayer.self), (CAGradientLayer.self, GradientLayer.self),
      (CACornerMask.self, CornerMask.self), (NSDirectionalEdgeInsets.self, DirectionalEdgeInsets.self),
      (UIAccessibilityTraits.self, AccessibilityTraits.self), (UITraitCollection.self, TraitCollection.self),
      (NSParagraphStyle.self, ParagraphStyle.self), (NSMutableParagraphStyle.self, MutableParagraphStyle.self),
      (NSTextAttachment.self, TextAttachment.self), (NSShadow.self, TextShadow.self),
      (NSStringDrawingOptions.self, StringDrawingOptions.self), (NSUnderlineStyle.self, UnderlineStyle.self),
      (NSStringDrawingContext.self, StringDrawingContext.self), (NSWritingDirection.self, WritingDirection.self),
      (UIBaselineAdjustment.self, BaselineAdjustment.self),
      (UIUserInterfaceStyle.self, UserInterfaceStyle.self),
      (UITextField.self, TextField.self), (UISwitch.self, Switch.self), (UISlider.self, Slider.self),
      (UIStepper.self, Stepper.self), (UISegmentedControl.self, SegmentedControl.self),
      (UIPageControl.self, PageControl.self), (UIProgressView.self, ProgressView.self),
      (UITextPosition.self, TextPosition.self), (UITextRange.self, TextRange.self),
      (UIKeyboardType.self, KeyboardType.self), (UIReturnKeyType.self, ReturnKeyType.self),
      (UITextContentType.self, TextContentType.self),
      (UIFontDescriptor.self, FontDescriptor.self), (UIFontMetrics.self, FontMetrics.self),
    ]
    for (alias, type) in pairs { #expect(ObjectIdentifier(alias) == ObjectIdentifier(type)) }
  }

  /// A control that overrides the methods with an event, under Apple's name for it.
  final class Pressed: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      super.beginTracking(touch, with: event)
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -10).contains(point)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesEnded(touches, with: event)
    }
  }

  @Test func `a control's overrides take UIEvent, and actions are registered as in UIKit`() {
    let control = Pressed(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var runs = 0
    control.addAction(UIAction { _ in runs += 1 }, for: .touchUpInside)
    control.sendActions(for: UIControl.Event.touchUpInside)
    #expect(runs == 1 && control.point(inside: CGPoint(x: -5, y: 5), with: nil))
  }
}
