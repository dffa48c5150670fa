import Foundation
import HeadlessReporting

/// An object in the responder chain.
@preconcurrency @MainActor open class Responder: AccessibleObject {
  /// Creates a responder that handles no events itself and passes them to ``next``.
  public override init() { super.init() }

  /// The responder that receives the events that this one does not handle; for a view, its superview or controller.
  open var next: Responder? { nil }

  // MARK: Touches

  /// Called when fingers touch down on this responder; forwards them to ``next`` by default.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    forward { $0.touchesBegan(touches, with: event) }
  }

  /// Called when fingers that touched down on this responder move; forwards them to ``next`` by default.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    forward { $0.touchesMoved(touches, with: event) }
  }

  /// Called when fingers that touched down on this responder lift; forwards them to ``next`` by default.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    forward { $0.touchesEnded(touches, with: event) }
  }

  /// Called when the system cancels touches; forwards them to ``next`` by default.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    forward { $0.touchesCancelled(touches, with: event) }
  }

  /// Called on the real system when estimates of a touch become exact; not called here, as no property is an estimate.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {}

  // MARK: Presses

  /// Called when buttons go down while this is the first responder; forwards them to ``next`` by default.
  ///
  /// See ``PressesEvent`` for how a test presses.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    forward { $0.pressesBegan(presses, with: event) }
  }

  /// Called when the force on pressed buttons changes; forwards them to ``next`` by default.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    forward { $0.pressesChanged(presses, with: event) }
  }

  /// Called when pressed buttons are released; forwards them to ``next`` by default.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    forward { $0.pressesEnded(presses, with: event) }
  }

  /// Called when the system cancels presses; forwards them to ``next`` by default.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    forward { $0.pressesCancelled(presses, with: event) }
  }

  // MARK: Motion and remote control

  /// Called when the device begins to move, such as to be shaken; forwards it to ``next`` by default.
  ///
  /// Nothing moves the device here: a test calls it.
  open func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    forward { $0.motionBegan(motion, with: event) }
  }

  /// Called when the device has moved; forwards it to ``next`` by default.
  open func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    forward { $0.motionEnded(motion, with: event) }
  }

  /// Called when a movement turns out to be none; forwards it to ``next`` by default.
  open func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    forward { $0.motionCancelled(motion, with: event) }
  }

  /// Called when a headset's button is used; forwards it to ``next`` by default.
  open func remoteControlReceived(with event: Event?) {
    forward { $0.remoteControlReceived(with: event) }
  }

  // MARK: Actions

  /// Returns whether this responder handles an action that has no target; by default, whether its class has the method.
  /// > Documented: UIResponder.canPerformAction. Differs: a class has the methods named by a ``Selector``.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isMethod(of: self) }

  /// Returns the object that performs an action without a target: this one, or what ``next`` returns; nil for none.
  ///
  /// Called for actions without a target. Override it to name an object that is not a responder.
  ///
  /// - Complexity: O(*n*), where *n* is the number of responders up the chain.
  ///
  /// > Documented: UIResponder.target(forAction:withSender:).
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    var target: Any?
    forward { target = $0.target(forAction: action, withSender: sender) }
    return target
  }

  /// Changes the element of a command in a menu; not called here, and empty by default.
  open func validate(_ command: Command) {}

  /// Adds to the menus; not called here, and empty by default.
  open func buildMenu(with builder: any MenuBuilder) {}

  // MARK: Editing

  /// Moves the selection to the pasteboard; nothing by default, as all of ``ResponderStandardEditActions``.
  open func cut(_ sender: Any?) {}

  /// Copies the selection to the pasteboard; nothing by default.
  open func copy(_ sender: Any?) {}

  /// Inserts the pasteboard's content; nothing by default.
  open func paste(_ sender: Any?) {}

  /// Inserts the pasteboard's text in the style of the text around it; nothing by default.
  open func pasteAndMatchStyle(_ sender: Any?) {}

  /// Selects the content at the insertion point; nothing by default.
  open func select(_ sender: Any?) {}

  /// Selects all content; nothing by default.
  open func selectAll(_ sender: Any?) {}

  /// Removes the selection; nothing by default.
  open func delete(_ sender: Any?) {}

  /// Makes the selection's writing direction left to right; nothing by default.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}

  /// Makes the selection's writing direction right to left; nothing by default.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

  /// Makes the selection bold, or no longer; nothing by default.
  open func toggleBoldface(_ sender: Any?) {}

  /// Makes the selection italic, or no longer; nothing by default.
  open func toggleItalics(_ sender: Any?) {}

  /// Underlines the selection, or no longer; nothing by default.
  open func toggleUnderline(_ sender: Any?) {}

  /// Makes the selection's font larger; nothing by default.
  open func increaseSize(_ sender: Any?) {}

  /// Makes the selection's font smaller; nothing by default.
  open func decreaseSize(_ sender: Any?) {}

  /// Changes the attributes of the selection; nothing by default.
  open func updateTextAttributes(conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) {}

  /// The undo manager of the next responder that has one: for a view, its window's.
  /// > Documented: UIResponder.undoManager.
  open var undoManager: UndoManager? {
    var manager: UndoManager?
    forward { manager = $0.undoManager }
    return manager
  }

  // MARK: First responder

  /// Whether this responder may become the first one; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder may stop being the first one; true by default.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder is the first one of its window.
  open var isFirstResponder: Bool { nearestWindow?.firstResponder === self }

  /// Makes this responder the first responder of its window.
  ///
  /// - Returns: Whether it is now. False without a window, where it may not, and where the first one does not resign.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = nearestWindow else { return false }
    if window.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let current = window.firstResponder, !current.resignsForAnother() { return false }
    guard nearestWindow === window else { return false }
    window.firstResponder = self
    return true
  }

  /// Ends being the window's first responder, unless ``canResignFirstResponder`` is false; returns whether it may.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if let window = nearestWindow, window.firstResponder === self { window.firstResponder = nil }
    return true
  }

  // MARK: Keyboard

  /// The keys that send actions while this is the first responder or above it; none by default.
  ///
  /// ``Window/pressKey(_:modifierFlags:)`` reads it.
  open var keyCommands: [KeyCommand]? { nil }

  /// The view in place of the keyboard while this is the first responder; nil by default, and never shown.
  open var inputView: View? { nil }

  /// The view above the keyboard while this is the first responder; nil by default, and never shown.
  open var inputAccessoryView: View? { nil }

  /// Does nothing, as no keyboard is shown; may be overridden.
  open func reloadInputViews() {}

  // MARK: Observing

  /// Called on the real system when a property that was observed by its key path changes; not called here.
  ///
  /// `addObserver(_:forKeyPath:…)` is reported, as a property can't be found by its name without Objective-C.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Interface Builder

  /// Called by Interface Builder on the real system; not called here.
  open func prepareForInterfaceBuilder() {}
}
