import HeadlessInspection
import HeadlessKit
import HeadlessTesting
import RepositoryFiles

/// The example of `Docs/Drawing.md`.
@MainActor @Suite("The guide to drawing", .reportsIssuesAsFailures)
struct DrawingGuideTests {
  @Test("the example gives the document that the guide shows")
  func example() throws {
    let button = Button(type: .system)
    button.setTitle("Save", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layer.cornerRadius = 8
    button.layer.borderWidth = 1

    let parts = try Repository.text(of: "Docs/Drawing.md").split(separator: "```svg\n")
    let shown = try #require(parts.last?.split(separator: "```").first)
    #expect(button.svg(guides: .titleRect) == shown)
  }
}
