import Foundation
import HeadlessGraphics

/// A registration for changes of traits, which ends with `unregisterForTraitChanges(_:)` or with its view.
///
/// > Documented: UITraitChangeRegistration.
@preconcurrency @MainActor
public protocol TraitChangeRegistration: AnyObject {}

/// An object that others register with for changes of its traits: a view.
///
/// > Documented: UITraitChangeObservable. Differs: screens and scenes are none here.
@preconcurrency @MainActor
public protocol TraitChangeObservable: AnyObject {
  /// The traits.
  var traitCollection: TraitCollection { get }
}

extension View: TraitChangeObservable {}

/// A closure for changes of traits.
@MainActor
final class TraitRegistration: TraitChangeRegistration {
  private let traits: [any TraitDefinition.Type]
  private let notify: (View, TraitCollection) -> Void

  init(_ traits: [any TraitDefinition.Type], notify: @escaping (View, TraitCollection) -> Void) {
    self.traits = traits
    self.notify = notify
  }

  func traitsDidChange(of view: View, from old: TraitCollection, to new: TraitCollection) {
    if traits.contains(where: { !$0.isEqual(old, new) }) { notify(view, old) }
  }
}

extension View {
  /// Calls the registrations of the traits that have changed, in their order, after `traitCollectionDidChange(_:)`.
  ///
  /// > Assumed: that order.
  final func notifyTraitRegistrations(from old: TraitCollection, to new: TraitCollection) {
    for registration in rare.traitRegistrations { registration.traitsDidChange(of: self, from: old, to: new) }
  }

  /// Ends a registration; one of another view is ignored.
  public final func unregisterForTraitChanges(_ registration: any TraitChangeRegistration) {
    rare.traitRegistrations.removeAll { $0 === registration }
  }

  /// Calls a method of the view when one of the traits has changed.
  ///
  /// The method may take the view.
  @discardableResult
  public final func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], action: Selector
  ) -> any TraitChangeRegistration {
    addTraitRegistration(TraitRegistration(traits) { view, _ in action.send(to: view, from: view) })
  }

  /// Calls a method of a target, which is not retained, when one of the traits has changed.
  ///
  /// The method may take the view.
  @discardableResult
  public final func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], target: Any, action: Selector
  ) -> any TraitChangeRegistration {
    weak let receiver = target as AnyObject
    return addTraitRegistration(
      TraitRegistration(traits) { view, _ in
        if let receiver { action.send(to: receiver, from: view) }
      })
  }

  fileprivate final func addTraitRegistration(_ registration: TraitRegistration) -> any TraitChangeRegistration {
    rare.traitRegistrations.append(registration)
    return registration
  }
}

extension TraitChangeObservable where Self: View {
  /// Calls a closure when one of the traits has changed.
  ///
  /// > Documented: UITraitChangeObservable.registerForTraitChanges(_:handler:).
  ///
  /// - Parameters:
  ///   - traits: The traits, such as `[UITraitUserInterfaceStyle.self]`.
  ///   - handler: Gets the view and its traits before the change.
  /// - Returns: The registration, which lasts as long as the view.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any TraitDefinition.Type], handler: @escaping (Self, TraitCollection) -> Void
  ) -> any TraitChangeRegistration {
    addTraitRegistration(
      TraitRegistration(traits) { view, old in
        if let view = view as? Self { handler(view, old) }
      })
  }
}
