import Foundation

@testable import Portability

/// The Apple names that this package declares, read from its sources.
struct PackageNames {
  /// The package's folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The modules with Apple's names.
  private(set) var modules: Set<String> = []
  private(set) var names: Set<String> = []
  private(set) var nested: Set<String> = []
  private(set) var members: Set<String> = []
  private(set) var statics: Set<String> = []
  private(set) var initializers: Set<String> = []

  /// Reads all modules that `import UIKit` brings, and those that have a name of Apple's.
  init() throws {
    let sources = Self.root.appending(path: "Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    modules = Set(folders).intersection(Modules.missing)
    var waiting = modules.sorted()
    var seen: Set<String> = []
    var declarations: [Declaration] = []
    while let module = waiting.popLast() {
      if !folders.contains(module) || !seen.insert(module).inserted { continue }
      for entry in SourceFolder(path: sources.appending(path: module).path).sources {
        let tokens = try SourceFile(entry).code.tokens
        declarations += Declaration.all(in: tokens).filter { $0.isPublic && !$0.isUnavailable }
        for place in tokens.indices.dropLast(2) where tokens[place].isWord("_exported") {
          waiting.append(tokens[place + 2].text)
        }
      }
    }
    take(declarations)
  }

  private mutating func take(_ declarations: [Declaration]) {
    names = Set(declarations.filter { $0.owner.isEmpty && AppleNames.contains($0.name) }.map(\.name))
    for declaration in declarations where !declaration.owner.isEmpty {
      for (wanted, _) in AppleMembers.byName[declaration.name] ?? [] {
        if wanted.label.map(declaration.labels.contains) ?? true { members.insert(wanted.text) }
      }
    }
    takeMembers(declarations)
  }

  /// Notes what each type with a name of Apple's has of its own: types, static members and initializers, those of the
  /// classes above it too.
  private mutating func takeMembers(_ declarations: [Declaration]) {
    let types: Set<String> = ["class", "struct", "enum", "protocol", "typealias"]
    var inside: [String: [Declaration]] = [:]
    var above: [String: String] = [:]
    for declaration in declarations {
      if !declaration.owner.isEmpty {
        inside[declaration.owner, default: []].append(declaration)
      } else if types.contains(declaration.keyword), !declaration.target.isEmpty {
        above[declaration.name] = declaration.target
      }
    }
    for name in names {
      var type: String? = name
      while let present = type {
        for declaration in inside[present] ?? [] {
          if types.contains(declaration.keyword) { nested.insert("\(name).\(declaration.name)") }
          if declaration.isStatic, AppleNames.valueTypes.contains(name) {
            statics.insert("\(name).\(declaration.name)")
          }
          if declaration.keyword == "init" { initializers.formUnion(declaration.firstLabels.map { "\(name)(\($0)" }) }
        }
        type = above[present]
      }
    }
  }

  /// The table as a file of Swift.
  var file: String {
    """
    /// The Apple names that this package has.
    ///
    /// `PORTABILITY_NAMES=record swift test --filter SupportedNamesTests` writes this file from the package's sources; the
    /// test fails when they no longer agree.
    enum SupportedNames {
      /// The modules with a name of Apple's.
      static let modules = AppleNames.words(
    \(Self.block(modules)))

      /// Types, functions and constants.
      static let names = AppleNames.words(
    \(Self.block(names)))

      /// Types inside of types.
      static let nested = AppleNames.words(
    \(Self.block(nested)))

      /// Static members and cases of ``AppleNames/valueTypes``.
      static let statics = AppleNames.words(
    \(Self.block(statics)))

      /// Initializers by their first label, which is `_` or nothing if there is none.
      static let initializers = AppleNames.words(
    \(Self.block(initializers)))

      /// Those of ``AppleMembers`` that the package has.
      static let members = AppleNames.words(
    \(Self.block(members)))
    }

    """
  }

  /// The words as a literal of several lines, 120 columns wide.
  private static func block(_ words: Set<String>) -> String {
    var lines = [""]
    for word in words.sorted() {
      if lines[lines.count - 1].count + word.count > 110 { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return (["\"\"\""] + lines + ["\"\"\""]).map { "    \($0)" }.joined(separator: "\n")
  }
}
