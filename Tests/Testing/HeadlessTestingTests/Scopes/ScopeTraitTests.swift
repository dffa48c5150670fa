import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Scopes") struct ScopeTraitTests {
  private var traits: TraitCollection { View().traitCollection }

  @Test(.userInterfaceStyle(.dark), .layoutDirection(.rightToLeft), .contentSizeCategory(.small))
  func `a style, a direction and a text size are those of the test's screen`() {
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .small)
    #expect(View().effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test(.system(.iOS15), .userInterfaceStyle(.dark), .screen(scale: 3), .contentSizeCategory(.small))
  func `a scale preserves the era and the outer traits, and they preserve the scale`() {
    #expect(Screen.main.era == .iOS15 && Screen.main.scale == 3)
    #expect(traits.displayScale == 3)
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .small)
  }

  @Test(.screen(scale: 3), .userInterfaceStyle(.dark), .system(.iOS26), .contentSizeCategory(.small))
  func `an era preserves the settings of outer traits, and inner ones preserve the era`() {
    #expect(Screen.main.era == .iOS26)
    #expect(traits.displayScale == 3 && traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .small)
  }

  @Test func `the screens of other tests do not change`() {
    #expect(Screen.main.era == .standard)
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.layoutDirection == .leftToRight)
    #expect(traits.preferredContentSizeCategory == .large)
  }
}
