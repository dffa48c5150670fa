extension Timer {
  /// Starts a timer of the current run loop that calls a method of a target, which it retains until it ends.
  ///
  /// It runs in real time. Code under test should wait on the screen's ``Screen/clock`` instead.
  @discardableResult public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  /// Creates a timer that calls a method of a target, which it retains until it ends; add it to a run loop.
  ///
  /// - Parameters:
  ///   - ti: The interval, in seconds.
  ///   - aTarget: The object whose method is called.
  ///   - aSelector: The method, which may take the timer.
  ///   - userInfo: Any information for the method, which is retained until the timer ends.
  ///   - yesOrNo: Whether it fires again after each interval.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
  }

  /// Creates a timer that fires first at a date; see ``init(timeInterval:target:selector:userInfo:repeats:)``.
  ///
  /// - Parameters:
  ///   - date: The date of the first firing.
  ///   - ti: The interval, in seconds.
  ///   - t: The object whose method is called.
  ///   - s: The method, which may take the timer.
  ///   - ui: Any information for the method, which is retained until the timer ends.
  ///   - rep: Whether it fires again after each interval.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let target = t as AnyObject
    let timer = SelectorTimer(
      fire: date, interval: ti, repeats: rep,
      onItsRunLoop: { timer in
        guard let target = (timer as? SelectorTimer)?.target else { return }
        s.deliver(
          to: target, from: timer, place: "Timer.init(timeInterval:target:selector:userInfo:repeats:)", waits: false)
        if !rep { timer.invalidate() }
      })
    (timer.info, timer.target) = (ui, target)
    TimerTargets.add(timer, target: target, method: "\(s)")
    self.init(timer as! Self)
  }
}

/// An initializer of a protocol that is not one of classes alone can return an object of a subclass.
private protocol ObjectMaking {}

extension ObjectMaking {
  init(_ object: Self) { self = object }
}

extension Timer: ObjectMaking {}

/// A timer that stores its user information and releases its target at its end, which Foundation does not on Linux.
private final class SelectorTimer: Timer {
  var info: Any?
  var target: AnyObject?

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    (info, target) = (nil, nil)
  }
}
