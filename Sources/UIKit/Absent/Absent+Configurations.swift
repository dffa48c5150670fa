// Configurations of buttons are unavailable. The stubs take the arguments that real code passes, so that the compiler shows
// their message and nothing else; the message is all the documentation that they need.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIButton {
  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public struct Configuration {
    public enum Size: Int, Sendable { case medium, small, mini, large }
    public enum CornerStyle: Int, Sendable { case dynamic = -1, fixed, small, medium, large, capsule }
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    public enum Indicator: Int, Sendable { case automatic, none, popup }
    public static func plain() -> Configuration { fatalError() }
    public static func tinted() -> Configuration { fatalError() }
    public static func gray() -> Configuration { fatalError() }
    public static func filled() -> Configuration { fatalError() }
    public static func borderless() -> Configuration { fatalError() }
    public static func bordered() -> Configuration { fatalError() }
    public static func borderedTinted() -> Configuration { fatalError() }
    public static func borderedProminent() -> Configuration { fatalError() }
    public static func glass() -> Configuration { fatalError() }
    public static func prominentGlass() -> Configuration { fatalError() }
    public func updated(for button: UIButton) -> Configuration { fatalError() }
    public mutating func setDefaultContentInsets() { fatalError() }
    public var background: UIBackgroundConfiguration
    public var cornerStyle: CornerStyle
    public var buttonSize: Size
    public var macIdiomStyle: MacIdiomStyle
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var showsActivityIndicator: Bool
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var title: String?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode: NSLineBreakMode
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode: NSLineBreakMode
    public var indicator: Indicator
    public var contentInsets: NSDirectionalEdgeInsets
    public var imagePlacement: NSDirectionalRectEdge
    public var imagePadding: CGFloat
    public var titlePadding: CGFloat
    public var titleAlignment: TitleAlignment
    public var automaticallyUpdateForSelection: Bool
  }

  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  @available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) { fatalError() }
}

/// Holds members that buttons do not have; members of a protocol come after those that a subclass declares itself.
public protocol WithoutConfiguration: AnyObject {}

extension UIButton: WithoutConfiguration {}

@available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
extension WithoutConfiguration where Self: UIButton {
  public var configuration: UIButton.Configuration? {
    get { fatalError() }
    set { fatalError() }
  }
  public var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { fatalError() }
    set { fatalError() }
  }
  public var automaticallyUpdatesConfiguration: Bool {
    get { fatalError() }
    set { fatalError() }
  }
  public var subtitleLabel: UILabel? { fatalError() }
  public func setNeedsUpdateConfiguration() {}
  public func updateConfiguration() {}
}

@available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
public struct UIBackgroundConfiguration {
  public static func clear() -> UIBackgroundConfiguration { fatalError() }
  public static func listPlainCell() -> UIBackgroundConfiguration { fatalError() }
  public var customView: UIView?
  public var cornerRadius: CGFloat
  public var backgroundInsets: NSDirectionalEdgeInsets
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  public var image: UIImage?
  public var imageContentMode: UIView.ContentMode
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat
  public var strokeOutset: CGFloat
}

@available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
public struct UIConfigurationColorTransformer {
  public init(_ transform: @escaping (UIColor) -> UIColor) { fatalError() }
}

@available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
public struct UIConfigurationTextAttributesTransformer {
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { fatalError() }
}

@available(*, unavailable, message: "Configurations are not there yet: set titles, images and insets of the button.")
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var top: NSDirectionalRectEdge { [] }
  public static var leading: NSDirectionalRectEdge { [] }
  public static var bottom: NSDirectionalRectEdge { [] }
  public static var trailing: NSDirectionalRectEdge { [] }
  public static var all: NSDirectionalRectEdge { [] }
}
