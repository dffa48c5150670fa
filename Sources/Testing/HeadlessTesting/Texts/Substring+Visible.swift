extension Substring {
  /// The line with control characters, which a terminal would execute, as escapes of Swift source.
  var visible: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) { return String(self) }
    return escaping { $0.properties.generalCategory == .control && $0 != "\t" }
  }

  /// The line with ambiguous characters as escapes of Swift: tabs, spaces other than U+0020, and spaces at the end.
  var unmistakable: String {
    let end = String(reversed().prefix { $0 == " " }.map { _ in "\\u{20}" }.joined())
    let text = self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)]
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text + end }
    return text.escaping { scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: true
      case .spaceSeparator: scalar != " "
      // Joiners and selectors belong to emoji.
      case .format: scalar != "\u{200D}"
      default: false
      }
    } + end
  }

  /// The line with all characters beyond ASCII as numbers.
  var inASCII: String { escaping { !$0.isASCII || $0.value < 0x20 || $0.value == 0x7F } }

  private func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    unicodeScalars.map { scalar in
      if !isEscaped(scalar) { return String(scalar) }
      return Self.names[scalar] ?? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }.joined()
  }

  private static let names: [Unicode.Scalar: String] = ["\0": "\\0", "\t": "\\t", "\r": "\\r"]
}
