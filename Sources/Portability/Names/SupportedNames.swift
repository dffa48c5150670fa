/// The Apple names that this package has.
///
/// `PORTABILITY_NAMES=record swift test --filter SupportedNamesTests` writes this file from the package's sources; the
/// test fails when they no longer agree.
enum SupportedNames {
  /// The modules with a name of Apple's.
  static let modules = AppleNames.words(
    """
    CoreGraphics QuartzCore UIKit
    """)

  /// Types, functions and constants.
  static let names = AppleNames.words(
    """
    CAAction CAAnimation CAAnimationCalculationMode CAAnimationDelegate CAAnimationGroup CAAnimationRotationMode
    CABasicAnimation CACornerMask CACurrentMediaTime CADisplayLink CAEdgeAntialiasingMask CAEmitterCell
    CAEmitterLayer CAEmitterLayerEmitterMode CAEmitterLayerEmitterShape CAEmitterLayerRenderMode CAFrameRateRange
    CAGradientLayer CAGradientLayerType CAKeyframeAnimation CALayer CALayerContentsFilter CALayerContentsFormat
    CALayerContentsGravity CALayerCornerCurve CALayerDelegate CAMediaTiming CAMediaTimingFillMode
    CAMediaTimingFunction CAMediaTimingFunctionName CAPropertyAnimation CAReplicatorLayer CAScrollLayer
    CAScrollLayerScrollMode CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin
    CASpringAnimation CATextLayer CATextLayerAlignmentMode CATextLayerTruncationMode CATiledLayer CATransaction
    CATransform3D CATransform3DConcat CATransform3DEqualToTransform CATransform3DGetAffineTransform
    CATransform3DIdentity CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity
    CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation
    CATransform3DRotate CATransform3DScale CATransform3DTranslate CATransformLayer CATransition CATransitionSubtype
    CATransitionType CAValueFunction CAValueFunctionName CFAbsoluteTimeGetCurrent CFTimeInterval CGAffineTransform
    CGBitmapInfo CGBlendMode CGColor CGColorSpace CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB
    CGColorSpaceModel CGContext CGFont CGGradient CGGradientDrawingOptions CGImage CGImageAlphaInfo
    CGInterpolationQuality CGLayer CGLineCap CGLineJoin CGMutablePath CGPath CGPathDrawingMode CGPathElement
    CGPathElementType CGPathFillRule CGPointFromString CGPointMake CGRectContainsPoint CGRectEqualToRect
    CGRectFromString CGRectGetHeight CGRectGetMaxX CGRectGetMaxY CGRectGetMidX CGRectGetMidY CGRectGetMinX
    CGRectGetMinY CGRectGetWidth CGRectInset CGRectIntersectsRect CGRectMake CGRectOffset CGSizeFromString
    CGSizeMake CGTextDrawingMode CGVector CIColor NSAttributedStringKey NSDirectionalEdgeInsets NSEC_PER_MSEC
    NSEC_PER_SEC NSKeyValueChangeKey NSKeyValueObservingOptions NSLayoutConstraint NSLineBreakMode
    NSMutableParagraphStyle NSParagraphStyle NSSelectorFromString NSShadow NSStringDrawingContext
    NSStringDrawingOptions NSStringFromCGRect NSStringFromSelector NSTextAlignment NSTextAttachment
    NSUnderlineStyle NSWritingDirection Selector UIAccessibility UIAccessibilityAnnouncementNotification
    UIAccessibilityContainerType UIAccessibilityContrast UIAccessibilityCustomAction UIAccessibilityElement
    UIAccessibilityIsReduceMotionEnabled UIAccessibilityIsVoiceOverRunning UIAccessibilityLayoutChangedNotification
    UIAccessibilityNavigationStyle UIAccessibilityPostNotification UIAccessibilityScreenChangedNotification
    UIAccessibilityScrollDirection UIAccessibilityTraitButton UIAccessibilityTraitImage UIAccessibilityTraitNone
    UIAccessibilityTraitNotEnabled UIAccessibilityTraitSelected UIAccessibilityTraitStaticText
    UIAccessibilityTraits UIAction UIActionHandler UIActivityIndicatorView UIActivityIndicatorViewStyle
    UIAppearance UIAppearanceContainer UIApplication UIApplicationDelegate UIApplicationOpenSettingsURLString
    UIApplicationState UIBackgroundTaskIdentifier UIBackgroundTaskInvalid UIBaselineAdjustment UIBezierPath
    UIBlurEffect UIButton UIButtonType UIColor UICommand UIContentSizeCategory UIControl
    UIControlContentHorizontalAlignment UIControlContentVerticalAlignment UIControlEvents UIControlState
    UICoordinateSpace UICubicTimingParameters UIDevice UIDeviceOrientation UIEdgeInsets
    UIEdgeInsetsEqualToEdgeInsets UIEdgeInsetsFromString UIEdgeInsetsInsetRect UIEdgeInsetsMake UIEvent
    UIEventSubtype UIEventType UIFeedbackGenerator UIFocusAnimationCoordinator UIFocusEnvironment UIFocusHeading
    UIFocusItem UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics UIFontTextStyle UIFontWeightBlack
    UIFontWeightBold UIFontWeightHeavy UIFontWeightLight UIFontWeightMedium UIFontWeightRegular
    UIFontWeightSemibold UIFontWeightThin UIFontWeightUltraLight UIForceTouchCapability UIGestureRecognizer
    UIGestureRecognizerDelegate UIGestureRecognizerState UIGraphicsBeginImageContext
    UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIGraphicsGetCurrentContext
    UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer UIGraphicsImageRendererContext
    UIGraphicsImageRendererFormat UIGraphicsPopContext UIGraphicsPushContext UIGraphicsRendererFormat
    UIHoverGestureRecognizer UIImage UIImageJPEGRepresentation UIImageOrientation UIImagePNGRepresentation
    UIImageRenderingMode UIImageResizingMode UIImageView UIImpactFeedbackGenerator UIInputViewAudioFeedback
    UIInteraction UIInterfaceOrientation UIInterpolatingMotionEffect UIKeyCommand UIKeyModifierFlags
    UIKeyboardAnimationCurveUserInfoKey UIKeyboardAnimationDurationUserInfoKey UIKeyboardFrameEndUserInfoKey
    UILabel UILayoutConstraintAxis UILayoutFittingCompressedSize UILayoutFittingExpandedSize UILayoutPriority
    UILegibilityWeight UILongPressGestureRecognizer UIMenu UIMenuBuilder UIMenuElement UIMotionEffect
    UIMotionEffectGroup UINotificationFeedbackGenerator UIOffset UIOffsetFromString UIOffsetMake
    UIPanGestureRecognizer UIPasteboard UIPinchGestureRecognizer UIPress UIPressesEvent UIRectClip UIRectCorner
    UIRectEdge UIRectFill UIRectFillUsingBlendMode UIRectFrame UIRectFrameUsingBlendMode UIResponder
    UIResponderStandardEditActions UIRotationGestureRecognizer UIScene UIScreen UIScreenEdgePanGestureRecognizer
    UISelectionFeedbackGenerator UISemanticContentAttribute UISpringTimingParameters UIStatusBarManager
    UIStatusBarStyle UISwipeGestureRecognizer UISwipeGestureRecognizerDirection UITapGestureRecognizer
    UITimingCurveProvider UITimingCurveType UITouch UITouchPhase UITraitCollection
    UITraitEnvironmentLayoutDirection UIUserInterfaceIdiom UIUserInterfaceLayoutDirection UIUserInterfaceLevel
    UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect UIView UIViewAnimating UIViewAnimatingPosition
    UIViewAnimatingState UIViewAnimationCurve UIViewAnimationOptions UIViewAutoresizing UIViewContentMode
    UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating UIViewKeyframeAnimationOptions
    UIViewNoIntrinsicMetric UIViewPropertyAnimator UIViewTintAdjustmentMode UIVisualEffect UIVisualEffectView
    UIWindow UIWindowLevelAlert UIWindowLevelNormal UIWindowLevelStatusBar UIWindowScene UndoManager
    kCAAlignmentCenter kCAAlignmentJustified kCAAlignmentLeft kCAAlignmentNatural kCAAlignmentRight
    kCAAnimationCubic kCAAnimationCubicPaced kCAAnimationDiscrete kCAAnimationLinear kCAAnimationPaced
    kCAAnimationRotateAuto kCAAnimationRotateAutoReverse kCAContentsFormatGray8Uint kCAContentsFormatRGBA16Float
    kCAContentsFormatRGBA8Uint kCAEmitterLayerAdditive kCAEmitterLayerBackToFront kCAEmitterLayerCircle
    kCAEmitterLayerCuboid kCAEmitterLayerLine kCAEmitterLayerOldestFirst kCAEmitterLayerOldestLast
    kCAEmitterLayerOutline kCAEmitterLayerPoint kCAEmitterLayerPoints kCAEmitterLayerRectangle
    kCAEmitterLayerSphere kCAEmitterLayerSurface kCAEmitterLayerUnordered kCAEmitterLayerVolume
    kCAFillModeBackwards kCAFillModeBoth kCAFillModeForwards kCAFillModeRemoved kCAFillRuleEvenOdd
    kCAFillRuleNonZero kCAFilterLinear kCAFilterNearest kCAFilterTrilinear kCAGradientLayerAxial
    kCAGradientLayerConic kCAGradientLayerRadial kCAGravityBottom kCAGravityBottomLeft kCAGravityBottomRight
    kCAGravityCenter kCAGravityLeft kCAGravityResize kCAGravityResizeAspect kCAGravityResizeAspectFill
    kCAGravityRight kCAGravityTop kCAGravityTopLeft kCAGravityTopRight kCALineCapButt kCALineCapRound
    kCALineCapSquare kCALineJoinBevel kCALineJoinMiter kCALineJoinRound kCAMediaTimingFunctionDefault
    kCAMediaTimingFunctionEaseIn kCAMediaTimingFunctionEaseInEaseOut kCAMediaTimingFunctionEaseOut
    kCAMediaTimingFunctionLinear kCAOnOrderIn kCAOnOrderOut kCAScrollBoth kCAScrollHorizontally kCAScrollNone
    kCAScrollVertically kCATransactionAnimationDuration kCATransactionAnimationTimingFunction
    kCATransactionCompletionBlock kCATransactionDisableActions kCATransition kCATransitionFade
    kCATransitionFromBottom kCATransitionFromLeft kCATransitionFromRight kCATransitionFromTop kCATransitionMoveIn
    kCATransitionPush kCATransitionReveal kCATruncationEnd kCATruncationMiddle kCATruncationNone kCATruncationStart
    kCAValueFunctionRotateX kCAValueFunctionRotateY kCAValueFunctionRotateZ kCAValueFunctionScaleX
    kCAValueFunctionScaleY kCAValueFunctionScaleZ kCAValueFunctionTranslateX kCAValueFunctionTranslateY
    kCAValueFunctionTranslateZ kCTFontAttributeName objc_AssociationPolicy objc_getAssociatedObject
    objc_removeAssociatedObjects objc_setAssociatedObject
    """)

  /// Types inside of types.
  static let nested = AppleNames.words(
    """
    CAAnimation.FillMode CAAnimationGroup.FillMode CABasicAnimation.FillMode CAEmitterLayer.ContentsFilter
    CAEmitterLayer.ContentsFormat CAEmitterLayer.ContentsGravity CAEmitterLayer.CornerCurve CAEmitterLayer.Mode
    CAEmitterLayer.RenderMode CAEmitterLayer.Shape CAGradientLayer.ContentsFilter CAGradientLayer.ContentsFormat
    CAGradientLayer.ContentsGravity CAGradientLayer.CornerCurve CAGradientLayer.Kind
    CAKeyframeAnimation.CalculationMode CAKeyframeAnimation.FillMode CAKeyframeAnimation.RotationMode
    CALayer.ContentsFilter CALayer.ContentsFormat CALayer.ContentsGravity CALayer.CornerCurve
    CAMediaTimingFunction.Name CAPropertyAnimation.FillMode CAReplicatorLayer.ContentsFilter
    CAReplicatorLayer.ContentsFormat CAReplicatorLayer.ContentsGravity CAReplicatorLayer.CornerCurve
    CAScrollLayer.ContentsFilter CAScrollLayer.ContentsFormat CAScrollLayer.ContentsGravity
    CAScrollLayer.CornerCurve CAScrollLayer.Mode CAShapeLayer.ContentsFilter CAShapeLayer.ContentsFormat
    CAShapeLayer.ContentsGravity CAShapeLayer.CornerCurve CAShapeLayer.FillRule CAShapeLayer.LineCap
    CAShapeLayer.LineJoin CASpringAnimation.FillMode CATextLayer.Alignment CATextLayer.ContentsFilter
    CATextLayer.ContentsFormat CATextLayer.ContentsGravity CATextLayer.CornerCurve CATextLayer.Truncation
    CATiledLayer.ContentsFilter CATiledLayer.ContentsFormat CATiledLayer.ContentsGravity CATiledLayer.CornerCurve
    CATransformLayer.ContentsFilter CATransformLayer.ContentsFormat CATransformLayer.ContentsGravity
    CATransformLayer.CornerCurve CATransition.FillMode CATransition.Kind CATransition.Side CAValueFunction.Name
    CGMutablePath.Element CGPath.Element NSLayoutConstraint.Axis NSMutableParagraphStyle.LineBreakStrategy
    NSParagraphStyle.LineBreakStrategy UIAccessibility.Notification UIAccessibilityCustomAction.ActionHandler
    UIAction.Attributes UIAction.Handler UIAction.Identifier UIAction.State UIActivityIndicatorView.AnimationCurve
    UIActivityIndicatorView.AnimationOptions UIActivityIndicatorView.AutoresizingMask
    UIActivityIndicatorView.ContentMode UIActivityIndicatorView.KeyframeAnimationOptions
    UIActivityIndicatorView.Style UIActivityIndicatorView.TintAdjustmentMode UIApplication.BackgroundTaskIdentifier
    UIApplication.LaunchOptionsKey UIApplication.OpenExternalURLOptionsKey UIApplication.State UIBlurEffect.Style
    UIButton.AnimationCurve UIButton.AnimationOptions UIButton.AutoresizingMask UIButton.ButtonType
    UIButton.ContentHorizontalAlignment UIButton.ContentMode UIButton.ContentVerticalAlignment UIButton.Event
    UIButton.KeyframeAnimationOptions UIButton.Role UIButton.State UIButton.TintAdjustmentMode UICommand.Attributes
    UICommand.State UIControl.AnimationCurve UIControl.AnimationOptions UIControl.AutoresizingMask
    UIControl.ContentHorizontalAlignment UIControl.ContentMode UIControl.ContentVerticalAlignment UIControl.Event
    UIControl.KeyframeAnimationOptions UIControl.State UIControl.TintAdjustmentMode UIDevice.BatteryState
    UIDevice.InterfaceIdiom UIDevice.Orientation UIEvent.EventSubtype UIEvent.EventType UIFont.TextStyle
    UIFont.Weight UIFontDescriptor.AttributeName UIFontDescriptor.FeatureKey UIFontDescriptor.SymbolicTraits
    UIFontDescriptor.SystemDesign UIFontDescriptor.TraitKey UIGestureRecognizer.State
    UIGraphicsImageRenderer.DrawingActions UIGraphicsImageRendererFormat.Range UIHoverGestureRecognizer.State
    UIImage.Configuration UIImage.Orientation UIImage.RenderingMode UIImage.ResizingMode
    UIImage.SymbolConfiguration UIImage.SymbolScale UIImage.SymbolWeight UIImageView.AnimationCurve
    UIImageView.AnimationOptions UIImageView.AutoresizingMask UIImageView.ContentMode
    UIImageView.KeyframeAnimationOptions UIImageView.TintAdjustmentMode UIImpactFeedbackGenerator.FeedbackStyle
    UIInterpolatingMotionEffect.EffectType UIKeyCommand.Attributes UIKeyCommand.State UILabel.AnimationCurve
    UILabel.AnimationOptions UILabel.AutoresizingMask UILabel.ContentMode UILabel.KeyframeAnimationOptions
    UILabel.Line UILabel.TintAdjustmentMode UILongPressGestureRecognizer.State UIMenu.Attributes UIMenu.Identifier
    UIMenu.Options UIMenu.State UIMenuElement.Attributes UIMenuElement.State
    UINotificationFeedbackGenerator.FeedbackType UIPanGestureRecognizer.State UIPinchGestureRecognizer.State
    UIPress.Phase UIPress.PressType UIPressesEvent.EventSubtype UIPressesEvent.EventType
    UIRotationGestureRecognizer.State UIScene.ActivationState UIScreenEdgePanGestureRecognizer.State
    UISwipeGestureRecognizer.Direction UISwipeGestureRecognizer.State UITapGestureRecognizer.State UITouch.Phase
    UITouch.TouchType UIView.AnimationCurve UIView.AnimationOptions UIView.AutoresizingMask UIView.ContentMode
    UIView.KeyframeAnimationOptions UIView.TintAdjustmentMode UIVisualEffectView.AnimationCurve
    UIVisualEffectView.AnimationOptions UIVisualEffectView.AutoresizingMask UIVisualEffectView.ContentMode
    UIVisualEffectView.KeyframeAnimationOptions UIVisualEffectView.TintAdjustmentMode UIWindow.AnimationCurve
    UIWindow.AnimationOptions UIWindow.AutoresizingMask UIWindow.ContentMode UIWindow.KeyframeAnimationOptions
    UIWindow.Level UIWindow.TintAdjustmentMode UIWindowScene.ActivationState
    """)

  /// Static members and cases of ``AppleNames/valueTypes``.
  static let statics = AppleNames.words(
    """
    CACornerMask.layerMaxXMaxYCorner CACornerMask.layerMaxXMinYCorner CACornerMask.layerMinXMaxYCorner
    CACornerMask.layerMinXMinYCorner CAMediaTimingFillMode.backwards CAMediaTimingFillMode.both
    CAMediaTimingFillMode.forwards CAMediaTimingFillMode.removed CAMediaTimingFunctionName.default
    CAMediaTimingFunctionName.easeIn CAMediaTimingFunctionName.easeInEaseOut CAMediaTimingFunctionName.easeOut
    CAMediaTimingFunctionName.linear CAShapeLayerFillRule.evenOdd CAShapeLayerFillRule.nonZero
    CAShapeLayerLineCap.butt CAShapeLayerLineCap.round CAShapeLayerLineCap.square CAShapeLayerLineJoin.bevel
    CAShapeLayerLineJoin.miter CAShapeLayerLineJoin.round CGBlendMode.clear CGBlendMode.color CGBlendMode.colorBurn
    CGBlendMode.colorDodge CGBlendMode.copy CGBlendMode.darken CGBlendMode.destinationAtop
    CGBlendMode.destinationIn CGBlendMode.destinationOut CGBlendMode.destinationOver CGBlendMode.difference
    CGBlendMode.exclusion CGBlendMode.hardLight CGBlendMode.hue CGBlendMode.lighten CGBlendMode.luminosity
    CGBlendMode.multiply CGBlendMode.normal CGBlendMode.overlay CGBlendMode.plusDarker CGBlendMode.plusLighter
    CGBlendMode.saturation CGBlendMode.screen CGBlendMode.softLight CGBlendMode.sourceAtop CGBlendMode.sourceIn
    CGBlendMode.sourceOut CGBlendMode.xor CGLineCap.butt CGLineCap.round CGLineCap.square CGLineJoin.bevel
    CGLineJoin.miter CGLineJoin.round NSLineBreakMode.byCharWrapping NSLineBreakMode.byClipping
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
    UIColor.clear UIColor.cyan UIColor.darkGray UIColor.darkText UIColor.gray UIColor.green
    UIColor.groupTableViewBackground UIColor.label UIColor.lightGray UIColor.lightText UIColor.link UIColor.magenta
    UIColor.opaqueSeparator UIColor.orange UIColor.placeholderText UIColor.purple UIColor.quaternaryLabel
    UIColor.quaternarySystemFill UIColor.red UIColor.register UIColor.secondaryLabel
    UIColor.secondarySystemBackground UIColor.secondarySystemFill UIColor.secondarySystemGroupedBackground
    UIColor.separator UIColor.systemBackground UIColor.systemBlue UIColor.systemBrown UIColor.systemCyan
    UIColor.systemFill UIColor.systemGray UIColor.systemGray2 UIColor.systemGray3 UIColor.systemGray4
    UIColor.systemGray5 UIColor.systemGray6 UIColor.systemGreen UIColor.systemGroupedBackground
    UIColor.systemIndigo UIColor.systemMint UIColor.systemOrange UIColor.systemPink UIColor.systemPurple
    UIColor.systemRed UIColor.systemTeal UIColor.systemYellow UIColor.tertiaryLabel
    UIColor.tertiarySystemBackground UIColor.tertiarySystemFill UIColor.tertiarySystemGroupedBackground
    UIColor.tintColor UIColor.white UIColor.yellow UIContentSizeCategory.accessibilityExtraExtraExtraLarge
    UIContentSizeCategory.accessibilityExtraExtraLarge UIContentSizeCategory.accessibilityExtraLarge
    UIContentSizeCategory.accessibilityLarge UIContentSizeCategory.accessibilityMedium
    UIContentSizeCategory.didChangeNotification UIContentSizeCategory.extraExtraExtraLarge
    UIContentSizeCategory.extraExtraLarge UIContentSizeCategory.extraLarge UIContentSizeCategory.extraSmall
    UIContentSizeCategory.large UIContentSizeCategory.medium UIContentSizeCategory.small
    UIContentSizeCategory.unspecified UIEdgeInsets.zero UIFont.boldSystemFont UIFont.buttonFontSize
    UIFont.familyNames UIFont.fontNames UIFont.italicSystemFont UIFont.labelFontSize
    UIFont.monospacedDigitSystemFont UIFont.monospacedSystemFont UIFont.preferredFont UIFont.register
    UIFont.smallSystemFontSize UIFont.systemFont UIFont.systemFontSize UIFont.unregister UIFont.withRegistered
    UIRectCorner.allCorners UIRectCorner.bottomLeft UIRectCorner.bottomRight UIRectCorner.topLeft
    UIRectCorner.topRight UISemanticContentAttribute.forceLeftToRight UISemanticContentAttribute.forceRightToLeft
    UISemanticContentAttribute.playback UISemanticContentAttribute.spatial UISemanticContentAttribute.unspecified
    UIUserInterfaceStyle.dark UIUserInterfaceStyle.light UIUserInterfaceStyle.unspecified
    """)

  /// Initializers by their first label, which is `_` or nothing if there is none.
  static let initializers = AppleNames.words(
    """
    CAAnimation( CAAnimation(coder CAAnimationCalculationMode(rawValue CAAnimationGroup( CAAnimationGroup(coder
    CAAnimationRotationMode(rawValue CABasicAnimation( CABasicAnimation(coder CABasicAnimation(keyPath
    CACornerMask(rawValue CADisplayLink(target CAEdgeAntialiasingMask(rawValue CAEmitterCell( CAEmitterCell(coder
    CAEmitterLayer( CAEmitterLayer(coder CAEmitterLayer(layer CAEmitterLayerEmitterMode(rawValue
    CAEmitterLayerEmitterShape(rawValue CAEmitterLayerRenderMode(rawValue CAFrameRateRange(minimum CAGradientLayer(
    CAGradientLayer(coder CAGradientLayer(layer CAGradientLayerType(rawValue CAKeyframeAnimation(
    CAKeyframeAnimation(coder CAKeyframeAnimation(keyPath CALayer( CALayer(coder CALayer(layer
    CALayerContentsFilter(rawValue CALayerContentsFormat(rawValue CALayerContentsGravity(rawValue
    CALayerCornerCurve(rawValue CAMediaTimingFillMode(rawValue CAMediaTimingFunction(controlPoints
    CAMediaTimingFunction(name CAMediaTimingFunctionName(rawValue CAPropertyAnimation( CAPropertyAnimation(coder
    CAPropertyAnimation(keyPath CAReplicatorLayer( CAReplicatorLayer(coder CAReplicatorLayer(layer CAScrollLayer(
    CAScrollLayer(coder CAScrollLayer(layer CAScrollLayerScrollMode(rawValue CAShapeLayer( CAShapeLayer(coder
    CAShapeLayer(layer CAShapeLayerFillRule(rawValue CAShapeLayerLineCap(rawValue CAShapeLayerLineJoin(rawValue
    CASpringAnimation( CASpringAnimation(coder CASpringAnimation(keyPath CATextLayer( CATextLayer(coder
    CATextLayer(layer CATextLayerAlignmentMode(rawValue CATextLayerTruncationMode(rawValue CATiledLayer(
    CATiledLayer(coder CATiledLayer(layer CATransform3D( CATransform3D(m11 CATransformLayer( CATransformLayer(coder
    CATransformLayer(layer CATransition( CATransition(coder CATransitionSubtype(rawValue CATransitionType(rawValue
    CAValueFunction(name CAValueFunctionName(rawValue CGAffineTransform( CGAffineTransform(a
    CGAffineTransform(rotationAngle CGAffineTransform(scaleX CGAffineTransform(translationX CGBitmapInfo(rawValue
    CGColor(_colorLiteralRed CGColor(colorSpace CGColor(gray CGColor(red CGColor(srgbRed CGColorSpace(name
    CGContext(data CGFont(_ CGGradient(colorSpace CGGradient(colorsSpace CGGradientDrawingOptions(rawValue
    CGImage(bitmap CGLayer(_ CGMutablePath( CGMutablePath(__byStroking CGMutablePath(ellipseIn CGMutablePath(rect
    CGMutablePath(roundedRect CGPath( CGPath(__byStroking CGPath(ellipseIn CGPath(rect CGPath(roundedRect
    CGPathElement(type CGVector( CGVector(dx CIColor(cgColor CIColor(color CIColor(red NSDirectionalEdgeInsets(
    NSDirectionalEdgeInsets(top NSKeyValueChangeKey(rawValue NSKeyValueObservingOptions(rawValue
    NSMutableParagraphStyle( NSParagraphStyle( NSShadow( NSStringDrawingContext( NSStringDrawingOptions(rawValue
    NSTextAttachment( NSTextAttachment(image NSUnderlineStyle(rawValue Selector(_ UIAccessibilityCustomAction(name
    UIAccessibilityElement( UIAccessibilityElement(accessibilityContainer UIAccessibilityTraits(rawValue
    UIAction(attributes UIAction(discoverabilityTitle UIAction(handler UIAction(identifier UIAction(image
    UIAction(selectedImage UIAction(state UIAction(subtitle UIAction(title UIActivityIndicatorView(
    UIActivityIndicatorView(activityIndicatorStyle UIActivityIndicatorView(coder UIActivityIndicatorView(frame
    UIActivityIndicatorView(style UIApplication( UIBackgroundTaskIdentifier(rawValue UIBezierPath(
    UIBezierPath(arcCenter UIBezierPath(cgPath UIBezierPath(coder UIBezierPath(ovalIn UIBezierPath(rect
    UIBezierPath(roundedRect UIBlurEffect(style UIButton( UIButton(coder UIButton(frame UIButton(primaryAction
    UIButton(type UIColor( UIColor(cgColor UIColor(ciColor UIColor(displayP3Red UIColor(dynamicProvider UIColor(hue
    UIColor(named UIColor(patternImage UIColor(red UIColor(white UICommand(action UICommand(image UICommand(title
    UIContentSizeCategory(rawValue UIControl( UIControl(coder UIControl(frame UICubicTimingParameters(
    UICubicTimingParameters(animationCurve UICubicTimingParameters(controlPoint1 UIEdgeInsets( UIEdgeInsets(top
    UIEvent( UIEvent(touches UIFeedbackGenerator( UIFocusAnimationCoordinator( UIFocusHeading(rawValue
    UIFocusUpdateContext(from UIFont( UIFont(descriptor UIFont(file UIFont(name UIFontDescriptor(
    UIFontDescriptor(fontAttributes UIFontDescriptor(name UIFontMetrics(forTextStyle UIGestureRecognizer(
    UIGestureRecognizer(handler UIGestureRecognizer(target UIGraphicsImageRenderer(bounds
    UIGraphicsImageRenderer(size UIGraphicsImageRendererFormat( UIGraphicsImageRendererFormat(for
    UIGraphicsRendererFormat( UIHoverGestureRecognizer( UIHoverGestureRecognizer(handler
    UIHoverGestureRecognizer(target UIImage( UIImage(bitmap UIImage(cgImage UIImage(contentsOf
    UIImage(contentsOfFile UIImage(data UIImage(named UIImage(size UIImage(systemName UIImageView(
    UIImageView(coder UIImageView(frame UIImageView(image UIImpactFeedbackGenerator(
    UIImpactFeedbackGenerator(style UIInterpolatingMotionEffect( UIInterpolatingMotionEffect(keyPath
    UIKeyCommand(action UIKeyCommand(image UIKeyCommand(input UIKeyCommand(title UIKeyModifierFlags(rawValue
    UILabel( UILabel(coder UILabel(frame UILayoutPriority(_ UILayoutPriority(rawValue UILongPressGestureRecognizer(
    UILongPressGestureRecognizer(handler UILongPressGestureRecognizer(target UIMenu( UIMenu(children
    UIMenu(identifier UIMenu(image UIMenu(options UIMenu(subtitle UIMenu(title UIMotionEffect( UIMotionEffectGroup(
    UINotificationFeedbackGenerator( UIOffset( UIOffset(horizontal UIPanGestureRecognizer(
    UIPanGestureRecognizer(handler UIPanGestureRecognizer(target UIPinchGestureRecognizer(
    UIPinchGestureRecognizer(handler UIPinchGestureRecognizer(target UIPress(_ UIPressesEvent( UIPressesEvent(_
    UIPressesEvent(touches UIRectCorner(rawValue UIRectEdge(rawValue UIResponder( UIRotationGestureRecognizer(
    UIRotationGestureRecognizer(handler UIRotationGestureRecognizer(target UIScene( UIScreen( UIScreen(scale
    UIScreen(size UIScreenEdgePanGestureRecognizer( UIScreenEdgePanGestureRecognizer(handler
    UIScreenEdgePanGestureRecognizer(target UISelectionFeedbackGenerator( UISpringTimingParameters(
    UISpringTimingParameters(dampingRatio UISpringTimingParameters(duration UISpringTimingParameters(mass
    UISwipeGestureRecognizer( UISwipeGestureRecognizer(handler UISwipeGestureRecognizer(target
    UITapGestureRecognizer( UITapGestureRecognizer(handler UITapGestureRecognizer(target UITouch( UITouch(in
    UITraitCollection( UITraitCollection(accessibilityContrast UITraitCollection(displayScale
    UITraitCollection(forceTouchCapability UITraitCollection(horizontalSizeClass UITraitCollection(layoutDirection
    UITraitCollection(legibilityWeight UITraitCollection(preferredContentSizeCategory UITraitCollection(traitsFrom
    UITraitCollection(userInterfaceIdiom UITraitCollection(userInterfaceLevel UITraitCollection(userInterfaceStyle
    UITraitCollection(verticalSizeClass UIVibrancyEffect(blurEffect UIView( UIView(coder UIView(frame
    UIViewPropertyAnimator( UIViewPropertyAnimator(duration UIVisualEffectView( UIVisualEffectView(coder
    UIVisualEffectView(effect UIVisualEffectView(frame UIWindow( UIWindow(coder UIWindow(frame UIWindow(windowScene
    UIWindowScene( UndoManager(
    """)

  /// Those of ``AppleMembers`` that the package has.
  static let members = AppleNames.words(
    """
    accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue add(forKey:
    addGestureRecognizer addInteraction addKeyframe(withRelativeStartTime: addMotionEffect addObserver(forKeyPath:
    addSublayer adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth adjustsImageWhenDisabled
    adjustsImageWhenHighlighted affineTransform alignmentRectInsets allControlEvents allTargets
    allowsDefaultTighteningForTruncation alpha animate(springDuration: animate(withDuration:
    animateKeyframes(withDuration: animationKeys appearance appearance(whenContainedInInstancesOf:
    areAnimationsEnabled attributedText attributedTitle autoresizesSubviews autoresizingMask awakeFromNib
    backgroundColor baselineAdjustment becomeFirstResponder beginAnimations beginTracking bringSubview(toFront:
    bringSubviewToFront canBecomeFirstResponder cancelTracking cgImage changesSelectionAsPrimaryAction
    clearsContextBeforeDrawing clipsToBounds commitAnimations contentCompressionResistancePriority
    contentEdgeInsets contentHorizontalAlignment contentHuggingPriority contentMode contentRect contentScaleFactor
    contentVerticalAlignment continueTracking cornerRadius currentAttributedTitle currentBackgroundImage
    currentImage currentTitle currentTitleColor didUpdateFocus drawHierarchy(in:
    effectiveUserInterfaceLayoutDirection endTracking exchangeSubview gestureRecognizers getHue getRed getWhite
    highlightedTextColor hitTest imageEdgeInsets imageFlippedForRightToLeftLayoutDirection imageRect
    inputAccessoryView inputView insertSublayer insertSubview insetsLayoutMarginsFromSafeArea intrinsicContentSize
    invalidateIntrinsicContentSize isExclusiveTouch isFirstResponder isHighlighted isMultipleTouchEnabled
    isPointerInteractionEnabled isTouchInside isUserInteractionEnabled jpegData keyCommands layerClass
    layoutFittingCompressedSize layoutFittingExpandedSize layoutIfNeeded layoutMargins layoutSublayers
    layoutSubviews lineBreakMode masksToBounds minimumScaleFactor needsUpdateConstraints numberOfLines observeValue
    overrideUserInterfaceStyle performWithoutAnimation pngData preferredMaxLayoutWidth prepareForInterfaceBuilder
    presentation pressesBegan pressesEnded rasterizationScale removeAllAnimations removeAnimation(forKey:
    removeFromSuperlayer removeFromSuperview removeGestureRecognizer render(in: renderingMode
    requiresConstraintBasedLayout resignFirstResponder resizableImage resolvedColor
    reversesTitleShadowWhenHighlighted safeAreaInsets safeAreaInsetsDidChange semanticContentAttribute sendActions
    sendSubview(toBack: sendSubviewToBack setAffineTransform setAnimationsEnabled setAttributedTitle
    setBackgroundImage setContentCompressionResistancePriority setContentHuggingPriority setFill setNeedsDisplay
    setNeedsLayout setNeedsUpdateConstraints setPreferredSymbolConfiguration setStroke setTitleColor
    setTitleShadowColor shadowOffset shadowOpacity shadowPath shadowRadius shouldRasterize showsMenuAsPrimaryAction
    showsTouchWhenHighlighted sizeThatFits sizeToFit snapshotView(afterScreenUpdates: sublayers
    systemLayoutSizeFitting textAlignment textRect tintAdjustmentMode tintColor tintColorDidChange titleEdgeInsets
    titleLabel titleRect touchesBegan touchesCancelled touchesEnded touchesMoved traitCollection
    traitCollectionDidChange transition(from: transition(with: translatesAutoresizingMaskIntoConstraints
    updateConstraints updateConstraintsIfNeeded viewWithTag withAlphaComponent withHorizontallyFlippedOrientation
    withRenderingMode withTintColor zPosition
    """)
}
