import HeadlessKit
import HeadlessTesting
import RepositoryFiles

/// The numbers of the page `Docs/ConfiguredButtonLayout.md`.
@MainActor @Suite("ConfiguredButtonLayout.md", .reportsIssuesAsFailures) struct ConfiguredButtonLayoutPageTests {
  typealias Layout = ConfiguredButtonLayout

  private let page: String

  init() throws { page = try Repository.text(of: "Docs/ConfiguredButtonLayout.md") }

  private func expect(_ cells: String...) {
    let row = "| \(cells.joined(separator: " | ")) |"
    #expect(page.contains(row), "\(row)")
  }

  @Test func `g11 g14 g15 the page has the rectangles of title and subtitle`() {
    var layout = Layout.medium(Layout.configure, in: CGSize(260, 60))
    layout.subtitleSize = Layout.sub
    for alignment in [Layout.TitleAlignment.left, .center, .right] {
      layout.titleAlignment = alignment
      expect("\(alignment)", layout.titleRect.shortDescription, layout.subtitleRect.shortDescription)
    }
    layout.subtitleSize = Layout.subtitle
    #expect(page.contains("7 + 37 + 7         = \(layout.size.shortDescription)"))
    #expect(page.contains("\"Configure\" is \(Layout.configure.shortDescription)"))
    #expect(page.contains("\"Subtitle\" \(Layout.subtitle.shortDescription)"))
    #expect(page.contains("\"Sub\" \(Layout.sub.shortDescription)"))
  }

  @Test(arguments: [Layout.Edge.left, .right, .top, .bottom])
  func `g12 g13 the page has the rectangles of title and symbol`(placement: Layout.Edge) {
    let layout = Layout.star(placement, padding: 6).fitted
    expect(
      "\(placement)", layout.size.shortDescription, layout.imageRect.shortDescription,
      layout.titleRect.shortDescription)
    #expect(page.contains("\"Go\" is \(Layout.go.shortDescription)"))
    #expect(page.contains("is \(layout.imageSize.shortDescription); its alignment rectangle"))
  }

  @Test func `g17 g18 the page has the rectangles of wrapped and truncated titles`() {
    var layout = Layout.medium(Layout.long, in: CGSize(140, 80))
    #expect(page.contains("is \(Layout.long.shortDescription), in bounds of \(layout.bounds.size.shortDescription)"))
    #expect(page.contains("140 - 24 = \(layout.titleRoom.shortDescription)"))
    let wrapped = [("by word", CGSize(thirds(308), thirds(181))), ("by character", CGSize(thirds(338), thirds(121)))]
    for (name, size) in wrapped {
      layout.wrappedTitleSize = size
      expect(name, size.shortDescription, layout.titleRect.shortDescription)
      let pixels = (12 + (116 - size.width) / 2) * 3
      #expect(page.contains("\(pixels)"), "\(pixels)")
    }
    layout.wrapsTitle = false
    expect("truncating", "not measured", layout.titleRect.shortDescription)
  }

  @Test func `a5 g14 the page has the same title with and without a configuration`() {
    let layout = Layout.medium(Layout.configure, in: CGSize(160, 44))
    var classic = ButtonLayout(contentRect: layout.bounds, grid: layout.grid)
    classic.titleSize = layout.titleSize
    expect(
      "\(layout.titleSize.shortDescription) in \(layout.bounds.size.shortDescription) at scale 3",
      classic.titleRect.shortDescription, layout.titleRect.shortDescription)
    #expect(page.contains("as it comes out: \(layout.size.height.shortDescription) (g10)"))
  }

  @Test func `g25 the page has the corner radii`() {
    let radius = ConfiguredCornerRadius(radius: 5.95, height: 34)
    expect("fixed", "the background's", radius.fixed.shortDescription)
    expect("dynamic", "the background's, at most half of the height", radius.dynamic.shortDescription)
    expect("small", "height × 0.125", radius.small.shortDescription)
    expect("medium", "height × 0.175", radius.medium.shortDescription)
    expect("large", "height × 0.25", radius.large.shortDescription)
    expect("capsule", "height / 2", radius.capsule.shortDescription)
  }
}
