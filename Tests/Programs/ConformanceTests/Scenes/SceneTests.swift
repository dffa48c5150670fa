import Conformance
import HeadlessKit
import RepositoryFiles
import Testing

@testable import ConformanceCommand

@MainActor struct SceneTests {
  @Test func `each scene has a name of its own`() {
    let names = ConformanceScene.all.map(\.name)
    expectEqual(Set(names).count, names.count)
  }

  @Test func `each fact of a scene is a row of the pages of fidelity`() throws {
    let pages = try FidelityPages()
    let rows = Set((pages.facts + pages.gaps).flatMap(\.names))
    for scene in ConformanceScene.all {
      #expect(!scene.facts.isEmpty && rows.isSuperset(of: scene.facts), "\(scene.name): \(scene.facts)")
    }
  }

  @Test func `each scene records a value and has no fault`() {
    expectEqual(PlayedScenes.standard.recording.scenes.count, ConformanceScene.all.count)
    for scene in PlayedScenes.standard.recording.scenes {
      #expect(!scene.values.isEmpty && scene.faults == [], "\(scene.scene)")
    }
  }

  @Test func `scenes that share a screen, as in a simulator, have the values of scenes with a screen of their own`()
    throws
  {
    let screen = Screen(scale: 2)
    var recording = Recording(system: "HeadlessKit", device: "", date: nil, scale: 2)
    _ = IssueReporting.collect {
      Screen.withMain(screen) {
        for scene in ConformanceScene.all where scene.scale == 2 { recording.add(scene) { screen.advance(by: $0) } }
      }
    }
    let scenes = ConformanceScene.all.filter { $0.scale == 2 }
    let names = Set(scenes.map(\.name))
    var alone = PlayedScenes.standard.recording
    alone.scenes.removeAll { !names.contains($0.scene) }
    let comparison = Comparison(recording, alone, scenes: scenes, known: [])
    let isEqual = comparison.isEqual
    #expect(isEqual, "\(comparison.text)")
  }
}
