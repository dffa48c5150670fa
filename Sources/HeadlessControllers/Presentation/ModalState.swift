import Foundation
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
  var isBeingPresented = false
  var isBeingDismissed = false
  /// The place of the view that a presentation has removed.
  var removedView: RemovedView?

  /// The place of a view that a presentation has removed.
  struct RemovedView {
    weak var superview: View?
    let index: Int
    let frame: CGRect
    let superviewSize: CGSize
  }

  /// Releases a presentation controller that was made for another style or delegate.
  mutating func forgetUnusedController() {
    if presenting == nil { controller = nil }
  }
}

/// The transition of a presentation that is running.
@MainActor
final class ModalTransition {
  let transition: ControllerTransition
  let isPresentation: Bool
  /// Whether the callbacks before the transition have been called.
  var hasBegun = false

  init(_ transition: ControllerTransition, isPresentation: Bool) {
    self.transition = transition
    self.isPresentation = isPresentation
  }
}
