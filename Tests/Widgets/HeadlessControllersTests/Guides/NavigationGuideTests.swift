import HeadlessControllers
import HeadlessKit
import HeadlessTesting

/// The code and the numbers of the page `Docs/Navigation.md`.
@MainActor @Suite("Navigation.md", .screen(scale: 2), .reportsIssuesAsFailures) struct NavigationGuideTests {
  @Test func `a stack is pushed and popped as on the page`() {
    let list = ViewController()
    list.title = "List"
    let details = ViewController()
    list.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Open", primaryAction: Action { _ in list.show(details, sender: nil) })
    let window = Window()
    let stack = NavigationController(rootViewController: list)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    Screen.main.flush()
    tap(.button(titled: "Open"), in: window)
    Screen.main.advance(by: 0.35)
    #expect(stack.topViewController === details)
    tap(.button(titled: "List"), in: window)
    #expect(stack.topViewController === list)
  }

  @Test func `tabs have the safe area on the page`() {
    let window = Window()
    let (a, b) = (ViewController(), ViewController())
    let tabs = TabBarController()
    tabs.viewControllers = [NavigationController(rootViewController: a), b]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    Screen.main.flush()
    #expect(a.view.safeAreaInsets == EdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
    #expect(b.tabBarItem.itemView?.frame == CGRect(x: 190, y: 1, width: 183, height: 48))
  }

  @Test func `an alert is answered as on the page`() {
    let window = Window()
    let root = ViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    Screen.main.flush()
    var deleted = 0
    let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in deleted += 1 })
    root.present(alert, animated: true)
    Screen.main.advance(by: 0.5)
    #expect((root.presentedViewController as? AlertController)?.actions.count == 2)
    alert.choose("Delete")
    #expect(deleted == 1 && root.presentedViewController == nil)
  }
}
