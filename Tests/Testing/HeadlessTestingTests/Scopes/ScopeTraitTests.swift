import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Scopes") struct ScopeTraitTests {
  private var traits: TraitCollection { View().traitCollection }

  @Test(.userInterfaceStyle(.dark), .layoutDirection(.rightToLeft), .contentSizeCategory(.small))
  func `a style, a direction and a text size are those of the test's screen`() {
    expectEqual(traits.userInterfaceStyle, .dark)
    expectEqual(traits.layoutDirection, .rightToLeft)
    expectEqual(traits.preferredContentSizeCategory, .small)
    expectEqual(View().effectiveUserInterfaceLayoutDirection, .rightToLeft)
  }

  @Test(.system(.iOS15), .userInterfaceStyle(.dark), .screen(scale: 3), .contentSizeCategory(.small))
  func `a scale preserves the era and the outer traits, and they preserve the scale`() {
    #expect(Screen.main.era == .iOS15 && Screen.main.scale == 3)
    expectEqual(traits.displayScale, 3)
    expectEqual(traits.userInterfaceStyle, .dark)
    expectEqual(traits.preferredContentSizeCategory, .small)
  }

  @Test(.screen(scale: 3), .userInterfaceStyle(.dark), .system(.iOS26), .contentSizeCategory(.small))
  func `an era preserves the settings of outer traits, and inner ones preserve the era`() {
    expectEqual(Screen.main.era, .iOS26)
    #expect(traits.displayScale == 3 && traits.userInterfaceStyle == .dark)
    expectEqual(traits.preferredContentSizeCategory, .small)
  }

  @Test func `the screens of other tests do not change`() {
    expectEqual(Screen.main.era, .standard)
    expectEqual(traits.userInterfaceStyle, .light)
    expectEqual(traits.layoutDirection, .leftToRight)
    expectEqual(traits.preferredContentSizeCategory, .large)
  }
}
