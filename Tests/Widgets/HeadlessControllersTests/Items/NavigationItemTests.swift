import HeadlessControllers
import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Navigation items", .reportsIssuesAsFailures) struct NavigationItemTests {
  private let a = BarButtonItem(title: "a", style: .plain, target: nil, action: nil)
  private let b = BarButtonItem(title: "b", style: .plain, target: nil, action: nil)
  private let c = BarButtonItem(title: "c", style: .plain, target: nil, action: nil)

  private func titles(_ items: [BarButtonItem]?) -> String? {
    items.map { $0.map { $0.title ?? "" }.joined() }
  }

  @Test func `one item is the first of the items`() {
    let item = NavigationItem(title: "Title")
    #expect(item.leftBarButtonItem == nil && item.leftBarButtonItems == nil)
    item.leftBarButtonItem = a
    expectEqual(titles(item.leftBarButtonItems), "a")
    item.leftBarButtonItems = [b, c]
    #expect(item.leftBarButtonItem === b)
    item.rightBarButtonItems = [c, a]
    #expect(item.rightBarButtonItem === c && titles(item.leftBarButtonItems) == "bc")
  }

  @Test func `n15 setting one item replaces the first, moves one from further back, and nil removes the first`() {
    let item = NavigationItem(title: "Title")
    item.rightBarButtonItems = [a, b]
    item.rightBarButtonItem = c
    expectEqual(titles(item.rightBarButtonItems), "cb")
    item.rightBarButtonItem = b
    expectEqual(titles(item.rightBarButtonItems), "bc")
    item.rightBarButtonItem = nil
    expectEqual(titles(item.rightBarButtonItems), "c")
    item.rightBarButtonItem = nil
    item.rightBarButtonItem = nil
    expectNil(item.rightBarButtonItems)
  }

  @Test func `a controller's title is the title of its items`() {
    let controller = ViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One" && controller.tabBarItem.title == "One")
    controller.navigationItem.title = "Other"
    expectEqual(controller.title, "One")
    controller.title = "Two"
    #expect(controller.navigationItem.title == "Two" && controller.tabBarItem.title == "Two")
    #expect(controller.navigationItem === controller.navigationItem)
  }

  @Test func `the edit item toggles editing`() throws {
    let controller = ViewController()
    let item = controller.editButtonItem
    let nav = NavigationController(rootViewController: controller)
    controller.navigationItem.rightBarButtonItem = item
    let window = Window.showing(nav)
    expectEqual(item.title, "Edit")
    tap(.button(titled: "Edit"), in: window)
    #expect(controller.isEditing && controller.editButtonItem === item && item.title == "Done")
    expectEqual(item.style, .done)
    tap(.button(titled: "Done"), in: window)
    #expect(!controller.isEditing && item.title == "Edit" && item.style == .plain)
  }

  @Test func `a title view, and a view of an item, is removed from the bar when it is replaced`() {
    let item = NavigationItem(title: "Title")
    let (first, second) = (View(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), View())
    let bar = NavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.items = [item]
    item.titleView = first
    bar.layoutIfNeeded()
    #expect(first.isDescendant(of: bar))
    bar.layOut { item.titleView = second }
    #expect(first.superview == nil && second.isDescendant(of: bar))
    let button = BarButtonItem(customView: first)
    bar.layOut { item.rightBarButtonItem = button }
    #expect(first.isDescendant(of: bar))
    button.customView = View()
    expectNil(first.superview)
  }

  @Test func `items are made with a title that is overridden`() {
    final class Titled: ViewController {
      override var title: String? {
        get { "Overridden" }
        set {}
      }
    }
    let titled = Titled()
    #expect(titled.navigationItem.title == "Overridden" && titled.tabBarItem.title == "Overridden")
  }
}
