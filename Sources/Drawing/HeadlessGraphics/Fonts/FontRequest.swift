import Foundation

/// The values of a descriptor, and its matching font.
struct FontRequest: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case fontFace(FontFace)
    case system(Font.SystemFace)
    case name(String)
    case family(String, style: String?)
  }

  var base: Base?
  var size: CGFloat?
  var textStyle: Font.TextStyle?
  var weight: Font.Weight?
  var traits: FontDescriptor.SymbolicTraits?
  var features: [FontFeature] = []

  /// The font of a descriptor without attributes.
  /// > Reported: Helvetica.
  static let fallback = FontFace(substitutingFor: FontName(family: "Helvetica", postScript: "Helvetica"))

  /// The face, or nil where the family has none with the traits.
  var fontFace: FontFace? {
    guard let start else { return nil }
    var style = start.style
    if let traits {
      style.isItalic = traits.contains(.traitItalic)
      let isBold = traits.contains(.traitBold)
      let boldWeight = textStyle?.emphasizedWeight ?? (start.systemFace == nil ? .bold : .semibold)
      if isBold != style.isBold { style.weight = isBold ? boldWeight : .regular }
    }
    if let weight { style.weight = weight }
    guard let face = start.systemFace else { return style == start.style ? start : start.sibling(style) }
    var design = face.design
    if traits?.contains(.traitMonoSpace) == true { design = .monospaced }
    if features.contains(.monospacedDigits), design == .default { design = .monospacedDigits }
    return FontFace(Font.SystemFace(style, design: design))
  }

  private var start: FontFace? {
    switch base {
    case .fontFace(let fontFace): fontFace
    case .system(let face): FontFace(face)
    case .name(let name): FontFace(named: name)
    case .family(let family, let style): FontFace(family: family, style: style)
    case nil: textStyle.map { FontFace(Font.SystemFace(weight: $0.weight)) } ?? Self.fallback
    }
  }
}

/// A feature of a font with its setting, as ``FontDescriptor/AttributeName/featureSettings`` has it.
package struct FontFeature: Hashable, Sendable {
  /// A number, or the tag of a feature of OpenType.
  enum Value: Hashable, Sendable {
    case number(Int)
    case tag(String)
  }

  private var entries: [FontDescriptor.FeatureKey: Value] = [:]

  static let monospacedDigits = FontFeature([.type: 6, .selector: 0])

  /// Creates a feature from a dictionary; entries that are neither a number nor a tag are left out.
  init(_ entries: [FontDescriptor.FeatureKey: Any]) {
    self.entries = entries.compactMapValues { value in
      (value as? Int ?? (value as? NSNumber)?.intValue).map { .number($0) } ?? (value as? String).map { .tag($0) }
    }
  }

  /// The entries as a descriptor returns them.
  var dictionary: [FontDescriptor.FeatureKey: Any] {
    entries.mapValues { value in
      switch value {
      case .number(let number): number
      case .tag(let tag): tag
      }
    }
  }
}

extension FontRequest {
  init(_ font: Font) {
    base = .fontFace(font.fontFace)
    size = font.pointSize
    features = font.features
    if font.fontFace.hasMonospacedDigits { features.append(.monospacedDigits) }
    if case .textStyle(let style)? = font.scaling { textStyle = style }
  }
}

extension FontFace {
  var hasMonospacedDigits: Bool { systemFace?.design == .monospacedDigits }

  /// Creates the face of a family with a style's name, such as `Bold`, or the plain one; nil for an unknown family.
  init?(family: String, style: String?) {
    guard let style else {
      self.init(named: family)
      return
    }
    let wanted = FontStyle(parsing: "Any-" + style.filter { $0 != " " })
    let faces = FontFace.faces(ofFamily: family)
    guard let fontFace = faces.first(where: { $0.styleName == style }) ?? faces.first(where: { $0.style == wanted })
    else { return nil }
    self = fontFace
  }

  /// Returns the face of the family that is bold and italic as a style is, with the weight that is nearest to the style's.
  func sibling(_ style: FontStyle) -> FontFace? {
    FontFace.faces(ofFamily: name.family)
      .filter { $0.style.isItalic == style.isItalic && $0.style.isBold == style.isBold }
      .min { $0.distance(to: style) < $1.distance(to: style) }
  }

  private var styleName: String? {
    if case .file(let file) = glyphSource { file.styleName } else { nil }
  }

  private func distance(to style: FontStyle) -> CGFloat {
    abs(self.style.weight.rawValue - style.weight.rawValue)
  }
}
