import Foundation
import HeadlessAnimation
import HeadlessViews

/// The animation of a presentation or dismissal by the ``ModalTransitionStyle``.
final class StyleAnimator: ViewControllerAnimatedTransitioning {
  /// The duration of a transition in seconds, in every style.
  /// > Assumed: half a second for every style.
  static let duration: TimeInterval = 0.5

  private let style: ModalTransitionStyle
  private let isPresenting: Bool

  init(_ style: ModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresenting ? .to : .from) else { return context.completeTransition(true) }
    let container = context.containerView
    if isPresenting {
      container.addSubview(view)
      container.layoutIfNeeded()
      appear(view, in: context)
    } else {
      if let below = context.view(forKey: .to) {
        container.insertSubview(below, at: 0)
        container.layoutIfNeeded()
      }
      disappear(view, in: context)
    }
  }

  private func appear(_ view: View, in context: any ViewControllerContextTransitioning) {
    let container = context.containerView
    switch style {
    case .coverVertical:
      let center = view.center
      View.performWithoutAnimation { view.center.y += container.bounds.height }
      run(context, .curveEaseInOut) { view.center = center }
    case .crossDissolve:
      let alpha = view.alpha
      View.performWithoutAnimation { view.alpha = 0 }
      run(context) { view.alpha = alpha }
    case .flipHorizontal, .partialCurl: turn(container, context)
    }
  }

  private func disappear(_ view: View, in context: any ViewControllerContextTransitioning) {
    let container = context.containerView
    let (center, alpha) = (view.center, view.alpha)
    let restore = { [weak view] in
      View.performWithoutAnimation {
        view?.center = center
        view?.alpha = alpha
      }
    }
    switch style {
    case .coverVertical: run(context, .curveEaseInOut, restore) { view.center.y += container.bounds.height }
    case .crossDissolve: run(context, [], restore) { view.alpha = 0 }
    case .flipHorizontal, .partialCurl: turn(container, context)
    }
  }

  /// Runs an animation that ends the transition, which the clock retains: the layers that are animated do not.
  private func run(
    _ context: any ViewControllerContextTransitioning, _ options: View.AnimationOptions = [],
    _ restore: @escaping () -> Void = {}, _ changes: @escaping () -> Void
  ) {
    View.animate(withDuration: Self.duration, delay: 0, options: options, animations: changes) { [weak context] _ in
      restore()
      context?.complete()
    }
  }

  /// Turns the container over, or as a page.
  private func turn(_ container: View, _ context: any ViewControllerContextTransitioning) {
    let options: View.AnimationOptions =
      switch (style, isPresenting) {
      case (.flipHorizontal, true): .transitionFlipFromRight
      case (.flipHorizontal, false): .transitionFlipFromLeft
      case (_, true): .transitionCurlUp
      case (_, false): .transitionCurlDown
      }
    View.transition(with: container, duration: Self.duration, options: options, animations: nil) { [weak context] _ in
      context?.complete()
    }
  }
}

extension ViewControllerContextTransitioning {
  /// Ends the transition, completed unless an interaction has cancelled it.
  func complete() { completeTransition(!transitionWasCancelled) }
}
