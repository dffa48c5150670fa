import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessLayers

/// A rectangular area of the screen that contains subviews in its own coordinates.
///
/// Swift lets subclasses override only the members of a class body, so this body declares every overridable member of
/// `UIView`; ``Responder`` declares the members of `UIResponder`. The extensions contain the implementation, one file
/// for each topic (`View+Hierarchy`, `View+Geometry`, `View+NeedsLayout`…), and the members that can't be overridden.
///
/// A tree is deallocated where its last reference is released, on any thread, without recursion, however deep it is.
@preconcurrency @MainActor open class View: Responder {
  // MARK: Storage

  // Unchecked exclusivity: only single steps change the lists, inside of which no code of an app runs; for the rare
  // values see `Rare`. With checks, here and in the controls, W3 takes 1.4 times as many instructions. Unsafe
  // isolation: the `deinit` of a view, on any thread, reads or changes these values under `Teardown.lock`.

  final var frameStorage: CGRect
  @exclusivity(unchecked) final var subviewStorage: [View] = []  // W1 to W5 by 1.3 to 1.6.
  nonisolated(unsafe) final var superviewReference = UncountedReference<View>()  // Cleared by `deinit`, on any thread.
  final var windowLink: WindowLink?
  @exclusivity(unchecked) nonisolated(unsafe) final var rare = Rare<RareProperties>()  // See `Rare`.
  /// The subviews that are marked for layout, or contain a marked view.
  @exclusivity(unchecked) final var dirtySubviews = DirtySubviews()  // W1 to W5 by 1.3 to 1.6.
  /// The place in the superview's `dirtySubviews`.
  nonisolated(unsafe) final var dirtySlot = DirtySubviews.noSlot  // Cleared by `deinit`, on any thread.
  /// The index among the siblings, unless the superview's flag `hintsAreStale` is set.
  final var siblingHint: Int32 = 0
  /// The generation of a view that a layout added; see ``LayoutGrowth``.
  final var generationNumber: UInt32 = 0
  @exclusivity(unchecked) final var flags = ViewFlags.initial  // With controls' and buttons', a debug layout by 12 %.

  /// The properties that most views leave at their defaults.
  struct RareProperties: RareValues {
    static let defaults = RareDefaults<RareProperties>()

    // Constraints read the first ones of many views.
    var layoutItem: LayoutItem?
    var autoresizingMask: AutoresizingMask?
    var autoresizesSubviews = true
    var translatesAutoresizingMaskIntoConstraints = true
    var semanticContentAttribute: SemanticContentAttribute?
    var contentHugging = LayoutPriorities.standardHugging
    var compressionResistance = LayoutPriorities.standardResistance

    var tag = 0
    var alpha: CGFloat = 1
    var backgroundColor: Color?
    var contentMode = ContentMode.scaleToFill
    var clearsContextBeforeDrawing = true
    var layer: Layer?
    var mask: View?

    var boundsOrigin: CGPoint?
    /// The position that was set, if the stored frame rounds to another one.
    var exactPosition: CGPoint?
    var anchorPoint: CGPoint?
    /// The transform; nil for the identity, which is a global of Foundation: the defaults could not be stored as data.
    var transform: CGAffineTransform?

    var layoutMargins = LayoutMargins.standard
    var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    var insetState: InsetState?

    var tintColor: Color?
    var tintAdjustmentMode = TintAdjustmentMode.automatic
    var overrideUserInterfaceStyle = UserInterfaceStyle.unspecified
    var minimumContentSizeCategory: ContentSizeCategory?
    var traitRegistrations: [TraitRegistration] = []
    var maximumContentSizeCategory: ContentSizeCategory?
    var traitOverrides: TraitCollection?
    var corners: CornerConfiguration?

    // Optional lists, as an empty array prevents the compiler from storing the defaults as data.
    var gestureRecognizers: KeyedList<ObjectIdentifier, GestureRecognizer>?
    var interactions: [any Interaction]?
    var isMultipleTouchEnabled = false
    var isExclusiveTouch = false

    var motionEffects: [MotionEffect]?
    var needsFocusUpdate = false
    var focusGroupIdentifier: String?
    var restorationIdentifier: String?
    var toolTip: String?
    var ownership: ViewOwnership?
    var propertyObservation: (any PropertyObservation)?
    var largeContent: StoredLargeContent?
  }

  // MARK: Life

  /// Creates a view with a frame in the coordinates of its future superview, in points.
  ///
  /// A frame that is not finite is reported and becomes zero; a negative size is standardized.
  public init(frame: CGRect) {
    frameStorage = .zero
    super.init()
    recordClass(ifExactly: View.self, hasEmptyLayout: true)
    if !frame.hasNumbers(of: .zero) { setFrame(frame) }
  }

  /// Creates a view with a frame of zero.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view with a frame of zero; nothing is decoded.
  public required init?(coder: NSCoder) {
    frameStorage = .zero
    super.init()
    recordClass(ifExactly: View.self, hasEmptyLayout: true)
  }

  deinit {
    if subviewStorage.isEmpty, !flags.contains(.hasLayoutItem) { return }
    Teardown.lock.lock()
    rare.layoutItem?.clearOwner()
    dirtySubviews = DirtySubviews()
    for subview in subviewStorage { subview.clearSuperview() }
    Teardown.lock.unlock()
    if subviewStorage.isEmpty { return }
    if flags.contains(.inheritsInsets), MainQueue.isCurrent { View.updateInsets(ofSurvivors: &subviewStorage) }
    if Teardown.collect(&subviewStorage) { Teardown.drain() }
  }

  /// Does nothing: views are not archived.
  open func encode(with coder: NSCoder) {}

  /// The name for state restoration; stored only.
  open var restorationIdentifier: String? {
    get { rare.restorationIdentifier }
    set { rare.restorationIdentifier = newValue }
  }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points.
  ///
  /// A new size marks this view and its superview for layout; a new origin marks nothing. A negative size is
  /// standardized; a number that is not finite is reported and changes nothing.
  open var frame: CGRect {
    get { transformedFrame }
    set { setFrame(newValue) }
  }

  /// The rectangle in the view's own coordinates, in points; setting the size doesn't change ``center``.
  ///
  /// A new size marks this view and its superview for layout, a new origin this view. A negative size is standardized;
  /// a number that is not finite is reported and changes nothing.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frameStorage.size) }
    set { setBounds(newValue) }
  }

  /// The layer's position in the superview's coordinates: the center of the ``frame`` by the default anchor point.
  ///
  /// Setting it marks nothing. A number that is not finite is reported and changes nothing.
  open var center: CGPoint {
    get { position }
    set { setCenter(newValue) }
  }

  /// The fixed point of transforms, which ``center`` places, as fractions of the bounds' size; the middle by default.
  ///
  /// Setting it keeps ``center``, so the ``frame`` moves. A number that is not finite is reported and refused.
  /// > Documented: UIView.anchorPoint, the anchor point of the layer.
  open var anchorPoint: CGPoint {
    get { storedAnchor }
    set { setAnchorPoint(newValue, member: "anchorPoint") }
  }

  /// The transform applied to the view, relative to its ``anchorPoint``; ``bounds`` and ``center`` do not change.
  ///
  /// Unless it is the identity, ``frame`` is the bounding box of the transformed view.
  open var transform: CGAffineTransform {
    get { rare.transform ?? .identity }
    set { setTransform(newValue) }
  }

  /// The three-dimensional transform of the view's layer; ``transform`` is its effect on the plane.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Coordinates

  /// Converts a point from this view's coordinates to another view's; nil means the window, or the tree's root.
  ///
  /// Between different trees, points are converted by the coordinates around the roots: around a window, the screen's.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of both views.
  ///
  /// > Reported: PinLayout's suite (PinPointCoordinatesSpec) for trees without a window: a root's frame is included.
  open func convert(_ point: CGPoint, to view: View?) -> CGPoint { converted(point, to: view) }

  /// Converts a point from another view's coordinates to this view's; nil means the window, or the tree's root.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of both views.
  open func convert(_ point: CGPoint, from view: View?) -> CGPoint { converted(point, from: view) }

  /// Converts a rectangle from this view's coordinates to another view's; nil means the window or root.
  ///
  /// Under rotations, it is the bounding box, in the other view, of the bounding box in the nearest common ancestor.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of both views.
  ///
  /// > Seen: fact s5.
  open func convert(_ rect: CGRect, to view: View?) -> CGRect { converted(rect, to: view) }

  /// Converts a rectangle from another view's coordinates to this view's; nil means the window or root.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of both views.
  open func convert(_ rect: CGRect, from view: View?) -> CGRect { converted(rect, from: view) }

  /// Converts a point from this view's coordinates to a coordinate space, such as a screen's.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of both, as between views.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, to coordinateSpace: any CoordinateSpace) -> CGPoint {
    converted(point, toSpace: coordinateSpace)
  }

  /// Converts a point from a coordinate space, such as a screen's, to this view's coordinates.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of both, as between views.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, from coordinateSpace: any CoordinateSpace) -> CGPoint {
    converted(point, fromSpace: coordinateSpace)
  }

  /// Converts a rectangle from this view's coordinates to its bounding box in a coordinate space.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of both, as between views.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, to coordinateSpace: any CoordinateSpace) -> CGRect {
    converted(rect, toSpace: coordinateSpace)
  }

  /// Converts a rectangle from a coordinate space to its bounding box in this view's coordinates.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of both, as between views.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, from coordinateSpace: any CoordinateSpace) -> CGRect {
    converted(rect, fromSpace: coordinateSpace)
  }

  // MARK: Hierarchy

  /// The view that owns this one; not retained.
  ///
  /// An override changes only the value that callers read: layout, events and inheritance use the stored superview.
  open var superview: View? { superviewReference.object }

  /// The stored superview, independent of overrides of ``superview``.
  package final var storedSuperview: View? { superviewReference.object }

  /// The views that this one owns, back to front.
  open var subviews: [View] { subviewStorage }

  /// The window that contains the view, or nil.
  open var window: Window? { windowLink?.window }

  /// The view controller of the view, or else its superview.
  /// > Documented: UIResponder.next.
  open override var next: Responder? { viewOwner ?? storedSuperview }

  /// Adds a view in front of all subviews and removes it from its previous superview.
  ///
  /// Marks this view and the added one for layout. The view itself or one of its ancestors is refused and reported.
  ///
  /// - Complexity: O(*n* + *d*), where *n* is the number of views in the added tree and of its previous siblings, and
  ///   *d* the number of ancestors of this view.
  open func addSubview(_ view: View) { insert(view, at: .front, "addSubview(_:)") }

  /// Inserts a view at an index among the subviews; an index out of range is clamped.
  ///
  /// - Complexity: As for ``View/addSubview(_:)``, and O(*s*), where *s* is the number of subviews.
  ///
  /// > Seen: fact d6.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: .index(index), "insertSubview(_:at:)") }

  /// Inserts a view right behind a sibling, or in front of all subviews if `siblingSubview` is not one of them.
  ///
  /// - Complexity: As for ``View/addSubview(_:)``, and O(*s*), where *s* is the number of subviews.
  ///
  /// > Seen: fact d6.
  open func insertSubview(_ view: View, belowSubview siblingSubview: View) {
    insert(view, at: .below(siblingSubview), "insertSubview(_:belowSubview:)")
  }

  /// Inserts a view right in front of a sibling, or in front of all subviews if `siblingSubview` is not one of them.
  ///
  /// - Complexity: As for ``View/addSubview(_:)``, and O(*s*), where *s* is the number of subviews.
  ///
  /// > Seen: fact d6.
  open func insertSubview(_ view: View, aboveSubview siblingSubview: View) {
    insert(view, at: .above(siblingSubview), "insertSubview(_:aboveSubview:)")
    if rare.layer != nil { raiseLayers(from: siblingSubview, to: view) }
  }

  /// Removes the view from its superview, which is marked for layout.
  ///
  /// - Complexity: O(*n* + *s* + *d*) for *n* views in this tree, *s* siblings and *d* ancestors.
  open func removeFromSuperview() { detachFromSuperview() }

  /// Moves a subview in front of its siblings; marks this view if that changes the order.
  ///
  /// - Complexity: O(*s*), where *s* is the number of subviews.
  open func bringSubviewToFront(_ view: View) { reorder(view, to: subviewStorage.count - 1) }

  /// Moves a subview behind its siblings; marks this view if that changes the order.
  ///
  /// - Complexity: O(*s*), where *s* is the number of subviews.
  open func sendSubviewToBack(_ view: View) { reorder(view, to: 0) }

  /// Swaps the subviews at two indices; an index out of range is reported and changes nothing.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Returns whether this view is the given one or a descendant of it.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of this view.
  @discardableResult open func isDescendant(of view: View) -> Bool { isInSubtree(of: view) }

  /// The number that identifies the view to ``viewWithTag(_:)``; 0 by default.
  open var tag: Int {
    get { rare.tag }
    set { rare.tag = newValue }
  }

  /// Returns the first view with a ``View/tag`` in this tree, parents first and back to front, or nil.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views in this tree.
  open func viewWithTag(_ tag: Int) -> View? { firstView(withTag: tag) }

  /// Called before the superview changes to the given one, or to nil.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes to the given one, or to nil.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called after the window has changed.
  open func didMoveToWindow() {}

  /// Called after a subview was added.
  open func didAddSubview(_ subview: View) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: View) {}

  // MARK: Layout

  /// Marks the view, so that the next layout pass calls ``layoutSubviews()``.
  ///
  /// - Complexity: O(*d*) for *d* ancestors without a marked descendant; constant for a marked view.
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out this view and everything below it that is marked, now.
  ///
  /// Starts at the topmost ancestor that is reached through marked superviews alone, or at this view. Visits parents
  /// before children and siblings in their order, and only views that are marked or contain a marked one.
  ///
  /// - Complexity: O(*m*), where *m* is the number of marked views and of the views between them and the first one. A
  ///   tree without a mark is not visited.
  ///
  /// > Documented: CALayer.layoutIfNeeded (fact d2).
  open func layoutIfNeeded() { layOutIfNeeded() }

  /// Lays out the subviews; the layout pass calls it when the view is marked, never call it yourself.
  ///
  /// An override calls `super` and then sets its subviews' frames. Changes of the view's own subviews do not mark the
  /// view again; a new size of the view itself, or ``View/setNeedsLayout()``, does.
  open func layoutSubviews() {
    if flags.contains(.hasConstraints) { setFramesOfConstrainedSubviews() }
  }

  /// The margins and lengths that follow a new size of the superview, at once; none by default.
  open var autoresizingMask: AutoresizingMask {
    get { storedAutoresizingMask }
    set { setAutoresizingMask(newValue) }
  }

  /// Whether subviews with an ``autoresizingMask`` follow a new size of this view; true by default.
  open var autoresizesSubviews: Bool {
    get { rare.autoresizesSubviews }
    set { rare.autoresizesSubviews = newValue }
  }

  /// Whether the view is mirrored in a right-to-left layout; subviews do not inherit it.
  open var semanticContentAttribute: SemanticContentAttribute {
    get { rare.semanticContentAttribute ?? .unspecified }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The layout direction by the ``semanticContentAttribute``, else by the screen's language.
  /// > Seen: fact a10: a superview's forced direction is not inherited. Documented: playback and spatial content is not
  /// > mirrored in a right-to-left language.
  open var effectiveUserInterfaceLayoutDirection: UserInterfaceLayoutDirection { layoutDirection }

  // MARK: Size

  /// Returns the size that fits the content best in an available size, in points; the view's own size by default.
  ///
  /// The view's frame does not change.
  @discardableResult open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Sets the size of the ``bounds`` to the result of ``sizeThatFits(_:)`` for their current size.
  ///
  /// The origin of the frame doesn't change; under a ``transform``, the center doesn't.
  ///
  /// - Complexity: As for ``View/sizeThatFits(_:)`` and for setting the frame.
  open func sizeToFit() { fit() }

  /// The preferred size of the content, or ``noIntrinsicMetric`` in an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) }

  /// Indicates a change of ``intrinsicContentSize``, so that the next layout pass reads it again.
  ///
  /// It has an effect on views whose frames result from constraints.
  ///
  /// - Complexity: Constant; the next layout pass solves the constraints that depend on the size.
  open func invalidateIntrinsicContentSize() { invalidateContentSize() }

  /// Returns the size nearest to a target, such as ``layoutFittingCompressedSize``, of the lowest priority.
  ///
  /// - Complexity: As ``View/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  @discardableResult open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size nearest to a target that the content and the constraints below the view allow.
  /// > Documented: priorities compete, the higher one wins. Assumed: of equal ones the content wins.
  ///
  /// - Returns: The size in points, not rounded to pixels.
  /// - Complexity: O(*n* + *c*) to read the *n* views and *c* constraints of this tree, which every call solves again.
  @discardableResult open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// Returns the priority with which the view resists being larger than its content; `defaultLow` by default.
  /// > Seen: fact q14: a switch has `defaultHigh`. Reported: so have a stepper, an activity indicator and a page
  /// > control, and a progress view vertically.
  open func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority { rare.contentHugging[axis] }

  /// Sets the priority with which the view resists being larger than its content.
  open func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    setContentPriority(\.contentHugging, priority, axis)
  }

  /// Returns the priority with which the view resists being smaller than its content; `defaultHigh` by default.
  open func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    rare.compressionResistance[axis]
  }

  /// Sets the priority with which the view resists being smaller than its content.
  open func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: LayoutAxis) {
    setContentPriority(\.compressionResistance, priority, axis)
  }

  // MARK: Constraints

  /// Whether the frame and the autoresizing mask of the view are constraints; true by default.
  ///
  /// Set it to false for a view whose frame results from your own constraints.
  /// > Documented: UIView.translatesAutoresizingMaskIntoConstraints. Seen: fact f36.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { rare.translatesAutoresizingMaskIntoConstraints }
    set { setTranslatesMask(newValue) }
  }

  /// The constraints that were added to the view, in the order of their activation.
  open var constraints: [LayoutConstraint] { knownLayoutItem?.allConstraints ?? [] }

  /// Adds a constraint between the view and views below it, which makes it active.
  ///
  /// A constraint with an item outside of the view is reported and not added.
  ///
  /// - Complexity: O(*d*) for *d* ancestors of the items; the next layout pass solves the constraint.
  open func addConstraint(_ constraint: LayoutConstraint) { addConstraintHere(constraint) }

  /// Adds constraints between the view and views below it, which makes them active.
  ///
  /// - Complexity: As ``View/addConstraint(_:)`` for each constraint.
  open func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint of the view, which makes it inactive; ignores one that is not the view's.
  ///
  /// - Complexity: Constant; the next layout pass solves the other constraints.
  open func removeConstraint(_ constraint: LayoutConstraint) { removeConstraintHere(constraint) }

  /// Removes constraints of the view, which makes them inactive; ignores those that are not the view's.
  ///
  /// - Complexity: As ``View/removeConstraint(_:)`` for each constraint.
  open func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the active constraints for the view's position and length along an axis, in the order of activation.
  ///
  /// For debugging. Some may be constraints of other views. Frames of frame-based views and content sizes, which
  /// determine a layout too, are not in the result.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of these constraints and of the definitions between them,
  ///   after pending changes are solved.
  ///
  /// > Documented: UIView.constraintsAffectingLayout(for:).
  open func constraintsAffectingLayout(for axis: LayoutAxis) -> [LayoutConstraint] {
    knownLayoutItem?.constraintsAffectingLayout(along: axis) ?? []
  }

  /// Whether the constraints leave the view more than one frame; for debugging.
  ///
  /// Constraints are missing, or several of one priority cannot all hold, such as the hugging of two labels that share
  /// a row. False for a frame-based view, for one without a superview, and for one without constraints, whose frame
  /// does not change. Pending changes are solved first.
  ///
  /// - Complexity: O(*n*) for *n* entries in the solver's rows of this view, after pending changes are solved.
  open var hasAmbiguousLayout: Bool { knownLayoutItem?.isAmbiguous ?? false }

  /// Moves an ambiguous view to another frame that its constraints allow, in the next layout pass; for debugging.
  ///
  /// A second call restores the first frame, as does any change of a constraint. Without ambiguity it has no effect.
  /// > Documented: UIView.exerciseAmbiguityInLayout(). Differs: not at random.
  open func exerciseAmbiguityInLayout() { knownLayoutItem?.exerciseAmbiguity() }

  /// The layout guides that were added to the view, in the order of their addition.
  open var layoutGuides: [LayoutGuide] { knownLayoutItem?.guides ?? [] }

  /// Adds a layout guide, and removes it from its previous owning view.
  open func addLayoutGuide(_ layoutGuide: LayoutGuide) { attach(layoutGuide) }

  /// Removes a layout guide and the constraints that mention it.
  ///
  /// - Complexity: O(*g* + *c*) for *g* guides of the view and *c* constraints of the guide.
  open func removeLayoutGuide(_ layoutGuide: LayoutGuide) { detach(layoutGuide) }

  /// The guide for the part of the bounds within the ``safeAreaInsets``.
  open var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }

  /// The guide for the part of the bounds within the ``layoutMargins``.
  open var layoutMarginsGuide: LayoutGuide { systemGuide(.layoutMargins) }

  /// The guide for text of a readable width within the margins.
  open var readableContentGuide: LayoutGuide { systemGuide(.readableContent) }

  /// The insets from the frame to the alignment rectangle; zero by default.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// Returns the frame inset by the ``alignmentRectInsets``, neither rounded nor standardized.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame whose alignment rectangle is the given one, neither rounded nor standardized.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.outward)
  }

  /// The view that supplies the first baseline; ``forLastBaselineLayout`` by default.
  /// > Documented: UIView.viewForFirstBaselineLayout, so that one override serves both baselines.
  open var forFirstBaselineLayout: View { forLastBaselineLayout }

  /// The view that supplies the last baseline; this view by default.
  open var forLastBaselineLayout: View { self }

  /// Returns the view that supplies the last baseline, for code before iOS 9; the layout does not call it.
  @available(*, deprecated, message: "Override forFirstBaselineLayout or forLastBaselineLayout.")
  open func forBaselineLayout() -> View { forLastBaselineLayout }

  /// Whether a layout pass calls ``updateConstraints()`` even if there are no constraints; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Returns whether the next layout pass calls ``updateConstraints()``; true for a new view.
  /// > Seen: fact f28.
  open func needsUpdateConstraints() -> Bool { !flags.contains(.hasUpdatedConstraints) }

  /// Updates constraints; the layout pass calls it, never call it yourself.
  ///
  /// An override changes constraints and then calls `super`. Views are updated before their superviews.
  open func updateConstraints() {
    flags.insert(.hasUpdatedConstraints)
    flags.remove(.needsConstraintUpdate)
  }

  /// Marks the view, so that the next layout pass calls ``updateConstraints()``.
  open func setNeedsUpdateConstraints() { markNeedsConstraintUpdate() }

  /// Updates the constraints of this view and all below it that need it, now.
  ///
  /// - Complexity: O(*m*), where *m* is the number of marked views and of the views between them and this one.
  open func updateConstraintsIfNeeded() { ConstraintUpdate.run(from: self) }

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

  /// The spacing between the edges and the content, in points: 8 each by default, plus the safe area.
  ///
  /// Setting it stores the margins without the safe area: those that are read are larger where the view has a safe area
  /// and ``insetsLayoutMarginsFromSafeArea`` is true. A view that ``preservesSuperviewLayoutMargins`` has at least the
  /// part of the superview's margins that reaches into it. A change marks nothing for layout.
  /// > Seen: facts f45, f47 and f48.
  open var layoutMargins: EdgeInsets {
    get { resolvedMargins }
    set { setLayoutMargins(newValue) }
  }

  /// The ``layoutMargins`` by sides that follow the layout direction.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { resolvedMargins.directional(mirrored: isRightToLeft) }
    set { setDirectionalLayoutMargins(newValue) }
  }

  /// Called after ``layoutMargins`` have changed: at once for margins that were set, else by the layout pass.
  ///
  /// The pass calls it before ``safeAreaInsetsDidChange()`` and ``layoutSubviews()``.
  /// > Seen: fact f32.
  open func layoutMarginsDidChange() {}

  /// Whether each margin is at least the part of the superview's margin that reaches into the view; false by default.
  /// > Seen: fact f48.
  open var preservesSuperviewLayoutMargins: Bool {
    get { rare.preservesSuperviewLayoutMargins }
    set { setPreservesSuperviewLayoutMargins(newValue) }
  }

  /// Whether the ``safeAreaInsets`` are added to the margins that were set; true by default.
  /// > Seen: fact f47.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { rare.insetsLayoutMarginsFromSafeArea }
    set { changeMargins { rare.insetsLayoutMarginsFromSafeArea = newValue } }
  }

  /// The distances, in points, by which the superview's safe area reaches into the view; for a window, the screen's.
  ///
  /// On each edge it is the superview's inset less the distance between the edges, at least 0 and at most that inset.
  /// The value is current at any time. The subviews of a view that overrides it inherit what the override returns.
  /// > Seen: fact f49.
  open var safeAreaInsets: EdgeInsets { storedSafeArea }

  /// Called by the layout pass after ``View/safeAreaInsets`` changed, before ``View/layoutSubviews()``; marks nothing.
  /// > Seen: fact f32: after ``View/layoutMarginsDidChange()``.
  open func safeAreaInsetsDidChange() {}

  // MARK: Appearance

  /// Whether the view is invisible and receives no touches; false by default.
  ///
  /// A hidden view is laid out.
  open var isHidden: Bool {
    get { flags.contains(.isHidden) }
    set { setHidden(newValue) }
  }

  /// The opacity, 0 to 1, of the view and everything in it; 1 by default.
  ///
  /// It is the layer's, a `Float`: 0.3 is read as 0.30000001192092896.
  /// > Reported: fact d12.
  open var alpha: CGFloat {
    get { rare.alpha }
    set { setAlpha(newValue) }
  }

  /// Whether the view is expected to fill its bounds with opaque content; true by default.
  open var isOpaque: Bool {
    get { flags.contains(.isOpaque) }
    set { set(.isOpaque, to: newValue) }
  }

  /// Whether the content and subviews are clipped to the bounds; false by default.
  open var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set { set(.clipsToBounds, to: newValue) }
  }

  /// The color behind the view's content; nil, by default, for none.
  open var backgroundColor: Color? {
    get { rare.backgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The way that content is scaled or aligned in bounds of another size.
  public typealias ContentMode = HeadlessGeometry.ContentMode

  /// The way the content is scaled or aligned where its size differs from the bounds.
  open var contentMode: ContentMode {
    get { rare.contentMode }
    set { rare.contentMode = newValue }
  }

  /// The view whose alpha channel masks this one; nil by default.
  ///
  /// Its ``frame`` is in this view's coordinates. A view that has a superview is refused and reported.
  /// > Documented: UIView.mask. Reported: a mask in a hierarchy does not work. Differs: passes don't lay it out.
  open var mask: View? {
    get { maskingView }
    set { setMaskingView(newValue) }
  }

  // MARK: Large content

  /// Whether the large content viewer shows the view; false by default, and stored only.
  /// > Documented: UIView.showsLargeContentViewer.
  open var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { largeContent.isShown = newValue }
  }

  /// The text in the large content viewer; nil by default.
  open var largeContentTitle: String? {
    get { largeContent.title }
    set { largeContent.title = newValue }
  }

  /// The image in the large content viewer; nil by default.
  open var largeContentImage: Image? {
    get { largeContent.image }
    set { largeContent.image = newValue }
  }

  /// Whether the large content viewer enlarges the image; false by default.
  open var scalesLargeContentImage: Bool {
    get { largeContent.scalesImage }
    set { largeContent.scalesImage = newValue }
  }

  /// The insets that center the image in the large content viewer, in points; zero by default.
  open var largeContentImageInsets: EdgeInsets {
    get { largeContent.imageInsets }
    set { largeContent.imageInsets = newValue }
  }

  // MARK: Drawing

  /// Draws the view's own content, in front of its background and behind its subviews; draws nothing by default.
  ///
  /// ``drawing(afterScreenUpdates:)`` calls it, never call it yourself. Draw into `CGContext.current` or
  /// `DrawingContext.current`, which clip to the bounds. Changes of the tree appear in the next drawing.
  ///
  /// - Parameter rect: The rectangle to draw: always all of the bounds.
  ///
  /// > Documented: UIView.draw(_:). Differs: every drawing calls it, as drawings are not cached.
  open func draw(_ rect: CGRect) {}

  /// Indicates that the content of ``draw(_:)`` has changed; has no effect here, override it to be notified.
  open func setNeedsDisplay() {}

  /// Indicates that the content in a rectangle has changed; has no effect here, override it to be notified.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Whether the bounds are cleared before ``draw(_:)``; true by default, stored only: they always are.
  open var clearsContextBeforeDrawing: Bool {
    get { rare.clearsContextBeforeDrawing }
    set { rare.clearsContextBeforeDrawing = newValue }
  }

  /// The scale of the drawn content, as the layer's ``Layer/contentsScale``; stored only: drawings have no pixels.
  /// > Documented: UIView.contentScaleFactor: the scale of the screen.
  open var contentScaleFactor: CGFloat {
    get { shownContentScale }
    set { setContentScale(newValue) }
  }

  /// Draws the view and everything in it into the current context, scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the ``bounds`` are scaled to.
  ///   - afterScreenUpdates: Whether the view is laid out first.
  /// - Returns: Whether it was drawn; false without a context, or without a size, which is reported.
  /// - Complexity: O(*n*), where *n* is the number of visible views and layers.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    drawTree(in: rect, afterScreenUpdates: afterScreenUpdates)
  }

  /// Returns a view of the same size that shows the current appearance of this one.
  ///
  /// - Parameter afterScreenUpdates: Whether the view is laid out first.
  /// - Returns: A view without a superview.
  /// - Complexity: O(*n*), where *n* is the number of visible views and layers.
  open func snapshotView(afterScreenUpdates: Bool) -> View? {
    snapshot(of: nil, afterScreenUpdates: afterScreenUpdates, capInsets: .zero)
  }

  /// Returns a view that shows a rectangle of this view's current appearance, with edges that are not stretched.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the view's own coordinates; the new view has its size.
  ///   - afterScreenUpdates: Whether the view is laid out first.
  ///   - capInsets: The edges that are not stretched, in points.
  /// - Returns: A view without a superview; nil for a rectangle that is empty or not finite, which is reported.
  /// - Complexity: O(*n*), where *n* is the number of visible views and layers.
  ///
  /// > Documented: UIView.resizableSnapshotView(from:afterScreenUpdates:withCapInsets:).
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets capInsets: EdgeInsets
  ) -> View? { snapshot(of: rect, afterScreenUpdates: afterScreenUpdates, capInsets: capInsets) }

  // MARK: Tint

  /// The color of interactive elements: the nearest one set on this view or an ancestor, else the screen's era's.
  ///
  /// Setting nil inherits again. A change calls ``tintColorDidChange()`` of this view and of all that inherit from it.
  ///
  /// - Complexity: O(*d*) to read for *d* ancestors; O(*n*) to set for *n* views that inherit it.
  ///
  /// > Reported: fact d7.
  open var tintColor: Color! {
    get { shownTintColor }
    set { setTintColor(newValue) }
  }

  /// The nearest mode set on this view or an ancestor, else `normal`; set `automatic` to inherit again.
  ///
  /// - Complexity: O(*d*) to read for *d* ancestors; O(*n*) to set for *n* views that inherit it.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { tint.isDimmed ? .dimmed : .normal }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Called after ``tintColor`` has changed: by its setter, an ancestor's, or a move.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// The traits of the screen, with the changes of this view and its ancestors.
  ///
  /// - Complexity: O(*d*) for *d* ancestors; constant in a tree where no view changes an inherited value.
  open var traitCollection: TraitCollection { inheritedTraits.collection }

  /// Called after ``traitCollection`` has changed, parents first, with the previous traits.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The style of this view and all below it; `unspecified`, by default, means the superview's or the screen's.
  ///
  /// - Complexity: O(*n*) to set, where *n* is the number of views below this one.
  open var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { ownInterfaceStyle }
    set { setInterfaceStyle(newValue) }
  }

  /// The smallest text size for this view and all below it; nil, by default, means no limit.
  ///
  /// A smaller inherited size is replaced in the ``traitCollection``, which labels read for their fonts.
  ///
  /// - Complexity: O(*n*) to set, where *n* is the number of views below this one.
  ///
  /// > Documented: UIView.minimumContentSizeCategory.
  open var minimumContentSizeCategory: ContentSizeCategory? {
    get { rare.minimumContentSizeCategory }
    set { setContentSizeLimit(\.minimumContentSizeCategory, newValue) }
  }

  /// The largest text size for this view and all below it; nil, by default, means no limit.
  ///
  /// - Complexity: O(*n*) to set, where *n* is the number of views below this one.
  ///
  /// > Documented: UIView.maximumContentSizeCategory. Assumed: where the limits cross, the smallest size is used.
  open var maximumContentSizeCategory: ContentSizeCategory? {
    get { rare.maximumContentSizeCategory }
    set { setContentSizeLimit(\.maximumContentSizeCategory, newValue) }
  }

  // MARK: Layers

  /// The layer with corners, border, shadow and the sublayers between the subviews; created on first access.
  open var layer: Layer { rare.layer ?? makeLayer() }

  /// The class of the ``layer``; subclasses outside of this package are created by their `init?(coder:)`.
  open class var layerClass: AnyClass { Layer.self }

  /// Sets the layer's contents when it displays; does nothing by default.
  open func display(_ layer: Layer) {}

  /// Draws the content of a layer whose delegate is this view; does nothing by default.
  open func draw(_ layer: Layer, in ctx: CGContext) {}

  /// Lays out the sublayers of the view's layer: calls ``layoutSubviews()``.
  ///
  /// The layout pass calls it, by way of the layer, for a view whose ``layer`` was accessed; for others it calls
  /// `layoutSubviews()` directly. An override calls `super` first.
  /// > Documented: UIView is its layer's delegate. Differs: a view that never accessed its layer is not called.
  open func layoutSublayers(of layer: Layer) { if layer === rare.layer { layoutSubviews() } }

  /// Lays out the layer, which calls ``layoutSubviews()``, and then its sublayers without a view.
  final func layOutLayer() {
    layer.layoutSublayers()
    if rare.corners != nil { applyCorners() }
    for sublayer in layer.ownSublayers { sublayer.layOutUnowned() }
  }

  /// Returns the action for a change of the view's layer: an animation inside an animation block, else `NSNull`.
  ///
  /// Blocks call it for each value that changes, once a key. They animate what `super` returns in their own way, do not
  /// animate for `NSNull`, and run another action.
  /// > Documented: UIView.action(for:forKey:), fact em5. Differs: it is not called outside of blocks.
  open func action(for layer: Layer, forKey event: String) -> (any LayerAction)? {
    if !ChangeRecording.isOn { return NSNull() }
    let action = StandardViewAction(keyPath: event)
    action.duration = Transaction.animationDuration()
    return action
  }

  // MARK: Effects and animations

  /// Whether animation blocks animate their changes.
  ///
  /// An override changes only the value that callers read: blocks follow ``setAnimationsEnabled(_:)``.
  open class var areAnimationsEnabled: Bool { ChangeRecording.isEnabled }

  /// The effects that follow the tilt of the device; stored only.
  open var motionEffects: [MotionEffect] {
    get { rare.motionEffects ?? [] }
    set { rare.motionEffects = newValue }
  }

  /// Adds an effect to ``motionEffects`` unless they contain it.
  open func addMotionEffect(_ effect: MotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }

  /// Removes an effect from ``motionEffects``.
  open func removeMotionEffect(_ effect: MotionEffect) { motionEffects.removeAll { $0 === effect } }

  // MARK: Hit testing and touches

  /// Whether the view and its subviews receive touches; true by default.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.isUserInteractionEnabled) }
    set { set(.isUserInteractionEnabled, to: newValue) }
  }

  /// Returns whether a point in the view's coordinates is inside: in the bounds, not on the right or the bottom edge.
  ///
  /// Override it to make the touchable area larger or smaller. The event is the one that caused the call, or nil.
  /// > Seen: fact d5.
  @discardableResult
  open func point(inside point: CGPoint, with event: Event?) -> Bool { bounds.contains(point) }

  /// Returns the frontmost view of this tree that contains a point, or nil.
  ///
  /// - Parameters:
  ///   - point: A point in the view's own coordinates.
  ///   - event: The event that caused the call, or nil.
  /// - Returns: A view below this one, this one, or nil if the point is outside or the view receives no touches.
  /// - Complexity: O(*n*), where *n* is the number of subviews of the views that contain the point.
  ///
  /// > Seen: fact d5.
  @discardableResult
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? { findView(at: point, with: event) }

  /// Whether the view receives more than one touch at a time; false by default.
  ///
  /// While it is false the view receives the first touch only. Its recognizers receive every touch.
  /// > Documented: UIView.isMultipleTouchEnabled. A window receives every touch.
  open var isMultipleTouchEnabled: Bool {
    get { rare.isMultipleTouchEnabled }
    set { rare.isMultipleTouchEnabled = newValue }
  }

  /// Whether touches in this view exclude touches in all other views of the window, and the other way round.
  /// > Documented: UIView.isExclusiveTouch. Recognizers receive every touch.
  open var isExclusiveTouch: Bool {
    get { rare.isExclusiveTouch }
    set { rare.isExclusiveTouch = newValue }
  }

  // MARK: Recognizers and interactions

  /// The recognizers attached to the view, in the order they were added; nil before the first one.
  /// > Reported: a suite that passes on iOS expects an empty array after the last one was removed.
  open var gestureRecognizers: [GestureRecognizer]? {
    get { rare.gestureRecognizers?.values }
    set { setGestureRecognizers(newValue ?? []) }
  }

  /// Attaches a recognizer, which the view retains, and detaches it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: GestureRecognizer) { attach(gestureRecognizer) }

  /// Detaches a recognizer and cancels its gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: GestureRecognizer) { detach(gestureRecognizer) }

  /// Returns whether a recognizer may begin; true by default.
  ///
  /// Called on the touched view and its ancestors up to the recognizer's own view. A control returns false for an
  /// ancestor's recognizer of its own gesture, such as the single tap on a button.
  /// > Documented: UIView.gestureRecognizerShouldBegin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

  /// The interactions of the view, in the order in which they were added.
  ///
  /// Setting it removes those that are not in the new list, and adds the others.
  open var interactions: [any Interaction] {
    get { rare.interactions ?? [] }
    set { setInteractions(newValue) }
  }

  /// Adds an interaction, which the view retains, and removes it from its previous view.
  /// > Documented: UIInteraction: `willMove(to:)` is called before and `didMove(to:)` after it.
  open func addInteraction(_ interaction: any Interaction) { attach(interaction) }

  /// Removes an interaction; its callbacks receive nil.
  open func removeInteraction(_ interaction: any Interaction) { detach(interaction) }

  // MARK: First responder and focus

  /// Makes the first responder of the window resign if it is this view or one below it.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of the first responder.
  /// - Parameter force: Whether it resigns even if it refuses to.
  /// - Returns: Whether it resigned.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force: force) }

  /// Whether the view can have the focus; false by default.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus of its window.
  open var isFocused: Bool { window?.focusedView === self }

  /// The environments that the focus prefers, the best first; none by default.
  open var preferredFocusEnvironments: [any FocusEnvironment] { [] }

  /// The environment that contains this view: the superview.
  open var parentFocusEnvironment: (any FocusEnvironment)? { storedSuperview }

  /// Returns whether another environment is this view or below it.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of the environment.
  open func contains(_ environment: any FocusEnvironment) -> Bool {
    (environment as? View)?.isInSubtree(of: self) ?? false
  }

  /// Requests ``updateFocusIfNeeded()`` if the focus is in the view or nowhere; nothing calls it automatically.
  open func setNeedsFocusUpdate() { askForFocusUpdate() }

  /// Moves the focus along the ``preferredFocusEnvironments`` if ``setNeedsFocusUpdate()`` requested it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of environments that are preferred, directly or not, and of
  ///   ancestors of the views that lose and get the focus.
  open func updateFocusIfNeeded() { updateFocusWhereAsked() }

  /// Returns whether the focus may move from or to the view, or one below it; true by default.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved from or to the view or one below it.
  ///
  /// ``Window/moveFocus(to:heading:)`` calls it; a test may call it itself.
  open func didUpdateFocus(in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator) {}

  /// The name of the group that keyboard focus treats as one; nil by default, stored only.
  open var focusGroupIdentifier: String? {
    get { rare.focusGroupIdentifier }
    set { rare.focusGroupIdentifier = newValue }
  }

  // MARK: Accessibility and inspection

  /// The view's ``bounds`` on the screen, in points, unless another rectangle was set.
  /// > Documented: UIAccessibility.accessibilityFrame.
  open override var accessibilityFrame: CGRect {
    get { accessibility.frame ?? rectOnScreen(bounds) }
    set { super.accessibilityFrame = newValue }
  }

  /// Whether the view's colors are unchanged when the user inverts the screen's; false by default.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility.ignoresInvertedColors }
    set { accessibility.ignoresInvertedColors = newValue }
  }

  /// The properties that inspectors show besides frame, flags and tag; none by default.
  ///
  /// An override appends to the list of `super` and changes nothing.
  open var inspectedProperties: [InspectedProperty] { [] }
}
