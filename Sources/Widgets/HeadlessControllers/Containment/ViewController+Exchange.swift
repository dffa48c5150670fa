/// The end of a transition between two children of a container: of a push, a pop, or another tab.
extension ViewController {
  /// Removes the view of the controller that is not shown, and ends the appearances of both.
  ///
  /// A cancelled transition lets them appear and disappear once more, unless this container is hidden.
  /// > Reported: fact n9, of a pop that was cancelled.
  final func endExchange(_ old: ViewController, _ new: ViewController, isCompleted: Bool, isAnimated: Bool) {
    if isCompleted {
      old.loadedView?.removeFromSuperview()
      old.endAppearance()
      new.endAppearance()
      return
    }
    if isShowing { new.beginAppearance(false, animated: isAnimated) }
    new.loadedView?.removeFromSuperview()
    new.endAppearance()
    guard isShowing else { return }
    old.beginAppearance(true, animated: isAnimated)
    old.endAppearance()
  }
}
