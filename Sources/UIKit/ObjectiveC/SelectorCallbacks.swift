import Foundation
import HeadlessKit
import HeadlessViews

extension NotificationCenter {
  /// Calls a method of an observer for notifications; the observer is not retained, and hears nothing once it has gone.
  ///
  /// > Differs: `removeObserver(_:)` with the observer does not end it, as Foundation knows only its own tokens there.
  ///
  /// - Parameters:
  ///   - observer: Whose method is called.
  ///   - aSelector: The method, which may take the notification.
  ///   - aName: The notification's name; nil for all.
  ///   - anObject: Who sends it; nil for anybody.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let callback = SelectorCallback(observer as AnyObject, aSelector, self)
    callback.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      let notification = SelectorCallback.Sender(object: notification as AnyObject)
      SelectorCallback.onMainActor { callback.call(with: notification.object) }
    }
  }
}

extension Timer {
  /// Starts a timer of the current run loop that calls a method of a target, which it retains until it ends.
  ///
  /// It runs in real time. Code under test that waits had better wait on the screen's ``Screen/clock``.
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
  /// > Differs: `userInfo` is nil, as Foundation has no room for it on Linux; that of a scheduled timer is stored.
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
    let target = SelectorCallback.Sender(object: target as AnyObject)
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      let timer = SelectorCallback.Sender(object: timer)
      SelectorCallback.onMainActor { selector.send(to: target.object, from: timer.object) }
    }
  }
}

/// A timer that has its user information, which Foundation has no room for on Linux.
private final class SelectorTimer: Timer {
  var info: Any?

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    info = nil
  }
}

/// A method of an object that may go.
private final class SelectorCallback: @unchecked Sendable {
  /// An object on its way to the main actor, where it is used.
  struct Sender: @unchecked Sendable {
    let object: AnyObject
  }

  /// Runs a body on the main actor, which the methods belong to: at once on the main thread, else later.
  static func onMainActor(_ body: @escaping @MainActor () -> Void) {
    if MainQueue.isCurrent { MainActor.assumeIsolated(body) } else { Task { @MainActor in body() } }
  }

  private weak var observer: AnyObject?
  private let selector: Selector
  private weak var center: NotificationCenter?
  /// Set before anybody can post to the callback.
  var token: (any NSObjectProtocol)?

  init(_ observer: AnyObject, _ selector: Selector, _ center: NotificationCenter) {
    self.observer = observer
    self.selector = selector
    self.center = center
  }

  @MainActor
  func call(with sender: AnyObject) {
    if let observer {
      selector.send(to: observer, from: sender)
    } else if let token {
      center?.removeObserver(token)
      self.token = nil
    }
  }
}
