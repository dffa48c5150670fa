@testable import Portability

/// Members of UIKit, Foundation and Swift that the scenes use, each looked up in Apple's reference.
///
/// Those of ``AppleMembers`` and of the table of supported static members are not repeated here.
enum AppleMemberTable {
  static let names = AppleNames.words(
    """
    actionSheet activate activationState adaptivePresentationStyle addAction addAttribute addChild addLayoutManager
    addSubview addTextContainer additionalSafeAreaInsets allCases allCharacters allSatisfy allTouchEvents
    allowsEditingTextAttributes always alwaysBounceHorizontal alwaysBounceVertical append appendingPathComponent
    apportionsSegmentWidthsByContent arrangedSubviews ascender asciiCapable asciiCapableNumberPad assumeIsolated
    atomic attributedPlaceholder autocapitalizationType autocorrectionType automatic autorepeat background
    backgroundRect began beginningOfDocument bezel birthRate bold borderRect borderStyle bordered borderedProminent
    borderedTinted borderless bottomMargin boundingRect canCancelContentTouches cancel cancelled capHeight capsule
    caretRect centerX centerXWithinMargins centerY centerYWithinMargins clearButtonMode clearButtonRect clearGlass
    clearsOnBeginEditing clearsOnInsertion codingPath compact compactMap completeTransition connectedScenes contactAdd
    containerView contains contentInset contentInsetAdjustmentBehavior contentInsets contentOffset
    contentOffsetForSegment contentSize continue convert coverVertical crossDissolve currentPage
    currentPageIndicatorTintColor custom dataCorrupted dataProvider dateFormat debugDescription decimalPad decode
    decodeIfPresent decodeNil definesPresentationContext delaysContentTouches delegate deleteBackward
    deletingLastPathComponent descender detailDisclosure didAddSubview didMove didMoveToSuperview didMoveToWindow
    dimmed dismiss dismissalTransitionDidEnd dismissalTransitionWillBegin down drop dropFirst dropLast dynamic
    editingChanged editingDidBegin editingDidEnd editingDidEndOnExit editingRect element emailAddress emergencyCall
    emitterCells enablesReturnKeyAutomatically encodeIfPresent encodeNil endOfDocument ended ensureLayout enumerated
    equal equalCentering extraLineFragmentRect extraLineFragmentUsedRect fileExists fillEqually filled filter
    firstBaseline fixed fixedSpace flatMap flipHorizontal fontName forEach foregroundActive foregroundColor formSheet
    frameLayoutGuide from gestureRecognizerShouldBegin glass go google greaterThanOrEqual hasPrefix hasSuffix hasText
    hidesForSinglePage highlighted imageView indices infoLight insert insertText inserted intValue invalidate isActive
    isBeingDismissed isBeingPresented isCancelled isContinuous isDescendant isEditing isEmpty isHidden
    isMovingFromParent isMovingToParent isMultiple isOpaque isScrollEnabled isSecureTextEntry isViewLoaded
    itemPositioning join joined keyNotFound keyboardAppearance keyboardType largeTitleDisplayMode last lastBaseline
    layoutMarginsDidChange lazy leading leadingMargin leftBarButtonItem leftBarButtonItems leftMargin leftView
    leftViewMode leftViewRect lessThanOrEqual lineHeight linkItem loadViewIfNeeded locale localizedDescription
    location makeImage makeKeyAndVisible map maxX maximumTrackTintColor maximumValue maximumValueImage
    maximumValueImageRect maximumZoomScale midX midY minX minY mini minimumFontSize minimumTrackTintColor minimumValue
    minimumValueImage minimumValueImageRect minimumZoomScale modalPresentationStyle modalTransitionStyle model
    moveItem moved namePhonePad nan navigationBar navigationItem never newPassword nibName noSegment notAnAttribute
    numberOfGlyphs numberOfPages numberOfTapsRequired numberPad numbersAndPunctuation observe offset onTintColor
    oneTimeCode opaque origin outputFormatting overCurrentContext overFullScreen pageIndicatorTintColor pageSheet
    paragraphStyle password performAsCurrent phase phonePad placeholder placeholderRect pointSize popLast
    popViewController popover popoverPresentationController preferredContentSizeCategory preferredLanguages
    preferredLocalizations preferredRange prefersLargeTitles premultipliedLast present presentationTransitionDidEnd
    presentationTransitionWillBegin presentedViewController presentingViewController previousLocation primaryAction
    primaryActionTriggered processInfo progressTintColor prominentClearGlass prominentGlass prompt pushViewController
    rawValue reduce regular removeAction removeFirst removeFromParent removeItem removeLast removeObserver
    returnKeyType rightBarButtonItem rightBarButtonItems rightMargin rightView rightViewMode rightViewRect
    rootViewController rounded roundedRect route run scrollRectToVisible scrollableAxes search selectedIndex
    selectedSegmentIndex selectedSegmentTintColor selectedTextRange selectedViewController semibold send sentences
    setContentOffset setCustomSpacing setImage setOn setOverrideTraitCollection setThumbImage setTitle
    setToolbarHidden setViewControllers setWidth setZoomScale shadowColor singleValueContainer smartDashesType
    smartInsertDeleteType smartQuotesType sorted sortedKeys sourceView spellCheckingType split standard state
    stepValue string stringValue subtitle subtitleLabel subviews systemMinimumLayoutMargins systemName systemVersion
    tabBarItem tag tapCount textColor textDidBeginEditingNotification textDidChangeNotification
    textDidEndEditingNotification textRange thumbRect thumbTintColor timeZone tinted titleAlignment titleView to
    toolbar toolbarItems top topMargin topViewController touchCancel touchDown touchDownRepeat touchDragEnter
    touchDragExit touchDragInside touchDragOutside touchUpInside touchUpOutside touchesShouldCancel trackRect
    trackTintColor trailing trailingMargin transform transitionCoordinator transitionWasCancelled
    transitioningDelegate trimmingCharacters twitter typeMismatch unlessEditing update usedRect userInfo
    userInterfaceStyle username utf8 uuidString valueChanged valueNotFound viewControllers viewDidAppear
    viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIfLoaded viewIsAppearing viewLayoutMarginsDidChange
    viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear
    viewWillLayoutSubviews webSearch whileEditing whitespaces widthForSegment willMove willRemoveSubview
    withoutEscapingSlashes withoutOverwriting wraps x xHeight yahoo zoom zoomScale
    """)
}
