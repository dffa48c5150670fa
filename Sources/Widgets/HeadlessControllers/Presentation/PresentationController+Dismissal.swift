extension PresentationController {
  // MARK: Dismissal by the user

  /// Dismisses a sheet, a popover or an action sheet as a touch beside it does.
  /// > Reported: a tap beside a popover dismisses it, and reaches nothing behind it (a book on iOS); beside a sheet it
  /// > dismisses as well.
  final func wasTouchedBeside() {
    guard mayBeDismissed, running == nil else { return }
    Self.nesting.call("a touch beside a presentation of \(type(of: presentedViewController))") {
      if let alert = presentedViewController as? AlertController, effectiveStyle != .popover {
        alert.cancelByTouch()
      } else if [.popover, .pageSheet, .formSheet].contains(effectiveStyle) {
        dismissByGesture()
      }
    }
  }

  /// Whether the controller is presented, with nothing on top of it, and stays.
  final var mayBeDismissed: Bool {
    let modal = presentedViewController.modal
    return modal.controller === self && modal.presenting != nil && modal.presented == nil && !modal.isBeingDismissed
  }

  /// Dismisses the controller if it and the delegate allow that, and notifies the delegate.
  /// > Documented: UIAdaptivePresentationControllerDelegate.
  final func dismissByGesture() {
    if presentedViewController.isModalInPresentation || !delegateAllowsDismissal() {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    delegate?.presentationControllerWillDismiss(self)
    let completion = { [self] in notifyDelegateOfDismissal() }
    if let alert = presentedViewController as? AlertController, alert.cancelByTouch(completion: completion) { return }
    presentedViewController.dismissModally(animated: true, completion)
  }
}

/// The course of a dismissal: one order of callbacks for every style.
extension PresentationController {
  /// Requests the dismissal: marks the controllers at once, begins at the turn's end, after a waiting presentation.
  final func requestDismissal(animated: Bool, _ completion: (() -> Void)?) {
    let presenter = presentingViewController
    for controller in presenter.presentedChain { controller.modal.isBeingDismissed = true }
    let modal = ModalTransition(isPresentation: false, isAnimated: animated, completion)
    waitingDismissal = modal
    (container?.window?.screen ?? presenter.screen).performAfterLayout { [self] in beginDismissal(modal) }
  }

  /// Begins a dismissal that waits, unless there is nothing to dismiss any more.
  final func beginDismissal(_ modal: ModalTransition) {
    let (presenter, presented) = (presentingViewController, presentedViewController)
    guard waitingDismissal === modal else { return }
    for controller in presenter.presentedChain.reversed() { controller.modal.controller?.endIfInstant() }
    guard waitingDismissal === modal else { return }
    waitingDismissal = nil
    guard presenter.modal.presented === presented, presented.modal.controller === self, running == nil else {
      if presented.modal.controller === self {
        for controller in presenter.presentedChain { controller.modal.isBeingDismissed = false }
      }
      for completion in modal.completions { completion() }
      return
    }
    running = modal
    dismiss(modal)
  }

  /// Dismisses the controller at once, without an animation, with the completions of a dismissal that waits.
  final func dismissAtOnce() {
    let modal = ModalTransition(isPresentation: false, isAnimated: false)
    modal.completions = waitingDismissal?.completions ?? []
    waitingDismissal = modal
    beginDismissal(modal)
    if running === modal { modal.transition?.end(true) }
  }

  /// Dismisses the controller, with all controllers presented on top of it.
  /// > Documented: only the topmost view is animated, the others are removed. Assumed: the callbacks come in the order
  /// > of the presentation: the presented controllers will disappear, the presenting one will appear, did appear, the
  /// > others did disappear; the animation is the lowest controller's.
  private func dismiss(_ modal: ModalTransition) {
    let (presenter, animated) = (presentingViewController, modal.isAnimated)
    let chain = presenter.presentedChain
    guard let top = chain.last, let container, let topView = top.modal.controller?.presentedView ?? top.loadedView
    else { return running = nil }
    modal.stage = .preparing
    let screen = container.window?.screen ?? presenter.screen
    for controller in chain { controller.modal.isBeingDismissed = true }
    let animator = animated ? dismissalAnimator() : nil
    let interaction = animator.flatMap {
      presentedViewController.transitioningDelegate?.interactionControllerForDismissal(using: $0)
    }
    let topContainer = top.modal.controller?.container ?? container
    let transition = ControllerTransition(
      in: topContainer, from: top, to: presenter, style: presentationStyle, animator: animator, interaction: interaction
    )
    modal.transition = transition
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
      let removed = presenter.modal.removedView
      view.frame = topContainer.convert(removed?.currentFrame ?? view.frame, from: removed?.superview)
      transition.views.to = view
      transition.frames.final[ObjectIdentifier(presenter)] = view.frame
    } else if let view = presenter.loadedView {
      let frame = topContainer.convert(view.bounds, from: view)
      transition.frames.initial[ObjectIdentifier(presenter)] = frame
      transition.frames.final[ObjectIdentifier(presenter)] = frame
    }
    transition.whenEnded = { [self] didComplete in
      let completions = removeRunning()
      let controllers = chain.map(\.modal.controller)
      if didComplete {
        if restores { presenter.restoreRemovedView() }
        removeContainers(of: chain)
        // The callbacks may present the controllers again.
        for controller in chain { controller.unlinkFromPresentation() }
        presenter.modal.presented = nil
        if restores { presenter.endAppearance(ifSerial: serials.0) }
        for (controller, serial) in zip(chain, serials.1).reversed() { controller.endAppearance(ifSerial: serial) }
      } else {
        topView.frame = initialFrame
        undoDismissal(of: chain, presenter, restores, animated)
      }
      for (controller, presentation) in zip(chain, controllers) {
        if controller.modal.presenting != nil, controller.modal.controller !== presentation { continue }
        (controller.modal.isBeingDismissed, controller.modal.isBeingPresented) = (false, false)
      }
      for controller in [presenter] + chain { controller.reconcileAppearance() }
      for presentation in controllers.reversed() { presentation?.dismissalTransitionDidEnd(didComplete) }
      if didComplete { for completion in completions { completion() } }
    }
    modal.stage = .running
    start(modal, transition, in: screen) {}
  }

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
      presentation.discardSheetView()
      presentation.container?.removeFromSuperview()
      presentation.container = nil
    }
  }
}
