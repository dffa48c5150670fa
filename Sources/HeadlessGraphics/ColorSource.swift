import Foundation
import HeadlessReporting

/// The four parts of a colour, 0 to 1 each.
struct ColorParts: Hashable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  func changed(by change: ColorChange) -> ColorParts {
    var parts = self
    switch change {
    case .opacity(let alpha):
      parts.alpha = alpha
    case .desaturation:
      let lightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      parts = ColorParts(red: lightness, green: lightness, blue: lightness, alpha: alpha)
    }
    return parts
  }
}

/// What a colour derived from another one does to its parts.
enum ColorChange: Hashable {
  case opacity(CGFloat)
  case desaturation
}

/// The code of a dynamic colour, known by identity.
final class ColorProvider: Hashable {
  let color: @Sendable (TraitCollection) -> Color

  init(_ color: @escaping @Sendable (TraitCollection) -> Color) {
    self.color = color
  }

  static func == (left: ColorProvider, right: ColorProvider) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Where a colour's parts come from.
enum ColorSource: Hashable {
  /// The same in all traits.
  case fixed(ColorParts)
  /// One for light, one for dark.
  indirect case appearance(light: ColorParts, dark: ColorParts)
  /// An image that is repeated; what is no area to be filled takes it for black.
  case pattern(Image)
  /// Asked each time, then changed in this order.
  case provided(ColorProvider, [ColorChange])

  /// How often a provider may answer with another dynamic colour.
  private static let depthLimit = 32

  func changed(by change: ColorChange) -> ColorSource {
    switch self {
    case .fixed(let parts): .fixed(parts.changed(by: change))
    case .appearance(let light, let dark):
      .appearance(light: light.changed(by: change), dark: dark.changed(by: change))
    case .pattern: self
    case .provided(let provider, let changes): .provided(provider, changes + [change])
    }
  }

  /// The opacity, where it is the same in all traits.
  var lastingAlpha: CGFloat? {
    switch self {
    case .fixed(let parts): parts.alpha
    case .appearance(let light, let dark): light.alpha == dark.alpha ? light.alpha : nil
    case .pattern: 1
    case .provided: nil
    }
  }

  func parts(in traits: TraitCollection) -> ColorParts {
    var source = self
    var changes: [ColorChange] = []
    for _ in 0..<Self.depthLimit {
      switch source {
      case .fixed(let parts):
        return changes.reduce(parts) { $0.changed(by: $1) }
      case .appearance(let light, let dark):
        source = .fixed(traits.userInterfaceStyle == .dark ? dark : light)
      case .pattern:
        return ColorParts(red: 0, green: 0, blue: 0, alpha: 1)
      case .provided(let provider, let own):
        source = provider.color(traits).source
        changes = own + changes
      }
    }
    IssueReporting.report(
      IssueReport(
        place: "Color.init(dynamicProvider:)",
        problem: "the provider answers with dynamic colours, \(Self.depthLimit) deep; the colour became clear.",
        cure: "Return a colour that does not come back to this one."))
    return ColorParts(red: 0, green: 0, blue: 0, alpha: 0)
  }
}
