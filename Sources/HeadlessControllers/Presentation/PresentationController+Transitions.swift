import Foundation
import HeadlessViews

/// The course of a presentation and of its dismissal: one order of callbacks for every style.
extension PresentationController {
  // MARK: Presenting

  /// Presents the controller.
  ///
  /// > Reported: velog.io/@rudin_/iOS-LifeCycle-in-Modal prints the order of a full-screen presentation: the presenting
  /// > controller will disappear, the presented one will appear, is appearing, did appear, the presenting one did disappear;
  /// > with a sheet, only the presented one is notified. Documented: the completion comes after `viewDidAppear(_:)`.
  /// > Assumed: `presentationTransitionWillBegin()` comes before them.
  final func present(
    by presenter: ViewController, source: ViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    let presented = presentedViewController
    guard let presenterView = presenter.loadedView, let window = presenterView.window else { return }
    begin(presentedBy: presenter)
    presenter.modal.presented = presented
    presented.modal.presenting = presenter
    presented.modal.isBeingPresented = true
    prepareStyle()
    let container = addContainer(over: presenterView, in: window)
    let animator = animated ? presentationAnimator(presenter, source) : nil
    let interaction = animator.flatMap {
      presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    let transition = ControllerTransition(
      in: container, from: presenter, to: presented, style: presentationStyle, animator: animator,
      interaction: interaction)
    let modal = ModalTransition(transition, isPresentation: true)
    running = modal
    presentationTransitionWillBegin()
    let removesPresenter = shouldRemovePresentersView
    if removesPresenter { presenter.beginAppearance(false, animated: animated) }
    presented.beginAppearance(true, animated: animated)
    let serials = (presenter.appearance.serial, presented.appearance.serial)
    guard running === modal else { return [presenter, presented].forEach { $0.abandonAppearance() } }
    let view = presentedView ?? presented.viewAfterLoading()
    view.frame = frameOfPresentedViewInContainerView
    transition.views.to = view
    transition.frames.initial[ObjectIdentifier(presenter)] = container.convert(
      presenterView.bounds, from: presenterView)
    transition.frames.final[ObjectIdentifier(presented)] = view.frame
    if removesPresenter {
      presenter.modal.removedView = .init(presenterView)
      transition.views.from = presenterView
      // > Documented: containerView: UIKit adds the view of the presenting controller to it.
      if animated { move(presenterView, to: container) }
    }
    transition.whenEnded = { [self] didComplete in
      running = nil
      if didComplete, !view.isBelow(container) { container.addSubview(view) }
      if didComplete {
        if removesPresenter { presenterView.removeFromSuperview() }
        presented.endAppearance(ifSerial: serials.1)
        if removesPresenter { presenter.endAppearance(ifSerial: serials.0) }
      } else {
        undoPresentation(presenter, removesPresenter, animated)
      }
      presented.modal.isBeingPresented = false
      for controller in [presenter, presented] { controller.reconcileAppearance() }
      presentationTransitionDidEnd(didComplete)
      if didComplete { completion?() }
    }
    modal.hasBegun = true
    start(transition, in: window.screen) { container.addSubview(view) }
  }

  /// Takes a presentation back that was cancelled.
  ///
  /// > Reported: wangling.me/2014/02/the-inconsistent-order-of-view-transition-events.html prints the order of a cancelled
  /// > pop: the new controller will and did disappear, the old one will and did appear.
  private func undoPresentation(_ presenter: ViewController, _ removesPresenter: Bool, _ animated: Bool) {
    let presented = presentedViewController
    presented.beginAppearance(false, animated: animated)
    presentedView?.removeFromSuperview()
    presented.endAppearance()
    if removesPresenter { restoreView(of: presenter, animated: animated) }
    unlink(presented, from: presenter)
  }

  /// Puts the view of the presenting controller in its place, with the callbacks of its appearance.
  private func restoreView(of presenter: ViewController, animated: Bool) {
    presenter.beginAppearance(true, animated: animated)
    presenter.restoreRemovedView()
    presenter.endAppearance()
  }

  // MARK: Dismissing

  /// Dismisses the controller, with all that are presented on top of it.
  ///
  /// > Documented: only the topmost view is animated, the others are removed. Assumed: the callbacks come in the order of the
  /// > presentation: the presented controllers will disappear, the presenting one will appear, did appear, the others did
  /// > disappear; the animation is that of the lowest one.
  final func dismiss(animated: Bool, _ completion: (() -> Void)?) {
    let presenter = presentingViewController
    let chain = presenter.presentedChain
    guard let top = chain.last, let container, let topView = top.modal.controller?.presentedView ?? top.loadedView
    else { return }
    let screen = presenter.screenOfPresentation(container)
    for controller in chain { controller.modal.isBeingDismissed = true }
    let animator = animated ? dismissalAnimator() : nil
    let interaction = animator.flatMap {
      presentedViewController.transitioningDelegate?.interactionControllerForDismissal(using: $0)
    }
    let topContainer = top.modal.controller?.container ?? container
    let transition = ControllerTransition(
      in: topContainer, from: top, to: presenter, style: presentationStyle, animator: animator, interaction: interaction
    )
    let modal = ModalTransition(transition, isPresentation: false)
    running = modal
    for controller in chain.reversed() { controller.modal.controller?.dismissalTransitionWillBegin() }
    for controller in chain.reversed() { controller.beginAppearance(false, animated: animated) }
    let restores = presenter.modal.removedView != nil
    if restores { presenter.beginAppearance(true, animated: animated) }
    let serials = (presenter.appearance.serial, chain.map(\.appearance.serial))
    guard running === modal else { return ([presenter] + chain).forEach { $0.abandonAppearance() } }
    transition.views.from = topView
    transition.frames.initial[ObjectIdentifier(top)] = topView.frame
    let initialFrame = topView.frame
    if restores, let view = presenter.loadedView {
      view.frame = topContainer.convert(presenter.removedFrame, from: presenter.modal.removedView?.superview)
      transition.views.to = view
      transition.frames.final[ObjectIdentifier(presenter)] = view.frame
    } else if let view = presenter.loadedView {
      let frame = topContainer.convert(view.bounds, from: view)
      transition.frames.initial[ObjectIdentifier(presenter)] = frame
      transition.frames.final[ObjectIdentifier(presenter)] = frame
    }
    transition.whenEnded = { [self] didComplete in
      running = nil
      if didComplete {
        if restores { presenter.restoreRemovedView() }
        removeContainers(of: chain)
        for controller in chain { (controller.modal.presenting, controller.modal.presented) = (nil, nil) }
        presenter.modal.presented = nil
        if restores { presenter.endAppearance(ifSerial: serials.0) }
        for (controller, serial) in zip(chain, serials.1).reversed() { controller.endAppearance(ifSerial: serial) }
      } else {
        topView.frame = initialFrame
        undoDismissal(of: chain, presenter, restores, animated)
      }
      for controller in chain {
        (controller.modal.isBeingDismissed, controller.modal.isBeingPresented) = (false, false)
      }
      for controller in [presenter] + chain { controller.reconcileAppearance() }
      for controller in chain.reversed() {
        controller.modal.controller?.dismissalTransitionDidEnd(didComplete)
        if didComplete { controller.releasePresentation() }
      }
      if didComplete { completion?() }
    }
    modal.hasBegun = true
    start(transition, in: screen) {}
  }

  /// Takes a dismissal back that was cancelled.
  private func undoDismissal(
    of chain: [ViewController], _ presenter: ViewController, _ restores: Bool, _ animated: Bool
  ) {
    if restores {
      presenter.beginAppearance(false, animated: animated)
      presenter.loadedView?.removeFromSuperview()
      presenter.endAppearance()
    }
    for controller in chain {
      controller.beginAppearance(true, animated: animated)
      controller.endAppearance()
    }
  }

  private func removeContainers(of chain: [ViewController]) {
    for controller in chain.reversed() {
      guard let presentation = controller.modal.controller else { continue }
      presentation.presentedView?.removeFromSuperview()
      presentation.container?.removeFromSuperview()
      presentation.container = nil
    }
  }

  // MARK: Parts

  /// Starts a transition; one without an animation ends with the turn.
  ///
  /// > Reported: since iOS 8 a dismissal without an animation is not finished when the call returns (openradar 18464897).
  private func start(_ transition: ControllerTransition, in screen: Screen, instantly change: () -> Void) {
    if !transition.isAnimated {
      change()
      screen.performAfterLayout { transition.end(true) }
    }
    transition.start()
  }

  /// Ends a transition that has no animation and waits for the end of the turn.
  final func endIfInstant() {
    guard let running, running.hasBegun, !running.transition.isAnimated else { return }
    running.transition.end(true)
  }

  /// Adapts the style, and finds out whether it removes the view of the presenting controller.
  private func prepareStyle() {
    var effective = presentationStyle
    let traits = presentingViewController.traitCollection
    if effective == .popover || effective == .pageSheet || effective == .formSheet,
      traits.horizontalSizeClass == .compact
    {
      let adapted = adaptivePresentationStyle(for: traits)
      if adapted != .none, adapted != .automatic { effective = adapted }
    }
    removesPresenter = effective == .fullScreen || effective == .currentContext
    (delegate as? any PopoverPresentationControllerDelegate).map { popover in
      if let controller = self as? PopoverPresentationController { popover.prepareForPopoverPresentation(controller) }
    }
    delegate?.presentationController(self, willPresentWithAdaptiveStyle: effective, transitionCoordinator: nil)
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

  private func move(_ view: View, to container: View) {
    let frame = container.convert(view.bounds, from: view)
    container.insertSubview(view, at: 0)
    view.frame = frame
  }

  private func presentationAnimator(
    _ presenter: ViewController, _ source: ViewController
  ) -> any ViewControllerAnimatedTransitioning {
    let presented = presentedViewController
    let own = presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
    return own ?? StyleAnimator(transitionStyle(presenter), isPresenting: true)
  }

  private func dismissalAnimator() -> any ViewControllerAnimatedTransitioning {
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
    presented.modal.presenting = nil
    presenter.modal.presented = nil
    presented.releasePresentation()
  }
}

extension ModalState.RemovedView {
  /// Notes the place of a view.
  @MainActor
  init(_ view: View) {
    let superview = view.storedSuperview
    self.init(
      superview: superview, index: superview?.subviews.firstIndex { $0 === view } ?? 0, frame: view.frame,
      superviewSize: superview?.bounds.size ?? .zero)
  }

  /// The frame of the view in its place; larger and smaller with the superview.
  @MainActor
  var currentFrame: CGRect {
    let size = superview?.bounds.size ?? superviewSize
    return CGRect(
      x: frame.minX, y: frame.minY, width: max(0, frame.width + size.width - superviewSize.width),
      height: max(0, frame.height + size.height - superviewSize.height))
  }
}

extension ViewController {
  /// Puts the view in the place from which a presentation has removed it.
  final func restoreRemovedView() {
    guard let place = modal.removedView else { return }
    modal.removedView = nil
    guard let view = loadedView, let superview = place.superview else { return }
    if view.storedSuperview !== superview { superview.insertSubview(view, at: place.index) }
    view.frame = place.currentFrame
  }

  /// The frame of the view in the superview from which a presentation has removed it.
  fileprivate final var removedFrame: CGRect { modal.removedView?.currentFrame ?? loadedView?.frame ?? .zero }

  fileprivate final func screenOfPresentation(_ container: View) -> Screen { container.window?.screen ?? screen }

  /// Releases the presentation controller of an ended presentation.
  fileprivate final func releasePresentation() { modal.controller = nil }
}
