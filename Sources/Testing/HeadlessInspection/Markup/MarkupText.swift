extension String {
  /// The text for SVG and HTML, between tags and in attributes with double quotes.
  ///
  /// Line breaks and tabs become spaces, as in the display of both; control characters become U+FFFD.
  /// > Documented: XML 1.0, production 2 (Char); HTML, 13.2.3.5 (control characters in the input stream).
  package var escaped: String { escaped(keepsLines: false) }

  /// The text for a `pre` element, with its line breaks and tabs; otherwise as ``escaped``.
  package var escapedLines: String { escaped(keepsLines: true) }

  private func escaped(keepsLines: Bool) -> String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && !Self.special.contains($0) }) { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n": escaped.unicodeScalars.append(keepsLines ? scalar : " ")
      case "\r": escaped += " "
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static let special = Set("&<>\"".utf8)
}
