import Conformance
import HeadlessKit

@testable import ConformanceCommand

/// All scenes played once with this package, for the tests that look at their values.
@MainActor struct PlayedScenes {
  let recording: Recording
  let reports: [(scene: String, report: IssueReport)]

  static let standard = PlayedScenes()

  private init() {
    var reports: [(scene: String, report: IssueReport)] = []
    recording = Player(era: .standard) { reports.append(($0, $1)) }.recording(of: ConformanceScene.all, date: nil)
    self.reports = reports
  }
}

extension Player {
  /// Returns a player for tests that look at values alone; those of `SceneReportTests` look at the reports.
  static func quiet(_ era: SystemEra) -> Player { Player(era: era) { _, _ in } }
}
