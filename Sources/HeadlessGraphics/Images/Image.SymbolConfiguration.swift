import Foundation

extension Image {
  /// How a variant of an image is chosen.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How large and how heavy a symbol is.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the font that the symbol goes with, in points; nil for the one that is there.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale

    private init(_ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// A symbol beside text of a size.
    public convenience init(
      pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .unspecified
    ) {
      self.init(pointSize.isFinite && pointSize > 0 ? pointSize : nil, weight, scale)
    }

    /// A symbol of a scale.
    public convenience init(scale: SymbolScale) { self.init(nil, .unspecified, scale) }

    /// A symbol of a weight.
    public convenience init(weight: SymbolWeight) { self.init(nil, weight, .unspecified) }

    /// A symbol beside text of a style.
    public convenience init(textStyle: Font.TextStyle, scale: SymbolScale = .unspecified) {
      self.init(Font.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, scale)
    }

    /// A symbol beside text in a font.
    public convenience init(font: Font, scale: SymbolScale = .unspecified) {
      self.init(font.pointSize, .unspecified, scale)
    }

    /// The length of a symbol's sides, in points.
    ///
    /// > Assumed: a square as large as the font, 17 points unless said, a fifth less or a quarter more at the other scales.
    /// > The symbols themselves are Apple's; sizes printed on a device would settle each.
    var side: CGFloat {
      let factor: CGFloat =
        switch scale {
        case .small: 0.8
        case .large: 1.25
        case .default, .unspecified, .medium: 1
        }
      return (pointSize ?? 17) * factor
    }
  }

  /// How large a symbol is beside its text.
  ///
  /// > Documented: UIImage.SymbolScale, with its raw values.
  public enum SymbolScale: Int, Sendable {
    /// The usual one.
    case `default` = -1
    /// Not said.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// The usual one.
    case medium = 2
    /// Larger.
    case large = 3
  }

  /// How heavy a symbol is.
  ///
  /// > Documented: UIImage.SymbolWeight, with its raw values.
  public enum SymbolWeight: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// The lightest.
    case ultraLight = 1
    /// Lighter than light.
    case thin = 2
    /// Light.
    case light = 3
    /// The usual one.
    case regular = 4
    /// Between regular and semibold.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavier than bold.
    case heavy = 8
    /// The heaviest.
    case black = 9
  }

  /// Makes a stand-in for one of the system's symbols: a blank square.
  ///
  /// An empty name gives nil; any other one counts as a symbol, as Apple's set is not there to be looked into.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration? = nil) {
    if name.isEmpty { return nil }
    let side = ((configuration as? SymbolConfiguration) ?? SymbolConfiguration(scale: .medium)).side
    self.init(size: CGSize(width: side, height: side))
  }
}
