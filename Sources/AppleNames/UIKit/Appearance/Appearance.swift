/// A type that may contain views whose appearance is set by an appearance proxy.
@preconcurrency @MainActor public protocol UIAppearanceContainer: AnyObject {}

/// Has appearance proxies: one instance a class, and one for each kind of surroundings, that stand for all.
///
/// A view has the values of its proxy from the moment it is added to a window, but for properties that no longer have
/// the initial value of their class. Of several proxies the nearest class's applies; of several of one class,
/// that for the most surroundings.
/// > Documented: UIAppearance: views that are in a window already do not change. Differs: taken are `backgroundColor`,
/// > `tintColor` and `isExclusiveTouch`, of labels what their text looks like, of buttons `contentEdgeInsets` and, by
/// > state, title colors, shadow colors and background images, of bars and their items what they look like, of controls
/// > that take input their colors, images and title attributes, of text fields font, text color, default attributes,
/// > border and keyboard appearance; other setters cannot be watched without Objective-C.
@preconcurrency @MainActor public protocol UIAppearance: AnyObject {
  /// Returns the proxy of this class.
  static func appearance() -> Self

  /// Returns the proxy of this class in instances of other classes, the innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

  /// Returns the proxy of this class for traits.
  static func appearance(for trait: UITraitCollection) -> Self

  /// Returns the proxy of this class for traits in instances of other classes, the innermost first.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Returns the proxy of this class, created by `init?(coder:)`, which each class has, on first use.
  ///
  /// A class whose `init?(coder:)` refuses has no proxy, and the program ends here with a message.
  public final class func appearance() -> Self { proxy(in: [], nil) }

  /// Returns the proxy of this class in instances of other classes; see ``appearance()``.
  public final class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, nil) }

  /// Returns the proxy of this class for traits; see ``appearance()``.
  public final class func appearance(for trait: UITraitCollection) -> Self { proxy(in: [], trait) }

  /// Returns the proxy of this class for traits in instances of other classes; see ``appearance()``.
  public final class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, trait) }

  private final class func proxy(
    in containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
  ) -> Self { AppearanceProxies.proxy(of: self, in: containers, traits) { Self(coder: NSCoder()) } }
}

/// The proxies of the items of bars: an item gets values when a bar in a window shows it.
extension UIBarItem: UIAppearance {
  /// Returns the proxy of this class, created by `init?(coder:)` on first use; see ``UIAppearance``.
  public final class func appearance() -> Self { proxy(in: [], nil) }

  /// Returns the proxy of this class in instances of other classes, such as a bar.
  public final class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, nil) }

  /// Returns the proxy of this class for traits.
  public final class func appearance(for trait: UITraitCollection) -> Self { proxy(in: [], trait) }

  /// Returns the proxy of this class for traits in instances of other classes.
  public final class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { proxy(in: containerTypes, trait) }

  private final class func proxy(
    in containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?
  ) -> Self { AppearanceProxies.proxy(of: self, in: containers, traits) { Self(coder: NSCoder()) } }
}
