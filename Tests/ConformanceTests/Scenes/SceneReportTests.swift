import Conformance
import HeadlessKit
import Testing

/// The reports of misuse that scenes cause.
@MainActor
struct SceneReportTests {
  /// The beginnings of the names of scenes that misuse UIKit on purpose, with a part of the report.
  private static let expected: [(scene: String, report: String)] = [
    ("constraints/two required widths", "Unable to simultaneously satisfy constraints"),
    ("constraints/required edges and another width", "Unable to simultaneously satisfy constraints"),
    ("constraints/required edges and another center", "Unable to simultaneously satisfy constraints"),
    ("constraints/required width and a smaller maximum", "Unable to simultaneously satisfy constraints"),
    ("constraints/broken by their constants", "Unable to simultaneously satisfy constraints"),
    ("constraints/required content beside a broken", "Unable to simultaneously satisfy constraints"),
  ]

  @Test func `only scenes that misuse UIKit on purpose cause reports`() {
    let reports = PlayedScenes.standard.reports
    let unexpected = reports.filter { entry in
      !Self.expected.contains { entry.scene.hasPrefix($0.scene) && "\(entry.report)".contains($0.report) }
    }
    #expect(Set(unexpected.map { "\($0.scene): \($0.report)" }).sorted() == [])
  }

  @Test func `each scene that misuses UIKit on purpose causes its report`() {
    for expected in Self.expected {
      #expect(
        PlayedScenes.standard.reports.contains {
          $0.scene.hasPrefix(expected.scene) && "\($0.report)".contains(expected.report)
        }, "\(expected.scene)")
    }
  }
}
