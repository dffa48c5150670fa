import Conformance
import HeadlessKit
import Testing

@testable import ConformanceCommand

@MainActor struct SceneReportTests {
  @Test func `only scenes that misuse UIKit on purpose cause reports`() {
    let reports = PlayedScenes.standard.reports
    let unexpected = reports.filter { !$0.report.isExpected(of: $0.scene) }
    expectEqual(Set(unexpected.map { "\($0.scene): \($0.report)" }).sorted(), [])
  }

  @Test func `each scene that misuses UIKit on purpose causes its report`() {
    let reports = PlayedScenes.standard.reports.filter { $0.report.isExpected(of: $0.scene) }
    for scene in IssueReport.scenesOfMisuse { #expect(reports.contains { $0.scene.hasPrefix(scene) }, "\(scene)") }
  }
}
