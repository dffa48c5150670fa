import HeadlessGraphics

/// Fonts as style sheets name them.
enum SVGFont {
  /// San Francisco if it is installed, else similar fonts.
  static let systemFamily = "-apple-system, Inter, Roboto, Helvetica, Arial, sans-serif"

  /// Returns the attributes of a text's font, without the family of the whole document.
  static func attributes(of font: Font) -> Markup.Attributes {
    var attributes = [("font-size", font.pointSize.svg)]
    let weight = weight(font.weight)
    if let family = family(of: font) { attributes.append(("font-family", family)) }
    if weight != 400 { attributes.append(("font-weight", "\(weight)")) }
    if font.fontDescriptor.symbolicTraits.contains(.traitItalic) { attributes.append(("font-style", "italic")) }
    return attributes
  }

  private static func family(of font: Font) -> String? {
    switch font.glyphSource {
    case .file: font.familyName.filter { !"\"',;".contains($0) } + ", " + systemFamily
    case .system(let face):
      switch face.design {
      case .default, .monospacedDigits: nil
      case .monospaced: "ui-monospace, Menlo, Consolas, monospace"
      case .rounded: "ui-rounded, \(systemFamily)"
      case .serif: "ui-serif, Georgia, serif"
      }
    }
  }

  /// Returns the nearest of the nine weights of CSS, 100 to 900.
  /// > Documented: CSS Fonts 4, the nine names of `font-weight`.
  private static func weight(_ weight: Font.Weight) -> Int {
    let weights: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let nearest = weights.indices.min {
      abs(weights[$0].rawValue - weight.rawValue) < abs(weights[$1].rawValue - weight.rawValue)
    }
    return ((nearest ?? 3) + 1) * 100
  }
}
