import ButtonRecipes
import HeadlessKit
import HeadlessTesting
import RepositoryFiles

/// The code of the page `Docs/ButtonRecipes.md`.
@MainActor @Suite("Code of ButtonRecipes.md", .reportsIssuesAsFailures, .sampleTexts, .screen(scale: 2))
struct ButtonRecipesGuideTests {
  private let icon = Sample.icon

  @Test func `an image on top`() {
    let button = ImagePositionButton(type: .system)
    button.setTitle("title", for: .normal)
    button.setImage(icon, for: .normal)
    button.imagePosition = .top  // .left by default
    button.interTitleImageSpacing = 8  // 4 by default; only between an image and texts
    button.subtitle = "sub"  // optional, right under the title
    button.imageCornerRadius = 15
    button.sizeToFit()
    #expect(button.bounds.size == CGSize(width: 50, height: 20 + 8 + 10 + 8))
    #expect(button.imageFrame.maxY + 8 == button.titleFrame.minY)
  }

  @Test func `the same by a configuration`() throws {
    let button = Button(sample: 200, 100)
    button.setConfiguredLayoutStyle(.imageTop, spacing: 8)

    var configuration = Button.Configuration.filled()
    configuration.title = "title"
    configuration.subtitle = "sub"
    configuration.image = icon
    configuration.placeImage(.right, spacing: 8)
    configuration.titleAlignment = .center
    let filled = Button(configuration: configuration)
    filled.sizeToFit()

    #expect(button.imageFrame.maxY + 8 == button.titleFrame.minY)
    #expect(button.intrinsicContentSize == CGSize(width: 50, height: 20 + 8 + 10))
    #expect(filled.bounds.size == CGSize(width: 12 + 50 + 8 + 30 + 12, height: 7 + max(20, 10 + 1 + 8) + 7))
    #expect(try Repository.text(of: "Docs/ButtonRecipes.md").contains("`filled` is 112×34"))
  }

  @Test func `the worked example`() throws {
    let page = try Repository.text(of: "Docs/ButtonRecipes.md")
    let layout: (ImagePosition) -> [CGRect] = { position in
      let button = ImagePositionButton(frame: CGRect(x: 0, y: 0, width: 220, height: 110))
      button.contentEdgeInsets = EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
      button.setTitle("title", for: .normal)
      button.setImage(icon, for: .normal)
      button.imagePosition = position
      return [button.imageFrame, button.titleFrame]
    }
    let (left, top) = (layout(.left), layout(.top))
    #expect(left == [CGRect(x: 68, y: 45, width: 30, height: 20), CGRect(x: 102, y: 50, width: 50, height: 10)])
    #expect(page.contains("→ ( 68, 45, 30, 20)") && page.contains("→ (102, 50, 50, 10)"))
    #expect(page.contains("image (95, 38, 30, 20), title (85, 62, 50, 10)"))
    #expect(top == [CGRect(x: 95, y: 38, width: 30, height: 20), CGRect(x: 85, y: 62, width: 50, height: 10)])
  }
}
