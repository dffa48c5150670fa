import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessLayers

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

  /// The map of space of the view's layer; what it does to the plane is the view's ``transform``.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Coordinates

  /// Returns a point of this view in another view's coordinates; nil stands for the window, or the tree's root.
  ///
  /// Views of different trees are converted by way of the space around their roots, which for windows is the screen.
  ///
  /// > Reported: PinLayout's suite (PinPointCoordinatesSpec) for trees without a window: a root's own frame counts.
  open func convert(_ point: CGPoint, to view: View?) -> CGPoint { converted(point, to: view) }

  /// Returns a point of another view in this view's coordinates; nil stands for the window, or the tree's root.
  open func convert(_ point: CGPoint, from view: View?) -> CGPoint { converted(point, from: view) }

  /// Returns the smallest upright rectangle around a rectangle of this view in another view's coordinates.
  ///
  /// Where transforms turn it, it is the smallest upright rectangle around the rectangle in the nearest common ancestor,
  /// and then the smallest upright rectangle around that one in the other view.
  ///
  /// > Seen: fact s5.
  open func convert(_ rect: CGRect, to view: View?) -> CGRect { converted(rect, to: view) }

  /// Returns the smallest upright rectangle around a rectangle of another view in this view's coordinates.
  open func convert(_ rect: CGRect, from view: View?) -> CGRect { converted(rect, from: view) }

  /// Returns a point of this view in a coordinate space, such as a screen's.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint {
    converted(point, toSpace: coordinateSpace)
  }

  /// Returns a point of a coordinate space, such as a screen's, in this view's coordinates.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint {
    converted(point, fromSpace: coordinateSpace)
  }

  /// Returns the smallest upright rectangle around a rectangle of this view in a coordinate space, such as a screen's.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
    converted(rect, toSpace: coordinateSpace)
  }

  /// Returns the smallest upright rectangle around a rectangle of a coordinate space in this view's coordinates.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect {
    converted(rect, fromSpace: coordinateSpace)
  }

  // MARK: Hierarchy

  /// The view that owns this one; it is not retained by this one.
  ///
  /// An override answers callers only: layout, events and inheritance follow the tree as it is.
  open var superview: View? { superviewReference.view }

  /// The superview as the tree has it, whatever ``superview`` answers.
  package final var storedSuperview: View? { superviewReference.view }

  /// The views that this one owns, back to front.
  open var subviews: [View] { subviewStorage }

  /// The window at the root of the tree, or nil.
  open var window: Window? { windowLink?.window }

  open override var next: Responder? { storedSuperview }

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

  /// Unavailable: the layout pass updates no properties.
  @available(*, unavailable, message: "Properties are not updated on their own here: override layoutSubviews().")
  open func updateProperties() {}

  /// Unavailable: the layout pass updates no properties.
  @available(*, unavailable, message: "Properties are not updated on their own here: call setNeedsLayout().")
  open func setNeedsUpdateProperties() {}

  /// Unavailable: the layout pass updates no properties.
  @available(*, unavailable, message: "Properties are not updated on their own here: call layoutIfNeeded().")
  open func updatePropertiesIfNeeded() {}

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

  /// The smallest text size for this view and all below it; nil, unless set, means no limit.
  ///
  /// A smaller size of the surroundings becomes this one in the ``traitCollection``, which labels take their fonts by.
  ///
  /// > Documented: UIView.minimumContentSizeCategory.
  open var minimumContentSizeCategory: ContentSizeCategory? {
    get { kept(\.minimumContentSizeCategory, default: nil) }
    set { setContentSizeLimit(\.minimumContentSizeCategory, newValue) }
  }

  /// The largest text size for this view and all below it; nil, unless set, means no limit.
  ///
  /// > Documented: UIView.maximumContentSizeCategory. Assumed: where the limits cross, the smallest size counts.
  open var maximumContentSizeCategory: ContentSizeCategory? {
    get { kept(\.maximumContentSizeCategory, default: nil) }
    set { setContentSizeLimit(\.maximumContentSizeCategory, newValue) }
  }

  /// The scale, style, direction and text size of the view's surroundings.
  open var traitCollection: TraitCollection { inheritedTraits.collection }

  // MARK: Pictures

  /// Draws the view and everything in it into the current context, stretched into a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the ``bounds`` are stretched into.
  ///   - afterScreenUpdates: Whether the layout is brought up to date first.
  /// - Returns: Whether it was drawn: not without a context, nor without a size, which is reported.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    drawTree(in: rect, afterScreenUpdates: afterScreenUpdates)
  }

  /// Returns a new view that shows what this one shows now, whatever becomes of this one; it has the same size.
  ///
  /// - Parameter afterScreenUpdates: Whether the layout is brought up to date first.
  /// - Returns: A view without a superview.
  open func snapshotView(afterScreenUpdates: Bool) -> View? {
    snapshot(of: nil, afterScreenUpdates: afterScreenUpdates, capInsets: .zero)
  }

  /// Returns a new view that shows a part of what this one shows now, whose edges keep their size when it is resized.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's own coordinates; the new view has its size.
  ///   - afterScreenUpdates: Whether the layout is brought up to date first.
  ///   - capInsets: The edges that are not stretched, in points.
  /// - Returns: A view without a superview; nil for a rectangle that is empty or not finite, which is reported.
  ///
  /// > Documented: UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:).
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: EdgeInsets
  ) -> View? {
    snapshot(of: rect, afterScreenUpdates: afterScreenUpdates, capInsets: capInsets)
  }

  /// Whether animation blocks animate what they change.
  ///
  /// An override answers callers only: blocks follow ``setAnimationsEnabled(_:)``.
  open class var areAnimationsEnabled: Bool { ChangeRecording.isEnabled }

  // MARK: Interactions

  /// The interactions of the view, in the order in which they were added.
  ///
  /// Setting it removes those that are not in the new list, and adds the others.
  open var interactions: [any Interaction] {
    get { kept(\.interactions, default: []) }
    set { setInteractions(newValue) }
  }

  /// Adds an interaction, which the view retains; one that is in another view is removed from that first.
  ///
  /// > Documented: UIInteraction: `willMove(to:)` is called before and `didMove(to:)` after it.
  open func addInteraction(_ interaction: any Interaction) {
    attach(interaction)
  }

  /// Removes an interaction of this view; its callbacks get nil.
  open func removeInteraction(_ interaction: any Interaction) {
    detach(interaction)
  }

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

  /// Makes the first responder of the window resign, if it is this view or one in it.
  ///
  /// > Documented: UIView.endEditing.
  ///
  /// - Parameter force: Whether it must, also where it does not want to.
  /// - Returns: Whether it resigned.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force: force) }

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

  /// The environment that contains this view: the superview.
  open var parentFocusEnvironment: (any FocusEnvironment)? { storedSuperview }

  /// Returns whether another environment is this view or below it.
  open func contains(_ environment: any FocusEnvironment) -> Bool {
    (environment as? View)?.stands(in: self) ?? false
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
