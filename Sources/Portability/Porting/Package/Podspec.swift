/// The lines of a podspec that say which files belong to the library.
struct Podspec {
  private(set) var name: String?
  private(set) var moduleName: String?
  private(set) var sourceFiles: [String] = []
  private(set) var excludedFiles: [String] = []
  /// The pods that it depends on.
  private(set) var dependencies: [String] = []
  private(set) var hasResources = false

  /// Reads the assignments of strings, in the specification and in its subspecifications; other Ruby is not run.
  init(_ text: String) {
    var key = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let code = Self.withoutComment(line)
      if let found = Self.key(of: code) { key = found }
      let strings = Self.strings(in: code)
      switch key {
      case "name": name = name ?? strings.first
      case "module_name": moduleName = moduleName ?? strings.first
      case "source_files": sourceFiles += strings
      case "exclude_files": excludedFiles += strings
      case "dependency": dependencies += strings.prefix(1).filter { !$0.contains("/") }
      case "resources", "resource", "resource_bundles", "resource_bundle": hasResources = true
      default: break
      }
      // An array goes on in the next line while its bracket is open.
      let isOpen = code.contains("[") && !code.contains("]") || code.hasSuffix(",")
      if !isOpen, !(code.allSatisfy(\.isWhitespace)), Self.key(of: code) != nil || code.contains("]") { key = "" }
    }
  }

  /// The word behind the first point: `source_files` of `s.source_files = …`, `s.ios.source_files = …`.
  private static func key(of code: Substring) -> String? {
    let start = code.drop { $0.isWhitespace }
    let word = start.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let parts = word.split(separator: ".")
    guard parts.count > 1, let last = parts.last else { return nil }
    let rest = start.dropFirst(word.count).drop { $0.isWhitespace }
    return rest.hasPrefix("=") || rest.hasPrefix("\"") || rest.hasPrefix("'") || rest.hasPrefix("+=")
      ? String(last) : nil
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    for index in line.indices {
      if let open = quote {
        if line[index] == open { quote = nil }
      } else if line[index] == "\"" || line[index] == "'" {
        quote = line[index]
      } else if line[index] == "#" {
        return line[..<index]
      }
    }
    return line
  }

  /// The strings of a line, between quotes of either kind.
  private static func strings(in code: Substring) -> [String] {
    var strings: [String] = []
    var quote: Character?
    var text = ""
    for character in code {
      if let open = quote {
        if character == open {
          strings.append(text)
          quote = nil
        } else {
          text.append(character)
        }
      } else if character == "\"" || character == "'" {
        quote = character
        text = ""
      }
    }
    return strings
  }
}
