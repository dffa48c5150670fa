import Foundation
import HeadlessLayers
import HeadlessViews

struct ModalState {
  var presented: ViewController?
  weak var presenting: ViewController?
  /// The controller of the presentation of this one; made by the style before it is presented.
  var controller: PresentationController?
  var isBeingPresented = false
  var isBeingDismissed = false
  var removedView: RemovedView?

  /// The position of a view that a presentation has removed.
  struct RemovedView {
    weak var superview: View?
    let index: Int
    let frame: CGRect
    let superviewSize: CGSize
  }

  /// Releases a presentation controller that was made for another style or delegate.
  mutating func forgetUnusedController() { if presenting == nil { controller = nil } }
}

/// A presentation or dismissal from its request to its end.
///
/// The screen retains it while it waits for the end of the turn, and the screen's clock while it is animated: after a
/// test that does not advance the clock, nothing remains.
@MainActor final class ModalTransition {
  enum Stage {
    /// Waiting for the end of the turn.
    case waiting
    /// Calling the callbacks that come before the transition.
    case preparing
    case running
  }

  let isPresentation: Bool
  let isAnimated: Bool
  /// Called in their order after a completed transition.
  var completions: [() -> Void]
  /// The transition; nil while it waits for the end of the turn.
  var transition: ControllerTransition?
  var stage = Stage.waiting
  private weak var clock: VirtualClock?
  private var token: VirtualClock.Token?

  init(isPresentation: Bool, isAnimated: Bool, _ completion: (() -> Void)? = nil) {
    self.isPresentation = isPresentation
    self.isAnimated = isAnimated
    completions = completion.map { [$0] } ?? []
  }

  /// Makes a clock retain the transition until ``release()``.
  func retain(by clock: VirtualClock) {
    self.clock = clock
    token = clock.schedule(after: .infinity) { [self] in release() }
  }

  func release() {
    if let token { clock?.cancel(token) }
    token = nil
  }
}
