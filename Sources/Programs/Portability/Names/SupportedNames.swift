/// The Apple names that this package has.
///
/// `PORTABILITY_NAMES=record swift test --filter SupportedNamesTests` writes this file from the package's sources; the
/// test fails when they no longer agree.
enum SupportedNames {
  /// The modules with a name of Apple's.
  static let modules = AppleNames.words(
    """
    CoreGraphics CoreText QuartzCore UIKit
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
    CATransitionType CAValueFunction CAValueFunctionName CFAbsoluteTimeGetCurrent CFArray CFData CFDataGetBytePtr
    CFDictionary CFError CFNumber CFString CFTimeInterval CFTypeRef CFURL CGAffineTransform CGAffineTransformConcat
    CGAffineTransformEqualToTransform CGAffineTransformFromString CGAffineTransformInvert
    CGAffineTransformIsIdentity CGAffineTransformMake CGAffineTransformMakeRotation CGAffineTransformMakeScale
    CGAffineTransformMakeTranslation CGAffineTransformRotate CGAffineTransformScale CGAffineTransformTranslate
    CGBitmapInfo CGBlendMode CGColor CGColorRenderingIntent CGColorSpace CGColorSpaceCreateDeviceGray
    CGColorSpaceCreateDeviceRGB CGColorSpaceModel CGContext CGDataProvider CGDataProviderReleaseDataCallback CGFont
    CGGradient CGGradientDrawingOptions CGImage CGImageAlphaInfo CGInterpolationQuality CGLayer CGLineCap
    CGLineJoin CGMutablePath CGPath CGPathApplierFunction CGPathDrawingMode CGPathElement CGPathElementType
    CGPathFillRule CGPointApplyAffineTransform CGPointEqualToPoint CGPointFromString CGPointMake
    CGRectApplyAffineTransform CGRectContainsPoint CGRectContainsRect CGRectEqualToRect CGRectFromString
    CGRectGetHeight CGRectGetMaxX CGRectGetMaxY CGRectGetMidX CGRectGetMidY CGRectGetMinX CGRectGetMinY
    CGRectGetWidth CGRectInset CGRectIntegral CGRectIntersection CGRectIntersectsRect CGRectIsEmpty
    CGRectIsInfinite CGRectIsNull CGRectMake CGRectOffset CGRectStandardize CGRectUnion CGSizeApplyAffineTransform
    CGSizeEqualToSize CGSizeFromString CGSizeMake CGTextDrawingMode CGVector CGVectorFromString CGVectorMake
    CIColor CTFont CTFontCreateWithName CTFontManagerError CTFontManagerRegisterFontsForURL
    CTFontManagerRegisterGraphicsFont CTFrame CTFramesetter CTLine CTLineCreateWithAttributedString
    NSAttributedStringKey NSDataDetector NSDirectionalEdgeInsets NSDirectionalRectEdge NSEC_PER_MSEC NSEC_PER_SEC
    NSFontAttributeName NSForegroundColorAttributeName NSHashTable NSKeyValueChangeKey NSKeyValueObservation
    NSKeyValueObservingOptions NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutManager
    NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSMapTable NSMutableParagraphStyle NSParagraphStyle
    NSParagraphStyleAttributeName NSSelectorFromString NSShadow NSStringDrawingContext NSStringDrawingOptions
    NSStringFromCGRect NSStringFromSelector NSTextAlignment NSTextAttachment NSTextContainer NSTextStorage
    NSUnderlineStyle NSUnderlineStyleAttributeName NSUserActivity NSWritingDirection Selector UIAccessibility
    UIAccessibilityAnnouncementNotification UIAccessibilityContainerType
    UIAccessibilityContentSizeCategoryImageAdjusting UIAccessibilityContrast
    UIAccessibilityConvertFrameToScreenCoordinates UIAccessibilityConvertPathToScreenCoordinates
    UIAccessibilityCustomAction UIAccessibilityElement UIAccessibilityIdentification
    UIAccessibilityIsReduceMotionEnabled UIAccessibilityIsVoiceOverRunning UIAccessibilityLayoutChangedNotification
    UIAccessibilityNavigationStyle UIAccessibilityNotifications UIAccessibilityPostNotification
    UIAccessibilityScreenChangedNotification UIAccessibilityScrollDirection UIAccessibilityTraitAdjustable
    UIAccessibilityTraitAllowsDirectInteraction UIAccessibilityTraitButton UIAccessibilityTraitCausesPageTurn
    UIAccessibilityTraitHeader UIAccessibilityTraitImage UIAccessibilityTraitKeyboardKey UIAccessibilityTraitLink
    UIAccessibilityTraitNone UIAccessibilityTraitNotEnabled UIAccessibilityTraitPlaysSound
    UIAccessibilityTraitSearchField UIAccessibilityTraitSelected UIAccessibilityTraitStartsMediaSession
    UIAccessibilityTraitStaticText UIAccessibilityTraitSummaryElement UIAccessibilityTraitUpdatesFrequently
    UIAccessibilityTraits UIAction UIActionHandler UIActivityIndicatorView UIActivityIndicatorViewStyle
    UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertActionStyle UIAlertController
    UIAlertControllerSeverity UIAlertControllerStyle UIAppearance UIAppearanceContainer UIApplication
    UIApplicationDelegate UIApplicationLaunchOptionsKey UIApplicationOpenSettingsURLString
    UIApplicationOpenURLOptionsKey UIApplicationState UIBackgroundConfiguration UIBackgroundTaskIdentifier
    UIBackgroundTaskInvalid UIBarAppearance UIBarButtonItem UIBarButtonItemAppearance
    UIBarButtonItemStateAppearance UIBarButtonItemStyle UIBarButtonSystemItem UIBarItem UIBarMetrics UIBarPosition
    UIBarPositioning UIBarPositioningDelegate UIBarStyle UIBaselineAdjustment UIBehavioralStyle UIBezierPath
    UIBlurEffect UIBlurEffectStyle UIButton UIButtonType UIColor UICommand UIConfigurationColorTransformer
    UIConfigurationTextAttributesTransformer UIContentContainer UIContentSizeCategory
    UIContentSizeCategoryAdjusting UIControl UIControlContentHorizontalAlignment UIControlContentVerticalAlignment
    UIControlEvents UIControlState UICoordinateSpace UICubicTimingParameters UIDeferredMenuElement UIDevice
    UIDeviceBatteryState UIDeviceOrientation UIDeviceOrientationIsLandscape UIDeviceOrientationIsPortrait
    UIDynamicItem UIEdgeInsets UIEdgeInsetsEqualToEdgeInsets UIEdgeInsetsFromString UIEdgeInsetsInsetRect
    UIEdgeInsetsMake UIEdgeInsetsZero UIEvent UIEventSubtype UIEventType UIFeedbackGenerator
    UIFocusAnimationCoordinator UIFocusEnvironment UIFocusHeading UIFocusItem UIFocusUpdateContext UIFont
    UIFontDescriptor UIFontDescriptorAttributeName UIFontDescriptorFaceAttribute UIFontDescriptorFamilyAttribute
    UIFontDescriptorFeatureSettingsAttribute UIFontDescriptorNameAttribute UIFontDescriptorSizeAttribute
    UIFontDescriptorSymbolicTraits UIFontDescriptorTextStyleAttribute UIFontDescriptorTraitsAttribute
    UIFontFeatureSelectorIdentifierKey UIFontFeatureTypeIdentifierKey UIFontMetrics UIFontSlantTrait
    UIFontSymbolicTrait UIFontTextStyle UIFontWeightBlack UIFontWeightBold UIFontWeightHeavy UIFontWeightLight
    UIFontWeightMedium UIFontWeightRegular UIFontWeightSemibold UIFontWeightThin UIFontWeightTrait
    UIFontWeightUltraLight UIFontWidthTrait UIForceTouchCapability UIGestureRecognizer UIGestureRecognizerDelegate
    UIGestureRecognizerState UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions
    UIGraphicsEndImageContext UIGraphicsGetCurrentContext UIGraphicsGetImageFromCurrentImageContext
    UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPopContext
    UIGraphicsPushContext UIGraphicsRendererFormat UIHoverGestureRecognizer UIImage UIImageAsset
    UIImageJPEGRepresentation UIImageOrientation UIImagePNGRepresentation UIImageRenderingMode UIImageResizingMode
    UIImageView UIImageWriteToSavedPhotosAlbum UIImpactFeedbackGenerator UIImpactFeedbackStyle
    UIInputViewAudioFeedback UIInteraction UIInterfaceOrientation UIInterfaceOrientationIsLandscape
    UIInterfaceOrientationIsPortrait UIInterfaceOrientationMask UIInterpolatingMotionEffect
    UIInterpolatingMotionEffectType UIKeyCommand UIKeyInput UIKeyModifierFlags UIKeyboardAnimationCurveUserInfoKey
    UIKeyboardAnimationDurationUserInfoKey UIKeyboardAppearance UIKeyboardFrameEndUserInfoKey UIKeyboardType
    UILabel UILargeContentViewerInteraction UILargeContentViewerInteractionDelegate UILargeContentViewerItem
    UILayoutConstraintAxis UILayoutFittingCompressedSize UILayoutFittingExpandedSize UILayoutGuide UILayoutPriority
    UILayoutPriorityDefaultHigh UILayoutPriorityDefaultLow UILayoutPriorityFittingSizeLevel
    UILayoutPriorityRequired UILayoutSupport UILegibilityWeight UILongPressGestureRecognizer UIMenu UIMenuBuilder
    UIMenuController UIMenuElement UIMenuItem UIModalPresentationStyle UIModalTransitionStyle UIMotionEffect
    UIMotionEffectGroup UIMutableTraits UINavigationBar UINavigationBarAppearance UINavigationBarDelegate
    UINavigationController UINavigationControllerDelegate UINavigationControllerHideShowBarDuration
    UINavigationControllerOperation UINavigationItem UINavigationItemLargeTitleDisplayMode
    UINotificationFeedbackGenerator UINotificationFeedbackType UIOffset UIOffsetFromString UIOffsetMake
    UIOffsetZero UIPageControl UIPanGestureRecognizer UIPasteboard UIPercentDrivenInteractiveTransition
    UIPinchGestureRecognizer UIPopoverArrowDirection UIPopoverPresentationController
    UIPopoverPresentationControllerDelegate UIPopoverPresentationControllerSourceItem UIPresentationController
    UIPress UIPressesEvent UIProgressView UIProgressViewStyle UIRectClip UIRectCorner UIRectEdge UIRectFill
    UIRectFillUsingBlendMode UIRectFrame UIRectFrameUsingBlendMode UIRefreshControl UIResponder
    UIResponderStandardEditActions UIReturnKeyType UIRotationGestureRecognizer UIScene UIScreen
    UIScreenEdgePanGestureRecognizer UIScrollEdgeEffect UIScrollTypeMask UIScrollView
    UIScrollViewContentInsetAdjustmentBehavior UIScrollViewDecelerationRateFast UIScrollViewDecelerationRateNormal
    UIScrollViewDelegate UIScrollViewIndexDisplayMode UIScrollViewIndicatorStyle UIScrollViewKeyboardDismissMode
    UISegmentedControl UISegmentedControlNoSegment UISelectionFeedbackGenerator UISemanticContentAttribute
    UISheetPresentationController UISheetPresentationControllerDelegate
    UISheetPresentationControllerDetentResolutionContext UISlider UISpringTimingParameters UIStackView
    UIStackViewAlignment UIStackViewDistribution UIStatusBarAnimation UIStatusBarManager UIStatusBarStyle UIStepper
    UISwipeGestureRecognizer UISwipeGestureRecognizerDirection UISwitch UISymbolEffectCompletion
    UISymbolEffectCompletionContext UITabBar UITabBarAppearance UITabBarController UITabBarControllerDelegate
    UITabBarDelegate UITabBarItem UITabBarItemAppearance UITabBarItemPositioning UITabBarItemStateAppearance
    UITabBarSystemItem UITapGestureRecognizer UITextAutocapitalizationType UITextAutocorrectionType
    UITextBorderStyle UITextContentType UITextDirection UITextField UITextFieldDelegate
    UITextFieldDidEndEditingReason UITextFieldViewMode UITextGranularity UITextInput UITextInputDelegate
    UITextInputPasswordRules UITextInputStringTokenizer UITextInputTokenizer UITextInputTraits
    UITextLayoutDirection UITextPosition UITextRange UITextSelectionRect UITextSmartDashesType
    UITextSmartInsertDeleteType UITextSmartQuotesType UITextSpellCheckingType UITextStorageDirection
    UITimingCurveProvider UITimingCurveType UIToolbar UIToolbarAppearance UIToolbarDelegate UITouch UITouchPhase
    UITouchProperties UITouchType UITrait UITraitAccessibilityContrast UITraitChangeObservable
    UITraitChangeRegistration UITraitCollection UITraitDefinition UITraitDisplayScale UITraitEnvironment
    UITraitEnvironmentLayoutDirection UITraitForceTouchCapability UITraitHorizontalSizeClass UITraitLayoutDirection
    UITraitLegibilityWeight UITraitPreferredContentSizeCategory UITraitUserInterfaceIdiom UITraitUserInterfaceLevel
    UITraitUserInterfaceStyle UITraitVerticalSizeClass UITransitionContextViewControllerKey
    UITransitionContextViewKey UIUserInterfaceIdiom UIUserInterfaceLayoutDirection UIUserInterfaceLevel
    UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect UIVibrancyEffectStyle UIView UIViewAnimating
    UIViewAnimatingPosition UIViewAnimatingState UIViewAnimationCurve UIViewAnimationOptions UIViewAutoresizing
    UIViewContentMode UIViewController UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
    UIViewControllerInteractiveTransitioning UIViewControllerRestoration UIViewControllerTransitionCoordinator
    UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating
    UIViewInvalidating UIViewKeyframeAnimationOptions UIViewNoIntrinsicMetric UIViewPropertyAnimator
    UIViewTintAdjustmentMode UIVisualEffect UIVisualEffectView UIWindow UIWindowLevel UIWindowLevelAlert
    UIWindowLevelNormal UIWindowLevelStatusBar UIWindowScene UndoManager kCAAlignmentCenter kCAAlignmentJustified
    kCAAlignmentLeft kCAAlignmentNatural kCAAlignmentRight kCAAnimationCubic kCAAnimationCubicPaced
    kCAAnimationDiscrete kCAAnimationLinear kCAAnimationPaced kCAAnimationRotateAuto kCAAnimationRotateAutoReverse
    kCAContentsFormatGray8Uint kCAContentsFormatRGBA16Float kCAContentsFormatRGBA8Uint kCAEmitterLayerAdditive
    kCAEmitterLayerCircle kCAEmitterLayerLine kCAEmitterLayerOldestFirst kCAEmitterLayerOutline
    kCAEmitterLayerPoint kCAEmitterLayerPoints kCAEmitterLayerRectangle kCAEmitterLayerSphere
    kCAEmitterLayerSurface kCAEmitterLayerUnordered kCAEmitterLayerVolume kCAFillModeBackwards kCAFillModeBoth
    kCAFillModeForwards kCAFillModeRemoved kCAFillRuleEvenOdd kCAFillRuleNonZero kCAFilterLinear kCAFilterNearest
    kCAFilterTrilinear kCAGradientLayerAxial kCAGradientLayerConic kCAGradientLayerRadial kCAGravityBottom
    kCAGravityBottomLeft kCAGravityBottomRight kCAGravityCenter kCAGravityLeft kCAGravityResize
    kCAGravityResizeAspect kCAGravityResizeAspectFill kCAGravityRight kCAGravityTop kCAGravityTopLeft
    kCAGravityTopRight kCALineCapButt kCALineCapRound kCALineCapSquare kCALineJoinBevel kCALineJoinMiter
    kCALineJoinRound kCAMediaTimingFunctionDefault kCAMediaTimingFunctionEaseIn kCAMediaTimingFunctionEaseInEaseOut
    kCAMediaTimingFunctionEaseOut kCAMediaTimingFunctionLinear kCAOnOrderIn kCAOnOrderOut kCAScrollBoth
    kCAScrollHorizontally kCAScrollNone kCAScrollVertically kCATransactionAnimationDuration
    kCATransactionAnimationTimingFunction kCATransactionCompletionBlock kCATransactionDisableActions kCATransition
    kCATransitionFade kCATransitionFromBottom kCATransitionFromLeft kCATransitionFromRight kCATransitionFromTop
    kCATransitionMoveIn kCATransitionPush kCATransitionReveal kCATruncationEnd kCATruncationMiddle
    kCATruncationNone kCATruncationStart kCAValueFunctionRotateX kCAValueFunctionRotateY kCAValueFunctionRotateZ
    kCAValueFunctionScaleX kCAValueFunctionScaleY kCAValueFunctionScaleZ kCAValueFunctionTranslateX
    kCAValueFunctionTranslateY kCAValueFunctionTranslateZ kCFBooleanFalse kCFBooleanTrue kCTFontAttributeName
    objc_AssociationPolicy objc_getAssociatedObject objc_removeAssociatedObjects objc_setAssociatedObject
    """)

  /// Those that `import CoreGraphics` brings.
  static let ofCoreGraphics = AppleNames.words(
    """
    CFAbsoluteTimeGetCurrent CFArray CFData CFDataGetBytePtr CFDictionary CFError CFNumber CFString CFTypeRef CFURL
    CGAffineTransform CGAffineTransformConcat CGAffineTransformEqualToTransform CGAffineTransformInvert
    CGAffineTransformIsIdentity CGAffineTransformMake CGAffineTransformMakeRotation CGAffineTransformMakeScale
    CGAffineTransformMakeTranslation CGAffineTransformRotate CGAffineTransformScale CGAffineTransformTranslate
    CGBitmapInfo CGBlendMode CGColor CGColorRenderingIntent CGColorSpace CGColorSpaceCreateDeviceGray
    CGColorSpaceCreateDeviceRGB CGColorSpaceModel CGContext CGDataProvider CGGradient CGGradientDrawingOptions
    CGImage CGImageAlphaInfo CGInterpolationQuality CGLineCap CGLineJoin CGMutablePath CGPath CGPathDrawingMode
    CGPathElement CGPathElementType CGPathFillRule CGPointApplyAffineTransform CGPointEqualToPoint CGPointMake
    CGRectApplyAffineTransform CGRectContainsPoint CGRectContainsRect CGRectEqualToRect CGRectGetHeight
    CGRectGetMaxX CGRectGetMaxY CGRectGetMidX CGRectGetMidY CGRectGetMinX CGRectGetMinY CGRectGetWidth CGRectInset
    CGRectIntegral CGRectIntersection CGRectIntersectsRect CGRectIsEmpty CGRectIsInfinite CGRectIsNull CGRectMake
    CGRectOffset CGRectStandardize CGRectUnion CGSizeApplyAffineTransform CGSizeEqualToSize CGSizeMake
    CGTextDrawingMode CGVector CGVectorMake kCFBooleanFalse kCFBooleanTrue
    """)

  /// Those that `import QuartzCore` brings.
  static let ofQuartzCore = AppleNames.words(
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
    CATransitionType CAValueFunction CAValueFunctionName CFAbsoluteTimeGetCurrent CFArray CFData CFDataGetBytePtr
    CFDictionary CFError CFNumber CFString CFTimeInterval CFTypeRef CFURL CGAffineTransform CGAffineTransformConcat
    CGAffineTransformEqualToTransform CGAffineTransformInvert CGAffineTransformIsIdentity CGAffineTransformMake
    CGAffineTransformMakeRotation CGAffineTransformMakeScale CGAffineTransformMakeTranslation
    CGAffineTransformRotate CGAffineTransformScale CGAffineTransformTranslate CGBitmapInfo CGBlendMode CGColor
    CGColorRenderingIntent CGColorSpace CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB CGColorSpaceModel
    CGContext CGDataProvider CGGradient CGGradientDrawingOptions CGImage CGImageAlphaInfo CGInterpolationQuality
    CGLineCap CGLineJoin CGMutablePath CGPath CGPathDrawingMode CGPathElement CGPathElementType CGPathFillRule
    CGPointApplyAffineTransform CGPointEqualToPoint CGPointMake CGRectApplyAffineTransform CGRectContainsPoint
    CGRectContainsRect CGRectEqualToRect CGRectGetHeight CGRectGetMaxX CGRectGetMaxY CGRectGetMidX CGRectGetMidY
    CGRectGetMinX CGRectGetMinY CGRectGetWidth CGRectInset CGRectIntegral CGRectIntersection CGRectIntersectsRect
    CGRectIsEmpty CGRectIsInfinite CGRectIsNull CGRectMake CGRectOffset CGRectStandardize CGRectUnion
    CGSizeApplyAffineTransform CGSizeEqualToSize CGSizeMake CGTextDrawingMode CGVector CGVectorMake kCAOnOrderIn
    kCAOnOrderOut kCATransactionAnimationDuration kCATransactionAnimationTimingFunction
    kCATransactionCompletionBlock kCATransactionDisableActions kCATransition kCFBooleanFalse kCFBooleanTrue
    """)

  /// Those that are classes.
  static let classes = AppleNames.words(
    """
    CAAnimation CAAnimationGroup CABasicAnimation CADisplayLink CAEmitterCell CAEmitterLayer CAGradientLayer
    CAKeyframeAnimation CALayer CAMediaTimingFunction CAPropertyAnimation CAReplicatorLayer CAScrollLayer
    CAShapeLayer CASpringAnimation CATextLayer CATiledLayer CATransaction CATransformLayer CATransition
    CAValueFunction CGColor CGColorSpace CGContext CGDataProvider CGFont CGGradient CGImage CGLayer CGMutablePath
    CGPath CIColor CTFont CTFrame CTFramesetter CTLine NSDataDetector NSHashTable NSKeyValueObservation
    NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutManager NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSMapTable NSMutableParagraphStyle NSParagraphStyle NSShadow NSStringDrawingContext NSTextAttachment
    NSTextContainer NSTextStorage NSUserActivity UIAccessibilityCustomAction UIAccessibilityElement UIAction
    UIActivityIndicatorView UIAlertAction UIAlertController UIApplication UIBarAppearance UIBarButtonItem
    UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem UIBezierPath UIBlurEffect UIButton UIColor
    UICommand UIControl UICubicTimingParameters UIDeferredMenuElement UIDevice UIEvent UIFeedbackGenerator
    UIFocusAnimationCoordinator UIFocusUpdateContext UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer
    UIGraphicsImageRenderer UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsRendererFormat
    UIHoverGestureRecognizer UIImage UIImageAsset UIImageView UIImpactFeedbackGenerator UIInterpolatingMotionEffect
    UIKeyCommand UILabel UILargeContentViewerInteraction UILayoutGuide UILongPressGestureRecognizer UIMenu
    UIMenuController UIMenuElement UIMenuItem UIMotionEffect UIMotionEffectGroup UINavigationBar
    UINavigationBarAppearance UINavigationController UINavigationItem UINotificationFeedbackGenerator UIPageControl
    UIPanGestureRecognizer UIPasteboard UIPercentDrivenInteractiveTransition UIPinchGestureRecognizer
    UIPopoverPresentationController UIPresentationController UIPress UIPressesEvent UIProgressView UIRefreshControl
    UIResponder UIRotationGestureRecognizer UIScene UIScreen UIScreenEdgePanGestureRecognizer UIScrollEdgeEffect
    UIScrollView UISegmentedControl UISelectionFeedbackGenerator UISheetPresentationController UISlider
    UISpringTimingParameters UIStackView UIStatusBarManager UIStepper UISwipeGestureRecognizer UISwitch UITabBar
    UITabBarAppearance UITabBarController UITabBarItem UITabBarItemAppearance UITabBarItemStateAppearance
    UITapGestureRecognizer UITextField UITextInputPasswordRules UITextInputStringTokenizer UITextPosition
    UITextRange UITextSelectionRect UIToolbar UIToolbarAppearance UITouch UITraitCollection UIVibrancyEffect UIView
    UIViewController UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWindow UIWindowScene UndoManager
    """)

  /// Classes of which only the types inside are here.
  static let namespaces = AppleNames.words(
    """
    """)

  /// Types inside of types.
  static let nested = AppleNames.words(
    """
    AttributeScopes.UIKitAttributes CAAnimation.FillMode CAAnimationGroup.FillMode CABasicAnimation.FillMode
    CAEmitterLayer.ContentsFilter CAEmitterLayer.ContentsFormat CAEmitterLayer.ContentsGravity
    CAEmitterLayer.CornerCurve CAEmitterLayer.Mode CAEmitterLayer.RenderMode CAEmitterLayer.Shape
    CAGradientLayer.ContentsFilter CAGradientLayer.ContentsFormat CAGradientLayer.ContentsGravity
    CAGradientLayer.CornerCurve CAGradientLayer.Kind CAKeyframeAnimation.CalculationMode
    CAKeyframeAnimation.FillMode CAKeyframeAnimation.RotationMode CALayer.ContentsFilter CALayer.ContentsFormat
    CALayer.ContentsGravity CALayer.CornerCurve CAMediaTimingFunction.Name CAPropertyAnimation.FillMode
    CAReplicatorLayer.ContentsFilter CAReplicatorLayer.ContentsFormat CAReplicatorLayer.ContentsGravity
    CAReplicatorLayer.CornerCurve CAScrollLayer.ContentsFilter CAScrollLayer.ContentsFormat
    CAScrollLayer.ContentsGravity CAScrollLayer.CornerCurve CAScrollLayer.Mode CAShapeLayer.ContentsFilter
    CAShapeLayer.ContentsFormat CAShapeLayer.ContentsGravity CAShapeLayer.CornerCurve CAShapeLayer.FillRule
    CAShapeLayer.LineCap CAShapeLayer.LineJoin CASpringAnimation.FillMode CATextLayer.Alignment
    CATextLayer.ContentsFilter CATextLayer.ContentsFormat CATextLayer.ContentsGravity CATextLayer.CornerCurve
    CATextLayer.Truncation CATiledLayer.ContentsFilter CATiledLayer.ContentsFormat CATiledLayer.ContentsGravity
    CATiledLayer.CornerCurve CATransformLayer.ContentsFilter CATransformLayer.ContentsFormat
    CATransformLayer.ContentsGravity CATransformLayer.CornerCurve CATransition.FillMode CATransition.Kind
    CATransition.Side CAValueFunction.Name CGMutablePath.Element CGPath.Element CTFont.TextStyle CTFont.Weight
    CTFont.Width NSLayoutConstraint.Attribute NSLayoutConstraint.Axis NSLayoutConstraint.FormatOptions
    NSLayoutConstraint.Relation NSMutableParagraphStyle.LineBreakStrategy NSParagraphStyle.LineBreakStrategy
    NSTextStorage.EditActions UIAccessibility.Notification UIAccessibility.NotificationIdentifier
    UIAccessibilityCustomAction.ActionHandler UIAction.Attributes UIAction.Handler UIAction.Identifier
    UIAction.State UIActivityIndicatorView.AnimationCurve UIActivityIndicatorView.AnimationOptions
    UIActivityIndicatorView.AnimationTransition UIActivityIndicatorView.AutoresizingMask
    UIActivityIndicatorView.ContentMode UIActivityIndicatorView.Invalidating UIActivityIndicatorView.Invalidations
    UIActivityIndicatorView.KeyframeAnimationOptions UIActivityIndicatorView.Style
    UIActivityIndicatorView.SystemAnimation UIActivityIndicatorView.TintAdjustmentMode UIAlertAction.Style
    UIAlertController.Severity UIAlertController.Style UIApplication.BackgroundTaskIdentifier
    UIApplication.ExtensionPointIdentifier UIApplication.LaunchOptionsKey UIApplication.OpenExternalURLOptionsKey
    UIApplication.OpenURLOptionsKey UIApplication.State UIBarButtonItem.Style UIBarButtonItem.SystemItem
    UIBlurEffect.Style UIButton.AnimationCurve UIButton.AnimationOptions UIButton.AnimationTransition
    UIButton.AutoresizingMask UIButton.ButtonType UIButton.Configuration UIButton.ConfigurationUpdateHandler
    UIButton.ContentHorizontalAlignment UIButton.ContentMode UIButton.ContentVerticalAlignment UIButton.Event
    UIButton.Invalidating UIButton.Invalidations UIButton.KeyframeAnimationOptions UIButton.MenuElementOrder
    UIButton.Role UIButton.State UIButton.SystemAnimation UIButton.TintAdjustmentMode UICommand.Attributes
    UICommand.State UIControl.AnimationCurve UIControl.AnimationOptions UIControl.AnimationTransition
    UIControl.AutoresizingMask UIControl.ContentHorizontalAlignment UIControl.ContentMode
    UIControl.ContentVerticalAlignment UIControl.Event UIControl.Invalidating UIControl.Invalidations
    UIControl.KeyframeAnimationOptions UIControl.State UIControl.SystemAnimation UIControl.TintAdjustmentMode
    UIDeferredMenuElement.Attributes UIDeferredMenuElement.Provider UIDeferredMenuElement.State
    UIDevice.BatteryState UIDevice.InterfaceIdiom UIDevice.Orientation UIEvent.ButtonMask UIEvent.EventSubtype
    UIEvent.EventType UIFont.TextStyle UIFont.Weight UIFont.Width UIFontDescriptor.AttributeName
    UIFontDescriptor.FeatureKey UIFontDescriptor.SymbolicTraits UIFontDescriptor.SystemDesign
    UIFontDescriptor.TraitKey UIGestureRecognizer.State UIGraphicsImageRenderer.DrawingActions
    UIGraphicsImageRendererFormat.Range UIHoverGestureRecognizer.State UIImage.Configuration UIImage.Orientation
    UIImage.RenderingMode UIImage.ResizingMode UIImage.SymbolConfiguration UIImage.SymbolScale UIImage.SymbolWeight
    UIImageView.AnimationCurve UIImageView.AnimationOptions UIImageView.AnimationTransition
    UIImageView.AutoresizingMask UIImageView.ContentMode UIImageView.Invalidating UIImageView.Invalidations
    UIImageView.KeyframeAnimationOptions UIImageView.SystemAnimation UIImageView.TintAdjustmentMode
    UIImpactFeedbackGenerator.FeedbackStyle UIInterpolatingMotionEffect.EffectType UIKeyCommand.Attributes
    UIKeyCommand.State UILabel.AnimationCurve UILabel.AnimationOptions UILabel.AnimationTransition
    UILabel.AutoresizingMask UILabel.ContentMode UILabel.Invalidating UILabel.Invalidations
    UILabel.KeyframeAnimationOptions UILabel.Line UILabel.SystemAnimation UILabel.TintAdjustmentMode
    UILongPressGestureRecognizer.State UIMenu.Attributes UIMenu.ElementSize UIMenu.Identifier UIMenu.Options
    UIMenu.State UIMenuController.ArrowDirection UIMenuElement.Attributes UIMenuElement.State
    UINavigationBar.AnimationCurve UINavigationBar.AnimationOptions UINavigationBar.AnimationTransition
    UINavigationBar.AutoresizingMask UINavigationBar.ContentMode UINavigationBar.Invalidating
    UINavigationBar.Invalidations UINavigationBar.KeyframeAnimationOptions UINavigationBar.SystemAnimation
    UINavigationBar.TintAdjustmentMode UINavigationController.Operation UINavigationItem.BackButtonDisplayMode
    UINavigationItem.LargeTitleDisplayMode UINotificationFeedbackGenerator.FeedbackType
    UIPageControl.AnimationCurve UIPageControl.AnimationOptions UIPageControl.AnimationTransition
    UIPageControl.AutoresizingMask UIPageControl.BackgroundStyle UIPageControl.ContentHorizontalAlignment
    UIPageControl.ContentMode UIPageControl.ContentVerticalAlignment UIPageControl.Direction UIPageControl.Event
    UIPageControl.InteractionState UIPageControl.Invalidating UIPageControl.Invalidations
    UIPageControl.KeyframeAnimationOptions UIPageControl.State UIPageControl.SystemAnimation
    UIPageControl.TintAdjustmentMode UIPanGestureRecognizer.State UIPasteboard.OptionsKey
    UIPinchGestureRecognizer.State UIPress.Phase UIPress.PressType UIPressesEvent.ButtonMask
    UIPressesEvent.EventSubtype UIPressesEvent.EventType UIProgressView.AnimationCurve
    UIProgressView.AnimationOptions UIProgressView.AnimationTransition UIProgressView.AutoresizingMask
    UIProgressView.ContentMode UIProgressView.Invalidating UIProgressView.Invalidations
    UIProgressView.KeyframeAnimationOptions UIProgressView.Style UIProgressView.SystemAnimation
    UIProgressView.TintAdjustmentMode UIRefreshControl.AnimationCurve UIRefreshControl.AnimationOptions
    UIRefreshControl.AnimationTransition UIRefreshControl.AutoresizingMask
    UIRefreshControl.ContentHorizontalAlignment UIRefreshControl.ContentMode
    UIRefreshControl.ContentVerticalAlignment UIRefreshControl.Event UIRefreshControl.Invalidating
    UIRefreshControl.Invalidations UIRefreshControl.KeyframeAnimationOptions UIRefreshControl.State
    UIRefreshControl.SystemAnimation UIRefreshControl.TintAdjustmentMode UIRotationGestureRecognizer.State
    UIScene.ActivationState UIScreenEdgePanGestureRecognizer.State UIScrollEdgeEffect.Style
    UIScrollView.AnimationCurve UIScrollView.AnimationOptions UIScrollView.AnimationTransition
    UIScrollView.AutoresizingMask UIScrollView.ContentInsetAdjustmentBehavior UIScrollView.ContentMode
    UIScrollView.DecelerationRate UIScrollView.IndexDisplayMode UIScrollView.IndicatorStyle
    UIScrollView.Invalidating UIScrollView.Invalidations UIScrollView.KeyboardDismissMode
    UIScrollView.KeyframeAnimationOptions UIScrollView.SystemAnimation UIScrollView.TintAdjustmentMode
    UISegmentedControl.AnimationCurve UISegmentedControl.AnimationOptions UISegmentedControl.AnimationTransition
    UISegmentedControl.AutoresizingMask UISegmentedControl.ContentHorizontalAlignment
    UISegmentedControl.ContentMode UISegmentedControl.ContentVerticalAlignment UISegmentedControl.Event
    UISegmentedControl.Invalidating UISegmentedControl.Invalidations UISegmentedControl.KeyframeAnimationOptions
    UISegmentedControl.Segment UISegmentedControl.State UISegmentedControl.SystemAnimation
    UISegmentedControl.TintAdjustmentMode UISheetPresentationController.Detent UISlider.AnimationCurve
    UISlider.AnimationOptions UISlider.AnimationTransition UISlider.AutoresizingMask
    UISlider.ContentHorizontalAlignment UISlider.ContentMode UISlider.ContentVerticalAlignment UISlider.Event
    UISlider.Invalidating UISlider.Invalidations UISlider.KeyframeAnimationOptions UISlider.State
    UISlider.SystemAnimation UISlider.TintAdjustmentMode UIStackView.Alignment UIStackView.AnimationCurve
    UIStackView.AnimationOptions UIStackView.AnimationTransition UIStackView.AutoresizingMask
    UIStackView.ContentMode UIStackView.Distribution UIStackView.Invalidating UIStackView.Invalidations
    UIStackView.KeyframeAnimationOptions UIStackView.SystemAnimation UIStackView.TintAdjustmentMode
    UIStepper.AnimationCurve UIStepper.AnimationOptions UIStepper.AnimationTransition UIStepper.AutoresizingMask
    UIStepper.ContentHorizontalAlignment UIStepper.ContentMode UIStepper.ContentVerticalAlignment UIStepper.Event
    UIStepper.Invalidating UIStepper.Invalidations UIStepper.KeyframeAnimationOptions UIStepper.State
    UIStepper.SystemAnimation UIStepper.TintAdjustmentMode UISwipeGestureRecognizer.Direction
    UISwipeGestureRecognizer.State UISwitch.AnimationCurve UISwitch.AnimationOptions UISwitch.AnimationTransition
    UISwitch.AutoresizingMask UISwitch.ContentHorizontalAlignment UISwitch.ContentMode
    UISwitch.ContentVerticalAlignment UISwitch.Event UISwitch.Invalidating UISwitch.Invalidations
    UISwitch.KeyframeAnimationOptions UISwitch.State UISwitch.Style UISwitch.SystemAnimation
    UISwitch.TintAdjustmentMode UITabBar.AnimationCurve UITabBar.AnimationOptions UITabBar.AnimationTransition
    UITabBar.AutoresizingMask UITabBar.ContentMode UITabBar.Invalidating UITabBar.Invalidations
    UITabBar.ItemPositioning UITabBar.KeyframeAnimationOptions UITabBar.SystemAnimation UITabBar.TintAdjustmentMode
    UITabBarItem.SystemItem UITabBarItemAppearance.Style UITapGestureRecognizer.State UITextField.AnimationCurve
    UITextField.AnimationOptions UITextField.AnimationTransition UITextField.AutoresizingMask
    UITextField.BorderStyle UITextField.ContentHorizontalAlignment UITextField.ContentMode
    UITextField.ContentVerticalAlignment UITextField.DidEndEditingReason UITextField.Event UITextField.Invalidating
    UITextField.Invalidations UITextField.KeyframeAnimationOptions UITextField.State UITextField.SystemAnimation
    UITextField.TintAdjustmentMode UITextField.ViewMode UIToolbar.AnimationCurve UIToolbar.AnimationOptions
    UIToolbar.AnimationTransition UIToolbar.AutoresizingMask UIToolbar.ContentMode UIToolbar.Invalidating
    UIToolbar.Invalidations UIToolbar.KeyframeAnimationOptions UIToolbar.SystemAnimation
    UIToolbar.TintAdjustmentMode UITouch.Phase UITouch.Properties UITouch.TouchType
    UITraitCollection.TraitMutations UIVibrancyEffect.Style UIView.AnimationCurve UIView.AnimationOptions
    UIView.AnimationTransition UIView.AutoresizingMask UIView.ContentMode UIView.Invalidating UIView.Invalidations
    UIView.KeyframeAnimationOptions UIView.SystemAnimation UIView.TintAdjustmentMode
    UIVisualEffectView.AnimationCurve UIVisualEffectView.AnimationOptions UIVisualEffectView.AnimationTransition
    UIVisualEffectView.AutoresizingMask UIVisualEffectView.ContentMode UIVisualEffectView.Invalidating
    UIVisualEffectView.Invalidations UIVisualEffectView.KeyframeAnimationOptions UIVisualEffectView.SystemAnimation
    UIVisualEffectView.TintAdjustmentMode UIWindow.AnimationCurve UIWindow.AnimationOptions
    UIWindow.AnimationTransition UIWindow.AutoresizingMask UIWindow.ContentMode UIWindow.Invalidating
    UIWindow.Invalidations UIWindow.KeyframeAnimationOptions UIWindow.Level UIWindow.SystemAnimation
    UIWindow.TintAdjustmentMode UIWindowScene.ActivationState
    """)

  /// Types that are declared only to say that they are unavailable.
  static let unavailable = AppleNames.words(
    """
    CIContext CIFilter CIImage NSDiffableDataSourceSnapshot UIActivity UIActivityViewController
    UIAttachmentBehavior UICalendarView UICellConfigurationState UICollectionReusableView UICollectionView
    UICollectionViewCell UICollectionViewController UICollectionViewDataSource
    UICollectionViewDataSourcePrefetching UICollectionViewDelegate UICollectionViewDelegateFlowLayout
    UICollectionViewDiffableDataSource UICollectionViewFlowLayout UICollectionViewFlowLayoutInvalidationContext
    UICollectionViewLayout UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
    UICollectionViewUpdateItem UICollisionBehavior UICollisionBehaviorDelegate UIColorPickerViewController
    UIColorWell UIConfigurationState UIContextMenuConfiguration UIContextMenuInteraction
    UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating UIContextMenuInteractionDelegate
    UIContextualAction UIDatePicker UIDatePickerStyle UIDocumentPickerViewController UIDragInteraction UIDragItem
    UIDropInteraction UIDynamicAnimator UIDynamicAnimatorDelegate UIDynamicBehavior UIDynamicItemBehavior
    UIEditMenuInteraction UIFocusGuide UIFocusSystem UIGraphicsPDFRenderer UIGraphicsPDFRendererContext
    UIGraphicsPDFRendererFormat UIGravityBehavior UIImagePickerController UIInputView UIInputViewController UIKey
    UIListContentConfiguration UINib UIPageViewController UIPageViewControllerDataSource
    UIPageViewControllerDelegate UIPasteControl UIPickerView UIPickerViewDataSource UIPickerViewDelegate
    UIPointerEffect UIPointerInteraction UIPointerInteractionDelegate UIPointerRegion UIPointerShape UIPointerStyle
    UIPreviewParameters UIPushBehavior UISearchBar UISearchBarDelegate UISearchController UISearchResultsUpdating
    UIShadowProperties UISnapBehavior UISplitViewController UISplitViewControllerDelegate UISpringLoadedInteraction
    UIStoryboard UIStoryboardSegue UISwipeActionsConfiguration UISymbolContentTransition UITableView
    UITableViewCell UITableViewController UITableViewDataSource UITableViewDataSourcePrefetching
    UITableViewDelegate UITableViewDiffableDataSource UITableViewHeaderFooterView UITableViewRowAction
    UITargetedPreview UITextInputMode UITextView UITextViewDelegate UITraitActiveAppearance UITraitDisplayGamut
    UITraitImageDynamicRange UITraitOverrides UITraitSceneCaptureState UITraitToolbarItemPresentationSize
    UITraitTypesettingLanguage UIViewConfigurationState
    """)

  /// Types that come with UIKit under names of this package, which others may use too.
  static let plain = AppleNames.words(
    """
    Accessibility AccessibilityContainerType AccessibilityContrast AccessibilityCustomAction AccessibilityElement
    AccessibilityNavigationStyle AccessibilityScrollDirection AccessibilityTraits AccessibleObject Action
    ActivityIndicatorView AdaptivePresentationControllerDelegate AlertAction AlertController AnimationGroup
    AppearSymbolEffect Application ApplicationDelegate AutomaticSymbolEffect BackgroundConfiguration BarAppearance
    BarButtonItem BarButtonItemAppearance BarButtonItemStateAppearance BarItem BarMetrics BarPosition
    BarPositioning BarPositioningDelegate BarStyle BaselineAdjustment BasicAnimation BehavioralStyle BezierPath
    Bitmap BlurEffect BounceSymbolEffect BreatheSymbolEffect BridgedValue Button ButtonLabel ButtonLayout
    ButtonSizing CFAbsoluteTime CFAllocator CFAttributedString CFIndex CFMutableAttributedString CFMutableData
    CFRange CFRunLoop CFRunLoopMode CFRunLoopTimer CTFontManagerScope Color ColorResource Command
    ConfigurationColorTransformer ConfigurationHolding ConfigurationTextAttributesTransformer
    ConfiguredButtonLayout ConfiguredCornerRadius ContentContainer ContentMode ContentSizeCategory
    ContentTransitionSymbolEffect Control CoordinateSpace CoreFoundationArray CornerMask CubicTimingParameters
    DeferredMenuElement Device DirectionalEdgeInsets DirectionalRectEdge DisappearSymbolEffect DiscreteSymbolEffect
    DisplayLink DrawingContext DrawingGuides DrawingList EdgeAntialiasingMask EdgeInsets EmitterCell EmitterLayer
    Event Feedback FeedbackGenerator FileProblem FocusAnimationCoordinator FocusEnvironment FocusHeading FocusItem
    FocusUpdateContext Font FontDescriptor FontFile FontFileError FontHeights FontMetrics ForceTouchCapability
    FrameRateRange GestureRecognizer GestureRecognizerDelegate GradientLayer GraphicsContexts
    HoverGestureRecognizer Image ImageRenderer ImageRendererContext ImageRendererFormat ImageResource
    ImageTreatment ImageView ImpactFeedbackGenerator IndefiniteSymbolEffect InputViewAudioFeedback
    InsetsValueMaking InspectedProperty Interaction InterfaceOrientation InterfaceOrientationMask
    InterpolatingMotionEffect IssueHandler IssueReport IssueReporting KeyCommand KeyInput KeyModifierFlags
    KeyValueChangeKey KeyValueCoding KeyValueObservable KeyValueObservingOptions KeyboardAppearance KeyboardType
    KeyframeAnimation Label LargeContentViewerInteraction LargeContentViewerInteractionDelegate
    LargeContentViewerItem Layer LayerAction LayerAnimation LayerAnimationDelegate LayerDelegate LayerTransition
    LayoutAnchor LayoutAxis LayoutCall LayoutConstraint LayoutDimension LayoutGuide LayoutManager
    LayoutManagerDelegate LayoutMark LayoutObservation LayoutObserver LayoutPriority LayoutRemark LayoutSolution
    LayoutSupport LayoutXAxisAnchor LayoutYAxisAnchor LegibilityWeight LineBreakMode LongPressGestureRecognizer
    MadeWithoutArguments MediaTiming MediaTimingFunction Menu MenuBuilder MenuController MenuElement MenuItem
    MessageReceiving ModalPresentationStyle ModalTransitionStyle MotionEffect MotionEffectGroup
    MutableParagraphStyle MutableTraits NSAttributedStringDocumentType NSException NSInteger NSKeyValueChange
    NSKeyValueObservedChange NSLayoutAttribute NSLayoutFormatOptions NSLayoutManagerDelegate NSLayoutRelation
    NSPointerArray NSPointerFunctions NSTextCheckingKey NSTextCheckingTypes NSTextStorageDelegate NSTextTab
    NSTextTabOptionKey NSUInteger NSUserActivityDelegate NavigationBar NavigationBarAppearance
    NavigationBarDelegate NavigationController NavigationControllerDelegate NavigationItem
    NotificationFeedbackGenerator Offset OneEmTextMeasurer PNG PNGError PageControl PanGestureRecognizer
    ParagraphStyle Pasteboard PercentDrivenInteractiveTransition PinchGestureRecognizer PixelGrid
    PopoverArrowDirection PopoverPresentationController PopoverPresentationControllerDelegate
    PopoverPresentationControllerSourceItem PresentationController Press PressesEvent ProgressView
    PropertyAnimation PulseSymbolEffect RasterError RecordedTextMeasurer RectCorner RectEdge RefreshControl
    RendererFormat ReplaceSymbolEffect ReplicatorLayer Responder ResponderStandardEditActions ReturnKeyType
    RotateSymbolEffect RotationGestureRecognizer RunLoopMode ScaleSymbolEffect Scene Screen
    ScreenEdgePanGestureRecognizer ScrollEdgeEffect ScrollLayer ScrollTypeMask ScrollView ScrollViewDelegate
    SegmentedControl SelectionFeedbackGenerator SemanticContentAttribute ShapeLayer SheetPresentationController
    SheetPresentationControllerDelegate SheetPresentationControllerDetentResolutionContext Slider SpringAnimation
    SpringTimingParameters StackView StatusBarAnimation StatusBarManager StatusBarStyle Stepper
    StringDrawingContext StringDrawingOptions SwipeGestureRecognizer Switch SymbolEffect SymbolEffectCompletion
    SymbolEffectCompletionContext SymbolEffectConfiguration SymbolEffectOptions SystemEra SystemTextMeasurer TabBar
    TabBarAppearance TabBarController TabBarControllerDelegate TabBarDelegate TabBarItem TabBarItemAppearance
    TabBarItemStateAppearance TapGestureRecognizer TextAlignment TextAttachment TextAttributeObject
    TextAutocapitalizationType TextAutocorrectionType TextContainer TextContentType TextDirection TextField
    TextFieldDelegate TextGranularity TextInput TextInputDelegate TextInputPasswordRules TextInputStringTokenizer
    TextInputTokenizer TextInputTraits TextLayer TextLayout TextLayoutDirection TextMeasurer TextMeasuring
    TextPosition TextRange TextRoom TextSelectionRect TextShadow TextSmartDashesType TextSmartInsertDeleteType
    TextSmartQuotesType TextSpellCheckingType TextStorage TextStorageDelegate TextStorageDirection TextTab
    TiledLayer TimingCurveProvider TimingCurveType Toolbar ToolbarAppearance ToolbarDelegate Touch TouchEvent
    TraitAccessibilityContrast TraitChangeObservable TraitChangeRegistration TraitCollection TraitDefinition
    TraitDisplayScale TraitEnvironmentLayoutDirection TraitForceTouchCapability TraitHorizontalSizeClass
    TraitLayoutDirection TraitLegibilityWeight TraitPreferredContentSizeCategory TraitUserInterfaceIdiom
    TraitUserInterfaceLevel TraitUserInterfaceStyle TraitVerticalSizeClass Transaction TransformLayer
    TransformValueMaking TransitionContextViewControllerKey TransitionContextViewKey TransitionSymbolEffect
    UnboundedLength UnderlineStyle UserInterfaceIdiom UserInterfaceLayoutDirection UserInterfaceLevel
    UserInterfaceSizeClass UserInterfaceStyle ValueFunction VariableColorSymbolEffect VibrancyEffect View
    ViewAnimating ViewAnimatingPosition ViewAnimatingState ViewController ViewControllerAnimatedTransitioning
    ViewControllerContextTransitioning ViewControllerInteractiveTransitioning ViewControllerRestoration
    ViewControllerTransitionCoordinator ViewControllerTransitionCoordinatorContext
    ViewControllerTransitioningDelegate ViewImplicitlyAnimating ViewInvalidating ViewPropertyAnimator VirtualClock
    VisualEffect VisualEffectView WiggleSymbolEffect Window WindowOwner WindowScene WithoutKeyboard
    WithoutStoryboards WritingDirection
    """)
}
