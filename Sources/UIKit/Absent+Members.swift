// What is absent of buttons and windows, so that a source that uses it is told what to do instead.

extension UIButton {
  /// Not there.
  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public struct Configuration {
    /// Not there.
    public static func plain() -> Configuration { Configuration() }
    /// Not there.
    public static func tinted() -> Configuration { Configuration() }
    /// Not there.
    public static func gray() -> Configuration { Configuration() }
    /// Not there.
    public static func filled() -> Configuration { Configuration() }
    /// Not there.
    public static func borderless() -> Configuration { Configuration() }
    /// Not there.
    public static func bordered() -> Configuration { Configuration() }
  }

  /// Not there.
  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) { fatalError() }

  /// Not there.
  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public final var configuration: Configuration? {
    get { fatalError() }
    set { fatalError() }
  }

  /// Not there.
  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public final var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { fatalError() }
    set { fatalError() }
  }

  /// Not there.
  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public final var automaticallyUpdatesConfiguration: Bool {
    get { fatalError() }
    set { fatalError() }
  }

  /// Not there.
  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public final var subtitleLabel: UILabel? { fatalError() }

  /// Not there.
  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public final func setNeedsUpdateConfiguration() {}

  /// Not there.
  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public final func updateConfiguration() {}
}

extension UIWindow {
  /// Not there.
  @available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
  public final var rootViewController: UIViewController? {
    get { fatalError() }
    set { fatalError() }
  }
}
