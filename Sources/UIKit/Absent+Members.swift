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
}

/// Holds what buttons have not; members of a protocol stand back behind those that a subclass declares itself.
public protocol WithoutConfiguration: AnyObject {}

extension UIButton: WithoutConfiguration {}

extension WithoutConfiguration where Self: UIButton {
  /// Not there.
  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public var configuration: UIButton.Configuration? {
    get { fatalError() }
    set { fatalError() }
  }

  /// Not there.
  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { fatalError() }
    set { fatalError() }
  }

  /// Not there.
  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public var automaticallyUpdatesConfiguration: Bool {
    get { fatalError() }
    set { fatalError() }
  }

  /// Not there.
  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public var subtitleLabel: UILabel? { fatalError() }

  /// Not there.
  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public func setNeedsUpdateConfiguration() {}

  /// Not there.
  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public func updateConfiguration() {}
}

/// Holds what windows have not; members of a protocol stand back behind those that a subclass declares itself.
public protocol WithoutControllers: AnyObject {}

extension UIWindow: WithoutControllers {}

extension WithoutControllers where Self: UIWindow {
  /// Not there.
  @available(*, unavailable, message: "View controllers are not there yet: test the view itself, in a UIWindow.")
  public var rootViewController: UIViewController? {
    get { fatalError() }
    set { fatalError() }
  }
}
