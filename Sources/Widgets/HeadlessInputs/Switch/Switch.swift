import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// A control for a Boolean value, on or off.
///
/// A tap changes it, and so does a drag of its thumb to the other side; then it sends
/// ``Control/Event/valueChanged``. Its size is the same for every frame.
open class Switch: Control {
  private var storedIsOn = false
  /// The size that the layout last knew.
  private var knownSize = Switch.size(in: Screen.mainEra)
  final var drag: Drag?

  /// The movement of a touch: its start, and whether it has moved so far that it is not a tap.
  struct Drag {
    let start: CGFloat
    let isOnThumb: Bool
    var hasMoved = false
    var isOn: Bool
  }

  /// The style of a switch on a Mac.
  /// > Documented: UISwitch.Style, with its raw values.
  public enum Style: Int, Sendable {
    /// The style of the system.
    case automatic = 0
    /// A box with a check mark.
    case checkbox = 1
    /// A track with a thumb.
    case sliding = 2
  }

  // MARK: Initializers

  /// Creates a switch that is off; the size of the frame is ignored.
  /// > Documented: UISwitch.init(frame:).
  public override init(frame: CGRect) {
    super.init(
      frame: frame.hasFiniteNumbers ? CGRect(origin: frame.origin, size: Self.size(in: Screen.mainEra)) : frame)
    hugContent()
    isOpaque = false
  }

  /// Creates a switch that is off; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.bounds = CGRect(origin: .zero, size: knownSize)
    hugContent()
    isOpaque = false
  }

  // MARK: Value

  /// Whether the switch is on; setting it sends no event.
  /// > Documented: UISwitch.isOn.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the switch on or off without sending an event.
  /// > Documented: UISwitch.setOn(_:animated:). Differs: the thumb is at its new position at once; the completion of a
  /// > block of animations waits for its end.
  open func setOn(_ on: Bool, animated: Bool) {
    if on == storedIsOn { return }
    if animated { recordDrawnChange(of: "on", from: on ? 0 : 1, to: on ? 1 : 0) }
    storedIsOn = on
    setNeedsDisplay()
  }

  // MARK: Appearance

  /// The color of the track while the switch is on; nil, by default, for green.
  /// > Documented: UISwitch.onTintColor.
  @Invalidating(.display) open var onTintColor: Color? = nil

  /// The color of the thumb; nil, by default, for white.
  /// > Documented: UISwitch.thumbTintColor.
  @Invalidating(.display) open var thumbTintColor: Color? = nil

  /// The image of a switch that is on; stored only.
  /// > Documented: UISwitch.onImage: it has no effect since iOS 7.
  open var onImage: Image?

  /// The image of a switch that is off; stored only.
  /// > Documented: UISwitch.offImage: it has no effect since iOS 7.
  open var offImage: Image?

  /// The style on a Mac; always a track with a thumb here.
  open var style: Style { .sliding }

  /// The preferred style on a Mac; stored only.
  open var preferredStyle = Style.automatic

  /// The title beside a check box on a Mac; nil by default, and stored only.
  open var title: String?

  /// Draws the track and the thumb.
  open override func draw(_ rect: CGRect) { drawContent() }

  // MARK: Tracking

  /// Begins to track a touch.
  @discardableResult open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    let point = touch.location(in: self)
    drag = Drag(start: point.x, isOnThumb: thumbRect(isOn: isOn).contains(point), isOn: isOn)
    return true
  }

  /// Tracks a touch: the thumb moves to its side.
  /// > Assumed: a touch that has moved 10 points is not a tap, as with a pan recognizer; a log would settle it.
  @discardableResult open override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let x = touch.location(in: self).x
    guard var drag else { return true }
    if abs(x - drag.start) >= 10 { drag.hasMoved = true }
    if drag.hasMoved { drag.isOn = (x > bounds.midX) != isRightToLeft }
    self.drag = drag
    return true
  }

  /// Changes the value if the touch was a tap on the switch, or has dragged the thumb to the other side.
  /// > Reported: a switch sends all events of touches besides ("Programming iOS 4", chapter 11). Assumed: before the
  /// > event of the lifting; a log would settle it.
  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    super.endTracking(touch, with: event)
    guard let drag else { return }
    self.drag = nil
    let isInside = touch.map { point(inside: $0.location(in: self), with: event) } ?? false
    let isOn = drag.hasMoved ? drag.isOn : isInside ? !self.isOn : self.isOn
    if isOn == self.isOn { return }
    setOn(isOn, animated: true)
    sendValueChange(with: event)
  }

  /// Moves the thumb back to the side of the current value.
  open override func cancelTracking(with event: TouchEvent?) {
    super.cancelTracking(with: event)
    drag = nil
  }

  // MARK: Size

  /// Returns the size of a switch.
  /// > Seen: fact i1.
  private static func size(in era: SystemEra) -> CGSize {
    era.hasGlassControls ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  private var fixedSize: CGSize { Self.size(in: era) }

  /// The rectangle in the superview's coordinates; its size is fixed, and setting another one has no effect.
  /// > Seen: fact i1: the size after a layout. Assumed: at once.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = transform.isIdentity ? CGRect(origin: newValue.origin, size: fixedSize) : newValue
      restoreSize()
    }
  }

  /// The rectangle in the switch's own coordinates; its size is fixed, and setting another one has no effect.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: fixedSize) }
  }

  /// Restores the size of the screen's era.
  open override func layoutSubviews() {
    super.layoutSubviews()
    restoreSize()
    if knownSize == fixedSize { return }
    knownSize = fixedSize
    invalidateIntrinsicContentSize()
  }

  private func restoreSize() { if super.bounds.size != fixedSize { super.bounds.size = fixedSize } }

  /// Returns the size of the switch, whatever size is available.
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { fixedSize }

  /// The size of the alignment rectangle, which is 2 points less wide than the switch.
  /// > Seen: fact i1: 61×28 on iOS 26.1. Reported: rdar 31777116: 49×31 before.
  open override var intrinsicContentSize: CGSize { CGSize(width: fixedSize.width - 2, height: fixedSize.height) }

  /// 2 points at the right.
  /// > Seen: fact i1: switches at the end of their views in files of Interface Builder.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  // MARK: Accessibility and inspection

  /// "1" while the switch is on and "0" while it is off, unless another value was set.
  /// > Reported: fact ax19.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  /// Whether the switch is on.
  open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties + [InspectedProperty("isOn", .flag(isOn))]
  }
}

extension Switch: StandardControl {
  package final var standardTraits: AccessibilityTraits { [.button, .toggleButton] }

  package final var handlesDrag: Bool { drag?.isOnThumb ?? false }
}
