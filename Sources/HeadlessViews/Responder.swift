import Foundation

/// An object that takes part in the responder chain.
@preconcurrency @MainActor
open class Responder: NSObject {
  final var extras: ViewExtras?

  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The responder that gets what this one does not handle; for a view, its superview.
  open var next: Responder? { nil }

  // MARK: Touches

  /// Called when fingers touch down on this responder; passes them on to ``next`` unless overridden.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    ResponderChain.forward(from: self) { $0.touchesBegan(touches, with: event) }
  }

  /// Called when fingers that touched down on this responder move; passes them on to ``next`` unless overridden.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    ResponderChain.forward(from: self) { $0.touchesMoved(touches, with: event) }
  }

  /// Called when fingers that touched down on this responder lift; passes them on to ``next`` unless overridden.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    ResponderChain.forward(from: self) { $0.touchesEnded(touches, with: event) }
  }

  /// Called when the system takes fingers away; passes them on to ``next`` unless overridden.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    ResponderChain.forward(from: self) { $0.touchesCancelled(touches, with: event) }
  }

  // MARK: First responder

  /// Whether this responder may become the first one; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder may stop being the first one; true unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first one of its window.
  open var isFirstResponder: Bool { FirstResponder.isCurrent(self) }

  /// Makes this responder the first one of its window.
  ///
  /// - Returns: Whether it is now. False without a window, where it may not, and where the first one does not resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { FirstResponder.become(self) }

  /// Stops being the first responder.
  ///
  /// - Returns: Whether it may.
  @discardableResult
  open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

  // MARK: Accessibility

  /// A name for tests to find the responder by; nobody hears it.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { setAccessibility(\.identifier, to: newValue) }
  }

  /// What is read out for the responder; nil unless set, or supplied by a class that has a text.
  open var accessibilityLabel: String? {
    get { accessibility?.label }
    set { setAccessibility(\.label, to: newValue) }
  }

  /// What is read out after the label: the present value.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { setAccessibility(\.value, to: newValue) }
  }

  /// What is read out last: what happens when one taps.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { setAccessibility(\.hint, to: newValue) }
  }

  /// What the responder is and can do; none unless set, or supplied by a class that knows.
  open var accessibilityTraits: AccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { setAccessibility(\.traits, to: newValue) }
  }

  /// Whether assistive applications find it; false unless set, or supplied by a class that is one.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { setAccessibility(\.isElement, to: newValue) }
  }

  // MARK: Interface Builder

  /// Called by nobody here; code that a nib would wake calls it itself.
  open func awakeFromNib() {}

  /// Called by nobody here; Interface Builder calls it on the real system.
  open func prepareForInterfaceBuilder() {}
}
