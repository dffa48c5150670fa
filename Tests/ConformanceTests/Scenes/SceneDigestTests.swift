import Conformance
import Foundation
import RepositoryFiles
import Testing

/// The table of digests.
struct SceneDigestTests {
  @Test func `the digest of each file of scenes is that of its code`() throws {
    let digests = try Self.digests()
    let path = "Sources/Conformance/Scenes/SceneDigests.swift"
    if ProcessInfo.processInfo.environment["SCENE_DIGESTS"] == "record" {
      try Self.table(digests).write(to: Repository.url(path), atomically: true, encoding: .utf8)
    }
    #expect(
      try Repository.text(of: path) == Self.table(digests),
      "A scene has changed. Record the digests: SCENE_DIGESTS=record swift test --filter SceneDigestTests")
  }

  @Test func `a digest ignores comments, blank lines and indentation`() {
    let code = "let a = 1\nlet b = 2"
    #expect(Self.digest(code) == Self.digest("// One.\n  let a = 1\n\n    /// Two.\n\tlet b = 2\n"))
    #expect(Self.digest(code) != Self.digest("let a = 1\nlet b = 3"))
  }

  @MainActor @Test func `each scene has the digest of its file`() {
    for scene in ConformanceScene.all { #expect(scene.digest.count == 16, "\(scene.name)") }
  }

  /// Returns the digest of each file of scenes by its name.
  private static func digests() throws -> [(name: String, digest: String)] {
    let folder = Repository.url("Sources/Conformance/Scenes").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "SceneDigests.swift" }
      .map { ($0.lastPathComponent, digest(try String(contentsOf: $0, encoding: .utf8))) }
      .sorted { $0.0 < $1.0 }
  }

  /// Returns the 64-bit FNV-1a hash of the lines of code without their indentation, in hexadecimal digits.
  private static func digest(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let code = lines.filter { !$0.isEmpty && !$0.hasPrefix("//") }.joined(separator: "\n")
    let hash = code.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func table(_ digests: [(name: String, digest: String)]) -> String {
    """
    /// The digests of the files of scenes, by which a recording of other versions is recognized.
    enum SceneDigests {
      /// The digest of each file by name.
      ///
      /// A test writes this table: `SCENE_DIGESTS=record swift test --filter SceneDigestTests`.
      static let all: [String: String] = [
    \(digests.map { "    \"\($0.name)\": \"\($0.digest)\"," }.joined(separator: "\n"))
      ]
    }

    """
  }
}
