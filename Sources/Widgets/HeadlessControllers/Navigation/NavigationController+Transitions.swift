import Foundation
import HeadlessViews

extension NavigationController {
  // MARK: Showing the stack

  /// Marks the container, whose next layout shows the stack; without a view, only notifies the children.
  ///
  /// A container in no window removes the old view at once, and loads the new one when it is laid out or appears.
  /// > Reported: fact n17, call stacks: views are loaded and controllers appear in the layout of the container's view.
  final func showStackInNextLayout() {
    guard let container = state.container else { return showStack() }
    container.setNeedsLayout()
    guard container.window == nil, state.update != nil, state.activity.isIdle else { return }
    if let shown = state.shown, shown !== state.stack.last {
      state.shown = nil
      state.activity.startCallbacks()
      shown.loadedView?.removeFromSuperview()
      state.activity.endCallbacks()
    }
    notifyChildren()
  }

  /// Shows the last controller, at once or at the end of another change's callbacks or a running transition.
  final func showStack() {
    guard let update = state.update, state.activity.isIdle else { return }
    guard state.container != nil else {
      if !isViewLoaded { notifyChildren() }
      return
    }
    state.update = nil
    Self.transitionNesting.call("viewControllers of \(type(of: self))") { show(update) }
  }

  private func show(_ update: StackUpdate) {
    let (from, to) = (state.shown, state.stack.last)
    if from === to {
      notifyChildren()
      state.container?.setNeedsLayout()
    } else if let from, let to, isTransitionPossible {
      startTransition(from, to, update)
    } else {
      exchangeViews(from, to)
      showStack()
    }
  }

  /// Whether the container is visible, so that a change of the last controller is a transition.
  final var isTransitionPossible: Bool { appearance.phase == .shown && state.container?.window != nil }

  /// Exchanges the views without a transition: in no window, and while this controller and the new one appear.
  private func exchangeViews(_ from: ViewController?, _ to: ViewController?) {
    guard let container = state.container else { return }
    state.activity.startCallbacks()
    state.shown = to
    from?.loadedView?.removeFromSuperview()
    if let to {
      let view = to.viewAfterLoading()
      layOutBars()
      view.frame = frame(for: to)
      container.content.addSubview(view)
    }
    notifyChildren()
    state.activity.endCallbacks()
    container.setNeedsLayout()
  }

  /// Notifies the delegate of a controller that appears with this one.
  final func announceShown() {
    guard appearance.phase != .hidden, state.activity.transition == nil, let shown = state.shown,
      state.announced !== shown, shown.isShowing
    else { return }
    state.announced = shown
    delegate?.navigationController(self, willShow: shown, animated: false)
    screen.performAfterLayout { [weak self] in
      guard let self, state.shown === shown else { return }
      delegate?.navigationController(self, didShow: shown, animated: false)
    }
  }

  // MARK: Transitions

  /// Begins a push or pop in a visible window.
  /// > Reported: fact n9: the new view is loaded, `viewWillDisappear` of the old controller, `viewWillAppear` of the
  /// > new one, layout, `viewDidDisappear`, `viewDidAppear`. Assumed: the delegate is notified after both.
  private func startTransition(_ from: ViewController, _ to: ViewController, _ update: StackUpdate) {
    guard let container = state.container else { return }
    let (operation, isAnimated) = (update.operation, update.isAnimated)
    state.activity.startCallbacks()
    let view = to.viewAfterLoading()
    let animator = isAnimated ? animator(for: operation, from, to) : nil
    let interaction = animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    let transition = ControllerTransition(
      in: container.content, from: from, to: to, style: .none, animator: animator, interaction: interaction)
    state.activity = .callingBack(transition)
    if isAnimated { containerCoordinator = transition }
    from.beginAppearance(false, animated: isAnimated)
    to.beginAppearance(true, animated: isAnimated)
    let before = state.announced
    state.announced = to
    delegate?.navigationController(self, willShow: to, animated: isAnimated)
    state.shown = to
    layOutBars()
    let (oldFrame, newFrame) = (from.loadedView?.frame ?? .zero, frame(for: to))
    view.frame = newFrame
    transition.views = (from: from.loadedView, to: view)
    transition.frames.initial[ObjectIdentifier(from)] = oldFrame
    transition.frames.final[ObjectIdentifier(to)] = newFrame
    container.setNeedsLayout()
    transition.whenEnded = { [weak self] isCompleted in
      self?.endTransition(from, to, isCompleted, isAnimated, restoring: update.before, announced: before)
    }
    if !isAnimated {
      container.content.insertSubview(view, at: operation == .pop ? 0 : container.content.subviews.count)
      container.content.layoutIfNeeded()
    }
    state.activity.endCallbacks()
    // The transition is animated if animations were enabled at the time of the push.
    let areEnabled = View.areAnimationsEnabled
    if isAnimated { View.setAnimationsEnabled(true) }
    transition.start()
    if isAnimated { View.setAnimationsEnabled(areEnabled) }
    if !isAnimated { transition.end(true) }
  }

  private func animator(
    for operation: Operation, _ from: ViewController, _ to: ViewController
  ) -> any ViewControllerAnimatedTransitioning {
    delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
      ?? NavigationAnimator(operation)
  }

  /// Ends a transition, and restores the old controllers if it was cancelled.
  /// > Reported: fact n9, of a pop that was cancelled: `viewWillDisappear` and `viewDidDisappear` of the new
  /// > controller, then `viewWillAppear` and `viewDidAppear` of the old one.
  private func endTransition(
    _ from: ViewController, _ to: ViewController, _ isCompleted: Bool, _ isAnimated: Bool,
    restoring old: [ViewController], announced: ViewController?
  ) {
    state.activity = .callingBack(nil)
    containerCoordinator = nil
    let isShown = isShowing
    if !isCompleted {
      state.shown = from
      state.announced = announced
    }
    endExchange(from, to, isCompleted: isCompleted, isAnimated: isAnimated)
    if !isCompleted, state.update == nil { restore(old) }
    notifyChildren(except: waitingControllers)
    if isCompleted, isShown { delegate?.navigationController(self, didShow: to, animated: isAnimated) }
    state.activity.endCallbacks()
    state.container?.setNeedsLayout()
    showStack()
  }
}

/// The standard animation of a push and a pop: the views slide.
final class NavigationAnimator: ViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(_ operation: NavigationController.Operation) { isPush = operation == .push }

  /// Returns the duration of a push or pop, in seconds.
  /// > Reported: 0.35 seconds, by the `transitionDuration` of the coordinator.
  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

  /// Animates a push or pop: both views slide along the x axis.
  /// > Reported: the view below moves by 30 % of the width.
  func animateTransition(using context: any ViewControllerContextTransitioning) {
    let container = context.containerView
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(true)
    }
    let direction: CGFloat = container.isRightToLeft ? -1 : 1
    let width = container.bounds.width * direction
    container.insertSubview(to, at: isPush ? container.subviews.count : 0)
    container.layoutIfNeeded()
    let (fromCenter, toCenter) = (from.center, to.center)
    let isPush = isPush
    View.performWithoutAnimation { to.center.x += isPush ? width : -0.3 * width }
    View.animate(
      withDuration: transitionDuration(using: context),
      animations: {
        to.center = toCenter
        from.center.x += isPush ? -0.3 * width : width
      },
      completion: { _ in
        from.center = fromCenter
        to.center = toCenter
        context.complete()
      })
  }
}
