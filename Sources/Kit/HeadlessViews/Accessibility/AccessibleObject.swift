import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// The members that UIKit declares for every object: its accessibility, and its loading from a nib.
///
/// It is a class because Swift allows overrides only of members in a class body. ``Responder`` and the items of bars
/// inherit from it. There are no assistive applications: values are stored, and a test calls the methods itself.
/// > Documented: the informal protocols UIAccessibility, -Action, -Focus and -Container.
@preconcurrency @MainActor open class AccessibleObject: NSObject {
  @exclusivity(unchecked) final var accessibility = Rare<AccessibilityValues>()  // See `Rare`.

  /// Creates an object without accessibility properties of its own.
  public override init() { super.init() }

  // MARK: Texts

  /// A name for tests to find the object by; it is not read to users.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// The text that is read out for the object; nil by default, or supplied by a class that has a text.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// The current value, which is read out after the label.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// The hint, which is read out last: the effect of a tap.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The label with attributes; without one, the ``accessibilityLabel``.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibility.attributedLabel = newValue }
  }

  /// The value with attributes; without one, the ``accessibilityValue``.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibility.attributedValue = newValue }
  }

  /// The hint with attributes; without one, the ``accessibilityHint``.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibility.attributedHint = newValue }
  }

  /// The names of the object for voice control; none by default.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.inputLabels ?? [] }
    set { accessibility.inputLabels = newValue }
  }

  /// The language that the texts are read in, as a BCP 47 name; nil means the user's.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  // MARK: What it is

  /// The traits of the object; none by default, or supplied by its class.
  open var accessibilityTraits: AccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }

  /// Whether assistive applications find it; false by default, or supplied by a class that is one.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }

  /// Whether one can do something with it; false by default, or supplied by a control.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToUserInteraction ?? false }
    set { accessibility.respondsToUserInteraction = newValue }
  }

  /// Whether assistive applications skip the elements in the object; false by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.isHidden }
    set { accessibility.isHidden = newValue }
  }

  /// Whether the siblings of the view are passed by; false by default.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// Whether the elements in the object are read as a group, wherever they are; false by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  /// The order in which the elements of the object are visited; automatic by default.
  open var accessibilityNavigationStyle: AccessibilityNavigationStyle {
    get { accessibility.navigationStyle }
    set { accessibility.navigationStyle = newValue }
  }

  // MARK: Where it is

  /// The object's rectangle on the screen, in points; of a view its bounds there, otherwise zero, by default.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? .zero }
    set {
      if accepts(newValue.hasFiniteNumbers, newValue.shortDescription, "accessibilityFrame") {
        accessibility.frame = newValue
      }
    }
  }

  /// The object's shape on the screen, in points; nil by default.
  open var accessibilityPath: BezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }

  /// The point on the screen that an activation taps; by default, the middle of ``accessibilityFrame``.
  /// > Documented: UIAccessibility.accessibilityActivationPoint.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set {
      if accepts(newValue.isFinite, newValue.shortDescription, "accessibilityActivationPoint") {
        accessibility.activationPoint = newValue
      }
    }
  }

  // MARK: What it holds

  /// The kind of collection that the object is; none by default.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }

  /// The elements in the object, in the order in which they are read; nil by default.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// Returns the number of ``accessibilityElements``, or 0 when none were set.
  /// > Differs: the real system counts subviews where no elements were set.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element at an index of ``accessibilityElements``, or nil for an index out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// Returns the index of an element in ``accessibilityElements``, or `NSNotFound`.
  ///
  /// - Complexity: O(*n*) for *n* elements.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let wanted = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === wanted } ?? NSNotFound
  }

  // MARK: What it can do

  /// The custom actions of the object; nil by default.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// Activates the object; without an override it does nothing and returns false, and the system taps instead.
  open func accessibilityActivate() -> Bool { false }

  /// Increments an adjustable object; does nothing by default.
  open func accessibilityIncrement() {}

  /// Decrements an adjustable object; does nothing by default.
  open func accessibilityDecrement() {}

  /// Scrolls the object; returns false by default.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }

  /// Closes the object; returns false by default.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Performs the most important action of the current state; returns false by default.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Focus of assistive applications

  /// Called when an assistive application has moved its focus to the object; here only a test calls it.
  open func accessibilityElementDidBecomeFocused() {}

  /// Called when an assistive application has moved its focus away from the object; here only a test calls it.
  open func accessibilityElementDidLoseFocus() {}

  /// Returns whether an assistive application has its focus on the object: always false, as none runs.
  open func accessibilityElementIsFocused() -> Bool { false }

  // MARK: Interface Builder

  /// Called on the real system when the object has been loaded from a nib; not called here.
  /// > Documented: NSObject.awakeFromNib(), which views, controllers and items of bars override.
  open func awakeFromNib() {}
}

extension AccessibleObject {
  /// The traits that were set, or nil where the class may supply its own.
  package final var ownAccessibilityTraits: AccessibilityTraits? { accessibility.traits }

  /// The value that was set for whether it is an element, or nil for the class's default.
  package final var ownAccessibilityElement: Bool? { accessibility.isElement }

  /// The value that was set for whether it responds to user interaction, or nil for the class's default.
  package final var ownAccessibilityInteraction: Bool? { accessibility.respondsToUserInteraction }
}
