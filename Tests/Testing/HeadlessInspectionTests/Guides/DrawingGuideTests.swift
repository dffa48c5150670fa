import HeadlessKit
import HeadlessTesting
import RepositoryFiles

/// The examples of `Docs/Drawing.md`; the one with Apple's names is in `UIKitTests`.
@MainActor @Suite("The guide to drawing", .reportsIssuesAsFailures) struct DrawingGuideTests {
  private let print = Printout()

  @Test func `the example gives the document that the guide shows`() throws {
    let button = Button(type: .system)
    button.setTitle("Save", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layer.cornerRadius = 8
    button.layer.borderWidth = 1
    print(button.svg(guides: .titleRect))
    #expect(try Repository.blocks(ofPage: "Docs/Drawing.md", "svg").map { $0 + "\n" } == [print.text])
  }

  final class Ring: View {
    override func draw(_ rect: CGRect) {
      let ring = CGPath(ellipseIn: rect.insetBy(dx: 2, dy: 2))
      DrawingContext.current?.stroke(.path(ring, .winding), with: .red, width: 2)
    }
  }

  @Test func `the view that draws itself shows a ring`() {
    let picture = Ring(frame: CGRect(x: 0, y: 0, width: 20, height: 20)).svg()
    #expect(picture.contains("stroke=\"#ff0000\" stroke-width=\"2\""), "\(picture)")
  }

  @Test func `every block of code on the page is here or in UIKitTests`() throws {
    let other = Repository.url("Tests/AppleNames/UIKitTests/Guides/DrawingNamesGuideTests.swift").path
    #expect(try Repository.blocks(ofPage: "Docs/Drawing.md", "swift").count == 3)
    #expect(try Repository.uncompiledBlocks(ofPage: "Docs/Drawing.md", tests: #filePath, other) == [])
  }
}
