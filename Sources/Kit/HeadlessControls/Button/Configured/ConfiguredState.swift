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
    changes += 1
    if latest?.dependsOnInputsAlone == false || previous?.dependsOnInputsAlone == false {
      (latest, previous) = (nil, nil)
    }
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

  /// Returns the frames of a layout, which are computed once for the same layout.
  func rectangles(of layout: ConfiguredButtonLayout) -> ConfiguredButtonLayout.Rectangles {
    if let arranged, arranged.layout == layout { return arranged.rectangles }
    let rectangles = layout.rectangles
    arranged = (layout, rectangles)
    return rectangles
  }
}
