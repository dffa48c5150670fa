import Foundation

/// A color in the sRGB space, with its opacity; immutable.
///
/// A dynamic color has other components in other traits: its components are those for ``TraitCollection/current``, and
/// ``resolvedColor(with:)`` returns the color for other traits.
/// > Differs: on iOS it inherits from `NSObject` itself; ``TextAttributeObject`` describes the class between them.
open class Color: TextAttributeObject, @unchecked Sendable {  // Immutable; Swift checks only final classes.
  let source: ColorSource

  init(source: ColorSource) { self.source = source }

  /// Creates a color that draws nothing, as ``clear`` does.
  /// > Reported: on iOS it has no components, and reading its `cgColor` stops the program.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates a color from components, 0 to 1 each; one that is not finite is reported and becomes 0, or 1 for infinity.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(
      ColorComponents(red: red, green: green, blue: blue, alpha: alpha).checked("Color.init(red:green:blue:alpha:)"))
  }

  /// Creates a gray; `white` is 0 for black and 1 for white.
  ///
  /// A number that is not finite is reported and becomes 0, or 1 for infinity.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(source: .fixed(ColorComponents.gray(white, alpha: alpha).checked("Color.init(white:alpha:)")))
  }

  /// Creates a dynamic color by a closure that returns the color for traits, maybe a dynamic one, at each use.
  public convenience init(dynamicProvider: @escaping @Sendable (TraitCollection) -> Color) {
    self.init(source: .provided(ColorProvider(dynamicProvider), []))
  }

  /// Creates a dynamic color that is one of two colors, depending on the interface style.
  package convenience init(light: Color, dark: Color) {
    self.init(
      source: .appearance(
        light: light.source.components(in: TraitCollection(userInterfaceStyle: .light)),
        dark: dark.source.components(in: TraitCollection(userInterfaceStyle: .dark))))
  }

  /// Creates a color of an image that is repeated from the origin of the coordinates on.
  ///
  /// A view's or a layer's background and what a context fills show it; everywhere else the color is black.
  /// > Documented: UIColor.init(patternImage:). Differs: lines, texts and tints do not show it.
  public convenience init(patternImage image: Image) { self.init(source: .pattern(image)) }

  final var patternImage: Image? { if case .pattern(let image) = source { image } else { nil } }

  final var components: ColorComponents {
    if case .fixed(let components) = source { return components }
    return source.components(in: .current)
  }

  /// Returns the same color with another opacity; of a dynamic color, a dynamic one.
  ///
  /// An opacity that is not finite is reported and becomes 0, or 1 for infinity.
  open func withAlphaComponent(_ alpha: CGFloat) -> Color {
    let components = ColorComponents(red: 0, green: 0, blue: 0, alpha: alpha).checked("Color.withAlphaComponent(_:)")
    return Color(source: source.changed(by: .opacity(components.alpha)))
  }

  /// Returns the color that this one is in the given traits; one that is not dynamic is the same in all.
  open func resolvedColor(with traitCollection: TraitCollection) -> Color {
    if case .fixed = source { return self }
    if case .pattern = source { return self }
    return Color(source: .fixed(source.components(in: traitCollection)))
  }

  /// The gray of the same lightness, which replaces a dimmed tint.
  /// > Documented: UIView.TintAdjustmentMode.dimmed is "a desaturated, dimmed version of the tint". Assumed: the
  /// > lightness is the luma of Rec. 709, the opacity stays. A dump of a dimmed tint would settle it.
  package final var desaturated: Color { Color(source: source.changed(by: .desaturation)) }

  /// Returns the color with its opacity multiplied; of a dynamic color, a dynamic one.
  package final func fading(by factor: CGFloat) -> Color {
    factor == 1 ? self : Color(source: source.changed(by: .fading(factor)))
  }

  /// Returns a dynamic color whose opacity is multiplied by another factor in each interface style.
  package final func fading(light: CGFloat, dark: CGFloat) -> Color {
    switch source {
    case .fixed: return Color(light: fading(by: light), dark: fading(by: dark))
    case .appearance(let lightComponents, let darkComponents):
      return Color(
        source: .appearance(
          light: lightComponents.changed(by: .fading(light)), dark: darkComponents.changed(by: .fading(dark))))
    case .pattern: return self
    case .contrast, .level, .provided:
      return Color { traits in
        self.resolvedColor(with: traits).fading(by: traits.userInterfaceStyle == .dark ? dark : light)
      }
    }
  }

  /// Returns whether the components are equal; of dynamic colors, the light and dark components or the provider.
  open override func isEqual(_ object: Any?) -> Bool {
    if let other = object as? Color { source == other.source } else { false }
  }

  /// A hash of the properties that ``isEqual(_:)`` compares.
  open override var hash: Int { source.hashValue }

  /// Returns whether two colors are equal by ``isEqual(_:)``.
  public static func == (left: Color, right: Color) -> Bool {
    // A subclass may override isEqual(_:), whose cast from Any takes longer than the comparison.
    left === right || (type(of: left) == Color.self ? left.source == right.source : left.isEqual(right))
  }

  /// The components as `rgba(red, green, blue, alpha)`; a dynamic color's for the current traits.
  open override var description: String {
    if let patternImage { return "pattern \(patternImage.size.shortDescription)" }
    let components = components
    let parts = [components.red, components.green, components.blue, components.alpha]
    return "rgba(\(parts.map { String(format: "%.3g", Double($0)) }.joined(separator: ", ")))"
  }
}

/// Holds members that UIKit's colors do not have; a library's members of the same name take precedence.
public protocol ColorReading: AnyObject {}

extension Color: ColorReading {}

extension ColorReading where Self: Color {
  /// The red component, 0 to 1.
  public var red: CGFloat { components.red }
  /// The green component, 0 to 1.
  public var green: CGFloat { components.green }
  /// The blue component, 0 to 1.
  public var blue: CGFloat { components.blue }
  /// The opacity, 0 (clear) to 1.
  public var alpha: CGFloat { source.lastingAlpha ?? components.alpha }
}
