import Foundation
import HeadlessKit

/// Has an appearance proxy: one instance a class that stands for all.
///
/// > Differs: what is set on the proxy is kept there and reaches no other instance, as setters cannot be watched without
/// > Objective-C.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
  /// The proxy of this class.
  static func appearance() -> Self
}

extension UIView: UIAppearance {
  /// The proxy of this class, made by `init?(coder:)` on first use, as that is the only initializer each class has.
  ///
  /// A class whose `init?(coder:)` refuses has no proxy, and the program ends here with a message.
  public final class func appearance() -> Self {
    if let proxy = AppearanceProxies.made[ObjectIdentifier(self)] as? Self { return proxy }
    guard let proxy = Self(coder: InertCoder()) else {
      fatalError("\(self).appearance(): init?(coder:) returned nil; let it make a view, or do without the proxy.")
    }
    AppearanceProxies.made[ObjectIdentifier(self)] = proxy
    return proxy
  }
}

@MainActor
private enum AppearanceProxies {
  static var made: [ObjectIdentifier: UIView] = [:]
}

/// An archive without anything in it.
private final class InertCoder: NSCoder {}
