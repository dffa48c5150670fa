@testable import Portability

/// Members of UIKit, Foundation and Swift that the scenes and their recorder use, each looked up in Apple's reference.
///
/// Those of ``AppleMembers`` and of the table of supported static members are not repeated here.
enum AppleMemberTable {
  static let names = AppleNames.words(
    """
    actionSheet activate activationState adaptivePresentationStyle addAction addArrangedSubview addAttribute addChild
    addLayoutManager addSubview addTarget addTextContainer additionalSafeAreaInsets alignAllBottom alignAllLeading
    alignAllTop alignAllTrailing alignmentRect allCases allCharacters allEvents allSatisfy allTouchEvents
    allowsEditingTextAttributes always alwaysBounceHorizontal alwaysBounceVertical alwaysOriginal alwaysTemplate
    anchorPoint append appendingPathComponent apportionsSegmentWidthsByContent arrangedSubviews ascender asciiCapable
    asciiCapableNumberPad assumeIsolated asyncAfter atomic attributedPlaceholder attributesOfItem autocapitalizationType
    autocorrectionType automatic autorepeat background backgroundRect badgeValue began beginRefreshing beginningOfDocument bezel
    birthRate body bold borderColor borderRect borderStyle bordered borderedProminent borderedTinted borderless
    bottomMargin boundingRect buttonType callout canCancelContentTouches cancel cancelled capHeight capsule caption1
    caption2 caretRect centerX centerXWithinMargins centerY centerYWithinMargins cgColor clearButtonMode clearButtonRect
    clearGlass clearsOnBeginEditing clearsOnInsertion codingPath compact compactMap completeTransition connectedScenes
    constant contactAdd containerView contains contentInset contentInsetAdjustmentBehavior contentInsets
    contentLayoutGuide contentOffset contentOffsetForSegment contentSize continue convert coverVertical crossDissolve
    currentPage currentPageIndicatorTintColor currentTitleShadowColor custom dataCorrupted dataProvider dateFormat
    debugDescription decimalPad decode decodeIfPresent decodeNil definesPresentationContext delaysContentTouches
    delegate delegateClass deleteBackward deletingLastPathComponent descender detailDisclosure detents didAddSubview
    didChangeValue didMove didMoveToSuperview didMoveToWindow dimmed directionLeftToRight directionRightToLeft disabled
    dismiss dismissalTransitionDidEnd dismissalTransitionWillBegin displayScale documentDirectory down drop dropFirst
    dropLast dynamic editingChanged editingDidBegin editingDidEnd editingDidEndOnExit editingRect element emailAddress
    emergencyCall emitterCells enablesReturnKeyAutomatically encodeIfPresent encodeNil endOfDocument endRefreshing ended ensureLayout
    enumerated equal equalCentering equalSpacing extraLineFragmentRect extraLineFragmentUsedRect fileExists
    fileWriteFileExists fillEqually fillProportionally filled filter firstAttribute firstBaseline fittingSizeLevel fixed
    fixedSpace flatMap flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleWidth flipHorizontal focused
    fontDescriptor fontName footnote forEach foregroundActive foregroundColor formSheet frameLayoutGuide from
    gestureRecognizerShouldBegin glass global go google greaterThanOrEqual hasPrefix hasSuffix hasText headline
    hidesForSinglePage high highlighted horizontal identifier identity imageView indicator indices infoDark infoLight
    insert
    insertArrangedSubview insertText inserted insetBy intValue invalidate isActive isBaselineRelativeArrangement
    isBeingDismissed isBeingPresented isCancelled isContinuous isDescendant isEditing isEmpty isHidden
    isIdleTimerDisabled isKeyWindow isLayoutMarginsRelativeArrangement isMovingFromParent isMovingToParent isMultiple
    isOn isOpaque isScrollEnabled isSecureTextEntry isViewLoaded itemPositioning join joined keepAlways keyNotFound
    keyboardAppearance keyboardType largeTitle largeTitleDisplayMode last lastBaseline layoutFrame
    layoutMarginsDidChange lazy leading leadingMargin leftBarButtonItem leftBarButtonItems leftMargin leftView
    leftViewMode leftViewRect lessThanOrEqual lifetime lineHeight lineSpacing linkItem loadView loadViewIfNeeded locale
    localizedDescription location majorVersion makeImage makeKeyAndVisible map max maxX maxY maximumTrackTintColor
    maximumValue maximumValueImage maximumValueImageRect maximumZoomScale menu midX midY minX minY mini minimumFontSize
    minimumTrackTintColor minimumValue minimumValueImage minimumValueImageRect minimumZoomScale modalPresentationStyle
    modalTransitionStyle model monospaced moveItem moved namePhonePad nan navigationBar navigationItem never newPassword
    nibName noSegment notAnAttribute numberOfGlyphs numberOfPages numberOfTapsRequired numberPad numbersAndPunctuation
    observe off offset on onTintColor oneTimeCode opacity opaque operatingSystemVersion origin outputFormatting
    overCurrentContext overFullScreen pad pageIndicatorTintColor pageSheet paragraphStyle password performAsCurrent
    phase phonePad pi placeholder placeholderRect pointSize popLast popViewController popover
    popoverPresentationController popup preferredContentSizeCategory preferredLanguages preferredLocalizations
    preferredRange prefersLargeTitles prefix premultipliedLast present presentationTransitionDidEnd
    presentationTransitionWillBegin presentedViewController presentingViewController previousLocation primaryAction
    primaryActionTriggered processInfo progressTintColor prominentClearGlass prominentGlass prompt pushViewController
    rawValue reduce refreshControl regular regularExpression removeAction removeArrangedSubview removeFirst removeFromParent removeItem
    removeLast removeObserver removeTarget replacingOccurrences required resolvingSymlinksInPath returnKeyType reversed
    rightBarButtonItem rightBarButtonItems rightMargin rightView rightViewMode rightViewRect role rootViewController
    rounded roundedRect route run scheduledTimer scrollRectToVisible scrollableAxes search selectedElements
    selectedIndex selectedSegmentIndex selectedSegmentTintColor selectedTextRange selectedViewController semibold send
    sendAction sender sentences serif setContentOffset setCustomSpacing setFillColor setImage setOn
    setOverrideTraitCollection setThumbImage setTitle setToolbarHidden setViewControllers setWidth setZoomScale
    sheetPresentationController shadowColor singleValueContainer smartDashesType smartInsertDeleteType smartQuotesType
    sorted sortedKeys sourceView spellCheckingType split standard state stepValue string stringValue strokeColor
    subheadline subtitle subtitleLabel subviews systemMinimumLayoutMargins systemName systemUptime systemVersion
    tabBarItem tag takeUnretainedValue tapCount temporaryDirectory textColor textDidBeginEditingNotification
    textDidChangeNotification textDidEndEditingNotification textRange thumbRect thumbTintColor timeZone tinted title1
    title2 title3 titleAlignment titleView to toolbar toolbarItems top topMargin topViewController touchCancel touchDown
    touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside
    touchesShouldCancel trackRect trackTintColor trailing trailingMargin transform transitionCoordinator
    transitionWasCancelled transitioningDelegate trimmingCharacters twitter typeDirectory typeMismatch typeRegular
    underlyingError unlessEditing unregisterForTraitChanges up update updateViewConstraints urls usedRect userDomainMask
    userInfo userInterfaceIdiom userInterfaceStyle username usesLineFragmentOrigin utf8 uuidString valueChanged
    valueNotFound vertical viewControllers viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIfLoaded
    viewIsAppearing viewLayoutMarginsDidChange viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange
    viewWillAppear viewWillDisappear viewWillLayoutSubviews webSearch whileEditing whitespaces widthForSegment
    willChangeValue willMove willRemoveSubview withAlignmentRectInsets withDesign withoutEscapingSlashes
    withoutOverwriting wraps x xHeight yahoo zoom zoomScale
    """)

  /// Static members and initializers of Apple's types as the scenes write them, each looked up as well; an initializer
  /// has the label of its first argument.
  static let typeMembers = AppleNames.words(
    """
    Bundle.main CAEmitterCell( CAEmitterLayer( CALayer( CATransform3DMakeScale( CGAffineTransform(rotationAngle:
    CGAffineTransform(scaleX: CGAffineTransform(translationX: CGColorSpaceCreateDeviceRGB( CGContext(data: CGFloat(
    CGImageAlphaInfo.premultipliedLast CGLayer( CGPoint(x: CGPoint.zero CGRect(origin: CGRect(x: CGRect.zero
    CGSize(width: CGSize.zero CocoaError.fileWriteFileExists Data( Data(referencing: Date( Date(timeIntervalSinceNow:
    DateFormatter( Dictionary(grouping: DispatchQueue.global Double( FileAttributeType.typeDirectory
    FileAttributeType.typeRegular FileHandle(forReadingFrom: FileManager.default Float( Int( JSONDecoder( JSONEncoder(
    Locale(identifier: Locale.preferredLanguages MainActor.assumeIsolated NSAttributedString( NSAttributedString(string:
    NSDirectionalEdgeInsets(top: NSDirectionalRectEdge.leading NSLayoutConstraint(item:
    NSLayoutConstraint.Axis.horizontal NSLayoutConstraint.Relation.greaterThanOrEqual
    NSLayoutConstraint.Relation.lessThanOrEqual NSLayoutConstraint.activate NSLayoutConstraint.constraints
    NSLayoutManager( NSMutableAttributedString(string: NSMutableParagraphStyle( NSRange(location: NSSelectorFromString(
    NSStringDrawingOptions( NSTextContainer(size: NSTextStorage(string: NotificationCenter.default
    ProcessInfo.processInfo RunLoop.main Selector( TimeZone(identifier: Timer.scheduledTimer UIAction(identifier:
    UIAction(title: UIAction.Identifier( UIActivityIndicatorView( UIAlertAction(title: UIAlertController(title:
    UIApplication.perform UIBarButtonItem(barButtonSystemItem: UIBarButtonItem(customView: UIBarButtonItem(image:
    UIBarButtonItem(title: UIButton(configuration: UIButton(frame: UIButton(type: UIButton.ButtonType.custom
    UIButton.ButtonType.infoLight UIButton.ButtonType.system UIButton.Configuration.Indicator.none
    UIButton.Configuration.filled UIButton.Configuration.plain UIColor(cgColor: UIColor(red: UIColor(white: UIControl(
    UIControl(frame: UIControl.Event.touchDown UIControl.State(rawValue: UIControl.State.highlighted
    UIControl.State.normal UIEdgeInsets(top: UIFont(descriptor: UIFont.Weight.regular UIFont.Weight.semibold
    UIGraphicsGetCurrentContext( UIGraphicsImageRenderer(size: UIGraphicsImageRendererFormat( UIImage(
    UIImage(systemName: UIImage.RenderingMode.automatic UIImageView( UIImageView(image: UILabel( UILayoutPriority(
    UILongPressGestureRecognizer( UIMenu(children: UIMenu(title: UINavigationBar(frame: UINavigationController(
    UINavigationController(rootViewController: UINavigationItem(title: UIPageControl(
    UIPercentDrivenInteractiveTransition( UIProgressView( UIProgressView(frame: UIProgressView(progressViewStyle:
    UIProgressView.Style.default UIRefreshControl( UISceneConfiguration(name: UIScrollView( UIScrollView(frame: UISegmentedControl(items:
    UISegmentedControl.noSegment UISlider( UISlider(frame: UIStackView( UIStackView(arrangedSubviews:
    UIStackView.Alignment.fill UIStackView.Alignment.firstBaseline UIStackView.Distribution.fill UIStepper(
    UIStepper(frame: UISwitch( UISwitch(frame: UITabBar(frame: UITabBarController( UITabBarItem(title:
    UITapGestureRecognizer( UITextField( UITextField(frame: UITextField.BorderStyle.none
    UITextField.textDidBeginEditingNotification UITextField.textDidChangeNotification
    UITextField.textDidEndEditingNotification UIToolbar( UITraitCollection(accessibilityContrast:
    UITraitCollection(preferredContentSizeCategory: UITraitCollection(traitsFrom: UITraitCollection(userInterfaceStyle:
    UITraitCollection(verticalSizeClass: UIUserInterfaceSizeClass.compact UIView( UIView(frame:
    UIView.AutoresizingMask(rawValue: UIViewController( UIWindow(frame: UIWindow(windowScene: UInt( URL(fileURLWithPath:
    XCTAssertFalse( XCTAttachment(data:
    """)
}
