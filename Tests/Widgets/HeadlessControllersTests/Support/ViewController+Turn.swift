import HeadlessControllers
import HeadlessKit

extension ViewController {
  /// Presents a controller without an animation, and ends the turn.
  func present(_ other: ViewController) {
    present(other, animated: false)
    Screen.main.flush()
  }

  /// Dismisses the presented controller without an animation, and ends the turn.
  func dismiss() {
    dismiss(animated: false)
    Screen.main.flush()
  }

  /// Presents a controller with an animation, and waits for its end.
  func presentAndWait(_ other: ViewController) {
    present(other, animated: true)
    Screen.main.advance(by: 1)
  }

  /// Dismisses the presented controller with an animation, and waits for its end.
  func dismissAndWait() {
    dismiss(animated: true)
    Screen.main.advance(by: 1)
  }

  /// Adds a child with its view.
  func embed(_ child: ViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Removes the controller and its view from its parent.
  func leaveParent() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}

extension NavigationController {
  /// Pushes a controller, and lays out the window.
  func push(_ controller: ViewController, animated: Bool = false) {
    pushViewController(controller, animated: animated)
    view.window?.layoutIfNeeded()
  }

  /// Pops the top controller, and lays out the window.
  func pop(animated: Bool = false) {
    popViewController(animated: animated)
    view.window?.layoutIfNeeded()
  }
}
