import Foundation

/// The targets and products of a manifest that computes them, as `swift package dump-package` prints them.
struct ManifestDump: Decodable {
  struct Target: Decodable {
    struct Dependency: Decodable {
      let byName: [String?]?
      let product: [Ignored]?
      let target: [String?]?
    }

    struct Resource: Decodable {
      let path: String
      let rule: [String: Ignored]
    }

    let name: String
    let type: String
    let path: String?
    let exclude: [String]?
    let sources: [String]?
    let dependencies: [Dependency]
    let resources: [Resource]?
    let settings: [Setting]?
  }

  struct Setting: Decodable {
    let tool: String
    let kind: [String: Ignored]
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: [String: Ignored]
  }

  /// A value that is a string, an object with a string `_0`, or something that is not read.
  struct Ignored: Decodable {
    let string: String?

    init(from decoder: any Decoder) throws {
      if let plain = try? decoder.singleValueContainer().decode(String.self) {
        string = plain
      } else {
        string = (try? decoder.singleValueContainer().decode([String: String].self))?["_0"]
      }
    }
  }

  let targets: [Target]
  let products: [Product]

  /// Runs the manifest of a package, which stays as it is; nil if Swift cannot be run, or reports that the manifest is
  /// invalid.
  static func read(_ folder: String) -> ManifestDump? {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "portability-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let command = ["swift", "package", "dump-package", "--package-path", folder, "--scratch-path", scratch.path]
    let result = Compiler.run(command, readsErrors: false)
    if result.code != 0 { return nil }
    return try? JSONDecoder().decode(ManifestDump.self, from: Data(result.output.utf8))
  }

  private static let keywords = [
    "regular": "target", "test": "testTarget", "executable": "executableTarget", "binary": "binaryTarget",
    "system": "systemLibrary",
  ]

  /// The targets as the calls that a manifest has for them.
  var targetCalls: [ManifestReader.Call] {
    targets.map { target in
      var arguments: [(label: String?, value: ManifestReader.Value)] = [("name", .string(target.name))]
      if let path = target.path { arguments.append(("path", .string(path))) }
      if let exclude = target.exclude { arguments.append(("exclude", Self.list(exclude))) }
      if let sources = target.sources { arguments.append(("sources", Self.list(sources))) }
      arguments.append(("dependencies", .list(target.dependencies.compactMap(Self.dependency))))
      let resources = (target.resources ?? []).map { resource in
        Self.call(resource.rule.keys.first ?? "process", [(nil, .string(resource.path))])
      }
      arguments.append(("resources", .list(resources)))
      let defines = (target.settings ?? []).filter { $0.tool == "swift" }.compactMap { $0.kind["define"]?.string }
      arguments.append(("swiftSettings", .list(defines.map { Self.call("define", [(nil, .string($0))]) })))
      return ManifestReader.Call(
        name: Self.keywords[target.type] ?? target.type, arguments: arguments, text: "target \(target.name)")
    }
  }

  /// The libraries as the calls that a manifest has for them.
  var libraryCalls: [ManifestReader.Call] {
    products.filter { $0.type["library"] != nil }.map { product in
      ManifestReader.Call(
        name: "library", arguments: [("name", .string(product.name)), ("targets", Self.list(product.targets))],
        text: product.name)
    }
  }

  private static func dependency(_ dependency: Target.Dependency) -> ManifestReader.Value? {
    if let name = dependency.byName?.first ?? nil { return .string(name) }
    if let name = dependency.target?.first ?? nil { return call("target", [("name", .string(name))]) }
    guard let product = dependency.product, let name = product.first?.string else { return nil }
    let package = product.count > 1 ? product[1].string : nil
    return call("product", [("name", .string(name))] + (package.map { [("package", .string($0))] } ?? []))
  }

  private static func list(_ names: [String]) -> ManifestReader.Value { .list(names.map { .string($0) }) }

  private static func call(
    _ name: String, _ arguments: [(label: String?, value: ManifestReader.Value)]
  ) -> ManifestReader.Value {
    .call(ManifestReader.Call(name: name, arguments: arguments, text: name))
  }
}
