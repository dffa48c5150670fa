// Traits that objects register for, and other small types, under Apple's names.

/// The UIKit name of ``TraitDefinition``: a trait whose changes an object can register for.
public typealias UITraitDefinition = TraitDefinition
/// The type of a trait: `[UITraitUserInterfaceStyle.self]`.
public typealias UITrait = any TraitDefinition.Type
/// The UIKit name of ``TraitChangeObservable``: an object that observes changes of its traits, such as a view.
public typealias UITraitChangeObservable = TraitChangeObservable
/// The UIKit name of ``TraitChangeRegistration``: a registration for changes of traits, for unregistering.
public typealias UITraitChangeRegistration = TraitChangeRegistration
/// The UIKit name of ``MutableTraits``: traits that a closure changes.
public typealias UIMutableTraits = MutableTraits
/// The UIKit name of ``TraitOverrides``: the traits that an object sets for itself and everything below it.
public typealias UITraitOverrides = TraitOverrides
/// The UIKit name of ``TraitAccessibilityContrast``: the trait of the contrast that the user prefers.
public typealias UITraitAccessibilityContrast = TraitAccessibilityContrast
/// The UIKit name of ``TraitDisplayScale``: the trait of the number of pixels per point.
public typealias UITraitDisplayScale = TraitDisplayScale
/// The UIKit name of ``TraitForceTouchCapability``: the trait of the force touch capability of the screen.
public typealias UITraitForceTouchCapability = TraitForceTouchCapability
/// The UIKit name of ``TraitHorizontalSizeClass``: the trait of the horizontal size class.
public typealias UITraitHorizontalSizeClass = TraitHorizontalSizeClass
/// The UIKit name of ``TraitLayoutDirection``: the trait of the layout direction.
public typealias UITraitLayoutDirection = TraitLayoutDirection
/// The UIKit name of ``TraitLegibilityWeight``: the trait of the weight of letters that the user prefers.
public typealias UITraitLegibilityWeight = TraitLegibilityWeight
/// The UIKit name of ``TraitPreferredContentSizeCategory``: the trait of the text size that the user prefers.
public typealias UITraitPreferredContentSizeCategory = TraitPreferredContentSizeCategory
/// The UIKit name of ``TraitUserInterfaceIdiom``: the trait of the kind of device.
public typealias UITraitUserInterfaceIdiom = TraitUserInterfaceIdiom
/// The UIKit name of ``TraitUserInterfaceLevel``: the trait of the visual level of content.
public typealias UITraitUserInterfaceLevel = TraitUserInterfaceLevel
/// The UIKit name of ``TraitUserInterfaceStyle``: the trait of the light or dark appearance.
public typealias UITraitUserInterfaceStyle = TraitUserInterfaceStyle
/// The UIKit name of ``TraitVerticalSizeClass``: the trait of the vertical size class.
public typealias UITraitVerticalSizeClass = TraitVerticalSizeClass

/// The UIKit name of ``ScrollTypeMask``: the scrolling devices whose input a pan gesture accepts.
public typealias UIScrollTypeMask = ScrollTypeMask
/// The UIKit name of ``VibrancyEffect/Style``: the kind of content that a vibrancy effect is for, such as labels.
public typealias UIVibrancyEffectStyle = VibrancyEffect.Style

/// An object that a test finds by an identifier: a view, image, item of a bar, action of an alert or element of a menu.
/// > Documented: UIAccessibilityIdentification.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: AnyObject {
  /// The identifier; nil by default.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIImage: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}

/// An object whose font follows the preferred text size: a label or a text field.
/// > Documented: UIContentSizeCategoryAdjusting.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font follows changes of the preferred text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}

/// An object whose image grows with the text sizes of accessibility: an image view or a button.
/// > Documented: UIAccessibilityContentSizeCategoryImageAdjusting.
@preconcurrency @MainActor public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Whether the image grows with the text sizes of accessibility.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}

/// An item that takes part in animations by physics.
/// > Documented: UIDynamicItem. Differs: nothing is animated by physics here.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
  /// The center, in the coordinates of the reference view.
  var center: CGPoint { get set }
  /// The item's rectangle, in its own coordinates.
  var bounds: CGRect { get }
  /// The item's rotation about its center.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// An object with traits: views, view controllers, presentation controllers, screens and scenes.
/// > Documented: UITraitEnvironment.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
  /// The traits of the object's environment.
  var traitCollection: UITraitCollection { get }
  /// Responds to a change of the traits, with the previous ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
extension UIPresentationController: UITraitEnvironment {}
extension UIScreen: UITraitEnvironment {}
extension UIWindowScene: UITraitEnvironment {}
