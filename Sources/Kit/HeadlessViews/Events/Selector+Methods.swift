import HeadlessGraphics

// The five shapes of an action method, each for classes on the main actor and for classes on none.
extension Selector {
  /// Names a method without arguments, so that it can be registered and removed by its name.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void, named name: String) {
    self.init(name, method) { method, _, _ in
      method()
      return true
    }
  }

  /// Names a method without arguments, of a class that is on no actor.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void, named name: String) {
    self.init(name, onAnyThread: method) { method, _, _ in
      method()
      return true
    }
  }

  /// Names a method with a parameter for the sender.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender) -> Void, named name: String
  ) {
    self.init(name, method) { method, sender, _ in Self.pass(sender, as: Sender.self) { method($0) } }
  }

  /// Names a method with a parameter for the sender, of a class that is not isolated.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void, named name: String) {
    self.init(name, onAnyThread: method) { method, sender, _ in Self.pass(sender, as: Sender.self) { method($0) } }
  }

  /// Names a method with parameters for the sender and the event, which is nil when no touch caused it.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender, TouchEvent?) -> Void, named name: String
  ) {
    self.init(name, method) { method, sender, event in
      Self.pass(sender, as: Sender.self) { method($0, event as? TouchEvent) }
    }
  }

  /// Names a method with parameters for the sender and the event, of a class that is not isolated.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> (Sender, TouchEvent?) -> Void, named name: String
  ) {
    self.init(name, onAnyThread: method) { method, sender, event in
      Self.pass(sender, as: Sender.self) { method($0, event as? TouchEvent) }
    }
  }

  /// Names a method with parameters for the sender and an event; without a touch the event is empty.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender, TouchEvent) -> Void, named name: String
  ) {
    self.init(name, method) { method, sender, event in
      Self.pass(sender, as: Sender.self) { method($0, event as? TouchEvent ?? TouchEvent()) }
    }
  }

  /// Names a method with parameters for the sender and an event, of a class that is not isolated.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> (Sender, TouchEvent) -> Void, named name: String
  ) {
    self.init(name, method) { method, sender, event in
      Self.pass(sender, as: Sender.self) { method($0, event as? TouchEvent ?? TouchEvent()) }
    }
  }

  /// Names a method that takes an object and its traits before a change; see `registerForTraitChanges(_:action:)`.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender, TraitCollection) -> Void, named name: String
  ) {
    self.init(name, method) { method, sender, traits in
      guard let traits = traits as? TraitCollection else { return false }
      return Self.pass(sender, as: Sender.self) { method($0, traits) }
    }
  }

  /// Names a method that takes an object and its traits before a change, of a class that is on no actor.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> (Sender, TraitCollection) -> Void, named name: String
  ) {
    self.init(name, method) { method, sender, traits in
      guard let traits = traits as? TraitCollection else { return false }
      return Self.pass(sender, as: Sender.self) { method($0, traits) }
    }
  }

  /// Calls `body` with the sender, unless that is of another type than the method takes; returns whether it did.
  private static func pass<Sender>(_ sender: AnyObject?, as type: Sender.Type, to body: (Sender) -> Void) -> Bool {
    guard let sender, let sender = sender as? Sender else { return false }
    body(sender)
    return true
  }
}
