import HeadlessKit
import HeadlessTesting

@Suite("Text styles", .reportsIssuesAsFailures) struct FontTextStyleTests {
  static let categories: [ContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Point sizes as an app printed them on iOS 13.3; caption 2 in the largest category is 41 there and 40 in the
  /// guidelines.
  static let rows: [(style: Font.TextStyle, sizes: [CGFloat])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test(arguments: rows) func `a style has a size in each category`(style: Font.TextStyle, sizes: [CGFloat]) {
    for (category, size) in zip(Self.categories, sizes) {
      let traits = TraitCollection(preferredContentSizeCategory: category)
      #expect(Font.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size, "\(category.rawValue)")
    }
  }

  @Test func `text sizes are ordered, and the accessibility sizes are the largest`() {
    #expect(ContentSizeCategory.small < .large && ContentSizeCategory.large <= .large)
    #expect(ContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(!(ContentSizeCategory.unspecified < .large) && !(ContentSizeCategory.unspecified > .large))
    #expect(ContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func `headlines are semibold, the extra large titles bold, all others regular`() {
    expectEqual(Font.preferredFont(forTextStyle: .headline).weight, .semibold)
    expectEqual(Font.preferredFont(forTextStyle: .extraLargeTitle).weight, .bold)
    expectEqual(Font.preferredFont(forTextStyle: .extraLargeTitle).pointSize, 36)
    expectEqual(Font.preferredFont(forTextStyle: .largeTitle).weight, .regular)
  }

  @Test func `without traits the current category counts, and without any the standard one`() {
    expectEqual(Font.preferredFont(forTextStyle: .body).pointSize, 17)
    TraitCollection(preferredContentSizeCategory: .extraLarge).performAsCurrent {
      expectEqual(Font.preferredFont(forTextStyle: .body).pointSize, 19)
      let light = TraitCollection(userInterfaceStyle: .light)
      expectEqual(Font.preferredFont(forTextStyle: .body, compatibleWith: light).pointSize, 19)
    }
    let unknown = TraitCollection(preferredContentSizeCategory: ContentSizeCategory(rawValue: "no such"))
    expectEqual(Font.preferredFont(forTextStyle: .body, compatibleWith: unknown).pointSize, 17)
  }

  @Test(.screen(scale: 2)) @MainActor func `outside callbacks the main screen's category counts`() {
    Screen.main.preferredContentSizeCategory = .accessibilityMedium
    expectEqual(Font.preferredFont(forTextStyle: .body).pointSize, 28)
  }

  @Test func `a style's font differs from a system font of its size, and is one no more in a size of its own`() {
    let body = Font.preferredFont(forTextStyle: .body)
    #expect(body != Font.systemFont(ofSize: 17) && body == Font.preferredFont(forTextStyle: .body))
    expectEqual(body.withSize(17), Font.systemFont(ofSize: 17))
  }
}
