import HeadlessGraphics

// The shape of an action method for changes of traits, for classes on the main actor and on none.
extension Selector {
  /// Names a method that takes an object and its traits before a change; see `registerForTraitChanges(_:action:)`.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> @MainActor (Sender, TraitCollection) -> Void, named name: String
  ) {
    self.init(name, method) { method, sender, traits in
      guard let sender = sender as? Sender, let traits = traits as? TraitCollection
      else { return false }
      method(sender, traits)
      return true
    }
  }

  /// Names a method that takes an object and its traits before a change, of a class that is on no actor.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping (Target) -> (Sender, TraitCollection) -> Void, named name: String
  ) {
    self.init(name, method) { method, sender, traits in
      guard let sender = sender as? Sender, let traits = traits as? TraitCollection
      else { return false }
      method(sender, traits)
      return true
    }
  }
}
