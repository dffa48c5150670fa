import Conformance
import Foundation
import Testing

/// The rows of `Docs/Fidelity.md` that are not certain, each of which names the scene that can prove it.
@MainActor
struct FidelitySceneTests {
  @Test func `each row that is not certain names a scene, or the reason why it has none`() throws {
    let page = try FidelityPage()
    let rows = (page.facts + page.eras + page.gaps).filter(\.isUncertain)
    #expect(rows.filter { $0.scenes.isEmpty && !$0.hasReason }.flatMap(\.names) == [])
    #expect(page.facts.filter(\.isUncertain).count > 150)
    #expect(page.eras.count > 7)
    #expect(page.gaps.filter(\.isUncertain).count > 60)
  }

  @Test func `each claim of the documents that is played names its scene`() throws {
    let played = Set(ConformanceScene.all.flatMap(\.facts))
    let claims = try FidelityPage().facts.filter { $0.names[0].hasPrefix("D") && played.contains($0.names[0]) }
    #expect(claims.filter { $0.scenes.isEmpty }.flatMap(\.names) == [])
    #expect(claims.count > 50)
  }

  @Test func `each scene that a row names exists and proves the fact of the row`() throws {
    let page = try FidelityPage()
    for row in page.facts + page.eras + page.gaps {
      for name in row.scenes {
        // A name stands for the same scene at each scale, and for scenes whose names have further words.
        let scenes = ConformanceScene.all.filter { scene in
          scene.name == name || ["@", " ", ","].contains { scene.name.hasPrefix(name + $0) }
        }
        #expect(scenes.contains { !Set($0.facts).isDisjoint(with: row.names) }, "\(row.names): \(name)")
      }
    }
  }
}
