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
      #expect(dependencies.violations(in: source) == [], "\(path)")
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

  struct Importers: CustomTestStringConvertible, Sendable {
    let target: String
    let importers: [String]
    var testDescription: String { target }
  }

  @Test(arguments: [
    Importers(target: "HeadlessInputs", importers: ["UIKit", "Gallery", "HeadlessControllers"]),
    Importers(target: "HeadlessScrolling", importers: ["UIKit", "Gallery", "HeadlessControllers"]),
    Importers(target: "HeadlessControllers", importers: ["UIKit"]),
  ])
  func `a target beside HeadlessKit is imported by Apple's names and its neighbors alone`(row: Importers) throws {
    let sources = try CoreDependencies.sources(in: "Sources").filter { $0.value.contains("import \(row.target)\n") }
    let folders = row.importers.map { "\(Repository.targets[$0] ?? $0)/" }
    let others = sources.keys.filter { path in !folders.contains { path.hasPrefix($0) } }
    #expect(others == [] && !sources.isEmpty)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription, source: String
    let violations: [String]
  }

  @Test(arguments: [
    Row(testDescription: "a type", source: "let layer = Layer()", violations: ["Layer"]),
    Row(testDescription: "a nested type", source: "var gravity: Layer.Gravity", violations: ["Gravity", "Layer"]),
    Row(testDescription: "a member", source: "view.stopAllAnimations()", violations: ["stopAllAnimations"]),
    Row(testDescription: "a member of self", source: "stopAllAnimations()", violations: ["stopAllAnimations"]),
    Row(testDescription: "an extension", source: "extension Layer {}", violations: ["Layer"]),
    Row(testDescription: "an interpolation", source: #"let text = "\(Layer.self) of (a) view""#, violations: ["Layer"]),
    Row(testDescription: "a comment", source: "/// The ``Layer``. /* Layer */", violations: []),
    Row(testDescription: "a string", source: #"markNeedsLayout("Layer \" Layer")"#, violations: []),
    Row(testDescription: "a member that the core declares too", source: "view.frame = rect", violations: []),
    Row(testDescription: "a private member of another folder", source: "view.hiddenHelper()", violations: []),
    Row(testDescription: "an argument label", source: "adopt(view, stopAllAnimations: true)", violations: []),
  ])
  func `the test finds forbidden names in code only`(row: Row) {
    let dependencies = CoreDependencies(
      forbidden: [
        "class Layer {\n  var frame = 0\n  struct Gravity {}\n  func stopAllAnimations() {}\n"
          + "  private func hiddenHelper() {}\n}"
      ],
      others: ["class View {\n  var frame = 0\n}"])
    #expect(dependencies.violations(in: row.source) == row.violations)
  }
}
