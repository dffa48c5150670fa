import Foundation
import HeadlessKit
import HeadlessViews

/// Messages by a selector.
///
/// They are on a protocol, behind what a class declares itself.
@preconcurrency @MainActor
public protocol MessageReceiving: AnyObject {}

extension NSObject: MessageReceiving {}

extension MessageReceiving where Self: NSObject {
  /// Calls a method of the object without an argument.
  ///
  /// > Differs: the method's result is not returned; nil.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    if let aSelector { aSelector.send(to: self, from: nil) }
    return nil
  }

  /// Calls a method of the object, which may take an argument.
  ///
  /// > Differs: the method's result is not returned; nil.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    if let aSelector { aSelector.send(to: self, from: object.map { $0 as AnyObject }) }
    return nil
  }

  /// Calls a method of the object later, and retains the object and the argument until then.
  ///
  /// > Differs: the delay is a time of the main screen's clock, which a test advances; on iOS it is one of the run loop.
  ///
  /// - Parameters:
  ///   - aSelector: The method, which may take the argument.
  ///   - anArgument: The argument.
  ///   - delay: The delay, in seconds.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedMessages.shared.add(aSelector, to: self, with: anArgument.map { $0 as AnyObject }, after: delay)
  }

  /// Calls a method of the object later; the modes of the run loop are not read.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Calls a method of the object at once on the main thread.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    aSelector.send(to: self, from: arg.map { $0 as AnyObject })
  }

  /// Cancels the calls of methods of an object that are to come.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.shared.cancel { $0.receiver === aTarget as AnyObject }
  }

  /// Cancels the calls of a method of an object with an argument that are to come.
  ///
  /// > Documented: arguments are compared by `isEqual(_:)`.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    let argument = anArgument.map { $0 as AnyObject }
    DelayedMessages.shared.cancel { message in
      message.receiver === aTarget as AnyObject && message.selector.name == aSelector.name
        && DelayedMessages.areEqual(message.argument, argument)
    }
  }

  /// Whether the object has a method.
  ///
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.map { $0.isMethod(of: self) } ?? false }
}

/// The messages that are to be sent later.
@MainActor
private final class DelayedMessages {
  static let shared = DelayedMessages()

  struct Message {
    let receiver: NSObject
    let selector: Selector
    let argument: AnyObject?
    let clock: VirtualClock
    var token: VirtualClock.Token?
  }

  private var messages: [Int: Message] = [:]
  private var count = 0

  func add(_ selector: Selector, to receiver: NSObject, with argument: AnyObject?, after delay: TimeInterval) {
    count += 1
    let (number, clock) = (count, Screen.main.clock)
    messages[number] = Message(receiver: receiver, selector: selector, argument: argument, clock: clock)
    messages[number]?.token = clock.schedule(after: max(delay, 0)) { [weak self] in
      guard let message = self?.messages.removeValue(forKey: number) else { return }
      message.selector.send(to: message.receiver, from: message.argument)
    }
  }

  func cancel(where isCancelled: (Message) -> Bool) {
    for (number, message) in messages where isCancelled(message) {
      messages[number] = nil
      if let token = message.token { message.clock.cancel(token) }
    }
  }

  static func areEqual(_ left: AnyObject?, _ right: AnyObject?) -> Bool {
    if left === right { return true }
    guard let left = left as? NSObject, let right = right as? NSObject else { return false }
    return left.isEqual(right)
  }
}
