import HeadlessTesting
import RepositoryFiles
import UIKit

/// Callbacks of an app that cause themselves: each ends with a report, and never with a signal.
@MainActor @Suite("Endless callbacks", .screen(scale: 2)) struct EndlessCallbackTests {
  /// Callbacks that each frame, or each layout of a pass, calls and reports again.
  private static let reportedInEachFrame: Set = [
    "`viewForZooming(in:)` that zooms", "`scrollViewDidEndZooming(_:with:atScale:)` that zooms twice",
    "a callback of the clock that advances it", "a display link that adds display links",
  ]

  @Test func `every endless callback ends, and is reported with its class and a cure`() {
    for callback in EndlessCallback.all {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.makeKeyAndVisible()
      // The second time the count begins again.
      for round in 1...2 {
        let reports = IssueReporting.collect { callback.run(window) }
        let kinds = Set(reports.map { "\($0.place) \($0.problem)" })
        let count = Self.reportedInEachFrame.contains(callback.name) ? kinds.count : reports.count
        #expect(count <= 3 && reports.allSatisfy { !$0.cure.isEmpty }, "\(callback.name): \(kinds)")
        #expect(
          callback.place.isEmpty ? reports.isEmpty : reports.contains { $0.place.contains(callback.place) },
          "\(callback.name), round \(round): \(reports)")
      }
      window.rootViewController = nil
      window.isHidden = true
    }
  }

  @Test func `the page of limits lists each of them`() throws {
    let cells = try Repository.text(of: "Docs/Limits.md").components(separatedBy: "|")
    let names = cells.flatMap { $0.components(separatedBy: "<br>") }.map { $0.trimmingCharacters(in: .whitespaces) }
    expectEqual(Set(EndlessCallback.all.map(\.name)).subtracting(names), [])
  }
}
