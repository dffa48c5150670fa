/// The lines of a podspec that list the files of the library.
struct Podspec {
  private(set) var name: String?
  private(set) var moduleName: String?
  private(set) var sourceFiles: [String] = []
  private(set) var excludedFiles: [String] = []
  private(set) var dependencies: [String] = []
  private(set) var hasResources = false

  /// Reads the assignments of strings, in the specification and in its subspecifications; other Ruby is not run.
  ///
  /// Specifications of tests and apps, settings for other systems, and extra subspecifications are ignored.
  init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).map(Line.init)
    let defaults = Self.defaultSubspecs(lines)
    var key = ""
    // Whether each open block is read.
    var blocks: [Bool] = []
    for line in lines {
      let (code, strings) = (line.code, line.strings)
      if let counts = Self.beginsBlock(line, defaults: defaults) {
        blocks.append(counts && blocks.last ?? true)
        continue
      }
      if code.drop(while: \.isWhitespace) == "end" { _ = blocks.popLast() }
      if blocks.last == false { continue }
      if let found = Self.key(of: code) { key = found }
      switch key {
      case "name": name = name ?? strings.first
      case "module_name": moduleName = moduleName ?? strings.first
      case "source_files": sourceFiles += strings
      case "exclude_files": excludedFiles += strings
      case "dependency": dependencies += strings.prefix(1).filter { !$0.contains("/") }
      case "resources", "resource", "resource_bundles", "resource_bundle": hasResources = true
      default: break
      }
      // An array continues on the next line while its bracket is open.
      let isOpen = code.contains("[") && !code.contains("]") || code.hasSuffix(",")
      if !isOpen, !(code.allSatisfy(\.isWhitespace)), Self.key(of: code) != nil || code.contains("]") { key = "" }
    }
  }

  /// Returns the subspecifications that are there without being named; nil if all are.
  private static func defaultSubspecs(_ lines: [Line]) -> [String]? {
    let names = lines.first { ["default_subspec", "default_subspecs"].contains(key(of: $0.code)) }?.strings ?? []
    return names.isEmpty ? nil : names
  }

  /// Returns whether the block that a line begins is read; nil if it does not begin one.
  private static func beginsBlock(_ line: Line, defaults: [String]?) -> Bool? {
    let words = line.code.split { $0.isWhitespace || $0 == "(" }
    guard words.contains("do") || ["if", "unless", "case"].contains(words.first ?? "") else { return nil }
    let keyword = words.first?.split(separator: ".").last ?? ""
    if ["test_spec", "app_spec"].contains(keyword) { return false }
    guard keyword == "subspec", let name = line.strings.first, let defaults else { return true }
    return defaults.contains { $0 == name || $0.hasPrefix(name + "/") }
  }

  private static let otherSystems: Set<Substring> = ["osx", "watchos", "tvos", "visionos"]

  /// Returns the word after the last point: `source_files` of `s.source_files = …`, `s.ios.source_files = …`.
  private static func key(of code: Substring) -> String? {
    let start = code.drop { $0.isWhitespace }
    let word = start.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let parts = word.split(separator: ".")
    guard parts.count > 1, let last = parts.last else { return nil }
    if parts.contains(where: otherSystems.contains) { return "other" }
    let rest = start.dropFirst(word.count).drop { $0.isWhitespace }
    return ["=", "\"", "'", "+="].contains(where: { rest.hasPrefix($0) }) ? String(last) : nil
  }

  /// A line without its comment and the white space at its end.
  private struct Line {
    let code: Substring
    /// The strings in it, between quotes of either kind.
    private(set) var strings: [String] = []

    init(_ line: Substring) {
      var open: Substring.Index?
      var end = line.endIndex
      for index in line.indices {
        if let start = open {
          if line[index] != line[start] { continue }
          strings.append(String(line[start..<index].dropFirst()))
          open = nil
        } else if line[index] == "\"" || line[index] == "'" {
          open = index
        } else if line[index] == "#" {
          end = index
          break
        }
      }
      code = line[..<end].lastIndex { !$0.isWhitespace }.map { line[...$0] } ?? ""
    }
  }
}
