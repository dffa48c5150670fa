import HeadlessViews

extension ViewController {
  // MARK: Presenting controller

  /// The controller that this one, or one that contains it, presents.
  final var presentedFromHereUp: ViewController? { firstUp { $0.modal.presented } }

  /// The controller that presents this one, or one that contains it.
  final var presentingFromHereUp: ViewController? { firstUp { $0.modal.presenting } }

  /// The controller that contains this one and is contained in none.
  private var outermost: ViewController { firstUp { $0.storedParent == nil ? $0 : nil } ?? self }

  /// Returns the controller that presents when this one is called to.
  /// > Documented: the one that covers the window; in the current context, the nearest one that defines it.
  private func presenter(inStyle style: ModalPresentationStyle) -> ViewController {
    guard style == .currentContext || style == .overCurrentContext else { return outermost }
    return firstUp { $0.definesPresentationContext ? $0 : nil } ?? outermost
  }

  // MARK: Styles

  /// The style of the presentation: the system's for `automatic`.
  /// > Documented: a page sheet since iOS 13.
  final var resolvedPresentationStyle: ModalPresentationStyle {
    switch modalPresentationStyle {
    case .automatic, .none: .pageSheet
    case let style: style
    }
  }

  /// The presentation controller of this controller; made where the style needs no presenting controller.
  final var nearestPresentationController: PresentationController? {
    if let controller = modal.controller { return controller }
    if let controller = firstUp({ $0.modal.presenting == nil ? nil : $0.modal.controller }) { return controller }
    let made: PresentationController? =
      switch resolvedPresentationStyle {
      case .popover: PopoverPresentationController(presentedViewController: self, presenting: nil)
      case .pageSheet, .formSheet: SheetPresentationController(presentedViewController: self, presenting: nil)
      case .custom: transitioningDelegate?.presentationController(forPresented: self, presenting: nil, source: self)
      default: nil
      }
    made?.style = resolvedPresentationStyle
    made?.releaseControllers()
    modal.controller = made
    return made
  }

  final func makePresentationController(
    presentedBy presenter: ViewController?, source: ViewController
  ) -> PresentationController {
    let style = resolvedPresentationStyle
    if style == .custom, modal.controller == nil {
      modal.controller = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    }
    let controller =
      modal.controller ?? (style == .custom ? nil : nearestPresentationController)
      ?? (self is AlertController
        ? AlertPresentationController(presentedViewController: self, presenting: presenter)
        : PresentationController(presentedViewController: self, presenting: presenter))
    controller.style = style
    controller.releaseControllers()
    modal.controller = controller
    return controller
  }

  // MARK: Presenting

  final func presentModally(_ controller: ViewController, animated: Bool, _ completion: (() -> Void)?) {
    let presenter = presenter(inStyle: controller.resolvedPresentationStyle)
    // A dismissal without an animation is over, and a presenting controller that was presented without one is shown.
    presenter.modal.presented?.modal.controller?.endInstantDismissal()
    presenter.modal.controller?.endInstantPresentation()
    guard mayPresent(controller, by: presenter) else { return }
    // The new view is loaded before any callback of an appearance.
    controller.loadViewIfNeeded()
    guard mayPresent(controller, by: presenter) else { return }
    let presentation = controller.makePresentationController(presentedBy: presenter, source: self)
    presentation.requestPresentation(by: presenter, source: self, animated: animated, completion)
  }

  /// Returns whether a presentation that has waited for the end of the turn may begin; one that may not is reported.
  final func mayBegin(_ controller: ViewController, by presenter: ViewController) -> Bool {
    mayBeShown(controller, by: presenter) && isInWindow(presenter, for: controller)
  }

  /// Returns whether a controller is neither contained nor the root of a window, nor below the presenting one.
  private func mayBeShown(_ controller: ViewController, by presenter: ViewController) -> Bool {
    if !presenter.isBelow(controller), !presenter.isPresented(above: controller), controller.storedParent == nil,
      controller.contentWindow == nil
    {
      return true
    }
    refusePresentation(
      "Application tried to present modally an active controller \(type(of: controller)); nothing was presented.",
      cure: "Present a controller that has no parent and is not the root of a window.")
    return false
  }

  /// Returns whether the presenting controller's view is in a window, shown or not; reports it otherwise.
  /// > Reported: a suite that passes on iOS presents in a window that it never shows.
  private func isInWindow(_ presenter: ViewController, for controller: ViewController) -> Bool {
    if presenter.loadedView?.window != nil { return true }
    refusePresentation(
      "Attempt to present \(type(of: controller)) on \(type(of: presenter)) whose view is not in the window hierarchy; "
        + "nothing was presented.",
      cure: "Make it the rootViewController of a window, and call makeKeyAndVisible().")
    return false
  }

  private func mayPresent(_ controller: ViewController, by presenter: ViewController) -> Bool {
    let (new, own) = ("\(type(of: controller))", "\(type(of: presenter))")
    guard mayBeShown(controller, by: presenter) else { return false }
    if let other = controller.modal.presenting {
      refusePresentation(
        "Application tried to present modally a view controller \(new) that is already being presented by "
          + "\(type(of: other)); nothing was presented.",
        cure: "Dismiss it first, or present another one.")
    } else if presenter.modal.presented?.modal.controller?.isInPresentation ?? false {
      refusePresentation(
        "Attempt to present \(new) on \(own) (from \(type(of: self))) while a presentation is in progress; "
          + "nothing was presented.",
        cure: "Present in the completion of the other presentation, or from the presented controller.")
    } else if let other = presenter.modal.presented {
      refusePresentation(
        "Attempt to present \(new) on \(own) which is already presenting \(type(of: other)); nothing was presented.",
        cure: "Dismiss the presented controller first, or present from it.")
    } else if presenter.modal.isBeingDismissed {
      refusePresentation(
        "Attempt to present \(new) on \(own) whose view is not in the window hierarchy; nothing was presented.",
        cure: "Present from the controller that stays, in the completion of the dismissal.")
    } else {
      return isInWindow(presenter, for: controller)
    }
    return false
  }

  /// Returns whether the controller is another one, or is presented above it.
  private func isPresented(above other: ViewController) -> Bool {
    sequence(first: self) { $0.modal.presenting }.contains { $0 === other }
  }

  private func refusePresentation(_ problem: String, cure: String) {
    report("present(_:animated:completion:)", problem, cure: cure)
  }

  // MARK: Dismissing

  final func dismissModally(animated: Bool, _ completion: (() -> Void)?) {
    let presented = presentedFromHereUp
    guard let presenter = presented == nil ? presentingFromHereUp : presented?.modal.presenting,
      let first = presenter.modal.presented, let presentation = first.modal.controller
    else {
      // > Assumed: without anything to dismiss, the completion is called with the turn.
      if let completion { screen.performAfterLayout { completion() } }
      return
    }
    if let dismissal = presentation.instantDismissal {
      if let completion { dismissal.completions.append(completion) }
      return
    }
    for controller in presenter.presentedChain where controller.modal.controller?.isInAnimatedTransition ?? false {
      return report(
        "dismiss(animated:completion:)",
        "Attempt to dismiss from view controller \(type(of: presenter)) while a presentation or dismiss is in "
          + "progress; nothing was dismissed.",
        cure: "Dismiss in the completion of the presentation.")
    }
    presentation.requestDismissal(animated: animated, completion)
  }

  /// The controllers that are presented on top of this one, the lowest first.
  final var presentedChain: [ViewController] {
    Array(sequence(first: self) { $0.modal.presented }.dropFirst())
  }

  /// Ends the presentation of this controller that waits or is animated, as if the user had waited for it.
  final func endPresentation() {
    guard modal.presenting != nil, modal.controller?.isInPresentation ?? false else { return }
    (modal.controller?.container?.window?.screen ?? modal.presenting?.screen ?? screen).flush()
    guard let running = modal.controller?.running, running.isPresentation, running.stage == .running else { return }
    running.transition?.end(true)
  }

  /// Ends everything that this controller presents, at once.
  final func removePresentations() {
    guard let first = modal.presented, let presentation = first.modal.controller else { return }
    for controller in presentedChain.reversed() { controller.modal.controller?.endTransition() }
    guard modal.presented === first, first.modal.controller === presentation else { return }
    // The view is not added back for the moment before it is removed.
    modal.removedView = nil
    presentation.dismissAtOnce()
  }

  final var screen: Screen { loadedView?.window?.screen ?? Screen.main }

  // MARK: Coordinator

  /// The animated transition of this controller, or of one that contains it.
  final var runningCoordinator: (any ViewControllerTransitionCoordinator)? {
    firstUp { controller in
      if let container = controller.containerCoordinator { return container }
      let transition =
        controller.modal.controller?.running?.transition
        ?? controller.modal.presented?.modal.controller?.running?.transition
      return transition.flatMap { $0.isAnimated ? $0 : nil }
    }
  }
}
