import HeadlessControllers
import HeadlessKit
import HeadlessTesting

/// An animator that fades for 0.3 s, and its supplier.
@MainActor final class FadeDelegate: ViewControllerTransitioningDelegate, ViewControllerAnimatedTransitioning {
  let log: Log
  var interaction: PercentDrivenInteractiveTransition?
  var seen: [String: CGRect] = [:]

  init(_ log: Log) { self.log = log }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { self }

  func animationController(forDismissed dismissed: ViewController) -> (any ViewControllerAnimatedTransitioning)? {
    self
  }

  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    log.write("animate")
    guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else { return }
    seen = ["from": context.initialFrame(for: from), "to": context.finalFrame(for: to)]
    if let view = context.view(forKey: .to), to.presentingViewController === from {
      context.containerView.addSubview(view)
      view.alpha = 0
      View.animate(withDuration: 0.3, animations: { view.alpha = 1 }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    } else {
      let view = context.view(forKey: .from)
      if let presenter = context.view(forKey: .to) { context.containerView.insertSubview(presenter, at: 0) }
      View.animate(withDuration: 0.3, animations: { view?.alpha = 0 }) { _ in
        if context.transitionWasCancelled { view?.alpha = 1 }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log.write("ended(\(transitionCompleted))") }
}

/// An animator that runs a closure, and its supplier for presentations.
@MainActor final class ClosureAnimator: ViewControllerTransitioningDelegate, ViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  let animate: (any ViewControllerContextTransitioning) -> Void

  init(duration: TimeInterval, _ animate: @escaping (any ViewControllerContextTransitioning) -> Void) {
    (self.duration, self.animate) = (duration, animate)
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> TimeInterval { duration }
  func animateTransition(using context: any ViewControllerContextTransitioning) { animate(context) }
}

@MainActor @Suite("Custom transitions", .screen(scale: 2), .reportsIssuesAsFailures) struct CustomTransitionTests {
  private let scene = ControllerScene()
  private let fade: FadeDelegate
  private let other: LoggingController

  init() {
    fade = FadeDelegate(scene.log)
    other = scene.controller("b", .overFullScreen)
    other.transitioningDelegate = fade
  }

  @Test func `vc20 an animator runs for its duration and ends the presentation`() {
    let first = scene.calls { scene.root.present(other, animated: true) }
    expectEqual(first, "b.didLoad b.willAppear+ animate b.isAppearing+")
    expectEqual(fade.seen, ["from": scene.window.bounds, "to": scene.window.bounds])
    expectEqual(other.transitionCoordinator?.transitionDuration, 0.3)
    #expect(scene.root.transitionCoordinator != nil)
    scene.screen.advance(by: 0.29)
    expectEqual(scene.calls(), "")
    scene.screen.advance(by: 0.01)
    expectEqual(scene.calls(), "ended(true) b.didAppear+")
    expectNil(other.transitionCoordinator)
  }

  @Test func `a full-screen animator gets the view that is removed, in the container`() throws {
    other.modalPresentationStyle = .fullScreen
    scene.root.present(other, animated: true)
    scene.screen.flush()
    let container = try #require(other.presentationController?.containerView)
    expectEqual(container.subviews, [scene.root.view, other.view])
    scene.screen.advance(by: 0.3)
    expectEqual(container.subviews, [other.view])
    scene.root.dismiss(animated: true)
    scene.screen.advance(by: 0.3)
    expectEqual(scene.window.subviews, [scene.root.view])
  }

  @Test func `where an animator adds no view, the presentation does`() {
    var context: (any ViewControllerContextTransitioning)?
    let lazy = ClosureAnimator(duration: .nan) { context = $0 }
    other.transitioningDelegate = lazy
    scene.root.present(other, animated: true)
    scene.screen.flush()
    expectEqual(other.transitionCoordinator?.transitionDuration, 0)
    scene.screen.advance(by: 10)
    #expect(other.view.window == nil && other.isBeingPresented)
    context?.completeTransition(true)
    context?.completeTransition(true)
    scene.screen.flush()
    #expect(other.view.window === scene.window && !other.isBeingPresented)
    expectEqual(scene.calls(), "b.didLoad b.willAppear+ b.isAppearing+ b.didAppear+")
  }

  @Test func `a view that the animator adds to a view in the container stays there`() {
    let wrapper = View()
    let wrapping = ClosureAnimator(duration: 0) { context in
      context.containerView.addSubview(wrapper)
      if let view = context.view(forKey: .to) { wrapper.addSubview(view) }
      context.completeTransition(true)
    }
    other.transitioningDelegate = wrapping
    scene.root.present(other, animated: true)
    scene.screen.flush()
    #expect(other.view.superview === wrapper && !other.isBeingPresented)
  }

  @Test func `vc19 a cancelled presentation reverts everything`() {
    let cancelling = ClosureAnimator(duration: 1) { context in
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      Screen.main.clock.schedule(after: 1) { context.completeTransition(false) }
    }
    other.modalPresentationStyle = .fullScreen
    other.transitioningDelegate = cancelling
    var isComplete = false
    let first = scene.calls { scene.root.present(other, animated: true) { isComplete = true } }
    expectEqual(first, "b.didLoad root.willDisappear+ b.willAppear+ b.isAppearing+")
    scene.screen.advance(by: 1)
    expectEqual(scene.calls(), "b.willDisappear+ b.didDisappear+ root.willAppear+ root.isAppearing+ root.didAppear+")
    #expect(scene.root.presentedViewController == nil && !isComplete)
    expectEqual(scene.window.subviews, [scene.root.view])
  }

  @Test func `what runs beside the transition is animated with it and completed after it`() {
    final class Beside: LoggingController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        transitionCoordinator?.animate(
          alongsideTransition: { _ in self.view.backgroundColor = .red },
          completion: { context in self.log.write("completed \(context.isCancelled)") })
      }
    }
    let beside = Beside("b", scene.log)
    beside.transitioningDelegate = fade
    beside.modalPresentationStyle = .overFullScreen
    scene.root.present(beside, animated: true)
    scene.screen.flush()
    expectEqual(beside.view.backgroundColor, .red)
    expectEqual(beside.view.layer.animationKeys()?.contains("backgroundColor"), true)
    scene.screen.advance(by: 0.3)
    #expect(scene.calls().hasSuffix("ended(true) b.didAppear+ completed false"))
  }

  // MARK: Interactions

  /// Presents the controller, begins to dismiss it by an interaction, and ends the turn.
  private func dismissInteractively(
    _ change: (PercentDrivenInteractiveTransition) -> Void = { _ in }, completion: (() -> Void)? = nil
  ) -> PercentDrivenInteractiveTransition {
    scene.root.present(other, animated: true)
    scene.screen.advance(by: 0.3)
    _ = scene.calls()
    let interaction = PercentDrivenInteractiveTransition()
    change(interaction)
    fade.interaction = interaction
    scene.root.dismiss(animated: true, completion: completion)
    scene.screen.flush()
    return interaction
  }

  @Test func `an interaction holds a dismissal, moves it and finishes it`() throws {
    let interaction = dismissInteractively()
    expectEqual(other.transitionCoordinator?.initiallyInteractive, true)
    scene.screen.advance(by: 5)
    expectEqual(other.view.layer.presentation()?.opacity, 1)
    interaction.update(0.5)
    scene.screen.advance(by: 5)
    let opacity = try #require(other.view.layer.presentation()?.opacity)
    #expect(abs(opacity - 0.5) < 0.01 && interaction.percentComplete == 0.5)
    expectEqual(scene.calls(), "b.willDisappear+ animate")
    interaction.finish()
    scene.screen.advance(by: 0.14)
    #expect(scene.root.presentedViewController === other)
    scene.screen.advance(by: 0.02)
    #expect(scene.calls() == "ended(true) b.didDisappear+" && scene.root.presentedViewController == nil)
  }

  @Test func `an interaction that is cancelled lets the controller appear again, and calls no completion`() throws {
    var lines: [String] = []
    let interaction = dismissInteractively(completion: { lines.append("first") })
    interaction.update(0.4)
    let container = try #require(other.view.superview).layer
    // The animator of an app may leave the view anywhere.
    other.view.frame.origin.x = 50
    interaction.cancel()
    scene.screen.advance(by: 0.13)
    expectEqual(scene.calls(), "b.willDisappear+ animate ended(false) b.willAppear+ b.isAppearing+ b.didAppear+")
    #expect(scene.root.presentedViewController === other && other.view.alpha == 1)
    #expect(!other.isBeingDismissed)
    scene.screen.advance(by: 1)
    #expect(lines == [] && other.view.frame == scene.window.bounds)
    #expect((container.speed, container.timeOffset, container.beginTime) == (1, 0, 0))
    fade.interaction = nil
    scene.root.dismiss(animated: true) { lines.append("second") }
    scene.screen.flush()
    scene.screen.advance(by: 0.3)
    #expect(lines == ["second"] && scene.root.presentedViewController == nil)
  }

  @Test func `an interaction takes over a running transition`() {
    let interaction = dismissInteractively { $0.wantsInteractiveStart = false }
    var changes: [Bool] = []
    scene.root.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    scene.screen.advance(by: 0.12)
    for _ in 0..<2 { interaction.pause() }
    #expect(abs(interaction.percentComplete - 0.4) < 0.001)
    scene.screen.advance(by: 5)
    #expect(scene.root.presentedViewController === other)
    interaction.update(0.5)
    interaction.finish()
    scene.screen.advance(by: 0.16)
    #expect(scene.root.presentedViewController == nil && changes == [true, false])
  }

  @Test(arguments: [true, false])
  func `an interruptible animator is moved by the interaction, and back if it is cancelled`(finishes: Bool) throws {
    final class Interruptible: ViewControllerTransitioningDelegate, ViewControllerAnimatedTransitioning {
      let interaction = PercentDrivenInteractiveTransition()
      var animator: ViewPropertyAnimator?
      func animationController(forDismissed dismissed: ViewController) -> (any ViewControllerAnimatedTransitioning)? {
        self
      }
      func interactionControllerForDismissal(
        using animator: any ViewControllerAnimatedTransitioning
      ) -> (any ViewControllerInteractiveTransitioning)? { interaction }
      func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> TimeInterval { 1 }
      func animateTransition(using context: any ViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
      }
      func interruptibleAnimator(using context: any ViewControllerContextTransitioning) -> any ViewImplicitlyAnimating {
        if let animator { return animator }
        let made = ViewPropertyAnimator(duration: 1, curve: .linear) { context.view(forKey: .from)?.alpha = 0 }
        made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        animator = made
        return made
      }
    }
    let delegate = Interruptible()
    other.transitioningDelegate = delegate
    scene.root.presentAndWait(other)
    scene.root.dismiss(animated: true)
    scene.screen.flush()
    delegate.interaction.update(0.25)
    scene.screen.advance(by: 3)
    expectEqual(delegate.animator?.fractionComplete, 0.25)
    if finishes { delegate.interaction.finish() } else { delegate.interaction.cancel() }
    scene.screen.advance(by: 0.1)
    #expect(abs((delegate.animator?.fractionComplete ?? 0) - (finishes ? 0.35 : 0.15)) < 0.001)
    scene.screen.advance(by: 0.7)
    #expect((scene.root.presentedViewController == nil) == finishes && other.view.alpha == (finishes ? 0 : 1))
    weak let animator = delegate.animator
    delegate.animator = nil
    expectNil(animator, "The interaction keeps none.")
  }

  @Test func `an interaction that is used again begins at 0`() {
    let interaction = PercentDrivenInteractiveTransition()
    fade.interaction = interaction
    for _ in 0..<2 {
      scene.root.present(other, animated: true)
      scene.screen.advance(by: 0.3)
      scene.root.dismiss(animated: true)
      scene.screen.flush()
      expectEqual(interaction.percentComplete, 0)
      interaction.update(0.7)
      expectEqual(interaction.percentComplete, 0.7)
      interaction.finish()
      scene.screen.advance(by: 0.3)
      expectNil(scene.root.presentedViewController)
    }
  }

  @Test func `a coordinator that an app keeps releases the closures when the transition has ended`() {
    weak var captured: NSObject?
    scene.root.present(other, animated: true)
    scene.screen.flush()
    let coordinator = other.transitionCoordinator
    do {
      let object = NSObject()
      captured = object
      _ = coordinator?.animate(alongsideTransition: { _ in _ = object }, completion: { _ in _ = object })
      coordinator?.notifyWhenInteractionChanges { _ in _ = object }
    }
    #expect(coordinator != nil && captured != nil)
    scene.screen.advance(by: 1)
    expectNil(captured)
  }

  @Test func `a context that its animator keeps does not retain the presentation`() {
    var kept: (any ViewControllerContextTransitioning)?
    let animator = ClosureAnimator(duration: 0) { context in
      kept = context
      context.completeTransition(true)
    }
    other.transitioningDelegate = animator
    scene.root.present(other, animated: true)
    scene.screen.flush()
    weak let presentation = other.presentationController
    #expect(kept != nil && presentation != nil)
    scene.root.dismiss(animated: false)
    scene.screen.flush()
    #expect(scene.root.presentedViewController == nil && presentation == nil)
  }

  @Test func `a progress that is not a number is reported`() {
    let interaction = dismissInteractively()
    expectIssue(containing: "Expected a number from 0 to 1; got nan") { interaction.update(.nan) }
    interaction.update(7)
    expectEqual(interaction.percentComplete, 1)
    interaction.finish()
    scene.screen.advance(by: 1)
  }

  @Test(arguments: [ModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal, .partialCurl])
  func `vc15 every style lasts half a second and does not move the view, for a second time too`(
    style: ModalTransitionStyle
  ) {
    let plain = scene.controller("c")
    (plain.modalTransitionStyle, plain.modalPresentationStyle) = (style, .overFullScreen)
    for _ in 1...2 {
      scene.root.present(plain, animated: true)
      scene.screen.advance(by: 0.49)
      #expect(plain.isBeingPresented)
      scene.screen.advance(by: 0.01)
      #expect(!plain.isBeingPresented && plain.view.frame == scene.window.bounds && plain.view.alpha == 1)
      scene.root.dismiss(animated: true)
      scene.screen.flush()
      scene.screen.advance(by: 0.5)
      #expect(scene.root.presentedViewController == nil && scene.window.subviews == [scene.root.view])
      #expect(plain.view.frame == scene.window.bounds && plain.view.alpha == 1)
    }
  }
}
