import Testing

/// The members of open classes, as a subclass in another module sees them.
@Suite("Members of subclasses")
struct SubclassMemberTests {
  private static let members = Result { try ClassMembers() }

  @Test func `subclasses can override all members of all classes but the listed ones`() throws {
    let members = try Self.members.get()
    #expect(members.open.values.joined().count > 2_000)
    Self.expect(members.closed, equals: Self.closed)
  }

  @Test func `names that apps give to their own members are free, but where UIKit has them`() throws {
    let words = Set(Self.words.split(separator: " ").map(String.init))
    let members = try Self.members.get()
    let taken = members.open.merging(members.closed, uniquingKeysWith: +).mapValues { names in
      names.map { $0.replacing("()", with: "") }.filter(words.contains)
    }
    Self.expect(taken, equals: Self.taken)
  }

  private static func expect(_ names: [String: [String]], equals list: String) {
    let rows = names.filter { !$0.value.isEmpty }.map { "\($0.key): \(Set($0.value).sorted().joined(separator: ", "))" }
    let (found, listed) = (Set(rows), Set(list.split(separator: "\n").map(String.init)))
    #expect(found.subtracting(listed).sorted() == [], "These are found, and not listed like this.")
    #expect(listed.subtracting(found).sorted() == [], "These are listed, and not found like this.")
  }

  /// The public members of open classes that are not open.
  private static let closed = """
    AccessibilityCustomAction: perform()
    Action: attributes, discoverabilityTitle, identifier, selectedImage, sender, state
    ActivityIndicatorView: activityIndicatorViewStyle
    AlertController: choose(_:), perform(_:)
    Application: alternateIconName, backgroundTasks, ignoreSnapshotOnNextApplicationLaunch(), \
    isProtectedDataAvailable, isRegisteredForRemoteNotifications, openedURLs, registerForRemoteNotifications(), \
    setAlternateIconName(_:completionHandler:), setStatusBarStyle(_:animated:), supportsAlternateIcons, \
    supportsMultipleScenes, unregisterForRemoteNotifications()
    BarAppearance: idiom
    BarButtonItem: itemView, press()
    BarButtonItemAppearance: disabled, focused, highlighted, normal
    BlurEffect: style
    Button: configuration, subtitleLabel
    Color: alpha, blue, cgColor, ciColor, getHue(_:saturation:brightness:alpha:), getRed(_:green:blue:alpha:), \
    getWhite(_:alpha:), green, red, set(), setFill(), setStroke()
    Command: action, propertyList
    Control: addTarget(_:action:for:fileID:line:column:)
    CubicTimingParameters: animationCurve, controlPoint1, controlPoint2, cubicTimingParameters, \
    springTimingParameters, timingCurveType
    DeferredMenuElement: loadElements(_:)
    Event: buttonMask, modifierFlags
    FocusUpdateContext: focusHeading, nextFocusedItem, nextFocusedView, previouslyFocusedItem, previouslyFocusedView
    Font: ascender, capHeight, descender, familyName, fontDescriptor, fontName, leading, lineHeight, pointSize, \
    weight, xHeight
    FontDescriptor: matchingFontDescriptors(withMandatoryKeys:), matrix, withMatrix(_:)
    GestureRecognizer: addHandler(_:), addTarget(_:action:fileID:line:column:), buttonMask, modifierFlags, \
    removeTarget(_:)
    Image: alignmentRectInsets, applyingSymbolConfiguration(_:), baselineOffsetFromBottom, bitmap, \
    byPreparingForDisplay(), byPreparingThumbnail(ofSize:), capInsets, cgImage, configuration, draw(at:), \
    draw(at:blendMode:alpha:), draw(in:), draw(in:blendMode:alpha:), drawAsPattern(in:), duration, \
    flipsForRightToLeftLayoutDirection, hasBaseline, heicData(), imageAsset, \
    imageFlippedForRightToLeftLayoutDirection(), imageOrientation, imageRendererFormat, imageWithoutBaseline(), \
    images, isSymbolImage, jpegData(compressionQuality:), leftCapWidth, pngData(), \
    prepareForDisplay(completionHandler:), prepareThumbnail(of:completionHandler:), preparingForDisplay(), \
    preparingThumbnail(of:), resizableImage(withCapInsets:), resizableImage(withCapInsets:resizingMode:), \
    resizingMode, stretchableImage(withLeftCapWidth:topCapHeight:), symbolConfiguration, topCapHeight, \
    traitCollection, withAlignmentRectInsets(_:), withBaselineOffset(fromBottom:), withConfiguration(_:), \
    withHorizontallyFlippedOrientation(), withTintColor(_:), withTintColor(_:renderingMode:)
    ImageRendererContext: cgContext
    ImageView: addSymbolEffect(_:options:animated:completion:), imageTreatment, \
    removeAllSymbolEffects(options:animated:), removeSymbolEffect(ofType:options:animated:completion:), \
    setSymbolImage(_:contentTransition:options:completion:)
    InterpolatingMotionEffect: keyPath, type
    KeyCommand: input, modifierFlags
    Label: shownLines
    LargeContentViewerInteraction: gestureRecognizerForExclusionRelationship
    Layer: drawing()
    LayoutAnchor: constraint(equalTo:), constraint(equalTo:constant:), constraint(greaterThanOrEqualTo:), \
    constraint(greaterThanOrEqualTo:constant:), constraint(lessThanOrEqualTo:), \
    constraint(lessThanOrEqualTo:constant:), item
    LayoutConstraint: firstAnchor, firstAttribute, firstItem, multiplier, relation, secondAnchor, secondAttribute, \
    secondItem
    LayoutDimension: constraint(equalTo:multiplier:), constraint(equalTo:multiplier:constant:), \
    constraint(equalToConstant:), constraint(greaterThanOrEqualTo:multiplier:), \
    constraint(greaterThanOrEqualTo:multiplier:constant:), constraint(greaterThanOrEqualToConstant:), \
    constraint(lessThanOrEqualTo:multiplier:), constraint(lessThanOrEqualTo:multiplier:constant:), \
    constraint(lessThanOrEqualToConstant:)
    LayoutXAxisAnchor: anchorWithOffset(to:), constraint(equalToSystemSpacingAfter:multiplier:), \
    constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:), \
    constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
    LayoutYAxisAnchor: anchorWithOffset(to:), constraint(equalToSystemSpacingBelow:multiplier:), \
    constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:), \
    constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
    MediaTimingFunction: controlPoint(at:), getControlPoint(at:values:), progress(at:)
    Menu: children, identifier, options
    NSDataDetector: checkingTypes
    NSException: name, reason, userInfo
    NSHashTable: add(_:), allObjects, anyObject, contains(_:), copy(with:), count, intersect(_:), intersects(_:), \
    isEqual(to:), isSubset(of:), member(_:), minus(_:), objectEnumerator(), remove(_:), removeAllObjects(), \
    setRepresentation, union(_:)
    NSMapTable: copy(with:), count, dictionaryRepresentation(), keyEnumerator(), object(forKey:), \
    objectEnumerator(), removeAllObjects(), removeObject(forKey:), setObject(_:forKey:)
    NSPointerArray: addPointer(_:), allObjects, compact(), copy(with:), count, insertPointer(_:at:), pointer(at:), \
    removePointer(at:), replacePointer(at:withPointer:)
    NSUserActivity: activityType, isCurrent
    NavigationBarAppearance: backIndicatorImage, backIndicatorTransitionMaskImage, prominentButtonAppearance
    NavigationController: barHideOnSwipeGestureRecognizer, barHideOnTapGestureRecognizer
    Pasteboard: changeCount
    PresentationController: registerForTraitChanges(_:action:), registerForTraitChanges(_:handler:), \
    registerForTraitChanges(_:target:action:), unregisterForTraitChanges(_:)
    Press: update(phase:timestamp:)
    Scene: delegate
    SheetPresentationController: dismissAsUser(), selectDetent(_:)
    SpringTimingParameters: cubicTimingParameters, initialVelocity, springTimingParameters, timingCurveType
    TabBarItem: itemView
    TabBarItemAppearance: disabled, focused, normal, selected
    TextTab: alignment, location, options
    ToolbarAppearance: prominentButtonAppearance
    Touch: azimuthUnitVector(in:), estimatedProperties, estimatedPropertiesExpectingUpdates, estimationUpdateIndex, \
    update(phase:to:timestamp:)
    TraitCollection: changedTraits(from:), modifyingTraits(_:), performAsCurrent(_:), replacing(_:value:)
    UIOpenURLContext: url
    UISceneConfiguration: name, role
    UISceneSession: configuration, persistentIdentifier, role
    UndoManager: registerUndo(withTarget:handler:)
    View: appliedContentSizeCategoryLimitsDescription, bottomAnchor, bringSubview(toFront:), centerXAnchor, \
    centerYAnchor, cornerConfiguration, drawing(afterScreenUpdates:), effectiveRadius(corner:), firstBaselineAnchor, \
    guides(_:afterScreenUpdates:), heightAnchor, keyboardLayoutGuide, lastBaselineAnchor, layerWillDraw(_:), \
    leadingAnchor, leftAnchor, registerForTraitChanges(_:action:), registerForTraitChanges(_:handler:), \
    registerForTraitChanges(_:target:action:), rightAnchor, sendSubview(toBack:), topAnchor, trailingAnchor, \
    traitOverrides, unregisterForTraitChanges(_:), widthAnchor
    ViewController: popoverPresentationController, registerForTraitChanges(_:action:), \
    registerForTraitChanges(_:handler:), registerForTraitChanges(_:target:action:), sheetPresentationController, \
    splitViewController, traitOverrides, unregisterForTraitChanges(_:)
    ViewPropertyAnimator: delay, duration, isRunning, state, timingParameters
    VisualEffectView: contentView
    Window: focusedView, moveFocus(to:heading:), pressKey(_:modifierFlags:), rootViewController, screen, \
    tapStatusBar(), transition(to:duration:)
    WindowScene: coordinateSpace, registerForTraitChanges(_:action:), registerForTraitChanges(_:handler:), \
    registerForTraitChanges(_:target:action:), screen, statusBarManager, unregisterForTraitChanges(_:)
    """

  /// Names that real apps give to the members of their subclasses.
  private static let words = """
    action actions alignment angle animate animation animations animator apply axis background badge bind block border borderColor \
    borderLayer borderWidth bottom bounce bubble callback card change checked children circle clear click closure color colors column \
    commonInit completion configure container content contentInsets controller cornerRadius count counter cursor data delay digit \
    direction duration effect fade fillColor fit flags flip font fonts foreground gradient gradientLayer group guides handler height \
    hide highlightColor hooks icon iconView identifier image images index indicator initialize insets isActive isChecked isDirty \
    isExpanded isHeld isHovered isLoading isOn isOpen isPlaying isPressed item items key kind label layout layoutStyle left line \
    lineColor lineWidth lines link load loader looks margin margins mark menu mode model note number observer offset onTap origin \
    overlay owner padding parent parts path phase pieces place player position press pressed progress pulse radius redraw refresh \
    render reset right ripple role root rotate rotation row scale section selectedColor setup shade shadowLayer shake shape show side \
    size spacing spinner stack start startColor states stop stroke strokeColor style subtitle tap target text theme tint title titles \
    toggle top touchPoint tracking treatment update url value visible weight width x y
    """

  /// The ones of these that UIKit has itself, and `press()`, by which a test presses a bar's button.
  private static let taken = """
    AccessibilityCustomAction: image, target
    Action: identifier, image, title
    ActivityIndicatorView: color, style
    AlertAction: style, title
    AlertController: actions, title
    AnimationGroup: animations
    BarButtonItem: action, menu, press, style, target, width
    BarItem: image, title
    BezierPath: lineWidth, stroke
    BlurEffect: style
    Button: isHeld, isHovered, menu, role
    Command: action, image, title
    DisplayLink: duration
    EmitterCell: color, duration, scale, style
    EmitterLayer: scale
    Font: weight
    GestureRecognizer: reset
    GradientLayer: colors
    Image: duration, images, scale, size
    ImageRendererFormat: scale
    ImageView: image
    KeyframeAnimation: path
    Label: font, text
    Layer: actions, borderColor, borderWidth, cornerRadius, duration, model, position, style
    LayerAnimation: duration
    LayoutAnchor: item
    LayoutConstraint: identifier, isActive
    LayoutGuide: identifier
    LongPressGestureRecognizer: reset
    Menu: children, identifier
    MenuController: update
    MenuElement: image, subtitle, title
    MenuItem: action, title
    MutableParagraphStyle: alignment
    NSHashTable: count
    NSMapTable: count
    NSPointerArray: count
    NSUserActivity: title
    NavigationBar: items
    NavigationItem: subtitle, title
    PageControl: direction
    PanGestureRecognizer: reset
    ParagraphStyle: alignment
    Pasteboard: color, colors, image, images, items, url
    PercentDrivenInteractiveTransition: duration
    PinchGestureRecognizer: reset, scale
    Press: phase
    ProgressView: progress
    RotationGestureRecognizer: reset, rotation
    Scene: title
    ShapeLayer: fillColor, lineWidth, path, strokeColor
    Slider: value
    SpringAnimation: bounce
    StackView: alignment, axis, spacing
    Stepper: value
    SwipeGestureRecognizer: direction, reset
    Switch: isOn, style, title
    TabBar: items
    TapGestureRecognizer: reset
    TextAttachment: image
    TextContainer: size
    TextField: background, font, text
    TextLayer: font
    TextRange: start
    TextTab: alignment
    Toolbar: items
    Touch: phase
    UIOpenURLContext: url
    UISceneConfiguration: role
    UISceneSession: role
    ViewController: children, parent, title
    ViewPropertyAnimator: delay, duration
    VisualEffectView: effect
    """
}
