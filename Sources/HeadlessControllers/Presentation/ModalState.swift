import HeadlessViews

/// The part of a controller in presentations.
struct ModalState {
  var style = ModalPresentationStyle.automatic
  var transitionStyle = ModalTransitionStyle.coverVertical
  /// The controller that this one presents.
  var presented: ViewController?
  /// The controller that presents this one.
  weak var presenting: ViewController?
  /// The controller of the presentation of this one; made by the style before it is presented.
  var controller: PresentationController?
  /// The transition of the presentation or dismissal of this controller that is running.
  var coordinator: (any ViewControllerTransitionCoordinator)?
  /// The presentation that has removed the view of this controller.
  weak var coveredBy: PresentationController?
  var isBeingPresented = false
  var isBeingDismissed = false

  /// Releases a presentation controller that was made for another style or delegate.
  mutating func forgetUnusedController() {
    if presenting == nil { controller = nil }
  }
}
