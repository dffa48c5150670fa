import HeadlessViews

extension View.Invalidations {
  /// An invalidation by ``Button/setNeedsUpdateConfiguration()``, which other views ignore.
  public struct Configuration: ViewInvalidating {
    /// Creates the invalidation.
    public init() {}
    /// Marks a button for an update of its configuration.
    @preconcurrency @MainActor
    public func invalidate(view: View) { (view as? Button)?.setNeedsUpdateConfiguration() }
  }
}

extension ViewInvalidating where Self == View.Invalidations.Configuration {
  /// A change that invalidates the configuration of a button.
  public static var configuration: Self { Self() }
}
