import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// A rectangular area of the screen, with subviews in its coordinates: the base class of windows, controls and labels.
///
/// Swift lets subclasses override only what a class body declares. So this body declares the stored state and the
/// overridable members of hierarchy, geometry, layout, looks and touches; ``ViewBase`` has the rest of `UIView`,
/// ``Responder`` has `UIResponder`. The extensions contain how they work, a file a topic (`View+Hierarchy`,
/// `View+Geometry`, `View+Invalidation`…), and members that are not overridable.
///
/// Release the last reference to a view on the main actor. A tree is deallocated without recursion, however deep it is.
@preconcurrency @MainActor
open class View: ViewBase {
  // MARK: Stored state

  final var frameStorage: CGRect
  @exclusivity(unchecked) final var subviewStorage: [View] = []
  nonisolated(unsafe) final var superviewReference = UncountedView()
  final var windowLink: WindowLink?
  @exclusivity(unchecked) final var dirtySubviews = DirtySubviews()
  nonisolated(unsafe) final var dirtySlot = DirtySubviews.noSlot
  final var siblingHint: Int32 = 0
  /// When the view was added, if it was in a layout; see ``LayoutGrowth``.
  final var birth: UInt32 = 0
  @exclusivity(unchecked) final var flags: ViewFlags = [.needsLayout, .isOpaque, .isUserInteractionEnabled]

  // MARK: Life

  /// Makes a view with a frame in its future superview's coordinates, in points.
  ///
  /// A frame that is not finite is reported and becomes zero; a negative size is standardized.
  public init(frame: CGRect) {
    frameStorage = .zero
    super.init()
    recordClass(ifExactly: View.self, hasEmptyLayout: true)
    if !frame.hasNumbers(of: .zero) { place(frame) }
  }

  /// Makes a view with a frame of zero.
  public override convenience init() {
    self.init(frame: .zero)
  }

  /// Makes a view as an archive does; nothing is read from the archive, so the frame is zero.
  public required init?(coder: NSCoder) {
    frameStorage = .zero
    super.init()
    recordClass(ifExactly: View.self, hasEmptyLayout: true)
  }

  deinit {
    if subviewStorage.isEmpty { return }
    dirtySubviews = DirtySubviews()
    for subview in subviewStorage { subview.loseSuperview() }
    if Teardown.take(&subviewStorage) { Teardown.drain() }
  }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points.
  ///
  /// A new size marks this view and its superview for layout; a new origin marks nothing. A negative size is
  /// standardized; a number that is not finite is reported and changes nothing.
  open var frame: CGRect {
    get { transformedFrame }
    set { place(newValue) }
  }

  /// The rectangle in the view's own coordinates, in points; setting the size keeps ``center``.
  ///
  /// A new size marks this view and its superview for layout, a new origin this view. A negative size is standardized;
  /// a number that is not finite is reported and changes nothing.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frameStorage.size) }
    set { placeBounds(newValue) }
  }

  /// The middle of the ``frame``, in the superview's coordinates; setting it moves the view and marks nothing.
  ///
  /// It is the layer's position: with another anchor point than the middle, it is there instead. A number that is not
  /// finite is reported and changes nothing.
  open var center: CGPoint {
    get { position }
    set { placeCenter(newValue) }
  }

  /// The map that turns, scales or shifts the view around its middle; ``bounds`` and ``center`` do not change.
  ///
  /// While it is not the identity, ``frame`` is the smallest upright rectangle around what it makes of the view.
  open var transform: CGAffineTransform {
    get { extra(\.transform, default: .identity) }
    set { setTransform(newValue) }
  }

  /// Which margins and lengths follow a new size of the superview, at once; none unless set.
  open var autoresizingMask: AutoresizingMask {
    get { extra(\.autoresizingMask, default: []) }
    set { setAutoresizingMask(newValue) }
  }

  // MARK: Hierarchy

  /// The view that owns this one; it is not retained by this one.
  public final var superview: View? { superviewReference.view }

  /// The views that this one owns, back to front.
  open var subviews: [View] { subviewStorage }

  /// The window at the root of the tree, or nil.
  open var window: Window? { windowLink?.window }

  open override var next: Responder? { superview }

  /// Puts a view in front of all subviews; a view that has another superview leaves it first.
  ///
  /// Marks this view and the added one for layout. The view itself or one of its ancestors is refused and reported.
  open func addSubview(_ view: View) {
    adopt(view, at: .front, "addSubview(_:)")
  }

  /// Puts a view at an index among the subviews; an index out of range means the nearest end.
  ///
  /// > Seen: fact d6: the index is clamped.
  open func insertSubview(_ view: View, at index: Int) {
    adopt(view, at: .index(index), "insertSubview(_:at:)")
  }

  /// Puts a view right behind a sibling; where `siblingSubview` is no subview, in front of all.
  ///
  /// > Seen: fact d6.
  open func insertSubview(_ view: View, belowSubview siblingSubview: View) {
    adopt(view, at: .below(siblingSubview), "insertSubview(_:belowSubview:)")
  }

  /// Puts a view right in front of a sibling; where `siblingSubview` is no subview, in front of all.
  ///
  /// > Seen: fact d6.
  open func insertSubview(_ view: View, aboveSubview siblingSubview: View) {
    adopt(view, at: .above(siblingSubview), "insertSubview(_:aboveSubview:)")
  }

  /// Takes the view out of its superview, which is marked for layout.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Moves a subview in front of its siblings; marks this view if that changes the order.
  open func bringSubviewToFront(_ view: View) {
    reorder(view, to: subviewStorage.count - 1)
  }

  /// Moves a subview behind its siblings; marks this view if that changes the order.
  open func sendSubviewToBack(_ view: View) {
    reorder(view, to: 0)
  }

  /// Swaps the subviews at two indices; an index out of range is reported and changes nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Whether this view is the given one or stands below it.
  @discardableResult
  open func isDescendant(of view: View) -> Bool { stands(in: view) }

  /// Called before the superview changes to the given one, or to none.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the view enters the given window, or leaves its window.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called after the view has entered or left a window.
  open func didMoveToWindow() {}

  /// Called after a view has become a subview.
  open func didAddSubview(_ subview: View) {}

  /// Called before a subview leaves.
  open func willRemoveSubview(_ subview: View) {}

  // MARK: Layout

  /// Asks for ``layoutSubviews()`` in the next layout pass.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Brings the layout of this view and everything below it up to date, now.
  ///
  /// Climbs first while the superview itself needs layout, then lays out that whole subtree, parents before children
  /// and siblings in their order. Visits only what needs it.
  ///
  /// > Documented: CALayer.layoutIfNeeded (fact d2).
  open func layoutIfNeeded() {
    layOutIfNeeded()
  }

  /// Places the subviews; the layout pass calls it when the view needs layout, never call it yourself.
  ///
  /// An override calls `super` and then sets its subviews' frames. What it does to the view's own subviews does not mark
  /// the view again; a new size of the view itself, or ``setNeedsLayout()``, does.
  open func layoutSubviews() {}

  // MARK: Size

  /// The size that fits the content best, in points; the view's own size unless overridden.
  ///
  /// - Parameter size: The room there is.
  /// - Returns: The wish; the view's frame does not change.
  @discardableResult
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Gives the ``bounds`` the size that ``sizeThatFits(_:)`` returns for their current size.
  ///
  /// The origin of the frame stays; under a ``transform``, the center does.
  open func sizeToFit() {
    fit()
  }

  /// The size the content asks for by itself, or ``noIntrinsicMetric`` in an axis without a wish.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// Tells that ``intrinsicContentSize`` has changed.
  ///
  /// Nothing reads the size by itself before there is constraint layout; override it to be told.
  open func invalidateIntrinsicContentSize() {}

  // MARK: Margins

  /// The room that a layout should leave at the edges, in points: 8 each unless set; a change is told and marks nothing.
  open var layoutMargins: EdgeInsets {
    get { resolvedMargins }
    set { setLayoutMargins(newValue) }
  }

  /// The ``layoutMargins`` by sides that follow the layout direction.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { resolvedMargins.directional(mirrored: isMirrored) }
    set { setDirectionalLayoutMargins(newValue) }
  }

  // MARK: Looks

  /// Whether the view is invisible; it keeps its place and its layout.
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set { set(.isHidden, to: newValue) }
  }

  /// The opacity, 0 to 1, of the view and everything in it.
  open var alpha: CGFloat {
    get { extra(\.alpha, default: 1) }
    set { setAlpha(newValue) }
  }

  /// Whether the view promises to fill its bounds.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { set(.isOpaque, to: newValue) }
  }

  /// Whether subviews are cut at the bounds.
  open var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { set(.clipsToBounds, to: newValue) }
  }

  /// The corners, the border, the shadow and the layers between the subviews; made on first reading.
  open var layer: Layer { extras?.layer ?? makeLayer() }

  /// The class of the view's ``layer``; other subclasses than this package's own are made by their `init?(coder:)`.
  open class var layerClass: AnyClass { Layer.self }

  /// The colour of what can be tapped: the nearest one set on the way up, else the system's blue.
  ///
  /// Setting nil inherits again. ``tintColorDidChange()`` is told to this view and to every view that inherits from it.
  ///
  /// > Reported: fact d7.
  open var tintColor: Color! {
    get { shownTintColor }
    set { setTintColor(newValue) }
  }

  /// Whether ``tintColor`` is dimmed: the nearest mode set on the way up, else `normal`; set `automatic` to inherit again.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { tint.isDimmed ? .dimmed : .normal }
    set { setTintAdjustmentMode(newValue) }
  }

  // MARK: Traits

  /// The style of this view and all below it; `unspecified`, unless set, means the superview's or the screen's.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { ownInterfaceStyle }
    set { setInterfaceStyle(newValue) }
  }

  /// The scale, style, direction and text size of the view's surroundings.
  open var traitCollection: TraitCollection { inheritedTraits.collection }

  // MARK: Behaviour

  /// Whether a point counts as on the view; override it to make the touchable area larger or smaller.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event the question is asked for, or nil.
  /// - Returns: True inside the bounds; the right and the bottom edge count as outside.
  ///
  /// > Seen: fact d5.
  @discardableResult
  open func point(inside point: CGPoint, with event: Event?) -> Bool {
    bounds.contains(point)
  }

  /// The frontmost view of this tree that a point counts as on, or nil.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event the question is asked for, or nil.
  /// - Returns: A view below this one, this one, or nil where the point is outside or the view takes no touches.
  ///
  /// > Seen: fact d5.
  @discardableResult
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    findView(at: point, with: event)
  }

  // MARK: Touches

  /// Whether the view gets more than one finger at a time; false unless set.
  ///
  /// While it is false the view gets the first finger only. Its recognizers get every finger.
  ///
  /// > Documented: UIView.isMultipleTouchEnabled. A window gets every finger.
  open var isMultipleTouchEnabled: Bool {
    get { extra(\.isMultipleTouchEnabled, default: false) }
    set { makeExtras().isMultipleTouchEnabled = newValue }
  }

  /// Whether no other view of the window gets a finger while this one has one, and the other way round.
  ///
  /// > Documented: UIView.isExclusiveTouch. Recognizers get every finger.
  open var isExclusiveTouch: Bool {
    get { extra(\.isExclusiveTouch, default: false) }
    set { makeExtras().isExclusiveTouch = newValue }
  }

  /// The recognizers attached to the view, in the order they were added; nil without any.
  open var gestureRecognizers: [GestureRecognizer]? {
    get { extras.flatMap { $0.gestureRecognizers.isEmpty ? nil : $0.gestureRecognizers.values } }
    set { setGestureRecognizers(newValue ?? []) }
  }

  /// Attaches a recognizer to the view, which keeps it alive; one that is attached to another view leaves that first.
  open func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a recognizer from the view, breaking off what it does.
  open func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recognizer that has seen its gesture may recognize it; true unless overridden.
  ///
  /// Asked of the view that the finger touched and of all above it up to the recognizer's own view. A control answers
  /// false for an ancestor's recognizer of its own gesture, such as the single tap on a button.
  ///
  /// > Documented: UIView.gestureRecognizerShouldBegin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether touches reach the view.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.isUserInteractionEnabled) }
    set { set(.isUserInteractionEnabled, to: newValue) }
  }

  /// The first view with a ``tag``: this one or one below it, parents first, back to front; or nil.
  open func viewWithTag(_ tag: Int) -> View? { firstView(withTag: tag) }

  /// Whether the view is mirrored in a right-to-left layout; counts for this view only, not for its subviews.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { extra(\.semanticContentAttribute, default: .unspecified) }
    set { setSemanticContentAttribute(newValue) }
  }

  /// Where this view's layout begins, by its own ``semanticContentAttribute``, else by the screen's language.
  ///
  /// > Seen: fact a10: a superview's forced direction is not inherited. Documented: playback and spatial content is not
  /// > mirrored in a right-to-left language.
  open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection { layoutDirection }
}
