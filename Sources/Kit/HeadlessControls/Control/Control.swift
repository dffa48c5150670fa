import Foundation
import HeadlessGeometry
import HeadlessViews

/// A view with a state, whose content can be aligned in it: the base of ``Button``.
open class Control: View {
  @exclusivity(unchecked) final var controlFlags = ControlFlags.isEnabled  // See `View.flags`.
  final var horizontalAlignment = ContentHorizontalAlignment.center
  final var verticalAlignment = ContentVerticalAlignment.center
  /// The handlers; nil before the first one is added.
  final var handlers: ControlHandlers?
  @exclusivity(unchecked) final var tracking = Rare<Tracking>()  // See `Rare`.

  /// The finger that the control follows; nil for most controls.
  struct Tracking: RareValues {
    /// The finger, until it lifts.
    var touch: Touch?
    /// Whether the finger is on the control or near it.
    var isInside = false
    /// The place where the finger touched down, in the control's own coordinates.
    var start = CGPoint.zero
    /// The event whose handlers run now.
    var event: TouchEvent?
  }

  /// Creates a control that runs an action for its primary event.
  /// > Documented: UIControl.init(frame:primaryAction:).
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// The state of the control, from its three flags and the focus.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if controlFlags.contains(.isFocused) { state.insert(.focused) }
    return state
  }

  /// Whether the control handles touches; true by default, and a change marks it for layout.
  open var isEnabled: Bool {
    get { controlFlags.contains(.isEnabled) }
    set { set(.isEnabled, to: newValue) }
  }

  /// Whether the control is selected, such as a toggle that is on; false by default, and a change marks it for layout.
  open var isSelected: Bool {
    get { controlFlags.contains(.isSelected) }
    set { set(.isSelected, to: newValue) }
  }

  /// Whether the control is drawn highlighted, as under a finger; false by default, and a change marks it for layout.
  open var isHighlighted: Bool {
    get { controlFlags.contains(.isHighlighted) }
    set { set(.isHighlighted, to: newValue) }
  }

  /// The horizontal alignment of the content; centered by default, and a change marks the control for layout.
  open var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { horizontalAlignment }
    set {
      if newValue == horizontalAlignment { return }
      horizontalAlignment = newValue
      setNeedsLayout(because: "contentHorizontalAlignment")
    }
  }

  /// The vertical alignment of the content; centered by default, and a change marks the control for layout.
  open var contentVerticalAlignment: ContentVerticalAlignment {
    get { verticalAlignment }
    set {
      if newValue == verticalAlignment { return }
      verticalAlignment = newValue
      setNeedsLayout(because: "contentVerticalAlignment")
    }
  }

  /// ``contentHorizontalAlignment`` with leading and trailing resolved to left and right.
  /// > Seen: fact a10.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let alignment = contentHorizontalAlignment
    switch alignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: return alignment
    }
  }

  // MARK: Tracking a finger

  /// Whether a finger that touched down on the control has not lifted yet.
  open var isTracking: Bool { tracking.touch != nil }

  /// Whether the tracked finger is on the control or near it.
  /// > Reported: facts e1 and e2.
  open var isTouchInside: Bool { tracking.isInside }

  /// Called when a finger touches down; returns whether to follow the finger, true by default.
  @discardableResult open func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool { true }

  /// Called when the tracked finger moves; returns whether to follow it further, true by default.
  @discardableResult open func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool { true }

  /// Called when the tracked finger lifts.
  open func endTracking(_ touch: Touch?, with event: TouchEvent?) {}

  /// Called when the tracked touch is cancelled.
  open func cancelTracking(with event: TouchEvent?) {}

  /// Starts tracking; touches end here, also on a disabled control (fact e5).
  open override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    track(began: touches, event)
  }

  /// Continues tracking, and sends the events of a finger that moves inside or outside.
  open override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    track(moved: touches, event)
  }

  /// Ends tracking, and sends the events of a finger that lifts inside or outside.
  open override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    track(ended: touches, event)
  }

  /// Ends tracking without an action.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
    track(cancelled: touches, event)
  }

  /// Returns the events to send instead of some, such as those that are always sent together.
  func eventsSent(with events: Event) -> Event { events }

  /// Returns the events to send when the tracked finger lifts inside.
  func eventsForTouchUpInside() -> Event { .touchUpInside }

  // MARK: Members with an event of the wrong type

  /// Unavailable: `Event` means ``Control/Event`` here.
  @available(
    *, unavailable, message: "Event means Control.Event in a control: write TouchEvent, or UIEvent with import UIKit."
  )
  @discardableResult open func point(inside point: CGPoint, with event: Event?) -> Bool { fatalError() }

  /// Unavailable: `Event` means ``Control/Event`` here.
  @available(
    *, unavailable, message: "Event means Control.Event in a control: write TouchEvent, or UIEvent with import UIKit."
  )
  @discardableResult open func hitTest(_ point: CGPoint, with event: Event?) -> View? { fatalError() }

  /// Unavailable: `Event` means ``Control/Event`` here.
  @available(
    *, unavailable, message: "Event means Control.Event in a control: write TouchEvent, or UIEvent with import UIKit."
  )
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) { fatalError() }

  /// Unavailable: `Event` means ``Control/Event`` here.
  @available(
    *, unavailable, message: "Event means Control.Event in a control: write TouchEvent, or UIEvent with import UIKit."
  )
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) { fatalError() }

  /// Unavailable: `Event` means ``Control/Event`` here.
  @available(
    *, unavailable, message: "Event means Control.Event in a control: write TouchEvent, or UIEvent with import UIKit."
  )
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) { fatalError() }

  /// Unavailable: `Event` means ``Control/Event`` here.
  @available(
    *, unavailable, message: "Event means Control.Event in a control: write TouchEvent, or UIEvent with import UIKit."
  )
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { fatalError() }

  /// Unavailable: `Event` means ``Control/Event`` here.
  @available(
    *, unavailable, message: "Event means Control.Event in a control: write TouchEvent, or UIEvent with import UIKit."
  )
  @discardableResult open func beginTracking(_ touch: Touch, with event: Event?) -> Bool { fatalError() }

  /// Unavailable: `Event` means ``Control/Event`` here.
  @available(
    *, unavailable, message: "Event means Control.Event in a control: write TouchEvent, or UIEvent with import UIKit."
  )
  @discardableResult open func continueTracking(_ touch: Touch, with event: Event?) -> Bool { fatalError() }

  /// Unavailable: `Event` means ``Control/Event`` here.
  @available(
    *, unavailable, message: "Event means Control.Event in a control: write TouchEvent, or UIEvent with import UIKit."
  )
  open func endTracking(_ touch: Touch?, with event: Event?) { fatalError() }

  /// Unavailable: `Event` means ``Control/Event`` here.
  @available(
    *, unavailable, message: "Event means Control.Event in a control: write TouchEvent, or UIEvent with import UIKit."
  )
  open func cancelTracking(with event: Event?) { fatalError() }

  // MARK: Handlers

  /// Calls a named method of a target on events; the target is not retained.
  ///
  /// The same target and method twice is one handler. A nil target means the responder chain from the first responder.
  /// > Reported: fact e6.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    makeHandlers().add(target.map { $0 as AnyObject }, action, for: controlEvents)
  }

  /// Removes events from a method of a target; a nil target means every target, a nil action every method.
  ///
  /// - Complexity: Constant for one method of one target, else O(*n*) for *n* handlers.
  ///
  /// > Reported: fact e6. Documented: UIControl.removeTarget for nil.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    handlers?.remove(controlEvents, from: target.map { $0 as AnyObject }, action)
  }

  /// Runs an action on events; it replaces an earlier one with the same identifier.
  /// > Seen: fact e7.
  open func addAction(_ action: Action, for controlEvents: Event) {
    makeHandlers().add(action, for: controlEvents)
  }

  /// Removes events from an action; an action without events left is removed.
  open func removeAction(_ action: Action, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes events from the action with an identifier.
  open func removeAction(identifiedBy actionIdentifier: Action.Identifier, for controlEvents: Event) {
    handlers?.remove(controlEvents, from: .action(actionIdentifier))
  }

  /// The targets that still exist; `NSNull` stands for the responder chain.
  ///
  /// - Complexity: O(*n*) for *n* handlers.
  open var allTargets: Set<AnyHashable> {
    Set(
      allHandlers.compactMap { handler in
        guard case .target(let identity, _) = handler.key else { return nil }
        if identity == nil { return AnyHashable(NSNull()) }
        return handler.target.map { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0)) }
      })
  }

  /// The events that have a handler, as one set.
  ///
  /// - Complexity: O(*n*) for *n* handlers.
  open var allControlEvents: Event {
    allHandlers.lazy.filter { !$0.isTargetDeallocated }.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Returns the names of a target's methods for an event, or nil without any.
  ///
  /// - Complexity: O(*n*) for *n* handlers.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let names = allHandlers.compactMap { handler -> String? in
      guard case .target(_, let selector) = handler.key, handler.target === target else { return nil }
      return handler.isTargetDeallocated || handler.events.isDisjoint(with: controlEvent) ? nil : selector.name
    }
    return names.isEmpty ? nil : names
  }

  /// Calls `iterator` with each handler in order: an action, or a target with its method; set `stop` to end early.
  ///
  /// - Complexity: O(*n*) for *n* handlers.
  open func enumerateEventHandlers(_ iterator: (Action?, (AnyObject?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for handler in allHandlers where !stop && !handler.isTargetDeallocated {
      switch handler.key {
      case .action: iterator(handler.action, nil, handler.events, &stop)
      case .target(_, let selector): iterator(nil, (handler.target, selector), handler.events, &stop)
      }
    }
  }

  /// Calls a method on a target; every target handler is sent through here, so an override sees them all.
  open func sendAction(_ action: Selector, to target: Any?, for event: TouchEvent?) {
    perform(action, on: target.map { $0 as AnyObject }, with: event)
  }

  /// Runs an action; every action is run through here, so an override sees them all.
  open func sendAction(_ action: Action) {
    Self.actionNesting.call("sendAction(_:) of \(type(of: self))") { action.run(from: self) }
  }

  /// Runs the handlers of any of the events, in the order of registration, with or without a window.
  ///
  /// - Complexity: O(*n*) for *n* handlers, besides their own work and a search of the responder chain.
  ///
  /// > Reported: facts e3 and e8.
  open func sendActions(for controlEvents: Event) {
    runHandlers(for: eventsSent(with: controlEvents), with: tracking.event)
  }

  /// Sends ``Event/primaryActionTriggered``, which a tap sends besides its own events.
  /// > Documented: UIControl.performPrimaryAction.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  // MARK: Storage

  /// Whether a long press opens a menu; false by default, and stored only.
  open var isContextMenuInteractionEnabled: Bool {
    get { controlFlags.contains(.opensMenu) }
    set { controlFlags.set(.opensMenu, to: newValue) }
  }

  /// Whether a tap opens a menu; false by default, and stored only.
  open var showsMenuAsPrimaryAction: Bool {
    get { controlFlags.contains(.opensMenuByTap) }
    set { controlFlags.set(.opensMenuByTap, to: newValue) }
  }

  /// The text that a pointer over the control would show; nil by default, and stored only.
  open var toolTip: String? {
    get { storedToolTip }
    set { storedToolTip = newValue }
  }

  // MARK: Accessibility

  /// Whether the control is enabled, unless it was set.
  /// > Assumed: only the property itself is documented.
  open override var accessibilityRespondsToUserInteraction: Bool {
    get { ownAccessibilityInteraction ?? isEnabled }
    set { super.accessibilityRespondsToUserInteraction = newValue }
  }

  /// The traits of the control and of its state: selected, not enabled; unless other traits were set.
  /// > Assumed: traits that were set are not combined with the state's. A device's inspector would settle it.
  open override var accessibilityTraits: AccessibilityTraits {
    get { ownAccessibilityTraits ?? suppliedAccessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }

  /// Whether assistive applications visit the control; by default true for the controls of the toolkit.
  /// > Documented: UIAccessibility.isAccessibilityElement: true for standard controls.
  open override var isAccessibilityElement: Bool {
    get { ownAccessibilityElement ?? (self is any StandardControl) }
    set { super.isAccessibilityElement = newValue }
  }

  /// Returns false for a superview's recognizer of a gesture that the control handles itself.
  /// > Documented: "Attaching gesture recognizers to UIKit controls".
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    !handlesGesture(of: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Inspection

  /// The flags of ``state``, as inspectors show them.
  open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties + [
      InspectedProperty("isEnabled", .flag(isEnabled), isDetail: true),
      InspectedProperty("isSelected", .flag(isSelected), isDetail: true),
      InspectedProperty("isHighlighted", .flag(isHighlighted), isDetail: true),
    ]
  }

  // MARK: Hooks for subclasses of the toolkit

  /// Called after a flag of ``state`` has changed.
  func stateDidChange(_ member: StaticString) { setNeedsLayout(because: member) }

  private func set(_ flag: ControlFlags, to isOn: Bool, _ member: StaticString = #function) {
    if controlFlags.contains(flag) == isOn { return }
    controlFlags.formSymmetricDifference(flag)
    stateDidChange(member)
    notifyPropertyObservers()
  }
}

/// The state of a control in single bits.
struct ControlFlags: OptionSet {
  let rawValue: UInt8

  static let isEnabled = ControlFlags(rawValue: 1 &<< 0)
  static let isSelected = ControlFlags(rawValue: 1 &<< 1)
  static let isHighlighted = ControlFlags(rawValue: 1 &<< 2)
  static let isFocused = ControlFlags(rawValue: 1 &<< 3)
  static let opensMenu = ControlFlags(rawValue: 1 &<< 4)
  static let opensMenuByTap = ControlFlags(rawValue: 1 &<< 5)

  // See `ViewFlags.contains(_:)`.

  func contains(_ flags: ControlFlags) -> Bool { rawValue & flags.rawValue == flags.rawValue }
  mutating func insert(_ flags: ControlFlags) { self = ControlFlags(rawValue: rawValue | flags.rawValue) }
  mutating func remove(_ flags: ControlFlags) { self = ControlFlags(rawValue: rawValue & ~flags.rawValue) }

  mutating func set(_ flag: ControlFlags, to isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}

extension Control: FocusFollowing {
  /// Updates the ``state`` with the focus.
  package final func followFocus(_ isFocused: Bool) {
    if controlFlags.contains(.isFocused) == isFocused { return }
    controlFlags.set(.isFocused, to: isFocused)
    stateDidChange("isFocused")
  }
}

extension Control {
  /// The state of a control, by which content is keyed.
  /// > Documented: UIControl.State, with its raw values.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw value: one bit for each state; 0 for the normal state.
    public let rawValue: UInt
    /// Creates a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, not selected, not highlighted.
    public static let normal = State([])
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 &<< 0)
    /// The control is disabled and ignores touches.
    public static let disabled = State(rawValue: 1 &<< 1)
    /// The control is selected, as by the app or a toggle.
    public static let selected = State(rawValue: 1 &<< 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 &<< 3)
    /// The bits an application may use for states of its own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits reserved for the toolkit.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
