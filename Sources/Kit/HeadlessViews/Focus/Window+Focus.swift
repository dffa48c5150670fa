extension Window {
  /// The view of the window that has the focus, or nil.
  public final var focusedView: View? { viewWithFocus.flatMap { $0.window === self ? $0 : nil } }

  /// Moves the focus to a view of the window, or away: what a remote control or a keyboard does on the real system.
  ///
  /// ``View/shouldUpdateFocus(in:)`` and afterwards ``View/didUpdateFocus(in:with:)`` of both views and all their
  /// superviews are called, each once, first on the view that had the focus and its superviews.
  /// > Documented: UIFocusEnvironment. Assumed: the order. Differs: nothing else moves the focus, and a view that is
  /// > removed from its window loses it without a call; a control is no longer in the state `focused`.
  ///
  /// - Parameters:
  ///   - view: A view that ``View/canBecomeFocused`` and can be seen; nil for none.
  ///   - heading: The direction of the move.
  /// - Returns: Whether the view has the focus now.
  /// - Complexity: O(*d*), where *d* is the number of ancestors of both views.
  @discardableResult public final func moveFocus(to view: View?, heading: FocusHeading = []) -> Bool {
    let old = focusedView
    if view === old { return true }
    if let view, view.window !== self || !view.canBecomeFocused || !view.isOpenToFocus { return false }
    let context = FocusUpdateContext(from: old, to: view, heading: heading)
    let concerned = Self.concerned(by: context)
    guard concerned.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else { return false }
    // The callbacks may have changed the tree.
    guard focusedView === old, view == nil || view?.window === self else { return false }
    viewWithFocus = view
    (old as? any FocusFollowing)?.followFocus(false)
    (view as? any FocusFollowing)?.followFocus(true)
    let coordinator = FocusAnimationCoordinator()
    for view in concerned { view.didUpdateFocus(in: context, with: coordinator) }
    return focusedView === view
  }

  final func endFocus(in root: View) {
    guard let view = viewWithFocus, view.isInSubtree(of: root) else { return }
    viewWithFocus = nil
    (view as? any FocusFollowing)?.followFocus(false)
  }

  private static func concerned(by context: FocusUpdateContext) -> [View] {
    var seen: Set<ObjectIdentifier> = []
    return [context.previouslyFocusedView, context.nextFocusedView].compactMap { $0 }.flatMap {
      sequence(first: $0, next: \.storedSuperview).prefix { seen.insert(ObjectIdentifier($0)).inserted }
    }
  }
}

extension View: FocusItem {
  /// Whether the view and all above it can be seen and touched.
  /// > Documented: UIFocusItem: views that are hidden, transparent or without interaction cannot have the focus.
  fileprivate final var isOpenToFocus: Bool {
    !sequence(first: self, next: \.storedSuperview).contains {
      $0.isHidden || $0.alpha <= 0 || !$0.isUserInteractionEnabled
    }
  }

  final func askForFocusUpdate() {
    guard let window else { return }
    if window.focusedView?.isInSubtree(of: self) ?? true { rare.needsFocusUpdate = true }
  }

  final func updateFocusWhereAsked() {
    guard rare.needsFocusUpdate, let window else { return }
    rare.needsFocusUpdate = false
    if let view = preferredFocusedView { window.moveFocus(to: view) }
  }

  /// The first view that can have the focus on the way that ``View/preferredFocusEnvironments`` lead, or nil.
  private var preferredFocusedView: View? {
    var waiting: [any FocusEnvironment] = [self]
    var seen: Set<ObjectIdentifier> = []
    while let environment = waiting.popLast() {
      if seen.insert(ObjectIdentifier(environment)).inserted {
        // Once more after all that it prefers.
        waiting.append(environment)
        waiting += environment.preferredFocusEnvironments.reversed()
      } else if let view = environment as? View, view.canBecomeFocused {
        return view
      }
    }
    return nil
  }
}

/// A view of the toolkit that follows the focus, independently of overrides.
@MainActor package protocol FocusFollowing: View {
  /// Called after the view has received or lost the focus, before `didUpdateFocus(in:with:)`.
  func followFocus(_ isFocused: Bool)
}
