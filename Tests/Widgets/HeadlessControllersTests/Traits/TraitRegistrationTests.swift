import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Trait registrations", .screen(scale: 2), .reportsIssuesAsFailures) struct TraitRegistrationTests {
  /// A controller that registers where code usually does.
  class Page: ViewController {
    var lines: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([TraitUserInterfaceStyle.self]) { (self: Self, old) in
        self.lines.append("\(old.userInterfaceStyle) to \(self.traitCollection.userInterfaceStyle)")
      }
    }
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) { lines.append("did change") }
  }

  /// An object with an action method of each shape.
  @MainActor final class Target {
    var lines: [String] = []
    func plain() { lines.append("plain") }
    func sender(_ page: Page) { lines.append("sender \(page.lines.count)") }
    func both(_ page: Page, _ old: TraitCollection) { lines.append("both \(old.userInterfaceStyle)") }
  }

  @Test func `tr1 a controller that registers in viewDidLoad is called when its style changes`() {
    let (parent, page) = (ViewController(), Page())
    parent.addChild(page)
    page.loadViewIfNeeded()
    page.overrideUserInterfaceStyle = .dark
    parent.setOverrideTraitCollection(TraitCollection(horizontalSizeClass: .regular), forChild: page)
    expectEqual(page.lines, ["light to dark", "did change", "did change"])
  }

  @Test func `tr1 a closure may leave out the type of its object`() {
    let view = View()
    var count = 0
    view.registerForTraitChanges([TraitUserInterfaceStyle.self]) { [weak view] object, _ in
      count += object === view ? 1 : 0
    }
    view.overrideUserInterfaceStyle = .dark
    expectEqual(count, 1)
  }

  @Test(arguments: [false, true]) func `q19 the registrations of a view run before it is notified`(isInWindow: Bool) {
    final class Logging: View {
      var lines: [String] = []
      override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) { lines.append("did change") }
    }
    let (view, window) = (Logging(), Window())
    if isInWindow {
      window.addSubview(view)
      window.isHidden = false
    }
    view.lines = []
    view.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (view: Logging, _) in view.lines.append("closure") }
    (isInWindow ? window : view).overrideUserInterfaceStyle = .dark
    expectEqual(view.lines, ["closure", "did change"])
  }

  @Test func `tr1 the registrations of a controller come before its view's`() {
    let page = Page()
    page.view.registerForTraitChanges([TraitUserInterfaceStyle.self]) { [weak page] (_: View, _) in
      page?.lines.append("view")
    }
    page.overrideUserInterfaceStyle = .dark
    expectEqual(page.lines, ["light to dark", "did change", "view"])
  }

  @Test func `tr1 a presentation controller is notified before the controller that it presents`() throws {
    let (scene, page) = (ControllerScene(), Page())
    scene.root.present(page)
    let presentation = try #require(page.presentationController)
    presentation.registerForTraitChanges([TraitUserInterfaceStyle.self]) {
      [weak page] (_: PresentationController, old) in
      page?.lines.append("presentation \(old.userInterfaceStyle)")
    }
    page.lines = []
    page.overrideUserInterfaceStyle = .dark
    expectEqual(page.lines, ["presentation light", "light to dark", "did change"])
  }

  @Test func `tr1 a screen and its scene are notified before the windows`() throws {
    let (window, screen) = (Window(), Screen.main)
    window.isHidden = false
    var lines: [String] = []
    let scene = try #require(window.windowScene)
    screen.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (screen: Screen, old) in
      lines.append("screen \(old.userInterfaceStyle) to \(screen.traitCollection.userInterfaceStyle)")
    }
    scene.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: WindowScene, _) in lines.append("scene") }
    window.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: Window, _) in lines.append("window") }
    screen.userInterfaceStyle = .dark
    screen.preferredContentSizeCategory = .small
    expectEqual(lines, ["screen light to dark", "scene", "window"])
    screen.userInterfaceStyle = .light
  }

  @Test func `tr2 an action takes nothing, the object, or the object and its previous traits`() {
    let (page, target) = (Page(), Target())
    page.loadViewIfNeeded()
    let traits: [any TraitDefinition.Type] = [TraitUserInterfaceStyle.self]
    page.registerForTraitChanges(traits, target: target, action: Selector(Target.plain, named: "plain"))
    page.registerForTraitChanges(traits, target: target, action: Selector(Target.sender, named: "sender"))
    page.registerForTraitChanges(traits, target: target, action: Selector(Target.both, named: "both"))
    page.overrideUserInterfaceStyle = .dark
    expectEqual(target.lines, ["plain", "sender 1", "both light"])
  }

  @Test func `an action that the target does not have is reported`() {
    let (page, target) = (Page(), Target())
    page.loadViewIfNeeded()
    page.registerForTraitChanges([TraitUserInterfaceStyle.self], target: target, action: Selector("noSuchTraitMethod"))
    let reports = IssueReporting.collect { page.overrideUserInterfaceStyle = .dark }
    expectEqual(reports.count, 1)
    expectEqual(reports.first?.problem.contains("Expected a method named \"noSuchTraitMethod\" of Target"), true)
  }

  @Test func `tr3 a registration that ends during a notification is skipped`() {
    let view = View()
    var lines: [String] = []
    var later: (any TraitChangeRegistration)?
    view.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (view: View, _) in
      lines.append("first")
      if let later { view.unregisterForTraitChanges(later) }
    }
    later = view.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: View, _) in lines.append("second") }
    view.overrideUserInterfaceStyle = .dark
    expectEqual(lines, ["first"])
  }

  /// A trait as an app declares one.
  struct ThemeTrait: TraitDefinition { static let defaultValue = "day" }

  @Test func `tr4 a trait of an app has the standard names and never changes`() {
    let view = View()
    var count = 0
    view.registerForTraitChanges([ThemeTrait.self]) { (_: View, _) in count += 1 }
    view.overrideUserInterfaceStyle = .dark
    expectEqual(count, 0)
    #expect(ThemeTrait.name == "ThemeTrait" && ThemeTrait.identifier.hasSuffix(".ThemeTrait"))
    #expect(!ThemeTrait.affectsColorAppearance && TraitUserInterfaceStyle.affectsColorAppearance)
    expectEqual(TraitDisplayScale.defaultValue, 0)
  }

  @Test func `an object without traits of the toolkit is reported`() {
    final class Other: TraitChangeObservable { let traitCollection = TraitCollection() }
    let reports = IssueReporting.collect {
      Other().registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: Other, _) in }
    }
    #expect(reports.count == 1 && reports.first?.problem.hasPrefix("Expected a view") == true)
  }
}
