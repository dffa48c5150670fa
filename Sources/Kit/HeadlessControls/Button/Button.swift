import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// A control with background image, image and title, whose subviews are created when needed and placed by four hooks.
///
/// The class body contains the stored state and every member that subclasses override: the hooks in the order in which
/// the layout pass calls them, the subviews, the insets, the content and appearance by state, and the size. Other files
/// contain the rest, such as `Button+Content` the reading of the content and the changes of properties, `Button+Subviews`
/// the subviews and what they show in a state (by the rules of `ButtonLook`), and `Button+Hooks` one layout and the calls
/// of the hooks. The arithmetic is in ``ButtonLayout`` and ``ButtonSizing``.
open class Button: Control {
  // MARK: Stored state

  final var titles = StateTable<String>()
  final var titleColors = StateTable<Color>()
  final var images = StateTable<Image>()
  @exclusivity(unchecked) final var rare = Rare<RareProperties>()  // See `Rare`.

  final var label: ButtonLabel?
  final var imageSubview: ImageView?
  final var measuredTitle = MeasuredTitle()
  /// The color of a title that was faded last; without it W5 takes 1.2 times as many instructions.
  final var fadedTitleColor: (color: Color, opacity: CGFloat, result: Color)?

  final var storedButtonType = ButtonType.custom
  final var activeHook: Hook?
  @exclusivity(unchecked) final var buttonFlags = ButtonFlags.initial  // See `View.flags`.

  /// The values that most buttons never set.
  struct RareProperties: RareValues {
    static let defaults = RareDefaults<RareProperties>()

    var attributedTitles = StateTable<AttributedText>()
    var titleShadowColors = StateTable<Color>()
    var backgroundImages = StateTable<Image>()
    var backgroundSubview: ImageView?
    var contentInsets: EdgeInsets?
    var titleInsets: EdgeInsets?
    var imageInsets: EdgeInsets?
    var symbolConfigurations = StateTable<Image.SymbolConfiguration>()
    var menu: Menu?
    /// The title of the selected element, in a pop-up button.
    var selectionTitle: String?
    var role = Role.normal
    var changesSelection = false
    var hasPointerInteraction = false
    var menuElementOrder = MenuElementOrder.automatic
    var behavioralStyle = BehavioralStyle.automatic
    var adjustsImageSize = false
    var configured: ConfiguredState?
    var configurationUpdateHandler: ConfigurationUpdateHandler?
    var automaticallyUpdatesConfiguration = true
    /// The tint and the traits of the last update of the configuration.
    var updatedSurroundings: Surroundings?
    /// The misuses that were reported already, each once.
    var reportedMisuses: [String]?
  }

  // MARK: Life

  /// Creates a button of the type ``ButtonType/custom``, without a title and an image.
  /// > Documented: claim D3.6: `contentRect(forBounds:)` and `imageRect(forContentRect:)` are called once here, where an
  /// > override or an observer can see it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    finishInit()
  }

  /// Creates a custom button as an archive does; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    finishInit()
  }

  private final func finishInit() {
    let isSubclass = !recordClass(ifExactly: Button.self, hasEmptyLayout: false)
    isOpaque = false
    // Half of the cost of a new button (W1): not asked where neither an override nor an observer sees it.
    if isSubclass || LayoutObservation.isActive { _ = askImageRect() }
  }

  /// Creates a button of a type; called on a subclass, it creates a button of that class.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    setType(buttonType)
  }

  /// Creates a custom button that shows an action's title and image, and runs it when it is tapped.
  /// > Documented: UIButton.init(frame:primaryAction:).
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    setPrimaryAction(primaryAction)
  }

  /// The type that the button was created with; ``ButtonType/custom`` by default.
  open var buttonType: ButtonType { storedButtonType }

  // MARK: Hooks, in the order in which the layout pass calls them

  /// Creates the subviews that the content needs, then calls the hooks and sets the frames to the standardized results.
  ///
  /// A button with a configuration is first updated, if it needs to be, and then calls none of the hooks.
  /// > Documented: claims D3.5, D3.7 and D3.9: the calls and their order; fact g24.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded(isInLayout: true)
    super.layoutSubviews()
    if isConfigured { return layOutConfiguration() }
    let content = readContent()
    let missing = missingSubviews
    buttonFlags.insert(missing)
    show(content)
    layOut(content)
    buttonFlags.remove(missing)
  }

  /// Returns the rectangle for the background image, in the button's own coordinates: all of `bounds` by default.
  ///
  /// The layout pass calls this first, and only while there is a background image.
  ///
  /// - Parameter bounds: The button's bounds, in points.
  /// - Returns: The raw rectangle; may extend beyond the button.
  ///
  /// > Documented: claims D2.12 and D2.20.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle for image and title together, in the button's own coordinates.
  ///
  /// `bounds` reduced by ``contentEdgeInsets`` and grown outward to whole pixels; insets that cross meet in the middle.
  /// Unlike for the preferred size, the insets are not rounded first.
  ///
  /// - Parameter bounds: The button's bounds, in points.
  /// - Returns: The raw rectangle, which the next two hooks receive.
  ///
  /// > Seen: fact a1. Documented: claim D0.11: without insets it is `bounds` as it is.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { standardContentRect(in: bounds) }

  /// Returns the rectangle for the image, in the button's own coordinates.
  ///
  /// Override it to move the image; call `super` to start from the standard rectangle, which is computed from the
  /// properties as they are at that moment. Do not read ``imageView`` or ``titleLabel`` here before they exist: the
  /// real system recurses, this one reports an issue.
  ///
  /// - Parameter contentRect: The result of ``contentRect(forBounds:)``, in points.
  /// - Returns: The rectangle, its origin on the pixel grid; may extend beyond the button. Zero-sized without an image.
  ///
  /// > Seen: facts a2 to a6, s3 and s4.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { standardImageRect(in: contentRect) }

  /// Returns the rectangle for the title, in the button's own coordinates.
  ///
  /// Override it to move the title; call `super` to start from the standard rectangle, which is computed from the
  /// properties as they are at that moment. Do not read ``titleLabel`` or ``imageView`` here before they exist: the
  /// real system recurses, this one reports an issue.
  ///
  /// - Parameter contentRect: The result of ``contentRect(forBounds:)``, in points.
  /// - Returns: The rectangle, its origin on the pixel grid; may extend beyond the button. Zero-sized without a title.
  ///
  /// > Seen: facts a2 to a6, s3 and s4.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { standardTitleRect(in: contentRect) }

  // MARK: Subviews, made when they are first needed or read

  /// The label of the title, created on first access and never nil; hidden while there is no title.
  ///
  /// The app sets its font, alignment, line break mode, lines and background; the button its text and text colors.
  /// > Seen: fact c2.
  open var titleLabel: Label? {
    if isConfigured { return configuredTitleLabel }
    recordRead(of: "titleLabel", exists: label != nil && !buttonFlags.contains(.labelIsNew))
    return currentLabel()
  }

  /// The view of the image, created on first access and never nil; hidden while there is no image.
  /// > Seen: fact c2. Differs: document 002 has nil for system buttons (D2.11); iOS 26.1 returns a view.
  open var imageView: ImageView? {
    if isConfigured { return configuredImageView }
    recordRead(of: "imageView", exists: imageSubview != nil && !buttonFlags.contains(.imageViewIsNew))
    return currentImageView()
  }

  // MARK: Configuration

  /// Called by ``updateConfiguration()``; nil by default.
  ///
  /// It is called once per change of the state or the tint color, and for the first time when the button enters a
  /// window or is laid out. Change `configuration` in it.
  /// > Seen: facts g40 to g43. Assumed: the first is at entering the window, not assignment; a log would settle it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { rare.configurationUpdateHandler }
    set {
      rare.configurationUpdateHandler = newValue
      if newValue != nil { markForConfigurationUpdate("configurationUpdateHandler") }
    }
  }

  /// Whether the state of the button changes the colors of the configuration; true by default.
  /// > Documented: fact g44.
  open var automaticallyUpdatesConfiguration: Bool {
    get { rare.automaticallyUpdatesConfiguration }
    set {
      if newValue == automaticallyUpdatesConfiguration { return }
      rare.automaticallyUpdatesConfiguration = newValue
      didChange(.content)
    }
  }

  /// Marks the configuration, so that the next layout calls ``updateConfiguration()`` once.
  ///
  /// A call inside of the update has no effect.
  /// > Seen: facts g40 and g42. Assumed: the call in the update; a handler that counts its calls would settle it.
  open func setNeedsUpdateConfiguration() {
    if !buttonFlags.contains(.updatesConfiguration) { markForConfigurationUpdate("setNeedsUpdateConfiguration()") }
  }

  /// Changes the configuration for the state of the button: calls the ``configurationUpdateHandler``.
  ///
  /// Override it to respond to the state, and call ``setNeedsUpdateConfiguration()`` instead of calling it.
  /// > Documented: fact g44.
  open func updateConfiguration() { callConfigurationUpdateHandler() }

  // MARK: Insets

  /// The insets of image and title together, in points; they are part of the button's size.
  ///
  /// A number that is not finite is reported and changes nothing.
  open var contentEdgeInsets: EdgeInsets {
    get { rare.contentInsets ?? .zero }
    set { setInsets(newValue, at: \.contentInsets, "contentEdgeInsets", changes: .size) }
  }

  /// The insets of the title, in points; they move it and do not change the button's size.
  ///
  /// A number that is not finite is reported and changes nothing.
  /// > Documented: claim D1.9.
  open var titleEdgeInsets: EdgeInsets {
    get { rare.titleInsets ?? .zero }
    set { setInsets(newValue, at: \.titleInsets, "titleEdgeInsets", changes: .layout) }
  }

  /// The insets of the image, in points; they move or shrink it and do not change the button's size.
  ///
  /// A number that is not finite is reported and changes nothing.
  /// > Documented: claims D1.9 and D2.18.
  open var imageEdgeInsets: EdgeInsets {
    get { rare.imageInsets ?? .zero }
    set { setInsets(newValue, at: \.imageInsets, "imageEdgeInsets", changes: .layout) }
  }

  // MARK: Content by state

  /// Sets the title for a state; nil removes it.
  open func setTitle(_ title: String?, for state: State) {
    if titles.entry(for: state) == title { return }
    titles = titles.storing(title, for: state)
    didChange(.content)
  }

  /// Sets the attributed title for a state; nil removes it.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setRare(AttributedText(title), at: \.attributedTitles, for: state)
  }

  /// Sets the title's color for a state; nil removes it.
  open func setTitleColor(_ color: Color?, for state: State) {
    let old = titleColors.entry(for: state)
    if old == color { return }
    titleColors = titleColors.storing(color, for: state)
    didChange(.look)
    extendLifetime(old)
  }

  /// Sets the color of the title's shadow for a state; nil removes it.
  open func setTitleShadowColor(_ color: Color?, for state: State) {
    setRare(color, at: \.titleShadowColors, for: state, changes: .look)
  }

  /// Sets the image for a state; nil removes it.
  open func setImage(_ image: Image?, for state: State) {
    let old = images.entry(for: state)
    if old == image { return }
    images = images.storing(image, for: state)
    didChange(.content)
    extendLifetime(old)
  }

  /// Sets the background image for a state; nil removes it.
  open func setBackgroundImage(_ image: Image?, for state: State) {
    setRare(image, at: \.backgroundImages, for: state)
  }

  /// Returns the title for a state, else that for the normal state.
  open func title(for state: State) -> String? { titles.value(for: state) }

  /// Returns the title with attributes for a state, else that for the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    rareEntry(\.attributedTitles, for: state)?.string
  }

  /// Returns the title's color for a state, else that for the normal state, else the color of the type and tint.
  open func titleColor(for state: State) -> Color? {
    ButtonLook(type: buttonType, state: state).titleColor(entry: titleColors.value(for: state), tintColor: tintColor)
  }

  /// Returns the color of the title's shadow for a state, else that for the normal state.
  open func titleShadowColor(for state: State) -> Color? { rareEntry(\.titleShadowColors, for: state) }

  /// Returns the image for a state, else that for the normal state.
  open func image(for state: State) -> Image? { images.value(for: state) }

  /// Returns the background image for a state, else that for the normal state.
  open func backgroundImage(for state: State) -> Image? { rareEntry(\.backgroundImages, for: state) }

  /// The title of the selected element of a pop-up button's menu, else of the configuration, else of the current state.
  /// > Seen: facts g8 and g46, for titles of actions and of states. Assumed: for any configuration as well.
  open var currentTitle: String? { rare.selectionTitle ?? configuredTitle ?? title(for: state) }

  /// The title with attributes of the current state; where there is one, the plain title is not shown.
  /// > Reported: fact c6.
  open var currentAttributedTitle: NSAttributedString? {
    rare.selectionTitle == nil ? attributedTitle(for: state) : nil
  }

  /// The title's color in the current state, before a system button lightens it under a finger.
  open var currentTitleColor: Color { titleColor(for: state) ?? .white }

  /// The color of the title's shadow in the current state.
  open var currentTitleShadowColor: Color? { titleShadowColor(for: state) }

  /// The image of the configuration, else of the current state.
  /// > Assumed: as ``currentTitle``.
  open var currentImage: Image? { configuredImage ?? image(for: state) }

  /// The background image of the current state.
  open var currentBackgroundImage: Image? { backgroundImage(for: state) }

  // MARK: Appearance by state

  /// Whether images change their brightness under a finger; true by default.
  /// > Documented: UIButton.adjustsImageWhenHighlighted.
  open var adjustsImageWhenHighlighted: Bool {
    get { buttonFlags.contains(.adjustsImageWhenHighlighted) }
    set { setLook(.adjustsImageWhenHighlighted, to: newValue) }
  }

  /// Whether images fade while the button is disabled; true by default.
  /// > Documented: UIButton.adjustsImageWhenDisabled.
  open var adjustsImageWhenDisabled: Bool {
    get { buttonFlags.contains(.adjustsImageWhenDisabled) }
    set { setLook(.adjustsImageWhenDisabled, to: newValue) }
  }

  /// Whether the button glows under a finger; false by default.
  /// > Documented: UIButton.showsTouchWhenHighlighted.
  open var showsTouchWhenHighlighted: Bool {
    get { buttonFlags.contains(.showsTouchWhenHighlighted) }
    set { buttonFlags.set(.showsTouchWhenHighlighted, to: newValue) }
  }

  /// Whether the title's shadow is on the opposite side under a finger; false by default.
  /// > Documented: UIButton.reversesTitleShadowWhenHighlighted.
  open var reversesTitleShadowWhenHighlighted: Bool {
    get { buttonFlags.contains(.reversesTitleShadowWhenHighlighted) }
    set { setLook(.reversesTitleShadowWhenHighlighted, to: newValue) }
  }

  /// Returns the events to send: with ``Control/Event/touchUpInside``, the primary action as well.
  /// > Reported: fact e7.
  override func eventsSent(with events: Event) -> Event {
    events.contains(.touchUpInside) ? events.union(.primaryActionTriggered) : events
  }

  /// Returns the events for a finger that lifts inside, after toggling the selection if that is the primary action.
  /// > Reported: fact e7.
  override func eventsForTouchUpInside() -> Event {
    if changesSelectionAsPrimaryAction, !isPopUp { isSelected.toggle() }
    return [.touchUpInside, .primaryActionTriggered]
  }

  /// Whether the focus can move to the button: while it is enabled.
  /// > Reported: buttons can have the focus on a television; on a phone only with a keyboard.
  open override var canBecomeFocused: Bool { isEnabled }

  override func stateDidChange(_ member: StaticString) {
    buttonFlags.insert(.contentIsStale)
    configurationInputsDidChange(member)
    super.stateDidChange(member)
  }

  /// The tint color; for a configured button with the default tint, the tint of configured buttons in the screen's era.
  /// > Seen: facts s8 and g27: see ``SystemEra/standard``.
  open override var tintColor: Color! {
    get { isConfigured ? Screen.sharedMainEra.configuredTint(for: super.tintColor) : super.tintColor }
    set { super.tintColor = newValue }
  }

  /// Updates the title and the images to the new tint at the next layout.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    surroundingsDidChange("tintColor")
    didChange(.look)
  }

  /// Updates the fonts and the colors of a configuration to the new traits at the next layout.
  /// > Assumed: every change of traits updates the configuration, whether the update reads the trait or not.
  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    surroundingsDidChange("traitCollection")
  }

  /// Updates the configuration if it needs to be.
  /// > Seen: fact g41.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { updateConfigurationIfNeeded(isInLayout: false) }
  }

  // MARK: Menu, role and pointer

  /// The menu of the button; nil by default.
  ///
  /// Setting a menu turns ``Control/isContextMenuInteractionEnabled`` on, and setting nil turns it off.
  /// > Documented: UIButton.menu. Differs: it is stored and never shown.
  open var menu: Menu? {
    get { rare.menu }
    set {
      rare.menu = newValue
      isContextMenuInteractionEnabled = newValue != nil
      configuredContentMayChange("menu")
      showSelectionOfMenu()
    }
  }

  /// The purpose of the button; normal by default, and stored only.
  open var role: Role {
    get { rare.role }
    set { rare.role = newValue }
  }

  /// Whether a tap toggles ``Control/isSelected``; false by default.
  ///
  /// The selection changes before the actions run. A button whose menu is its primary action shows the title of the
  /// selected element of the menu instead; ``Action/performWithSender(_:target:)`` with the button selects one.
  /// > Documented: UIButton.changesSelectionAsPrimaryAction. Assumed: the selection changes before the action.
  open var changesSelectionAsPrimaryAction: Bool {
    get { rare.changesSelection }
    set {
      rare.changesSelection = newValue
      configuredContentMayChange("changesSelectionAsPrimaryAction")
      showSelectionOfMenu()
    }
  }

  /// Whether a tap opens the menu; false by default, and stored only.
  open override var showsMenuAsPrimaryAction: Bool {
    get { super.showsMenuAsPrimaryAction }
    set {
      super.showsMenuAsPrimaryAction = newValue
      configuredContentMayChange("showsMenuAsPrimaryAction")
      showSelectionOfMenu()
    }
  }

  /// Whether a pointer changes its shape on the button; false by default, and stored only.
  open var isPointerInteractionEnabled: Bool {
    get { rare.hasPointerInteraction }
    set { rare.hasPointerInteraction = newValue }
  }

  /// The order of the elements of ``menu``; automatic by default, and stored only.
  open var preferredMenuElementOrder: MenuElementOrder {
    get { rare.menuElementOrder }
    set { rare.menuElementOrder = newValue }
  }

  /// The behavior that is preferred in an app for a Mac; automatic by default, and stored only.
  /// > Documented: UIBehavioralStyle: it has an effect only with the idiom of a Mac.
  open var preferredBehavioralStyle: BehavioralStyle {
    get { rare.behavioralStyle }
    set { rare.behavioralStyle = newValue }
  }

  /// The behavior of the button: always an iPad's, as no screen has the idiom of a Mac.
  /// > Documented: UIButton.behavioralStyle is the actual one for automatic. Assumed: it is never automatic.
  open var behavioralStyle: BehavioralStyle { .pad }

  /// Whether a pointer is on the button: false by default.
  open var isHovered: Bool { false }

  /// Whether the button is held on a television: false by default.
  open var isHeld: Bool { false }

  // MARK: Symbols

  /// Sets the configuration of a symbol for a state; nil removes it.
  /// > Differs: it is stored only, images stay as they are.
  open func setPreferredSymbolConfiguration(_ configuration: Image.SymbolConfiguration?, forImageIn state: State) {
    let old = rare.symbolConfigurations.entry(for: state)
    rare.symbolConfigurations = rare.symbolConfigurations.storing(configuration, for: state)
    configuredContentMayChange("setPreferredSymbolConfiguration(_:forImageIn:)")
    extendLifetime(old)
  }

  /// Returns the configuration of a symbol for a state, else that for the normal state.
  open func preferredSymbolConfigurationForImage(in state: State) -> Image.SymbolConfiguration? {
    rare.symbolConfigurations.value(for: state)
  }

  /// The configuration of a symbol in the current state.
  open var currentPreferredSymbolConfiguration: Image.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// Whether the image grows with the text size of accessibility; false by default, and stored only.
  /// > Documented: UIAccessibilityContentSizeCategoryImageAdjusting.
  open var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { rare.adjustsImageSize }
    set { rare.adjustsImageSize = newValue }
  }

  // MARK: Accessibility

  /// The current title, or the name of the type, unless another label was set; with a subtitle, both texts.
  /// > Documented: fact ax18. Assumed: both texts of a configuration, the name of a type with a picture.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? suppliedAccessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// The current title, unless another text was set.
  /// > Reported: a button supplies its title (nl-covid19-coronacheck-app-ios, UIView+LargeContentViewer).
  open override var largeContentTitle: String? {
    get { super.largeContentTitle ?? suppliedAccessibilityLabel }
    set { super.largeContentTitle = newValue }
  }

  /// The current image, unless another one was set.
  /// > Documented: UIView.largeContentImage: an appropriate value for UIKit classes. Assumed: the current image.
  open override var largeContentImage: Image? {
    get { super.largeContentImage ?? storedConfiguration?.image ?? currentImage }
    set { super.largeContentImage = newValue }
  }

  // MARK: Size

  /// Returns the size for image, title and ``contentEdgeInsets``, or for a configuration; ignores the available size.
  ///
  /// - Parameter size: Not used, as in UIKit (facts b6 and g10).
  /// - Returns: The size, in points; ``ButtonSizing`` and ``ConfiguredButtonLayout`` compute it.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { configuredSize ?? sizing.size }

  /// The size for image, title and ``contentEdgeInsets``, without a preferred size in an axis of exactly 0.
  ///
  /// An override of ``sizeThatFits(_:)`` does not change it, and an override of this does not change that one.
  open override var intrinsicContentSize: CGSize { configuredSize ?? sizing.intrinsicSize }

  /// Resizes the button to fit its content; a padded button stays padded in later layouts.
  /// > Seen: fact b8: a title aligned to the top is at y = 6 after this call, at 0 without it.
  open override func sizeToFit() {
    let isPadded = !isConfigured && sizing.isPadded
    if isPadded != buttonFlags.contains(.keepsPaddingInLayout) {
      buttonFlags.set(.keepsPaddingInLayout, to: isPadded)
      // The size may be the same, and then marks nothing.
      setNeedsLayout()
    }
    super.sizeToFit()
  }

  // MARK: Inspection

  /// The type, and the content and appearance of the current state.
  open override var inspectedProperties: [InspectedProperty] { super.inspectedProperties + contentProperties }
}

/// The state of a button in single bits.
struct ButtonFlags: OptionSet {
  let rawValue: UInt16

  static let initial: ButtonFlags = [.adjustsImageWhenHighlighted, .adjustsImageWhenDisabled]

  /// The subviews do not show the current state's content yet.
  static let contentIsStale = ButtonFlags(rawValue: 1 &<< 0)
  /// Set by ``sizeToFit()`` while the button is padded (fact b8).
  static let keepsPaddingInLayout = ButtonFlags(rawValue: 1 &<< 1)
  static let shadowIsReversed = ButtonFlags(rawValue: 1 &<< 2)
  static let titleWasShown = ButtonFlags(rawValue: 1 &<< 3)

  static let adjustsImageWhenHighlighted = ButtonFlags(rawValue: 1 &<< 4)
  static let adjustsImageWhenDisabled = ButtonFlags(rawValue: 1 &<< 5)
  static let showsTouchWhenHighlighted = ButtonFlags(rawValue: 1 &<< 6)
  static let reversesTitleShadowWhenHighlighted = ButtonFlags(rawValue: 1 &<< 7)

  /// The label did not exist when the current layout began.
  static let labelIsNew = ButtonFlags(rawValue: 1 &<< 8)
  /// The image view did not exist when the current layout began.
  static let imageViewIsNew = ButtonFlags(rawValue: 1 &<< 9)

  static let isConfigured = ButtonFlags(rawValue: 1 &<< 10)
  /// The next layout calls `updateConfiguration()`.
  static let needsConfigurationUpdate = ButtonFlags(rawValue: 1 &<< 11)
  static let updatesConfiguration = ButtonFlags(rawValue: 1 &<< 12)
  /// `updateConfiguration()` is running at the beginning of the button's own layout.
  static let updatesInLayout = ButtonFlags(rawValue: 1 &<< 13)
  static let resolvesConfiguration = ButtonFlags(rawValue: 1 &<< 14)

  // See `ViewFlags.contains(_:)`.

  func contains(_ flags: ButtonFlags) -> Bool { rawValue & flags.rawValue == flags.rawValue }
  mutating func insert(_ flags: ButtonFlags) { self = ButtonFlags(rawValue: rawValue | flags.rawValue) }
  mutating func remove(_ flags: ButtonFlags) { self = ButtonFlags(rawValue: rawValue & ~flags.rawValue) }

  mutating func set(_ flag: ButtonFlags, to isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
