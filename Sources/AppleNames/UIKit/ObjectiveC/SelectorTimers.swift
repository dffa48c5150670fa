import HeadlessKit

extension Timer {
  /// Starts a timer of the current run loop that calls a method of a target, which it retains until it ends.
  ///
  /// It runs in real time. Code under test should wait on the screen's ``Screen/clock`` instead.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = SelectorTimer(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: nil,
      repeats: yesOrNo)
    timer.info = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that calls a method of a target, which it retains until it ends; add it to a run loop.
  ///
  /// > Differs: `userInfo` is nil, as Foundation does not store it on Linux; a scheduled timer stores it.
  ///
  /// - Parameters:
  ///   - ti: The interval, in seconds.
  ///   - aTarget: The object whose method is called.
  ///   - aSelector: The method, which may take the timer.
  ///   - userInfo: Not stored.
  ///   - yesOrNo: Whether it fires again after each interval.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(fireAt: Date(timeIntervalSinceNow: ti), ti, aTarget, aSelector, yesOrNo)
  }

  /// Creates a timer that fires first at a date; see ``init(timeInterval:target:selector:userInfo:repeats:)``.
  ///
  /// - Parameters:
  ///   - date: The date of the first firing.
  ///   - ti: The interval, in seconds.
  ///   - t: The object whose method is called.
  ///   - s: The method, which may take the timer.
  ///   - ui: Not stored.
  ///   - rep: Whether it fires again after each interval.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    self.init(fireAt: date, ti, t, s, rep)
  }

  private convenience init(
    fireAt date: Date, _ interval: TimeInterval, _ target: Any, _ selector: Selector, _ repeats: Bool
  ) {
    let target = target as AnyObject
    self.init(
      fire: date, interval: interval, repeats: repeats,
      onItsRunLoop: { timer in
        selector.deliver(
          to: target, from: timer, place: "Timer.init(timeInterval:target:selector:userInfo:repeats:)", waits: false)
      })
  }
}

/// A timer that stores its user information, which Foundation does not on Linux.
private final class SelectorTimer: Timer {
  var info: Any?

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    info = nil
  }
}
