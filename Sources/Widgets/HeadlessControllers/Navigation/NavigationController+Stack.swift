import Foundation
import HeadlessRecognizers
import HeadlessReporting
import HeadlessViews

/// The changes of a stack that the next layout shows together.
@MainActor struct StackUpdate {
  var isAnimated: Bool
  var operation: NavigationController.Operation
  /// The stack before the first of the changes.
  let before: [ViewController]
}

@MainActor final class NavigationState {
  /// The controllers, the root first.
  var stack: [ViewController] = []
  var shown: ViewController?
  /// The controller that the delegate was notified of.
  weak var announced: ViewController?
  var activity = ContainerActivity.idle
  /// The changes of the stack that are not shown yet; nil for none.
  var update: StackUpdate?
  /// The controllers that were added and not notified of it.
  var joining: [ViewController] = []
  /// The controllers that were removed and whose view may be shown.
  var leaving: [ViewController] = []
  var container: BarContainer?
  var popRecognizer: ScreenEdgePanGestureRecognizer?
  var popDelegate: NavigationPopDelegate?
}

extension NavigationController {
  // MARK: Changes

  final func push(_ controller: ViewController, animated: Bool) {
    if state.stack.contains(where: { $0 === controller }) {
      return report(
        "pushViewController(_:animated:)",
        "Expected a controller that is not in the stack; got \(type(of: controller)); it was not pushed"
          + " (UIKit: \"Pushing the same view controller instance more than once is not supported\").",
        cure: "Push another instance, or call popToViewController(_:animated:).")
    }
    guard mayContain(controller, "pushViewController(_:animated:)") else { return }
    setStack(state.stack + [controller], animated: animated, .push)
  }

  final func pop(animated: Bool) -> ViewController? {
    guard state.stack.count > 1, let last = state.stack.last else { return nil }
    setStack(state.stack.dropLast(), animated: animated, .pop)
    return last
  }

  final func pop(to controller: ViewController, animated: Bool) -> [ViewController]? {
    guard let index = state.stack.firstIndex(where: { $0 === controller }) else {
      report(
        "popToViewController(_:animated:)",
        "Expected a controller of the stack; got \(type(of: controller)); nothing was removed"
          + " (UIKit: \"Tried to pop to a view controller that doesn't exist.\").",
        cure: "Check viewControllers first.")
      return nil
    }
    let removed = Array(state.stack[(index + 1)...])
    if removed.isEmpty { return nil }
    setStack(Array(state.stack[...index]), animated: animated, .pop)
    return removed
  }

  final func replace(with controllers: [ViewController], animated: Bool) {
    let member = "setViewControllers(_:animated:)"
    let known = Set(controllers.map { ObjectIdentifier($0) })
    guard known.count == controllers.count else {
      return report(
        member,
        "Expected different controllers; got one of them twice; nothing was changed"
          + " (UIKit: \"All view controllers in a navigation controller must be distinct\").",
        cure: "Pass each controller once.")
    }
    guard controllers.allSatisfy({ mayContain($0, member) }) else { return }
    let wasThere = controllers.last.map { last in state.stack.contains { $0 === last } } ?? true
    setStack(controllers, animated: animated, wasThere ? .pop : .push)
  }

  private func mayContain(_ controller: ViewController, _ member: String) -> Bool {
    if controller is NavigationController {
      report(
        member,
        "Expected a controller that is not a navigation controller; got \(type(of: controller)); nothing was changed"
          + " (UIKit: \"Pushing a navigation controller is not supported\").",
        cure: "Push the controllers in it, or present it.")
      return false
    }
    if isBelow(controller) {
      report(
        member,
        "Expected a controller outside; got \(type(of: controller)), which contains this one; nothing was changed.",
        cure: "Push another controller.")
      return false
    }
    return true
  }

  /// Replaces the stack at once; the next layout of the container shows it.
  ///
  /// A change below the last controller does not affect the transition to that one.
  /// > Documented: UIViewController.willMove(toParent:): containers call it with nil before they remove a controller.
  private func setStack(_ new: [ViewController], animated: Bool, _ operation: Operation) {
    guard Self.transitionNesting.mayNest("viewControllers of \(type(of: self))") else { return }
    let old = state.stack
    let (oldIDs, newIDs) = (Set(old.map { ObjectIdentifier($0) }), Set(new.map { ObjectIdentifier($0) }))
    state.stack = new
    let removed = old.filter { !newIDs.contains(ObjectIdentifier($0)) }
    let added = new.filter { !oldIDs.contains(ObjectIdentifier($0)) }
    state.leaving.removeAll { newIDs.contains(ObjectIdentifier($0)) }
    state.leaving += removed
    state.joining += added
    addUpdate(isAnimated: animated && View.areAnimationsEnabled, operation, from: old)
    // Changes by the callbacks wait until this change is shown.
    let outer = state.activity
    state.activity.startCallbacks()
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in added where controller.storedParent !== self { appendChild(controller) }
    state.activity.endCallbacks(within: outer)
    stackDidChange()
    showStackInNextLayout()
  }

  /// The transitions of which each follows from a change in a callback of the one before.
  static let transitionNesting = CallbackNesting(
    "changes of the stack",
    cure: "Don't push or pop each time in viewWillAppear(_:), in viewDidAppear(_:) or in the delegate's methods.")

  /// Adds a change of the stack to those that the next layout shows.
  private func addUpdate(isAnimated: Bool, _ operation: Operation, from old: [ViewController]) {
    if state.update != nil, old.last === state.stack.last { return }
    state.update = StackUpdate(isAnimated: isAnimated, operation: operation, before: state.update?.before ?? old)
  }

  /// Updates the children and the bars' items from the stack.
  private func stackDidChange() {
    let known = Set(state.stack.map { ObjectIdentifier($0) })
    state.stack.removeAll { $0.storedParent !== self }
    childStorage = state.stack + childStorage.filter { !known.contains(ObjectIdentifier($0)) }
    bar.show(state.stack.map(\.navigationItem))
    bottomBarsMayChange()
  }

  final func discardRemovedChild(_ child: ViewController) {
    state.leaving.removeAll { $0 === child }
    state.joining.removeAll { $0 === child }
    guard state.stack.contains(where: { $0 === child }) else { return }
    let old = state.stack
    state.stack.removeAll { $0 === child }
    addUpdate(isAnimated: false, .pop, from: old)
    bar.show(state.stack.map(\.navigationItem))
    bottomBarsMayChange()
    showStackInNextLayout()
  }

  /// Restores a stack after a transition that was cancelled.
  final func restore(_ old: [ViewController]) {
    let known = Set(old.map { ObjectIdentifier($0) })
    let added = state.stack.filter { !known.contains(ObjectIdentifier($0)) }
    state.leaving.removeAll { known.contains(ObjectIdentifier($0)) }
    state.leaving += added
    state.stack = old.filter { $0.storedParent === self }
    bar.show(state.stack.map(\.navigationItem))
    bottomBarsMayChange()
  }

  /// The controllers above the shown one, which the next transition shows.
  final var waitingControllers: [ViewController] {
    guard state.update != nil, let last = state.stack.last, last !== state.shown else { return [] }
    guard let index = state.stack.firstIndex(where: { $0 === state.shown }) else { return [last] }
    return Array(state.stack[(index + 1)...])
  }

  /// Notifies the controllers that were added, but for those whose push waits, and removes those that were removed.
  final func notifyChildren(except waiting: [ViewController] = []) {
    let waitingIDs = Set(waiting.map { ObjectIdentifier($0) })
    let joining = state.joining.filter { !waitingIDs.contains(ObjectIdentifier($0)) }
    let leaving = state.leaving.filter { $0 !== state.shown }
    state.joining.removeAll { !waitingIDs.contains(ObjectIdentifier($0)) }
    state.leaving.removeAll { $0 !== state.shown }
    let gone = Set(leaving.map { ObjectIdentifier($0) })
    if gone.count > 1 { childStorage.removeAll { gone.contains(ObjectIdentifier($0)) } }
    for controller in joining where controller.storedParent === self && !gone.contains(ObjectIdentifier(controller)) {
      controller.didMove(toParent: self)
    }
    for controller in leaving where controller.storedParent === self {
      controller.setContentInNavigation(false)
      controller.removeFromParent()
    }
  }

  static func make<Bar: View>(_ kind: AnyClass?, _ name: String, _ standard: Bar) -> Bar {
    guard let kind else { return standard }
    if let kind = kind as? Bar.Type, let bar = kind.init(coder: NSCoder()) { return bar }
    IssueReporting.report(
      place: "\(self).init(navigationBarClass:toolbarClass:)",
      problem:
        "Expected a class of \(Bar.self) for \(name) that init?(coder:) creates; got \(kind); using \(Bar.self).",
      cure: "Pass a subclass of \(Bar.self).")
    return standard
  }
}

// MARK: Bars

extension NavigationController {
  /// The responder at which the search for the targets of items begins.
  final var actionResponder: Responder { topViewController ?? self }

  /// Called after the height of a bar may have changed.
  final func barDidChangeSize() { state.container?.setNeedsLayout() }

  final func toolbarItemsDidChange(of controller: ViewController) {
    if controller === topViewController { bottomBarsMayChange() }
  }

  final func bottomBarsMayChange() {
    toolbar?.setItems(topViewController?.toolbarItems, animated: false)
    state.container?.setNeedsLayout()
    nearest(TabBarController.self)?.barDidChangeSize()
  }

  /// Whether a controller of the stack hides the bar at the bottom.
  /// > Documented: hidesBottomBarWhenPushed: "remains hidden until the view controller is popped from the stack".
  final var hidesBottomBar: Bool { state.stack.contains(where: \.hidesBottomBarWhenPushed) }
}
