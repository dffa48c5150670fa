/// The values that a button has only with a configuration.
@MainActor
final class ConfiguredState {
  /// The configuration as the app set it.
  var configuration: Button.Configuration {
    didSet { invalidate() }
  }
  /// The configuration as it was resolved last; nil after a change of what it depends on.
  private(set) var resolved: ResolvedConfiguration?
  /// The number of changes: a transformer may make one while the configuration is resolved.
  private var changes = 0
  let views = ConfigurationViews()

  init(_ configuration: Button.Configuration) {
    self.configuration = configuration
  }

  /// Records a change of what the configuration depends on.
  func invalidate() {
    resolved = nil
    changes += 1
  }

  /// Resolves the configuration, and keeps the result unless a transformer changed it.
  func resolve(for button: Button, _ inputs: ResolvedConfiguration.Inputs) -> ResolvedConfiguration {
    let before = changes
    let new = ResolvedConfiguration(configuration, of: button, inputs)
    if changes == before { resolved = new }
    return new
  }
}
