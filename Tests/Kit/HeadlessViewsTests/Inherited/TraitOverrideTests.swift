import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Trait overrides", .reportsIssuesAsFailures) struct TraitOverrideTests {
  private final class Observer: View {
    var changes = 0
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) { changes += 1 }
  }

  private func show(_ view: View) -> Window { configured(Window()) { $0.addSubview(view) } }

  @Test func `an override is inherited by subviews, and notifies them once`() {
    let (root, view) = (View(), Observer())
    root.addSubview(view)
    let window = show(root)
    view.changes = 0
    root.traitOverrides.userInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark && view.changes == 1)
    expectEqual(window.traitCollection.userInterfaceStyle, .light)
    root.traitOverrides.userInterfaceStyle = .dark
    expectEqual(view.changes, 1)
    root.traitOverrides.preferredContentSizeCategory = .small
    #expect(view.traitCollection.preferredContentSizeCategory == .small && view.changes == 2)
    expectEqual(view.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func `an override is found and removed by its trait`() {
    let view = View()
    #expect(!view.traitOverrides.contains(TraitUserInterfaceStyle.self))
    view.traitOverrides[TraitUserInterfaceStyle.self] = .dark
    #expect(
      view.traitOverrides.contains(TraitUserInterfaceStyle.self) && view.traitOverrides.userInterfaceStyle == .dark)
    view.traitOverrides.remove(TraitUserInterfaceStyle.self)
    #expect(!view.traitOverrides.contains(TraitUserInterfaceStyle.self))
    expectEqual(view.traitCollection.userInterfaceStyle, .light)
  }

  @Test func `an override of a window is that of its views`() {
    let root = View()
    let window = show(root)
    window.traitOverrides.horizontalSizeClass = .regular
    expectEqual(root.traitCollection.horizontalSizeClass, .regular)
    window.traitOverrides.remove(TraitHorizontalSizeClass.self)
    expectEqual(root.traitCollection.horizontalSizeClass, .compact)
  }

  @Test func `frames follow an override of the direction, its removal, and the next one`() {
    let (root, view) = (View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), View())
    root.tintColor = .red
    root.addForConstraints(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 20),
    ])
    let window = show(root)
    for _ in 1...2 {
      root.traitOverrides.layoutDirection = .rightToLeft
      window.layoutIfNeeded()
      expectEqual(view.frame.minX, 70)
      root.traitOverrides.remove(TraitLayoutDirection.self)
      window.layoutIfNeeded()
      expectEqual(view.frame.minX, 10)
    }
  }

  @Test func `an override of the direction mirrors the views below it, also later ones, until they are moved away`() {
    let (mirrored, plain, outer, inner) = (View(), View(), View(), View())
    let root = View().holding(mirrored.holding(outer.holding(inner)), plain)
    mirrored.traitOverrides.layoutDirection = .rightToLeft
    for _ in 1...2 {
      expectEqual(inner.effectiveUserInterfaceLayoutDirection, .rightToLeft)
      plain.addSubview(outer)
      expectEqual(inner.effectiveUserInterfaceLayoutDirection, .leftToRight)
      mirrored.addSubview(outer)
    }
    expectEqual(inner.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    expectEqual(root.effectiveUserInterfaceLayoutDirection, .leftToRight)
    mirrored.traitOverrides.remove(TraitLayoutDirection.self)
    expectEqual(inner.effectiveUserInterfaceLayoutDirection, .leftToRight)
  }

  @Test(.layoutDirection(.rightToLeft)) func `an override from left to right holds on a screen from right to left`() {
    let (root, view, other) = (View(), View(), View())
    root.addSubview(view)
    root.traitOverrides.layoutDirection = .leftToRight
    expectEqual(view.effectiveUserInterfaceLayoutDirection, .leftToRight)
    expectEqual(other.effectiveUserInterfaceLayoutDirection, .rightToLeft)
  }
}
