import Conformance
import HeadlessKit
import Testing

@testable import ConformanceCommand

@MainActor struct SceneReportTests {
  @Test func `only scenes that misuse UIKit on purpose cause reports`() {
    let reports = PlayedScenes.standard.reports
    let unexpected = reports.filter { entry in
      !ExpectedReport.all.contains { $0.matches(entry.report, of: entry.scene) }
    }
    #expect(Set(unexpected.map { "\($0.scene): \($0.report)" }).sorted() == [])
  }

  @Test func `each scene that misuses UIKit on purpose causes its report`() {
    for expected in ExpectedReport.all {
      #expect(PlayedScenes.standard.reports.contains { expected.matches($0.report, of: $0.scene) }, "\(expected.scene)")
    }
  }
}
