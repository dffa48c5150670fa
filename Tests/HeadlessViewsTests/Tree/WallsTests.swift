import Foundation
import Testing

/// Tree, layout pass and inheritance can be read and changed without the rooms that are built on them.
struct `Walls of the heart` {
  @Test(arguments: Walls.heart)
  func `A room of the heart names nothing of the width outside View.swift`(room: String) throws {
    let walls = try Walls()
    #expect(walls.types.isSuperset(of: ["Layer", "GestureRecognizer", "FocusEnvironment", "Interaction"]))
    let sources = try Walls.sources(in: "Sources/HeadlessViews/\(room)")
    #expect(sources.count > 3)
    for (path, source) in sources.sorted(by: { $0.key < $1.key }) where !path.hasSuffix("/\(Walls.exception)") {
      #expect(walls.violations(in: source) == [], "\(path)")
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
  func `A target beside HeadlessKit is imported by Apple's names and its neighbors alone`(row: Importers) throws {
    let sources = try Walls.sources(in: "Sources").filter { $0.value.contains("import \(row.target)\n") }
    let others = sources.keys.filter { path in !row.importers.contains { path.hasPrefix("Sources/\($0)/") } }
    #expect(others == [] && !sources.isEmpty)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let source: String
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
    Row(testDescription: "a member that the heart declares too", source: "view.frame = rect", violations: []),
    Row(testDescription: "a private member of the width", source: "view.hiddenHelper()", violations: []),
    Row(testDescription: "an argument label", source: "adopt(view, stopAllAnimations: true)", violations: []),
  ])
  func `The test finds the names of the width in code only`(row: Row) {
    let walls = Walls(
      width: [
        "class Layer {\n  var frame = 0\n  struct Gravity {}\n  func stopAllAnimations() {}\n"
          + "  private func hiddenHelper() {}\n}"
      ],
      others: ["class View {\n  var frame = 0\n}"])
    #expect(walls.violations(in: row.source) == row.violations)
  }
}
