import Testing
import UIKit

@MainActor @Suite("Names of bars") struct BarNamesTests {
  final class MenuViewController: UIViewController, UINavigationControllerDelegate, UITabBarControllerDelegate {
    var count = 0
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.title = "Menu"
      navigationItem.largeTitleDisplayMode = .never
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: self, action: Selector(MenuViewController.add, named: "add"))
      navigationItem.rightBarButtonItems = [
        UIBarButtonItem(title: "Edit", style: .plain, target: self, action: nil),
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      ]
      navigationController?.navigationBar.barStyle = .black
      navigationController?.navigationBar.setBackgroundImage(UIImage(), for: .default)
      navigationController?.navigationBar.shadowImage = UIImage()
      tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
      tabBarController?.tabBar.isTranslucent = true
    }

    func add(_ sender: UIBarButtonItem) { count += 1 }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { count += 10 }
  }

  final class Stack: UINavigationController, UINavigationControllerDelegate {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      delegate = self
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      viewController.hidesBottomBarWhenPushed = !viewControllers.isEmpty
      super.pushViewController(viewController, animated: animated)
    }
  }

  @Test func `a library's stack in tabs`() {
    let window = UIWindow()
    let (menu, tabs) = (MenuViewController(), UITabBarController())
    let stack = Stack(rootViewController: menu)
    stack.delegate = menu
    tabs.setViewControllers([stack, UIViewController()], animated: false)
    tabs.delegate = menu
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.screen.flush()
    menu.navigationItem.leftBarButtonItem?.press()
    expectEqual(menu.count, 11)
    stack.pushViewController(UIViewController(), animated: false)
    #expect(stack.topViewController?.hidesBottomBarWhenPushed == true && tabs.selectedIndex == 0)
  }

  @Test func `an alert as libraries make it`() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    var lines: [String] = []
    alert.addTextField { textField in textField.isSecureTextEntry = true }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        lines.append(alert?.textFields?.first?.text ?? "none")
      })
    alert.popoverPresentationController?.barButtonItem = UIBarButtonItem()
    alert.textFields?.first?.text = "secret"
    alert.choose("OK")
    expectEqual(lines, ["secret"])
  }

  @available(*, deprecated)
  @Test func `old names`() {
    let styles: [UIBarButtonItemStyle] = [.plain, .done, .bordered]
    let style: UIAlertControllerStyle = .alert
    let action: UIAlertActionStyle = .default
    let item: UIBarButtonSystemItem = .action
    let tab: UITabBarSystemItem = .more
    let operation: UINavigationControllerOperation = .push
    #expect(styles.map(\.rawValue) == [0, 2, 0] && style.rawValue == 1 && action.rawValue == 0)
    #expect(item.rawValue == 9 && tab.rawValue == 0 && operation.rawValue == 1)
  }
}
