extension FileReader {
  mutating func readImport(_ statement: ImportStatement) {
    let name = statement.module
    let isSubmodule = statement.part != nil && !statement.isOfDeclaration
    let construct = "import \(name)" + (isSubmodule ? ".\(statement.part ?? "")" : "")
    let position = statement.position
    if name == "CoreFoundation", Self.hasUIKitsNameOfCoreFoundation(tokens) {
      addFinding(
        position, .change, construct, "UIKit has its names, which are ambiguous with both; write import UIKit.", .module
      )
    } else if Modules.present.contains(name) {
      if isSubmodule, SupportedNames.modules.contains(name) {
        addFinding(position, .change, construct, "The module has no submodules here; write import \(name).", .submodule)
      } else {
        addFinding(position, .compiles, construct, "The module is here.")
      }
    } else if Self.reexported.contains(name) {
      addFinding(
        position, .change, construct, "There is no such module; write import UIKit, which brings its types.", .module)
    } else if let instead = Self.instead[name] {
      addFinding(position, .change, construct, "There is no such module on Linux; write import \(instead).", .module)
    } else if Modules.missing.contains(name) {
      addFinding(position, .unsupported, construct, "There is no such module on Linux.")
    } else if project.modules.contains(name) {
      addFinding(position, .compiles, construct, "A module of this package or of one that it names.")
    } else {
      addFinding(
        position, .compiles, construct, "Not a module of Apple's; it has to be a dependency that builds on Linux.")
    }
  }

  /// The modules whose types come with `import UIKit` where there is no module of the name.
  static let reexported: Set<String> = ["CoreGraphics", "QuartzCore", "CoreText"]

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
    if missingImport == nil, !isBehindPoint(position), let module = moduleToImport(for: word) {
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
    if hasNetworkFinding || isBehindPoint(position) || mayHaveOtherNames { return }
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

  private func isBehindPoint(_ position: Int) -> Bool { token(position, -1)?.isSign(".") == true }
}
