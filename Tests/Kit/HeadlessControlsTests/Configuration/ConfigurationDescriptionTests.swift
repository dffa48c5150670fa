import HeadlessKit
import Testing

@MainActor @Suite("Descriptions of configurations") struct ConfigurationDescriptionTests {
  struct Row: Sendable {
    let text: String
    let change: @Sendable (inout Button.Configuration) -> Void
  }

  nonisolated static let rows = [
    Row(text: "") { _ in },
    Row(text: "title \"Save\"") { $0.title = "Save" },
    Row(text: "subtitle \"All\"") { $0.attributedSubtitle = "All" },
    Row(text: "buttonSize large") { $0.buttonSize = .large },
    Row(text: "cornerStyle capsule") { $0.cornerStyle = .capsule },
    Row(text: "image 20×10, imagePlacement trailing, imagePadding 8") {
      $0.imagePadding = 8
      $0.imagePlacement = .trailing
      $0.image = Image(size: CGSize(width: 20, height: 10))
    },
    Row(text: "imageReservation 30, showsActivityIndicator, indicator popup") {
      $0.showsActivityIndicator = true
      $0.indicator = .popup
      $0.imageReservation = 30
    },
    Row(text: "titlePadding 2.5, titleAlignment center, titleLineBreakMode byClipping") {
      $0.titlePadding = 2.5
      $0.titleAlignment = .center
      $0.titleLineBreakMode = .byClipping
    },
    Row(text: "titleTextAttributesTransformer, imageColorTransformer") {
      $0.titleTextAttributesTransformer = ConfigurationTextAttributesTransformer { $0 }
      $0.imageColorTransformer = .grayscale
    },
    Row(text: "contentInsets {1, 2, 3, 4}") {
      $0.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    },
    Row(text: "baseForegroundColor rgba(1, 0, 0, 1), automaticallyUpdateForSelection true") {
      $0.baseForegroundColor = .red
      $0.automaticallyUpdateForSelection = true
    },
    Row(text: "background (cornerRadius 4, strokeColor rgba(0, 0, 1, 1))") {
      $0.background.cornerRadius = 4
      $0.background.strokeColor = .blue
    },
  ]

  @Test(arguments: rows) func `a configuration is described by its style and the members that were changed`(row: Row) {
    var configuration = Button.Configuration.filled()
    row.change(&configuration)
    expectEqual("\(configuration)", row.text.isEmpty ? "filled" : "filled, \(row.text)")
  }

  @Test func `each style is described by its name`() {
    let all: [Button.Configuration] = [
      .plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(), .borderedTinted(), .borderedProminent(),
      .glass(), .prominentGlass(), .tintedGlass(), .clearGlass(), .prominentClearGlass(),
    ]
    let names = [
      "plain", "gray", "tinted", "filled", "borderless", "bordered", "borderedTinted", "borderedProminent", "glass",
      "prominentGlass", "tintedGlass", "clearGlass", "prominentClearGlass",
    ]
    expectEqual(all.map { "\($0)" }, names)
  }

  @Test func `a background is described by the members that differ from those of an empty one`() {
    var background = BackgroundConfiguration.clear()
    expectEqual("\(background)", "clear")
    background.backgroundColor = nil
    background.backgroundColorTransformer = .grayscale
    background.backgroundInsets = DirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading, .trailing]
    background.strokeWidth = 0.5
    background.strokeOutset = -2
    background.image = Image(size: CGSize(width: 3, height: 3))
    background.imageContentMode = .center
    background.customView = Label()
    #expect(
      "\(background)" == """
        backgroundColor nil, backgroundColorTransformer, backgroundInsets {1, 1, 1, 1}, \
        edgesAddingLayoutMarginsToBackgroundInsets leading and trailing, strokeWidth 0.5, strokeOutset -2, image 3×3, \
        imageContentMode center, customView Label
        """)
  }

  @Test func `the mirror has the members that were changed, without stored values`() {
    var configuration = Button.Configuration.plain()
    configuration.imagePadding = 3
    configuration.background.cornerRadius = 9
    let mirror = Mirror(reflecting: configuration)
    expectEqual(mirror.children.map(\.label), ["style", "imagePadding", "background"])
    expectEqual(mirror.descendant("imagePadding") as? CGFloat, 3)
    #expect(Mirror(reflecting: BackgroundConfiguration.clear()).children.isEmpty)
  }
}
