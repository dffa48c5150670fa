struct FontName: Hashable, Sendable {
  let family: String
  let postScript: String
}

extension FontName {
  /// Creates the system font's own names.
  /// > Reported: programs on iOS 13 and later print `.SFUI-Semibold`, `.SFUI-RegularItalic`, `.NewYork-Regular`,
  /// > `.AppleSystemUIFontMonospaced-Regular`, `.AppleSystemUIFontRounded-Bold`. Assumed: equal digits have none.
  init(_ face: Font.SystemFace) {
    let stem = Self.stems.first { $0.design == face.design } ?? Self.stems[0]
    let weight = Self.weightNames[face.weight.nearestNamed] ?? "Regular"
    family = stem.family
    postScript = "\(stem.postScript)-\(weight)\(face.isItalic ? "Italic" : "")"
  }

  /// Returns the system font's face with a name, including the names of iOS 9 to 12; nil for other fonts' names.
  static func systemFace(named name: String) -> Font.SystemFace? {
    let stem = stems.first { name == $0.family || name == $0.postScript || name.hasPrefix("\($0.postScript)-") }
    return stem.map { Font.SystemFace(FontStyle(parsing: name), design: $0.design) }
  }

  private static let stems: [(design: Font.SystemFace.Design, family: String, postScript: String)] = [
    (.default, ".AppleSystemUIFont", ".SFUI"), (.default, ".SF UI Text", ".SFUIText"),
    (.default, ".SF UI Display", ".SFUIDisplay"), (.monospacedDigits, ".AppleSystemUIFont", ".SFUI"),
    (.monospaced, ".AppleSystemUIFontMonospaced", ".AppleSystemUIFontMonospaced"),
    (.rounded, ".AppleSystemUIFontRounded", ".AppleSystemUIFontRounded"),
    (.serif, ".AppleSystemUIFontSerif", ".NewYork"),
  ]

  private static let weightNames: [Font.Weight: String] = [
    .ultraLight: "Ultralight", .thin: "Thin", .light: "Light", .regular: "Regular", .medium: "Medium",
    .semibold: "Semibold", .bold: "Bold", .heavy: "Heavy", .black: "Black",
  ]

  static func names(ofFamily family: String) -> [FontName] {
    (iOSFamilies[family] ?? []).map { FontName(family: family, postScript: $0) }
  }

  /// Returns the name of iOS's that is the PostScript name, or that is the plain face of the family.
  static func iOSName(_ name: String) -> FontName? {
    if let family = familiesByName[name] { return FontName(family: family, postScript: name) }
    let family = names(ofFamily: name)
    return family.first { FontStyle(parsing: $0.postScript) == FontStyle(weight: .regular, isItalic: false) }
      ?? family.first
  }

  private static let familiesByName: [String: String] = Dictionary(
    iOSFamilies.flatMap { family, names in names.map { ($0, family) } }, uniquingKeysWith: { first, _ in first })

  /// Returns the design of the system font that is nearest to a family's.
  /// > Assumed: by the kind of the family; widths are the system design's.
  static func design(ofFamily family: String) -> Font.SystemFace.Design {
    if family == "Menlo" || family.hasPrefix("Courier") { return .monospaced }
    if family.contains("Rounded") { return .rounded }
    return serifFamilies.contains { family.hasPrefix($0) } ? .serif : .default
  }

  private static let serifFamilies = [
    "American Typewriter", "Baskerville", "Bodoni 72", "Charter", "Cochin", "Didot", "Georgia", "Hoefler Text",
    "Palatino", "Rockwell", "Times",
  ]
}
