import Foundation

/// A method by its name, with the way to call it: what `#selector` is where there is Objective-C.
///
/// Swift without Objective-C cannot compare methods, so a selector is equal to another of the same class and name. Name a
/// method to remove it later, or to register it in two places as one: `Selector(Panel.close, named: "close")`. From then on
/// `Selector("close")` finds that method of that class.
///
/// A selector is created on any thread and in any class, as on iOS; the method is called on the main actor.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// Calls a method on a target with a sender and an event; false if the target or the sender is of another class.
  package typealias Call = @MainActor (AnyObject, AnyObject?, TouchEvent?) -> Bool

  /// The name.
  public let name: String

  private let owner: ObjectIdentifier?
  private let isMethodOf: (AnyObject) -> Bool
  package let call: Call

  /// The name.
  public var description: String { name }

  init<Target: AnyObject>(_ name: String, of owner: Target.Type, call: @escaping Call) {
    self.name = name
    self.owner = ObjectIdentifier(owner)
    isMethodOf = { $0 is Target }
    self.call = call
    NamedMethods.add(self)
  }

  /// Names a method of whatever class has one of that name, as a string does on the real system.
  ///
  /// It finds the methods that were named by another form of this initializer before it is sent.
  public init(_ name: String) {
    self.name = name
    owner = nil
    isMethodOf = { target in NamedMethods.named(name).contains { $0.isMethodOf(target) } }
    call = { target, sender, event in
      NamedMethods.named(name).contains { $0.call(target, sender, event) }
    }
  }

  /// Calls the method on a target with a sender.
  ///
  /// - Returns: Whether target and sender are of the classes that it takes.
  @MainActor
  @discardableResult
  package func send(to target: AnyObject, from sender: AnyObject?) -> Bool { call(target, sender, nil) }

  /// Whether an object's class, or one above it, has the method.
  func isMethod(of object: AnyObject) -> Bool { isMethodOf(object) }

  /// Whether the method is the same as another: that of the same class.
  func hasOwner(of other: Selector) -> Bool { owner == other.owner }

  /// Calls the method on whoever takes it, asking a responder for its ``Responder/target(forAction:withSender:)``.
  ///
  /// Where the sender does not fit the method, those further up are asked, each once.
  ///
  /// - Returns: Whether anybody had it.
  @MainActor
  @discardableResult
  package func call(upFrom first: Responder?, _ sender: AnyObject?, _ event: TouchEvent?) -> Bool {
    var responder = first
    var asked: Set<ObjectIdentifier> = []
    while let candidate = responder, asked.insert(ObjectIdentifier(candidate)).inserted,
      let target = candidate.target(forAction: self, withSender: sender) as AnyObject?
    {
      if call(target, sender, event) { return true }
      let next = (target as? Responder)?.next
      // A target below its candidate would lead back to it.
      responder = next.map { asked.contains(ObjectIdentifier($0)) } == true ? candidate.next : next
    }
    return false
  }

  /// Equal when class and name are.
  public static func == (left: Selector, right: Selector) -> Bool {
    left.name == right.name && left.owner == right.owner
  }

  /// Hashes class and name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(owner)
  }
}

// The four shapes of an action method, each for classes on the main actor and for classes on none.
extension Selector {
  /// Names a method without arguments.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void, named name: String) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Names a method without arguments, of a class that is on no actor.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void, named name: String) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Names a method that takes the sender.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Void, named name: String
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { target, sender, _ in
      guard let target = target as? Target, let sender, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Names a method that takes the sender, of a class that is on no actor.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void, named name: String) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { target, sender, _ in
      guard let target = target as? Target, let sender, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Names a method that takes the sender and the event, which is nil when no touch caused it.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender, TouchEvent?) -> Void, named name: String
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { target, sender, event in
      guard let target = target as? Target, let sender, let sender = sender as? Sender else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// Names a method that takes the sender and the event, of a class that is on no actor.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> (Sender, TouchEvent?) -> Void, named name: String
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { target, sender, event in
      guard let target = target as? Target, let sender, let sender = sender as? Sender else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// Names a method that takes the sender and an event; an empty one stands for no touch.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender, TouchEvent) -> Void, named name: String
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { target, sender, event in
      guard let target = target as? Target, let sender, let sender = sender as? Sender else { return false }
      method(target)(sender, event ?? TouchEvent())
      return true
    }
  }

  /// Names a method that takes the sender and an event, of a class that is on no actor.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> (Sender, TouchEvent) -> Void, named name: String
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { target, sender, event in
      guard let target = target as? Target, let sender, let sender = sender as? Sender else { return false }
      method(target)(sender, event ?? TouchEvent())
      return true
    }
  }
}
