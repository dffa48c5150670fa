import Foundation

/// JSON inside an element of an HTML page, where it must contain neither the end tag nor a line break.
struct ScriptText {
  let text: String

  init(_ value: some Encodable) {
    // The encoder would throw only for numbers that are not finite, and has a strategy for these.
    self.init(json: (try? JSONEncoder.inspecting.text(of: value)) ?? "null")
  }

  /// Creates the text of values, a line each.
  init(lines values: [some Encodable]) {
    let encoder = JSONEncoder.inspecting
    self.init(json: "[\n\(values.map { (try? encoder.text(of: $0)) ?? "null" }.joined(separator: ",\n"))\n]")
  }

  /// Replaces characters with a meaning in HTML, or not allowed there, by JSON's escapes, as they are only in strings.
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
