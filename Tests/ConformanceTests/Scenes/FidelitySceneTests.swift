import Conformance
import Foundation
import RepositoryFiles
import Testing

/// The rows of `Docs/Fidelity.md` that are not certain, each of which names the scene that can prove it.
@MainActor
struct FidelitySceneTests {
  private struct Row {
    let id: String
    let certainty: String
    let tests: String

    /// Whether something of the row rests on one observer, on reports, on an inference or on a choice of this package.
    var isUncertain: Bool { certainty.contains(/choice|one observer|reported|assumed|inference|reading/) }
    /// The beginnings of the names of scenes.
    var scenes: [String] { tests.matches(of: /scenes? `([^`]+)`/).map { String($0.1) } }
    /// Whether the row has the reason why no scene can prove it.
    var hasReason: Bool { tests.contains(/no scene: \w+/) }
  }

  private static func rows() throws -> [Row] {
    try Repository.text(of: "Docs/Fidelity.md")
      .matches(of: /(?m)^\| ([a-zD][a-z]?[0-9][0-9.]*a?) \| (.+?) \| (.+?) \| (.+?) \|$/)
      .map { Row(id: String($0.1), certainty: String($0.3), tests: String($0.4)) }
  }

  @Test func `each row that is not certain names a scene, or the reason why it has none`() throws {
    let rows = try Self.rows().filter(\.isUncertain)
    #expect(rows.count > 100)
    #expect(rows.filter { $0.scenes.isEmpty && !$0.hasReason }.map(\.id) == [])
  }

  @Test func `each scene that a row names exists and proves the fact of the row`() throws {
    for row in try Self.rows() {
      for name in row.scenes {
        let scenes = ConformanceScene.all.filter { $0.name.hasPrefix(name) }
        #expect(scenes.contains { $0.facts.contains(row.id) }, "\(row.id): \(name)")
      }
    }
  }
}
