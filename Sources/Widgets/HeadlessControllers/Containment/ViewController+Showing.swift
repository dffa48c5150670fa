/// The search for the container that can show a controller.
///
/// Without Objective-C, code cannot determine whether a class overrides a method. So each parent's method is called in
/// turn, from the nearest to the outermost; a standard method called so has no effect, and the search continues.
extension ViewController {
  /// Calls the method of each parent until one is overridden; presents the controller if none is.
  /// > Documented: UIViewController.show(_:sender:): the nearest container that overrides it, else a presentation.
  final func askParents(for controller: ViewController, _ show: (ViewController) -> Void) {
    if controllerToShow === controller {
      controllerToShow = nil
      return
    }
    var current = storedParent
    while let parent = current {
      let outer = parent.controllerToShow
      parent.controllerToShow = controller
      show(parent)
      // Only the standard method, which has no effect then, resets the property.
      let isDone = parent.controllerToShow != nil
      parent.controllerToShow = outer
      if isDone { return }
      current = parent.storedParent
    }
    present(controller, animated: true)
  }
}
