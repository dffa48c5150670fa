import HeadlessGraphics
import HeadlessReporting

/// A registration for changes of traits, which ends with `unregisterForTraitChanges(_:)` or with its object.
/// > Documented: UITraitChangeRegistration.
@preconcurrency @MainActor public protocol TraitChangeRegistration: AnyObject {}

/// An object that calls closures and methods when its traits have changed: a view, a view controller, a presentation
/// controller, a screen or the scene of one.
///
/// A class of your own that conforms has no registrations.
/// > Documented: UITraitChangeObservable.
@preconcurrency @MainActor public protocol TraitChangeObservable: AnyObject {
  /// The traits.
  var traitCollection: TraitCollection { get }
}

@MainActor package protocol TraitRegistering: TraitChangeObservable {
  var traitRegistrations: [TraitRegistration] { get set }
}

@MainActor package final class TraitRegistration: TraitChangeRegistration {
  private let traits: [any TraitDefinition.Type]
  private let notify: (any TraitRegistering, TraitCollection) -> Void

  init(_ traits: [any TraitDefinition.Type], notify: @escaping (any TraitRegistering, TraitCollection) -> Void) {
    self.traits = traits
    self.notify = notify
  }

  fileprivate func traitsDidChange(of object: any TraitRegistering, from old: TraitCollection, to new: TraitCollection)
  {
    if traits.contains(where: { ($0 as? any SystemTrait.Type)?.differs(between: old, and: new) ?? false }) {
      notify(object, old)
    }
  }
}

extension TraitRegistering {
  /// Calls the registrations of the traits that have changed, in their order.
  ///
  /// A registration that ends during the calls is skipped; one that is added is called with the next change.
  /// > Reported: fact q19: they come before `traitCollectionDidChange(_:)`. Assumed: their order.
  package func notifyTraitRegistrations(from old: TraitCollection, to new: TraitCollection) {
    let registrations = traitRegistrations
    for registration in registrations where traitRegistrations.contains(where: { $0 === registration }) {
      registration.traitsDidChange(of: self, from: old, to: new)
    }
  }

  /// Calls a method with this object and its previous traits; a receiver without the method is reported.
  fileprivate func send(_ action: Selector, to receiver: AnyObject, with old: TraitCollection) {
    if action.call(receiver, self, old) { return }
    IssueReporting.report(
      place: "\(type(of: self)).registerForTraitChanges(_:action:)",
      problem: "Expected a method named \"\(action.name)\" of \(type(of: receiver)) that takes a \(type(of: self)); "
        + "there is none; nothing was called.",
      cure: "Name it by Selector(\(type(of: receiver)).\(action.name), named: \"\(action.name)\").")
  }
}

extension TraitChangeObservable {
  /// Calls a closure when one of the traits has changed, before `traitCollectionDidChange(_:)`.
  /// > Documented: UITraitChangeObservable.registerForTraitChanges(_:handler:).
  ///
  /// - Parameters:
  ///   - traits: The traits, such as `[UITraitUserInterfaceStyle.self]`.
  ///   - handler: Gets the object and its traits before the change: `{ (self: Self, old) in … }`.
  /// - Returns: The registration, which lasts as long as the object.
  @discardableResult public func registerForTraitChanges<Object: TraitChangeObservable>(
    _ traits: [any TraitDefinition.Type], handler: @escaping (Object, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    add(traits) { object, old in
      if let object = object as? Object { handler(object, old) }
    }
  }

  /// Calls a closure that does not declare the type of its object when one of the traits has changed.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], handler: @escaping (Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    add(traits) { object, old in
      if let object = object as? Self { handler(object, old) }
    }
  }

  /// Calls a method of the object when one of the traits has changed, before `traitCollectionDidChange(_:)`.
  ///
  /// The method takes nothing, the object, or the object and its traits before the change. The registration lasts as
  /// long as the object.
  /// > Documented: UITraitChangeObservable.registerForTraitChanges(_:action:).
  @discardableResult public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], action: Selector
  ) -> any TraitChangeRegistration {
    add(traits) { object, old in object.send(action, to: object, with: old) }
  }

  /// Calls a method of a target when one of the traits has changed, before `traitCollectionDidChange(_:)`.
  ///
  /// The target is not retained. The method takes nothing, this object, or this object and its traits before the
  /// change. The registration lasts as long as this object.
  /// > Documented: UITraitChangeObservable.registerForTraitChanges(_:target:action:).
  @discardableResult public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], target: Any, action: Selector
  ) -> any TraitChangeRegistration {
    weak let receiver = target as AnyObject
    return add(traits) { object, old in
      if let receiver { object.send(action, to: receiver, with: old) }
    }
  }

  /// Ends a registration; one of another object is ignored.
  /// > Documented: UITraitChangeObservable.unregisterForTraitChanges(_:).
  public func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    (self as? any TraitRegistering)?.traitRegistrations.removeAll { $0 === registration }
  }

  private func add(
    _ traits: [any TraitDefinition.Type], notify: @escaping (any TraitRegistering, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    let registration = TraitRegistration(traits, notify: notify)
    if let object = self as? any TraitRegistering {
      object.traitRegistrations.append(registration)
    } else {
      IssueReporting.report(
        place: "\(type(of: self)).registerForTraitChanges(_:…)",
        problem: "Expected a view, a view controller, a presentation controller, a screen or a scene; got a "
          + "\(type(of: self)), whose traits nothing changes; the registration is never called.",
        cure: "Register with the object that the traits come from.")
    }
    return registration
  }
}

extension View: TraitRegistering {
  package final var traitRegistrations: [TraitRegistration] {
    get { rare.traitRegistrations }
    set { rare.traitRegistrations = newValue }
  }
}
