import Foundation

/// The targets and products of a manifest that computes them, as `swift package dump-package` prints them.
struct ManifestDump {
  typealias Call = ManifestReader.Call
  typealias Value = ManifestReader.Value

  private let targets: [Call]
  private let products: [Call]

  /// Runs a package's manifest, which stays as it is; nil if Swift cannot be run, or reports the manifest as invalid.
  static func read(_ folder: String) -> ManifestDump? {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "portability-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let command = ["swift", "package", "dump-package", "--package-path", folder, "--scratch-path", scratch.path]
    let result = Compiler.run(command, readsErrors: false)
    guard result.code == 0, let json = try? JSONDecoder().decode(Value.self, from: Data(result.output.utf8)).call,
      let targets = json.value("targets"), let products = json.value("products")
    else { return nil }
    return ManifestDump(targets: targets.list.compactMap(\.call), products: products.list.compactMap(\.call))
  }

  private static let keywords = [
    "regular": "target", "test": "testTarget", "executable": "executableTarget", "binary": "binaryTarget",
    "system": "systemLibrary",
  ]

  /// The targets as the calls that a manifest has for them.
  var targetCalls: [Call] {
    targets.map { target in
      let resources = target.list("resources").compactMap(\.call).map { resource in
        let rule = resource.value("rule")?.call?.arguments.first?.label
        return Self.call(rule ?? "process", [(nil, resource.value("path") ?? .other(""))])
      }
      let settings = target.list("settings").compactMap(\.call).filter { $0.string("tool") == "swift" }
      let defines = settings.compactMap { $0.value("kind")?.call?.value("define") }
        .compactMap { $0.string ?? $0.call?.string("_0") }
      let dependencies = target.list("dependencies").compactMap(\.call)
      var arguments: [(label: String?, value: Value)] = [
        ("dependencies", .list(dependencies.compactMap(Self.dependency))), ("resources", .list(resources)),
        ("swiftSettings", .list(defines.map { Self.call("define", [(nil, .string($0))]) })),
      ]
      arguments += target.arguments.filter { ["name", "path", "exclude", "sources"].contains($0.label) }
      let (name, type) = (target.string("name") ?? "", target.string("type") ?? "")
      return Call(name: Self.keywords[type] ?? type, arguments: arguments, text: "target \(name)")
    }
  }

  /// The libraries, with their names and targets.
  var libraries: [Call] { products.filter { $0.value("type")?.call?.value("library") != nil } }

  private static func dependency(_ dependency: Call) -> Value? {
    if let name = dependency.list("byName").first?.string { return .string(name) }
    if let name = dependency.list("target").first?.string { return call("target", [("name", .string(name))]) }
    let product = dependency.list("product")
    guard let name = product.first?.string else { return nil }
    let package = product.dropFirst().first?.string
    return call("product", [("name", .string(name))] + (package.map { [("package", .string($0))] } ?? []))
  }

  private static func call(_ name: String, _ arguments: [(label: String?, value: Value)]) -> Value {
    .call(Call(name: name, arguments: arguments, text: name))
  }
}

extension ManifestReader.Value: Decodable {
  /// Decodes JSON: an object is a call without a name, and a number is not read.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let values = try? container.decode([Self].self) {
      self = .list(values)
    } else if let members = try? container.decode([String: Self].self) {
      self = .call(ManifestReader.Call(name: "", arguments: members.map { (label: $0, value: $1) }, text: ""))
    } else {
      self = .other("")
    }
  }
}
