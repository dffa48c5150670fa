import Synchronization

/// A method by its name, with the way to call it; it replaces `#selector`, which needs Objective-C.
///
/// Swift without Objective-C cannot compare methods, so a selector is equal to another of the same class and name. Name
/// a method to remove it later, or to register it in two places as one: `Selector(Panel.close, named: "close")`. From
/// then on `Selector("close")` finds that method of that class.
///
/// A selector is created on any thread and in any class, as on iOS. The method of a class on the main actor is called
/// there, a method of another class on any thread.
public struct Selector: Hashable, CustomStringConvertible, Sendable {
  /// A function that calls a method on a target with a sender and an event; false if either object is of another class.
  package typealias Call = @MainActor (_ target: AnyObject, _ sender: AnyObject?, _ event: AnyObject?) -> Bool
  /// The same on any thread.
  typealias FreeCall = @Sendable (_ target: AnyObject, _ sender: AnyObject?, _ event: AnyObject?) -> Bool

  /// The name that was passed to the initializer, such as `close`.
  public let name: String

  private let owner: ObjectIdentifier?
  private let isMethodOf: @Sendable (AnyObject) -> Bool
  package let call: Call
  /// The same call for any thread; nil for a method on the main actor, and for a selector that contains only a name.
  private let freeCall: FreeCall?

  /// Creates a selector of a method that is called on the main actor, and of its call with a sender and an event, which
  /// returns whether they are of its types.
  init<Target: AnyObject, Method>(
    _ name: String, _ method: @escaping (Target) -> Method,
    call: @escaping @MainActor (_ method: Method, _ sender: AnyObject?, _ event: AnyObject?) -> Bool
  ) {
    // Unsafe: Swift has no Sendable references to methods; this one is called on the main actor only.
    nonisolated(unsafe) let method = method
    self.name = name
    owner = ObjectIdentifier(Target.self)
    isMethodOf = { $0 is Target }
    self.call = { target, sender, event in
      guard let target: Target = Self.receiver(name, target) else { return false }
      return call(method(target), sender, event)
    }
    freeCall = nil
    NamedMethods.add(self)
  }

  /// Creates a selector of a method that is on no actor; see ``init(_:_:call:)``.
  init<Target: AnyObject, Method>(
    _ name: String, onAnyThread method: @escaping (Target) -> Method,
    call: @escaping @Sendable (_ method: Method, _ sender: AnyObject?, _ event: AnyObject?) -> Bool
  ) {
    // Unsafe: as in Objective-C the method runs on the thread that sends; its class has to allow that.
    nonisolated(unsafe) let method = method
    let freeCall: FreeCall = { target, sender, event in
      guard let target: Target = Self.receiver(name, target) else { return false }
      return call(method(target), sender, event)
    }
    self.name = name
    owner = ObjectIdentifier(Target.self)
    isMethodOf = { $0 is Target }
    self.call = { freeCall($0, $1, $2) }
    self.freeCall = freeCall
    NamedMethods.add(self)
  }

  /// Names a method of any class that has one of that name, as a string does on the real system.
  ///
  /// It finds the methods that were named by another form of this initializer before it is sent.
  public init(_ name: String) {
    self.name = name
    owner = nil
    isMethodOf = { target in NamedMethods.named(name).contains { $0.isMethodOf(target) } }
    call = { target, sender, event in
      NamedMethods.named(name).contains { $0.call(target, sender, event) }
    }
    freeCall = nil
  }

  /// Returns the object that a method is called on: the target, or the one that it names in its place.
  private static func receiver<Target>(_ name: String, _ target: AnyObject) -> Target? {
    if let target = target as? Target { return target }
    let next = (target as? any MessageForwarding)?.forwardingTarget(for: Selector(name))
    return next.flatMap { $0 as? Target }
  }

  /// The ``name`` of the selector.
  public var description: String { name }

  /// Calls the method on a target with a sender; returns whether both are of the method's classes.
  @MainActor @discardableResult
  package func send(to target: AnyObject, from sender: AnyObject?) -> Bool { call(target, sender, nil) }

  /// Returns whether an object's class, or a superclass of it, has the method.
  package func isMethod(of object: AnyObject) -> Bool { isMethodOf(object) }

  /// Returns the call of an object's method on any thread, or nil for no method, or one on the main actor.
  ///
  /// Views, controllers and items are on the main actor, also where Swift 5's language mode has no annotation.
  func callOnAnyThread(of object: AnyObject) -> FreeCall? {
    if object is AccessibleObject { return nil }
    if let freeCall { return isMethodOf(object) ? freeCall : nil }
    guard owner == nil else { return nil }
    return NamedMethods.named(name).first { $0.isMethodOf(object) }?.callOnAnyThread(of: object)
  }

  /// Returns whether both have the same name and are methods of the same class.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name && left.owner == right.owner
  }

  /// Hashes the class of the method and its name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(owner)
  }

  /// The methods that were named so far, for selectors that contain only a name.
  private enum NamedMethods {
    private static let methods = Mutex<[String: [Selector]]>([:])

    /// Adds a class's method, unless the class has one of its name.
    static func add(_ method: Selector) {
      methods.withLock { methods in
        if methods[method.name]?.contains(where: { $0.owner == method.owner }) == true { return }
        methods[method.name, default: []].append(method)
      }
    }

    static func named(_ name: String) -> [Selector] { methods.withLock { $0[name] ?? [] } }
  }
}

/// An object that receives messages for another one, such as a proxy that does not retain the target of a display link.
/// > Documented: NSObject.forwardingTarget(for:), which Objective-C asks for a method that an object does not have.
public protocol MessageForwarding: AnyObject {
  /// Returns the object that a method is called on instead; nil for none.
  func forwardingTarget(for aSelector: Selector!) -> Any?
}
