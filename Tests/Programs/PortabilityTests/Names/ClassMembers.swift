import Foundation
import RepositoryFiles

/// The public properties and methods of the open classes of the toolkit, by class, from the compiler's symbol graph.
struct ClassMembers {
  /// The members that a subclass can override.
  let open: [String: [String]]
  /// The members that a subclass cannot override.
  let closed: [String: [String]]

  init() throws {
    let modules = [
      "HeadlessGraphics", "HeadlessText", "HeadlessLayers", "HeadlessAnimation", "HeadlessViews", "HeadlessRecognizers",
      "HeadlessControls", "HeadlessApp", "HeadlessInputs", "HeadlessScrolling", "HeadlessControllers", "UIKit",
    ]
    let symbols = try modules.flatMap(Self.symbols(of:))
    let classes = Set(symbols.filter { $0.kind.identifier == "swift.class" && $0.isOpen }.map(\.name))
    let members = symbols.filter {
      ["swift.property", "swift.method"].contains($0.kind.identifier) && classes.contains($0.owner)
    }
    let names = [true, false].map { isOpen in
      Dictionary(grouping: members.filter { $0.isOpen == isOpen }, by: \.owner)
        .mapValues { $0.map { $0.pathComponents.last! } }
    }
    (open, closed) = (names[0], names[1])
  }

  private struct Graph: Decodable {
    let symbols: [Symbol]
  }

  private struct Symbol: Decodable {
    struct Kind: Decodable {
      let identifier: String
    }
    let kind: Kind
    let pathComponents: [String]
    let accessLevel: String

    var isOpen: Bool { accessLevel == "open" }
    var name: String { pathComponents.joined(separator: ".") }
    var owner: String { pathComponents.dropLast().joined(separator: ".") }
  }

  /// Returns the public types and members of a module, and the ones that it adds to types of others.
  private static func symbols(of module: String) throws -> [Symbol] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = try FinishedProgram([
      "swift", "symbolgraph-extract", "-module-name", module, "-I", FinishedProgram.builtModules.path, "-target",
      target,
      "-minimum-access-level", "public", "-skip-inherited-docs", "-output-dir", folder.path,
    ])
    guard compiler.status == 0 else { throw Failure(description: compiler.errors) }
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
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
