import HeadlessReporting
import HeadlessViews

extension ViewController {
  /// The state of the appearance callbacks.
  struct Appearance {
    enum Phase { case hidden, appearing, shown, disappearing }

    var phase = Phase.hidden
    var isAnimated = false
    /// Whether `viewIsAppearing(_:)` was called in this appearance.
    var isAnnounced = false
    /// Whether the transition was begun by a container or a presentation, which ends it.
    var isExplicit = false
    /// The callback at the end of a transition is running.
    var isEnding = false
    /// The number of transitions that began, so that a late end does not end another one.
    var serial = 0
    /// Whether the controller was added to a parent and has not appeared since.
    var joinsParent = false
    /// Whether the controller is removed from its parent.
    var leavesParent = false

    /// > Documented: isMovingToParent: true only in viewWillAppear(_:) and viewDidAppear(_:).
    var isMovingToParent: Bool { joinsParent && (phase == .appearing || phase == .shown && isEnding) }

    /// > Documented: isMovingFromParent: true only in viewWillDisappear(_:) and viewDidDisappear(_:).
    var isMovingFromParent: Bool { leavesParent && (phase == .disappearing || phase == .hidden && isEnding) }

    var isInTransition: Bool { phase == .appearing || phase == .disappearing }
  }

  // MARK: Transitions

  /// Begins an appearance or disappearance of the controller and of the children that follow it, parents first.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool, isExplicit: Bool = true) {
    var waiting = [self]
    while let controller = waiting.popLast() {
      let wantsCall = controller === self || controller.followsParent
      guard wantsCall, controller.beginOwn(isAppearing, animated, isExplicit) else { continue }
      controller.appendFollowers(to: &waiting)
    }
  }

  /// Ends the transition of the controller and of the children that follow it, parents first.
  final func endAppearance() {
    var waiting = [self]
    while let controller = waiting.popLast() {
      guard controller === self || controller.followsParent else { continue }
      controller.endOwn()
      controller.appendFollowers(to: &waiting)
    }
  }

  /// Ends the transition, unless another one has begun since.
  final func endAppearance(ifSerial serial: Int) {
    if appearance.serial == serial { endAppearance() }
  }

  private func appendFollowers(to waiting: inout [ViewController]) {
    if childStorage.isEmpty || !shouldAutomaticallyForwardAppearanceMethods { return }
    waiting.append(contentsOf: childStorage.reversed())
  }

  /// Whether the view is in the view of the parent, which forwards its appearance.
  private var followsParent: Bool {
    guard let parentView = storedParent?.loadedView, let loadedView else { return false }
    return loadedView.isBelow(parentView)
  }

  /// Changes the phase, and calls the first callback; returns whether the phase has changed.
  private func beginOwn(_ isAppearing: Bool, _ animated: Bool, _ isExplicit: Bool) -> Bool {
    let isShowing = appearance.phase == .appearing || appearance.phase == .shown
    if isShowing == isAppearing { return false }
    appearance.phase = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.isExplicit = isExplicit
    appearance.serial += 1
    if isAppearing {
      appearance.isAnnounced = false
      _ = viewAfterLoading()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    return true
  }

  private func endOwn() {
    guard appearance.isInTransition, !appearance.isEnding else { return }
    announceAppearance()
    guard appearance.isInTransition else { return }
    appearance.phase = appearance.phase == .appearing ? .shown : .hidden
    appearance.isExplicit = false
    appearance.isEnding = true
    if appearance.phase == .shown {
      viewDidAppear(appearance.isAnimated)
      appearance.joinsParent = false
    } else {
      viewDidDisappear(appearance.isAnimated)
      appearance.leavesParent = false
    }
    appearance.isEnding = false
  }

  /// Calls `viewIsAppearing(_:)` once an appearance, when the view is in a window.
  final func announceAppearance() {
    guard appearance.phase == .appearing, !appearance.isAnnounced, loadedView?.window != nil else { return }
    appearance.isAnnounced = true
    viewIsAppearing(appearance.isAnimated)
  }

  // MARK: Moves between windows

  /// Whether moves of the view begin and end its appearance: not where a container or a presentation does.
  private var followsWindow: Bool {
    if appearance.isExplicit { return false }
    guard let parent = storedParent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods
  }

  final func beginMove(of view: View, to window: Window?) {
    guard view === loadedView, followsWindow else { return }
    // The children of a hidden controller appear with it.
    if window != nil, let parent = storedParent, !parent.isShowing, parent.containsView(view) { return }
    beginAppearance(window != nil, animated: false, isExplicit: false)
  }

  private var isShowing: Bool { appearance.phase == .appearing || appearance.phase == .shown }

  private func containsView(_ view: View) -> Bool { loadedView.map { view.isBelow($0) } ?? false }

  final func endMove(of view: View, to window: Window?) {
    guard view === loadedView else { return }
    if window != nil { checkParent(of: view) }
    guard followsWindow else { return }
    beginMove(of: view, to: window)
    if appearance.isExplicit { return }
    if let window, appearance.phase == .appearing {
      view.setNeedsLayout()
      if let parent = storedParent, parent.appearance.phase == .appearing, parent.containsView(view) { return }
      endAppearanceWithTurn(of: window.screen)
    } else if window == nil, appearance.phase == .disappearing {
      endAppearance()
    }
  }

  /// Ends the appearance after the layout at the end of the turn.
  ///
  /// > Reported: `viewDidAppear(_:)` comes after the first layout.
  private func endAppearanceWithTurn(of screen: Screen) {
    let serial = appearance.serial
    screen.performAfterLayout { [weak self] in
      guard let self, appearance.serial == serial, appearance.phase == .appearing, !appearance.isExplicit else {
        return
      }
      if let parent = storedParent, parent.appearance.phase == .appearing, followsParent { return }
      endAppearance()
    }
  }

  /// Reports a view in a hierarchy whose controller is not the parent.
  ///
  /// > Documented: UIViewControllerHierarchyInconsistencyException.
  private func checkParent(of view: View) {
    guard let parent = storedParent, let expected = view.viewOwnerAbove as? ViewController, expected !== parent else {
      return
    }
    reportMisuse(
      "view",
      "Expected the parent \(type(of: expected)), in whose view it is; got the parent \(type(of: parent))"
        + " (UIKit: \"UIViewControllerHierarchyInconsistency\").",
      cure: "Call addChild(_:) of the controller in whose view it is.")
  }
}

extension View {
  /// Whether the view is another one or is below it.
  final func isBelow(_ other: View) -> Bool {
    var current: View? = self
    while let view = current {
      if view === other { return true }
      current = view.storedSuperview
    }
    return false
  }
}
