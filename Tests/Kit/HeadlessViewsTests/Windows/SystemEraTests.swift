import HeadlessKit
import HeadlessTesting

@MainActor @Suite("System eras", .reportsIssuesAsFailures) struct SystemEraTests {
  @Test func `a screen has the standard era unless another is passed`() {
    #expect(Screen().era == .standard && Screen.main.era == .standard)
    #expect(Screen(scale: 3, era: .iOS15).era == .iOS15 && Screen(era: .iOS26).scale == 2)
  }

  @Test func `the eras differ from each other`() {
    expectEqual(Set([SystemEra.standard, .iOS15, .iOS18, .iOS26]).count, 4)
    var era = SystemEra.standard
    era.roundsTitlesToPoints = true
    #expect(era != .standard && era != .iOS26)
    expectEqual(
      [SystemEra.standard, .iOS15, .iOS18, .iOS26].map(\.description), ["standard", "iOS 15", "iOS 18", "iOS 26"])
    #expect(era.description.contains("roundsTitlesToPoints true") && era.description.contains("tint iOS7"))
  }

  @Test(arguments: [
    (SystemEra.standard, false, false, true), (.iOS15, false, true, false), (.iOS26, true, false, true),
  ])
  func `the differences of each era`(era: SystemEra, roundsTitles: Bool, borderedTitleHasTint: Bool, isNested: Bool) {
    #expect(era.roundsTitlesToPoints == roundsTitles && era.borderedTitleHasTint == borderedTitleHasTint)
    #expect(era.configuredSubviewsAreNested == isNested && era.configuredTextHasWholePitch == (era != .iOS15))
  }

  @Test func `i1 i2 switches and sliders of iOS 26 are of glass`() {
    expectEqual([SystemEra.standard, .iOS15, .iOS26].map(\.hasGlassControls), [false, false, true])
    var era = SystemEra.standard
    era.hasGlassControls = true
    #expect(era.description.contains("hasGlassControls true"))
  }

  @Test func `g2 g26 the corner radii of configured buttons`() {
    typealias Radii = SystemEra.ConfiguredCornerRadii
    expectEqual(SystemEra.iOS15.configuredCornerRadii, Radii(mini: 14, small: 14, medium: 5.95, large: 8.75))
    expectEqual(SystemEra.iOS26.configuredCornerRadii, Radii(mini: 17, small: 17, medium: 17, large: 17))
    expectEqual(SystemEra.standard.configuredCornerRadii, SystemEra.iOS26.configuredCornerRadii)
  }

  @Test func `an era is that of the main screen for a scope, and the outer one is restored, also after an error`() {
    struct Failure: Error {}
    let screen = Screen(scale: 3, size: CGSize(width: 30, height: 40), safeAreaInsets: EdgeInsets(1, 2, 3, 4))
    screen.userInterfaceStyle = .dark
    Screen.withMain(screen) {
      Screen.withMain(era: .iOS15) {
        #expect(Screen.main.era == .iOS15 && Screen.mainEra == .iOS15 && Screen.main !== screen)
        #expect(Screen.main.scale == 3 && Screen.main.bounds == screen.bounds)
        #expect(Screen.main.safeAreaInsets == screen.safeAreaInsets && Screen.main.userInterfaceStyle == .dark)
        Screen.withMain(era: .standard) { expectEqual(Screen.mainEra, .standard) }
        expectEqual(Screen.mainEra, .iOS15)
      }
      #expect(Screen.main === screen && Screen.mainEra == .standard)
    }
    #expect(throws: Failure.self) { try Screen.withMain(era: .iOS26) { throw Failure() } }
    expectEqual(Screen.mainEra, .standard)
  }

  @Test(.system(.iOS26)) func `parallel tests have their own era: iOS 26`() async { await expectEra(.iOS26) }

  @Test(.system(.iOS15)) func `parallel tests have their own era: iOS 15`() async { await expectEra(.iOS15) }

  @Test func `parallel tests have their own era: none`() async { await expectEra(.standard) }

  private func expectEra(_ era: SystemEra) async {
    for _ in 1...50 {
      #expect(Screen.main.era == era && Screen.mainEra == era && View().tintColor == era.tintColor)
      await Task.yield()
    }
  }

  @Test(arguments: [(SystemEra.standard, 122.0, 10.0, 132.0), (.iOS15, 122, 10, 132), (.iOS26, 136, 0, 145)])
  func `s8 the default tint in light and dark`(
    era: SystemEra, lightGreen: CGFloat, darkRed: CGFloat, darkGreen: CGFloat
  ) {
    let screen = Screen(era: era)
    Screen.withMain(screen) {
      let (window, view) = (Window(), View())
      for shown in [view, window] {
        let light = shown.tintColor.resolvedColor(with: TraitCollection(userInterfaceStyle: .light))
        let dark = shown.tintColor.resolvedColor(with: TraitCollection(userInterfaceStyle: .dark))
        expectEqual(light, Color(red: 0, green: lightGreen / 255, blue: 1, alpha: 1))
        expectEqual(dark, Color(red: darkRed / 255, green: darkGreen / 255, blue: 1, alpha: 1))
      }
    }
  }

  @Test func `configured buttons have the default tint of iOS 26 in the standard era, and each era's own otherwise`() {
    let standard = SystemEra.standard
    expectEqual(standard.configuredTint(for: .systemBlue), SystemEra.iOS26.tintColor)
    expectEqual(standard.configuredTint(for: .red), .red)
    #expect(standard.configuredTintColor == SystemEra.iOS26.tintColor && standard.tintColor == .systemBlue)
    for era in [SystemEra.iOS15, .iOS26] {
      #expect(era.configuredTint(for: era.tintColor) == era.tintColor && era.configuredTintColor == era.tintColor)
      expectEqual(era.configuredTint(for: .red), .red)
    }
    expectEqual(SystemEra.iOS15.tintColor, .systemBlue)
  }

  final class Tinted: View {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test func `a new era notifies the views of the screen's windows that inherit its tint, once`() {
    let screen = Screen()
    let window = Screen.withMain(screen) { Window() }
    let (own, below, inheriting) = (Tinted(), Tinted(), Tinted())
    window.holding(inheriting, own)
    own.addSubview(below)
    own.tintColor = .red
    for view in [own, below, inheriting] { view.changes = 0 }
    screen.era = .iOS26
    #expect(inheriting.tintColor == SystemEra.iOS26.tintColor && below.tintColor == .red)
    expectEqual([own, below, inheriting].map(\.changes), [0, 0, 1])
    screen.era = .iOS26
    expectEqual(inheriting.changes, 1, "the same era changes nothing")
    screen.era = .iOS15
    #expect(inheriting.tintColor == .systemBlue && inheriting.changes == 2)
    screen.era = .standard
    expectEqual(inheriting.changes, 2, "the tint is the same")
  }

  @Test func `a new era marks every view of the screen's windows for layout, and no other`() {
    let screen = Screen()
    let window = Screen.withMain(screen) { Window() }
    let (parent, child, elsewhere) = (View(), View(), Window())
    window.addSubview(parent)
    parent.addSubview(child)
    child.addSubview(View())
    for view in [window, elsewhere] { view.layoutIfNeeded() }
    screen.era = .standard
    #expect(!window.needsLayout && !parent.needsLayout && !child.needsLayout)
    screen.era = .iOS15
    #expect(window.needsLayout && parent.needsLayout && child.needsLayout && !elsewhere.needsLayout)
  }

  @Test func `a view has the tint of its window's screen, and is notified when it is added to and removed from it`() {
    let window = Screen.withMain(Screen(era: .iOS26)) { Window() }
    let (parent, child) = (Tinted(), Tinted())
    parent.addSubview(child)
    window.addSubview(parent)
    expectEqual(child.tintColor, SystemEra.iOS26.tintColor)
    #expect(parent.changes == 1 && child.changes == 1)
    parent.removeFromSuperview()
    #expect(child.tintColor == .systemBlue && parent.changes == 2 && child.changes == 2)
  }
}
