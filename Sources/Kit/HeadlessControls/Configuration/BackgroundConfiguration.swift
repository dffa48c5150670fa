import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// The appearance of a background: its fill, image, stroke, shape and insets.
/// > Documented: UIBackgroundConfiguration.
public struct BackgroundConfiguration: Hashable, Sendable {
  /// A view that is shown on the fill, as large as the background; nil by default.
  public var customView: View?

  /// The radius of the corners, in points.
  ///
  /// A number that is not finite is reported and changes nothing.
  public var cornerRadius: CGFloat {
    get { radius.points }
    set {
      if !newValue.isFinite { return newValue.refuse("BackgroundConfiguration.cornerRadius") }
      radius = .custom(newValue)
    }
  }

  /// The distances between the view's edges and the background's, in points; zero by default.
  ///
  /// Insets that are not finite are reported and change nothing.
  public var backgroundInsets = DirectionalEdgeInsets.zero {
    didSet { backgroundInsets.check(or: oldValue, "BackgroundConfiguration.backgroundInsets") }
  }

  /// The edges at which the layout margins are added to the insets; stored only, as a button ignores its margins here.
  public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdge = []

  /// The color of the fill; nil for the tint color.
  ///
  /// A button draws a color that was set as it is, in every state.
  /// > Seen: facts g2 and g33: a button's reads clear until it is set, also where the style has a fill.
  public var backgroundColor: Color? {
    get { fill.color }
    set { fill = .custom(newValue) }
  }

  /// The function that changes the color of the fill before it is drawn; nil by default.
  public var backgroundColorTransformer: ConfigurationColorTransformer?

  /// The effect behind the fill; nil by default.
  public var visualEffect: VisualEffect?

  /// The image on the fill; nil by default.
  public var image: Image?

  /// The mode by which the image fills the background; stretched by default.
  public var imageContentMode = View.ContentMode.scaleToFill

  /// The color of the stroke; nil for the tint color.
  public var strokeColor: Color? = .clear

  /// The function that changes the color of the stroke before it is drawn; nil by default.
  public var strokeColorTransformer: ConfigurationColorTransformer?

  /// The width of the stroke, in points, inside of the background's edges.
  ///
  /// A number that is negative or not finite is reported and changes nothing.
  public var strokeWidth: CGFloat = 1 {
    didSet { strokeWidth.check(isValid: strokeWidth >= 0, or: oldValue, "BackgroundConfiguration.strokeWidth") }
  }

  /// The distance of the stroke from the background's edges, in points; a positive one is outside.
  ///
  /// A number that is not finite is reported and changes nothing.
  public var strokeOutset: CGFloat = 0 {
    didSet { strokeOutset.check(or: oldValue, "BackgroundConfiguration.strokeOutset") }
  }

  enum Fill: Hashable {
    case style
    /// The color that ``Button/Configuration/updated(for:)`` has computed.
    case updated(Color)
    /// The color that the app set as ``BackgroundConfiguration/backgroundColor``; nil for the tint color.
    case custom(Color?)

    var color: Color? {
      switch self {
      case .style: .clear
      case .updated(let color): color
      case .custom(let color): color
      }
    }
  }

  enum Radius: Hashable {
    case button(Button.Configuration.Size)
    /// The radius that the app set as ``BackgroundConfiguration/cornerRadius``, in points.
    case custom(CGFloat)

    /// > Seen: fact g2.
    var points: CGFloat {
      switch self {
      case .button(let size): Screen.sharedMainEra.value.configuredCornerRadii.radius(for: size)
      case .custom(let points): points
      }
    }
  }

  var fill = Fill.style
  var radius: Radius

  /// Creates a background without a fill.
  /// > Seen: fact g2: a stroke one point wide in clear.
  init(_ radius: Radius) { self.radius = radius }

  /// Returns a background that draws nothing.
  /// > Documented: UIBackgroundConfiguration.clear().
  public static func clear() -> BackgroundConfiguration {
    var background = BackgroundConfiguration(.custom(0))
    background.fill = .custom(.clear)
    background.strokeWidth = 0
    return background
  }

  /// Returns the color of the fill in a view with a tint color.
  public func resolvedBackgroundColor(for tintColor: Color) -> Color {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the color of the stroke in a view with a tint color.
  public func resolvedStrokeColor(for tintColor: Color) -> Color {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

extension SystemEra.ConfiguredCornerRadii {
  /// Returns the radius of a button of a size, in points.
  fileprivate func radius(for size: Button.Configuration.Size) -> CGFloat {
    switch size {
    case .mini: mini
    case .small: small
    case .medium: medium
    case .large: large
    }
  }
}
