/// A composer of letters and accents into the glyphs of a font, which decomposes characters without a glyph.
/// > Documented: HarfBuzz, "composed diacritics": canonical composition of the glyphs that the font has.
struct Composer {
  let characters: CharacterMap

  func scalars(of text: String) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    result.reserveCapacity(text.utf8.count)
    var cluster: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if scalar.joinsBefore {
        if cluster.isEmpty, let base = result.popLast() { cluster.append(base) }
        cluster.append(scalar)
      } else {
        if !cluster.isEmpty { append(cluster, to: &result) }
        cluster = []
        appendWhole(scalar, to: &result)
      }
    }
    if !cluster.isEmpty { append(cluster, to: &result) }
    return result
  }

  /// Adds a character without marks, decomposed if the font has only glyphs for its components.
  private func appendWhole(_ scalar: Unicode.Scalar, to result: inout [Unicode.Scalar]) {
    if scalar.value >= 0xC0, !has(scalar) {
      let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      if parts.count > 1 || parts.first != scalar, parts.allSatisfy(has) {
        return compose(Array(parts), onto: &result)
      }
    }
    result.append(scalar)
  }

  /// Adds a letter with the marks that follow it.
  private func append(_ cluster: [Unicode.Scalar], to result: inout [Unicode.Scalar]) {
    // Characters that cannot be shown decomposed are composed again below.
    var parts = cluster.flatMap { String($0).decomposedStringWithCanonicalMapping.unicodeScalars }
    Self.orderMarks(in: &parts)
    compose(parts, onto: &result)
  }

  /// Sorts marks into their canonical order: by class, and in a class in their order in the text.
  ///
  /// Foundation does the same when it decomposes a whole text, but in quadratic time.
  private static func orderMarks(in parts: inout [Unicode.Scalar]) {
    var start = 0
    while start < parts.count {
      let end = parts[start...].firstIndex { $0.combiningClass == 0 } ?? parts.count
      if end - start > 1 {
        let marks = parts[start..<end].enumerated().sorted {
          ($0.element.combiningClass, $0.offset) < ($1.element.combiningClass, $1.offset)
        }
        parts.replaceSubrange(start..<end, with: marks.map(\.element))
      }
      start = end + 1
    }
  }

  /// Composes a letter with marks, mark by mark, with the glyphs that the font has.
  private func compose(_ parts: [Unicode.Scalar], onto result: inout [Unicode.Scalar]) {
    var starter: Int?
    var lastClass: UInt8 = 0
    for part in parts {
      let order = part.combiningClass
      if let starter, starter == result.count - 1 || lastClass < order,
        let whole = composed(result[starter], part)
      {
        result[starter] = whole
        continue
      }
      result.append(part)
      lastClass = order
      if order == 0 { starter = result.count - 1 }
    }
  }

  private func composed(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    var pair = String.UnicodeScalarView()
    pair.append(base)
    pair.append(mark)
    let whole = String(pair).precomposedStringWithCanonicalMapping.unicodeScalars
    guard whole.count == 1, let scalar = whole.first, has(scalar) else { return nil }
    return scalar
  }

  private func has(_ scalar: Unicode.Scalar) -> Bool { characters.glyph(for: scalar) != 0 }
}

extension Unicode.Scalar {
  /// Whether it belongs to a block of Greek, Cyrillic, ideographs or hangul that contains only letters and signs.
  var isPlainLetter: Bool {
    switch value {
    case 0x370...0x482, 0x48A...0x52F, 0x3041...0x3096, 0x30A1...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// The order of a mark among others on the same letter; 0 for letters.
  fileprivate var combiningClass: UInt8 { properties.canonicalCombiningClass.rawValue }

  /// Whether it is a mark on the letter before it, or a vowel or final of hangul.
  fileprivate var joinsBefore: Bool {
    if value < 0x300 || isPlainLetter { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return (0x1160...0x11FF).contains(value)
    }
  }
}
