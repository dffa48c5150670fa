import HeadlessControllers
import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

/// Overrides of traits by controllers, and the scroll view that a controller names for all edges.
@MainActor @Suite("Overrides of controllers", .reportsIssuesAsFailures) struct ControllerOverrideTests {
  @Test func `an override of a controller is that of its view and children`() {
    let (root, child) = (ViewController(), ViewController())
    root.traitOverrides.userInterfaceStyle = .dark
    expectEqual(root.traitCollection.userInterfaceStyle, .dark)
    root.embed(child)
    let window = Window.showing(root)
    expectEqual(root.view.traitCollection.userInterfaceStyle, .dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark && window.traitCollection.userInterfaceStyle == .light)
    #expect(root.traitOverrides.contains(TraitUserInterfaceStyle.self))
    root.traitOverrides.remove(TraitUserInterfaceStyle.self)
    expectEqual(child.traitCollection.userInterfaceStyle, .light)
  }

  @Test func `a parent overrides the layout direction of its child, loaded or not`() {
    for isLoaded in [true, false] {
      let (root, child) = (ViewController(), ViewController())
      if isLoaded { child.loadViewIfNeeded() }
      root.addChild(child)
      root.setOverrideTraitCollection(TraitCollection(layoutDirection: .rightToLeft), forChild: child)
      let label = child.view.adding(Label())
      expectEqual(label.effectiveUserInterfaceLayoutDirection, .rightToLeft)
      expectEqual(root.view.effectiveUserInterfaceLayoutDirection, .leftToRight)
      root.setOverrideTraitCollection(nil, forChild: child)
      expectEqual(label.effectiveUserInterfaceLayoutDirection, .leftToRight)
    }
  }

  @Test func `a removed child is laid out without its parent's override, and with it again when it returns`() {
    final class Child: ViewController {
      var changes = 0
      override func traitCollectionDidChange(_ previous: TraitCollection?) { changes += 1 }
    }
    let (root, child) = (ViewController(), Child())
    child.loadViewIfNeeded()
    for round in 1...2 {
      root.addChild(child)
      root.setOverrideTraitCollection(TraitCollection(layoutDirection: .rightToLeft), forChild: child)
      expectEqual(child.view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
      child.removeFromParent()
      expectEqual(child.view.effectiveUserInterfaceLayoutDirection, .leftToRight)
      expectEqual(child.changes, 2 * round)
    }
  }

  @Test func `a scroll view without an edge is that of all edges`() {
    let (controller, scrollView) = (ViewController(), ScrollView())
    controller.setContentScrollView(scrollView)
    let edges: [DirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
    #expect(edges.allSatisfy { controller.contentScrollView(for: $0) === scrollView })
    controller.setContentScrollView(nil)
    #expect(edges.allSatisfy { controller.contentScrollView(for: $0) == nil })
  }
}
