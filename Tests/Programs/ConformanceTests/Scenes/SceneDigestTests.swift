import Conformance
import Foundation
import RepositoryFiles
import Testing

@MainActor struct SceneDigestTests {
  @Test func `the digest of each file of scenes is that of its code and of the helpers it uses`() throws {
    let current = try Self.current.get()
    let path = "Sources/Programs/Conformance/Scenes/SceneDigests.swift"
    let table = Self.table(current.sorted { $0.key < $1.key }, in: try Repository.text(of: path))
    if ProcessInfo.processInfo.environment["SCENE_DIGESTS"] == "record" {
      try table.write(to: Repository.url(path), atomically: true, encoding: .utf8)
    }
    try expectEqual(
      Repository.text(of: path), table,
      "A scene has changed. Record the digests: SCENE_DIGESTS=record swift test --filter SceneDigestTests")
  }

  @Test func `each scene has a digest`() {
    expectEqual(Set(ConformanceScene.all.filter { $0.digest.count != 16 }.map(\.file)), [])
  }

  @Test func `files of scenes have different names, by which digests are found`() throws {
    let names = try Repository.swiftFiles(in: "Sources/Programs/Conformance/Scenes").map(\.name)
    #expect(names.count > 40 && Set(names).count == names.count)
  }

  @Test(arguments: [
    ("UIEdgeInsets(top: 3, left: 5, bottom: 8, right: 12)", "ButtonFrames.swift", "TextSizes.swift"),
    ("let name = String(describing: type(of: self))", "ButtonLooks.swift", "StackRows.swift"),
    ("\"A.leading == root.leading + 20\"", "ConstrainedViews.swift", "ConstraintCases.swift"),
  ])
  func `a change of a helper changes the digests of the scenes that use it alone`(
    code: String, affected: String, unaffected: String
  ) throws {
    let changed = try Self.sources(replacing: code)
    #expect(try changed.digest(of: affected) != #require(Self.current.get()[affected]))
    try expectEqual(changed.digest(of: unaffected), #require(Self.current.get()[unaffected]))
  }

  @Test(arguments: [
    "values[name] = value", "performAsCurrent { play(stage) }", "scene.played(in: windowScene, pause: pause)",
    "stage.close()",
  ])
  func `a change of what plays and records a scene changes the digest of every scene`(code: String) throws {
    let changed = try Self.sources(replacing: code)
    for (file, digest) in try Self.current.get() { #expect(changed.digest(of: file) != digest, "\(file)") }
  }

  /// The digest of each file of scenes.
  private static let current = Result {
    let sources = try SceneSources()
    let files = Set(ConformanceScene.all.map(\.file))
    return Dictionary(uniqueKeysWithValues: files.map { ($0, sources.digest(of: $0)) })
  }

  /// Returns the sources of the scenes after a change of some code.
  private static func sources(replacing code: String) throws -> SceneSources {
    let files = try SceneSources.files()
    let changed = files.map { ($0.name, $0.text.replacingOccurrences(of: code, with: "other")) }
    try #require(zip(files, changed).contains { $0.text != $1.1 })
    return SceneSources(changed)
  }

  private static let scene = "static let scene = stage.recordFrame(Sample().view)"
  private static let helper = """
    extension Stage {
      func recordFrame(_ view: UIView) { record(view.shortName) }

      private func hide() {}

      @discardableResult
      func other() -> Int { 1 }
    }

    /// A sample.
    struct Sample {
      let view = UIView()
    }
    """
  private static let name = "extension UIView {\n  var shortName: String { \"view\" }\n}"

  private static func digest(scene: String = scene, helper: String = helper, name: String = name) -> String {
    SceneSources([("Scene.swift", scene), ("Helper.swift", helper), ("Name.swift", name)]).digest(of: "Scene.swift")
  }

  @Test func `a digest ignores comments, blank lines and indentation`() {
    expectEqual(Self.digest(), Self.digest(scene: "// One.\n\n  \(Self.scene)\n    /// Two.\n"))
    expectEqual(Self.digest(), Self.digest(helper: Self.helper.replacing("/// A sample.", with: "/// An example.\n")))
    #expect(Self.digest() != Self.digest(scene: Self.scene.replacing("recordFrame", with: "other")))
  }

  @Test(arguments: [
    ("a member of an extension", "record(view.shortName)", "record(view.shortName, 1)"),
    ("a type", "let view = UIView()", "let view = UILabel()"),
  ])
  func `a digest depends on each declaration that the scene names`(kind: String, old: String, new: String) {
    #expect(Self.digest() != Self.digest(helper: Self.helper.replacing(old, with: new)), "\(kind)")
  }

  @Test func `a digest depends on what a helper uses in turn`() {
    #expect(Self.digest() != Self.digest(name: Self.name.replacing("view", with: "it")))
  }

  @Test func `a digest does not depend on declarations that the scene does not use`() {
    expectEqual(Self.digest(), Self.digest(helper: Self.helper.replacing("{ 1 }", with: "{ 2 }")))
    expectEqual(
      Self.digest(), Self.digest(helper: Self.helper.replacing("func hide() {}", with: "func hide() { other() }")))
    expectEqual(Self.digest(), Self.digest(name: Self.name + "\nstruct Unused {}"))
  }

  @Test func `a helper may move to another file`() {
    let parts = Self.helper.split(separator: "/// A sample.\n").map(String.init)
    expectEqual(Self.digest(), Self.digest(helper: parts[1], name: "\(Self.name)\n\(parts[0])"))
  }

  /// Returns the source of the table with other digests, three in a line.
  private static func table(_ digests: [(key: String, value: String)], in source: String) -> String {
    let words = digests.map { "\($0.key.dropLast(".swift".count)) \($0.value)" }
    let lines = stride(from: 0, to: words.count, by: 3).map { index in
      "    " + words[index...].prefix(3).joined(separator: " ") + "\n"
    }
    let parts = source.components(separatedBy: "\"\"\"")
    return [parts[0], "\n\(lines.joined())    ", parts[2]].joined(separator: "\"\"\"")
  }
}
