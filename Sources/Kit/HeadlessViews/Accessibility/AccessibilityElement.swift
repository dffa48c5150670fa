import Foundation

/// An element for assistive applications that is not a view, such as a part of a view's drawing.
/// > Documented: UIAccessibilityElement.
open class AccessibilityElement: Responder {
  /// The object that the element belongs to, not retained.
  open weak var accessibilityContainer: AnyObject?

  /// The element's rectangle in its container, in points; zero by default.
  /// > Documented: UIAccessibilityElement.accessibilityFrameInContainerSpace: `accessibilityFrame` follows it.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet {
      let rect = accessibilityFrameInContainerSpace
      if !accepts(rect.hasFiniteNumbers, rect.shortDescription, "accessibilityFrameInContainerSpace") {
        accessibilityFrameInContainerSpace = oldValue
      }
    }
  }

  /// Creates an element of a container, mostly of a view.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  /// The rectangle on the screen: the one that was set, else that in the container, if this is a view.
  open override var accessibilityFrame: CGRect {
    get {
      guard super.accessibilityFrame == .zero, let view = accessibilityContainer as? View else {
        return super.accessibilityFrame
      }
      return Accessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
    set { super.accessibilityFrame = newValue }
  }

  /// Whether assistive applications visit the element; true by default.
  /// > Documented: UIAccessibility.isAccessibilityElement: an object of this class is one.
  open override var isAccessibilityElement: Bool {
    get { ownAccessibilityElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
}
