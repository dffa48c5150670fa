import Foundation
import RepositoryFiles
import Testing

/// Tree, layout pass and inheritance can be read and changed without the folders that are built on them.
struct `Dependencies of the core` {
  @Test(arguments: CoreDependencies.core)
  func `a folder of the core names nothing outside of it but in two files`(folder: String) throws {
    let dependencies = try CoreDependencies.ofRepository.get()
    #expect(dependencies.types.isSuperset(of: ["Layer", "GestureRecognizer", "FocusEnvironment", "Interaction"]))
    let sources = try CoreDependencies.sources(in: "Sources/Kit/HeadlessViews/\(folder)")
    #expect(sources.count > 3)
    for (path, source) in sources.sorted(by: { $0.key < $1.key })
    where !CoreDependencies.exceptions.contains(where: { path.hasSuffix("/\($0)") }) {
      expectEqual(dependencies.violations(in: source), [], "\(path)")
    }
  }

  @Test func `Architecture.md lists the pairs of folders that name each other's types`() throws {
    let rows = try Repository.text(of: "Docs/Architecture.md").split(separator: "\n").filter {
      $0.hasPrefix("| `") && !$0.hasPrefix("| `Headless") && ($0.contains("↔") || $0.contains("→"))
    }
    let pairs = try CoreDependencies.pairs(in: "Sources/Kit/HeadlessViews")
    #expect(pairs.count > 10)
    for pair in pairs {
      let isListed = rows.contains { row in pair.allSatisfy { row.contains("`\($0)`") } }
      #expect(isListed, "\(pair.joined(separator: " and ")) name each other's types")
    }
  }

  @Test(
    arguments: [
      ("HeadlessInputs", ["UIKit", "Gallery", "HeadlessControllers"]),
      ("HeadlessScrolling", ["UIKit", "Gallery", "HeadlessControllers"]), ("HeadlessControllers", ["UIKit"]),
    ] as [(String, [String])])
  func `a target beside HeadlessKit is imported by Apple's names and its neighbors alone`(
    target: String, importers: [String]
  ) throws {
    let sources = try CoreDependencies.sources(in: "Sources").filter { $0.value.contains("import \(target)\n") }
    let folders = importers.map { "\(Repository.targets[$0] ?? $0)/" }
    let others = sources.keys.filter { path in !folders.contains { path.hasPrefix($0) } }
    #expect(others == [] && !sources.isEmpty)
  }

  @Test(
    arguments: [
      ("a type", "let layer = Layer()", ["Layer"]),
      ("a nested type", "var gravity: Layer.Gravity", ["Gravity", "Layer"]),
      ("a member", "view.stopAllAnimations()", ["stopAllAnimations"]),
      ("a member of self", "stopAllAnimations()", ["stopAllAnimations"]),
      ("an extension", "extension Layer {}", ["Layer"]),
      ("an interpolation", #"let text = "\(Layer.self) of (a) view""#, ["Layer"]),
      ("a comment", "/// The ``Layer``. /* Layer */", []),
      ("a string", #"markNeedsLayout("Layer \" Layer")"#, []),
      ("a member that the core declares too", "view.frame = rect", []),
      ("a private member of another folder", "view.hiddenHelper()", []),
      ("an argument label", "adopt(view, stopAllAnimations: true)", []),
    ] as [(String, String, [String])])
  func `the test finds forbidden names in code only`(name: String, source: String, violations: [String]) {
    let dependencies = CoreDependencies(
      forbidden: [
        "class Layer {\n  var frame = 0\n  struct Gravity {}\n  func stopAllAnimations() {}\n"
          + "  private func hiddenHelper() {}\n}"
      ],
      others: ["class View {\n  var frame = 0\n}"])
    expectEqual(dependencies.violations(in: source), violations)
  }
}
