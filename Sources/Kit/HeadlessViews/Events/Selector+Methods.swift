// The four shapes of an action method, each for classes on the main actor and for classes on none.
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
    self.init(name, method) { method, sender, _ in
      guard let sender, let sender = sender as? Sender else { return false }
      method(sender)
      return true
    }
  }

  /// Names a method with a parameter for the sender, of a class that is not isolated.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void, named name: String) {
    self.init(name, onAnyThread: method) { method, sender, _ in
      guard let sender, let sender = sender as? Sender else { return false }
      method(sender)
      return true
    }
  }

  /// Names a method with parameters for the sender and the event, which is nil when no touch caused it.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender, TouchEvent?) -> Void, named name: String
  ) {
    self.init(name, method) { method, sender, event in
      guard let sender, let sender = sender as? Sender else { return false }
      method(sender, event as? TouchEvent)
      return true
    }
  }

  /// Names a method with parameters for the sender and the event, of a class that is not isolated.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> (Sender, TouchEvent?) -> Void, named name: String
  ) {
    self.init(name, onAnyThread: method) { method, sender, event in
      guard let sender, let sender = sender as? Sender else { return false }
      method(sender, event as? TouchEvent)
      return true
    }
  }

  /// Names a method with parameters for the sender and an event; without a touch the event is empty.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender, TouchEvent) -> Void, named name: String
  ) {
    self.init(name, method) { method, sender, event in
      guard let sender, let sender = sender as? Sender else { return false }
      method(sender, event as? TouchEvent ?? TouchEvent())
      return true
    }
  }

  /// Names a method with parameters for the sender and an event, of a class that is not isolated.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> (Sender, TouchEvent) -> Void, named name: String
  ) {
    self.init(name, method) { method, sender, event in
      guard let sender, let sender = sender as? Sender else { return false }
      method(sender, event as? TouchEvent ?? TouchEvent())
      return true
    }
  }
}
