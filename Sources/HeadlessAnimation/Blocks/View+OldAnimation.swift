import Foundation
import HeadlessLayers
import HeadlessReporting
import HeadlessViews

/// Animated changes between ``beginAnimations(_:context:)`` and ``commitAnimations()``, as before blocks.
///
/// The settings between both calls count for the changes after them.
///
/// > Documented: UIView, the methods that were deprecated in iOS 13, with their defaults.
extension View {
  /// Lets changes of views be animated from now on, for 0.2 seconds unless said.
  ///
  /// - Parameters:
  ///   - animationID: A name; nobody is told of it here.
  ///   - context: What the delegate would be given; nobody is told of it here.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OldAnimations.begin()
  }

  /// Ends what ``beginAnimations(_:context:)`` began; without that nothing happens, and it is reported.
  public static func commitAnimations() { OldAnimations.commit() }

  /// Says how long changes take, in seconds; a number that is not finite is reported and becomes 0.2.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    let seconds = usable(duration, 0.2, "the duration \(duration)", in: "View.setAnimationDuration(_:)")
    OldAnimations.change { $0.block.setDuration(max(0, seconds)) }
  }

  /// Says how long nothing moves before, in seconds; a number that is not finite is reported and becomes 0.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    let seconds = usable(delay, 0, "the delay \(delay)", in: "View.setAnimationDelay(_:)")
    OldAnimations.change { $0.block.delay = max(0, seconds) }
  }

  /// Says how the way depends on the time; slow at both ends unless said.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    OldAnimations.change { $0.block.pace = .curve(curve.cubic) }
  }

  /// Says how often changes go on; 0 counts as once, and what is not a number is reported and counts as 0.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    let count = repeatCount == .infinity ? 1 : Double(repeatCount)
    _ = usable(count, 0, "the count \(repeatCount)", in: "View.setAnimationRepeatCount(_:)")
    OldAnimations.change { $0.block.repeatCount = repeatCount >= 0 ? repeatCount : 0 }
  }

  /// Says whether each run goes back to its beginning.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OldAnimations.change { $0.block.autoreverses = repeatAutoreverses }
  }

  /// Says whether changes begin where views show now.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    OldAnimations.change { open in
      if fromCurrentState {
        open.block.options.insert(.beginFromCurrentState)
      } else {
        open.block.options.remove(.beginFromCurrentState)
      }
    }
  }

  /// Says who is told of the beginning and the end; kept alive until then.
  public static func setAnimationDelegate(_ delegate: Any?) {
    OldAnimations.change { $0.teller.delegate = delegate.map { $0 as AnyObject } }
  }

  /// Names a method of the delegate that is called when the changes are committed.
  ///
  /// > Differs: it takes no arguments.
  public static func setAnimationWillStart(_ selector: Selector?) {
    OldAnimations.change { $0.teller.start = selector }
  }

  /// Names a method of the delegate that is called when all changes have come to their end.
  ///
  /// > Differs: it takes no arguments.
  public static func setAnimationDidStop(_ selector: Selector?) {
    OldAnimations.change { $0.teller.stop = selector }
  }
}

/// The blocks that were begun and not committed, the innermost last.
@MainActor
private enum OldAnimations {
  /// The delegate and its selectors.
  @MainActor
  final class Teller {
    var delegate: AnyObject?
    var start: Selector?
    var stop: Selector?

    func tell(_ selector: Selector?) {
      if let delegate { selector?.send(to: delegate, from: nil) }
    }
  }

  /// One pair of beginning and commitment.
  struct Open {
    let teller: Teller
    let block: AnimationBlock
    let outer: AnimationBlock?
  }

  private static var open: [Open] = []

  static func begin() {
    let teller = Teller()
    let block = AnimationBlock(
      duration: 0.2, pace: .curve(View.AnimationCurve.easeInOut.cubic), options: [.allowUserInteraction]
    ) { _ in teller.tell(teller.stop) }
    open.append(Open(teller: teller, block: block, outer: block.enter()))
  }

  static func change(_ change: (Open) -> Void) {
    open.last.map(change)
  }

  static func commit() {
    guard let last = open.popLast() else {
      return IssueReporting.report(
        IssueReport(
          place: "View.commitAnimations()", problem: "nothing was begun.",
          cure: "Call View.beginAnimations(_:context:)."))
    }
    last.teller.tell(last.teller.start)
    last.block.leave(to: last.outer)
    last.block.close()
  }
}
