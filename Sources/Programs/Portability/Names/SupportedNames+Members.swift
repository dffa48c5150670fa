// Recorded as SupportedNames.swift is.

extension SupportedNames {
  /// Static members and cases of ``AppleNames/valueTypes`` and ``AppleNames/classesWithStatics``.
  static let statics = AppleNames.words(
    """
    CACornerMask.layerMaxXMaxYCorner CACornerMask.layerMaxXMinYCorner CACornerMask.layerMinXMaxYCorner
    CACornerMask.layerMinXMinYCorner CAMediaTimingFillMode.backwards CAMediaTimingFillMode.both
    CAMediaTimingFillMode.forwards CAMediaTimingFillMode.removed CAMediaTimingFunctionName.default
    CAMediaTimingFunctionName.easeIn CAMediaTimingFunctionName.easeInEaseOut CAMediaTimingFunctionName.easeOut
    CAMediaTimingFunctionName.linear CAShapeLayerFillRule.evenOdd CAShapeLayerFillRule.nonZero
    CAShapeLayerLineCap.butt CAShapeLayerLineCap.round CAShapeLayerLineCap.square CAShapeLayerLineJoin.bevel
    CAShapeLayerLineJoin.miter CAShapeLayerLineJoin.round CATransaction.animationDuration
    CATransaction.animationTimingFunction CATransaction.begin CATransaction.commit CATransaction.completionBlock
    CATransaction.disableActions CATransaction.flush CATransaction.lock CATransaction.setAnimationDuration
    CATransaction.setAnimationTimingFunction CATransaction.setCompletionBlock CATransaction.setDisableActions
    CATransaction.setValue CATransaction.unlock CATransaction.value CGBlendMode.clear CGBlendMode.color
    CGBlendMode.colorBurn CGBlendMode.colorDodge CGBlendMode.copy CGBlendMode.darken CGBlendMode.destinationAtop
    CGBlendMode.destinationIn CGBlendMode.destinationOut CGBlendMode.destinationOver CGBlendMode.difference
    CGBlendMode.exclusion CGBlendMode.hardLight CGBlendMode.hue CGBlendMode.lighten CGBlendMode.luminosity
    CGBlendMode.multiply CGBlendMode.normal CGBlendMode.overlay CGBlendMode.plusDarker CGBlendMode.plusLighter
    CGBlendMode.saturation CGBlendMode.screen CGBlendMode.softLight CGBlendMode.sourceAtop CGBlendMode.sourceIn
    CGBlendMode.sourceOut CGBlendMode.xor CGColorSpace.adobeRGB1998 CGColorSpace.displayP3
    CGColorSpace.extendedGray CGColorSpace.extendedLinearSRGB CGColorSpace.extendedSRGB
    CGColorSpace.genericGrayGamma2_2 CGColorSpace.linearGray CGColorSpace.linearSRGB CGColorSpace.sRGB
    CGLineCap.butt CGLineCap.round CGLineCap.square CGLineJoin.bevel CGLineJoin.miter CGLineJoin.round
    NSLineBreakMode.byCharWrapping NSLineBreakMode.byClipping NSLineBreakMode.byTruncatingHead
    NSLineBreakMode.byTruncatingMiddle NSLineBreakMode.byTruncatingTail NSLineBreakMode.byWordWrapping
    NSTextAlignment.center NSTextAlignment.justified NSTextAlignment.left NSTextAlignment.natural
    NSTextAlignment.right NSUnderlineStyle.byWord NSUnderlineStyle.double NSUnderlineStyle.patternDash
    NSUnderlineStyle.patternDashDot NSUnderlineStyle.patternDashDotDot NSUnderlineStyle.patternDot
    NSUnderlineStyle.single NSUnderlineStyle.styleDouble NSUnderlineStyle.styleNone NSUnderlineStyle.styleSingle
    NSUnderlineStyle.styleThick NSUnderlineStyle.thick NSWritingDirection.leftToRight NSWritingDirection.natural
    NSWritingDirection.rightToLeft UIAccessibility.announcementDidFinishNotification
    UIAccessibility.announcementStringValueUserInfoKey UIAccessibility.announcementWasSuccessfulUserInfoKey
    UIAccessibility.assistiveTechnologyUserInfoKey UIAccessibility.assistiveTouchStatusDidChangeNotification
    UIAccessibility.boldTextStatusDidChangeNotification UIAccessibility.buttonShapesEnabled
    UIAccessibility.convertToScreenCoordinates UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    UIAccessibility.differentiateWithoutColorDidChangeNotification UIAccessibility.elementFocusedNotification
    UIAccessibility.focusedElement UIAccessibility.focusedElementUserInfoKey
    UIAccessibility.grayscaleStatusDidChangeNotification UIAccessibility.guidedAccessStatusDidChangeNotification
    UIAccessibility.invertColorsStatusDidChangeNotification UIAccessibility.isAssistiveTouchRunning
    UIAccessibility.isBoldTextEnabled UIAccessibility.isClosedCaptioningEnabled
    UIAccessibility.isDarkerSystemColorsEnabled UIAccessibility.isGrayscaleEnabled
    UIAccessibility.isGuidedAccessEnabled UIAccessibility.isInvertColorsEnabled UIAccessibility.isMonoAudioEnabled
    UIAccessibility.isOnOffSwitchLabelsEnabled UIAccessibility.isReduceMotionEnabled
    UIAccessibility.isReduceTransparencyEnabled UIAccessibility.isShakeToUndoEnabled
    UIAccessibility.isSpeakScreenEnabled UIAccessibility.isSpeakSelectionEnabled
    UIAccessibility.isSwitchControlRunning UIAccessibility.isVideoAutoplayEnabled
    UIAccessibility.isVoiceOverRunning UIAccessibility.post UIAccessibility.prefersCrossFadeTransitions
    UIAccessibility.recording UIAccessibility.reduceMotionStatusDidChangeNotification
    UIAccessibility.reduceTransparencyStatusDidChangeNotification UIAccessibility.shouldDifferentiateWithoutColor
    UIAccessibility.switchControlStatusDidChangeNotification UIAccessibility.unfocusedElementUserInfoKey
    UIAccessibility.voiceOverStatusDidChangeNotification UIAccessibilityTraits.adjustable
    UIAccessibilityTraits.allowsDirectInteraction UIAccessibilityTraits.button UIAccessibilityTraits.causesPageTurn
    UIAccessibilityTraits.header UIAccessibilityTraits.image UIAccessibilityTraits.keyboardKey
    UIAccessibilityTraits.link UIAccessibilityTraits.none UIAccessibilityTraits.notEnabled
    UIAccessibilityTraits.playsSound UIAccessibilityTraits.searchField UIAccessibilityTraits.selected
    UIAccessibilityTraits.startsMediaSession UIAccessibilityTraits.staticText UIAccessibilityTraits.summaryElement
    UIAccessibilityTraits.tabBar UIAccessibilityTraits.updatesFrequently
    UIApplication.backgroundFetchIntervalMinimum UIApplication.backgroundFetchIntervalNever
    UIApplication.backgroundRefreshStatusDidChangeNotification UIApplication.didBecomeActiveNotification
    UIApplication.didChangeStatusBarFrameNotification UIApplication.didChangeStatusBarOrientationNotification
    UIApplication.didEnterBackgroundNotification UIApplication.didFinishLaunchingNotification
    UIApplication.didReceiveMemoryWarningNotification UIApplication.keyboardAnimationCurveUserInfoKey
    UIApplication.keyboardAnimationDurationUserInfoKey UIApplication.keyboardDidChangeFrameNotification
    UIApplication.keyboardDidHideNotification UIApplication.keyboardDidShowNotification
    UIApplication.keyboardFrameBeginUserInfoKey UIApplication.keyboardFrameEndUserInfoKey
    UIApplication.keyboardIsLocalUserInfoKey UIApplication.keyboardWillChangeFrameNotification
    UIApplication.keyboardWillHideNotification UIApplication.keyboardWillShowNotification
    UIApplication.openNotificationSettingsURLString UIApplication.openSettingsURLString
    UIApplication.protectedDataDidBecomeAvailableNotification
    UIApplication.protectedDataWillBecomeUnavailableNotification UIApplication.shared
    UIApplication.significantTimeChangeNotification UIApplication.statusBarFrameUserInfoKey
    UIApplication.statusBarOrientationUserInfoKey UIApplication.userDidTakeScreenshotNotification
    UIApplication.willChangeStatusBarFrameNotification UIApplication.willChangeStatusBarOrientationNotification
    UIApplication.willEnterForegroundNotification UIApplication.willResignActiveNotification
    UIApplication.willTerminateNotification UIBackgroundConfiguration.clear UIColor.black UIColor.blue
    UIColor.brown UIColor.clear UIColor.cyan UIColor.darkGray UIColor.darkText UIColor.gray UIColor.green
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
    UIColor.tintColor UIColor.white UIColor.yellow UIConfigurationColorTransformer.grayscale
    UIConfigurationColorTransformer.monochromeTint UIConfigurationColorTransformer.preferredTint
    UIContentSizeCategory.accessibilityExtraExtraExtraLarge UIContentSizeCategory.accessibilityExtraExtraLarge
    UIContentSizeCategory.accessibilityExtraLarge UIContentSizeCategory.accessibilityLarge
    UIContentSizeCategory.accessibilityMedium UIContentSizeCategory.didChangeNotification
    UIContentSizeCategory.extraExtraExtraLarge UIContentSizeCategory.extraExtraLarge
    UIContentSizeCategory.extraLarge UIContentSizeCategory.extraSmall UIContentSizeCategory.large
    UIContentSizeCategory.medium UIContentSizeCategory.newValueUserInfoKey UIContentSizeCategory.small
    UIContentSizeCategory.unspecified UIDevice.batteryLevelDidChangeNotification
    UIDevice.batteryStateDidChangeNotification UIDevice.current UIDevice.orientationDidChangeNotification
    UIDevice.proximityStateDidChangeNotification UIEdgeInsets.zero UIFont.boldSystemFont UIFont.buttonFontSize
    UIFont.familyNames UIFont.fontNames UIFont.italicSystemFont UIFont.labelFontSize
    UIFont.monospacedDigitSystemFont UIFont.monospacedSystemFont UIFont.preferredFont UIFont.register
    UIFont.smallSystemFontSize UIFont.systemFont UIFont.systemFontSize UIFont.unregister UIFont.withRegistered
    UIImage.actions UIImage.add UIImage.animatedImage UIImage.animatedImageNamed
    UIImage.animatedResizableImageNamed UIImage.checkmark UIImage.remove UIImage.strokedCheckmark
    UIRectCorner.allCorners UIRectCorner.bottomLeft UIRectCorner.bottomRight UIRectCorner.topLeft
    UIRectCorner.topRight UIScreen.brightnessDidChangeNotification UIScreen.capturedDidChangeNotification
    UIScreen.didConnectNotification UIScreen.didDisconnectNotification UIScreen.main
    UIScreen.modeDidChangeNotification UIScreen.screens UIScreen.withMain
    UISemanticContentAttribute.forceLeftToRight UISemanticContentAttribute.forceRightToLeft
    UISemanticContentAttribute.playback UISemanticContentAttribute.spatial UISemanticContentAttribute.unspecified
    UITraitCollection.current UITraitCollection.systemTraitsAffectingColorAppearance UIUserInterfaceStyle.dark
    UIUserInterfaceStyle.light UIUserInterfaceStyle.unspecified UIView.addKeyframe UIView.animate
    UIView.animateKeyframes UIView.appearance UIView.areAnimationsEnabled UIView.beginAnimations
    UIView.commitAnimations UIView.inheritedAnimationDuration UIView.keyboardAnimationCurveUserInfoKey
    UIView.keyboardAnimationDurationUserInfoKey UIView.keyboardDidChangeFrameNotification
    UIView.keyboardDidHideNotification UIView.keyboardDidShowNotification UIView.keyboardFrameBeginUserInfoKey
    UIView.keyboardFrameEndUserInfoKey UIView.keyboardIsLocalUserInfoKey UIView.keyboardWillChangeFrameNotification
    UIView.keyboardWillHideNotification UIView.keyboardWillShowNotification UIView.layerClass
    UIView.layoutFittingCompressedSize UIView.layoutFittingExpandedSize UIView.modifyAnimations
    UIView.noIntrinsicMetric UIView.perform UIView.performWithoutAnimation UIView.requiresConstraintBasedLayout
    UIView.setAnimationBeginsFromCurrentState UIView.setAnimationCurve UIView.setAnimationDelay
    UIView.setAnimationDelegate UIView.setAnimationDidStop UIView.setAnimationDuration
    UIView.setAnimationRepeatAutoreverses UIView.setAnimationRepeatCount UIView.setAnimationStart
    UIView.setAnimationTransition UIView.setAnimationWillStart UIView.setAnimationsEnabled UIView.transition
    UIView.userInterfaceLayoutDirection
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
    CASpringAnimation( CASpringAnimation(coder CASpringAnimation(keyPath CASpringAnimation(perceptualDuration
    CATextLayer( CATextLayer(coder CATextLayer(layer CATextLayerAlignmentMode(rawValue
    CATextLayerTruncationMode(rawValue CATiledLayer( CATiledLayer(coder CATiledLayer(layer CATransform3D(
    CATransform3D(m11 CATransformLayer( CATransformLayer(coder CATransformLayer(layer CATransition(
    CATransition(coder CATransitionSubtype(rawValue CATransitionType(rawValue CAValueFunction(name
    CAValueFunctionName(rawValue CGAffineTransform( CGAffineTransform(a CGAffineTransform(rotationAngle
    CGAffineTransform(scaleX CGAffineTransform(translationX CGBitmapInfo(rawValue CGColor(_colorLiteralRed
    CGColor(colorSpace CGColor(genericGrayGamma2_2Gray CGColor(gray CGColor(red CGColor(srgbRed CGColorSpace(name
    CGContext(data CGDataProvider(data CGDataProvider(dataInfo CGDataProvider(filename CGDataProvider(url CGFont(_
    CGGradient(colorSpace CGGradient(colorsSpace CGGradientDrawingOptions(rawValue CGImage(bitmap CGImage(width
    CGLayer(_ CGMutablePath( CGMutablePath(__byStroking CGMutablePath(ellipseIn CGMutablePath(rect
    CGMutablePath(roundedRect CGPath( CGPath(__byStroking CGPath(ellipseIn CGPath(rect CGPath(roundedRect
    CGPathElement(type CGVector( CGVector(dx CIColor(cgColor CIColor(color CIColor(red CTFont( CTFont(descriptor
    CTFont(file CTFont(name NSDataDetector(types NSDirectionalEdgeInsets( NSDirectionalEdgeInsets(top
    NSDirectionalRectEdge(rawValue NSHashTable( NSHashTable(capacity NSHashTable(options
    NSKeyValueChangeKey(rawValue NSKeyValueObservingOptions(rawValue NSLayoutConstraint( NSLayoutConstraint(item
    NSLayoutManager( NSLayoutManager(coder NSMapTable( NSMapTable(capacity NSMapTable(keyOptions
    NSMapTable(valueOptions NSMutableParagraphStyle( NSParagraphStyle( NSShadow( NSStringDrawingContext(
    NSStringDrawingOptions(rawValue NSTextAttachment( NSTextAttachment(data NSTextAttachment(image NSTextContainer(
    NSTextContainer(coder NSTextContainer(size NSTextStorage( NSTextStorage(attributedString NSTextStorage(coder
    NSTextStorage(string NSUnderlineStyle(rawValue NSUserActivity(activityType Selector(_
    UIAccessibilityCustomAction(name UIAccessibilityElement( UIAccessibilityElement(accessibilityContainer
    UIAccessibilityTraits(rawValue UIAction(attributes UIAction(discoverabilityTitle UIAction(handler
    UIAction(identifier UIAction(image UIAction(selectedImage UIAction(state UIAction(subtitle UIAction(title
    UIActivityIndicatorView( UIActivityIndicatorView(activityIndicatorStyle UIActivityIndicatorView(coder
    UIActivityIndicatorView(frame UIActivityIndicatorView(style UIAlertAction( UIAlertAction(title
    UIAlertController( UIAlertController(coder UIAlertController(nibName UIAlertController(title UIApplication(
    UIBackgroundTaskIdentifier(rawValue UIBarAppearance( UIBarAppearance(barAppearance UIBarAppearance(coder
    UIBarAppearance(idiom UIBarButtonItem( UIBarButtonItem(barButtonSystemItem UIBarButtonItem(coder
    UIBarButtonItem(customView UIBarButtonItem(image UIBarButtonItem(menu UIBarButtonItem(primaryAction
    UIBarButtonItem(systemItem UIBarButtonItem(title UIBarButtonItemAppearance( UIBarButtonItemAppearance(coder
    UIBarButtonItemAppearance(style UIBarItem( UIBarItem(coder UIBezierPath( UIBezierPath(arcCenter
    UIBezierPath(cgPath UIBezierPath(coder UIBezierPath(ovalIn UIBezierPath(rect UIBezierPath(roundedRect
    UIBlurEffect(style UIButton( UIButton(coder UIButton(configuration UIButton(frame UIButton(primaryAction
    UIButton(type UIColor( UIColor(cgColor UIColor(ciColor UIColor(displayP3Red UIColor(dynamicProvider UIColor(hue
    UIColor(named UIColor(patternImage UIColor(red UIColor(resource UIColor(white UICommand(action UICommand(image
    UICommand(title UIConfigurationColorTransformer(_ UIConfigurationTextAttributesTransformer(_
    UIContentSizeCategory(rawValue UIControl( UIControl(coder UIControl(frame UICubicTimingParameters(
    UICubicTimingParameters(animationCurve UICubicTimingParameters(controlPoint1 UIDeferredMenuElement(_
    UIEdgeInsets( UIEdgeInsets(top UIEvent( UIEvent(touches UIFeedbackGenerator( UIFeedbackGenerator(view
    UIFocusAnimationCoordinator( UIFocusHeading(rawValue UIFocusUpdateContext(from UIFont( UIFont(descriptor
    UIFont(file UIFont(name UIFontDescriptor( UIFontDescriptor(fontAttributes UIFontDescriptor(name
    UIFontMetrics(forTextStyle UIGestureRecognizer( UIGestureRecognizer(handler UIGestureRecognizer(target
    UIGraphicsImageRenderer(bounds UIGraphicsImageRenderer(size UIGraphicsImageRendererFormat(
    UIGraphicsImageRendererFormat(for UIGraphicsRendererFormat( UIHoverGestureRecognizer(
    UIHoverGestureRecognizer(handler UIHoverGestureRecognizer(target UIImage( UIImage(bitmap UIImage(cgImage
    UIImage(contentsOf UIImage(contentsOfFile UIImage(data UIImage(named UIImage(resource UIImage(size
    UIImage(systemName UIImageAsset( UIImageView( UIImageView(coder UIImageView(frame UIImageView(image
    UIImpactFeedbackGenerator( UIImpactFeedbackGenerator(style UIImpactFeedbackGenerator(view
    UIInterfaceOrientationMask(rawValue UIInterpolatingMotionEffect( UIInterpolatingMotionEffect(keyPath
    UIKeyCommand(action UIKeyCommand(image UIKeyCommand(input UIKeyCommand(title UIKeyModifierFlags(rawValue
    UILabel( UILabel(coder UILabel(frame UILargeContentViewerInteraction( UILargeContentViewerInteraction(delegate
    UILayoutGuide( UILayoutGuide(coder UILayoutPriority(_ UILayoutPriority(rawValue UILongPressGestureRecognizer(
    UILongPressGestureRecognizer(handler UILongPressGestureRecognizer(target UIMenu( UIMenu(children
    UIMenu(identifier UIMenu(image UIMenu(options UIMenu(preferredElementSize UIMenu(subtitle UIMenu(title
    UIMenuItem(title UIMotionEffect( UIMotionEffectGroup( UINavigationBar( UINavigationBar(coder
    UINavigationBar(frame UINavigationBarAppearance( UINavigationBarAppearance(barAppearance
    UINavigationBarAppearance(coder UINavigationBarAppearance(idiom UINavigationController(
    UINavigationController(coder UINavigationController(navigationBarClass UINavigationController(nibName
    UINavigationController(rootViewController UINavigationItem( UINavigationItem(coder UINavigationItem(title
    UINotificationFeedbackGenerator( UINotificationFeedbackGenerator(view UIOffset( UIOffset(horizontal
    UIPageControl( UIPageControl(coder UIPageControl(frame UIPanGestureRecognizer( UIPanGestureRecognizer(handler
    UIPanGestureRecognizer(target UIPercentDrivenInteractiveTransition( UIPinchGestureRecognizer(
    UIPinchGestureRecognizer(handler UIPinchGestureRecognizer(target UIPopoverArrowDirection(rawValue
    UIPopoverPresentationController(presentedViewController UIPresentationController(presentedViewController
    UIPress(_ UIPressesEvent( UIPressesEvent(_ UIPressesEvent(touches UIProgressView( UIProgressView(coder
    UIProgressView(frame UIProgressView(progressViewStyle UIRectCorner(rawValue UIRectEdge(rawValue
    UIRefreshControl( UIRefreshControl(coder UIRefreshControl(frame UIResponder( UIRotationGestureRecognizer(
    UIRotationGestureRecognizer(handler UIRotationGestureRecognizer(target UIScene( UIScreen( UIScreen(era
    UIScreen(safeAreaInsets UIScreen(scale UIScreen(size UIScreenEdgePanGestureRecognizer(
    UIScreenEdgePanGestureRecognizer(handler UIScreenEdgePanGestureRecognizer(target UIScrollTypeMask(rawValue
    UIScrollView( UIScrollView(coder UIScrollView(frame UISegmentedControl( UISegmentedControl(coder
    UISegmentedControl(frame UISegmentedControl(items UISelectionFeedbackGenerator(
    UISelectionFeedbackGenerator(view UISheetPresentationController(presentedViewController UISlider(
    UISlider(coder UISlider(frame UISpringTimingParameters( UISpringTimingParameters(dampingRatio
    UISpringTimingParameters(duration UISpringTimingParameters(mass UIStackView( UIStackView(arrangedSubviews
    UIStackView(coder UIStackView(frame UIStepper( UIStepper(coder UIStepper(frame UISwipeGestureRecognizer(
    UISwipeGestureRecognizer(handler UISwipeGestureRecognizer(target UISwitch( UISwitch(coder UISwitch(frame
    UITabBar( UITabBar(coder UITabBar(frame UITabBarAppearance( UITabBarAppearance(barAppearance
    UITabBarAppearance(coder UITabBarAppearance(idiom UITabBarController( UITabBarController(coder
    UITabBarController(nibName UITabBarItem( UITabBarItem(coder UITabBarItem(tabBarSystemItem UITabBarItem(title
    UITabBarItemAppearance( UITabBarItemAppearance(coder UITabBarItemAppearance(style UITapGestureRecognizer(
    UITapGestureRecognizer(handler UITapGestureRecognizer(target UITextContentType(rawValue
    UITextDirection(rawValue UITextField( UITextField(coder UITextField(frame UITextInputPasswordRules(descriptor
    UITextInputStringTokenizer(textInput UITextPosition( UITextRange( UITextSelectionRect( UIToolbar(
    UIToolbar(coder UIToolbar(frame UIToolbarAppearance( UIToolbarAppearance(barAppearance
    UIToolbarAppearance(coder UIToolbarAppearance(idiom UITouch( UITouch(in UITraitCollection( UITraitCollection(_
    UITraitCollection(accessibilityContrast UITraitCollection(displayScale UITraitCollection(forceTouchCapability
    UITraitCollection(horizontalSizeClass UITraitCollection(layoutDirection UITraitCollection(legibilityWeight
    UITraitCollection(mutations UITraitCollection(preferredContentSizeCategory UITraitCollection(traitsFrom
    UITraitCollection(userInterfaceIdiom UITraitCollection(userInterfaceLevel UITraitCollection(userInterfaceStyle
    UITraitCollection(verticalSizeClass UITransitionContextViewControllerKey(rawValue
    UITransitionContextViewKey(rawValue UIVibrancyEffect(blurEffect UIView( UIView(coder UIView(frame
    UIViewController( UIViewController(coder UIViewController(nibName UIViewPropertyAnimator(
    UIViewPropertyAnimator(duration UIVisualEffectView( UIVisualEffectView(coder UIVisualEffectView(effect
    UIVisualEffectView(frame UIWindow( UIWindow(coder UIWindow(frame UIWindow(windowScene UIWindowScene(
    UndoManager(
    """)

  /// Those of ``AppleMembers`` that the package has.
  static let members = AppleNames.words(
    """
    NSValue(cgAffineTransform: NSValue(cgPoint: NSValue(cgRect: NSValue(cgSize: NSValue(cgVector:
    NSValue(directionalEdgeInsets: NSValue(uiEdgeInsets: NSValue(uiOffset: accessibilityHint
    accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue
    activityIndicatorColorTransformer add(forKey: addConstraint addConstraints addGestureRecognizer addInteraction
    addKeyframe(withRelativeStartTime: addLayoutGuide addMotionEffect addObserver(forKeyPath: addSublayer
    adjustedContentInset adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted
    affineTransform alignmentRectInsets allControlEvents allTargets allowsDefaultTighteningForTruncation
    allowsEdgeAntialiasing allowsGroupOpacity alpha animate(springDuration: animate(withDuration:
    animateKeyframes(withDuration: animationKeys appearance appearance(whenContainedInInstancesOf:
    applyingSymbolConfiguration areAnimationsEnabled attributedSubtitle attributedText attributedTitle
    automaticallyUpdateForSelection automaticallyUpdatesConfiguration autoresizesSubviews autoresizingMask
    awakeFromNib backgroundColor backgroundColorTransformer backgroundInsets baseBackgroundColor
    baseForegroundColor baselineAdjustment baselineOffsetFromBottom becomeFirstResponder beginAnimations
    beginTracking behavioralStyle bottomAnchor bringSubview(toFront: bringSubviewToFront buttonSize
    byPreparingForDisplay canBecomeFirstResponder cancelPreviousPerformRequests cancelTracking centerXAnchor
    centerYAnchor cgAffineTransformValue cgImage cgPointValue cgRectValue cgSizeValue cgVectorValue
    changesSelectionAsPrimaryAction clearsContextBeforeDrawing clipsToBounds commitAnimations compositingFilter
    configurationUpdateHandler constraints constraintsAffectingLayout contentCompressionResistancePriority
    contentEdgeInsets contentHorizontalAlignment contentHuggingPriority contentMode contentRect contentScaleFactor
    contentVerticalAlignment contentsCenter contentsGravity continueTracking cornerCurve cornerRadius cornerStyle
    currentAttributedTitle currentBackgroundImage currentImage currentTitle currentTitleColor didUpdateFocus
    directionalEdgeInsetsValue directionalLayoutMargins drawHierarchy(in: drawsAsynchronously edgeAntialiasingMask
    effectiveUserInterfaceLayoutDirection endEditing endTracking exchangeSubview exerciseAmbiguityInLayout
    firstBaselineAnchor forFirstBaselineLayout forLastBaselineLayout gestureRecognizers getHue getRed getWhite
    hasAmbiguousLayout heicData heightAnchor highlightedTextColor hitTest imageAsset imageColorTransformer
    imageEdgeInsets imageFlippedForRightToLeftLayoutDirection imagePadding imagePlacement imageRect
    imageRendererFormat imageReservation indicatorColorTransformer inputAccessoryView inputView insertSublayer
    insertSubview insetsLayoutMarginsFromSafeArea intrinsicContentSize invalidateIntrinsicContentSize
    isContextMenuInteractionEnabled isDoubleSided isExclusiveTouch isFirstResponder isGeometryFlipped isHighlighted
    isMultipleTouchEnabled isPointerInteractionEnabled isTouchInside isUserInteractionEnabled jpegData keyCommands
    largeContentImage largeContentTitle lastBaselineAnchor layerClass layoutFittingCompressedSize
    layoutFittingExpandedSize layoutIfNeeded layoutMargins layoutMarginsGuide layoutSublayers layoutSubviews
    leadingAnchor leftAnchor lineBreakMode lineBreakStrategy macIdiomStyle magnificationFilter maskedCorners
    masksToBounds maximumContentSizeCategory minificationFilter minificationFilterBias minimumContentSizeCategory
    minimumScaleFactor needsUpdateConstraints numberOfLines observeValue overrideUserInterfaceStyle
    performPrimaryAction performWithoutAnimation pngData preferredBehavioralStyle preferredFrameSize
    preferredMaxLayoutWidth preferredMenuElementOrder preferredSymbolConfigurationForImage
    prepareForInterfaceBuilder preparingForDisplay preparingThumbnail presentation preservesSuperviewLayoutMargins
    pressesBegan pressesEnded rasterizationScale readableContentGuide registerForTraitChanges removeAllAnimations
    removeAnimation(forKey: removeConstraint removeConstraints removeFromSuperlayer removeFromSuperview
    removeGestureRecognizer removeInteraction render(in: renderingMode requiresConstraintBasedLayout
    resignFirstResponder resizableImage resizableSnapshotView resolvedColor restorationIdentifier
    reversesTitleShadowWhenHighlighted rightAnchor safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide
    semanticContentAttribute sendActions sendSubview(toBack: sendSubviewToBack setAffineTransform
    setAnimationsEnabled setAttributedTitle setBackgroundImage setContentCompressionResistancePriority
    setContentHuggingPriority setDefaultContentInsets setFill setNeedsDisplay setNeedsLayout
    setNeedsUpdateConfiguration setNeedsUpdateConstraints setPreferredSymbolConfiguration setStroke setTitleColor
    setTitleShadowColor shadowOffset shadowOpacity shadowPath shadowRadius shouldRasterize showsActivityIndicator
    showsExpansionTextWhenTruncated showsLargeContentViewer showsMenuAsPrimaryAction showsTouchWhenHighlighted
    sizeThatFits sizeToFit snapshotView(afterScreenUpdates: stretchableImage strokeOutset strokeWidth
    sublayerTransform sublayers subtitleLineBreakMode subtitleTextAttributesTransformer systemLayoutSizeFitting
    textAlignment textRect tintAdjustmentMode tintColor tintColorDidChange titleEdgeInsets titleLabel
    titleLineBreakMode titlePadding titleRect titleTextAttributesTransformer topAnchor touchesBegan
    touchesCancelled touchesEnded touchesMoved trailingAnchor traitCollection traitCollectionDidChange transform3D
    transition(from: transition(with: translatesAutoresizingMaskIntoConstraints uiEdgeInsetsValue uiOffsetValue
    updateConfiguration updateConstraints updateConstraintsIfNeeded viewWithTag widthAnchor withAlphaComponent
    withHorizontallyFlippedOrientation withRenderingMode withTintColor zPosition
    """)
}
