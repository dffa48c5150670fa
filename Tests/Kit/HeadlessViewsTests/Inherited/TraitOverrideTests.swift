import HeadlessKit
import HeadlessTesting
import Testing

@MainActor @Suite("Trait overrides", .reportsIssuesAsFailures) struct TraitOverrideTests {
  private final class Observer: View {
    var changes = 0
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) { changes += 1 }
  }

  private func show(_ view: View) -> Window {
    let window = Window()
    window.addSubview(view)
    return window
  }

  @Test func `an override is inherited by subviews, and notifies them once`() {
    let (root, view) = (View(), Observer())
    root.addSubview(view)
    let window = show(root)
    view.changes = 0
    root.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark && view.changes == 1)
    #expect(window.traitCollection.userInterfaceStyle == .light)
    root.traitOverrides.userInterfaceStyle = .dark
    #expect(view.changes == 1)
    root.traitOverrides.preferredContentSizeCategory = .small
    #expect(view.traitCollection.preferredContentSizeCategory == .small && view.changes == 2)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `an override is found and removed by its trait`() {
    let view = View()
    #expect(!view.traitOverrides.contains(TraitUserInterfaceStyle.self))
    view.traitOverrides[TraitUserInterfaceStyle.self] = .dark
    #expect(
      view.traitOverrides.contains(TraitUserInterfaceStyle.self) && view.traitOverrides.userInterfaceStyle == .dark)
    view.traitOverrides.remove(TraitUserInterfaceStyle.self)
    #expect(!view.traitOverrides.contains(TraitUserInterfaceStyle.self))
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `an override of a window is that of its views`() {
    let root = View()
    let window = show(root)
    window.traitOverrides.horizontalSizeClass = .regular
    #expect(root.traitCollection.horizontalSizeClass == .regular)
    window.traitOverrides.remove(TraitHorizontalSizeClass.self)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
  }

  @Test func `an override of the direction mirrors the views below it`() {
    let (root, view, other) = (View(), View(), View())
    root.addSubview(view)
    let outer = View()
    outer.addSubview(root)
    outer.addSubview(other)
    _ = show(outer)
    root.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(other.effectiveUserInterfaceLayoutDirection == .leftToRight)
    root.traitOverrides.remove(TraitLayoutDirection.self)
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
