import HeadlessTesting
import RepositoryFiles
import UIKit

/// The code of `Docs/StackView.md`, and the script of `Docs/TextMeasuring.md` that records widths on a device.
@MainActor @Suite("Pages with Apple's names", .screen(scale: 2), .reportsIssuesAsFailures) struct AppleNamesGuideTests {
  private final class Printout {
    var lines: [String] = []

    func callAsFunction(_ line: String) { lines.append(line) }
  }

  private let print = Printout()

  @Test func `a stack view hides a badge`() {
    let (title, detail, badge) = (UILabel(), UILabel(), UILabel())
    let stack = UIStackView(arrangedSubviews: [title, detail, badge])
    stack.spacing = 10
    stack.alignment = .center
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    UIView.animate(withDuration: 0.25) {
      badge.isHidden = true
      stack.layoutIfNeeded()
    }
    #expect(stack.arrangedSubviews == [title, detail, badge] && badge.isHidden)
  }

  @Test func `a script prints the sizes of texts`() {
    let texts = ["Back", "Add to basket"]
    let fonts = [UIFont.systemFont(ofSize: 15), UIFont.boldSystemFont(ofSize: 17)]
    for font in fonts {
      for text in texts {
        let size = (text as NSString).size(withAttributes: [.font: font])
        let name = "\"\(text)\", \"\(font.fontName)\", \(font.pointSize)"
        print(".init(\(name), width: \(size.width), height: \(size.height)),")
      }
    }
    #expect(print.lines.count == 4)
    #expect(print.lines[0].hasPrefix(".init(\"Back\", \".SFUI-Regular\", 15.0, width: "), "\(print.lines[0])")
  }

  @Test func `every block of code of both pages is in a test`() throws {
    let other = Repository.url("Tests/Drawing/HeadlessGraphicsTests/Guides/MeasuringGuideTests.swift").path
    #expect(try Repository.uncompiledBlocks(ofPage: "Docs/StackView.md", tests: #filePath) == [])
    #expect(try Repository.uncompiledBlocks(ofPage: "Docs/TextMeasuring.md", tests: #filePath, other) == [])
    #expect(try Repository.uncompiledBlocks(ofPage: "Docs/Pixels.md", tests: other) == [])
  }
}
