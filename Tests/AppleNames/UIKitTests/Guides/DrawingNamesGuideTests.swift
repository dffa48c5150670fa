import HeadlessTesting
import RepositoryFiles
import UIKit

/// The code of `Docs/Drawing.md` that uses Apple's names; the rest is in `HeadlessInspectionTests`.
@MainActor @Suite("Drawing.md with Apple's names", .screen(scale: 2), .reportsIssuesAsFailures)
struct DrawingNamesGuideTests {
  final class Badge: UIButton {
    override func draw(_ rect: CGRect) {
      UIColor.systemRed.setFill()
      UIBezierPath(ovalIn: rect.insetBy(dx: 2, dy: 2)).fill()
      UIGraphicsGetCurrentContext()?.setShadow(offset: .zero, blur: 4, color: UIColor.black.cgColor)
      NSString(string: "9").draw(at: CGPoint(x: 6, y: 2), withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    }
  }

  @Test func `a button that draws shows a circle and a text`() {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let picture = badge.svg()
    #expect(picture.contains("#ff3b30") && picture.contains(">9</text>"), "\(picture)")
  }

  @Test func `the page shows this code`() throws {
    let other = Repository.url("Tests/Testing/HeadlessInspectionTests/Guides/DrawingGuideTests.swift").path
    #expect(try Repository.uncompiledBlocks(ofPage: "Docs/Drawing.md", tests: #filePath, other) == [])
    #expect(try Repository.uncompiledBlocks(ofPage: "Docs/Drawing.md", tests: other).count == 1)
  }
}
