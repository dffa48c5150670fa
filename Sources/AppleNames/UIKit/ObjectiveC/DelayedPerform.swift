/// Messages by a selector, from any thread.
///
/// They are on a protocol, behind what a class declares itself.
public protocol MessageReceiving: AnyObject {}

extension NSObject: MessageReceiving {}

extension MessageReceiving where Self: NSObject {
  /// Calls a method of the object without an argument.
  ///
  /// A method on the main actor is called there, while another thread waits; any other method is called on this thread.
  /// An object without the method is reported.
  /// > Differs: the method's result is not returned; the result is nil, and reading its value ends the program.
  @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    aSelector?.deliver(to: self, from: nil, place: "\(type(of: self)).perform(_:)", waits: true)
    return nil
  }

  /// Calls a method of the object, which may take an argument; see ``perform(_:)``.
  @discardableResult public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    let argument = object.map { $0 as AnyObject }
    aSelector?.deliver(to: self, from: argument, place: "\(type(of: self)).perform(_:with:)", waits: true)
    return nil
  }

  /// Calls a method of the object, which may take an argument and an event; see ``perform(_:)``.
  /// > Differs: a second argument that is not an event is not passed.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    let (argument, event) = (object1.map { $0 as AnyObject }, object2.map { $0 as AnyObject })
    aSelector?.deliver(
      to: self, from: argument, for: event, place: "\(type(of: self)).perform(_:with:with:)", waits: true)
    return nil
  }

  /// Calls a method of the object later, and retains the object and the argument until then.
  /// > Differs: the delay is a time of the main screen's clock, which a test advances; on iOS it is one of the thread's
  /// > run loop. A message that is pending when the screen is released is not sent.
  ///
  /// - Parameters:
  ///   - aSelector: The method, which may take the argument.
  ///   - anArgument: The argument.
  ///   - delay: The delay, in seconds.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    let message = DelayedMessage(self, aSelector, anArgument, "perform(_:with:afterDelay:)")
    let clock = VirtualClock.current
    MainQueue.run(waits: false, with: message) { DelayedMessages.shared.add($0, to: clock, after: delay) }
  }

  /// Calls a method of the object later; the modes of the run loop are not read.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) { perform(aSelector, with: anArgument, afterDelay: delay) }

  /// Calls a method of the object on the main thread.
  /// > Documented: NSObject.performSelector(onMainThread:with:waitUntilDone:).
  ///
  /// - Parameters:
  ///   - aSelector: The method, which may take the argument.
  ///   - arg: The argument; retained until then.
  ///   - wait: Whether the caller waits, on the main thread by calling at once; else the call waits in the main queue.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    let message = DelayedMessage(self, aSelector, arg, "performSelector(onMainThread:with:waitUntilDone:)")
    if wait {
      MainQueue.run(waits: true, with: message) { $0.send() }
    } else {
      MainQueue.enqueue(message) { $0.send() }
    }
  }

  /// Calls a method of the object on the main thread; the modes of the run loop are not read.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
  ) { performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait) }

  /// Cancels the pending calls of methods of an object.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    MainQueue.run(waits: true, with: aTarget as AnyObject) { target in
      DelayedMessages.shared.cancel { $0.receiver === target }
    }
  }

  /// Cancels the pending calls of a method of an object with an argument.
  /// > Documented: arguments are compared by `isEqual(_:)`.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    MainQueue.run(waits: true, with: (aTarget as AnyObject, anArgument.map { $0 as AnyObject })) { target, argument in
      DelayedMessages.shared.cancel { message in
        message.receiver === target && message.selector.name == aSelector.name
          && areEqual(message.argument, argument)
      }
    }
  }
}

extension NSObjectProtocol {
  /// Returns whether the object implements a method.
  /// > Differs: without Objective-C an object has the methods that were named by a ``Selector``.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.map { $0.isMethod(of: self) } ?? false }

  /// Returns nil: an object conforms to ``MessageForwarding`` to name one that receives its messages.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

/// Holds messages to other threads; members of a protocol come after those that a class declares itself.
@available(*, unavailable, message: "No thread is started here: call the method in a DispatchQueue or a Task.")
extension MessageReceiving where Self: NSObject {
  /// Unavailable: it calls a method on a thread of its own.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {}
  /// Unavailable: it calls a method on another thread.
  public func perform(_ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool) {}
}

/// A message that is to be sent later, on the main actor.
private final class DelayedMessage {
  let receiver: NSObject
  let selector: Selector
  let argument: AnyObject?
  private let member: String
  /// The clock that the message waits for, which retains it.
  weak var clock: VirtualClock?
  var token: VirtualClock.Token?

  init(_ receiver: NSObject, _ selector: Selector, _ argument: Any?, _ member: String) {
    (self.receiver, self.selector, self.member) = (receiver, selector, member)
    self.argument = argument.map { $0 as AnyObject }
  }

  @MainActor func send() {
    selector.deliver(to: receiver, from: argument, place: "\(type(of: receiver)).\(member)", waits: true)
  }
}

/// The pending messages of all clocks.
///
/// A clock retains its messages, so that they are released with it.
@MainActor private final class DelayedMessages {
  static let shared = DelayedMessages()

  private var messages = WeakList<DelayedMessage>()

  func add(_ message: DelayedMessage, to clock: VirtualClock, after delay: TimeInterval) {
    message.clock = clock
    message.token = clock.schedule(after: max(delay, 0)) { [weak self] in
      self?.messages.remove(message)
      message.send()
    }
    messages.add(message)
  }

  func cancel(where isCancelled: (DelayedMessage) -> Bool) {
    for message in messages.objects where isCancelled(message) {
      messages.remove(message)
      if let token = message.token { message.clock?.cancel(token) }
    }
  }
}
