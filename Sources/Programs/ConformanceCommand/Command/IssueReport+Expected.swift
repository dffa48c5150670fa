import HeadlessKit

extension IssueReport {
  /// The beginnings of the names of the scenes that misuse UIKit on purpose.
  static let scenesOfMisuse = [
    "constraints/two required widths", "constraints/required edges and another width",
    "constraints/required edges and another center", "constraints/required width and a smaller maximum",
    "constraints/broken by their constants", "constraints/required content beside a broken",
  ]

  /// Returns whether a scene causes the report on purpose.
  func isExpected(of scene: String) -> Bool {
    Self.scenesOfMisuse.contains { scene.hasPrefix($0) }
      && description.contains("Unable to simultaneously satisfy constraints")
  }
}
