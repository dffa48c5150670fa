import HeadlessGraphics
import HeadlessReporting
import HeadlessViews

/// A button with members that a subclass may declare itself, as classes written before iOS 15 do.
@preconcurrency @MainActor public protocol ConfigurationHolding: AnyObject {}

extension Button: ConfigurationHolding {}

extension ConfigurationHolding where Self: Button {
  /// The appearance, the content and the layout of the button; nil, by default, for a classic button.
  ///
  /// Titles and images that it leaves out are the state's. Insets of content, title and image, and changes of images by
  /// state, have no effect. Changing a member assigns the whole value, which marks size and layout.
  /// > Seen: facts g8, g9 and g45. Documented: fact g23.
  public var configuration: Button.Configuration? {
    get { storedConfiguration }
    set { setConfiguration(newValue) }
  }

  /// The label of the subtitle; nil unless the configuration has a subtitle.
  /// > Documented: UIButton.subtitleLabel. Assumed: nil without a subtitle.
  public var subtitleLabel: Label? { configuredSubtitleLabel }
}

/// The configuration of a button, and the updates of it.
extension Button {
  /// A function that changes the configuration for the button's state.
  /// > Documented: UIButton.ConfigurationUpdateHandler, not isolated: functions without isolation are handlers too.
  public typealias ConfigurationUpdateHandler = (Button) -> Void

  /// Creates a button, of the class it is called on, with a configuration, which shows and runs an action.
  ///
  /// The title and the image of the action are the configuration's, unless the action has none.
  /// > Documented: UIButton.init(configuration:primaryAction:). Seen: facts g8 and g9: the type is system. Assumed: the
  /// > title of the action replaces one of the configuration.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init(type: .system)
    setConfiguration(configuration)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { rare.configured?.configuration.title = primaryAction.title }
    if let image = primaryAction.image { rare.configured?.configuration.image = image }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  // MARK: Setting

  final var storedConfiguration: Configuration? { rare.configured?.configuration }

  final var configuredTitle: String? { isConfigured ? rare.configured?.configuration.title : nil }
  final var configuredImage: Image? { isConfigured ? rare.configured?.configuration.image : nil }

  final var isConfigured: Bool { buttonFlags.contains(.isConfigured) }

  final func setConfiguration(_ configuration: consuming Configuration?) {
    let state = rare.configured
    guard let configuration = consume configuration else {
      if state == nil { return }
      becomeClassic()
      return configurationDidChange()
    }
    if let state {
      if configuration == state.configuration { return }
      state.configuration = consume configuration
    } else {
      becomeConfigured(by: consume configuration)
    }
    configurationDidChange()
  }

  /// Marks size and layout; a layout that is updating the configuration continues with the new one and needs no other.
  private func configurationDidChange() {
    buttonFlags.insert(.contentIsStale)
    invalidateIntrinsicContentSize()
    if !buttonFlags.contains(.updatesInLayout) { setNeedsLayout(because: "configuration") }
  }

  /// Makes the button display a configuration instead of the content of its states, whose subviews are removed.
  /// > Assumed: a first configuration needs an update.
  private func becomeConfigured(by configuration: consuming Configuration) {
    let (title, image, background) = (label, imageSubview, rare.backgroundSubview)
    (label, imageSubview, rare.backgroundSubview) = (nil, nil, nil)
    title?.removeFromSuperview()
    image?.removeFromSuperview()
    background?.removeFromSuperview()
    rare.configured = ConfiguredState(configuration)
    buttonFlags.insert(.isConfigured)
    if !buttonFlags.contains(.updatesConfiguration) { buttonFlags.insert(.needsConfigurationUpdate) }
  }

  /// Removes the views of the configuration, so that the button displays the content of its states again.
  /// > Seen: fact g9.
  private func becomeClassic() {
    let views = rare.configured?.views
    rare.configured = nil
    buttonFlags.remove(.isConfigured)
    if rare.configurationUpdateHandler == nil { buttonFlags.remove(.needsConfigurationUpdate) }
    views?.remove(from: self)
  }

  // MARK: Updates

  private var isConfiguredOrHasHandler: Bool { isConfigured || rare.configurationUpdateHandler != nil }

  /// Marks the configuration for an update at the next layout, where the state can change it.
  /// > Assumed: a button with neither a configuration nor a handler is not updated, also where a subclass overrides
  /// > `updateConfiguration()`; a log of such a subclass would settle it.
  final func configurationInputsDidChange(_ member: StaticString) {
    if !isConfiguredOrHasHandler { return }
    buttonFlags.insert([.needsConfigurationUpdate, .contentIsStale])
    rare.configured?.inputsDidChange()
    didChange(.size, member)
  }

  /// The inherited values that a configuration depends on.
  struct Surroundings: Equatable {
    let tintColor: Color
    let traits: TraitCollection

    /// Returns whether both have equal values; mostly they are the same objects.
    static func == (left: Surroundings, right: Surroundings) -> Bool {
      left.tintColor == right.tintColor && (left.traits === right.traits || left.traits == right.traits)
    }
  }

  final var surroundings: Surroundings { Surroundings(tintColor: tintColor, traits: traitCollection) }

  /// Marks the configuration for an update at the next layout, unless the last update had the same tint and traits.
  ///
  /// A button that enters a window is updated first and notified of tint and traits afterwards.
  final func surroundingsDidChange(_ member: StaticString) {
    if !isConfiguredOrHasHandler { return }
    if rare.updatedSurroundings != surroundings { return configurationInputsDidChange(member) }
    didChange(.content, member)
  }

  /// Calls `updateConfiguration()` once if the configuration needs an update; `isInLayout` is whether the button places
  /// its content afterwards.
  /// > Seen: facts g40 to g43: a configuration that an update assigns is used at once and causes no further update.
  final func updateConfigurationIfNeeded(isInLayout: Bool) {
    guard buttonFlags.contains(.needsConfigurationUpdate), !buttonFlags.contains(.updatesConfiguration) else { return }
    buttonFlags.remove(.needsConfigurationUpdate)
    buttonFlags.insert(.updatesConfiguration)
    buttonFlags.set(.updatesInLayout, to: isInLayout)
    rare.updatedSurroundings = surroundings
    LayoutObservation.call("updateConfiguration()", on: self) { updateConfiguration() }
    buttonFlags.subtract([.updatesConfiguration, .updatesInLayout])
  }

  final func callConfigurationUpdateHandler() {
    guard let handler = configurationUpdateHandler else { return }
    Self.handlerNesting.call("configurationUpdateHandler of \(type(of: self))") { handler(self) }
  }

  private static let handlerNesting = CallbackNesting(
    "updates of the configuration", cure: "Set the configuration in the handler, and don't call updateConfiguration().")

  final func markForConfigurationUpdate(_ member: StaticString) {
    buttonFlags.insert(.needsConfigurationUpdate)
    didChange(.look, member)
  }
}

extension Button.Configuration {
  /// Returns the configuration with the fill for the state of a button.
  ///
  /// Only the color of the background changes, unless it was set; the title gets its color when it is shown.
  /// > Seen: fact g35.
  @MainActor public func updated(for button: Button) -> Button.Configuration {
    if case .custom = background.fill { return self }
    let look = look(in: button.state, tintColor: button.tintColor)
    var updated = self
    updated.background.fill = look.fillColor.map { .updated($0) } ?? .style
    return updated
  }

  /// Returns the rules for the colors in a state.
  func look(in state: Control.State, tintColor: Color) -> ConfiguredButtonLook {
    ConfiguredButtonLook(
      style: style, state: state, showsSelection: automaticallyUpdateForSelection,
      baseForegroundColor: baseForegroundColor, baseBackgroundColor: baseBackgroundColor, tintColor: tintColor,
      grayTitleHasTint: Screen.sharedMainEra.value.borderedTitleHasTint)
  }
}

/// The values that a button has only with a configuration.
@MainActor final class ConfiguredState {
  /// The configuration as the app set it.
  var configuration: Button.Configuration { didSet { invalidate() } }
  /// The configuration as resolved last; nil after a change of its dependencies.
  private var latest: ResolvedConfiguration?
  /// The result before the latest one: a button that is pressed and released has two states.
  private var previous: ResolvedConfiguration?
  /// The layout of the latest frames.
  private var arranged: (layout: ConfiguredButtonLayout, rectangles: ConfiguredButtonLayout.Rectangles)?
  /// The number of changes: a transformer may make one while the configuration is resolved.
  private var changes = 0
  let views = ConfigurationViews()

  init(_ configuration: consuming Button.Configuration) { self.configuration = configuration }

  /// Records a change of what the configuration depends on.
  func invalidate() {
    (latest, previous) = (nil, nil)
    changes += 1
  }

  /// Records a change of the state or of the inherited values: what follows from others remains.
  func inputsDidChange() {
    if latest?.dependsOnInputsAlone == false || previous?.dependsOnInputsAlone == false { return invalidate() }
    changes += 1
  }

  /// Returns the configuration as it was resolved for the inputs, or nil.
  func resolved(for inputs: ResolvedConfiguration.Inputs) -> ResolvedConfiguration? {
    if let latest, latest.inputs == inputs { return latest }
    if let previous, previous.inputs == inputs { return previous }
    return nil
  }

  /// Resolves the configuration, and keeps the result unless a transformer changed it.
  func resolve(for button: Button, _ inputs: ResolvedConfiguration.Inputs) -> ResolvedConfiguration {
    let before = changes
    let new = ResolvedConfiguration(configuration, of: button, inputs)
    if changes == before { (latest, previous) = (new, latest) }
    return new
  }

  /// Returns the frames of a layout with text that wraps where it has no room; they are stored, unless a text wraps.
  func rectangles(
    of layout: ConfiguredButtonLayout, wrapping wrap: (ConfiguredButtonLayout) -> ConfiguredButtonLayout
  ) -> ConfiguredButtonLayout.Rectangles {
    if let arranged, arranged.layout == layout { return arranged.rectangles }
    let wrapped = wrap(layout)
    let rectangles = wrapped.rectangles
    if wrapped == layout { arranged = (layout, rectangles) }  // Texts of one size may wrap differently.
    return rectangles
  }
}
