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
    for (alias, type) in pairs { expectEqual(ObjectIdentifier(alias), ObjectIdentifier(type)) }
  }
}
