import Testing
import UIKit

@MainActor @Suite("A popup of a library") struct PopupControllerTests {
  @Test func `it is centered, dims the views behind it, and closes by its button`() throws {
    try UIScreen.withMain(UIScreen(scale: 2)) {
      let (window, root) = (UIWindow(), UIViewController())
      window.rootViewController = root
      window.makeKeyAndVisible()
      let popup = PopupViewController(message: "Saved")
      var isClosed = false
      popup.onClose = { isClosed = true }
      root.present(popup, animated: true)
      window.screen.advance(by: 2)
      #expect(popup.view.frame == CGRect(x: 87.5, y: 273.5, width: 200, height: 120))
      let container = try #require(popup.presentationController?.containerView)
      #expect(container.subviews.first?.frame == window.bounds && container.subviews.first?.alpha == 1)
      #expect(popup.closeButton.frame == CGRect(x: 0, y: 76, width: 200, height: 44))
      popup.closeButton.sendActions(for: .touchUpInside)
      window.screen.advance(by: 2)
      #expect(isClosed && root.presentedViewController == nil && window.subviews == [root.view])
    }
  }

  @Test func `the names of old and new code compile`() {
    let controller = UIViewController()
    let window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    controller.modalTransitionStyle = .crossDissolve
    controller.edgesForExtendedLayout = []
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 0, bottom: 0, right: 0)
    let keys: [UITransitionContextViewControllerKey] = [.from, .to]
    let interaction: any UIViewControllerInteractiveTransitioning = UIPercentDrivenInteractiveTransition()
    #expect(keys[0] != keys[1] && interaction.completionSpeed == 1 && interaction.wantsInteractiveStart)
    #expect(UIInterfaceOrientationMask.all.contains(.portraitUpsideDown))
    #expect(UIInterfaceOrientationMask.portrait.rawValue == 2 && UIInterfaceOrientationMask.landscape.rawValue == 24)
    #expect(UIModalPresentationStyle.automatic.rawValue == -2 && UIModalPresentationStyle.popover.rawValue == 7)
    #expect(UIPopoverArrowDirection.any == [.up, .down, .left, .right])
    let container: any UIContentContainer = controller
    #expect(container.preferredContentSize == .zero)
  }
}
