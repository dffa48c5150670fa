import Foundation
import HeadlessReporting

/// The four components of a color, 0 to 1 each.
struct ColorComponents: Hashable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat
  /// Whether the color is of the gray space: it is not equal to one of red, green and blue.
  /// > Reported: fact d13.
  var isGray = false

  /// Returns the components, with the nearest of 0 and 1 for each that is not finite, which is reported.
  func checked(_ place: @autoclosure () -> String) -> ColorComponents {
    // A sum is finite only if all components are; the sum of the largest numbers overflows, so they are checked again.
    (red + green + blue + alpha).isFinite ? self : repaired(place())
  }

  private func repaired(_ place: String) -> ColorComponents {
    let parts = Self.finite([("red", red), ("green", green), ("blue", blue), ("alpha", alpha)], place)
    return ColorComponents(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3], isGray: isGray)
  }

  /// Returns the numbers, with 1 for infinity and 0 for negative infinity and NaN, which are reported by their names.
  static func finite(_ parts: [(name: String, value: CGFloat)], _ place: String) -> [CGFloat] {
    let wrong = parts.filter { !$0.value.isFinite }
    if !wrong.isEmpty {
      let components = wrong.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
      let used = wrong.map { "\($0.name) \($0.value > 0 ? 1 : 0)" }.joined(separator: ", ")
      IssueReporting.report(
        place: place, problem: "Expected finite components of a color; got \(components); using \(used).",
        cure: "Pass numbers from 0 to 1.")
    }
    return parts.map { $0.value.isFinite ? $0.value : $0.value > 0 ? 1 : 0 }
  }

  static func gray(_ white: CGFloat, alpha: CGFloat) -> ColorComponents {
    ColorComponents(red: white, green: white, blue: white, alpha: alpha, isGray: true)
  }

  func changed(by change: ColorChange) -> ColorComponents {
    var components = self
    switch change {
    case .opacity(let alpha):
      components.alpha = alpha
    case .desaturation:
      let lightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      components = .gray(lightness, alpha: alpha)
    case .fading(let factor):
      components.alpha *= factor
    }
    return components
  }
}

enum ColorChange: Hashable {
  case opacity(CGFloat)
  case desaturation
  case fading(CGFloat)
}

enum ColorSource: Hashable {
  case fixed(ColorComponents)
  indirect case appearance(light: ColorComponents, dark: ColorComponents)
  indirect case contrast(normal: ColorSource, high: ColorSource)
  indirect case level(base: ColorSource, elevated: ColorSource)
  /// An image that is repeated; uses other than filling an area treat it as black.
  case pattern(Image)
  /// Asked each time, then changed in this order.
  case provided(ColorProvider, [ColorChange])

  /// The greatest number of dynamic colors that providers return or resolve one after the other.
  /// > Assumed: far more than any real color has.
  private static let depthLimit = 32

  /// The number of providers that are being called on the way to the current one.
  @TaskLocal private static var depth = 0

  func changed(by change: ColorChange) -> ColorSource {
    switch self {
    case .fixed(let components): .fixed(components.changed(by: change))
    case .appearance(let light, let dark):
      .appearance(light: light.changed(by: change), dark: dark.changed(by: change))
    case .contrast(let normal, let high):
      .contrast(normal: normal.changed(by: change), high: high.changed(by: change))
    case .level(let base, let elevated):
      .level(base: base.changed(by: change), elevated: elevated.changed(by: change))
    case .pattern: self
    case .provided(let provider, let changes): .provided(provider, changes + [change])
    }
  }

  /// The opacity, where it is the same in all traits.
  var lastingAlpha: CGFloat? {
    switch self {
    case .fixed(let components): components.alpha
    case .appearance(let light, let dark): light.alpha == dark.alpha ? light.alpha : nil
    case .contrast(let one, let other), .level(let one, let other):
      one.lastingAlpha == other.lastingAlpha ? one.lastingAlpha : nil
    case .pattern: 1
    case .provided: nil
    }
  }

  func components(in traits: TraitCollection) -> ColorComponents {
    var source = self
    var changes: [ColorChange] = []
    for step in 0..<Self.depthLimit {
      switch source {
      case .fixed(let components):
        return changes.reduce(components) { $0.changed(by: $1) }
      case .appearance(let light, let dark):
        source = .fixed(traits.userInterfaceStyle == .dark ? dark : light)
      case .contrast(let normal, let high):
        source = traits.accessibilityContrast == .high ? high : normal
      case .level(let base, let elevated):
        source = traits.userInterfaceLevel == .elevated ? elevated : base
      case .pattern:
        return ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
      case .provided(let provider, let own):
        let depth = Self.depth + step + 1
        if depth > Self.depthLimit { return Self.endless }
        source = Self.$depth.withValue(depth) { provider.color(in: traits) }.source
        changes = own + changes
      }
    }
    return Self.endless
  }

  /// The components of a color whose providers never end, which is reported.
  private static var endless: ColorComponents {
    IssueReporting.report(
      place: "Color.init(dynamicProvider:)",
      problem: "Expected at most \(depthLimit) nested dynamic colors; got more; using clear.",
      cure: "Return a color that does not resolve to this one.")
    return .gray(0, alpha: 0)
  }
}
