import Foundation
import HeadlessAnimation
import HeadlessLayers
import HeadlessReporting
import HeadlessViews

extension ViewController {
  final func appendChild(_ child: ViewController) {
    guard mayAppendChild(child) else { return }
    if child.storedParent === self {
      // > Documented: adding a child again moves it to the end.
      childStorage.removeAll { $0 === child }
      return childStorage.append(child)
    }
    if child.storedParent != nil { child.removeFromParent() }
    guard child.storedParent == nil, Self.childNesting.mayNest("addChild(_:) of \(type(of: self))") else { return }
    Self.childNesting.call("") { child.willMove(toParent: self) }
    guard child.storedParent == nil, mayAppendChild(child) else { return }
    childStorage.append(child)
    child.storedParent = self
    child.appearance.wasAddedToParent = true
  }

  private static let childNesting = CallbackNesting(
    "additions of children", cure: "Don't add a child each time in willMove(toParent:).")

  private func mayAppendChild(_ child: ViewController) -> Bool {
    if child === self {
      report(
        "addChild(_:)", "Expected another controller; got the controller itself; it was not added.",
        cure: "Add another controller.")
      return false
    }
    // A controller without children contains none: this check makes building a deep chain linear.
    if !child.childStorage.isEmpty, isBelow(child) {
      report(
        "addChild(_:)",
        "Expected a controller outside; got \(type(of: child)), which contains this one; it was not added.",
        cure: "Remove this controller from it first.")
      return false
    }
    return true
  }

  /// Returns whether the controller is another one, or is contained in it.
  final func isBelow(_ other: ViewController) -> Bool { firstUp { $0 === other ? $0 : nil } != nil }

  /// Returns the first value that this controller or one that contains it has.
  final func firstUp<Value>(_ value: (ViewController) -> Value?) -> Value? {
    var current: ViewController? = self
    while let controller = current {
      if let found = value(controller) { return found }
      current = controller.storedParent
    }
    return nil
  }

  final func detachFromParent() {
    guard let parent = storedParent else { return }
    parent.childStorage.removeAll { $0 === self }
    storedParent = nil
    if settings.parentTraits != nil { changeTraits { settings.parentTraits = nil } }
    appearance.wasAddedToParent = false
    detachAppearance()
    if appearance.phase == .hidden { appearance.wasRemovedFromParent = false }
    parent.childWasRemoved(self)
    didMove(toParent: nil)
  }

  final func exchange(
    _ old: ViewController, for new: ViewController, _ duration: TimeInterval, _ options: View.AnimationOptions,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    guard old.storedParent === self, new.storedParent === self, old !== new else {
      return report(
        "transition(from:to:…)",
        "Expected two children with a common parent; got \(type(of: old)) and \(type(of: new)); nothing was changed.",
        cure: "Call addChild(_:) for both first.")
    }
    let isAnimated = duration > 0
    old.beginAppearance(false, animated: isAnimated)
    new.beginAppearance(true, animated: isAnimated)
    let superview = old.viewAfterLoading().superview
    superview?.addSubview(new.viewAfterLoading())
    View.transition(
      with: superview ?? new.viewAfterLoading(), duration: duration, options: options, animations: animations,
      completion: { isFinished in
        old.loadedView?.removeFromSuperview()
        old.endAppearance()
        new.endAppearance()
        completion?(isFinished)
      })
  }

  /// Ends a push, a pop or a change of the tab: removes the view that is not shown, and ends the appearances of both.
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

  /// Releases the children and the presented controller without recursion.
  ///
  /// The last reference to a controller is released on the main actor, as that to a view.
  nonisolated final func releaseControllersBelow() {
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      var below = childStorage
      if let presented = modal.presented { below.append(presented) }
      if below.isEmpty { return }
      childStorage = []
      modal.presented = nil
      if Teardown.collect(&below) { Teardown.drain() }
    }
  }
}
