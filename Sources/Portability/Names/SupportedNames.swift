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

  /// Static members and cases of ``AppleNames/valueTypes``.
  static let statics = AppleNames.words(
    """
    CACornerMask.layerMaxXMaxYCorner CACornerMask.layerMaxXMinYCorner CACornerMask.layerMinXMaxYCorner
    CACornerMask.layerMinXMinYCorner CAShapeLayerFillRule.evenOdd CAShapeLayerFillRule.nonZero
    CAShapeLayerLineCap.butt CAShapeLayerLineCap.round CAShapeLayerLineCap.square CAShapeLayerLineJoin.bevel
    CAShapeLayerLineJoin.miter CAShapeLayerLineJoin.round NSLineBreakMode.byCharWrapping NSLineBreakMode.byClipping
    NSLineBreakMode.byTruncatingHead NSLineBreakMode.byTruncatingMiddle NSLineBreakMode.byTruncatingTail
    NSLineBreakMode.byWordWrapping NSTextAlignment.center NSTextAlignment.justified NSTextAlignment.left
    NSTextAlignment.natural NSTextAlignment.right NSUnderlineStyle.byWord NSUnderlineStyle.double
    NSUnderlineStyle.patternDash NSUnderlineStyle.patternDashDot NSUnderlineStyle.patternDashDotDot
    NSUnderlineStyle.patternDot NSUnderlineStyle.single NSUnderlineStyle.styleDouble NSUnderlineStyle.styleNone
    NSUnderlineStyle.styleSingle NSUnderlineStyle.styleThick NSUnderlineStyle.thick NSWritingDirection.leftToRight
    NSWritingDirection.natural NSWritingDirection.rightToLeft UIAccessibilityTraits.adjustable
    UIAccessibilityTraits.allowsDirectInteraction UIAccessibilityTraits.button UIAccessibilityTraits.causesPageTurn
    UIAccessibilityTraits.header UIAccessibilityTraits.image UIAccessibilityTraits.keyboardKey
    UIAccessibilityTraits.link UIAccessibilityTraits.none UIAccessibilityTraits.notEnabled
    UIAccessibilityTraits.playsSound UIAccessibilityTraits.searchField UIAccessibilityTraits.selected
    UIAccessibilityTraits.startsMediaSession UIAccessibilityTraits.staticText UIAccessibilityTraits.summaryElement
    UIAccessibilityTraits.tabBar UIAccessibilityTraits.updatesFrequently UIColor.black UIColor.blue UIColor.brown
    UIColor.clear UIColor.cyan UIColor.darkGray UIColor.darkText UIColor.gray UIColor.green UIColor.label
    UIColor.lightGray UIColor.lightText UIColor.link UIColor.magenta UIColor.opaqueSeparator UIColor.orange
    UIColor.placeholderText UIColor.purple UIColor.quaternaryLabel UIColor.quaternarySystemFill UIColor.red
    UIColor.secondaryLabel UIColor.secondarySystemBackground UIColor.secondarySystemFill
    UIColor.secondarySystemGroupedBackground UIColor.separator UIColor.systemBackground UIColor.systemBlue
    UIColor.systemBrown UIColor.systemCyan UIColor.systemFill UIColor.systemGray UIColor.systemGray2
    UIColor.systemGray3 UIColor.systemGray4 UIColor.systemGray5 UIColor.systemGray6 UIColor.systemGreen
    UIColor.systemGroupedBackground UIColor.systemIndigo UIColor.systemMint UIColor.systemOrange UIColor.systemPink
    UIColor.systemPurple UIColor.systemRed UIColor.systemTeal UIColor.systemYellow UIColor.tertiaryLabel
    UIColor.tertiarySystemBackground UIColor.tertiarySystemFill UIColor.tertiarySystemGroupedBackground
    UIColor.white UIColor.yellow UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    UIContentSizeCategory.accessibilityExtraExtraLarge UIContentSizeCategory.accessibilityExtraLarge
    UIContentSizeCategory.accessibilityLarge UIContentSizeCategory.accessibilityMedium
    UIContentSizeCategory.extraExtraExtraLarge UIContentSizeCategory.extraExtraLarge
    UIContentSizeCategory.extraLarge UIContentSizeCategory.extraSmall UIContentSizeCategory.large
    UIContentSizeCategory.medium UIContentSizeCategory.small UIContentSizeCategory.unspecified UIEdgeInsets.zero
    UIFont.boldSystemFont UIFont.buttonFontSize UIFont.familyNames UIFont.fontNames UIFont.italicSystemFont
    UIFont.labelFontSize UIFont.monospacedDigitSystemFont UIFont.monospacedSystemFont UIFont.preferredFont
    UIFont.register UIFont.smallSystemFontSize UIFont.systemFont UIFont.systemFontSize UIFont.unregister
    UIFont.withRegistered UIRectCorner.allCorners UIRectCorner.bottomLeft UIRectCorner.bottomRight
    UIRectCorner.topLeft UIRectCorner.topRight UISemanticContentAttribute.forceLeftToRight
    UISemanticContentAttribute.forceRightToLeft UISemanticContentAttribute.playback
    UISemanticContentAttribute.spatial UISemanticContentAttribute.unspecified UIUserInterfaceStyle.dark
    UIUserInterfaceStyle.light UIUserInterfaceStyle.unspecified
    """)

  /// Initializers by their first label, which is `_` or nothing if there is none.
  static let initializers = AppleNames.words(
    """
    CACornerMask(rawValue CAGradientLayer( CAGradientLayer(coder CAGradientLayer(layer CAGradientLayerType(rawValue
    CALayer( CALayer(coder CALayer(layer CAShapeLayer( CAShapeLayer(coder CAShapeLayer(layer
    CAShapeLayerFillRule(rawValue CAShapeLayerLineCap(rawValue CAShapeLayerLineJoin(rawValue CGAffineTransform(
    CGAffineTransform(a CGAffineTransform(rotationAngle CGAffineTransform(scaleX CGAffineTransform(translationX
    CGColor(red CGPath( CGPath(ellipseIn CGPath(rect CGPath(roundedRect NSDirectionalEdgeInsets(
    NSDirectionalEdgeInsets(top NSMutableParagraphStyle( NSParagraphStyle( NSShadow( NSStringDrawingContext(
    NSStringDrawingOptions(rawValue NSTextAttachment( NSTextAttachment(image NSUnderlineStyle(rawValue Selector(_
    UIAccessibilityTraits(rawValue UIAction(title UIActivityIndicatorView(
    UIActivityIndicatorView(activityIndicatorStyle UIActivityIndicatorView(coder UIActivityIndicatorView(frame
    UIActivityIndicatorView(style UIApplication( UIButton( UIButton(coder UIButton(frame UIButton(type
    UIColor(cgColor UIColor(dynamicProvider UIColor(red UIColor(white UIContentSizeCategory(rawValue UIControl(
    UIControl(coder UIControl(frame UIEdgeInsets( UIEdgeInsets(top UIEvent( UIEvent(touches UIFeedbackGenerator(
    UIFocusAnimationCoordinator( UIFocusUpdateContext(from UIFont(descriptor UIFont(file UIFont(name
    UIFontDescriptor(fontAttributes UIFontDescriptor(name UIFontMetrics(forTextStyle UIGestureRecognizer(
    UIGestureRecognizer(handler UIGestureRecognizer(target UIImage( UIImage(size UIImage(systemName UIImageView(
    UIImageView(coder UIImageView(frame UIImageView(image UIImpactFeedbackGenerator(
    UIImpactFeedbackGenerator(style UILabel( UILabel(coder UILabel(frame UILongPressGestureRecognizer(
    UILongPressGestureRecognizer(handler UILongPressGestureRecognizer(target UINotificationFeedbackGenerator(
    UIPanGestureRecognizer( UIPanGestureRecognizer(handler UIPanGestureRecognizer(target UIRectCorner(rawValue
    UIResponder( UIScreen(scale UISelectionFeedbackGenerator( UISwipeGestureRecognizer(
    UISwipeGestureRecognizer(handler UISwipeGestureRecognizer(target UITapGestureRecognizer(
    UITapGestureRecognizer(handler UITapGestureRecognizer(target UITouch( UITouch(in UITraitCollection(
    UITraitCollection(displayScale UITraitCollection(layoutDirection UITraitCollection(preferredContentSizeCategory
    UITraitCollection(traitsFrom UITraitCollection(userInterfaceStyle UIView( UIView(coder UIView(frame UIWindow(
    UIWindow(coder UIWindow(frame
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
