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
