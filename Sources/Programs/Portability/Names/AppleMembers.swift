/// Members of Apple's view classes, by class, that are searched for by name.
///
/// A name must be so much the class's own that hardly anything else has it. Those that the package has are omitted at
/// run time (``SupportedNames/members``), so this list only grows. `.name` is found only after a point; `name(label:`
/// only as a call with an argument of this label.
enum AppleMembers {
  /// The class of each name, with the name as it is looked for.
  static let byName: [String: [(wanted: Spelling, owner: String)]] = {
    var members: [String: [(wanted: Spelling, owner: String)]] = [:]
    for (owner, words) in lists {
      for word in words.split(whereSeparator: \.isWhitespace) {
        let spelling = Spelling(word)
        members[spelling.name, default: []].append((spelling, owner))
      }
    }
    return members
  }()

  /// The spelling of a member where it is used.
  struct Spelling: Equatable {
    let name: String
    /// The label of one of its arguments; nil if it needs none.
    let label: String?
    /// Whether a point must precede it.
    let needsPoint: Bool

    /// The name, with the label if it needs one: `add(forKey:`.
    var text: String { label.map { "\(name)(\($0):" } ?? name }

    init(_ text: Substring) {
      needsPoint = text.hasPrefix(".")
      let parts = text.drop { $0 == "." }.split(separator: "(")
      name = String(parts[0])
      label = parts.count > 1 ? String(parts[1].dropLast()) : nil
    }
  }

  /// Returns whether the package has a member with the effect that it has on iOS.
  static func works(_ member: Spelling) -> Bool {
    SupportedNames.members.contains(member.text) && !withoutEffect.contains(member.text)
  }

  /// The members that compile and only report that they do nothing.
  static let withoutEffect: Set<String> = ["addObserver(forKeyPath:", "jpegData", "observeValue"]

  private static let lists: [(owner: String, words: String)] = [
    (
      "UIScrollView",
      """
      adjustedContentInset
      """
    ),
    (
      "UIView",
      """
      addConstraint addConstraints addLayoutGuide alignmentRectInsets bottomAnchor centerXAnchor centerYAnchor .constraints
      contentCompressionResistancePriority contentHuggingPriority firstBaselineAnchor heightAnchor lastBaselineAnchor
      layoutFittingCompressedSize layoutFittingExpandedSize layoutMarginsGuide leadingAnchor leftAnchor needsUpdateConstraints readableContentGuide removeConstraint
      removeConstraints requiresConstraintBasedLayout rightAnchor safeAreaLayoutGuide
      setContentCompressionResistancePriority setContentHuggingPriority setNeedsUpdateConstraints
      systemLayoutSizeFitting topAnchor trailingAnchor translatesAutoresizingMaskIntoConstraints updateConstraints
      updateConstraintsIfNeeded widthAnchor
      """
    ),
    (
      "UIView",
      """
      addKeyframe(withRelativeStartTime: animate(withDuration: animate(springDuration: animateKeyframes(withDuration:
      areAnimationsEnabled beginAnimations commitAnimations performWithoutAnimation setAnimationsEnabled
      transition(from: transition(with:
      """
    ),
    (
      "UIView",
      """
      addGestureRecognizer addInteraction addMotionEffect alpha autoresizesSubviews autoresizingMask
      backgroundColor bringSubview(toFront: bringSubviewToFront clearsContextBeforeDrawing clipsToBounds contentMode
      contentScaleFactor didUpdateFocus drawHierarchy(in: effectiveUserInterfaceLayoutDirection exchangeSubview
      gestureRecognizers hitTest insertSubview insetsLayoutMarginsFromSafeArea intrinsicContentSize
      invalidateIntrinsicContentSize isExclusiveTouch isMultipleTouchEnabled isUserInteractionEnabled layerClass
      layoutIfNeeded layoutMargins layoutSublayers layoutSubviews maskView overrideUserInterfaceStyle
      registerForTraitChanges removeFromSuperview removeGestureRecognizer safeAreaInsets safeAreaInsetsDidChange
      semanticContentAttribute sendSubview(toBack: sendSubviewToBack setNeedsDisplay setNeedsLayout
      showsLargeContentViewer sizeThatFits sizeToFit snapshotView(afterScreenUpdates: tintAdjustmentMode tintColor
      tintColorDidChange traitCollection traitCollectionDidChange viewWithTag
      """
    ),
    (
      "UIResponder",
      """
      accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue awakeFromNib
      becomeFirstResponder canBecomeFirstResponder inputAccessoryView inputView isFirstResponder keyCommands
      pressesBegan pressesEnded prepareForInterfaceBuilder resignFirstResponder touchesBegan touchesCancelled
      touchesEnded touchesMoved
      """
    ),
    (
      "UIControl",
      """
      allControlEvents allTargets beginTracking cancelTracking contentHorizontalAlignment contentVerticalAlignment
      continueTracking endTracking isHighlighted isTouchInside sendActions showsMenuAsPrimaryAction
      """
    ),
    (
      "UIButton",
      """
      adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled adjustsImageWhenHighlighted
      attributedTitle automaticallyUpdatesConfiguration backgroundImageRect behavioralStyle changesSelectionAsPrimaryAction
      configurationUpdateHandler
      contentEdgeInsets contentRect currentAttributedTitle currentBackgroundImage currentImage currentTitle
      currentTitleColor imageEdgeInsets imageRect isPointerInteractionEnabled pointerStyleProvider
      preferredBehavioralStyle preferredMenuElementOrder preferredSymbolConfigurationForImage
      reversesTitleShadowWhenHighlighted setAttributedTitle setBackgroundImage setNeedsUpdateConfiguration
      setPreferredSymbolConfiguration setTitleColor setTitleShadowColor showsTouchWhenHighlighted titleEdgeInsets titleLabel
      titleRect updateConfiguration
      """
    ),
    (
      "UILabel",
      """
      adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation attributedText
      baselineAdjustment highlightedTextColor lineBreakMode minimumScaleFactor numberOfLines preferredMaxLayoutWidth
      textAlignment textRect
      """
    ),
    (
      "UIImage",
      """
      alignmentRectInsets cgImage ciImage imageAsset imageFlippedForRightToLeftLayoutDirection jpegData pngData
      renderingMode resizableImage withHorizontallyFlippedOrientation withRenderingMode withTintColor
      """
    ),
    (
      "UIColor",
      """
      getHue getRed getWhite resolvedColor setFill setStroke withAlphaComponent
      """
    ),
    (
      "CALayer",
      """
      add(forKey: addSublayer affineTransform animationKeys cornerRadius insertSublayer masksToBounds removeAllAnimations
      removeAnimation(forKey: removeFromSuperlayer .presentation( render(in: shadowOffset shadowOpacity shadowPath
      shadowRadius shouldRasterize rasterizationScale setAffineTransform setNeedsDisplayOnBoundsChange sublayers zPosition
      """
    ),
    (
      "NSObject",
      """
      addObserver(forKeyPath: cancelPreviousPerformRequests dictionaryWithValues observeValue
      """
    ),
    ("Bundle", "loadNibNamed"),
    (
      "NSValue",
      """
      NSValue(cgAffineTransform: NSValue(cgPoint: NSValue(cgRect: NSValue(cgSize: NSValue(cgVector:
      NSValue(directionalEdgeInsets: NSValue(uiEdgeInsets: NSValue(uiOffset: NSValue(withObjCType:
      cgAffineTransformValue cgPointValue cgRectValue cgSizeValue cgVectorValue directionalEdgeInsetsValue
      uiEdgeInsetsValue uiOffsetValue
      """
    ),
    (
      "UIView",
      """
      appliedContentSizeCategoryLimitsDescription constraintsAffectingLayout directionalLayoutMargins
      endEditing exerciseAmbiguityInLayout forFirstBaselineLayout forLastBaselineLayout hasAmbiguousLayout hoverStyle
      keyboardLayoutGuide largeContentImage largeContentTitle maximumContentSizeCategory minimumContentSizeCategory
      preservesSuperviewLayoutMargins removeInteraction resizableSnapshotView restorationIdentifier
      setNeedsUpdateProperties traitOverrides transform3D updateProperties viewForBaselineLayout viewPrintFormatter
      """
    ),
    (
      "UIBackgroundConfiguration",
      ".backgroundColorTransformer .backgroundInsets .shadowProperties .strokeOutset .strokeWidth"
    ),
    (
      "UIButton.Configuration",
      """
      .activityIndicatorColorTransformer .attributedSubtitle .automaticallyUpdateForSelection .baseBackgroundColor
      .baseForegroundColor .buttonSize .cornerStyle .imageColorTransformer .imagePadding .imagePlacement .imageReservation
      .indicatorColorTransformer .macIdiomStyle setDefaultContentInsets .showsActivityIndicator .subtitleLineBreakMode
      .subtitleTextAttributesTransformer .symbolContentTransition .titleLineBreakMode .titlePadding
      .titleTextAttributesTransformer
      """
    ),
    (
      "UIControl",
      """
      contextMenuInteraction isContextMenuInteractionEnabled isSymbolAnimationEnabled menuAttachmentPoint
      performPrimaryAction
      """
    ),
    ("UILabel", "lineBreakStrategy preferredVibrancy showsExpansionTextWhenTruncated"),
    (
      "UIImage",
      """
      applyingSymbolConfiguration baselineOffsetFromBottom byPreparingForDisplay heicData imageRendererFormat
      imageRestrictedToStandardDynamicRange preparingForDisplay preparingThumbnail stretchableImage
      """
    ),
    (
      "CALayer",
      """
      allowsEdgeAntialiasing allowsGroupOpacity compositingFilter contentsCenter contentsGravity cornerCurve
      drawsAsynchronously edgeAntialiasingMask isDoubleSided isGeometryFlipped magnificationFilter maskedCorners
      minificationFilter minificationFilterBias preferredFrameSize resizeSublayers sublayerTransform
      """
    ),
    ("UIAppearance", ".appearance( appearance(whenContainedInInstancesOf:"),
  ]
}
