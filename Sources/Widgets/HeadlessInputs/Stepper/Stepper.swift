import Foundation
import HeadlessControls
import HeadlessGraphics
import HeadlessLayers
import HeadlessViews

/// A control that changes a value in steps: by its left half down, by its right half up.
open class Stepper: Control {
  private var range = LimitedValue<Double>(value: 0, minimum: 0, maximum: 100)
  private var storedStep = 1.0
  final var incrementImages = StateImages()
  final var decrementImages = StateImages()
  final var backgroundImages = StateImages()
  private var dividers: [StatePair: Image] = [:]
  private var hold: Hold?

  /// The half that is held.
  private struct Hold {
    let isUp: Bool
    let first: Double
    var repeats = 0
    var token: VirtualClock.Token?
  }

  // MARK: Initializers

  /// Creates a stepper from 0 to 100; the size of the frame is ignored.
  /// > Seen: fact i3: the values and the size. Assumed: for a frame with a size.
  public override init(frame: CGRect) {
    super.init(frame: frame.hasFiniteNumbers ? CGRect(origin: frame.origin, size: Self.size) : frame)
    hugContent()
    isOpaque = false
  }

  /// Creates a stepper from 0 to 100; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.bounds = CGRect(origin: .zero, size: Self.size)
    hugContent()
    isOpaque = false
  }

  // MARK: Value

  /// The value; 0 by default.
  ///
  /// One outside of the range is limited to it, without an event; one that is not a number is reported and ignored.
  /// > Documented: UIStepper.value.
  open var value: Double {
    get { range.value }
    set { if isNumber(newValue, "value") { change { $0.set(newValue) } } }
  }

  /// The least value, 0 by default; larger than the greatest one, it becomes the greatest one too.
  /// > Documented: the overview of UIStepper: "If you set a maximum or minimum value that would break this invariant,
  /// > both values are set to the new value." Differs: by UIStepper.minimumValue, UIKit raises an exception.
  open var minimumValue: Double {
    get { range.minimum }
    set { if isNumber(newValue, "minimumValue") { change { $0.setMinimum(newValue) } } }
  }

  /// The greatest value, 100 by default; less than the least one, it becomes the least one too.
  /// > Documented: the overview of UIStepper; see ``minimumValue``. Differs: UIStepper raises an exception.
  open var maximumValue: Double {
    get { range.maximum }
    set { if isNumber(newValue, "maximumValue") { change { $0.setMaximum(newValue) } } }
  }

  private func change(_ change: (inout LimitedValue<Double>) -> Void) {
    let old = range
    change(&range)
    if range != old { setNeedsDisplay() }
  }

  /// The change of the value by one step, 1 by default; a number not above 0 is reported and changes nothing.
  /// > Documented: UIStepper.stepValue: the real system raises an exception.
  open var stepValue: Double {
    get { storedStep }
    set {
      guard newValue > 0, newValue.isFinite else {
        let cure = "Pass a finite number above 0."
        return refuse("stepValue", value: "\(newValue)", because: "is not a step", cure: cure)
      }
      storedStep = newValue
    }
  }

  /// Whether each step sends an event, instead of only the end of the touch; true by default.
  open var isContinuous = true

  /// Whether a touch held on a half repeats its step; true by default.
  open var autorepeat = true

  /// Whether a step beyond one end of the range leads to the other end; false by default.
  @Invalidating(.display) open var wraps = false

  // MARK: Appearance

  /// Sets the image of the right half for a state; nil removes it.
  open func setIncrementImage(_ image: Image?, for state: State) { setImage(\.incrementImages[state], to: image) }

  /// Sets the image of the left half for a state; nil removes it.
  open func setDecrementImage(_ image: Image?, for state: State) { setImage(\.decrementImages[state], to: image) }

  /// Sets the image of the background for a state; nil removes it.
  open func setBackgroundImage(_ image: Image?, for state: State) { setImage(\.backgroundImages[state], to: image) }

  private func setImage(_ path: ReferenceWritableKeyPath<Stepper, Image?>, to image: Image?) {
    if self[keyPath: path] === image { return }
    self[keyPath: path] = image
    setNeedsDisplay()
  }

  /// Returns the image of the right half for a state, else the normal one.
  open func incrementImage(for state: State) -> Image? { incrementImages.value(for: state) }

  /// Returns the image of the left half for a state, else the normal one.
  open func decrementImage(for state: State) -> Image? { decrementImages.value(for: state) }

  /// Returns the image of the background for a state, else the normal one.
  open func backgroundImage(for state: State) -> Image? { backgroundImages.value(for: state) }

  /// Sets the image between the halves for their states; nil removes it.
  ///
  /// Stored only.
  open func setDividerImage(_ image: Image?, forLeftSegmentState leftState: State, rightSegmentState rightState: State)
  {
    dividers[StatePair(left: leftState, right: rightState)] = image
  }

  /// Returns the image between the halves for their states.
  open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State) -> Image? {
    dividers[StatePair(left: leftState, right: rightState)]
  }

  /// Draws the background, a minus and a plus.
  open override func draw(_ rect: CGRect) { drawContent() }

  // MARK: Tracking

  /// Performs a step, by the touched half.
  /// > Assumed: at the touch, and in a right-to-left layout the halves are swapped; a log would settle it.
  @discardableResult open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    let isUp = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
    hold = Hold(isUp: isUp, first: value)
    step(up: isUp, with: event)
    scheduleRepeat()
    return true
  }

  /// Ends the steps, and sends the value unless each step has sent it.
  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    super.endTracking(touch, with: event)
    let first = hold?.first
    endHold()
    if !isContinuous, let first, first != value { sendValueChange(with: event) }
  }

  /// Ends the steps.
  open override func cancelTracking(with event: TouchEvent?) {
    super.cancelTracking(with: event)
    endHold()
  }

  /// Makes a step, and sends a new value of a continuous stepper, or always.
  /// > Documented: UIStepper.wraps: a step beyond one end leads to the other end.
  private func step(up: Bool, alwaysSends: Bool = false, with event: TouchEvent? = nil) {
    let old = value
    let next = up ? range.value + storedStep : range.value - storedStep
    let wrapped = next > range.maximum ? range.minimum : next < range.minimum ? range.maximum : next
    range.set(wraps ? wrapped : next)
    setNeedsDisplay()
    if alwaysSends || isContinuous, value != old { sendValueChange(with: event) }
  }

  /// Schedules the next step of a button that is held.
  /// > Documented: UIStepper: the rate depends on how long the touch is held. Assumed: half a second before the first
  /// > further step, and from then on each a fifth sooner than the one before, 40 per second at most.
  private func scheduleRepeat() {
    guard autorepeat, let hold, let clock = window?.screen.clock else { return }
    let delay = max(0.025, 0.5 * pow(0.8, Double(hold.repeats)))
    self.hold?.token = clock.schedule(after: delay) { [weak self] in self?.repeatStep() }
  }

  private func repeatStep() {
    guard let hold, isTracking else { return }
    self.hold?.repeats += 1
    if isTouchInside { step(up: hold.isUp) }
    if self.hold != nil { scheduleRepeat() }
  }

  private func endHold() {
    if let token = hold?.token { window?.screen.clock.cancel(token) }
    hold = nil
  }

  // MARK: Size

  /// The size of every stepper, in points.
  /// > Seen: fact i3: 94×32 on iOS 26.1, and in files of Interface Builder since Xcode 11.
  private static let size = CGSize(width: 94, height: 32)

  /// The rectangle in the superview's coordinates; its size is fixed, and setting another one has no effect.
  /// > Assumed: as with a switch.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = transform.isIdentity ? CGRect(origin: newValue.origin, size: Self.size) : newValue
      if super.bounds.size != Self.size { super.bounds.size = Self.size }
    }
  }

  /// The rectangle in the stepper's own coordinates; its size is fixed, and setting another one has no effect.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  /// Returns the size of the stepper, whatever size is available.
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The size of the stepper.
  open override var intrinsicContentSize: CGSize { Self.size }

  // MARK: Accessibility and inspection

  /// The value as a number, unless another value was set.
  ///
  /// A test reads it; assistive applications visit the halves.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? CGFloat(value).shortDescription }
    set { super.accessibilityValue = newValue }
  }

  /// Makes a step up, and sends the value.
  open override func accessibilityIncrement() { step(up: true, alwaysSends: true) }

  /// Makes a step down, and sends the value.
  open override func accessibilityDecrement() { step(up: false, alwaysSends: true) }

  /// Whether the control itself is an element; false by default, as its halves are.
  open override var isAccessibilityElement: Bool {
    get { ownAccessibilityElement ?? false }
    set { super.isAccessibilityElement = newValue }
  }

  /// The buttons Decrement and Increment, created at each reading, unless other elements were set.
  /// > Reported: fact ax12.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? [halfElement(isUp: false), halfElement(isUp: true)] }
    set { super.accessibilityElements = newValue }
  }

  /// The properties of the superclass and the value, for inspection.
  open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties + [InspectedProperty("value", .number(CGFloat(value)))]
  }
}

extension Stepper: StandardControl {
  package final var standardTraits: AccessibilityTraits { .adjustable }
}
