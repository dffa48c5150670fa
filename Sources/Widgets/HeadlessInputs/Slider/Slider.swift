import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// A control with a value from a range, which is changed by dragging the thumb along a track.
///
/// The class body contains every member that subclasses override; `Slider+Rects` contains the arithmetic of the
/// hooks, `Slider+Drawing` the drawing.
open class Slider: Control {
  final var range = LimitedValue<Float>(value: 0, minimum: 0, maximum: 1) {
    didSet { if range != oldValue { setNeedsDisplay() } }
  }
  private var valueImages: (minimum: Image?, maximum: Image?) = (nil, nil)
  final var thumbImages = StateImages()
  @Invalidating(.display) final var minimumTrackImages = StateImages()
  @Invalidating(.display) final var maximumTrackImages = StateImages()
  /// The distance of the touch from the center of the thumb, in points.
  private var grip: CGFloat?

  // MARK: Initializers

  /// Creates a slider from 0 to 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a slider from 0 to 1; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  // MARK: Value

  /// The value; 0 by default.
  ///
  /// One outside of the range is limited to it, without an event; one that is not a number is reported and ignored.
  /// > Documented: UISlider.value.
  open var value: Float {
    get { range.value }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value without sending an event.
  /// > Documented: UISlider.setValue(_:animated:). Differs: the thumb is at its new position at once; the completion of
  /// > a block of animations waits for its end.
  open func setValue(_ value: Float, animated: Bool) {
    let old = self.value
    // The range limits an infinite value.
    if value.isInfinite || isNumber(value, "value") { range.set(value) }
    if animated { recordDrawnChange(of: "value", from: old, to: self.value) }
  }

  /// The least value, 0 by default; larger than the greatest one, it becomes the greatest one too.
  /// > Documented: UISlider.minimumValue.
  open var minimumValue: Float {
    get { range.minimum }
    set { if isNumber(newValue, "minimumValue") { range.setMinimum(newValue) } }
  }

  /// The greatest value, 1 by default; less than the least one, it becomes the least one too.
  /// > Documented: UISlider.maximumValue.
  open var maximumValue: Float {
    get { range.maximum }
    set { if isNumber(newValue, "maximumValue") { range.setMaximum(newValue) } }
  }

  /// Whether a drag sends events at its start and each move, not only at its end; true by default.
  /// > Documented: UISlider.isContinuous.
  open var isContinuous = true

  // MARK: Appearance

  /// The color of the track before the thumb; nil, by default, for the tint.
  @Invalidating(.display) open var minimumTrackTintColor: Color? = nil

  /// The color of the track after the thumb; nil, the default, uses the standard one.
  @Invalidating(.display) open var maximumTrackTintColor: Color? = nil

  /// The color of the thumb; nil, by default, for white.
  @Invalidating(.display) open var thumbTintColor: Color? = nil

  /// The image at the side of the least value; nil by default.
  open var minimumValueImage: Image? {
    get { valueImages.minimum }
    set { setSizedImage(\.valueImages.minimum, to: newValue, "minimumValueImage") }
  }

  /// The image at the side of the greatest value; nil by default.
  open var maximumValueImage: Image? {
    get { valueImages.maximum }
    set { setSizedImage(\.valueImages.maximum, to: newValue, "maximumValueImage") }
  }

  /// Sets the image of the thumb for a state; nil removes it.
  open func setThumbImage(_ image: Image?, for state: State) {
    setSizedImage(\.thumbImages[state], to: image, "setThumbImage(_:for:)")
  }

  /// Stores an image whose size affects the size of the slider and the frames in it; an equal one is not stored.
  private func setSizedImage(
    _ path: ReferenceWritableKeyPath<Slider, Image?>, to image: Image?, _ member: StaticString
  ) {
    if self[keyPath: path] == image { return }
    self[keyPath: path] = image
    contentSizeDidChange(member)
  }

  /// Sets the image of the track before the thumb for a state; nil removes it.
  open func setMinimumTrackImage(_ image: Image?, for state: State) { minimumTrackImages[state] = image }

  /// Sets the image of the track after the thumb for a state; nil removes it.
  open func setMaximumTrackImage(_ image: Image?, for state: State) { maximumTrackImages[state] = image }

  /// Returns the image of the thumb for a state, else the normal one.
  open func thumbImage(for state: State) -> Image? { thumbImages.value(for: state) }

  /// Returns the image of the track before the thumb for a state, else the normal one.
  open func minimumTrackImage(for state: State) -> Image? { minimumTrackImages.value(for: state) }

  /// Returns the image of the track after the thumb for a state, otherwise the normal one.
  open func maximumTrackImage(for state: State) -> Image? { maximumTrackImages.value(for: state) }

  /// The image of the thumb in the current state.
  open var currentThumbImage: Image? { thumbImage(for: state) }

  /// The image of the track before the thumb in the current state.
  open var currentMinimumTrackImage: Image? { minimumTrackImage(for: state) }

  /// The image of the track after the thumb in the current state.
  open var currentMaximumTrackImage: Image? { maximumTrackImage(for: state) }

  /// The behavior that is preferred on a Mac; automatic by default, and stored only.
  open var preferredBehavioralStyle = BehavioralStyle.automatic

  /// The behavior: an iPad's.
  open var behavioralStyle: BehavioralStyle { .pad }

  // MARK: Hooks

  /// Returns the rectangle of the ``minimumValueImage``; of no size without one.
  /// > Assumed: its size, at the edge and in the middle of the height; a printed rectangle would settle it.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, true, in: bounds)
  }

  /// Returns the rectangle of the ``maximumValueImage``; of no size without one.
  /// > Assumed: as for the ``minimumValueImage``.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, false, in: bounds)
  }

  /// Returns the rectangle of the track, between the images of the values.
  /// > Seen: fact i2: as wide as the slider, 6 points high on iOS 26.1. Assumed: before, 2 narrower per side, 4 high.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { standardTrackRect(in: bounds) }

  /// Returns the rectangle of the thumb for a value; at the ends it is at the slider's edges, or the images.
  /// > Seen: fact i2: 37×24 on iOS 26.1, its edge rounded to whole points. Assumed: 31×31 on older systems.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    standardThumbRect(track: rect, value: value)
  }

  /// Draws the track, the images of the values and the thumb.
  open override func draw(_ rect: CGRect) { drawContent() }

  // MARK: Tracking

  /// Begins to track a touch on the thumb, or near to it, and sends the value.
  ///
  /// An override that returns true without `super` lets the thumb follow any touch.
  /// > Reported: a tap on the track doesn't move the thumb; a touch of the thumb sends the value (nackpan.net, 2020).
  /// > Assumed: a touch is near within 44×44 points.
  @discardableResult open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    let (point, thumb) = (touch.location(in: self), shownThumbRect)
    let reach = thumb.insetBy(dx: min(0, (thumb.width - 44) / 2), dy: min(0, (thumb.height - 44) / 2))
    guard reach.contains(point), super.beginTracking(touch, with: event) else { return false }
    grip = point.x - thumb.midX
    if isContinuous { sendValueChange(with: event) }
    return true
  }

  /// Moves the thumb with the touch, and sends the value.
  @discardableResult open override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    follow(touch)
    if isContinuous { sendValueChange(with: event) }
    return true
  }

  /// Sends the value.
  /// > Documented: UISlider.isContinuous: once, when the user releases the thumb. Reported: a continuous slider sends
  /// > the value then too; apps read the phase of the touch, `event.allTouches?.first?.phase`.
  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    super.endTracking(touch, with: event)
    if let touch { follow(touch) }
    grip = nil
    sendValueChange(with: event)
  }

  /// Cancels the tracking of the touch; the value is unchanged.
  open override func cancelTracking(with event: TouchEvent?) {
    super.cancelTracking(with: event)
    grip = nil
  }

  private func follow(_ touch: Touch) {
    let distance = grip ?? touch.previousLocation(in: self).x - shownThumbRect.midX
    grip = distance
    setValue(value(forThumbAt: touch.location(in: self).x - distance), animated: false)
  }

  // MARK: Size

  /// Returns the proposed width, and 34 points of height, or more for higher images.
  /// > Seen: fact i2: Mac Catalyst of iOS 26.1. Reported: iOS 8.1 (M. Meretzky). Assumed: the effect of higher images.
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heightWithImages(34))
  }

  /// No width, and 31 points of height before iOS 26 and 34 since then, or more for higher images.
  /// > Seen: fact i2: 31 in two nibs, 34 on Mac Catalyst of iOS 26.1. Assumed: the effect of higher images.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: heightWithImages(era.hasGlassControls ? 34 : 31))
  }

  /// 2 points at each side, and none on iOS 26.
  /// > Seen: fact i2: sliders between margins in files of Interface Builder; fact q11 for iOS 26.1.
  open override var alignmentRectInsets: EdgeInsets {
    let side: CGFloat = era.hasGlassControls ? 0 : 2
    return EdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  // MARK: Accessibility and inspection

  /// The value as a percentage of the range, unless another value was set.
  /// > Reported: fact ax19.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((range.fraction(of: range.value) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  /// Adds a tenth of the range, and sends the value.
  /// > Reported: VoiceOver changes a slider by 10 %.
  open override func accessibilityIncrement() { adjust(by: 0.1) }

  /// Subtracts a tenth of the range, and sends the value.
  open override func accessibilityDecrement() { adjust(by: -0.1) }

  private func adjust(by share: Float) {
    let old = value
    setValue(value + share * (maximumValue - minimumValue), animated: true)
    if value != old { sendValueChange() }
  }

  /// The properties of the superclass and the value, for inspection.
  open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties + [InspectedProperty("value", .number(CGFloat(value)))]
  }
}

extension Slider: StandardControl {
  package final var standardTraits: AccessibilityTraits { .adjustable }

  /// Whether the base class handles taps; false, as a tap changes nothing.
  package final var handlesTaps: Bool { false }

  package final var handlesDrag: Bool { isTracking }
}
