extension String {
  /// The JSON text for an element of an HTML page, where it must contain neither the end tag nor a line break in a string.
  ///
  /// Characters with a meaning in HTML, or not allowed there, are JSON's escapes, as they are only in strings.
  var escapedInScript: String {
    if utf8.allSatisfy({ $0 < 0x7F && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }) { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}", "\u{FEFF}":
        escaped += "\\u" + String(UInt32(scalar.value) + 0x10000, radix: 16).dropFirst()
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
