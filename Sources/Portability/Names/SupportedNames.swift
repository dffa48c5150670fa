/// The Apple names that this package has.
///
/// `PORTABILITY_NAMES=record swift test --filter SupportedNamesTests` writes this file from the package's sources; the
/// test fails when they no longer agree.
enum SupportedNames {
  /// The modules with a name of Apple's.
  static let modules = AppleNames.words(
    """
    UIKit
    """)

  /// Types, functions and constants.
  static let names = AppleNames.words(
    """
    CACornerMask CAGradientLayer CAGradientLayerType CALayer CALayerDelegate CAShapeLayer CAShapeLayerFillRule
    CAShapeLayerLineCap CAShapeLayerLineJoin CGAffineTransform CGColor CGPath CGPathFillRule NSAttributedStringKey
    NSDirectionalEdgeInsets NSLineBreakMode NSMutableParagraphStyle NSParagraphStyle NSShadow
    NSStringDrawingContext NSStringDrawingOptions NSTextAlignment NSTextAttachment NSUnderlineStyle
    NSWritingDirection Selector UIAccessibilityTraits UIAction UIActionHandler UIActivityIndicatorView
    UIActivityIndicatorViewStyle UIAppearance UIApplication UIBaselineAdjustment UIButton UIButtonType UIColor
    UIContentSizeCategory UIControl UIControlContentHorizontalAlignment UIControlContentVerticalAlignment
    UIControlEvents UIControlState UIDevice UIDeviceOrientation UIEdgeInsets UIEdgeInsetsEqualToEdgeInsets
    UIEdgeInsetsInsetRect UIEdgeInsetsMake UIEvent UIFeedbackGenerator UIFocusAnimationCoordinator
    UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGestureRecognizerDelegate
    UIGestureRecognizerState UIImage UIImageRenderingMode UIImageView UIImpactFeedbackGenerator UILabel
    UILongPressGestureRecognizer UINotificationFeedbackGenerator UIPanGestureRecognizer UIRectCorner UIResponder
    UIScreen UISelectionFeedbackGenerator UISemanticContentAttribute UISwipeGestureRecognizer
    UITapGestureRecognizer UITouch UITraitCollection UITraitEnvironmentLayoutDirection UIUserInterfaceIdiom
    UIUserInterfaceLayoutDirection UIUserInterfaceStyle UIView UIViewAutoresizing UIViewContentMode
    UIViewTintAdjustmentMode UIWindow kCAFillRuleEvenOdd kCAFillRuleNonZero kCALineCapButt kCALineCapRound
    kCALineCapSquare kCALineJoinBevel kCALineJoinMiter kCALineJoinRound objc_AssociationPolicy
    objc_getAssociatedObject objc_removeAssociatedObjects objc_setAssociatedObject
    """)

  /// Types inside of types.
  static let nested = AppleNames.words(
    """
    CAGradientLayer.Kind CAShapeLayer.FillRule CAShapeLayer.LineCap CAShapeLayer.LineJoin CGPath.Element
    NSMutableParagraphStyle.LineBreakStrategy NSParagraphStyle.LineBreakStrategy UIAction.Handler
    UIAction.Identifier UIActivityIndicatorView.AutoresizingMask UIActivityIndicatorView.ContentMode
    UIActivityIndicatorView.Style UIActivityIndicatorView.TintAdjustmentMode
    UIApplication.OpenExternalURLOptionsKey UIApplication.State UIButton.AutoresizingMask UIButton.ButtonType
    UIButton.ContentHorizontalAlignment UIButton.ContentMode UIButton.ContentVerticalAlignment UIButton.Event
    UIButton.State UIButton.TintAdjustmentMode UIControl.AutoresizingMask UIControl.ContentHorizontalAlignment
    UIControl.ContentMode UIControl.ContentVerticalAlignment UIControl.Event UIControl.State
    UIControl.TintAdjustmentMode UIDevice.InterfaceIdiom UIDevice.Orientation UIEvent.EventType UIFont.TextStyle
    UIFont.Weight UIFontDescriptor.AttributeName UIFontDescriptor.FeatureKey UIFontDescriptor.SymbolicTraits
    UIFontDescriptor.SystemDesign UIFontDescriptor.TraitKey UIGestureRecognizer.State UIImage.Configuration
    UIImage.RenderingMode UIImage.SymbolConfiguration UIImage.SymbolScale UIImage.SymbolWeight
    UIImageView.AutoresizingMask UIImageView.ContentMode UIImageView.TintAdjustmentMode
    UIImpactFeedbackGenerator.FeedbackStyle UILabel.AutoresizingMask UILabel.ContentMode UILabel.Line
    UILabel.TintAdjustmentMode UILongPressGestureRecognizer.State UINotificationFeedbackGenerator.FeedbackType
    UIPanGestureRecognizer.State UISwipeGestureRecognizer.Direction UISwipeGestureRecognizer.State
    UITapGestureRecognizer.State UITouch.Phase UIView.AutoresizingMask UIView.ContentMode UIView.TintAdjustmentMode
    UIWindow.AutoresizingMask UIWindow.ContentMode UIWindow.TintAdjustmentMode
    """)

  /// Those of ``AppleMembers`` that the package has.
  static let members = AppleNames.words(
    """
    accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue
    addGestureRecognizer addSublayer adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
    adjustsImageWhenDisabled adjustsImageWhenHighlighted affineTransform allControlEvents allTargets
    allowsDefaultTighteningForTruncation alpha appearance attributedText attributedTitle autoresizesSubviews
    autoresizingMask awakeFromNib backgroundColor baselineAdjustment becomeFirstResponder beginTracking
    bringSubview(toFront: bringSubviewToFront canBecomeFirstResponder cancelTracking clipsToBounds
    contentEdgeInsets contentHorizontalAlignment contentMode contentRect contentVerticalAlignment continueTracking
    cornerRadius currentAttributedTitle currentBackgroundImage currentImage currentTitle currentTitleColor
    didUpdateFocus effectiveUserInterfaceLayoutDirection endTracking exchangeSubview gestureRecognizers
    highlightedTextColor hitTest imageEdgeInsets imageRect insertSublayer insertSubview intrinsicContentSize
    invalidateIntrinsicContentSize isExclusiveTouch isFirstResponder isHighlighted isMultipleTouchEnabled
    isTouchInside isUserInteractionEnabled layerClass layoutIfNeeded layoutMargins layoutSubviews lineBreakMode
    masksToBounds minimumScaleFactor numberOfLines overrideUserInterfaceStyle preferredMaxLayoutWidth
    prepareForInterfaceBuilder removeFromSuperlayer removeFromSuperview removeGestureRecognizer renderingMode
    resignFirstResponder resolvedColor reversesTitleShadowWhenHighlighted semanticContentAttribute sendActions
    sendSubview(toBack: sendSubviewToBack setAffineTransform setAttributedTitle setBackgroundImage setNeedsDisplay
    setNeedsLayout setTitleColor setTitleShadowColor shadowOffset shadowOpacity shadowPath shadowRadius
    showsTouchWhenHighlighted sizeThatFits sizeToFit sublayers textAlignment textRect tintAdjustmentMode tintColor
    tintColorDidChange titleEdgeInsets titleLabel titleRect touchesBegan touchesCancelled touchesEnded touchesMoved
    traitCollection traitCollectionDidChange translatesAutoresizingMaskIntoConstraints viewWithTag
    withAlphaComponent withRenderingMode zPosition
    """)
}
