import HeadlessGraphics

// The shape of an action method that a registration for changes of traits calls, for classes on the main actor and on
// none.
extension Selector {
  /// Names a method that takes an object and its traits before a change; see `registerForTraitChanges(_:action:)`.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender, TraitCollection) -> Void, named name: String
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { target, sender, traits in
      guard let target = target as? Target, let sender = sender as? Sender, let traits = traits as? TraitCollection
      else { return false }
      method(target)(sender, traits)
      return true
    }
  }

  /// Names a method that takes an object and its traits before a change, of a class that is on no actor.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> (Sender, TraitCollection) -> Void, named name: String
  ) {
    nonisolated(unsafe) let method = method
    self.init(name, of: Target.self) { target, sender, traits in
      guard let target = target as? Target, let sender = sender as? Sender, let traits = traits as? TraitCollection
      else { return false }
      method(target)(sender, traits)
      return true
    }
  }
}
