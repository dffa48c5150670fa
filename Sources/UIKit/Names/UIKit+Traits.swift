import HeadlessKit

// Traits that objects register for, and other small types, under Apple's names.

/// See ``TraitDefinition``.
public typealias UITraitDefinition = TraitDefinition
/// The type of a trait: `[UITraitUserInterfaceStyle.self]`.
public typealias UITrait = any TraitDefinition.Type
/// See ``TraitChangeObservable``.
public typealias UITraitChangeObservable = TraitChangeObservable
/// See ``TraitChangeRegistration``.
public typealias UITraitChangeRegistration = TraitChangeRegistration
/// See ``TraitAccessibilityContrast``.
public typealias UITraitAccessibilityContrast = TraitAccessibilityContrast
/// See ``TraitDisplayScale``.
public typealias UITraitDisplayScale = TraitDisplayScale
/// See ``TraitForceTouchCapability``.
public typealias UITraitForceTouchCapability = TraitForceTouchCapability
/// See ``TraitHorizontalSizeClass``.
public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass
/// See ``TraitLayoutDirection``.
public typealias UITraitLayoutDirection = TraitLayoutDirection
/// See ``TraitLegibilityWeight``.
public typealias UITraitLegibilityWeight = TraitLegibilityWeight
/// See ``TraitPreferredContentSizeCategory``.
public typealias UITraitPreferredContentSizeCategory = TraitPreferredContentSizeCategory
/// See ``TraitUserInterfaceIdiom``.
public typealias UITraitUserInterfaceIdiom = TraitUserInterfaceIdiom
/// See ``TraitUserInterfaceLevel``.
public typealias UITraitUserInterfaceLevel = TraitUserInterfaceLevel
/// See ``TraitUserInterfaceStyle``.
public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle
/// See ``TraitVerticalSizeClass``.
public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass

/// See ``ScrollTypeMask``.
public typealias UIScrollTypeMask = ScrollTypeMask
/// See ``VibrancyEffect/Style``.
public typealias UIVibrancyEffectStyle = VibrancyEffect.Style

/// An object that a test finds by an identifier: a view, image, item of a bar, action of an alert or element of a menu.
///
/// > Documented: UIAccessibilityIdentification.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
  /// The identifier; nil by default.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}

/// An item that takes part in animations by physics.
///
/// > Documented: UIDynamicItem. Differs: nothing is animated by physics here.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// The center, in the coordinates of the reference view.
  var center: CGPoint { get set }
  /// The rectangle.
  var bounds: CGRect { get }
  /// The rotation.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// An object with traits: views, view controllers, presentation controllers, screens and scenes.
///
/// > Documented: UITraitEnvironment.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed, with the previous ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
extension UIPresentationController: UITraitEnvironment {}
extension UIScreen: UITraitEnvironment {}
extension UIWindowScene: UITraitEnvironment {}
