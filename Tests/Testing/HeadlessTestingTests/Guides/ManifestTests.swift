import Foundation
import RepositoryFiles
import Testing

/// The targets of the manifest: their folders, and the modules that they see.
struct `Manifest` {
  /// The folders from the lowest to the highest, as `Docs/Architecture.md` lists them.
  private static let floors = ["Base", "Drawing", "Kit", "Widgets", "AppleNames", "Testing", "Programs"]

  /// The output of `swift package dump-package`.
  private struct Dump: Decodable {
    struct Target: Decodable {
      struct Dependency: Decodable {
        let byName: [String?]
      }
      let name: String
      let path: String
      let type: String
      let dependencies: [Dependency]
      var names: [String] { dependencies.compactMap { $0.byName.first ?? nil } }
      /// The place of the target's folder in the list of floors; nil outside of `Sources`.
      var floor: Int? {
        let folders = path.split(separator: "/")
        return folders[0] == "Sources" ? floors.firstIndex(of: String(folders[1])) : nil
      }
    }
    struct Product: Decodable {
      let name: String
      let targets: [String]
      let type: [String: [String]?]
    }
    let targets: [Target]
    let products: [Product]
  }

  private static let dump = Result {
    let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    let program = try FinishedProgram(
      ["swift", "package", "--package-path", Repository.root.path, "--scratch-path", scratch, "dump-package"],
      environment: ProcessInfo.processInfo.environment.filter { $0.key != "HEADLESSKIT_BUILD" })
    return try JSONDecoder().decode(Dump.self, from: Data(program.output.utf8))
  }

  private let manifest: Dump

  init() throws { manifest = try Self.dump.get() }

  @Test func `a target sees its own floor and those before it`() {
    let targets = manifest.targets.filter { $0.floor != nil }
    let floors = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0.floor!) })
    #expect(targets.count > 30 && Set(floors.values).count == 7)
    for target in targets {
      let above = target.names.filter { floors[$0].map { $0 > target.floor! } ?? true }
      #expect(above == [], "\(target.path)")
    }
  }

  @Test func `each folder of a floor is a target`() throws {
    let folders = manifest.targets.filter { $0.path.hasPrefix("Sources/") }.map(\.path)
    #expect(Set(folders) == Set(Repository.targets.values))
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: Repository.url("Sources").path)) == Set(Self.floors))
  }

  @Test func `each target and library names all modules that it sees, also through others`() {
    let seen = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0.names) })
    let libraries = manifest.products.filter { $0.type.keys.contains("library") }
    #expect(libraries.count > 10)
    for (name, named) in manifest.targets.map({ ($0.name, $0.names) }) + libraries.map({ ($0.name, $0.targets) }) {
      let missing = named.flatMap { seen[$0] ?? [] }.filter { !named.contains($0) }
      #expect(missing == [], "\(name)")
    }
  }

  @Test func `the tests of a module are on its floor`() {
    let floors = Dictionary(uniqueKeysWithValues: manifest.targets.map { ($0.name, $0.path.split(separator: "/")[1]) })
    for target in manifest.targets where target.type == "test" {
      let module = floors[String(target.name.dropLast("Tests".count))]
      #expect(module == nil || module == floors[target.name], "\(target.path)")
    }
    #expect(manifest.targets.contains { $0.type == "test" })
  }
}
