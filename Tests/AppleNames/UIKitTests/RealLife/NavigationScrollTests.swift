import HeadlessTesting
import UIKit

@MainActor @Suite("Scroll views in navigation controllers", .screen(scale: 2)) struct NavigationScrollTests {
  private let controller = UIViewController()
  private let scroll = UIScrollView()

  private func show(_ root: UIViewController) -> UIWindow {
    scroll.frame = controller.view.bounds
    controller.view.addSubview(scroll)
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    UIScreen.main.flush()
    return window
  }

  @Test func `content that does not scroll begins below the navigation bar`() {
    let nav = UINavigationController(rootViewController: controller)
    let window = show(nav)
    #expect(scroll.adjustedContentInset.top == 44)
    nav.pushViewController(UIViewController(), animated: false)
    nav.viewControllers.removeFirst()
    window.layoutIfNeeded()
    #expect(controller.parent == nil && scroll.adjustedContentInset.top == 0)
  }

  @Test func `a controller may name the scroll view`() {
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    controller.view.addSubview(UIView())
    controller.view.addSubview(other)
    controller.setContentScrollView(other, for: [.top, .bottom])
    #expect(controller.contentScrollView(for: .top) === other && controller.contentScrollView(for: .leading) == nil)
    let window = show(UINavigationController(rootViewController: controller))
    #expect(other.adjustedContentInset.top == 44 && scroll.adjustedContentInset.top == 0)
    controller.setContentScrollView(nil, for: .top)
    #expect(controller.contentScrollView(for: .top) == nil && controller.contentScrollView(for: .bottom) === other)
    window.layoutIfNeeded()
    #expect(other.adjustedContentInset.top == 0)
    withExtendedLifetime(window) {}
  }

  @Test func `outside of a navigation controller, content that does not scroll begins at the edge`() {
    let window = show(controller)
    controller.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    #expect(scroll.adjustedContentInset.top == 0)
  }
}
