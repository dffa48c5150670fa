import Conformance
import Foundation
import RepositoryFiles
import Testing

/// The rules that all scenes follow.
@MainActor
struct SceneTests {
  @Test func `each scene has a name of its own`() {
    let names = ConformanceScene.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `each fact of a scene is a row of the page of sources`() throws {
    let rows = try Set(Repository.text(of: "Docs/Sources.md").matches(of: /<a id="([^"]+)">/).map { String($0.1) })
    for scene in ConformanceScene.all {
      #expect(!scene.facts.isEmpty && rows.isSuperset(of: scene.facts), "\(scene.name): \(scene.facts)")
    }
  }

  @Test func `each scene records a value`() {
    // Scenes of three pixels stand for those of all scales.
    for scene in ConformanceScene.all where scene.scale == 3 {
      #expect(!scene.played().values.isEmpty, "\(scene.name)")
    }
  }
}
