import ButtonRecipes
import HeadlessKit
import Testing

@testable import Gallery

/// The examples of configured buttons: their frames, and how they are drawn.
@MainActor @Suite("Examples of configurations")
struct ConfigurationExampleTests {
  private func words(_ id: String) throws -> [String] {
    try outcome(of: id).looks.map { "\($0.part.rawValue) \($0.words)" }
  }

  // MARK: Appearance

  nonisolated static let looks: [(id: String, words: [String])] = [
    ("configured-plain-normal-light", ["button corners 17", "title tint"]),
    ("configured-plain-selected-light", ["button tint, opacity 0.18, corners 17", "title tint"]),
    ("configured-gray-normal-light", ["button gray, opacity 0.16, corners 17", "title black"]),
    ("configured-gray-normal-dark", ["button gray, opacity 0.32, corners 17", "title white"]),
    ("configured-tinted-normal-dark", ["button tint, opacity 0.25, corners 17", "title tint"]),
    ("configured-filled-highlighted-light", ["button tint, opacity 0.75, corners 17", "title white, opacity 0.75"]),
    ("configured-filled-selected-light", ["button tint, corners 17", "title white"]),
    (
      "configured-filled-disabled-and-selected-light",
      ["button gray, opacity 0.12, corners 17", "title tertiary label, opacity 0.298"]
    ),
  ]

  @Test(arguments: looks)
  func `g27 g28 g29 g30 g31 fill and title of a style in a state`(id: String, words: [String]) throws {
    #expect(try self.words(id) == words)
  }

  @Test func `g5 the four sizes of a style are one below the other, in the middle`() throws {
    let boxes = try outcome(of: "configured-filled-normal-light").boxes
    #expect(boxes.map(\.name) == ["mini", "small", "medium", "large"])
    #expect(boxes.map(\.frame.height) == [28, 28, 34.5, 50.5])
    for (above, below) in zip(boxes, boxes.dropFirst()) { #expect(below.frame.minY - above.frame.maxY >= 10) }
    #expect(boxes.allSatisfy { abs($0.frame.midX - 62) <= 0.5 })
  }

  @Test func `the drawing of each style and state has its ground, and no line around it`() throws {
    let dark = try #require(allExamples.first { $0.id == "configured-gray-normal-dark" }).run()
    let sheet = Sheet.cell(in: 5, height: 196)
    let svg = LookPicture(
      outcome: dark.outcome, id: "a", sheet: sheet, projection: Projection(showing: dark.outcome, on: sheet)
    ).svg
    #expect(svg.contains("class=\"picture look dark\""))
    #expect(!svg.contains("class=\"edge\""))
    #expect(svg.count(of: ">Configure</text>") == 4)
  }

  @Test func `g34 a stroke outside of the button is inside of the drawing`() throws {
    let outside = try outcome(of: "configured-background-outset")
    #expect(outside.extent == outside.bounds.insetBy(dx: -4, dy: -4))
    #expect(outside.surface.border == .red && outside.surface.borderWidth == 2)
    #expect(try outcome(of: "configured-background-stroke").extent == outside.bounds)
  }

  @Test func `g33 a color that is set is drawn as it is, under a finger too`() throws {
    #expect(try words("configured-background-color") == ["button orange, corners 17", "title white, opacity 0.75"])
  }

  @Test func `g20 the activity indicator is read as the image, as high as a line`() throws {
    let outcome = try outcome(of: "configured-text-activity")
    let image = try #require(outcome.imageFrame)
    #expect(image.size == CGSize(width: image.height, height: image.height))
    #expect(outcome.image == nil)
    #expect(try #require(outcome.titleFrame).minX == image.maxX + 8)
  }

  @Test func `g25 the corners of a capsule are half of the height`() throws {
    #expect(try outcome(of: "corner-capsule-60-high").surface.cornerRadius == 30)
    #expect(try outcome(of: "corner-small-60-high").surface.cornerRadius == 60 * 0.125)
  }

  // MARK: By insets, by configuration

  private func frames(_ id: String) throws -> (image: CGRect, title: CGRect) {
    let outcome = try outcome(of: id)
    return try (#require(outcome.imageFrame), #require(outcome.titleFrame))
  }

  @Test(arguments: ["left", "right"])
  func `D0.4 D0.5 g12 by insets the pair is 2.5 off the middle, by configuration in it`(id: String) throws {
    let (classic, configured) = try (frames("classic-\(id)"), frames("configured-\(id)"))
    #expect(classic.image.union(classic.title).midX == 60 + 2.5)
    #expect(configured.image.union(configured.title).midX == 60)
    #expect(classic.title.width + 5 + classic.image.width == configured.image.union(configured.title).width)
  }

  @Test(arguments: ["top", "bottom", "top-edge"])
  func `D0.6 D0.7 D0.9 g12 stacked, the frames of both ways are the same`(id: String) throws {
    let (classic, configured) = try (frames("classic-\(id)"), frames("configured-\(id)"))
    #expect(classic == configured)
  }

  @Test func `D0.6 g10 stacked, the gap and both heights are part of the size of a configured button`() {
    TextMeasuring.withCurrent(RecordedTextMeasurer(["title": Example.titleSize])) {
      let (classic, configured) = (Button(type: .custom), Button(type: .custom))
      for button in [classic, configured] {
        button.setTitle("title", for: .normal)
        button.setImage(icon, for: .normal)
        button.frame = CGRect(0, 0, 120, 80)
      }
      classic.setLayoutStyle(.imageTop, spacing: 5)
      configured.setConfiguredLayoutStyle(.imageTop, spacing: 5)
      #expect(classic.intrinsicContentSize == CGSize(width: 24 + 32, height: 24))
      #expect(configured.intrinsicContentSize == CGSize(width: 32, height: 24 + 5 + 22))
    }
  }

  @Test func `D2.19 g10 the gap is part of the fitted size of a configured button`() throws {
    #expect(try outcome(of: "classic-fitted").bounds.size == CGSize(width: 12 + 24 + 32 + 12, height: 24))
    #expect(try outcome(of: "configured-fitted").bounds.size == CGSize(width: 12 + 24 + 5 + 32 + 12, height: 24))
    #expect(try frames("classic-fitted").title.maxX == 80 - 12 + 5)
  }

  @Test func `a5 g14 a quarter of a point is rounded up by insets and down by configuration`() throws {
    #expect((80.5 - 22) / 2 == 29.25)
    #expect(try frames("classic-half-pixel").title.minY == 29.5)
    #expect(try frames("configured-half-pixel").title.minY == 29)
  }

  @Test func `a10 after a change of the direction insets stay and a placement is mirrored`() throws {
    let (classic, configured) = try (frames("classic-direction"), frames("configured-direction"))
    #expect(classic.image.minX - classic.title.maxX == -5)
    #expect(configured.image.minX - configured.title.maxX == 5)
  }

  @Test func `a7 g18 a truncated title of a configured button takes all of the room`() throws {
    #expect(try frames("configured-truncated").title.width == 120 - 24 - 5)
    #expect(try outcome(of: "classic-truncated").text?.string.contains("…") == true)
  }
}
