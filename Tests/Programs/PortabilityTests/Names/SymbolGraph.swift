import Foundation
import RepositoryFiles

/// The public symbols of the modules that `import UIKit` brings, as the compiler lists them.
struct SymbolGraph {
  static let shared = Result { try SymbolGraph() }

  let symbols: [Symbol]
  /// The superclass of each class that has one.
  let superclasses: [String: String]
  /// The protocols of each type.
  let protocols: [String: [String]]

  struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }
    struct Identifier: Decodable {
      let precise: String
    }
    struct Comment: Decodable {
      struct Line: Decodable {
        let text: String
      }
      let lines: [Line]
    }
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let accessLevel: String
    let docComment: Comment?

    var isOpen: Bool { accessLevel == "open" }
    var name: String { pathComponents.joined(separator: ".") }
    var owner: String { pathComponents.dropLast().joined(separator: ".") }
    /// The name without arguments.
    var baseName: String { String(pathComponents[pathComponents.count - 1].prefix { $0 != "(" }) }
  }

  private struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
  }

  private struct Graph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]
  }

  private init() throws {
    let graphs = try Self.modules.flatMap(Self.graphs(of:))
    symbols = graphs.flatMap(\.symbols)
    let names = Dictionary(symbols.map { ($0.identifier.precise, $0.name) }, uniquingKeysWith: { first, _ in first })
    var (superclasses, protocols): ([String: String], [String: [String]]) = ([:], [:])
    for relationship in graphs.flatMap(\.relationships) {
      guard let name = names[relationship.source], let parent = names[relationship.target] else { continue }
      if relationship.kind == "inheritsFrom" { superclasses[name] = parent }
      if relationship.kind == "conformsTo" { protocols[name, default: []].append(parent) }
    }
    (self.superclasses, self.protocols) = (superclasses, protocols)
  }

  private static let modules = [
    "HeadlessGraphics", "HeadlessText", "HeadlessLayers", "HeadlessAnimation", "HeadlessViews", "HeadlessRecognizers",
    "HeadlessControls", "HeadlessApp", "HeadlessInputs", "HeadlessScrolling", "HeadlessControllers", "UIKit",
  ]

  /// Returns the public types and members of a module, and the ones that it adds to types of others.
  private static func graphs(of module: String) throws -> [Graph] {
    try Reading.inFolder { folder in
      let compiler = try FinishedProgram([
        "swift", "symbolgraph-extract", "-module-name", module, "-I", FinishedProgram.builtModules.path, "-target",
        target, "-minimum-access-level", "public", "-skip-inherited-docs", "-output-dir", folder.path,
      ])
      guard compiler.status == 0 else { throw Failure(description: compiler.errors) }
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      return try files.map { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)) }
    }
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The platform of the running tests, as the compiler names it.
  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }
}
