import HeadlessControllers
import HeadlessKit
import Testing

@MainActor @Suite("Appearances of bars") struct BarAppearanceTests {
  @Test func `a bar copies the appearance that it gets`() {
    let (bar, appearance) = (NavigationBar(), NavigationBarAppearance())
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: Color.green]
    bar.standardAppearance = appearance
    appearance.backgroundColor = .blue
    appearance.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(bar.standardAppearance !== appearance && bar.standardAppearance.backgroundColor == .red)
    let attributes = bar.standardAppearance.buttonAppearance.normal.titleTextAttributes
    expectEqual(attributes[.foregroundColor] as? Color, .green)
  }

  @Test func `the three backgrounds`() {
    let appearance = ToolbarAppearance()
    #expect(appearance.backgroundEffect != nil && appearance.backgroundColor == nil && appearance.shadowColor != nil)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == nil && appearance.shadowColor == nil)
  }

  @Test func `copies are of the same class and independent`() throws {
    let appearance = TabBarAppearance()
    appearance.stackedLayoutAppearance.selected.iconColor = .red
    appearance.stackedItemSpacing = 3
    let copy = try #require(appearance.copy() as? TabBarAppearance)
    appearance.stackedLayoutAppearance.selected.iconColor = .blue
    #expect(copy.stackedLayoutAppearance.selected.iconColor == .red && copy.stackedItemSpacing == 3)
    let mixed = NavigationBarAppearance(barAppearance: copy)
    #expect(mixed.backgroundEffect === copy.backgroundEffect)
  }

  @Test func `an indicator image needs its mask`() {
    let (appearance, image) = (NavigationBarAppearance(), Image(size: CGSize(width: 1, height: 1)))
    appearance.setBackIndicatorImage(image, transitionMaskImage: nil)
    expectNil(appearance.backIndicatorImage)
    appearance.setBackIndicatorImage(image, transitionMaskImage: image)
    #expect(appearance.backIndicatorImage === image && appearance.backIndicatorTransitionMaskImage === image)
  }
}
