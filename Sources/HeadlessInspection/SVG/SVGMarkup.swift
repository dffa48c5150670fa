import Foundation

extension String {
  /// The text as it stands in XML, between tags and in attributes.
  ///
  /// Line breaks and tabs become spaces, as SVG takes them anyway; characters that XML has not become U+FFFD.
  ///
  /// > Documented: XML 1.0, production 2 (Char).
  var escapedForXML: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && !Self.special.contains($0) }) { return self }
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static let special = Set("&<>\"".utf8)
}
