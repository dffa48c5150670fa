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
    CABasicAnimation CACornerMask CACurrentMediaTime CADisplayLink CAEdgeAntialiasingMask CAFrameRateRange
    CAGradientLayer CAGradientLayerType CAKeyframeAnimation CALayer CALayerContentsFilter CALayerContentsFormat
    CALayerContentsGravity CALayerCornerCurve CALayerDelegate CAMediaTiming CAMediaTimingFillMode
    CAMediaTimingFunction CAMediaTimingFunctionName CAPropertyAnimation CAReplicatorLayer CAScrollLayer
    CAScrollLayerScrollMode CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin
    CASpringAnimation CATextLayer CATextLayerAlignmentMode CATextLayerTruncationMode CATiledLayer CATransaction
    CATransform3D CATransform3DConcat CATransform3DEqualToTransform CATransform3DGetAffineTransform
    CATransform3DIdentity CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity
    CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation
    CATransform3DRotate CATransform3DScale CATransform3DTranslate CATransformLayer CATransition CATransitionSubtype
    CATransitionType CAValueFunction CAValueFunctionName CFAbsoluteTimeGetCurrent CFArray CFDictionary CFString
    CFTimeInterval CGAffineTransform CGBitmapInfo CGBlendMode CGColor CGColorSpace CGColorSpaceCreateDeviceGray
    CGColorSpaceCreateDeviceRGB CGColorSpaceModel CGContext CGFont CGGradient CGGradientDrawingOptions CGImage
    CGImageAlphaInfo CGInterpolationQuality CGLayer CGLineCap CGLineJoin CGMutablePath CGPath CGPathDrawingMode
    CGPathElement CGPathElementType CGPathFillRule CGPointFromString CGPointMake CGRectContainsPoint
    CGRectEqualToRect CGRectFromString CGRectGetHeight CGRectGetMaxX CGRectGetMaxY CGRectGetMidX CGRectGetMidY
    CGRectGetMinX CGRectGetMinY CGRectGetWidth CGRectInset CGRectIntersectsRect CGRectMake CGRectOffset
    CGSizeFromString CGSizeMake CGTextDrawingMode CGVector CIColor NSAttributedStringKey NSDirectionalEdgeInsets
    NSDirectionalRectEdge NSEC_PER_MSEC NSEC_PER_SEC NSKeyValueChangeKey NSKeyValueObservingOptions NSLayoutAnchor
    NSLayoutConstraint NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode
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
    UIApplicationState UIBackgroundConfiguration UIBackgroundTaskIdentifier UIBackgroundTaskInvalid
    UIBaselineAdjustment UIBehavioralStyle UIBezierPath UIBlurEffect UIButton UIButtonType UIColor UICommand
    UIConfigurationColorTransformer UIConfigurationTextAttributesTransformer UIContentSizeCategory UIControl
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
    UIInteraction UIInterfaceOrientation UIInterpolatingMotionEffect UIKeyCommand UIKeyInput UIKeyModifierFlags
    UIKeyboardAnimationCurveUserInfoKey UIKeyboardAnimationDurationUserInfoKey UIKeyboardAppearance
    UIKeyboardFrameEndUserInfoKey UIKeyboardType UILabel UILayoutConstraintAxis UILayoutFittingCompressedSize
    UILayoutFittingExpandedSize UILayoutGuide UILayoutPriority UILegibilityWeight UILongPressGestureRecognizer
    UIMenu UIMenuBuilder UIMenuElement UIMotionEffect UIMotionEffectGroup UINotificationFeedbackGenerator UIOffset
    UIOffsetFromString UIOffsetMake UIPageControl UIPanGestureRecognizer UIPasteboard UIPinchGestureRecognizer
    UIPress UIPressesEvent UIProgressView UIProgressViewStyle UIRectClip UIRectCorner UIRectEdge UIRectFill
    UIRectFillUsingBlendMode UIRectFrame UIRectFrameUsingBlendMode UIResponder UIResponderStandardEditActions
    UIReturnKeyType UIRotationGestureRecognizer UIScene UIScreen UIScreenEdgePanGestureRecognizer UIScrollView
    UIScrollViewContentInsetAdjustmentBehavior UIScrollViewDecelerationRateFast UIScrollViewDecelerationRateNormal
    UIScrollViewDelegate UIScrollViewIndexDisplayMode UIScrollViewIndicatorStyle UIScrollViewKeyboardDismissMode
    UISegmentedControl UISegmentedControlNoSegment UISelectionFeedbackGenerator UISemanticContentAttribute UISlider
    UISpringTimingParameters UIStackView UIStackViewAlignment UIStackViewDistribution UIStatusBarManager
    UIStatusBarStyle UIStepper UISwipeGestureRecognizer UISwipeGestureRecognizerDirection UISwitch
    UITapGestureRecognizer UITextAutocapitalizationType UITextAutocorrectionType UITextBorderStyle
    UITextContentType UITextField UITextFieldDelegate UITextFieldDidEndEditingReason UITextFieldViewMode
    UITextInput UITextInputTraits UITextPosition UITextRange UITextSmartDashesType UITextSmartInsertDeleteType
    UITextSmartQuotesType UITextSpellCheckingType UITimingCurveProvider UITimingCurveType UITouch UITouchPhase
    UITraitCollection UITraitEnvironmentLayoutDirection UIUserInterfaceIdiom UIUserInterfaceLayoutDirection
    UIUserInterfaceLevel UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect UIView UIViewAnimating
    UIViewAnimatingPosition UIViewAnimatingState UIViewAnimationCurve UIViewAnimationOptions UIViewAutoresizing
    UIViewContentMode UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating
    UIViewKeyframeAnimationOptions UIViewNoIntrinsicMetric UIViewPropertyAnimator UIViewTintAdjustmentMode
    UIVisualEffect UIVisualEffectView UIWindow UIWindowLevelAlert UIWindowLevelNormal UIWindowLevelStatusBar
    UIWindowScene UndoManager kCAAlignmentCenter kCAAlignmentJustified kCAAlignmentLeft kCAAlignmentNatural
    kCAAlignmentRight kCAAnimationCubic kCAAnimationCubicPaced kCAAnimationDiscrete kCAAnimationLinear
    kCAAnimationPaced kCAAnimationRotateAuto kCAAnimationRotateAutoReverse kCAContentsFormatGray8Uint
    kCAContentsFormatRGBA16Float kCAContentsFormatRGBA8Uint kCAFillModeBackwards kCAFillModeBoth
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
    CFAbsoluteTimeGetCurrent CFArray CFDictionary CFString CGAffineTransform CGBitmapInfo CGBlendMode CGColor
    CGColorSpace CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB CGColorSpaceModel CGContext CGGradient
    CGGradientDrawingOptions CGImage CGImageAlphaInfo CGInterpolationQuality CGLineCap CGLineJoin CGMutablePath
    CGPath CGPathDrawingMode CGPathElement CGPathElementType CGPathFillRule CGPointMake CGRectContainsPoint
    CGRectEqualToRect CGRectGetHeight CGRectGetMaxX CGRectGetMaxY CGRectGetMidX CGRectGetMidY CGRectGetMinX
    CGRectGetMinY CGRectGetWidth CGRectInset CGRectIntersectsRect CGRectMake CGRectOffset CGSizeMake
    CGTextDrawingMode CGVector kCFBooleanFalse kCFBooleanTrue
    """)

  /// Those that `import QuartzCore` brings.
  static let ofQuartzCore = AppleNames.words(
    """
    CAAction CAAnimation CAAnimationCalculationMode CAAnimationDelegate CAAnimationGroup CAAnimationRotationMode
    CABasicAnimation CACornerMask CACurrentMediaTime CADisplayLink CAEdgeAntialiasingMask CAFrameRateRange
    CAGradientLayer CAGradientLayerType CAKeyframeAnimation CALayer CALayerContentsFilter CALayerContentsFormat
    CALayerContentsGravity CALayerCornerCurve CALayerDelegate CAMediaTiming CAMediaTimingFillMode
    CAMediaTimingFunction CAMediaTimingFunctionName CAPropertyAnimation CAReplicatorLayer CAScrollLayer
    CAScrollLayerScrollMode CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin
    CASpringAnimation CATextLayer CATextLayerAlignmentMode CATextLayerTruncationMode CATiledLayer CATransaction
    CATransform3D CATransform3DConcat CATransform3DEqualToTransform CATransform3DGetAffineTransform
    CATransform3DIdentity CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity
    CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation
    CATransform3DRotate CATransform3DScale CATransform3DTranslate CATransformLayer CATransition CATransitionSubtype
    CATransitionType CAValueFunction CAValueFunctionName CFAbsoluteTimeGetCurrent CFArray CFDictionary CFString
    CFTimeInterval CGAffineTransform CGBitmapInfo CGBlendMode CGColor CGColorSpace CGColorSpaceCreateDeviceGray
    CGColorSpaceCreateDeviceRGB CGColorSpaceModel CGContext CGGradient CGGradientDrawingOptions CGImage
    CGImageAlphaInfo CGInterpolationQuality CGLineCap CGLineJoin CGMutablePath CGPath CGPathDrawingMode
    CGPathElement CGPathElementType CGPathFillRule CGPointMake CGRectContainsPoint CGRectEqualToRect
    CGRectGetHeight CGRectGetMaxX CGRectGetMaxY CGRectGetMidX CGRectGetMidY CGRectGetMinX CGRectGetMinY
    CGRectGetWidth CGRectInset CGRectIntersectsRect CGRectMake CGRectOffset CGSizeMake CGTextDrawingMode CGVector
    kCAOnOrderIn kCAOnOrderOut kCATransactionAnimationDuration kCATransactionAnimationTimingFunction
    kCATransactionCompletionBlock kCATransactionDisableActions kCATransition kCFBooleanFalse kCFBooleanTrue
    """)

  /// Those that are classes.
  static let classes = AppleNames.words(
    """
    CAAnimation CAAnimationGroup CABasicAnimation CADisplayLink CAGradientLayer CAKeyframeAnimation CALayer
    CAMediaTimingFunction CAPropertyAnimation CAReplicatorLayer CAScrollLayer CAShapeLayer CASpringAnimation
    CATextLayer CATiledLayer CATransaction CATransformLayer CATransition CAValueFunction CGColor CGColorSpace
    CGContext CGFont CGGradient CGImage CGLayer CGMutablePath CGPath CIColor NSLayoutAnchor NSLayoutConstraint
    NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSMutableParagraphStyle NSParagraphStyle NSShadow
    NSStringDrawingContext NSTextAttachment UIAccessibilityCustomAction UIAccessibilityElement UIAction
    UIActivityIndicatorView UIApplication UIBezierPath UIBlurEffect UIButton UIColor UICommand UIControl
    UICubicTimingParameters UIDevice UIEvent UIFeedbackGenerator UIFocusAnimationCoordinator UIFocusUpdateContext
    UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer UIGraphicsImageRenderer
    UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsRendererFormat UIHoverGestureRecognizer
    UIImage UIImageView UIImpactFeedbackGenerator UIInterpolatingMotionEffect UIKeyCommand UILabel UILayoutGuide
    UILongPressGestureRecognizer UIMenu UIMenuElement UIMotionEffect UIMotionEffectGroup
    UINotificationFeedbackGenerator UIPageControl UIPanGestureRecognizer UIPasteboard UIPinchGestureRecognizer
    UIPress UIPressesEvent UIProgressView UIResponder UIRotationGestureRecognizer UIScene UIScreen
    UIScreenEdgePanGestureRecognizer UIScrollView UISegmentedControl UISelectionFeedbackGenerator UISlider
    UISpringTimingParameters UIStackView UIStatusBarManager UIStepper UISwipeGestureRecognizer UISwitch
    UITapGestureRecognizer UITextField UITextPosition UITextRange UITouch UITraitCollection UIVibrancyEffect UIView
    UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWindow UIWindowScene UndoManager
    """)

  /// Classes of which only the types inside are here.
  static let namespaces = AppleNames.words(
    """
    """)

  /// Types inside of types.
  static let nested = AppleNames.words(
    """
    AttributeScopes.UIKitAttributes CAAnimation.FillMode CAAnimationGroup.FillMode CABasicAnimation.FillMode
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
    CATransition.Side CAValueFunction.Name CGMutablePath.Element CGPath.Element NSLayoutConstraint.Attribute
    NSLayoutConstraint.Axis NSLayoutConstraint.FormatOptions NSLayoutConstraint.Relation
    NSMutableParagraphStyle.LineBreakStrategy NSParagraphStyle.LineBreakStrategy UIAccessibility.Notification
    UIAccessibilityCustomAction.ActionHandler UIAction.Attributes UIAction.Handler UIAction.Identifier
    UIAction.State UIActivityIndicatorView.AnimationCurve UIActivityIndicatorView.AnimationOptions
    UIActivityIndicatorView.AutoresizingMask UIActivityIndicatorView.ContentMode
    UIActivityIndicatorView.KeyframeAnimationOptions UIActivityIndicatorView.Style
    UIActivityIndicatorView.TintAdjustmentMode UIApplication.BackgroundTaskIdentifier
    UIApplication.LaunchOptionsKey UIApplication.OpenExternalURLOptionsKey UIApplication.State UIBlurEffect.Style
    UIButton.AnimationCurve UIButton.AnimationOptions UIButton.AutoresizingMask UIButton.ButtonType
    UIButton.Configuration UIButton.ConfigurationUpdateHandler UIButton.ContentHorizontalAlignment
    UIButton.ContentMode UIButton.ContentVerticalAlignment UIButton.Event UIButton.KeyframeAnimationOptions
    UIButton.MenuElementOrder UIButton.Role UIButton.State UIButton.TintAdjustmentMode UICommand.Attributes
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
    UINotificationFeedbackGenerator.FeedbackType UIPageControl.AnimationCurve UIPageControl.AnimationOptions
    UIPageControl.AutoresizingMask UIPageControl.BackgroundStyle UIPageControl.ContentHorizontalAlignment
    UIPageControl.ContentMode UIPageControl.ContentVerticalAlignment UIPageControl.Event
    UIPageControl.InteractionState UIPageControl.KeyframeAnimationOptions UIPageControl.State
    UIPageControl.TintAdjustmentMode UIPanGestureRecognizer.State UIPinchGestureRecognizer.State UIPress.Phase
    UIPress.PressType UIPressesEvent.EventSubtype UIPressesEvent.EventType UIProgressView.AnimationCurve
    UIProgressView.AnimationOptions UIProgressView.AutoresizingMask UIProgressView.ContentMode
    UIProgressView.KeyframeAnimationOptions UIProgressView.Style UIProgressView.TintAdjustmentMode
    UIRotationGestureRecognizer.State UIScene.ActivationState UIScreenEdgePanGestureRecognizer.State
    UIScrollView.AnimationCurve UIScrollView.AnimationOptions UIScrollView.AutoresizingMask
    UIScrollView.ContentInsetAdjustmentBehavior UIScrollView.ContentMode UIScrollView.DecelerationRate
    UIScrollView.IndexDisplayMode UIScrollView.IndicatorStyle UIScrollView.KeyboardDismissMode
    UIScrollView.KeyframeAnimationOptions UIScrollView.TintAdjustmentMode UISegmentedControl.AnimationCurve
    UISegmentedControl.AnimationOptions UISegmentedControl.AutoresizingMask
    UISegmentedControl.ContentHorizontalAlignment UISegmentedControl.ContentMode
    UISegmentedControl.ContentVerticalAlignment UISegmentedControl.Event
    UISegmentedControl.KeyframeAnimationOptions UISegmentedControl.State UISegmentedControl.TintAdjustmentMode
    UISlider.AnimationCurve UISlider.AnimationOptions UISlider.AutoresizingMask UISlider.ContentHorizontalAlignment
    UISlider.ContentMode UISlider.ContentVerticalAlignment UISlider.Event UISlider.KeyframeAnimationOptions
    UISlider.State UISlider.TintAdjustmentMode UIStackView.Alignment UIStackView.AnimationCurve
    UIStackView.AnimationOptions UIStackView.AutoresizingMask UIStackView.ContentMode UIStackView.Distribution
    UIStackView.KeyframeAnimationOptions UIStackView.TintAdjustmentMode UIStepper.AnimationCurve
    UIStepper.AnimationOptions UIStepper.AutoresizingMask UIStepper.ContentHorizontalAlignment
    UIStepper.ContentMode UIStepper.ContentVerticalAlignment UIStepper.Event UIStepper.KeyframeAnimationOptions
    UIStepper.State UIStepper.TintAdjustmentMode UISwipeGestureRecognizer.Direction UISwipeGestureRecognizer.State
    UISwitch.AnimationCurve UISwitch.AnimationOptions UISwitch.AutoresizingMask UISwitch.ContentHorizontalAlignment
    UISwitch.ContentMode UISwitch.ContentVerticalAlignment UISwitch.Event UISwitch.KeyframeAnimationOptions
    UISwitch.State UISwitch.Style UISwitch.TintAdjustmentMode UITapGestureRecognizer.State
    UITextField.AnimationCurve UITextField.AnimationOptions UITextField.AutoresizingMask UITextField.BorderStyle
    UITextField.ContentHorizontalAlignment UITextField.ContentMode UITextField.ContentVerticalAlignment
    UITextField.DidEndEditingReason UITextField.Event UITextField.KeyframeAnimationOptions UITextField.State
    UITextField.TintAdjustmentMode UITextField.ViewMode UITouch.Phase UITouch.TouchType UIView.AnimationCurve
    UIView.AnimationOptions UIView.AutoresizingMask UIView.ContentMode UIView.KeyframeAnimationOptions
    UIView.TintAdjustmentMode UIVisualEffectView.AnimationCurve UIVisualEffectView.AnimationOptions
    UIVisualEffectView.AutoresizingMask UIVisualEffectView.ContentMode UIVisualEffectView.KeyframeAnimationOptions
    UIVisualEffectView.TintAdjustmentMode UIWindow.AnimationCurve UIWindow.AnimationOptions
    UIWindow.AutoresizingMask UIWindow.ContentMode UIWindow.KeyframeAnimationOptions UIWindow.Level
    UIWindow.TintAdjustmentMode UIWindowScene.ActivationState
    """)

  /// Types that are declared only to say that they are unavailable.
  static let unavailable = AppleNames.words(
    """
    CAEmitterCell CAEmitterLayer CAEmitterLayerEmitterMode CAEmitterLayerEmitterShape CAEmitterLayerRenderMode
    CGDataProvider CIContext CIFilter CIImage UIActivityViewController UIAlertAction UIAlertController
    UIAttachmentBehavior UIBarButtonItem UIBarItem UICalendarView UICellConfigurationState UICollectionReusableView
    UICollectionView UICollectionViewCell UICollectionViewController UICollectionViewDataSource
    UICollectionViewDelegate UICollectionViewFlowLayout UICollectionViewLayout UICollisionBehavior
    UIColorPickerViewController UIColorWell UIConfigurationState UIContextMenuConfiguration
    UIContextMenuInteraction UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating
    UIContextMenuInteractionDelegate UIDatePicker UIDeferredMenuElement UIDocumentPickerViewController
    UIDragInteraction UIDragItem UIDropInteraction UIDynamicAnimator UIDynamicBehavior UIDynamicItemBehavior
    UIEditMenuInteraction UIFocusGuide UIFocusSystem UIGravityBehavior UIImagePickerController UIInputView
    UIInputViewController UIKey UIListContentConfiguration UIMenuController UIMenuItem UIModalPresentationStyle
    UIModalTransitionStyle UINavigationBar UINavigationController UINavigationItem UINib UIPageViewController
    UIPasteControl UIPickerView UIPointerEffect UIPointerInteraction UIPointerInteractionDelegate UIPointerRegion
    UIPointerShape UIPointerStyle UIPopoverPresentationController UIPresentationController UIPreviewParameters
    UIPushBehavior UIRefreshControl UISearchBar UISearchController UIShadowProperties UISheetPresentationController
    UISnapBehavior UISplitViewController UISpringLoadedInteraction UIStoryboard UIStoryboardSegue
    UISymbolContentTransition UITabBar UITabBarController UITabBarItem UITableView UITableViewCell
    UITableViewController UITableViewDataSource UITableViewDelegate UITableViewHeaderFooterView UITargetedPreview
    UITextInputMode UITextView UITextViewDelegate UIToolbar UIViewConfigurationState UIViewController
    """)

  /// Types that come with UIKit under names of this package, which others may use too.
  static let plain = AppleNames.words(
    """
    Accessibility AccessibilityContainerType AccessibilityContrast AccessibilityCustomAction AccessibilityElement
    AccessibilityNavigationStyle AccessibilityScrollDirection AccessibilityTraits AccessibleObject Action
    ActivityIndicatorView AnimationGroup Application ApplicationDelegate BackgroundConfiguration BaselineAdjustment
    BasicAnimation BehavioralStyle BezierPath Bitmap BlurEffect Button ButtonLabel ButtonLayout ButtonSizing
    CFAbsoluteTime CFAllocator CFRunLoop CFRunLoopMode CFRunLoopTimer Color Command ConfigurationColorTransformer
    ConfigurationHolding ConfigurationTextAttributesTransformer ConfiguredButtonLayout ConfiguredCornerRadius
    ContentMode ContentSizeCategory Control CoordinateSpace CoreFoundationArray CornerMask CubicTimingParameters
    Device DirectionalEdgeInsets DirectionalRectEdge DisplayLink DrawingContext DrawingGuides DrawingList
    EdgeAntialiasingMask EdgeInsets Event Feedback FeedbackGenerator FileProblem FocusAnimationCoordinator
    FocusEnvironment FocusHeading FocusItem FocusUpdateContext Font FontDescriptor FontFile FontFileError
    FontHeights FontMetrics ForceTouchCapability FrameRateRange GestureRecognizer GestureRecognizerDelegate
    GradientLayer GraphicsContexts HoverGestureRecognizer Image ImageRenderer ImageRendererContext
    ImageRendererFormat ImageTreatment ImageView ImpactFeedbackGenerator InputViewAudioFeedback InsetsValueMaking
    InspectedProperty Interaction InterfaceOrientation InterpolatingMotionEffect IssueHandler IssueReport
    IssueReporting KeyCommand KeyInput KeyModifierFlags KeyValueChangeKey KeyValueObservingOptions
    KeyboardAppearance KeyboardType KeyframeAnimation Label Layer LayerAction LayerAnimation LayerAnimationDelegate
    LayerDelegate LayerTransition LayoutAnchor LayoutAxis LayoutCall LayoutConstraint LayoutDimension LayoutGuide
    LayoutMark LayoutNote LayoutObservation LayoutObserver LayoutPriority LayoutSolution LayoutXAxisAnchor
    LayoutYAxisAnchor LegibilityWeight LineBreakMode LongPressGestureRecognizer MadeWithoutArguments MediaTiming
    MediaTimingFunction Menu MenuBuilder MenuElement MotionEffect MotionEffectGroup MutableParagraphStyle NSInteger
    NSLayoutAttribute NSLayoutFormatOptions NSLayoutRelation NSUInteger NotificationFeedbackGenerator Offset
    OneEmTextMeasurer PNG PNGError PageControl PanGestureRecognizer ParagraphStyle Pasteboard
    PinchGestureRecognizer PixelGrid Press PressesEvent ProgressView PropertyAnimation RasterError
    RecordedTextMeasurer RectCorner RectEdge RendererFormat ReplicatorLayer Responder ResponderStandardEditActions
    ReturnKeyType RotationGestureRecognizer Scene Screen ScreenEdgePanGestureRecognizer ScrollLayer ScrollView
    ScrollViewDelegate SegmentedControl SelectionFeedbackGenerator SemanticContentAttribute ShapeLayer Slider
    SpringAnimation SpringTimingParameters StackView StatusBarManager StatusBarStyle Stepper StringDrawingContext
    StringDrawingOptions SwipeGestureRecognizer Switch SystemEra SystemTextMeasurer TapGestureRecognizer
    TextAlignment TextAttachment TextAttributeObject TextAutocapitalizationType TextAutocorrectionType
    TextContentType TextField TextFieldDelegate TextInput TextInputTraits TextLayer TextLayout TextMeasurer
    TextMeasuring TextPosition TextRange TextRoom TextShadow TextSmartDashesType TextSmartInsertDeleteType
    TextSmartQuotesType TextSpellCheckingType TiledLayer TimingCurveProvider TimingCurveType Touch TouchEvent
    TraitCollection TraitEnvironmentLayoutDirection Transaction TransformLayer TransformValueMaking UnboundedLength
    UnderlineStyle UserInterfaceIdiom UserInterfaceLayoutDirection UserInterfaceLevel UserInterfaceSizeClass
    UserInterfaceStyle ValueFunction VibrancyEffect View ViewAnimating ViewAnimatingPosition ViewAnimatingState
    ViewImplicitlyAnimating ViewPropertyAnimator VirtualClock VisualEffect VisualEffectView Window WindowOwner
    WindowScene WithoutControllers WithoutKeyboard WritingDirection
    """)
}
