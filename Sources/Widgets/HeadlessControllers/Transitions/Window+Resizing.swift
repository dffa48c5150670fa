import Foundation
import HeadlessReporting
import HeadlessViews

extension Window {
  /// Changes the size of the window as a rotation does, which no simulated device does by itself.
  ///
  /// The root controller and those that it presents are called with `viewWillTransition(to:with:)`; then the window
  /// gets its size and is laid out, with what runs beside it.
  ///
  /// - Parameters:
  ///   - size: The new size, in points; one that is negative or not finite is reported and changes nothing.
  ///   - duration: The length of the animation, in seconds; 0 for none.
  /// - Complexity: O(*n*), where *n* is the number of controllers that are notified, besides the layout of the window.
  public final func transition(to size: CGSize, duration: TimeInterval = 0) {
    guard size.isFinite, size.width >= 0, size.height >= 0 else {
      return IssueReporting.report(
        place: "Window.transition(to:duration:)",
        problem: "Expected a size; got \(size.width)×\(size.height); using the old one.",
        cure: "Pass finite lengths, 0 or more.")
    }
    ControllerTransition.nesting.call("transition(to:duration:) of \(type(of: self))") {
      startTransition(to: size, duration: duration)
    }
  }

  private func startTransition(to size: CGSize, duration: TimeInterval) {
    guard let root = rootViewController else { return frame.size = size }
    let animator = ResizingAnimator(self, size, duration: duration.isFinite ? max(0, duration) : 0)
    let transition = ControllerTransition(
      in: self, from: root, to: root, style: .none, animator: animator, interaction: nil)
    root.containerCoordinator = transition
    transition.whenEnded = { _ in root.containerCoordinator = nil }
    root.viewWillTransition(to: size, with: transition)
    for controller in root.presentedChain {
      controller.modal.controller?.viewWillTransition(to: size, with: transition)
    }
    transition.start()
  }
}

private final class ResizingAnimator: ViewControllerAnimatedTransitioning {
  private let window: Window
  private let size: CGSize
  private let duration: TimeInterval

  init(_ window: Window, _ size: CGSize, duration: TimeInterval) {
    self.window = window
    self.size = size
    self.duration = duration
  }

  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> TimeInterval {
    duration
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    View.animate(withDuration: duration) { [self] in
      window.frame.size = size
      window.layoutIfNeeded()
    }
    window.screen.clock.schedule(after: duration) { context.completeTransition(true) }
  }
}
