import HeadlessViews

extension ViewController {
  struct Appearance {
    enum Phase { case hidden, appearing, shown, disappearing }

    var phase = Phase.hidden
    var isAnimated = false
    /// Whether `viewIsAppearing(_:)` was called in this appearance.
    var isAnnounced = false
    /// The cause of the transition, which also ends it.
    enum Cause { case window, container, parent }

    var cause = Cause.window
    /// Whether the callback at the end of a transition is running.
    var isEnding = false
    /// The number of transitions that began, so that a late end does not end another one.
    var serial = 0
    /// Whether the controller was added to a parent and has not appeared since.
    var wasAddedToParent = false
    var wasRemovedFromParent = false

    /// Whether the controller appears because it was added to a parent.
    /// > Documented: isMovingToParent: true only in viewWillAppear(_:) and viewDidAppear(_:).
    var isMovingToParent: Bool { wasAddedToParent && (phase == .appearing || phase == .shown && isEnding) }

    /// Whether the controller disappears because it is removed from its parent.
    /// > Documented: isMovingFromParent: true only in viewWillDisappear(_:) and viewDidDisappear(_:).
    var isMovingFromParent: Bool { wasRemovedFromParent && (phase == .disappearing || phase == .hidden && isEnding) }

    var isInTransition: Bool { phase == .appearing || phase == .disappearing }
  }

  // MARK: Transitions

  /// Begins an appearance or disappearance of the controller and of the children that follow it, parents first.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool, by cause: Appearance.Cause = .container) {
    let followerCause = cause == .window ? Appearance.Cause.window : .parent
    var waiting = [self]
    while let controller = waiting.popLast() {
      let isFollower = controller !== self
      // Callbacks may have turned the parent round.
      if isFollower, !controller.followsParent || controller.storedParent?.isShowing != isAppearing { continue }
      guard controller.beginOwnAppearance(isAppearing, animated, isFollower ? followerCause : cause) else { continue }
      if controller.isShowing == isAppearing { controller.appendFollowers(to: &waiting) }
    }
  }

  /// Ends the transition of the controller and of the children that follow it, parents first.
  final func endAppearance() {
    var waiting = [self]
    while let controller = waiting.popLast() {
      guard controller === self || controller.followsParent else {
        // The view was removed from the parent's view since the transition began.
        if controller.appearance.cause == .parent { controller.abandonAppearance() }
        continue
      }
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

  private var followsParent: Bool {
    guard let parentView = storedParent?.loadedView, let loadedView else { return false }
    return loadedView.isBelow(parentView)
  }

  /// Changes the phase, and calls the first callback; returns whether the phase has changed.
  private func beginOwnAppearance(_ isAppearing: Bool, _ animated: Bool, _ cause: Appearance.Cause) -> Bool {
    if isShowing == isAppearing { return false }
    appearance.phase = isAppearing ? .appearing : .disappearing
    appearance.isAnimated = animated
    appearance.cause = cause
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
    guard appearance.isInTransition else { return }
    announceAppearance()
    guard appearance.isInTransition else { return }
    appearance.phase = appearance.phase == .appearing ? .shown : .hidden
    appearance.cause = .window
    appearance.isEnding = true
    if appearance.phase == .shown {
      viewDidAppear(appearance.isAnimated)
      appearance.wasAddedToParent = false
    } else {
      viewDidDisappear(appearance.isAnimated)
      appearance.wasRemovedFromParent = false
    }
    appearance.isEnding = false
  }

  /// Calls `viewIsAppearing(_:)` once an appearance, when the view is in a window.
  final func announceAppearance() {
    guard appearance.phase == .appearing, !appearance.isAnnounced, loadedView?.window != nil else { return }
    appearance.isAnnounced = true
    viewIsAppearing(appearance.isAnimated)
  }

  /// Makes the turn end a transition that the former parent would have ended.
  final func detachAppearance() {
    if appearance.cause == .parent { appearance.cause = .window }
    endAppearanceWithTurn(of: screen)
  }

  /// Ends a transition of an abandoned presentation, in the direction of the current visibility.
  final func abandonAppearance() {
    guard appearance.isInTransition else { return }
    beginAppearance(visibleWindow != nil, animated: false)
    endAppearance()
    reconcileAppearance()
  }

  /// Follows the window again after a presentation, during which the view may have left it or entered it.
  final func reconcileAppearance() {
    guard followsWindow, !appearance.isInTransition, let view = loadedView else { return }
    let window = visibleWindow
    if (window != nil) != isShowing { viewDidMove(view, toVisible: window) }
  }

  // MARK: Moves between windows

  /// Whether moves of the view begin and end its appearance: not where a container or a presentation does.
  private var followsWindow: Bool {
    appearance.cause == .window && storedParent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  package final func viewWillMove(_ view: View, toVisible window: Window?) {
    guard view === loadedView, followsWindow else { return }
    // The children of a hidden controller appear with it.
    if window != nil, let parent = storedParent, !parent.isShowing, followsParent { return }
    beginAppearance(window != nil, animated: false, by: .window)
    if let window { endAppearanceWithTurn(of: window.screen) }
  }

  final var isShowing: Bool { appearance.phase == .appearing || appearance.phase == .shown }

  /// Ends the disappearance, or lets the appearance end with the turn.
  package final func viewDidMove(_ view: View, toVisible window: Window?) {
    guard view === loadedView else { return }
    if window != nil { checkParent(of: view) }
    if appearance.cause == .parent, !followsParent { appearance.cause = .window }
    guard followsWindow else { return }
    viewWillMove(view, toVisible: window)
    if appearance.cause != .window { return }
    if window != nil, appearance.phase == .appearing {
      view.setNeedsLayout()
    } else if window == nil, appearance.phase == .disappearing {
      endAppearance()
    }
  }

  /// Ends a transition that the window caused after the layout at the end of the turn.
  ///
  /// A view that did not enter the window, as a callback has moved it elsewhere, disappears then.
  /// > Reported: `viewDidAppear(_:)` is called after the first layout.
  private func endAppearanceWithTurn(of screen: Screen) {
    guard appearance.isInTransition, appearance.cause == .window else { return }
    let serial = appearance.serial
    screen.performAfterLayout { [weak self] in
      guard let self, appearance.serial == serial, appearance.isInTransition, appearance.cause == .window else {
        return
      }
      if let parent = storedParent, parent.appearance.phase == appearance.phase, followsParent { return }
      if appearance.phase == .appearing, visibleWindow == nil { beginAppearance(false, animated: false, by: .window) }
      endAppearance()
      reconcileAppearance()
    }
  }

  private var visibleWindow: Window? { loadedView?.window.flatMap { $0.isHidden ? nil : $0 } }

  /// Reports a view in a hierarchy whose controller is not the parent.
  /// > Documented: UIViewControllerHierarchyInconsistencyException.
  private func checkParent(of view: View) {
    guard let parent = storedParent, let expected = view.viewOwnerAbove as? ViewController, expected !== parent else {
      return
    }
    report(
      "view",
      "Expected the parent \(type(of: expected)), in whose view it is; got the parent \(type(of: parent))"
        + " (UIKit: \"UIViewControllerHierarchyInconsistency\").",
      cure: "Call addChild(_:) of the controller in whose view it is.")
  }
}

extension View {
  /// Returns whether the view is another one or is below it.
  final func isBelow(_ other: View) -> Bool {
    sequence(first: self) { $0.storedSuperview }.contains { $0 === other }
  }
}
