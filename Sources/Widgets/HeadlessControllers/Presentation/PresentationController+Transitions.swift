import Foundation
import HeadlessViews

/// The course of a presentation: one order of callbacks for every style.
extension PresentationController {
  // MARK: Presenting

  /// Requests the presentation: links the controllers at once, and begins at the end of the turn.
  /// > Reported: mixpanel-iphone#709, a call stack: UIKit begins in `_runAfterCACommitDeferredBlocks`, after the commit
  /// > of the turn. Assumed: also without an animation.
  final func requestPresentation(
    by presenter: ViewController, source: ViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    let presented = presentedViewController
    guard let screen = presenter.loadedView?.window?.screen else { return }
    presenting = presenter
    releaseControllers()
    presenter.modal.presented = presented
    presented.modal.presenting = presenter
    presented.modal.isBeingPresented = true
    presented.modal.isBeingDismissed = false
    let modal = ModalTransition(isPresentation: true, isAnimated: animated, completion)
    running = modal
    screen.performAfterLayout { [self] in beginPresentation(modal, source) }
  }

  /// Begins a presentation that waits, unless it was cancelled.
  private func beginPresentation(_ modal: ModalTransition, _ source: ViewController) {
    let (presenter, presented) = (presentingViewController, presentedViewController)
    guard running === modal, modal.stage == .waiting, presenter.modal.presented === presented else { return }
    modal.stage = .preparing
    guard source.mayBegin(presented, by: presenter), let presenterView = presenter.loadedView,
      let window = presenterView.window
    else { return cancelWaitingPresentation() }
    present(modal, by: presenter, source: source, over: presenterView, in: window)
  }

  /// Cancels a presentation whose callbacks have not begun.
  private func cancelWaitingPresentation() {
    let (presenter, presented) = (presentingViewController, presentedViewController)
    running = nil
    (presented.modal.isBeingPresented, presented.modal.isBeingDismissed) = (false, false)
    unlink(presented, from: presenter)
  }

  /// Presents the controller.
  /// > Reported: velog.io/@rudin_/iOS-LifeCycle-in-Modal prints the order of a full-screen presentation: the presenting
  /// > controller will disappear, the presented one will appear, is appearing, did appear, the presenting one did
  /// > disappear; with a sheet, only the presented one is notified. Documented: the completion comes after
  /// > `viewDidAppear(_:)`. Assumed: `presentationTransitionWillBegin()` comes before them.
  private func present(
    _ modal: ModalTransition, by presenter: ViewController, source: ViewController, over presenterView: View,
    in window: Window
  ) {
    let (presented, animated) = (presentedViewController, modal.isAnimated)
    prepareStyle()
    guard running === modal else {
      if presenter.modal.presented === presented { cancelWaitingPresentation() }
      return
    }
    let container = addContainer(over: presenterView, in: window)
    let animator = animated ? presentationAnimator(presenter, source) : nil
    let interaction = animator.flatMap {
      presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    let transition = ControllerTransition(
      in: container, from: presenter, to: presented, style: presentationStyle, animator: animator,
      interaction: interaction)
    modal.transition = transition
    presentationTransitionWillBegin()
    let removesPresenter = shouldRemovePresentersView
    if removesPresenter { presenter.beginAppearance(false, animated: animated) }
    presented.beginAppearance(true, animated: animated)
    let serials = (presenter.appearance.serial, presented.appearance.serial)
    guard running === modal else { return [presenter, presented].forEach { $0.abandonAppearance() } }
    let view = presentedView ?? presented.viewAfterLoading()
    place(view)
    transition.views.to = view
    let presenterFrame = container.convert(presenterView.bounds, from: presenterView)
    transition.frames.initial[ObjectIdentifier(presenter)] = presenterFrame
    transition.frames.final[ObjectIdentifier(presented)] = view.frame
    if removesPresenter {
      presenter.modal.removedView = .init(presenterView)
      transition.views.from = presenterView
      // > Documented: containerView: UIKit adds the view of the presenting controller to it.
      if animated {
        container.insertSubview(presenterView, at: 0)
        presenterView.frame = presenterFrame
      }
    }
    transition.whenEnded = { [self] didComplete in
      let completions = removeRunning()
      if didComplete, !view.isBelow(container) { container.addSubview(view) }
      if didComplete {
        if removesPresenter { presenterView.removeFromSuperview() }
        presented.endAppearance(ifSerial: serials.1)
        if removesPresenter { presenter.endAppearance(ifSerial: serials.0) }
      } else {
        undoPresentation(presenter, removesPresenter, animated)
      }
      // Callbacks may have presented the controller again.
      if presented.modal.presenting == nil || presented.modal.controller === self {
        presented.modal.isBeingPresented = false
      }
      for controller in [presenter, presented] { controller.reconcileAppearance() }
      presentationTransitionDidEnd(didComplete)
      if didComplete { for completion in completions { completion() } }
    }
    modal.stage = .running
    start(modal, transition, in: window.screen) { container.addSubview(view) }
  }

  /// Reverts a presentation that was cancelled.
  /// > Reported: wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html prints the order of a
  /// > cancelled pop: the new controller will and did disappear, the old one will and did appear.
  private func undoPresentation(_ presenter: ViewController, _ removesPresenter: Bool, _ animated: Bool) {
    let presented = presentedViewController
    presented.beginAppearance(false, animated: animated)
    presentedView?.removeFromSuperview()
    discardSheetView()
    presented.endAppearance()
    if removesPresenter {
      presenter.beginAppearance(true, animated: animated)
      presenter.restoreRemovedView()
      presenter.endAppearance()
    }
    unlink(presented, from: presenter)
  }

  // MARK: Views

  /// Starts a transition; one without an animation ends with the turn.
  /// > Reported: since iOS 8 a dismissal without animation ends after the call returns (openradar 18464897).
  final func start(
    _ modal: ModalTransition, _ transition: ControllerTransition, in screen: Screen, instantly change: () -> Void
  ) {
    if transition.isAnimated {
      modal.retain(by: screen.clock)
    } else {
      change()
      screen.performAfterLayout { modal.transition?.end(true) }
    }
    transition.start()
  }

  /// Removes the running transition, which has ended; returns its completions.
  final func removeRunning() -> [() -> Void] {
    let modal = running
    running = nil
    modal?.release()
    return modal?.completions ?? []
  }

  final var isInAnimatedTransition: Bool { running?.isAnimated ?? false || waitingDismissal?.isAnimated ?? false }

  /// The dismissal without an animation that waits or is running.
  final var instantDismissal: ModalTransition? {
    [waitingDismissal, running].compactMap(\.self).first { !$0.isPresentation && !$0.isAnimated }
  }

  final var isInPresentation: Bool { running?.isPresentation ?? false }

  /// Ends a transition that has no animation and waits for the end of the turn.
  final func endIfInstant() {
    guard let running, !running.isAnimated, running.stage == .running else { return }
    running.transition?.end(true)
  }

  /// Ends a presentation without an animation, also one that has not begun.
  final func endInstantPresentation() {
    guard let running, running.isPresentation, !running.isAnimated else { return }
    if running.stage == .waiting { beginPresentation(running, presentingViewController) }
    endIfInstant()
  }

  /// Ends a dismissal without an animation, also one that has not begun.
  final func endInstantDismissal() {
    guard let modal = instantDismissal else { return }
    endInstantPresentation()
    if modal === waitingDismissal { beginDismissal(modal) }
    endIfInstant()
  }

  /// Ends a transition that is running; a presentation that has not begun is cancelled.
  final func endTransition() {
    if let running, running.stage == .running {
      running.transition?.end(true)
    } else if let running, running.isPresentation, running.stage == .waiting {
      cancelWaitingPresentation()
    } else {
      // The code that calls the callbacks before the transition finds it ended.
      running = nil
    }
  }

  /// Adapts the style to the traits, and notifies the delegate.
  private func prepareStyle() {
    var effective = presentationStyle
    let traits = presentingViewController.traitCollection
    if [.popover, .pageSheet, .formSheet].contains(effective), traits.horizontalSizeClass == .compact {
      let adapted = adaptivePresentationStyle(for: traits)
      if adapted != .none, adapted != .automatic { effective = adapted }
    }
    effectiveStyle = effective
    let popover = self as? PopoverPresentationController
    if let popover { (delegate as? any PopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(popover) }
    if effective == .popover { popover?.checkSource() }
    let announced = effective == presentationStyle ? ModalPresentationStyle.none : effective
    delegate?.presentationController(self, willPresentWithAdaptiveStyle: announced, transitionCoordinator: nil)
  }

  private func addContainer(over presenterView: View, in window: Window) -> PresentationContainerView {
    let isInContext = style == .currentContext || style == .overCurrentContext
    let host = isInContext ? presenterView.storedSuperview ?? window : window
    let frame = isInContext ? presenterView.frame : window.bounds
    let container = PresentationContainerView(frame: frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.controller = self
    if isInContext { host.insertSubview(container, aboveSubview: presenterView) } else { host.addSubview(container) }
    self.container = container
    return container
  }

  private func presentationAnimator(
    _ presenter: ViewController, _ source: ViewController
  ) -> any ViewControllerAnimatedTransitioning {
    let presented = presentedViewController
    return presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
      ?? StyleAnimator(transitionStyle(presenter), isPresenting: true)
  }

  final func dismissalAnimator() -> any ViewControllerAnimatedTransitioning {
    let presented = presentedViewController
    return presented.transitioningDelegate?.animationController(forDismissed: presented)
      ?? StyleAnimator(transitionStyle(presentingViewController), isPresenting: false)
  }

  private func transitionStyle(_ presenter: ViewController) -> ModalTransitionStyle {
    let isInContext = style == .currentContext || style == .overCurrentContext
    let decides = isInContext && presenter.providesPresentationContextTransitionStyle
    return decides ? presenter.modalTransitionStyle : presentedViewController.modalTransitionStyle
  }

  private func unlink(_ presented: ViewController, from presenter: ViewController) {
    container?.removeFromSuperview()
    container = nil
    presenter.modal.presented = nil
    presented.unlinkFromPresentation()
  }
}

extension ModalState.RemovedView {
  /// Records the position of a view in its superview.
  @MainActor init(_ view: View) {
    let superview = view.storedSuperview
    self.init(
      superview: superview, index: superview?.subviews.firstIndex { $0 === view } ?? 0, frame: view.frame,
      superviewSize: superview?.bounds.size ?? .zero)
  }

  /// The frame of the view at its position; it is resized with the superview.
  @MainActor var currentFrame: CGRect {
    let size = superview?.bounds.size ?? superviewSize
    return CGRect(
      x: frame.minX, y: frame.minY, width: max(0, frame.width + size.width - superviewSize.width),
      height: max(0, frame.height + size.height - superviewSize.height))
  }
}

extension ViewController {
  final func restoreRemovedView() {
    guard let removedView = modal.removedView else { return }
    modal.removedView = nil
    guard let view = loadedView, let superview = removedView.superview else { return }
    if view.storedSuperview !== superview { superview.insertSubview(view, at: removedView.index) }
    view.frame = removedView.currentFrame
  }

  /// Releases the presentation controller of an ended presentation, and the controllers of the presentation.
  final func unlinkFromPresentation() {
    modal.controller?.retainControllers()
    (modal.presenting, modal.presented, modal.controller) = (nil, nil, nil)
  }
}
