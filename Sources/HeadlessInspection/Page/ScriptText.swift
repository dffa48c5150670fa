import Foundation

/// JSON that stands in an element of an HTML page, where neither the end of the element nor a line break may be in it.
struct ScriptText {
  /// The text, a value of JSON.
  let text: String

  /// Writes a value.
  init(_ value: some Encodable) {
    // The encoder throws for numbers that are not finite, which it is told to spell, and for nothing else that is here.
    self.init(json: (try? JSONEncoder.inspecting.text(of: value)) ?? "null")
  }

  /// Writes values, a line each.
  init(lines values: [some Encodable]) {
    let encoder = JSONEncoder.inspecting
    self.init(json: "[\n\(values.map { (try? encoder.text(of: $0)) ?? "null" }.joined(separator: ",\n"))\n]")
  }

  /// Takes the characters that mean something in HTML, or are not allowed there, as JSON's own escapes: in JSON they
  /// stand in strings only.
  private init(json: String) {
    if json.utf8.allSatisfy({ $0 < 0x7F && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }) {
      text = json
      return
    }
    var escaped = ""
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}", "\u{FEFF}":
        escaped += "\\u" + String(UInt32(scalar.value) + 0x10000, radix: 16).dropFirst()
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    text = escaped
  }
}
