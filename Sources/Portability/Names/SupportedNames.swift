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
    CAShapeLayerLineCap CAShapeLayerLineJoin CGAffineTransform CGColor CGPath CGPathFillRule
    NSDirectionalEdgeInsets NSLineBreakMode NSMutableParagraphStyle NSParagraphStyle NSShadow
    NSStringDrawingContext NSStringDrawingOptions NSTextAlignment NSTextAttachment NSUnderlineStyle
    NSWritingDirection Selector UIAccessibilityTraits UIAction UIActionHandler UIBaselineAdjustment UIButton
    UIColor UIContentSizeCategory UIControl UIEdgeInsets UIEvent UIFont UIFontDescriptor UIFontMetrics
    UIGestureRecognizer UIGestureRecognizerDelegate UIImage UIImageView UILabel UILongPressGestureRecognizer
    UIPanGestureRecognizer UIRectCorner UIResponder UIScreen UISemanticContentAttribute UISwipeGestureRecognizer
    UITapGestureRecognizer UITouch UITraitCollection UITraitEnvironmentLayoutDirection
    UIUserInterfaceLayoutDirection UIUserInterfaceStyle UIView UIWindow
    """)

  /// Types inside of types, such as `ButtonType`.
  static let nested = AppleNames.words(
    """
    AttributeName AutoresizingMask ButtonType ContentHorizontalAlignment ContentMode ContentVerticalAlignment
    Direction Element Event EventType FeatureKey FillRule Handler Identifier Kind Line LineBreakStrategy LineCap
    LineJoin Phase RenderingMode State SymbolicTraits SystemDesign TextStyle TintAdjustmentMode TraitKey Weight
    """)

  /// Those of ``AppleMembers`` that the package has.
  static let members = AppleNames.words(
    """
    accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue
    addGestureRecognizer addSublayer adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
    adjustsImageWhenDisabled adjustsImageWhenHighlighted affineTransform allControlEvents allTargets
    allowsDefaultTighteningForTruncation alpha attributedText attributedTitle autoresizesSubviews autoresizingMask
    awakeFromNib backgroundColor baselineAdjustment becomeFirstResponder beginTracking bringSubviewToFront
    canBecomeFirstResponder cancelTracking clipsToBounds contentEdgeInsets contentHorizontalAlignment contentMode
    contentRect contentVerticalAlignment continueTracking cornerRadius currentAttributedTitle
    currentBackgroundImage currentImage currentTitle currentTitleColor effectiveUserInterfaceLayoutDirection
    endTracking exchangeSubview gestureRecognizers highlightedTextColor hitTest imageEdgeInsets imageRect
    insertSublayer insertSubview intrinsicContentSize invalidateIntrinsicContentSize isExclusiveTouch
    isFirstResponder isHighlighted isMultipleTouchEnabled isTouchInside isUserInteractionEnabled layerClass
    layoutIfNeeded layoutMargins layoutSubviews lineBreakMode masksToBounds minimumScaleFactor numberOfLines
    overrideUserInterfaceStyle preferredMaxLayoutWidth prepareForInterfaceBuilder removeFromSuperlayer
    removeFromSuperview removeGestureRecognizer renderingMode resignFirstResponder resolvedColor
    reversesTitleShadowWhenHighlighted semanticContentAttribute sendActions sendSubviewToBack setAffineTransform
    setAttributedTitle setBackgroundImage setNeedsDisplay setNeedsLayout setTitleColor setTitleShadowColor
    shadowOffset shadowOpacity shadowPath shadowRadius showsTouchWhenHighlighted sizeThatFits sizeToFit sublayers
    textAlignment textRect tintAdjustmentMode tintColor tintColorDidChange titleEdgeInsets titleLabel titleRect
    touchesBegan touchesCancelled touchesEnded touchesMoved traitCollection traitCollectionDidChange viewWithTag
    withAlphaComponent withRenderingMode zPosition
    """)
}
