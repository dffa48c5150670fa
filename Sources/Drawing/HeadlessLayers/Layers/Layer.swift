import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessReporting

/// A rectangle with corners, a border, a shadow, contents and sublayers: the layer of a view, or a layer of its own.
///
/// A view's layer is created when it is first read. It shares geometry, opacity, background and so on with the view: it
/// reads and sets the view's stored values, not what subclasses of the view override, as on the real system. A layer
/// without a view stores all values itself, and so does one that has outlived its view.
///
/// As on the real system it is not isolated to an actor, so that code that is not either can create and configure
/// layers. A view's layer belongs to the main actor nevertheless: reading a shared value elsewhere stops the program.
nonisolated open class Layer: NSObject, MediaTiming {
  /// The view whose layer it is; nil for a layer by itself.
  package final weak var layerOwner: (any LayerOwner)?
  final var look = LayerStyle()
  final var displaying = LayerDisplay()
  final var geometry = AnchoredGeometry()
  @exclusivity(unchecked) final var rare = Rare<LayerRareValues>()  // See `Rare`.

  /// The sublayers without a view, in their order.
  package final var ownSublayers: [Layer] = []
  final weak var parent: Layer?
  /// In the layer of a view: the subview that this one is right above, or nil below all.
  package final weak var subviewBelow: (any LayerOwner)?
  /// The turn in which the layer was added to its superlayer.
  final var turnOfInsertion = 0
  private weak var ownDelegate: (any LayerDelegate)?
  private var ownMask: Layer?

  // MARK: Life

  /// Creates a layer without a view.
  public override init() { super.init() }

  /// Creates a copy of another layer's values, without its sublayers; the real system makes its presentation so.
  public init(layer: Any) {
    super.init()
    if let other = layer as? Layer { copyState(of: other) }
  }

  /// Creates a layer as an archive does; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  deinit { releaseSublayers() }

  /// The delegate: the layer's view, which can't be changed, or the object that was set.
  open var delegate: (any LayerDelegate)? {
    get { layerOwner ?? ownDelegate }
    set { if mayDelegate(to: newValue) { ownDelegate = newValue } }
  }

  // MARK: Corners, border and shadow

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat {
    get { look.cornerRadius }
    set { set(newValue, "cornerRadius") { look.cornerRadius = newValue } }
  }

  /// The corners that ``cornerRadius`` applies to; all by default.
  open var maskedCorners: CornerMask {
    get { look.maskedCorners }
    set { setMaskedCorners(newValue) }
  }

  /// The width of the border, in points; drawn inside the bounds.
  open var borderWidth: CGFloat {
    get { look.borderWidth }
    set { set(newValue, "borderWidth") { look.borderWidth = newValue } }
  }

  /// The color of the border; opaque black by default.
  open var borderColor: CGColor? {
    get { look.borderColor }
    set { change("borderColor") { look.borderColor = newValue } }
  }

  /// The color of the shadow; opaque black by default.
  open var shadowColor: CGColor? {
    get { look.shadowColor }
    set { change("shadowColor") { look.shadowColor = newValue } }
  }

  /// The opacity of the shadow, 0 to 1; 0 by default.
  open var shadowOpacity: Float {
    get { look.shadowOpacity }
    set { set(newValue, "shadowOpacity") { look.shadowOpacity = newValue } }
  }

  /// The offset of the shadow, in points; 3 up by default.
  open var shadowOffset: CGSize {
    get { look.shadowOffset }
    set { set(newValue, "shadowOffset") { look.shadowOffset = newValue } }
  }

  /// The blur radius of the shadow, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { look.shadowRadius }
    set { set(newValue, "shadowRadius") { look.shadowRadius = newValue } }
  }

  /// The shape that throws the shadow, in the layer's own coordinates; nil means what the layer shows.
  open var shadowPath: CGPath? {
    get { look.shadowPath }
    set { change("shadowPath") { look.shadowPath = newValue?.snapshot } }
  }

  /// The shape of the rounded corners; stored only, as all are drawn circular.
  open var cornerCurve: CornerCurve {
    get { rare.cornerCurve }
    set { rare.cornerCurve = newValue }
  }

  /// Returns the factor by which a corner of a curve is larger than a circular corner of the same radius.
  /// > Reported: 1.528665 for the continuous one.
  open class func cornerCurveExpansionFactor(_ curve: CornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Filters on what the layer shows; stored only, as iOS too has none.
  open var filters: [Any]? {
    get { rare.filters }
    set { rare.filters = newValue }
  }

  /// Filters on the content behind the layer; stored only, as on iOS.
  open var backgroundFilters: [Any]? {
    get { rare.backgroundFilters }
    set { rare.backgroundFilters = newValue }
  }

  /// The filter that composites the layer with the content behind it; stored only.
  open var compositingFilter: Any? {
    get { rare.compositingFilter }
    set { rare.compositingFilter = newValue }
  }

  /// Whether ``opacity`` applies to layer and sublayers as a group; true by default, and stored only: it always does.
  open var allowsGroupOpacity: Bool {
    get { rare.allowsGroupOpacity }
    set { rare.allowsGroupOpacity = newValue }
  }

  /// Whether slanted edges are smooth; stored only.
  open var allowsEdgeAntialiasing: Bool {
    get { rare.allowsEdgeAntialiasing }
    set { rare.allowsEdgeAntialiasing = newValue }
  }

  /// The antialiased edges; all by default, and stored only.
  open var edgeAntialiasingMask: EdgeAntialiasingMask {
    get { rare.edgeAntialiasingMask }
    set { rare.edgeAntialiasingMask = newValue }
  }

  /// Whether the layer is rendered as a bitmap before it is composited; stored only.
  open var shouldRasterize: Bool {
    get { rare.shouldRasterize }
    set { rare.shouldRasterize = newValue }
  }

  /// The scale of that bitmap, in pixels per point; stored only.
  open var rasterizationScale: CGFloat {
    get { rare.rasterizationScale }
    set { if isFinite(newValue, "rasterizationScale") { rare.rasterizationScale = newValue } }
  }

  /// Whether the layer shows when its back is turned; stored only.
  open var isDoubleSided: Bool {
    get { rare.isDoubleSided }
    set { rare.isDoubleSided = newValue }
  }

  /// Values under names that ``value(forKey:)`` returns where it finds no other.
  open var style: [AnyHashable: Any]? {
    get { rare.style }
    set { rare.style = newValue }
  }

  // MARK: In step with the view

  /// The color behind the content; of a view's layer, the view's ``View/backgroundColor`` in the view's traits.
  open var backgroundColor: CGColor? {
    get { layerOwner == nil ? look.backgroundColor : onOwner { $0.layerBackgroundColor } ?? nil }
    set { setBackgroundColor(newValue) }
  }

  /// The opacity, 0 to 1; of a view's layer, the view's ``View/alpha``.
  open var opacity: Float {
    get { onOwner { Float($0.layerOpacity) } ?? look.opacity }
    set { setOpacity(newValue) }
  }

  /// Whether the layer is invisible; of a view's layer, the view's ``View/isHidden``.
  open var isHidden: Bool {
    get { onOwner { $0.isLayerHidden } ?? look.isHidden }
    set {
      if onOwner({ $0.isLayerHidden = newValue }) == nil { change("hidden") { look.isHidden = newValue } }
    }
  }

  /// Whether sublayers are cut at the bounds and round corners; of a view's layer, the view's ``View/clipsToBounds``.
  open var masksToBounds: Bool {
    get { onOwner { $0.clipsLayer } ?? look.masksToBounds }
    set { if onOwner({ $0.clipsLayer = newValue }) == nil { look.masksToBounds = newValue } }
  }

  /// The smallest upright rectangle around the layer, in the superlayer's coordinates, in points.
  open var frame: CGRect {
    get { onOwner { $0.layerFrame } ?? geometry.frame }
    set { setFrame(newValue) }
  }

  /// The rectangle in the layer's own coordinates, in points; setting the size does not change ``position``.
  open var bounds: CGRect {
    get { onOwner { $0.layerBounds } ?? geometry.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the ``anchorPoint`` in the superlayer, in points; of a view's layer, the view's `center`.
  open var position: CGPoint {
    get { onOwner { $0.layerPosition } ?? geometry.position }
    set { setPosition(newValue) }
  }

  /// The point of the layer that is at its ``position``, as fractions of its size; (0.5, 0.5), the middle, by default.
  ///
  /// Setting it moves the frame, as ``position`` stays.
  open var anchorPoint: CGPoint {
    get { onOwner { $0.layerAnchorPoint } ?? geometry.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The transform around the ``anchorPoint``; its effect on the plane is drawn, and is the view's transform.
  ///
  /// One with a number that is not finite is reported and changes nothing.
  open var transform: CATransform3D {
    get { spaceTransform }
    set { setSpaceTransform(newValue) }
  }

  /// Returns the affine transform around the ``anchorPoint``; of a view's layer, the view's ``View/transform``.
  open func affineTransform() -> CGAffineTransform {
    onOwner { $0.layerTransform } ?? geometry.transform
  }

  /// Sets the affine transform around the ``anchorPoint``; one that is not finite is reported and changes nothing.
  open func setAffineTransform(_ transform: CGAffineTransform) { storeAffineTransform(transform) }

  /// The transform of all sublayers, around the ``anchorPoint``; its effect on the plane is drawn.
  open var sublayerTransform: CATransform3D {
    get { rare.sublayerTransform }
    set { set(newValue, "sublayerTransform") { rare.sublayerTransform = newValue } }
  }

  /// The z coordinate of the anchor point; stored only.
  open var anchorPointZ: CGFloat {
    get { rare.anchorPointZ }
    set { set(newValue, "anchorPointZ") { rare.anchorPointZ = newValue } }
  }

  /// Whether the y-axis of the layer points up; stored only.
  open var isGeometryFlipped: Bool {
    get { rare.isGeometryFlipped }
    set { rare.isGeometryFlipped = newValue }
  }

  /// Returns whether the y-axis of the layer's content points up: if an odd number of it and superlayers is flipped.
  open func contentsAreFlipped() -> Bool {
    sequence(first: self) { $0.superlayer }.reduce(false) { $0 != $1.isGeometryFlipped }
  }

  /// The depth that orders the layer among its siblings when they are drawn; 0 by default.
  open var zPosition: CGFloat {
    get { look.zPosition }
    set { set(newValue, "zPosition") { look.zPosition = newValue } }
  }

  /// The scale of the contents, in pixels per point; 1 by default.
  open var contentsScale: CGFloat {
    get { look.contentsScale }
    set { set(newValue, "contentsScale") { look.contentsScale = newValue } }
  }

  /// A name to find the layer by.
  open var name: String?

  /// The image that the layer shows, such as a `CGImage`; other objects are not drawn.
  open var contents: Any? {
    get { storedContents }
    set { change("contents") { storedContents = newValue } }
  }

  private var storedContents: Any?

  /// The placement of contents of another size in the bounds; stretched to them by default.
  ///
  /// That of a view's layer is the view's ``View/contentMode``.
  /// > Documented: CALayer.contentsGravity; UIView.contentMode. Differs: top and bottom are in UIKit's coordinates.
  open var contentsGravity: ContentsGravity {
    get { onOwner { ContentsGravity($0.layerContentMode) } ?? rare.contentsGravity }
    set {
      guard onOwner({ if let mode = newValue.mode { $0.layerContentMode = mode } }) == nil else { return }
      rare.contentsGravity = newValue
    }
  }

  /// The visible part of the contents, as fractions of their size; all of them by default.
  open var contentsRect: CGRect {
    get { rare.contentsRect }
    set { set(newValue, "contentsRect") { rare.contentsRect = newValue } }
  }

  /// The part of the contents that is stretched, as fractions of their size; all of them by default.
  ///
  /// The rest is stretched only along the edges, and not in the corners. Where ``contentsRect`` shows a part of the
  /// contents, that part is stretched as a whole.
  /// > Documented: CALayer.contentsCenter.
  open var contentsCenter: CGRect {
    get { rare.contentsCenter }
    set { set(newValue, "contentsCenter") { rare.contentsCenter = newValue } }
  }

  /// The storage format of the contents' pixels; stored only.
  open var contentsFormat: ContentsFormat {
    get { rare.contentsFormat }
    set { rare.contentsFormat = newValue }
  }

  /// The filter for contents that are drawn smaller; stored only.
  open var minificationFilter: ContentsFilter {
    get { rare.minificationFilter }
    set { rare.minificationFilter = newValue }
  }

  /// The filter for contents that are drawn larger; stored only.
  open var magnificationFilter: ContentsFilter {
    get { rare.magnificationFilter }
    set { rare.magnificationFilter = newValue }
  }

  /// The bias of a trilinear ``minificationFilter`` for detail; stored only.
  open var minificationFilterBias: Float {
    get { rare.minificationFilterBias }
    set { if isFinite(newValue, "minificationFilterBias") { rare.minificationFilterBias = newValue } }
  }

  /// Whether the layer promises to fill its bounds; of a view's layer, the view's ``View/isOpaque``.
  open var isOpaque: Bool {
    get { onOwner { $0.isLayerOpaque } ?? rare.isOpaque }
    set { if onOwner({ $0.isLayerOpaque = newValue }) == nil { rare.isOpaque = newValue } }
  }

  /// Whether drawing runs beside the main thread; stored only.
  open var drawsAsynchronously: Bool {
    get { rare.drawsAsynchronously }
    set { rare.drawsAsynchronously = newValue }
  }

  /// The layer whose opacity cuts this one, in this one's coordinates; it is not a sublayer.
  ///
  /// The layer itself is refused and reported.
  open var mask: Layer? {
    get { ownMask }
    set { if isNoMaskOfItself(newValue) { ownMask = newValue } }
  }

  // MARK: Tree

  /// The layer that holds this one; of a view's layer, the superview's.
  open var superlayer: Layer? { superviewLayer ?? parent }

  /// The layers on this one, back to front, or nil for none; the layers of subviews are among them.
  ///
  /// Setting it replaces those without a view. The subviews' layers must all be there, in their order.
  ///
  /// - Complexity: O(*s*), where *s* is the number of sublayers.
  open var sublayers: [Layer]? {
    get { allSublayers.isEmpty ? nil : allSublayers }
    set { replaceSublayers(newValue ?? []) }
  }

  /// Adds a layer in front of all sublayers; it is removed from another superlayer first.
  ///
  /// The layer itself, one that this one is in and the layer of a view that is not a subview are refused and reported.
  ///
  /// - Complexity: O(*s* + *d*), where *s* is the number of sublayers and *d* the number of ancestors of this layer.
  open func addSublayer(_ layer: Layer) { insert(layer, "addSublayer(_:)") { $0.count } }

  /// Inserts a layer at an index among the sublayers; an index out of range means the front.
  ///
  /// - Complexity: O(*s* + *d*), where *s* is the number of sublayers and *d* the number of ancestors of this layer.
  open func insertSublayer(_ layer: Layer, at idx: UInt32) {
    insert(layer, "insertSublayer(_:at:)") { min(Int(idx), $0.count) }
  }

  /// Inserts a layer right behind another one, which must be a sublayer; nil means behind all.
  ///
  /// - Complexity: O(*s* + *d*), where *s* is the number of sublayers and *d* the number of ancestors of this layer.
  open func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer, "insertSublayer(_:below:)") { list in
      sibling == nil ? 0 : list.firstIndex { $0 === sibling }
    }
  }

  /// Inserts a layer right in front of another one, which must be a sublayer; nil means in front of all.
  ///
  /// - Complexity: O(*s* + *d*), where *s* is the number of sublayers and *d* the number of ancestors of this layer.
  open func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer, "insertSublayer(_:above:)") { list in
      sibling == nil ? list.count : list.firstIndex { $0 === sibling }.map { $0 + 1 }
    }
  }

  /// Replaces a sublayer with another layer; a layer that is not a sublayer is reported.
  ///
  /// - Complexity: O(*s* + *d*), where *s* is the number of sublayers and *d* the number of ancestors of this layer.
  open func replaceSublayer(_ oldLayer: Layer, with newLayer: Layer) {
    guard oldLayer !== newLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    if newLayer.superlayer === self { oldLayer.removeFromSuperlayer() }
  }

  /// Removes the layer from its superlayer; a view's layer is removed only with its view, and is reported.
  ///
  /// The animations of the layer, and of the layers without a view in it, end.
  ///
  /// - Complexity: O(*n* + *s*), where *n* is the number of layers without a view in this tree and *s* the number of
  ///   sublayers of the superlayer.
  open func removeFromSuperlayer() { detachFromSuperlayer() }

  // MARK: Places

  /// Returns a point of another layer in this one; nil stands for the coordinates of the topmost layer.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of both layers.
  open func convert(_ p: CGPoint, from l: Layer?) -> CGPoint { ConversionPath(from: l, to: self).convert(p) }

  /// Returns a point of this layer in another one; nil stands for the coordinates of the topmost layer.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of both layers.
  open func convert(_ p: CGPoint, to l: Layer?) -> CGPoint { ConversionPath(from: self, to: l).convert(p) }

  /// Returns the smallest upright rectangle around a rectangle of another layer in this one.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of both layers.
  open func convert(_ r: CGRect, from l: Layer?) -> CGRect { ConversionPath(from: l, to: self).convert(r) }

  /// Returns the smallest upright rectangle around a rectangle of this layer in another one.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors of both layers.
  open func convert(_ r: CGRect, to l: Layer?) -> CGRect { ConversionPath(from: self, to: l).convert(r) }

  /// Returns whether a point, in the layer's own coordinates, is in its bounds; override it for another shape.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost visible layer at a point, this layer or a descendant, or nil without one.
  ///
  /// - Parameter p: A point in the superlayer's coordinates.
  /// - Returns: This layer, a descendant, or nil.
  /// - Complexity: O(*n*), where *n* is the number of layers in this one, without those in hidden layers and in masking
  ///   layers beside the point.
  ///
  /// > Documented: CALayer.hitTest(_:).
  open func hitTest(_ p: CGPoint) -> Layer? { findLayer(at: p) }

  /// Moves the nearest scroll layer above so that a point of this layer is at its origin; nothing without one.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors.
  open func scroll(_ p: CGPoint) { scrollNearest { $0.scroll(to: convert(p, to: $0)) } }

  /// Scrolls the nearest scroll layer as little as needed to show a rectangle of this layer; without one, does nothing.
  ///
  /// - Complexity: O(*d*), where *d* is the number of ancestors.
  open func scrollRectToVisible(_ r: CGRect) { scrollNearest { $0.scroll(to: convert(r, to: $0)) } }

  /// The part of the bounds that the scroll layers around it show, in the layer's own coordinates.
  ///
  /// - Complexity: O(*d* × *k*), where *d* is the number of ancestors and *k* the number of scroll layers among them.
  open var visibleRect: CGRect { rectVisibleInScrollLayers }

  /// Returns the preferred size of the content, in points; by default, the bounds'.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Layout

  /// Marks the layer for layout; of a view's layer, the view.
  open func setNeedsLayout() { if onOwner({ $0.markLayerLayout() }) == nil { requestLayout() } }

  /// Lays out the layer if needed; of a view's layer, the view.
  ///
  /// - Complexity: O(*n*), where *n* is the number of layers in this one; of a view's layer that of the view's
  ///   `layoutIfNeeded()`.
  open func layoutIfNeeded() { if onOwner({ $0.layOutLayerIfNeeded() }) == nil { layOutUnowned() } }

  /// Returns whether ``layoutSublayers()`` will be called in the next layout.
  open func needsLayout() -> Bool { onOwner { $0.needsLayerLayout } ?? rare.needsLayout }

  /// Lays out the sublayers: calls the delegate, which for a view's layer is the view.
  ///
  /// Called by the layout pass of the view that the layer is in, when the layer has another size or was marked.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Content

  /// Requests ``display()`` before the layer is drawn; a layer without a request does not call ``draw(in:)``.
  open func setNeedsDisplay() { displaying.isNeeded = true }

  /// Requests ``display()`` before the layer is drawn; for a rectangle as for all of it.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Returns whether ``display()`` will be called before the layer is drawn.
  open func needsDisplay() -> Bool { displaying.isNeeded }

  /// Calls ``display()``, if it was requested.
  open func displayIfNeeded() {
    if !displaying.isNeeded, !displaysAnimation { return }
    displaying.isNeeded = false
    display()
  }

  /// Calls the delegate's `display(_:)`, and from then on ``draw(in:)`` in drawings; override it to set ``contents``.
  open func display() {
    displaying.drawsContent = true
    if let delegate { Self.displayNesting.call("display(_:) of \(type(of: delegate))") { delegate.display(self) } }
  }

  private static let displayNesting = ConcurrentCallbackNesting(
    "displays of layers", cure: "Set the layer's contents in it, or call setNeedsDisplay().")

  /// Draws the content of a layer without a view, cut at the bounds; what the delegate draws by default.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Returns whether a change of the value for a key requests ``display()``; false by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Whether a new size of the bounds requests ``display()``; the layer then draws its content in every drawing.
  open var needsDisplayOnBoundsChange: Bool {
    get { displaying.isNeededForBounds }
    set { displaying.isNeededForBounds = newValue }
  }

  /// Draws the layer and all in it into a context, in its own coordinates.
  ///
  /// - Complexity: O(*n*), where *n* is the number of visible layers.
  open func render(in ctx: CGContext) { draw(into: ctx.drawing) }

  // MARK: Values by name

  /// Returns the value for a key: one of the layer's own, numbers as `NSNumber`, or one that was stored under the name.
  open func value(forKey key: String) -> Any? { namedValue(key) }

  /// Sets one of the layer's own values, or stores a value under a name.
  open func setValue(_ value: Any?, forKey key: String) { setNamedValue(value, key) }

  /// Returns the value at a path such as `"position.x"`, `"bounds.size"` or `"transform.rotation.z"`.
  /// > Documented: the paths into CATransform3D, points, sizes and rectangles: Core Animation Programming Guide,
  /// > "Key-Value Coding Extensions".
  open func value(forKeyPath keyPath: String) -> Any? {
    let path = LayerKeyPath(keyPath)
    return path.value(in: value(forKey: path.key))
  }

  /// Sets the value at a path such as `"transform.scale"`; see ``value(forKeyPath:)``.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, at: LayerKeyPath(keyPath)) }

  /// Returns the default value for a key: a new layer's; an override adds values for its own keys.
  open class func defaultValue(forKey key: String) -> Any? { valueKeys[key]?.get(makeBlank()) }

  // MARK: Actions

  /// The actions that run when values change, by key; `NSNull()` means no action.
  open var actions: [String: any LayerAction]? {
    get { rare.actions }
    set { rare.actions = newValue }
  }

  /// Returns the action that runs when the value under a key changes: the delegate's, that of ``actions``, or the
  /// default one.
  /// > Documented: CALayer.action(forKey:).
  open func action(forKey event: String) -> (any LayerAction)? { findAction(event) }

  /// Returns the default action of a key: an animation of an animatable value, otherwise nil.
  open class func defaultAction(forKey event: String) -> (any LayerAction)? { nil }

  // MARK: Animations

  /// Adds a copy of an animation, and removes the one with the same key; each one without a key is added.
  ///
  /// It begins at its ``LayerAnimation/beginTime``, by the clock of the screen. A duration of 0 becomes that of the
  /// transaction. Call it on the main actor; elsewhere it is reported and nothing is added. At most 10,000 animations
  /// run in one layer at a time; one more is reported and not added.
  /// > Documented: CALayer.add(_:forKey:).
  open func add(_ anim: LayerAnimation, forKey key: String?) { run(anim, key: key) }

  /// Returns the animation under a key, as it was added, or nil.
  open func animation(forKey key: String) -> LayerAnimation? { running(key)?.animation }

  /// Returns the keys of the animations in the order in which they were added, or nil without any.
  ///
  /// - Complexity: O(*n*) for *n* animations.
  open func animationKeys() -> [String]? {
    let keys = rare.animations.keys
    return keys.isEmpty ? nil : keys
  }

  /// Removes the animation for a key; its delegate is notified in the next turn that it did not finish.
  open func removeAnimation(forKey key: String) { stopAnimation(forKey: key) }

  /// Removes all animations; their delegates are notified in the next turn that they did not finish.
  ///
  /// - Complexity: O(*n*) for *n* animations.
  open func removeAllAnimations() { stopAnimations { _ in true } }

  /// Returns a copy of the layer with the values that it shows at this moment; the copy is in no tree.
  ///
  /// - Complexity: O(*n*) for *n* animations.
  ///
  /// > Documented: CALayer.presentation(). Differs: it is never nil for the toolkit's layers, whether they are on a
  /// > screen or not, and has no sublayers. Of other subclasses it is nil, as nothing but `init?(coder:)` could make
  /// > one, unless they override `_copy(of:)`.
  open func presentation() -> Self? { makePresentation() as? Self }

  /// Returns the layer that a presentation layer shows; of any other layer, itself.
  open func model() -> Self { rare.model as? Self ?? self }

  // MARK: Time

  /// The beginning of the layer's time, in the superlayer's time; 0 by default.
  open var beginTime: TimeInterval {
    get { rare.times.beginTime }
    set { setTime("beginTime", newValue) { $0.beginTime = newValue } }
  }

  /// The duration of the layer's time; infinite by default, and stored only.
  open var duration: TimeInterval {
    get { rare.times.duration }
    set { storeTime("duration", newValue) { $0.duration = newValue } }
  }

  /// The speed of the layer's time relative to the superlayer's; 0 pauses its animations.
  open var speed: Float {
    get { rare.times.speed }
    set { setTime("speed", TimeInterval(newValue)) { $0.speed = newValue } }
  }

  /// The offset at which the layer's time begins, in seconds.
  open var timeOffset: TimeInterval {
    get { rare.times.timeOffset }
    set { setTime("timeOffset", newValue) { $0.timeOffset = newValue } }
  }

  /// The number of runs of the layer's own time; stored only.
  open var repeatCount: Float {
    get { rare.times.repeatCount }
    set { storeTime("repeatCount", TimeInterval(newValue)) { $0.repeatCount = newValue } }
  }

  /// The duration of all runs of the layer's own time, in seconds; stored only.
  open var repeatDuration: TimeInterval {
    get { rare.times.repeatDuration }
    set { storeTime("repeatDuration", newValue) { $0.repeatDuration = newValue } }
  }

  /// Whether the layer's own time runs backward after each run; stored only.
  open var autoreverses: Bool {
    get { rare.times.autoreverses }
    set { rare.times.autoreverses = newValue }
  }

  /// The time outside of the active duration in which the layer is shown; stored only.
  open var fillMode: LayerAnimation.FillMode {
    get { rare.times.fillMode }
    set { rare.times.fillMode = newValue }
  }

  /// Converts a time of another layer, or of the screen's clock for nil, to this layer's time.
  open func convertTime(_ t: TimeInterval, from l: Layer?) -> TimeInterval {
    localTime(at: l.map { $0.clockTime(at: t) } ?? t)
  }

  /// Converts a time of this layer to another layer's time, or to the time of the screen's clock for nil.
  open func convertTime(_ t: TimeInterval, to l: Layer?) -> TimeInterval {
    let time = clockTime(at: t)
    return l.map { $0.localTime(at: time) } ?? time
  }

  // MARK: Observing

  /// Called on the real system when a property that was observed by its key path changes; not called here.
  ///
  /// `addObserver(_:forKeyPath:…)` is reported, as a property can't be found by its name without Objective-C.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Answered by each class of the toolkit's

  /// Returns a copy of a layer of an app's class, for its presentation; nil by default.
  ///
  /// `portability port` overrides it in classes with `@NSManaged` properties by `init(layer:)`.
  open class func _copy(of layer: Layer) -> Layer? { nil }

  /// Returns an empty layer of the nearest of the toolkit's classes, as an app's own class may not have an initializer
  /// that each class has.
  class func makeBlank() -> Layer { Layer() }

  class var valueKeys: [String: LayerKey] { ownValueKeys }

  func copyState(of other: Layer) {
    look = other.look
    geometry = other.shownGeometry
    look.backgroundColor = other.backgroundColor
    look.opacity = other.opacity
    look.isHidden = other.isHidden
    look.masksToBounds = other.masksToBounds
    storedContents = other.contents
    name = other.name
    copyRareValues(of: other)
  }

  /// Whether ``draw(in:)`` is called when the layer is drawn.
  var drawsContent: Bool { displaying.drawsContent || displaying.isNeededForBounds }

  /// Whether there may be sublayers to place: in a class of the toolkit's only for a delegate.
  class var placesSublayers: Bool { self != Layer.self }

  /// Paints what only layers of this class show, on the bounds with their round corners.
  @MainActor func paintOwnContents(in shape: DrawingList.Shape, into context: DrawingContext) {}

  /// Whether only the sublayers are drawn, and nothing of the layer itself.
  package var showsOnlySublayers: Bool { false }

  /// The transforms and opacities of the copies in which the sublayers are drawn; nil for one copy, untransformed.
  package var drawnCopies: [(transform: CGAffineTransform, alpha: CGFloat)]? { nil }
}
