import HeadlessKit

/// A report of misuse that a scene causes on purpose.
struct ExpectedReport: Sendable {
  /// The beginning of the scene's name.
  let scene: String
  let part: String

  /// The reports of the scenes that misuse UIKit on purpose.
  static let all = [
    "constraints/two required widths", "constraints/required edges and another width",
    "constraints/required edges and another center", "constraints/required width and a smaller maximum",
    "constraints/broken by their constants", "constraints/required content beside a broken",
  ].map { ExpectedReport(scene: $0, part: "Unable to simultaneously satisfy constraints") }

  func matches(_ report: IssueReport, of scene: String) -> Bool {
    scene.hasPrefix(self.scene) && report.description.contains(part)
  }
}
