extension FileReader {
  mutating func readImport(_ statement: ImportStatement) {
    let name = statement.module
    let submodule = statement.isOfDeclaration ? nil : statement.part
    let (verdict, message, row) = judgement(of: name, isSubmodule: submodule != nil)
    addFinding(statement.position, verdict, "import \(name)" + (submodule.map { ".\($0)" } ?? ""), message, row)
  }

  /// Returns the verdict on the import of a module or of a part of it.
  private func judgement(of name: String, isSubmodule: Bool) -> (Verdict, String, PortingRow?) {
    if name == "CoreFoundation", Self.hasUIKitsNameOfCoreFoundation(tokens) {
      return (.change, "UIKit has its names, which are ambiguous with both; write import UIKit.", .module)
    }
    if isSubmodule, SupportedNames.modules.contains(name) {
      return (.change, "The module has no submodules here; write import \(name).", .submodule)
    }
    if Modules.present.contains(name) { return (.compiles, "The module is here.", nil) }
    if let instead = Self.instead[name] {
      return (.change, "There is no such module on Linux; write import \(instead).", .module)
    }
    if Modules.missing.contains(name) { return (.unsupported, "There is no such module on Linux.", nil) }
    if project.modules.contains(name) { return (.compiles, "A module of this package or of one that it names.", nil) }
    return (.compiles, "Not a module of Apple's; it has to be a dependency that builds on Linux.", nil)
  }

  /// The imports on Linux that replace a missing module's.
  static let instead = ["Darwin": "Foundation", "ObjectiveC": "Foundation", "OSLog": "os"]

  /// Returns whether a file uses a name of CoreFoundation's that UIKit declares too: `CFString`.
  static func hasUIKitsNameOfCoreFoundation(_ tokens: [Token]) -> Bool {
    tokens.contains { token in
      token.kind == .word && (token.text.hasPrefix("CF") || token.text.hasPrefix("kCF"))
        && SupportedNames.names.contains(token.text)
    }
  }

  /// Whether a name can come with an unread import: of another package's module, or of Apple's that re-exports UIKit.
  private var mayHaveOtherNames: Bool {
    imported.contains { module in
      !Modules.present.contains(module) && Self.instead[module] == nil && !project.modules.contains(module)
    }
  }

  /// Checks whether the file imports a name's module: on Apple's systems a bridging header may do it for all files.
  mutating func readMissingImport(_ position: Int) {
    let word = tokens[position].text
    if missingImport == nil, !isSign(".", at: position - 1), let module = moduleToImport(for: word) {
      missingImport = module
      addFinding(
        position, .change, word,
        "The file does not import its module, as a bridging header does for all files; write import \(module).",
        .bridging)
    }
  }

  private func moduleToImport(for word: String) -> String? {
    let brings = imported.union(project.exported)
    if brings.contains("UIKit") || mayHaveOtherNames { return nil }
    if AppleNames.ofFoundation.contains(word) {
      return brings.isDisjoint(with: Self.exportsFoundation) ? "Foundation" : nil
    }
    guard SupportedNames.names.contains(word) else { return nil }
    if brings.contains("QuartzCore"), SupportedNames.ofQuartzCore.contains(word) { return nil }
    if brings.contains("CoreGraphics"), SupportedNames.ofCoreGraphics.contains(word) { return nil }
    return "UIKit"
  }

  /// The modules that provide `CGFloat` and the other types of Foundation's.
  /// > Seen: each compiles with `let a: CGFloat`, Swift 6.3.1 on Linux.
  private static let exportsFoundation: Set<String> = [
    "Foundation", "FoundationNetworking", "FoundationXML", "CoreGraphics", "QuartzCore", "XCTest",
  ]

  /// Checks a type of the network, which are in a module of its own, apart from Foundation, on Linux.
  mutating func readNetworkName(_ position: Int) {
    if hasNetworkFinding || isSign(".", at: position - 1) || mayHaveOtherNames { return }
    if imported.union(project.exported).contains("FoundationNetworking") { return }
    hasNetworkFinding = true
    addFinding(
      position, .change, tokens[position].text,
      "On Linux it is in a module of its own; write import FoundationNetworking inside #if canImport(FoundationNetworking).",
      .networking)
  }

  mutating func readNameOfXML() {
    if !mayHaveOtherNames, !imported.contains("FoundationXML") { hasNameOfXML = true }
  }
}
