import Conformance
import Foundation
import Testing

/// The scenes that the pages of `Docs/Fidelity` name; `.ci/sources` checks that each row that is not certain names one.
@MainActor struct FidelitySceneTests {
  let pages: FidelityPages

  init() throws { pages = try FidelityPages() }

  @Test func `each claim of the documents that is played names its scene`() {
    let played = Set(ConformanceScene.all.flatMap(\.facts))
    let claims = pages.facts.filter { $0.names[0].hasPrefix("D") && played.contains($0.names[0]) }
    #expect(claims.filter(\.scenes.isEmpty).flatMap(\.names) == [] && claims.count > 50)
  }

  @Test func `each scene that a row names exists and proves the fact of the row`() {
    #expect(pages.facts.count > 380 && pages.eras.count > 7 && pages.gaps.count > 170)
    for row in pages.facts + pages.eras + pages.gaps {
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
