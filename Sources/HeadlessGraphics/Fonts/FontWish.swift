import Foundation

/// The values of a descriptor, and its matching font.
struct FontWish: Hashable, Sendable {
  /// The font to start from.
  enum Base: Hashable, Sendable {
    case cut(FontCut)
    case system(Font.SystemFace)
    case name(String)
    case family(String, style: String?)
  }

  var base: Base?
  var size: CGFloat?
  var textStyle: Font.TextStyle?
  var weight: Font.Weight?
  var traits: FontDescriptor.SymbolicTraits?
  var hasMonospacedDigits = false

  /// The font of a descriptor without attributes.
  ///
  /// > Reported: Helvetica.
  static let fallback = FontCut(standingInFor: FontName(family: "Helvetica", postScript: "Helvetica"))

  /// The cut, or nil where the family has none with the traits.
  var cut: FontCut? {
    guard let start else { return nil }
    var style = start.style
    if let traits {
      style.isItalic = traits.contains(.traitItalic)
      let isBold = traits.contains(.traitBold)
      if isBold != style.isBold { style.weight = isBold ? boldWeight(of: start) : .regular }
    }
    if let weight { style.weight = weight }
    guard case .system(let face) = start.face, start.standIn == nil else {
      return style == start.style ? start : start.sibling(style)
    }
    var design = face.design
    if traits?.contains(.traitMonoSpace) == true { design = .monospaced }
    if hasMonospacedDigits, design == .default { design = .monospacedDigits }
    return FontCut(Font.SystemFace(weight: style.weight, isItalic: style.isItalic, design: design))
  }

  private var start: FontCut? {
    switch base {
    case .cut(let cut): cut
    case .system(let face): FontCut(face)
    case .name(let name): FontCut(named: name)
    case .family(let family, let style): FontCut(family: family, style: style)
    case nil: textStyle.map { FontCut(Font.SystemFace(weight: $0.weight)) } ?? Self.fallback
    }
  }

  private func boldWeight(of start: FontCut) -> Font.Weight {
    if let textStyle { return textStyle.emphasizedWeight }
    if case .system = start.face, start.standIn == nil { return .semibold }
    return .bold
  }
}

extension FontWish {
  /// Creates a request with all attributes of a font.
  init(_ font: Font) {
    base = .cut(font.cut)
    size = font.pointSize
    if case .textStyle(let style)? = font.scaling { textStyle = style }
  }

  init(name: String, size: CGFloat) {
    base = .name(name)
    self.size = size
  }
}

extension FontCut {
  /// Creates the cut of a family with a style's name, such as `Bold`; the plain one without; nil for an unknown family.
  init?(family: String, style: String?) {
    guard let style else {
      self.init(named: family)
      return
    }
    let wanted = FontStyle(parsing: "Any-" + style.filter { $0 != " " })
    let cuts = FontCut.cuts(ofFamily: family)
    guard let cut = cuts.first(where: { $0.styleName == style }) ?? cuts.first(where: { $0.style == wanted })
    else { return nil }
    self = cut
  }

  /// Returns the cut of the same family in another style: bold for bold and leaning for leaning, as near in weight as
  /// there is.
  func sibling(_ style: FontStyle) -> FontCut? {
    FontCut.cuts(ofFamily: name.family)
      .filter { $0.style.isItalic == style.isItalic && $0.style.isBold == style.isBold }
      .min { $0.distance(to: style) < $1.distance(to: style) }
  }

  private var styleName: String? {
    if case .file(let file) = face { return file.styleName }
    return nil
  }

  private func distance(to style: FontStyle) -> CGFloat {
    abs(self.style.weight.rawValue - style.weight.rawValue)
  }
}
