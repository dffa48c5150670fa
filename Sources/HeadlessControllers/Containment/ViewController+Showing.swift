import HeadlessViews

/// Showing a controller in the container that can.
///
/// Without Objective-C nobody can ask whether a class overrides a method. So the standard method calls that of the parent, and
/// the outermost one presents from the controller that was asked first.
extension ViewController {
  private static var origin: ViewController?

  final func showInContainer(_ controller: ViewController, _ sender: Any?) {
    passUp(controller) { $0.show(controller, sender: sender) }
  }

  final func showDetailInContainer(_ controller: ViewController, _ sender: Any?) {
    passUp(controller) { $0.showDetailViewController(controller, sender: sender) }
  }

  private func passUp(_ controller: ViewController, _ show: (ViewController) -> Void) {
    let outer = Self.origin
    let origin = outer ?? self
    guard let parent = storedParent else {
      Self.origin = nil
      defer { Self.origin = outer }
      return origin.present(controller, animated: true)
    }
    Self.origin = origin
    defer { Self.origin = outer }
    ResponderChain.descend(for: "show(_:sender:) of \(type(of: self))") { show(parent) }
  }

  /// > Documented: UIViewController.targetViewController(forAction:sender:): the nearest one that can perform the action.
  final func containerPerforming(_ action: Selector, _ sender: Any?) -> ViewController? {
    var current: ViewController? = self
    while let controller = current {
      if controller.canPerformAction(action, withSender: sender) { return controller }
      current = controller.storedParent
    }
    return nil
  }
}
