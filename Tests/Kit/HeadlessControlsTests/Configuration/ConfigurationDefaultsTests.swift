import HeadlessKit
import HeadlessTesting

/// The values that a configuration begins with, and those that follow from others.
@MainActor @Suite("Defaults of button configurations", .reportsIssuesAsFailures) struct ConfigurationDefaultsTests {
  static let medium = DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

  @Test(arguments: ConfigurationStyle.allCases) func `g1 all styles begin alike`(style: ConfigurationStyle) {
    let configuration = style.configuration
    expectEqual(configuration.contentInsets, Self.medium)
    #expect(configuration.imagePadding == 0 && configuration.titlePadding == 1)
    #expect(configuration.imagePlacement == .leading && configuration.titleAlignment == .automatic)
    expectEqual(configuration.titleLineBreakMode, .byWordWrapping)
    expectEqual(configuration.subtitleLineBreakMode, .byWordWrapping)
    #expect(configuration.buttonSize == .medium && configuration.cornerStyle == .dynamic)
    #expect(configuration.baseForegroundColor == nil && configuration.baseBackgroundColor == nil)
    #expect(!configuration.showsActivityIndicator && configuration.imageReservation == 0)
    #expect(configuration.macIdiomStyle == .automatic && configuration.indicator == .automatic)
    #expect(configuration.title == nil && configuration.subtitle == nil && configuration.image == nil)
    #expect(configuration.attributedTitle == nil && configuration.attributedSubtitle == nil)
    expectNil(configuration.preferredSymbolConfigurationForImage)
  }

  @Test(arguments: ConfigurationStyle.allCases)
  func `g2 the background of every style begins with a clear color, no insets and a clear stroke`(
    style: ConfigurationStyle
  ) throws {
    let background = style.configuration.background
    expectEqual(ColorComponents(background.backgroundColor), ColorComponents(0, 0, 0, 0))
    expectEqual(ColorComponents(background.strokeColor), ColorComponents(0, 0, 0, 0))
    #expect(background.strokeWidth == 1 && background.strokeOutset == 0 && background.backgroundInsets == .zero)
    #expect(background.image == nil && background.customView == nil && background.visualEffect == nil)
    expectEqual(background.cornerRadius, 17)
  }

  typealias Size = Button.Configuration.Size
  nonisolated static let sizes: [Size] = [.mini, .small, .medium, .large]
  nonisolated static let radiiUpToIOS18: [CGFloat] = [14, 14, 5.95, 8.75]

  @Test(.system(.iOS15), arguments: zip(sizes, radiiUpToIOS18))
  func `g2 up to iOS 18 the radius depends on the size`(size: Size, radius: CGFloat) {
    let configuration = Button.Configuration.filled().with { $0.buttonSize = size }
    expectEqual(configuration.background.cornerRadius, radius)
  }

  @Test(.system(.iOS15)) func `g2 a radius that was set stays when the size changes`() {
    var configuration = Button.Configuration.filled()
    configuration.background.cornerRadius = 3
    configuration.buttonSize = .large
    expectEqual(configuration.background.cornerRadius, 3)
  }

  @Test(arguments: ConfigurationStyle.allCases)
  func `g3 only the prominent styles do not show the selection`(style: ConfigurationStyle) {
    let shows = ![.filled, .borderedProminent].contains(style)
    expectEqual(style.configuration.automaticallyUpdateForSelection, shows)
  }

  @Test func `g3 g6 glass does not show the selection and is a capsule`() {
    #expect(!Button.Configuration.glass().automaticallyUpdateForSelection)
    expectEqual(Button.Configuration.glass().cornerStyle, .capsule)
    expectEqual(Button.Configuration.glass().background.cornerRadius, 5.95)
  }

  @Test func `g4 placements are edges with the raw values of the system`() {
    expectEqual([DirectionalRectEdge.top, .leading, .bottom, .trailing].map(\.rawValue), [1, 2, 4, 8])
  }

  nonisolated static let insets: [(CGFloat, CGFloat)] = [(5, 10), (5, 10), (7, 12), (15, 20)]

  @Test(arguments: zip(sizes, insets))
  func `g5 the size determines the insets until they are set`(size: Size, insets: (CGFloat, CGFloat)) {
    let expected = DirectionalEdgeInsets(top: insets.0, leading: insets.1, bottom: insets.0, trailing: insets.1)
    var configuration = Button.Configuration.gray()
    configuration.buttonSize = size
    expectEqual(configuration.contentInsets, expected)
    configuration.contentInsets = .zero
    expectEqual(configuration.contentInsets, .zero)
    configuration.setDefaultContentInsets()
    expectEqual(configuration.contentInsets, expected)
  }

  nonisolated static let proportional: [Button.Configuration.CornerStyle] = [.fixed, .small, .medium, .large, .capsule]

  @Test(arguments: proportional)
  func `g6 another corner style than dynamic sets the radius, and a radius set later is not changed`(
    style: Button.Configuration.CornerStyle
  ) {
    var configuration = Button.Configuration.filled()
    configuration.cornerStyle = .dynamic
    expectEqual(configuration.background.cornerRadius, 17)
    configuration.cornerStyle = style
    expectEqual(configuration.background.cornerRadius, 5.95)
    configuration.background.cornerRadius = 3
    #expect(configuration.cornerStyle == style && configuration.background.cornerRadius == 3)
  }

  @Test func `g7 title and attributed title are one value`() {
    var configuration = Button.Configuration.plain()
    var attributed = AttributedString("Attributed")
    attributed.font = .systemFont(ofSize: 30)
    configuration.attributedTitle = attributed
    expectEqual(configuration.title, "Attributed")
    configuration.title = "Plain"
    expectEqual(configuration.attributedTitle, AttributedString("Plain"))
    configuration.attributedTitle = nil
    expectNil(configuration.title)
    configuration.subtitle = "Below"
    expectEqual(configuration.attributedSubtitle, AttributedString("Below"))
    configuration.subtitle = nil
    expectNil(configuration.attributedSubtitle)
  }

  @Test func `g7 the later of title and attributed title is shown`() throws {
    var attributed = AttributedString("Attributed")
    attributed.font = .systemFont(ofSize: 30)
    let button = Button.configured(.plain().with { $0.attributedTitle = attributed })
    try expectEqual(#require(button.titleLabel).text, "Attributed")
    try expectEqual(#require(button.titleLabel).font.pointSize, 30)
    button.layOut { $0.configuration?.title = "Plain" }
    try expectEqual(#require(button.titleLabel).text, "Plain")
    try expectEqual(#require(button.titleLabel).font.pointSize, 17)
  }

  @Test func `configurations are equal when their values are, and a transformer only to its copies`() {
    let transformer = ConfigurationColorTransformer { $0 }
    let same = Button.Configuration.filled().titled("A").with { $0.imageColorTransformer = transformer }
    expectEqual(same, Button.Configuration.filled().titled("A").with { $0.imageColorTransformer = transformer })
    #expect(same != same.with { $0.imageColorTransformer = ConfigurationColorTransformer { $0 } })
    #expect(same != same.titled("B") && Button.Configuration.filled() != .borderedProminent())
    expectEqual(Set([same, same, same.titled("B")]).count, 2)
  }
}
