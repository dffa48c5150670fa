import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Traits of controllers", .screen(scale: 2), .reportsIssuesAsFailures) struct ControllerTraitsTests {
  final class Reader: ViewController {
    var styles: [UserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      styles.append(traitCollection.userInterfaceStyle)
    }
  }

  private let reader = Reader()

  @Test func `f35 a style does not load the view, whose subviews have the style of the controller`() {
    reader.overrideUserInterfaceStyle = .dark
    #expect(!reader.isViewLoaded && reader.traitCollection.userInterfaceStyle == .dark)
    expectEqual(reader.view.traitCollection.userInterfaceStyle, .dark)
    expectEqual(reader.view.overrideUserInterfaceStyle, .unspecified)
    let child = reader.view.adding(View())
    let window = Window.showing(reader)
    expectEqual(child.traitCollection.userInterfaceStyle, .dark)
    expectEqual(window.traitCollection.userInterfaceStyle, .light)
  }

  @Test func `a style notifies the controller before its view, once per change`() {
    reader.loadViewIfNeeded()
    reader.overrideUserInterfaceStyle = .dark
    reader.overrideUserInterfaceStyle = .dark
    reader.overrideUserInterfaceStyle = .unspecified
    expectEqual(reader.styles, [.dark, .light])
  }

  @Test func `the own style of the view overrides the controller's, and is not the controller's`() {
    let child = reader.view.adding(View())
    let window = Window.showing(reader)
    reader.overrideUserInterfaceStyle = .dark
    reader.view.overrideUserInterfaceStyle = .light
    expectEqual(child.traitCollection.userInterfaceStyle, .light)
    expectEqual(reader.traitCollection.userInterfaceStyle, .dark)
    reader.view.overrideUserInterfaceStyle = .dark
    reader.view.maximumContentSizeCategory = .small
    expectEqual(child.traitCollection.preferredContentSizeCategory, .small)
    #expect(reader.traitCollection.preferredContentSizeCategory == .large && reader.styles == [.dark])
    withExtendedLifetime(window) {}
  }

  @Test func `a controller is notified of a style that its view replaces`() {
    reader.view.overrideUserInterfaceStyle = .light
    let window = Window.showing(reader)
    window.overrideUserInterfaceStyle = .dark
    #expect(reader.styles == [.dark] && reader.view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a controller in a view with a style of its own has that style`() {
    let (parent, child) = (ViewController(), Reader())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.view.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark && child.styles == [.dark])
    expectEqual(parent.traitCollection.userInterfaceStyle, .light)
  }

  @Test func `a parent overrides the traits of a child`() {
    let (parent, child) = (ViewController(), Reader())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let traits = TraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(traits, forChild: child)
    expectEqual(child.traitCollection.horizontalSizeClass, .regular)
    expectEqual(parent.traitCollection.horizontalSizeClass, .compact)
    #expect(parent.overrideTraitCollection(forChild: child) === traits)
    expectEqual(child.styles, [.light])
    child.removeFromParent()
    expectEqual(child.traitCollection.horizontalSizeClass, .compact)
  }

  @Test func `traits reach a child through parents whose views are not loaded`() {
    let (top, middle, child) = (ViewController(), ViewController(), Reader())
    top.overrideUserInterfaceStyle = .dark
    top.addChild(middle)
    middle.addChild(child)
    top.setOverrideTraitCollection(TraitCollection(horizontalSizeClass: .regular), forChild: middle)
    expectEqual(child.traitCollection.userInterfaceStyle, .dark)
    expectEqual(child.traitCollection.horizontalSizeClass, .regular)
    top.loadViewIfNeeded()
    middle.overrideUserInterfaceStyle = .light
    expectEqual(child.traitCollection.userInterfaceStyle, .light)
    #expect(child.traitCollection.horizontalSizeClass == .regular && !middle.isViewLoaded && !child.isViewLoaded)
  }

  @Test func `traits for a controller that is not a child are reported`() {
    let (parent, other) = (ViewController(), ViewController())
    expectIssue(containing: "Expected a child") {
      parent.setOverrideTraitCollection(TraitCollection(userInterfaceStyle: .dark), forChild: other)
    }
    expectNil(parent.overrideTraitCollection(forChild: other))
  }

  @Test func `a new style of the screen reaches the controllers of its windows`() {
    let window = Window.showing(reader)
    window.screen.userInterfaceStyle = .dark
    expectEqual(reader.styles, [.dark])
  }
}
