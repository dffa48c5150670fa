import Foundation
import HeadlessGeometry
import HeadlessRecognizers
import HeadlessViews

/// A view that shows an area of its larger content, and scrolls and zooms it.
///
/// Swift lets subclasses override only the members of a class body, so this body declares every overridable member of
/// `UIScrollView`; the extensions contain the implementation, one file for each topic. Time is the screen's clock's.
/// > Documented: UIScrollView.
@preconcurrency @MainActor open class ScrollView: View {
  // MARK: Storage

  final let pan = ScrollPanGestureRecognizer()
  final let contentTouches = ContentTouchGestureRecognizer()
  final var pinch: ScrollPinchGestureRecognizer?
  final let frames = ScrollFrames()
  /// The current motion; nil at rest and during a drag.
  final var motion: Motion?
  /// The motion after a finger has lifted, if that one is running.
  final var deceleration: Deceleration?
  /// The drag of a finger, from the beginning of the pan to its end.
  final var drag: Drag?
  /// The offset after the last step of the drag or the deceleration: another one was set by code.
  final var stepOffset = CGPoint.zero
  /// Whether the offset that is set next is a step of the drag or the deceleration.
  final var isStepping = false
  final var zoom: Zoom?
  /// Whether a finger that touched down has stopped a motion.
  final var isStoppedByTouch = false
  final var isTouched = false
  final var isNotifyingOfZoom = false
  final var storedContentSize = CGSize.zero
  final var storedContentInset = EdgeInsets.zero
  final var storedZoomScale: CGFloat = 1
  final var zoomLimits = ZoomLimits()
  final var storedAlignment = CGPoint.zero
  package final var isInNavigation = false { didSet { scrollAreaMayHaveChanged() } }
  /// The part of the safe area at the top that a bar has given up because of the offset, in points.
  package final var collapsedTop: CGFloat = 0
  /// The closure that is called after each change of the offset, before the delegate.
  package final var scrollObserver: (() -> Void)?
  /// The insets and sizes that the offset was last adjusted to, or will be at the end of the motion.
  final var adjustedArea = ScrollArea()
  /// The insets and sizes before changes during a drag or a motion.
  final var skippedArea: ScrollArea?
  /// The refresh control that was set, or added as a subview.
  final weak var attachedRefreshControl: RefreshControl?
  /// The height that the refresh control needs, in points; 0 while it rests.
  package final var refreshHeight: CGFloat = 0
  /// The y of the refresh control in the visible part while a bar has a row for it; nil without such a row.
  package final var refreshTopInBar: CGFloat? { didSet { if refreshTopInBar != oldValue { setNeedsLayout() } } }
  /// The part of the safe area that a bar has for the refresh control, in points.
  final var refreshRow: CGFloat { refreshTopInBar == nil ? 0 : refreshHeight }
  /// The inset that is added for the refresh control, in points.
  final var refreshInset: CGFloat { refreshHeight - refreshRow }

  // MARK: Life

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a scroll view with a frame of zero; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The object that is notified of scrolling and zooming; not retained.
  open weak var delegate: (any ScrollViewDelegate)?

  // MARK: Geometry

  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      sizeMayHaveChanged()
    }
  }

  /// The visible area of the content; its origin is the ``contentOffset``.
  ///
  /// A new origin does not notify the delegate and is not rounded.
  /// > Reported: jonathonstaff.com/blog/a-quick-commentary-on-uiscrollview,
  /// > andrewmarinov.com/uiscrollviews-contentoffset-precision.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      sizeMayHaveChanged()
    }
  }

  // MARK: Content

  /// The origin of the ``bounds`` in the content, in points.
  ///
  /// Setting it rounds to the nearest pixel, a half up, and notifies the delegate if the offset changes. It is not
  /// limited to the content. A drag and a deceleration continue from the new offset, with their velocity. A number that
  /// is not finite is reported and changes nothing.
  /// > Seen: on iOS 18.2's simulator an offset of 99999 stays, and the delegate is notified. Reported: the rounding
  /// > (andrewmarinov.com/uiscrollviews-contentoffset-precision; -187.5 becomes -187.33 at three pixels per point).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }

  /// Changes the ``contentOffset``, optionally with an animation.
  ///
  /// The animation lasts 0.3 s of the screen's clock and eases in and out; the delegate is notified of each frame, and
  /// then with `scrollViewDidEndScrollingAnimation(_:)`. A running motion ends.
  /// > Documented: the callbacks. Seen: fact q20: the duration and the curve. Assumed: an animation to the current
  /// > offset does nothing. Differs: the reference names a constant velocity.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated, member: "setContentOffset(_:animated:)")
  }

  /// The size of the content, in points; constraints between the content and the ``contentLayoutGuide``, or the edges
  /// of the scroll view, set it in a layout pass.
  ///
  /// A size that is not finite is reported and changes nothing.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { setContentSize(newValue) }
  }

  /// The distances by which the content can be scrolled beyond its edges, in points.
  ///
  /// Insets that are not finite are reported and change nothing.
  open var contentInset: EdgeInsets {
    get { storedContentInset }
    set { setContentInset(newValue) }
  }

  /// The position of content smaller than the view: (0, 0), by default, for the top left, (1, 1) for the bottom right.
  /// > Documented: UIScrollView.contentAlignmentPoint.
  open var contentAlignmentPoint: CGPoint {
    get { storedAlignment }
    set { setContentAlignment(newValue) }
  }

  /// The size of the part of the content that is visible, in points.
  /// > Documented: UIScrollView.visibleSize. Assumed: the size of the bounds.
  open var visibleSize: CGSize { bounds.size }

  /// The ``contentInset`` plus the safe area by ``contentInsetAdjustmentBehavior``, which subviews do not inherit.
  open var adjustedContentInset: EdgeInsets { currentInset }

  /// Called after the ``adjustedContentInset`` has changed, before the delegate is notified.
  open func adjustedContentInsetDidChange() {}

  /// The edges on which the safe area is added to the ``contentInset``; automatic by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { scrollAreaMayHaveChanged() }
  }

  /// Scrolls as little as needed to show a rectangle of the content; an empty or visible one has no effect.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the content.
  ///   - animated: Whether the change is animated for 0.3 s.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(toShow: rect, animated: animated) }

  /// The guide for the content: constraints to it determine the ``contentSize``.
  open var contentLayoutGuide: LayoutGuide { contentGuide }

  /// The guide for the frame: views constrained to it do not scroll.
  open var frameLayoutGuide: LayoutGuide { frameGuide }

  // MARK: Scrolling

  /// Whether a touch can scroll; true by default.
  ///
  /// A scroll view that is switched off has no scrollable axes, on which the safe area is added to the insets.
  /// > Reported: the insets.
  open var isScrollEnabled = true {
    didSet {
      pan.isEnabled = isScrollEnabled
      scrollAreaMayHaveChanged()
    }
  }

  /// Whether a scroll view around this one scrolls sideways while this one is at its edge; true by default.
  /// > Documented: UIScrollView.transfersHorizontalScrollingToParent. Differs: only a drag that begins at the edge.
  open var transfersHorizontalScrollingToParent = true

  /// Whether a scroll view around this one scrolls up and down while this one is at its edge; true by default.
  /// > Documented: UIScrollView.transfersVerticalScrollingToParent. Differs: only a drag that begins at the edge.
  open var transfersVerticalScrollingToParent = true

  /// Whether the keys of a keyboard scroll; true by default, and stored only.
  open var allowsKeyboardScrolling = true

  /// The control above the content that refreshes it after a pull; nil by default.
  open var refreshControl: RefreshControl? { didSet { replaceRefreshControl(oldValue) } }

  /// Whether a drag scrolls along one axis only; false by default.
  /// > Documented: a diagonal drag scrolls along both. Assumed: it is diagonal if the distance along one axis is less
  /// > than twice that along the other.
  open var isDirectionalLockEnabled = false

  /// Whether a drag ends at a multiple of the size of the bounds; false by default.
  open var isPagingEnabled = false

  /// The factor by which the velocity decreases in a millisecond; ``DecelerationRate/normal`` by default.
  open var decelerationRate = DecelerationRate.normal

  /// Whether content can be dragged beyond its edges, and returns; true by default.
  open var bounces = true

  /// Whether ``bounces`` applies to the horizontal axis; true by default.
  open var bouncesHorizontally = true

  /// Whether ``bounces`` applies to the vertical axis; true by default.
  open var bouncesVertically = true

  /// Whether content that is not higher than the view can be dragged up and down; false by default.
  open var alwaysBounceVertical = false { didSet { scrollAreaMayHaveChanged() } }

  /// Whether content that is not wider than the view can be dragged to the sides; false by default.
  open var alwaysBounceHorizontal = false { didSet { scrollAreaMayHaveChanged() } }

  /// Whether a tap on the status bar, ``Window/tapStatusBar()``, scrolls to the top; true by default.
  open var scrollsToTop = true

  /// Whether the scroll view is touched, up to the end of the drag.
  open var isTracking: Bool { isTouched }

  /// Whether the user scrolls the content.
  open var isDragging: Bool { drag != nil }

  /// Whether the content moves after the end of a drag.
  open var isDecelerating: Bool { motion == .deceleration }

  /// Whether an animation of ``setContentOffset(_:animated:)`` is running.
  open var isScrollAnimating: Bool { motion?.isScrolling ?? false }

  /// Ends the motion that is running.
  open func stopScrollingAndZooming() {
    stopMotion()
    applySkippedAdjustment()
  }

  // MARK: Touches

  /// The recognizer of the drag that scrolls the content.
  open var panGestureRecognizer: PanGestureRecognizer { pan }

  /// The recognizer that zooms; nil unless the ``maximumZoomScale`` is greater than the ``minimumZoomScale``.
  open var pinchGestureRecognizer: PinchGestureRecognizer? { canZoom ? pinch : nil }

  /// The recognizer of a remote control; nil.
  open var directionalPressGestureRecognizer: GestureRecognizer? { nil }

  /// Whether subviews receive a touch after 0.15 s, or when it lifts, if it has not scrolled by then; true by default.
  /// > Documented: UIScrollView.delaysContentTouches. Reported: 150 ms, by several observers.
  open var delaysContentTouches = true

  /// Whether a touch that a subview has received can still scroll; true by default.
  open var canCancelContentTouches = true

  /// Returns whether a subview receives touches; true by default.
  ///
  /// - Parameters:
  ///   - touches: The touches that have begun.
  ///   - event: Their event.
  ///   - view: The subview in which they began, which is not the scroll view itself.
  /// - Returns: Whether the subview receives them.
  open func touchesShouldBegin(_ touches: Set<Touch>, with event: Event?, in view: View) -> Bool { true }

  /// Returns whether a subview that has received a touch loses it when the touch begins to scroll; false for a control.
  ///
  /// It is called only if ``canCancelContentTouches`` is true.
  /// > Documented: UIScrollView.touchesShouldCancel(in:).
  open func touchesShouldCancel(in view: View) -> Bool { !(view is any TouchTracking) }

  /// The manner in which a drag dismisses the keyboard; none by default.
  ///
  /// `onDrag` and `onDragWithAccessory` make the first responder resign when a drag begins. Others are stored only.
  open var keyboardDismissMode = KeyboardDismissMode.none

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    if gestureRecognizer === pan { return mayBeginDragging }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Indicators

  /// Whether the vertical indicator shows while scrolling; stored only, as indicators are not drawn.
  open var showsVerticalScrollIndicator = true

  /// Whether the horizontal indicator shows while scrolling; stored only, as indicators are not drawn.
  open var showsHorizontalScrollIndicator = true

  /// The insets of the vertical indicator; stored only.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero

  /// The insets of the horizontal indicator; stored only.
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero

  /// The insets of both indicators; setting it sets both.
  open var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Whether the safe area is added to the insets of the indicators; stored only.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// The style of the indicators; stored only.
  open var indicatorStyle = IndicatorStyle.default

  /// Whether an index beside the content shows; stored only.
  open var indexDisplayMode = IndexDisplayMode.automatic

  /// Shows the indicators for a moment; has no effect here.
  open func flashScrollIndicators() {}

  /// Runs changes of the offset during which the indicators show; here it runs them only.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }

  /// The effect at the top edge; stored only.
  open private(set) lazy var topEdgeEffect = ScrollEdgeEffect()

  /// The effect at the left edge; stored only.
  open private(set) lazy var leftEdgeEffect = ScrollEdgeEffect()

  /// The effect at the bottom edge; stored only.
  open private(set) lazy var bottomEdgeEffect = ScrollEdgeEffect()

  /// The effect at the right edge; stored only.
  open private(set) lazy var rightEdgeEffect = ScrollEdgeEffect()

  // MARK: Zooming

  /// The smallest ``zoomScale``; 1 by default.
  open var minimumZoomScale: CGFloat {
    get { zoomLimits.minimum }
    set { setZoomLimit(\.minimum, newValue, "minimumZoomScale") }
  }

  /// The largest ``zoomScale``; 1 by default.
  open var maximumZoomScale: CGFloat {
    get { zoomLimits.maximum }
    set { setZoomLimit(\.maximum, newValue, "maximumZoomScale") }
  }

  /// The scale of the delegate's `viewForZooming(in:)`; 1 by default.
  ///
  /// Setting it sets that view's transform, and the ``contentSize`` to the size of its frame. The point of the zoomed
  /// view in the middle stays there as far as the content allows. The scale is limited to the smallest and the largest
  /// one; without a view it doesn't change.
  /// > Seen: on the simulator of iOS 18.2: 2 makes a frame of 600 points one of 1,200, 99 becomes the largest scale,
  /// > and the delegate is notified of scrolling and then of zooming. Reported: the size of the content.
  open var zoomScale: CGFloat {
    get { storedZoomScale }
    set { setZoom(newValue, animated: false) }
  }

  /// Changes the ``zoomScale``, optionally with an animation of 0.3 s.
  ///
  /// The scale, the size of the content and the offset change at once; the layers are animated.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { setZoom(scale, animated: animated) }

  /// Zooms and scrolls so that a rectangle fills the view as far as the limits allow.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the delegate's `viewForZooming(in:)`.
  ///   - animated: Whether the change is animated for 0.3 s.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated: animated) }

  /// Whether a pinch can zoom beyond the limits; true by default.
  open var bouncesZoom = true

  /// Whether the user zooms with a pinch.
  open var isZooming: Bool { zoom != nil }

  /// Whether the scale returns to a limit that a pinch has exceeded.
  open var isZoomBouncing: Bool { motion == .zoomBounce }

  /// Whether an animation of ``setZoomScale(_:animated:)`` is running.
  open var isZoomAnimating: Bool { motion?.isZooming ?? false }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    restoreOriginOfZoomedView()
    applySolvedContentSize()
    // The safe area may have changed and changed back since, which is not announced: fact q24.
    scrollAreaMayHaveChanged()
    layOutRefreshControl()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    scrollAreaMayHaveChanged()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      stopMotion()
      applySkippedAdjustment()
    }
  }

  open override var inspectedProperties: [InspectedProperty] {
    super.inspectedProperties + [InspectedProperty("contentSize", .size(contentSize))]
  }
}
