import Foundation
import HeadlessLayers
import HeadlessViews

/// Changes of the whole of a view's content.
extension View {
  /// Changes a view's content by a transition.
  ///
  /// Changes in the block are not animated by themselves, unless the options allow it. Without a transition among the
  /// options, the block is animated as every other. The transition is in the layer under the key "transition".
  ///
  /// - Parameters:
  ///   - view: The view whose content changes.
  ///   - duration: The duration, in seconds.
  ///   - options: The transition and more.
  ///   - animations: The changes, which are made at once, or nil.
  ///   - completion: Runs when the transition has ended; receives whether it finished.
  ///
  /// > Documented: UIView.transition(with:duration:options:animations:completion:).
  public static func transition(
    with view: View, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { change(in: view, duration, options, animations ?? {}, completion) }

  /// Replaces a view with another one by a transition of their superview; see the form with one view.
  ///
  /// The one is removed from its superview, or hidden, depending on the options; the other is added to it, or shown.
  /// > Documented: UIView.transition(from:to:duration:options:completion:).
  public static func transition(
    from fromView: View, to toView: View, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let superview = fromView.superview
    change(
      in: superview ?? fromView, duration, options,
      {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          superview?.addSubview(toView)
          fromView.removeFromSuperview()
        }
      }, completion)
  }

  private static func change(
    in view: View, _ duration: TimeInterval, _ options: AnimationOptions, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let block = makeBlock(duration, 0, .curve(options.curve.cubic), options, completion, in: "View.transition")
    block.run {
      guard let kind = options.transition else { return changes() }
      if options.contains(.allowAnimatedContent) { changes() } else { performWithoutAnimation(changes) }
      guard ChangeRecording.isOn, !block.isInstant else { return }
      let transition = LayerTransition()
      transition.type = kind
      transition.duration = block.duration
      transition.timingFunction = MediaTimingFunction(block.pace.curve)
      block.start(transition, in: view.layer, "transition")
    }
  }
}
