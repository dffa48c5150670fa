import Testing
import UIKit

/// Subclasses whose overrides only call super.
///
/// `SubclassMemberTests` checks that all of their members are open; these overrides, that UIKit's types fit.
@MainActor @Suite("Overridden members") struct OverriddenMemberTests {
  @Test func `views whose members are overridden lay out and draw as plain ones do`() {
    let image = UIImage(size: CGSize(width: 10, height: 10))
    let plain = Self.fill(UIViewController(), UIView(), UIButton(), image)
    let overriding = Self.fill(OverridingViewController(), OverridingView(), OverridingButton(), image)
    expectEqual(overriding.subviews.map(\.frame), plain.subviews.map(\.frame))
    expectEqual(overriding.subviews.first?.subviews.map(\.frame), plain.subviews.first?.subviews.map(\.frame))
    expectEqual(overriding.drawing(), plain.drawing())
  }

  /// Returns a view controller's view with a view that has a button.
  private static func fill(_ controller: UIViewController, _ view: UIView, _ button: UIButton, _ image: UIImage)
    -> UIView
  {
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.frame = CGRect(x: 10, y: 10, width: 150, height: 60)
    view.backgroundColor = .white
    button.setTitle("title", for: .normal)
    button.setImage(image, for: .normal)
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
    controller.view.addSubview(view)
    view.addSubview(button)
    controller.view.layoutIfNeeded()
    return controller.view
  }
}
