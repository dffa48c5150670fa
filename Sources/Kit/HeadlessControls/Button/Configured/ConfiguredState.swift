/// The values that a button has only with a configuration.
@MainActor
final class ConfiguredState {
  /// The configuration as the app set it.
  var configuration: Button.Configuration {
    didSet { resolved = nil }
  }
  /// The configuration as it was resolved last; nil after a change of what it depends on.
  var resolved: ResolvedConfiguration?
  let views = ConfigurationViews()

  init(_ configuration: Button.Configuration) {
    self.configuration = configuration
  }
}
