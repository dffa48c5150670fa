import HeadlessKit
import HeadlessTesting

@Suite("Trait collections", .reportsIssuesAsFailures) struct TraitCollectionTests {
  let dark = TraitCollection(userInterfaceStyle: .dark)
  let large = TraitCollection(preferredContentSizeCategory: .extraLarge)

  @Test func `a new collection specifies nothing`() {
    let traits = TraitCollection()
    #expect(traits.displayScale == 0 && traits.userInterfaceStyle == .unspecified)
    #expect(traits.layoutDirection == .unspecified && traits.preferredContentSizeCategory == .unspecified)
    expectEqual(traits.description, "no traits")
  }

  @Test func `merged, the later of two wins; an unspecified trait changes nothing`() {
    let merged = TraitCollection(traitsFrom: [
      dark, TraitCollection(displayScale: 2), large, TraitCollection(displayScale: 3), TraitCollection(),
    ])
    #expect(merged.displayScale == 3 && merged.userInterfaceStyle == .dark)
    expectEqual(merged.description, "scale 3, dark, UICTContentSizeCategoryXL")
  }

  @Test func `equal when all traits are`() {
    #expect(dark == TraitCollection(userInterfaceStyle: .dark) && dark != large)
    expectEqual(dark.hash, TraitCollection(userInterfaceStyle: .dark).hash)
  }

  @Test func `it contains the traits that it specifies`() {
    let both = TraitCollection(traitsFrom: [dark, large])
    #expect(both.containsTraits(in: dark) && both.containsTraits(in: nil) && !dark.containsTraits(in: both))
  }

  @Test func `colors look different in another style alone`() {
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    #expect(dark.hasDifferentColorAppearance(comparedTo: TraitCollection(userInterfaceStyle: .light)))
    #expect(!dark.hasDifferentColorAppearance(comparedTo: TraitCollection(traitsFrom: [dark, large])))
  }

  @MainActor @Test(.screen(scale: 2))
  func `assigned traits are current until those of the screen change, or to the end of a scope`() {
    dark.performAsCurrent {
      TraitCollection.current = TraitCollection(userInterfaceStyle: .light)
      expectEqual(TraitCollection.current.userInterfaceStyle, .light)
    }
    expectEqual(TraitCollection.current, Screen.main.traitCollection)
    TraitCollection.current = dark
    expectEqual(TraitCollection.current, dark)
    Screen.main.preferredContentSizeCategory = .small
    expectEqual(TraitCollection.current, Screen.main.traitCollection)
  }

  @Test func `in a fresh process the current traits are the main screen's from the first line on`() async {
    await #expect(processExitsWith: .success) {
      let traits = TraitCollection.current
      precondition(traits.displayScale == 2 && traits.userInterfaceIdiom == .phone)
      precondition(traits == Screen.main.traitCollection && traits == TraitCollection.current)
    }
  }

  @Test(.screen(scale: 3)) func `the current traits are those of the main screen of the moment`() {
    expectEqual(TraitCollection.current.displayScale, 3)
    Screen.withMain(Screen(scale: 1)) { expectEqual(TraitCollection.current.displayScale, 1) }
  }

  struct Single: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let specified, unspecified: TraitCollection
    let isSpecified: @Sendable (TraitCollection) -> Bool
    init<Value: Equatable & Sendable>(
      _ name: String, _ make: (Value) -> TraitCollection, _ trait: KeyPath<TraitCollection, Value> & Sendable,
      _ value: Value, _ none: Value
    ) {
      testDescription = name
      (specified, unspecified) = (make(value), make(none))
      isSpecified = { $0[keyPath: trait] == value }
    }
  }

  static let singles = [
    Single("idiom", TraitCollection.init(userInterfaceIdiom:), \.userInterfaceIdiom, .pad, .unspecified),
    Single("width", TraitCollection.init(horizontalSizeClass:), \.horizontalSizeClass, .compact, .unspecified),
    Single("height", TraitCollection.init(verticalSizeClass:), \.verticalSizeClass, .regular, .unspecified),
    Single("force", TraitCollection.init(forceTouchCapability:), \.forceTouchCapability, .available, .unknown),
    Single("contrast", TraitCollection.init(accessibilityContrast:), \.accessibilityContrast, .high, .unspecified),
    Single("level", TraitCollection.init(userInterfaceLevel:), \.userInterfaceLevel, .elevated, .unspecified),
    Single("weight", TraitCollection.init(legibilityWeight:), \.legibilityWeight, .bold, .unspecified),
  ]

  @Test(arguments: singles)
  func `a trait is specified, merges with others, and has no effect where it is unspecified`(row: Single) {
    #expect(
      row.isSpecified(row.specified) && !row.isSpecified(TraitCollection()) && row.unspecified == TraitCollection())
    let merged = TraitCollection(traitsFrom: [row.specified, dark, row.unspecified])
    #expect(row.isSpecified(merged) && merged.userInterfaceStyle == .dark && merged.containsTraits(in: row.specified))
  }

  @Test func `raw values are UIKit's`() {
    expectEqual([UserInterfaceStyle.unspecified, .light, .dark].map(\.rawValue), [0, 1, 2])
    expectEqual([TraitEnvironmentLayoutDirection.unspecified, .leftToRight, .rightToLeft].map(\.rawValue), [-1, 0, 1])
    expectEqual(ContentSizeCategory.accessibilityMedium.rawValue, "UICTContentSizeCategoryAccessibilityM")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1]) func `a scale that no screen has is reported`(scale: CGFloat) {
    let made = expectReport(
      "TraitCollection.init(displayScale:): Expected a finite scale from 0 on; got \(scale); using 0, unspecified. "
        + "Give the number of pixels per point: 1, 2 or 3."
    ) { TraitCollection(displayScale: scale) }
    expectEqual(made.displayScale, 0)
  }
}
