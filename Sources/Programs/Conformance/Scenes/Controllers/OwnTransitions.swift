import UIKit

extension ConformanceScene {
  /// Transitions by animators and presentation controllers of one's own.
  static let ownTransitions = [
    withRoot("controllers/end of a transition", facts: ["vc20"]) { stage, log, root in
      let (other, fade) = (LoggedController("presented", log), Fade(log))
      other.modalPresentationStyle = .custom
      other.transitioningDelegate = fade
      other.onCall = { [weak other] line in
        guard line == "viewWillAppear" else { return }
        _ = other?.transitionCoordinator?.animate(
          alongsideTransition: { _ in log.write("alongside") },
          completion: { context in log.write("coordinator's completion, cancelled: \(context.isCancelled)") })
      }
      root.present(other, animated: true) { log.write("completion") }
      stage.waitInMotion(0.1)
      log.record("present.begin.calls", on: stage)
      stage.record("present.hasCoordinator", .flag(other.transitionCoordinator != nil))
      stage.record(
        "present.transitionDuration", other.transitionCoordinator.map { .number($0.transitionDuration) } ?? .none)
      stage.wait(0.8)
      log.record("present.end.calls", on: stage)
      stage.record("present.end.hasCoordinator", .flag(other.transitionCoordinator != nil))
      other.dismiss(animated: true) { log.write("completion") }
      stage.wait(0.9)
      log.record("dismiss.calls", on: stage)
      withExtendedLifetime(fade) {}
    },
    withRoot("controllers/end of a transition without an animation", facts: ["vc14", "vc20"]) { stage, log, root in
      let (other, fade) = (LoggedController("presented", log), Fade(log))
      other.modalPresentationStyle = .custom
      other.transitioningDelegate = fade
      other.onCall = { [weak other] line in
        guard line == "viewWillAppear" else { return }
        log.write("has a coordinator: \(other?.transitionCoordinator != nil)")
      }
      root.present(other, animated: false) { log.write("completion") }
      stage.record("present.hasCoordinator", .flag(other.transitionCoordinator != nil))
      stage.wait(0.5)
      log.record("present.calls", on: stage)
      other.dismiss(animated: false) { log.write("completion") }
      stage.wait(0.5)
      log.record("dismiss.calls", on: stage)
      withExtendedLifetime(fade) {}
    },
    withRoot("controllers/cancelled presentation", facts: ["vc19"]) { stage, log, root in
      let (other, fade) = (LoggedController("presented", log), Fade(log))
      let interaction = UIPercentDrivenInteractiveTransition()
      other.modalPresentationStyle = .fullScreen
      other.transitioningDelegate = fade
      fade.interaction = interaction
      root.present(other, animated: true) { log.write("completion") }
      stage.cancelAndRecord(interaction, log)
      stage.record("root.isPresenting", .flag(root.presentedViewController != nil))
      stage.record("root.isInWindow", .flag(root.view.window != nil))
      stage.record("presented.isInWindow", .flag(other.viewIfLoaded?.window != nil))
      withExtendedLifetime(fade) {}
    },
    withRoot("controllers/cancelled dismissal", facts: ["vc19", "a cancelled interactive dismissal"]) {
      stage, log, root in
      let (other, fade) = (LoggedController("presented", log), Fade(log))
      other.modalPresentationStyle = .fullScreen
      other.transitioningDelegate = fade
      root.present(other, animated: false)
      stage.wait(0.5)
      log.removeAll()
      let interaction = UIPercentDrivenInteractiveTransition()
      fade.interaction = interaction
      root.dismiss(animated: true) { log.write("completion") }
      stage.cancelAndRecord(interaction, log)
      stage.record("root.isPresenting", .flag(root.presentedViewController === other))
      stage.record("root.isInWindow", .flag(root.view.window != nil))
      stage.record("presented.isInWindow", .flag(other.viewIfLoaded?.window != nil))
      stage.record("presented.fillsItsContainer", .flag(other.view.frame == other.view.superview?.bounds))
      withExtendedLifetime(fade) {}
    },
    withRoot("controllers/presentation controller that was read", facts: ["vc26"]) { stage, log, root in
      let (other, fade) = (LoggedController("presented", log), Fade(log))
      other.modalPresentationStyle = .custom
      other.transitioningDelegate = fade
      let read = other.presentationController
      stage.record("read.count", .count(fade.made.count))
      root.present(other, animated: false)
      stage.wait(0.5)
      stage.record("presented.count", .count(fade.made.count))
      stage.record("presented.isTheOneRead", .flag(other.presentationController === read))
      stage.record("presented.presentingViewController", .flag(read?.presentingViewController === root))
      other.dismiss(animated: false)
      stage.wait(0.5)
      root.present(other, animated: false)
      stage.wait(0.5)
      stage.record("presented again.count", .count(fade.made.count))
      stage.record("presented again.isTheOneRead", .flag(other.presentationController === read))
      withExtendedLifetime(fade) {}
    },
  ]
}

extension Stage {
  /// Cancels a transition that has begun, and records the calls until then and those of its end.
  fileprivate func cancelAndRecord(_ interaction: UIPercentDrivenInteractiveTransition, _ log: CallLog) {
    waitInMotion(0.2)
    interaction.update(0.4)
    log.record("begin.calls", on: self)
    interaction.cancel()
    wait(1)
    log.record("cancel.calls", on: self)
  }
}

/// An animator that fades for 0.3 seconds, and the supplier of it and of presentation controllers.
@MainActor final class Fade: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  private let log: CallLog
  var interaction: UIPercentDrivenInteractiveTransition?
  private(set) var made: [UIPresentationController] = []

  init(_ log: CallLog) { self.log = log }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = LoggedPresentation(presentedViewController: presented, presenting: presenting)
    controller.log = log
    made.append(controller)
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.write("animateTransition")
    let (old, new) = (context.view(forKey: .from), context.view(forKey: .to))
    if let new {
      if let old { context.containerView.insertSubview(new, belowSubview: old) }
      if old == nil { context.containerView.addSubview(new) }
    }
    // The view above fades: the old one, unless it stays below the new one.
    let fading = old ?? new
    let isFadingIn = old == nil
    fading?.alpha = isFadingIn ? 0 : 1
    UIView.animate(
      withDuration: 0.3, animations: { fading?.alpha = isFadingIn ? 1 : 0 },
      completion: { _ in
        fading?.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { log.write("animationEnded(\(transitionCompleted))") }
}

/// A presentation controller that writes the ends of its transitions into a log.
private final class LoggedPresentation: UIPresentationController {
  var log: CallLog?

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    log?.write("presentationTransitionWillBegin")
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    log?.write("presentationTransitionDidEnd(\(completed))")
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    log?.write("dismissalTransitionWillBegin")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    log?.write("dismissalTransitionDidEnd(\(completed))")
  }
}
