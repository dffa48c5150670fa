@testable import Portability

/// Members of UIKit, Foundation and Swift that the scenes use, each looked up in Apple's reference.
///
/// Those of ``AppleMembers`` and of the table of supported static members are not repeated here.
enum AppleMemberTable {
  static let names = AppleNames.words(
    """
    actionSheet activate activationState adaptivePresentationStyle
    addAction addArrangedSubview addAttribute addChild addLayoutManager
    addSubview addTextContainer additionalSafeAreaInsets alignAllBottom
    alignAllLeading alignAllTop alignAllTrailing alignmentRect
    allCases allCharacters allEvents allSatisfy allTouchEvents
    allowsEditingTextAttributes always alwaysBounceHorizontal
    alwaysBounceVertical alwaysOriginal alwaysTemplate anchorPoint
    append appendingPathComponent apportionsSegmentWidthsByContent arrangedSubviews ascender asciiCapable
    asciiCapableNumberPad assumeIsolated atomic attributedPlaceholder autocapitalizationType autocorrectionType
    automatic autorepeat background backgroundRect began beginningOfDocument bezel birthRate bold borderColor
    borderRect borderStyle bordered borderedProminent borderedTinted borderless bottomMargin boundingRect buttonType
    canCancelContentTouches cancel cancelled capHeight capsule caretRect centerX centerXWithinMargins centerY
    centerYWithinMargins cgColor clearButtonMode clearButtonRect clearGlass clearsOnBeginEditing clearsOnInsertion
    codingPath compact compactMap completeTransition connectedScenes
    constant contactAdd containerView contains contentInset
    contentInsetAdjustmentBehavior contentInsets contentLayoutGuide contentOffset
    contentOffsetForSegment contentSize continue convert
    coverVertical crossDissolve currentPage currentPageIndicatorTintColor currentTitleShadowColor custom dataCorrupted
    dataProvider dateFormat debugDescription decimalPad decode decodeIfPresent decodeNil definesPresentationContext
    delaysContentTouches delegate deleteBackward deletingLastPathComponent descender detailDisclosure didAddSubview
    didChangeValue didMove didMoveToSuperview didMoveToWindow dimmed
    directionLeftToRight directionRightToLeft disabled dismiss dismissalTransitionDidEnd
    dismissalTransitionWillBegin displayScale down drop dropFirst
    dropLast dynamic editingChanged editingDidBegin editingDidEnd
    editingDidEndOnExit editingRect element emailAddress emergencyCall emitterCells enablesReturnKeyAutomatically
    encodeIfPresent encodeNil endOfDocument ended ensureLayout enumerated equal equalCentering equalSpacing
    extraLineFragmentRect extraLineFragmentUsedRect fileExists fillEqually fillProportionally filled filter
    firstBaseline fittingSizeLevel fixed fixedSpace
    flatMap flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleWidth
    flipHorizontal focused fontDescriptor fontName forEach foregroundActive
    foregroundColor formSheet frameLayoutGuide from gestureRecognizerShouldBegin glass go google greaterThanOrEqual
    hasPrefix hasSuffix hasText hidesForSinglePage highlighted identifier identity imageView indicator indices infoDark
    infoLight insert insertArrangedSubview insertText inserted insetBy
    intValue invalidate isActive isBaselineRelativeArrangement isBeingDismissed isBeingPresented isCancelled
    isContinuous isDescendant isEditing isEmpty isHidden
    isLayoutMarginsRelativeArrangement isMovingFromParent isMovingToParent isMultiple isOpaque
    isScrollEnabled isSecureTextEntry isViewLoaded itemPositioning join joined keyNotFound keyboardAppearance
    keyboardType largeTitleDisplayMode last lastBaseline layoutMarginsDidChange lazy leading leadingMargin
    leftBarButtonItem leftBarButtonItems leftMargin leftView
    leftViewMode leftViewRect lessThanOrEqual lineHeight lineSpacing
    linkItem loadView loadViewIfNeeded locale localizedDescription location majorVersion makeImage makeKeyAndVisible
    map max maxX maxY maximumTrackTintColor
    maximumValue maximumValueImage maximumValueImageRect maximumZoomScale menu midX
    midY minX minY mini minimumFontSize minimumTrackTintColor minimumValue minimumValueImage minimumValueImageRect
    minimumZoomScale modalPresentationStyle modalTransitionStyle model monospaced moveItem moved namePhonePad nan
    navigationBar navigationItem never newPassword nibName noSegment notAnAttribute numberOfGlyphs numberOfPages
    numberOfTapsRequired numberPad numbersAndPunctuation observe offset onTintColor oneTimeCode opacity opaque
    operatingSystemVersion origin outputFormatting overCurrentContext overFullScreen pad pageIndicatorTintColor
    pageSheet paragraphStyle password performAsCurrent phase phonePad pi placeholder placeholderRect pointSize popLast
    popViewController popover popoverPresentationController popup preferredContentSizeCategory preferredLanguages
    preferredLocalizations preferredRange prefersLargeTitles premultipliedLast present presentationTransitionDidEnd
    presentationTransitionWillBegin presentedViewController presentingViewController previousLocation primaryAction
    primaryActionTriggered processInfo progressTintColor prominentClearGlass prominentGlass prompt pushViewController
    rawValue reduce regular regularExpression removeAction
    removeArrangedSubview removeFirst removeFromParent removeItem removeLast
    removeObserver replacingOccurrences required returnKeyType
    reversed rightBarButtonItem rightBarButtonItems rightMargin rightView
    rightViewMode rightViewRect rootViewController rounded roundedRect route run scrollRectToVisible scrollableAxes
    search selectedIndex selectedSegmentIndex selectedSegmentTintColor selectedTextRange selectedViewController
    semibold send sender sentences serif setContentOffset setCustomSpacing setFillColor setImage setOn
    setOverrideTraitCollection setThumbImage setTitle setToolbarHidden setViewControllers setWidth setZoomScale
    shadowColor singleValueContainer smartDashesType smartInsertDeleteType smartQuotesType sorted sortedKeys
    sourceView spellCheckingType split standard state stepValue
    string stringValue strokeColor subtitle subtitleLabel subviews
    systemMinimumLayoutMargins systemName systemVersion tabBarItem tag tapCount textColor
    textDidBeginEditingNotification textDidChangeNotification textDidEndEditingNotification textRange thumbRect
    thumbTintColor timeZone tinted titleAlignment titleView to toolbar toolbarItems top topMargin topViewController
    touchCancel touchDown touchDownRepeat touchDragEnter touchDragExit touchDragInside touchDragOutside touchUpInside
    touchUpOutside touchesShouldCancel trackRect trackTintColor trailing trailingMargin transform
    transitionCoordinator transitionWasCancelled transitioningDelegate trimmingCharacters twitter typeMismatch
    underlyingError unlessEditing unregisterForTraitChanges up update updateViewConstraints usedRect userInfo
    userInterfaceIdiom userInterfaceStyle username usesLineFragmentOrigin utf8 uuidString valueChanged valueNotFound
    viewControllers viewDidAppear viewDidDisappear viewDidLayoutSubviews viewDidLoad viewIfLoaded viewIsAppearing
    viewLayoutMarginsDidChange viewRespectsSystemMinimumLayoutMargins viewSafeAreaInsetsDidChange viewWillAppear
    viewWillDisappear viewWillLayoutSubviews webSearch whileEditing whitespaces widthForSegment willChangeValue
    willMove willRemoveSubview withAlignmentRectInsets withDesign withoutEscapingSlashes
    withoutOverwriting wraps x xHeight yahoo zoom
    zoomScale
    """)
}
