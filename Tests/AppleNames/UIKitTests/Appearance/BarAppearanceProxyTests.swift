import Testing
import UIKit

/// Values set on the proxies of bars and of their items reach them in a window.
///
/// Each test has classes of its own, as proxies last.
@MainActor @Suite("Appearance proxies of bars") struct BarAppearanceProxyTests {
  private let window = UIWindow()

  private func show(_ bar: UIView) {
    bar.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    window.addSubview(bar)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `bars take colors, attributes, images and appearances`() {
    class OwnBar: UINavigationBar {}
    class OwnTabs: UITabBar {}
    class OwnToolbar: UIToolbar {}
    OwnBar.appearance().barTintColor = .red
    OwnBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    OwnBar.appearance().setBackgroundImage(UIImage(), for: .default)
    OwnBar.appearance().isTranslucent = false
    OwnTabs.appearance().unselectedItemTintColor = .brown
    OwnToolbar.appearance().standardAppearance.backgroundColor = .green
    let (bar, tabs, toolbar) = (OwnBar(), OwnTabs(), OwnToolbar())
    for view in [bar, tabs, toolbar] as [UIView] { show(view) }
    #expect(bar.barTintColor == .red && !bar.isTranslucent && bar.backgroundImage(for: .default) != nil)
    expectEqual(bar.titleTextAttributes?[.foregroundColor] as? UIColor, .white)
    expectEqual(tabs.unselectedItemTintColor, .brown)
    expectEqual(toolbar.standardAppearance.backgroundColor, .green)
    #expect(toolbar.standardAppearance !== OwnToolbar.appearance().standardAppearance)
  }

  @Test func `items get values when a bar in a window shows them, and keep their own`() {
    class OwnItem: UIBarButtonItem {}
    OwnItem.appearance().tintColor = .red
    OwnItem.appearance().setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 9)], for: .normal)
    let (first, second) = (OwnItem(), OwnItem())
    (first.title, second.title) = ("A", "B")
    second.tintColor = .blue
    let bar = UIToolbar()
    bar.items = [first, second]
    expectNil(first.tintColor)
    show(bar)
    #expect(first.tintColor == .red && second.tintColor == .blue)
    let label = (first.itemView as? UIButton)?.titleLabel
    #expect(label?.font.pointSize == 9 && label?.textColor == .red)
  }

  @Test func `items take the values of the nearest surroundings`() {
    class OwnItem: UIBarButtonItem {}
    class OwnBar: UIToolbar {}
    class OwnController: UIViewController {}
    OwnItem.appearance().tintColor = .red
    OwnItem.appearance(whenContainedInInstancesOf: [OwnBar.self]).tintColor = .green
    OwnItem.appearance(whenContainedInInstancesOf: [OwnBar.self, OwnController.self]).tintColor = .blue
    let (plain, contained, controlled) = (OwnItem(), OwnItem(), OwnItem())
    let (bar, own, inside) = (UIToolbar(), OwnBar(), OwnBar())
    bar.items = [plain]
    own.items = [contained]
    inside.items = [controlled]
    show(bar)
    show(own)
    let controller = OwnController()
    controller.view.addSubview(inside)
    inside.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    window.rootViewController = controller
    window.layoutIfNeeded()
    expectEqual([plain, contained, controlled].map(\.tintColor), [.red, .green, .blue])
  }

  @Test func `tab bar items take values`() {
    class OwnItem: UITabBarItem {}
    OwnItem.appearance().badgeColor = .purple
    OwnItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    let (item, bar) = (OwnItem(title: "Home", image: nil, tag: 0), UITabBar())
    bar.items = [item]
    bar.selectedItem = item
    show(bar)
    expectEqual(item.badgeColor, .purple)
    expectEqual(item.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .green)
  }
}
