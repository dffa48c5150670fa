import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessText

extension Button {
  /// The appearance, the content and the layout of a button, as one value.
  ///
  /// Create one by a style such as ``filled()``, change it, and assign it to ``Button/configuration``.
  /// > Documented: UIButton.Configuration. Seen: fact g1 for the defaults.
  public struct Configuration: Hashable, Sendable {
    let style: Style

    // MARK: Background

    /// The fill, stroke and corners behind the content.
    public var background: BackgroundConfiguration

    /// The rule for the radius of the corners.
    ///
    /// Setting it, except to dynamic, sets the radius of ``background``, which `fixed` uses; that can be set
    /// afterwards.
    /// > Seen: fact g6. Assumed: dynamic after another style is as at the beginning.
    public var cornerStyle: CornerStyle {
      get { storedCornerStyle }
      set {
        if newValue != .dynamic {
          background.radius = .custom(ConfiguredCornerRadius.styledRadius)
        } else if storedCornerStyle != .dynamic {
          background.radius = .button(buttonSize)
        }
        storedCornerStyle = newValue
      }
    }

    /// The size class of the button, which determines its insets and its font unless they are set.
    public var buttonSize = Size.medium {
      didSet { if case .button = background.radius { background.radius = .button(buttonSize) } }
    }

    /// The appearance on a Mac; stored only.
    public var macIdiomStyle = MacIdiomStyle.automatic

    // MARK: Colors

    /// The color of title and image before the state changes it; nil for the style's.
    public var baseForegroundColor: Color?

    /// The color of the fill before the state changes it; nil for the style's.
    public var baseBackgroundColor: Color?

    // MARK: Image

    /// The image; nil for the image of the button's state.
    public var image: Image?

    /// The function that changes the color of the image; nil by default.
    public var imageColorTransformer: ConfigurationColorTransformer?

    /// The configuration of an image that is a symbol; nil for the font of the title at a large scale.
    public var preferredSymbolConfigurationForImage: Image.SymbolConfiguration?

    /// The edge of the title at which the image is; leading by default.
    /// > Documented: UIButton.Configuration.imagePlacement: one edge. Assumed: several edges, or none, are treated as
    /// > leading, as developers write `.all` for buttons without a title; frames with a title would settle it.
    public var imagePlacement: DirectionalRectEdge = .leading

    /// The distance between image and title, in points; 0 by default.
    ///
    /// A number that is not finite is reported and changes nothing.
    public var imagePadding: CGFloat = 0 {
      didSet { imagePadding.check(or: oldValue, "Button.Configuration.imagePadding") }
    }

    /// The least space for the image along the axis of its placement, in points; 0 by default.
    ///
    /// A number that is not finite is reported and changes nothing.
    /// > Documented: fact g21.
    public var imageReservation: CGFloat = 0 {
      didSet { imageReservation.check(or: oldValue, "Button.Configuration.imageReservation") }
    }

    // MARK: Activity

    /// Whether an activity indicator replaces the image; false by default.
    /// > Seen: fact g20.
    public var showsActivityIndicator = false

    /// The function that changes the color of the activity indicator; nil by default.
    public var activityIndicatorColorTransformer: ConfigurationColorTransformer?

    // MARK: Title

    /// The text of the title; the characters of ``attributedTitle``.
    /// > Seen: fact g7: both are one value.
    public var title: String? {
      get { titleText?.string }
      set { titleText = newValue.map { .plain($0) } }
    }

    /// The title with attributes; nil for the title of the button's state.
    public var attributedTitle: AttributedString? {
      get { titleText?.attributedString }
      set { titleText = newValue.map { Text($0) } }
    }

    /// The function that changes the attributes of the title; nil by default.
    public var titleTextAttributesTransformer: ConfigurationTextAttributesTransformer?

    /// The mode by which a title breaks that has no room; by words by default.
    public var titleLineBreakMode = LineBreakMode.byWordWrapping

    /// The text of the subtitle; the characters of ``attributedSubtitle``.
    public var subtitle: String? {
      get { subtitleText?.string }
      set { subtitleText = newValue.map { .plain($0) } }
    }

    /// The subtitle with attributes; nil for none.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText?.attributedString }
      set { subtitleText = newValue.map { Text($0) } }
    }

    /// The function that changes the attributes of the subtitle; nil by default.
    public var subtitleTextAttributesTransformer: ConfigurationTextAttributesTransformer?

    /// The mode by which a subtitle breaks that has no room; by words by default.
    public var subtitleLineBreakMode = LineBreakMode.byWordWrapping

    /// The alignment of title and subtitle with each other.
    public var titleAlignment = TitleAlignment.automatic

    /// The distance between title and subtitle, in points; 1 by default.
    ///
    /// A number that is not finite is reported and changes nothing.
    public var titlePadding: CGFloat = 1 {
      didSet { titlePadding.check(or: oldValue, "Button.Configuration.titlePadding") }
    }

    // MARK: Indicator

    /// The indicator of a button with a menu.
    public var indicator = Indicator.automatic

    /// The function that changes the color of the indicator; nil by default.
    public var indicatorColorTransformer: ConfigurationColorTransformer?

    // MARK: Layout

    /// The distances of the content from the button's edges, in points; by default the insets of ``buttonSize``.
    ///
    /// Insets that are not finite are reported and change nothing.
    /// > Seen: facts g5 and g22. Assumed: insets that were set do not change with the size.
    public var contentInsets: DirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.contentInsets }
      set {
        if !newValue.isFinite { return newValue.refuse("Button.Configuration.contentInsets") }
        ownInsets = newValue
      }
    }

    /// Sets the content insets to the insets of the ``buttonSize``.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    // MARK: Selection

    /// Whether the colors show that the button is selected; true, but for the styles with a prominent fill.
    /// > Seen: fact g3.
    public var automaticallyUpdateForSelection: Bool

    // MARK: Stored values

    private(set) var titleText: Text?
    private(set) var subtitleText: Text?
    private var storedCornerStyle: CornerStyle
    private var ownInsets: DirectionalEdgeInsets?

    init(_ style: Style) {
      self.style = style
      automaticallyUpdateForSelection = style.showsSelection
      storedCornerStyle = style.cornerStyle
      background = BackgroundConfiguration(
        style.cornerStyle == .dynamic ? .button(.medium) : .custom(ConfiguredCornerRadius.styledRadius))
    }
  }
}

extension Button.Configuration {
  enum Style: Hashable {
    case plain, gray, tinted, filled
    case borderless, bordered, borderedTinted, borderedProminent
    case glass, prominentGlass, tintedGlass, clearGlass, prominentClearGlass

    /// > Seen: fact g3. Assumed: the other glass styles are as glass.
    var showsSelection: Bool {
      switch self {
      case .plain, .gray, .tinted, .borderless, .bordered, .borderedTinted: true
      case .filled, .borderedProminent, .glass, .prominentGlass, .tintedGlass, .clearGlass, .prominentClearGlass: false
      }
    }

    /// > Seen: fact g6 for glass. Assumed: the other glass styles are as glass.
    var cornerStyle: CornerStyle {
      switch self {
      case .plain, .gray, .tinted, .filled, .borderless, .bordered, .borderedTinted, .borderedProminent: .dynamic
      case .glass, .prominentGlass, .tintedGlass, .clearGlass, .prominentClearGlass: .capsule
      }
    }
  }

  /// Creates a configuration without a fill, with a title in the tint color.
  public static func plain() -> Button.Configuration { Button.Configuration(.plain) }

  /// Creates a configuration with a gray fill.
  public static func gray() -> Button.Configuration { Button.Configuration(.gray) }

  /// Creates a configuration with a translucent fill in the tint color.
  public static func tinted() -> Button.Configuration { Button.Configuration(.tinted) }

  /// Creates a configuration with a fill in the tint color.
  public static func filled() -> Button.Configuration { Button.Configuration(.filled) }

  /// Creates a configuration without a fill; on a Mac without a border.
  public static func borderless() -> Button.Configuration { Button.Configuration(.borderless) }

  /// Creates a configuration with a gray fill; on a Mac with a border.
  public static func bordered() -> Button.Configuration { Button.Configuration(.bordered) }

  /// Creates a configuration with a translucent fill in the tint color; on a Mac with a border.
  public static func borderedTinted() -> Button.Configuration { Button.Configuration(.borderedTinted) }

  /// Creates a configuration with a fill in the tint color; on a Mac with a border.
  public static func borderedProminent() -> Button.Configuration { Button.Configuration(.borderedProminent) }

  /// Creates a configuration with a glass background.
  /// > Differs: glass is not drawn; the background has no fill.
  public static func glass() -> Button.Configuration { Button.Configuration(.glass) }

  /// Creates a configuration with a glass background in the tint color.
  /// > Differs: glass is not drawn; the background has a fill in the tint color.
  public static func prominentGlass() -> Button.Configuration { Button.Configuration(.prominentGlass) }

  /// Creates a configuration with a tinted glass background.
  /// > Differs: glass is not drawn; the background has the fill of ``tinted()``.
  public static func tintedGlass() -> Button.Configuration { Button.Configuration(.tintedGlass) }

  /// Creates a configuration with a clear glass background.
  /// > Differs: glass is not drawn; the background has no fill.
  public static func clearGlass() -> Button.Configuration { Button.Configuration(.clearGlass) }

  /// Creates a configuration with a clear glass background in the tint color.
  /// > Differs: glass is not drawn; the background has a fill in the tint color.
  public static func prominentClearGlass() -> Button.Configuration { Button.Configuration(.prominentClearGlass) }

  /// A size class of a button, which has standard insets and a standard font.
  /// > Documented: UIButton.Configuration.Size. Seen: fact g5 for the insets.
  public enum Size: Hashable, Sendable {
    /// The standard size, with insets of 7 and 12 points.
    case medium
    /// A small size, with insets of 5 and 10 points.
    case small
    /// The smallest size, with the insets of ``small``.
    case mini
    /// A large size, with insets of 15 and 20 points.
    case large

    /// > Seen: fact g5.
    var contentInsets: DirectionalEdgeInsets {
      switch self {
      case .mini, .small: DirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: DirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }

  /// A text of a configuration.
  ///
  /// A text without attributes is stored as a string, which is cheaper to copy, compare and hash.
  enum Text: Hashable {
    case plain(String)
    case attributed(AttributedString)

    /// Creates a text, as a string if it has no attributes.
    init(_ text: AttributedString) {
      self =
        text.runs.allSatisfy { $0.attributes == AttributeContainer() }
        ? .plain(String(text.characters)) : .attributed(text)
    }

    var string: String {
      switch self {
      case .plain(let string): string
      case .attributed(let text): String(text.characters)
      }
    }

    var attributedString: AttributedString {
      switch self {
      case .plain(let string): AttributedString(string)
      case .attributed(let text): text
      }
    }
  }
}
