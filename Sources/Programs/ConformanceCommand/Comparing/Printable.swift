extension String {
  /// The text in one line without control characters, which a file could contain and a terminal would obey.
  ///
  /// Line breaks, control characters and marks of writing direction are escapes such as `\u{1B}`. Long texts are cut.
  var printable: String {
    var text = ""
    for character in prefix(Self.longestPrinted) {
      if character.unicodeScalars.contains(where: \.isControl) {
        for scalar in character.unicodeScalars {
          text += scalar.isControl ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
        }
      } else {
        text.append(character)
      }
    }
    let rest = count - Self.longestPrinted
    return rest > 0 ? "\(text)… (\(rest) more characters)" : text
  }

  /// The text as Markdown shows it, in a cell of a table too.
  var markdown: String {
    printable.reduce(into: "") { text, character in
      if "\\|`*_[]<>#&!".contains(character) { text.append("\\") }
      text.append(character)
    }
  }

  /// The length of a printed text, in characters; the names of scenes and of values are shorter than a hundred.
  private static let longestPrinted = 500
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    // Marks of writing direction. The joiners of emoji are of the same category.
    case .format:
      (0x200E...0x200F).contains(value) || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    default: false
    }
  }
}
