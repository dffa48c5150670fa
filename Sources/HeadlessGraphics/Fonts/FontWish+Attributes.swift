import Foundation

extension FontWish {
  /// Returns the request with attributes; values of another type than the attribute's are left out.
  func adding(_ attributes: [FontDescriptor.AttributeName: Any]) -> FontWish {
    var wish = self
    if let size = number(attributes[.size]) { wish.size = size }
    if let style = attributes[.textStyle] as? Font.TextStyle { wish.textStyle = style }
    if let style = attributes[.textStyle] as? String { wish.textStyle = Font.TextStyle(rawValue: style) }
    if let family = attributes[.family] as? String { wish.base = .family(family, style: nil) }
    if let face = attributes[.face] as? String { wish.base = .family(wish.family, style: face) }
    if let name = attributes[.name] as? String { wish.base = .name(name) }
    if let traits = attributes[.traits] as? [FontDescriptor.TraitKey: Any] {
      let symbolic = traits[.symbolic]
      if let set = symbolic as? FontDescriptor.SymbolicTraits { wish.traits = set }
      if let bits = symbolic as? UInt32 { wish.traits = FontDescriptor.SymbolicTraits(rawValue: bits) }
      if let slant = number(traits[.slant]), slant > 0 { wish.traits = (wish.traits ?? []).union(.traitItalic) }
      if let weight = traits[.weight] as? Font.Weight { wish.weight = weight }
      if let weight = number(traits[.weight]) { wish.weight = Font.Weight(weight) }
    }
    if let features = attributes[.featureSettings] as? [[FontDescriptor.FeatureKey: Int]] {
      wish.hasMonospacedDigits = features.contains { $0[.type] == 6 && $0[.selector] == 0 }
    }
    return wish
  }

  /// The specified values, by attribute.
  var attributes: [FontDescriptor.AttributeName: Any] {
    var attributes: [FontDescriptor.AttributeName: Any] = [:]
    attributes[.size] = size
    attributes[.textStyle] = textStyle
    switch base {
    case .name(let name): attributes[.name] = name
    case .cut(let cut): attributes[.name] = cut.name.postScript
    case .system(let face): attributes[.name] = FontName(face).postScript
    case .family(let family, let style):
      attributes[.family] = family
      attributes[.face] = style
    case nil: break
    }
    var said: [FontDescriptor.TraitKey: Any] = [:]
    said[.weight] = weight
    said[.symbolic] = traits
    if !said.isEmpty { attributes[.traits] = said }
    if hasMonospacedDigits {
      attributes[.featureSettings] = [[FontDescriptor.FeatureKey.type: 6, FontDescriptor.FeatureKey.selector: 0]]
    }
    return attributes
  }

  /// The attributes of the matching font.
  var foundAttributes: [FontDescriptor.AttributeName: Any] {
    let cut = cut ?? Self.fallback
    let traits: [FontDescriptor.TraitKey: Any] = [
      .weight: cut.style.weight, .symbolic: FontDescriptor.SymbolicTraits(cut),
    ]
    return [
      .name: cut.name.postScript, .family: cut.name.family, .visibleName: cut.name.postScript, .traits: traits,
    ]
  }

  private var family: String {
    if case .family(let family, _) = base { return family }
    return (cut ?? Self.fallback).name.family
  }

  private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}
