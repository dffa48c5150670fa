import Foundation
import HeadlessControls
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// A control of several segments, one of which is selected.
///
/// The class body contains every member that subclasses override; `SegmentedControl+Segments` contains the changes of
/// segments, `SegmentedControl+Layout` their widths, `SegmentedControl+Drawing` the drawing.
open class SegmentedControl: Control {
  final var segments: [SegmentContent] = []
  final var selection = SegmentedControl.noSegment {
    didSet { if selection != oldValue { setNeedsLayout(because: "selectedSegmentIndex") } }
  }
  final var looks = SegmentedControlLooks()
  /// The labels of titles by segment, as far as segments have titles.
  final var titleLabels: [SegmentLabel] = []
  final var touchedSegment: Int?

  /// The index of no segment: -1.
  /// > Documented: UISegmentedControl.noSegment.
  public nonisolated static let noSegment = -1

  // MARK: Initializers

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a control with segments of titles, images and actions, of its preferred size.
  ///
  /// An item of another type is reported and ignored.
  /// > Documented: UISegmentedControl.init(items:); actions since iOS 14.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    isOpaque = false
    for item in items ?? [] { append(item) }
    sizeToFit()
  }

  /// Creates a control with a segment for each action, which runs when its segment is selected.
  /// > Documented: UISegmentedControl.init(frame:actions:).
  public convenience init(frame: CGRect, actions: [Action]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  /// Creates a control without segments; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index beyond the end appends it.
  ///
  /// The same segment remains selected. A negative index is reported and treated as 0.
  ///
  /// - Complexity: O(*n*) for *n* segments.
  ///
  /// > Documented: UISegmentedControl.insertSegment(withTitle:at:animated:). Assumed: the selection.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment, "insertSegment(withTitle:at:animated:)")
  }

  /// Inserts a segment with an image; an index beyond the end appends it.
  ///
  /// - Complexity: O(*n*) for *n* segments.
  open func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment, "insertSegment(with:at:animated:)")
  }

  /// Inserts a segment with the image or else the title of an action; an index beyond the end appends it.
  ///
  /// A segment whose action has the same identifier is removed first.
  ///
  /// - Complexity: O(*n*) for *n* segments.
  ///
  /// > Documented: UISegmentedControl.insertSegment(action:at:animated:).
  open func insertSegment(action: Action, at segment: Int, animated: Bool) {
    let old = segmentIndex(identifiedBy: action.identifier)
    if old != Self.noSegment { removeSegment(at: old, animated: false) }
    insert(SegmentContent(action), at: segment, "insertSegment(action:at:animated:)")
  }

  /// Removes a segment; an index beyond the end means the last one.
  ///
  /// The selection stays with its segment, and ends if that is the removed one.
  ///
  /// - Complexity: O(*n*) for *n* segments.
  ///
  /// > Documented: UISegmentedControl.removeSegment(at:animated:). Assumed: the selection.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }

  /// Removes all segments.
  open func removeAllSegments() {
    if segments.isEmpty { return }
    segments = []
    selection = Self.noSegment
    contentSizeDidChange("removeAllSegments()")
  }

  /// Sets the title of a segment, which replaces its image; an index beyond the end means the last one.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment, "setTitle(_:forSegmentAt:)") { ($0.title, $0.image) = (title, nil) }
  }

  /// Returns the title of a segment; nil for none.
  open func titleForSegment(at segment: Int) -> String? { existing(segment, "titleForSegment(at:)")?.title }

  /// Sets the image of a segment, which replaces its title; an index beyond the end means the last one.
  open func setImage(_ image: Image?, forSegmentAt segment: Int) {
    change(segment, "setImage(_:forSegmentAt:)") { ($0.title, $0.image) = (nil, image) }
  }

  /// Returns the image of a segment; nil for none.
  open func imageForSegment(at segment: Int) -> Image? { existing(segment, "imageForSegment(at:)")?.image }

  /// Sets the width of a segment, in points; 0 means the width of the others.
  ///
  /// A width that is negative or not finite is reported and changes nothing.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    let member: StaticString = "setWidth(_:forSegmentAt:)"
    if acceptsLength(width, "\(member)") { change(segment, member) { $0.width = width } }
  }

  /// Returns the width of a segment that was set, in points; else 0.
  open func widthForSegment(at segment: Int) -> CGFloat { existing(segment, "widthForSegment(at:)")?.width ?? 0 }

  /// Moves the title or image of a segment, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    let member: StaticString = "setContentOffset(_:forSegmentAt:)"
    guard accepts(offset.isFinite, offset.shortDescription, "\(member)") else { return }
    change(segment, member) { $0.offset = offset }
  }

  /// Returns the offset of the title or image of a segment, in points.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    existing(segment, "contentOffsetForSegment(at:)")?.offset ?? .zero
  }

  /// Enables or disables a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment, "setEnabled(_:forSegmentAt:)") { $0.isEnabled = enabled }
  }

  /// Returns whether a segment is enabled.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    existing(segment, "isEnabledForSegment(at:)")?.isEnabled ?? false
  }

  /// Sets the action of a segment, with its image or else its title.
  open func setAction(_ action: Action, forSegmentAt segment: Int) {
    change(segment, "setAction(_:forSegmentAt:)") { $0 = SegmentContent(action) }
  }

  /// Returns the action of a segment; nil for none.
  open func actionForSegment(at segment: Int) -> Action? { existing(segment, "actionForSegment(at:)")?.action }

  /// Returns the index of the segment whose action has an identifier; ``noSegment`` for none.
  ///
  /// - Complexity: O(*n*) for *n* segments.
  open func segmentIndex(identifiedBy actionIdentifier: Action.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  // MARK: Selection

  /// The index of the selected segment; ``noSegment`` by default.
  ///
  /// Setting it sends no event. A segment that there isn't is reported and changes nothing. A momentary control
  /// ignores it.
  /// > Documented: UISegmentedControl.selectedSegmentIndex.
  open var selectedSegmentIndex: Int {
    get { selection }
    set { select(newValue) }
  }

  /// Whether a selection ends after its event; false by default.
  /// > Documented: UISegmentedControl.isMomentary.
  open var isMomentary = false {
    didSet {
      if isMomentary == oldValue { return }
      setNeedsDisplay()
      if isMomentary { selection = Self.noSegment }
    }
  }

  /// Whether segments are as wide as their contents need, and not all alike; false by default.
  /// > Documented: UISegmentedControl.apportionsSegmentWidthsByContent.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      if apportionsSegmentWidthsByContent != oldValue { contentSizeDidChange("apportionsSegmentWidthsByContent") }
    }
  }

  // MARK: Appearance

  /// The color behind the selected segment; nil, the default, uses the standard one.
  open var selectedSegmentTintColor: Color? {
    get { looks.selectedTint }
    set { setLook(\.selectedTint, to: newValue) }
  }

  /// Sets the attributes of titles in a state; nil removes them.
  ///
  /// The font and the color of the normal and the selected state are drawn.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    looks.attributes[state] = attributes
    contentSizeDidChange("setTitleTextAttributes(_:for:)")
  }

  /// Returns the attributes of titles that were set for a state; nil for none.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { looks.attributes[state] }

  /// Sets the image behind segments of a state, which replaces the standard background; nil removes it.
  ///
  /// The images for ``BarMetrics/default`` are drawn, others stored only.
  open func setBackgroundImage(_ backgroundImage: Image?, for state: State, barMetrics: BarMetrics) {
    setLook(\.backgrounds[SegmentedControlLooks.Key(part: state, metrics: barMetrics)], to: backgroundImage)
  }

  /// Returns the image behind segments that was set for a state, or nil.
  open func backgroundImage(for state: State, barMetrics: BarMetrics) -> Image? {
    looks.backgrounds[SegmentedControlLooks.Key(part: state, metrics: barMetrics)]
  }

  /// Sets the image between two segments of some states; nil removes it.
  ///
  /// The images for ``BarMetrics/default`` are drawn, others stored only.
  open func setDividerImage(
    _ dividerImage: Image?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: BarMetrics
  ) {
    let states = StatePair(left: leftState, right: rightState)
    setLook(\.dividers[SegmentedControlLooks.Key(part: states, metrics: barMetrics)], to: dividerImage)
  }

  /// Returns the image between two segments that was set for their states; nil for none.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: BarMetrics
  ) -> Image? {
    looks.dividers[SegmentedControlLooks.Key(part: StatePair(left: leftState, right: rightState), metrics: barMetrics)]
  }

  /// Moves the titles and images of segments at a position, in points.
  ///
  /// ``Segment/any`` applies to positions without their own. An adjustment that is not finite is reported and refused.
  open func setContentPositionAdjustment(
    _ adjustment: Offset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: BarMetrics
  ) {
    let member = "setContentPositionAdjustment(_:forSegmentType:barMetrics:)"
    let isFinite = adjustment.horizontal.isFinite && adjustment.vertical.isFinite
    guard accepts(isFinite, "the adjustment", member) else { return }
    setLook(\.adjustments[SegmentedControlLooks.Key(part: leftCenterRightOrAlone, metrics: barMetrics)], to: adjustment)
  }

  /// Returns the adjustment of segments at a position, in points; zero by default.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: BarMetrics
  ) -> Offset {
    looks.adjustments[SegmentedControlLooks.Key(part: leftCenterRightOrAlone, metrics: barMetrics)] ?? .zero
  }

  /// Sets the titles and frames of the segments' labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTitles()
  }

  /// Draws the background, the selected segment and the images.
  open override func draw(_ rect: CGRect) { drawContent() }

  // MARK: Tracking

  /// Begins to track a touch.
  @discardableResult open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    touchedSegment = segment(at: touch.location(in: self))
    return true
  }

  /// Tracks a touch.
  @discardableResult open override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    touchedSegment = segment(at: touch.location(in: self))
    return true
  }

  /// Selects the segment at the end of the touch, and sends its events unless it was selected before.
  /// > Documented: UISegmentedControl.selectedSegmentIndex: a touch sends `valueChanged`. Reported: not if selected.
  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    super.endTracking(touch, with: event)
    touchedSegment = nil
    if let touch, let segment = segment(at: touch.location(in: self)) { selectByTouch(segment, with: event) }
  }

  /// Cancels the tracking of the touch.
  open override func cancelTracking(with event: TouchEvent?) {
    super.cancelTracking(with: event)
    touchedSegment = nil
  }

  // MARK: Size

  /// Returns the preferred size, whatever size is available.
  ///
  /// - Complexity: O(*n*), where *n* is the number of segments and of the characters in their titles.
  @discardableResult open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }

  /// The width of the segments, and a height of 32 points.
  /// > Seen: fact i9: the height of controls on iOS 26.1, and in files of Interface Builder since Xcode 11. Reported:
  /// > 20 points more than the widest title, and 1 between segments, from one file.
  open override var intrinsicContentSize: CGSize { contentSize }

  /// The distance by which the control sticks out of its alignment rectangle at the bottom.
  /// > Seen: fact q12: 1 point on iOS 26.1.
  open override var alignmentRectInsets: EdgeInsets {
    EdgeInsets(top: 0, left: 0, bottom: era.segmentedControlOverhang, right: 0)
  }

  // MARK: Accessibility and inspection

  /// The title of the selected segment, unless another value was set.
  ///
  /// A test reads it; assistive applications visit the segments.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (segments.indices.contains(selection) ? segments[selection].title : nil) }
    set { super.accessibilityValue = newValue }
  }

  /// Whether the control itself is an element; false by default, as its segments are.
  open override var isAccessibilityElement: Bool {
    get { ownAccessibilityElement ?? false }
    set { super.isAccessibilityElement = newValue }
  }

  /// An element for each segment, created at each reading, unless others were set.
  /// > Reported: fact ax11: segments are elements, which are read with their number.
  open override var accessibilityElements: [Any]? {
    get { super.accessibilityElements ?? segmentElements }
    set { super.accessibilityElements = newValue }
  }

  /// The titles and the selected segment.
  open override var inspectedProperties: [InspectedProperty] {
    let titles = segments.map { $0.title ?? "image" }.joined(separator: "|")
    return super.inspectedProperties + [
      InspectedProperty("segments", .text(titles)),
      InspectedProperty("selectedSegmentIndex", .number(CGFloat(selection))),
    ]
  }
}
