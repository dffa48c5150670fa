import ButtonRecipes
import HeadlessKit
import HeadlessTesting
import RepositoryFiles

/// The section "By insets, by configuration" of `Docs/ButtonRecipes.md`: each difference and each number of it.
@MainActor @Suite("ButtonRecipes.md", .reportsIssuesAsFailures, .sampleTexts, .screen(scale: 2)) struct BothWaysTests {
  private let page: String

  init() throws { page = try Repository.text(of: "Docs/ButtonRecipes.md") }

  private func expectPage(has line: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(page.contains(line), "\(line)", sourceLocation: sourceLocation)
  }

  /// Returns a plain button with the sample's image and title, arranged by insets and by a configuration.
  private func both(
    _ style: ImageLayoutStyle = .imageLeft, _ width: CGFloat = 200, _ height: CGFloat = 100, title: String? = "title",
    image: Image? = Sample.icon, spacing: CGFloat = 5
  ) -> (classic: Button, configured: Button) {
    let classic = Button(sample: width, height, title: title, image: image)
    classic.setLayoutStyle(style, spacing: spacing)
    let configured = Button(sample: width, height, title: title, image: image)
    configured.setConfiguredLayoutStyle(style, spacing: spacing)
    return (classic, configured)
  }

  /// Expects a row of the page's list of differences.
  private func expectDifference(
    _ name: String, _ classic: String, _ configured: String, sourceLocation: SourceLocation = #_sourceLocation
  ) { expectPage(has: "| \(name) | \(classic) | \(configured) |", sourceLocation: sourceLocation) }

  @Test(arguments: ImageLayoutStyle.allCases)
  func `D0.4 D0.5 D0.6 D0.7 the page has the frames of both ways`(style: ImageLayoutStyle) {
    let (classic, configured) = both(style)
    let cells = [classic.imageFrame, classic.titleFrame, configured.imageFrame, configured.titleFrame]
    expectPage(has: "| `.\(style)` | \(cells.map(\.shortDescription).joined(separator: " | ")) |")
  }

  @Test func `g10 the gap is part of the size`() {
    let (classic, configured) = both(.imageLeft)
    let sizes = [classic, configured].map(\.intrinsicContentSize)
    expectEqual(sizes[1].width - sizes[0].width, 5)
    let stacked = both(.imageTop)
    let stackedSizes = [stacked.classic, stacked.configured].map(\.intrinsicContentSize)
    expectDifference(
      "size", "the pair beside each other: \(sizes[0].shortDescription), stacked \(stackedSizes[0].shortDescription)",
      "the content: \(sizes[1].shortDescription), stacked \(stackedSizes[1].shortDescription)")
  }

  @Test func `g12 the pair is centered with its gap`() {
    let (classic, configured) = both(.imageLeft)
    let middles = [classic, configured].map { $0.imageFrame.union($0.titleFrame).midX }
    expectDifference(
      "middle of the pair in 200 points", "\(middles[0].shortDescription)", "\(middles[1].shortDescription)")
  }

  @Test func `a5 g14 half a pixel`() {
    let (classic, configured) = both(.imageLeft, 200, 100.5)
    expectEqual((classic.bounds.height - classic.titleFrame.height) / 2, 45.25)
    expectDifference(
      "y of the title, 45.25 at 2 pixels per point", "up: \(classic.titleFrame.minY.shortDescription)",
      "down: \(configured.titleFrame.minY.shortDescription)")
  }

  @Test(.textMeasurer(RecordedTextMeasurer(["odd": CGSize(width: 36.5, height: 10.5)]))) func `b2 g10 whole points`() {
    let (classic, configured) = both(title: "odd", image: Image(size: CGSize(width: 30, height: 24.5)), spacing: 0)
    expectDifference(
      "size of an image 30×24.5 and a title 36.5×10.5",
      "whole points: \(classic.intrinsicContentSize.shortDescription)",
      "pixels: \(configured.intrinsicContentSize.shortDescription)")
  }

  @Test func `g13 the alignment rectangle of the image`() {
    let image = Sample.icon.withAlignmentRectInsets(EdgeInsets(top: 4, left: 0, bottom: 2, right: 0))
    let (classic, configured) = both(.imageTop, image: image)
    let gaps = [classic, configured].map { $0.gap(.top) }
    expectEqual(configured.imageFrame.size, image.size)
    expectEqual(gaps[1], gaps[0] - 2)
    expectDifference(
      "gap below an image with alignment insets of 4 and 2", "\(gaps[0].shortDescription), of the whole image",
      "\(gaps[1].shortDescription): from the alignment rectangle, \(configured.intrinsicContentSize.height.shortDescription) points high in all"
    )
  }

  @Test func `a7 g18 a truncated title`() {
    let (classic, configured) = both(.imageLeft, title: "wide")
    configured.configuration?.titleLineBreakMode = .byTruncatingTail
    let (hugging, whole) = (classic.titleFrame.width, configured.titleFrame.width)
    #expect(hugging < 200 - 30 && whole == 200 - 30 - 5)
    expectEqual(classic.titleLabel?.lineBreakMode, .byTruncatingMiddle)
    expectDifference(
      "a truncated title", "in the middle; the label hugs what is left",
      "according to `titleLineBreakMode`; the label fills the available width, \(whole.shortDescription) points")
  }

  @Test(.textMeasurer(.oneEm)) func `g17 g54 lines`() {
    let (classic, configured) = both(.imageLeft, 120, 100, title: "two words")
    expectEqual(classic.titleLabel?.numberOfLines, 1)
    expectEqual(configured.titleLabel?.numberOfLines, 0)
    expectEqual(configured.titleFrame.height, CGFloat(2 * 17))
    expectDifference("a title without room, by default", "is truncated", "wraps; `numberOfLines` is 0")
  }

  @Test func `g24 the hooks`() {
    func calls(_ button: Button) -> String {
      button.setNeedsLayout()
      let trace = LayoutTrace.recording(of: button) { button.layoutIfNeeded() }
      return trace.calls.map(\.method).filter { $0 != "layoutSubviews" }.map { $0.prefix { $0 != "(" } }
        .map { "`\($0)`" }.joined(separator: ", ")
    }
    let (classic, configured) = both()
    for button in [classic, configured] { button.layoutIfNeeded() }
    let asked = calls(classic)
    expectEqual(calls(configured), "")
    #expect(asked.contains("imageRect") && asked.contains("titleRect"))
    expectDifference("hooks in a layout", asked, "none")
  }

  @Test func `g23 the old insets`() {
    let (_, configured) = both()
    let frames = (configured.imageFrame, configured.titleFrame)
    configured.titleEdgeInsets = EdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
    configured.imageEdgeInsets = EdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
    configured.contentEdgeInsets = EdgeInsets(top: 1, left: 20, bottom: 3, right: 4)
    #expect((configured.imageFrame, configured.titleFrame) == frames)
    expectEqual(configured.intrinsicContentSize.width, 85)
    expectDifference("insets of title, image and content", "are used", "have no effect; `contentInsets` is used")
  }

  @Test func `a new title`() {
    let (classic, configured) = both(.imageRight)
    for button in [classic, configured] {
      button.layoutIfNeeded()
      button.setTitle("longer", for: .normal)
    }
    let gaps = [classic, configured].map { $0.imageFrame.minX - $0.titleFrame.maxX }
    #expect(gaps[0] != 5 && gaps[1] == 5)
    expectDifference(
      "gap after a longer title, image right",
      "\(gaps[0].shortDescription), until the recipe runs again", "\(gaps[1].shortDescription)")
  }

  @Test func `a10 the direction`() {
    let (classic, configured) = both(.imageLeft)
    for button in [classic, configured] {
      button.layoutIfNeeded()
      button.semanticContentAttribute = .forceRightToLeft
    }
    let gaps = [classic, configured].map { $0.imageFrame.minX - $0.titleFrame.maxX }
    expectEqual(gaps, [-5, 5])
    expectDifference(
      "gap after the direction has changed", "\(gaps[0].shortDescription): insets stay physical",
      "\(gaps[1].shortDescription): the placement is mirrored")
  }

  @Test(.textMeasurer(.oneEm)) func `g5 g8 the font of the title`() {
    func font(_ type: Button.ButtonType, isConfigured: Bool) -> String {
      let button = Button.titled("title", type: type)
      if isConfigured { button.setConfiguredLayoutStyle(.imageLeft, spacing: 5) }
      return (button.titleLabel?.font.pointSize ?? 0).shortDescription
    }
    expectDifference(
      "font of the title",
      "custom \(font(.custom, isConfigured: false)), system \(font(.system, isConfigured: false)) points",
      "\(font(.custom, isConfigured: true)) points at `buttonSize` medium, by Dynamic Type")
    expectEqual(font(.system, isConfigured: true), font(.custom, isConfigured: true))
  }

  @Test func `a title alone`() {
    let (classic, configured) = both(image: nil)
    let size = configured.intrinsicContentSize
    expectDifference(
      "size of a title 50×10 alone", "padded: \(classic.intrinsicContentSize.shortDescription)",
      "insets only: \(size.shortDescription) with none")
  }
}
