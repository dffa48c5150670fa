import HeadlessViews

extension ViewController {
  final var presentedFromHereUp: ViewController? {
    var current: ViewController? = self
    while let controller = current {
      if let presented = controller.modal.presented { return presented }
      current = controller.storedParent
    }
    return nil
  }

  final var presentingFromHereUp: ViewController? {
    var current: ViewController? = self
    while let controller = current {
      if let presenting = controller.modal.presenting { return presenting }
      current = controller.storedParent
    }
    return nil
  }

  final func setPresentationStyle(_ style: ModalPresentationStyle) {
    if style == modal.style { return }
    modal.style = style
    modal.forgetUnusedController()
  }

  final var resolvedPresentationStyle: ModalPresentationStyle { modal.style == .automatic ? .pageSheet : modal.style }

  final func presentModally(_ controller: ViewController, animated: Bool, _ completion: (() -> Void)?) {
    modal.presented = controller
    controller.modal.presenting = self
    completion?()
  }

  final func dismissModally(animated: Bool, _ completion: (() -> Void)?) {
    modal.presented?.modal.presenting = nil
    modal.presented = nil
    completion?()
  }

  final func removePresentations() {}

  final func showInContainer(_ controller: ViewController, _ sender: Any?) {
    present(controller, animated: true)
  }

  final func showDetailInContainer(_ controller: ViewController, _ sender: Any?) {
    present(controller, animated: true)
  }

  final func containerPerforming(_ action: Selector, _ sender: Any?) -> ViewController? { nil }

  final var currentPresentationController: PresentationController? { modal.controller }

  final var runningCoordinator: (any ViewControllerTransitionCoordinator)? { modal.coordinator }
}
