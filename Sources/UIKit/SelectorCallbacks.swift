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
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let callback = SelectorCallback(observer as AnyObject, aSelector)
    callback.center = self
    callback.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      let notification = SelectorCallback.Sender(object: notification as AnyObject)
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { callback.call(with: notification.object) }
      } else {
        // Posted elsewhere: the method belongs to the main actor.
        Task { @MainActor in callback.call(with: notification.object) }
      }
    }
  }
}

extension Timer {
  /// Starts a timer of the main run loop that calls a method of a target, which it retains until it ends.
  ///
  /// It runs in real time. Code under test that waits had better wait on the screen's ``Screen/clock``.
  @preconcurrency @MainActor
  @discardableResult
  public class func scheduledTimer(
    timeInterval seconds: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let target = SelectorCallback.Sender(object: target as AnyObject)
    return scheduledTimer(withTimeInterval: seconds, repeats: repeats) { timer in
      let timer = SelectorCallback.Sender(object: timer)
      MainActor.assumeIsolated { _ = selector.send(to: target.object, from: timer.object) }
    }
  }
}

/// A method of an object that may go.
@MainActor
private final class SelectorCallback {
  /// An object on its way to the main actor, where it is used.
  struct Sender: @unchecked Sendable {
    let object: AnyObject
  }

  private weak var observer: AnyObject?
  private let selector: Selector
  var token: (any NSObjectProtocol)?
  weak var center: NotificationCenter?

  init(_ observer: AnyObject, _ selector: Selector) {
    self.observer = observer
    self.selector = selector
  }

  func call(with sender: AnyObject) {
    if let observer {
      selector.send(to: observer, from: sender)
    } else if let token {
      center?.removeObserver(token)
      self.token = nil
    }
  }
}
