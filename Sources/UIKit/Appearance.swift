import Foundation
import HeadlessKit

/// May contain views whose appearance is said by an appearance proxy.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

/// Has appearance proxies: one instance a class, and one for each kind of surroundings, that stand for all.
///
/// > Differs: what is set on a proxy is kept there and reaches no other instance, as setters cannot be watched without
/// > Objective-C.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// The proxy of this class.
  static func appearance() -> Self

  /// The proxy of this class in instances of other ones, the innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

  /// The proxy of this class in surroundings.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy of this class in surroundings and in instances of other ones, the innermost first.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// The proxy of this class, made by `init?(coder:)` on first use, as that is the only initializer each class has.
  ///
  /// A class whose `init?(coder:)` refuses has no proxy, and the program ends here with a message.
  public final class func appearance() -> Self { proxy(in: [], nil) }

  /// The proxy of this class in instances of other ones; see ``appearance()``.
  public final class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, nil) }

  /// The proxy of this class in surroundings; see ``appearance()``.
  public final class func appearance(for trait: UITraitCollection) -> Self { proxy(in: [], trait) }

  /// The proxy of this class in surroundings and in instances of other ones; see ``appearance()``.
  public final class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, trait) }

  private final class func proxy(
    in containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
  ) -> Self {
    let place = AppearancePlace(of: self, in: containers, traits)
    if let proxy = AppearanceProxies.made[place] as? Self { return proxy }
    guard let proxy = Self(coder: InertCoder()) else {
      fatalError("\(self).appearance(): init?(coder:) returned nil; let it make a view, or do without the proxy.")
    }
    AppearanceProxies.made[place] = proxy
    return proxy
  }
}

/// Whom a proxy stands for.
private struct AppearancePlace: Hashable {
  let type: ObjectIdentifier
  let containers: [ObjectIdentifier]
  let traits: UITraitCollection?

  init(of type: UIView.Type, in containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?) {
    self.type = ObjectIdentifier(type)
    self.containers = containers.map { ObjectIdentifier($0) }
    self.traits = traits
  }
}

@MainActor
private enum AppearanceProxies {
  static var made: [AppearancePlace: UIView] = [:]
}

/// An archive without anything in it.
private final class InertCoder: NSCoder {}
