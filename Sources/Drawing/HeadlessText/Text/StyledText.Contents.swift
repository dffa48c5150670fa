extension StyledText {
  /// Returns whether a text is one line that is measured unchanged: without newlines, tabs and invisible characters.
  package static func isPlainLine(_ text: String) -> Bool { Contents(of: text).isEmpty }

  /// The kinds of special characters in a text, found in one pass over its bytes.
  struct Contents: OptionSet, Sendable {
    let rawValue: UInt8

    /// A newline of any kind.
    static let newlines = Contents(rawValue: 1)
    /// A tab, whose width depends on its position.
    static let tabs = Contents(rawValue: 2)
    /// A soft hyphen, zero width space or word joiner, which show nothing.
    static let invisibles = Contents(rawValue: 4)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    init(of text: String) {
      var found = Contents()
      var before: (UInt8, UInt8) = (0, 0)
      let bytes = text.utf8Span.span
      for index in bytes.indices {
        let byte = bytes[index]
        // Most bytes are letters that nothing follows.
        if byte >= 0x20, byte < 0x80 { continue }
        switch byte {
        case 0x0A...0x0D: found.insert(.newlines)
        case 0x09: found.insert(.tabs)
        // U+0085 and U+00AD.
        case 0x85 where before.1 == 0xC2: found.insert(.newlines)
        case 0xAD where before.1 == 0xC2: found.insert(.invisibles)
        // U+2028, U+2029, U+200B and U+2060.
        case 0xA8, 0xA9: if before == (0xE2, 0x80) { found.insert(.newlines) }
        case 0x8B: if before == (0xE2, 0x80) { found.insert(.invisibles) }
        case 0xA0: if before == (0xE2, 0x81) { found.insert(.invisibles) }
        // U+FEFF.
        case 0xBF: if before == (0xEF, 0xBB) { found.insert(.invisibles) }
        default: break
        }
        before = (before.1, byte)
      }
      self = found
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar only controls line breaks and shows nothing.
  var isInvisibleBreak: Bool { value == 0xAD || value == 0x200B || value == 0x2060 || value == 0xFEFF }
}

extension String {
  /// Returns the text without the scalars that show nothing.
  func removingInvisibles() -> String {
    var kept = UnicodeScalarView()
    kept.append(contentsOf: unicodeScalars.lazy.filter { !$0.isInvisibleBreak })
    return String(kept)
  }
}
