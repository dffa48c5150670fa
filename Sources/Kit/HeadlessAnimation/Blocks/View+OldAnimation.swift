import Foundation
import HeadlessReporting
import HeadlessViews

/// Animated changes between ``beginAnimations(_:context:)`` and ``commitAnimations()``, as before blocks.
///
/// The settings between both calls apply to the changes after them.
/// > Documented: UIView, the methods that were deprecated in iOS 13, with their defaults.
extension View {
  /// Begins a block of changes that are animated, by default for 0.2 seconds; its name and its context are not used.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OldAnimations.push()
  }

  /// Commits the block that ``beginAnimations(_:context:)`` began; without one, reports it and has no effect.
  public static func commitAnimations() { OldAnimations.commit() }

  /// Sets the duration of changes, in seconds; a number that is not finite is reported and becomes 0.2.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    let seconds = usable(duration, 0.2, "the duration \(duration)", in: "View.setAnimationDuration(_:)")
    OldAnimations.change { $0.block.setDuration(max(0, seconds)) }
  }

  /// Sets the delay before the animation, in seconds; a number that is not finite is reported and becomes 0.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    let seconds = usable(delay, 0, "the delay \(delay)", in: "View.setAnimationDelay(_:)")
    OldAnimations.change { $0.block.delay = max(0, seconds) }
  }

  /// Sets the curve; ease in, ease out by default.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    OldAnimations.change { $0.block.pace = .curve(curve.cubic) }
  }

  /// Sets the number of runs; 0 is treated as 1, and a NaN is reported and treated as 0.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    let count = repeatCount == .infinity ? 1 : Double(repeatCount)
    _ = usable(count, 0, "the count \(repeatCount)", in: "View.setAnimationRepeatCount(_:)")
    OldAnimations.change { $0.block.repeatCount = repeatCount >= 0 ? repeatCount : 0 }
  }

  /// Sets whether each run is followed by its reverse.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OldAnimations.change { $0.block.autoreverses = repeatAutoreverses }
  }

  /// Sets whether changes begin at the displayed values.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    OldAnimations.change { open in
      if fromCurrentState {
        open.block.options.insert(.beginFromCurrentState)
      } else {
        open.block.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Sets the delegate, which is notified of the start and the end, and retained until then.
  public static func setAnimationDelegate(_ delegate: Any?) {
    OldAnimations.change { $0.notifier.delegate = delegate.map { $0 as AnyObject } }
  }

  /// Sets the method of the delegate that is called when the changes are committed.
  /// > Differs: it takes no arguments.
  public static func setAnimationWillStart(_ selector: Selector?) {
    OldAnimations.change { $0.notifier.start = selector }
  }

  /// Sets the method of the delegate that is called when all animations have ended.
  /// > Differs: it takes no arguments.
  public static func setAnimationDidStop(_ selector: Selector?) {
    OldAnimations.change { $0.notifier.stop = selector }
  }
}

/// The blocks that were begun and not committed, the innermost last.
@MainActor private enum OldAnimations {
  @MainActor final class Notifier {
    var delegate: AnyObject?
    var start: Selector?
    var stop: Selector?

    func notify(_ selector: Selector?) {
      if let delegate { selector?.send(to: delegate, from: nil) }
    }
  }

  /// One pair of beginning and commitment.
  typealias Open = (notifier: Notifier, block: AnimationBlock, outer: AnimationBlock?)

  private static var open: [Open] = []

  static func push() {
    let notifier = Notifier()
    let block = AnimationBlock(
      duration: 0.2, pace: .curve(View.AnimationCurve.easeInOut.cubic), options: [.allowUserInteraction]
    ) { _ in notifier.notify(notifier.stop) }
    open.append((notifier, block, block.makeCurrent()))
  }

  static func change(_ change: (Open) -> Void) { open.last.map(change) }

  static func commit() {
    guard let last = open.popLast() else {
      return IssueReporting.report(
        place: "View.commitAnimations()",
        problem: "Expected beginAnimations(_:context:) before it; nothing was committed.",
        cure: "Call View.beginAnimations(_:context:).")
    }
    last.notifier.notify(last.notifier.start)
    last.block.end(makingCurrent: last.outer)
    last.block.close()
  }
}
