import Foundation

extension FontRequest {
  /// Returns the request with attributes; values of another type than the attribute's are left out.
  func adding(_ attributes: [FontDescriptor.AttributeName: Any]) -> FontRequest {
    var request = self
    if let size = CGFloat(attribute: attributes[.size]) { request.size = size }
    if let style = attributes[.textStyle] as? Font.TextStyle { request.textStyle = style }
    if let style = attributes[.textStyle] as? String { request.textStyle = Font.TextStyle(rawValue: style) }
    if let family = attributes[.family] as? String { request.base = .family(family, style: nil) }
    if let face = attributes[.face] as? String { request.base = .family(request.family, style: face) }
    if let name = attributes[.name] as? String { request.base = .name(name) }
    if let traits = attributes[.traits] as? [FontDescriptor.TraitKey: Any] {
      let symbolic = traits[.symbolic]
      if let set = symbolic as? FontDescriptor.SymbolicTraits { request.traits = set }
      if let bits = symbolic as? UInt32 { request.traits = FontDescriptor.SymbolicTraits(rawValue: bits) }
      if let slant = CGFloat(attribute: traits[.slant]), slant > 0 {
        request.traits = (request.traits ?? []).union(.traitItalic)
      }
      if let weight = traits[.weight] as? Font.Weight { request.weight = weight }
      if let weight = CGFloat(attribute: traits[.weight]) { request.weight = Font.Weight(weight) }
    }
    if let features = attributes[.featureSettings] as? [[FontDescriptor.FeatureKey: Any]] {
      request.features = features.map { FontFeature($0) }
    }
    return request
  }

  var attributes: [FontDescriptor.AttributeName: Any] {
    var attributes: [FontDescriptor.AttributeName: Any] = [:]
    attributes[.size] = size
    attributes[.textStyle] = textStyle
    switch base {
    case .name(let name): attributes[.name] = name
    case .fontFace(let fontFace): attributes[.name] = fontFace.name.postScript
    case .system(let face): attributes[.name] = FontName(face).postScript
    case .family(let family, let style):
      attributes[.family] = family
      attributes[.face] = style
    case nil: break
    }
    var specifiedTraits: [FontDescriptor.TraitKey: Any] = [:]
    specifiedTraits[.weight] = weight
    specifiedTraits[.symbolic] = traits
    if !specifiedTraits.isEmpty { attributes[.traits] = specifiedTraits }
    if !features.isEmpty { attributes[.featureSettings] = features.map(\.dictionary) }
    return attributes
  }

  var foundAttributes: [FontDescriptor.AttributeName: Any] {
    let fontFace = fontFace ?? Self.fallback
    let traits: [FontDescriptor.TraitKey: Any] = [
      .weight: fontFace.style.weight, .symbolic: FontDescriptor.SymbolicTraits(fontFace),
    ]
    return [
      .name: fontFace.name.postScript, .family: fontFace.name.family, .visibleName: fontFace.name.postScript,
      .traits: traits,
    ]
  }

  private var family: String {
    if case .family(let family, _) = base { return family }
    return (fontFace ?? Self.fallback).name.family
  }
}

extension CGFloat {
  /// Reads a number as attributes store it: of any of Swift's common types or an `NSNumber`.
  package init?(attribute any: Any?) {
    switch any {
    case let number as CGFloat: self = number
    case let number as Double: self = CGFloat(number)
    case let number as Float: self = CGFloat(number)
    case let number as Int: self = CGFloat(number)
    case let number as NSNumber: self = CGFloat(number.doubleValue)
    default: return nil
    }
  }
}
