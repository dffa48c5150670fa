import Foundation

extension Color {
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
}
