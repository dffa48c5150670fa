import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// How a rectangle is shaped, framed and shaded; the layer of a view, or one of its own among them.
///
/// A view's layer is made when it is first asked for. It shows the view's own place, opacity, background and so on and sets
/// them there, past what subclasses of the view override, as on the real system; it keeps only what a view has not. A
/// layer without a view keeps everything itself, and so does one that has outlived its view.
///
/// As on the real system it is bound to no actor, so that code which is not either can make and dress layers. The layer
/// of a view is for the main actor all the same: what it shares with the view stops the program elsewhere.
open class Layer: LayerBase {
  /// The view that owns the layer.
  final weak var view: View?
  final var look = LayerStyle()
  final var displaying = LayerDisplay()
  final var geometry = LayerGeometry()

  /// The sublayers without a view, in their order.
  final var ownSublayers: [Layer] = []
  final weak var parent: Layer?
  /// In the layer of a view: the subview that this one lies right above, or nil below all.
  final weak var floor: View?
  /// The turn in which the layer came to its superlayer.
  final var turnOfArrival = 0
  private weak var ownDelegate: (any LayerDelegate)?
  private var ownMask: Layer?

  // MARK: Life

  /// Makes a layer without a view.
  public override init() {
    super.init()
  }

  /// Makes a copy of another layer's look and place, without its sublayers; the real system makes its presentation so.
  public init(layer: Any) {
    super.init()
    if let other = layer as? Layer { takeState(of: other) }
  }

  /// Makes a layer as an archive does; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    releaseSublayers()
  }

  /// Who looks after the layer: its view, which can't be changed, or whoever was set.
  open var delegate: (any LayerDelegate)? {
    get { view ?? ownDelegate }
    set { if mayDelegate(to: newValue) { ownDelegate = newValue } }
  }

  // MARK: Corners, border and shadow

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat {
    get { look.cornerRadius }
    set { set(\.cornerRadius, to: newValue, "cornerRadius") }
  }

  /// Which corners ``cornerRadius`` makes round; all unless set.
  open var maskedCorners: CornerMask {
    get { look.maskedCorners }
    set { setMaskedCorners(newValue) }
  }

  /// The width of the border, in points; drawn inside the bounds.
  open var borderWidth: CGFloat {
    get { look.borderWidth }
    set { set(\.borderWidth, to: newValue, "borderWidth") }
  }

  /// The colour of the border; opaque black unless set.
  open var borderColor: CGColor? {
    get { look.borderColor }
    set { change("borderColor") { look.borderColor = newValue } }
  }

  /// The colour of the shadow; opaque black unless set.
  open var shadowColor: CGColor? {
    get { look.shadowColor }
    set { change("shadowColor") { look.shadowColor = newValue } }
  }

  /// The opacity of the shadow, 0 to 1; 0 unless set.
  open var shadowOpacity: Float {
    get { look.shadowOpacity }
    set {
      if isFinite(newValue, "shadowOpacity") { change("shadowOpacity") { look.shadowOpacity = newValue } }
    }
  }

  /// Where the shadow falls, in points; 3 up unless set.
  open var shadowOffset: CGSize {
    get { look.shadowOffset }
    set { if isFinite(newValue, "shadowOffset") { change("shadowOffset") { look.shadowOffset = newValue } } }
  }

  /// How far the shadow is blurred, in points; 3 unless set.
  open var shadowRadius: CGFloat {
    get { look.shadowRadius }
    set { set(\.shadowRadius, to: newValue, "shadowRadius") }
  }

  /// The shape that throws the shadow, in the layer's own coordinates; nil means what the layer shows.
  open var shadowPath: CGPath? {
    get { look.shadowPath }
    set { change("shadowPath") { look.shadowPath = newValue?.snapshot } }
  }

  /// How the corners are rounded; kept for its reader, as all are drawn circular.
  open var cornerCurve: CornerCurve {
    get { kept(\.cornerCurve) }
    set { keep(\.cornerCurve, newValue) }
  }

  /// How much larger a radius has to be for a corner of a curve to reach as far as a circular one does.
  ///
  /// > Reported: 1.528665 for the continuous one.
  open class func cornerCurveExpansionFactor(_ curve: CornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Filters on what the layer shows; kept for its reader, as iOS too has none.
  open var filters: [Any]? {
    get { kept(\.filters) }
    set { keep(\.filters, newValue) }
  }

  /// Filters on what is behind the layer; kept for its reader, as iOS too has none.
  open var backgroundFilters: [Any]? {
    get { kept(\.backgroundFilters) }
    set { keep(\.backgroundFilters, newValue) }
  }

  /// How the layer is put together with what is behind; kept for its reader.
  open var compositingFilter: Any? {
    get { kept(\.compositingFilter) }
    set { keep(\.compositingFilter, newValue) }
  }

  /// Whether ``opacity`` counts for the layer and its sublayers as one picture; true unless set, and kept: it always does.
  open var allowsGroupOpacity: Bool {
    get { kept(\.allowsGroupOpacity) }
    set { keep(\.allowsGroupOpacity, newValue) }
  }

  /// Whether slanted edges are smooth; kept for its reader.
  open var allowsEdgeAntialiasing: Bool {
    get { kept(\.allowsEdgeAntialiasing) }
    set { keep(\.allowsEdgeAntialiasing, newValue) }
  }

  /// Which edges are smooth; all unless set, and kept for its reader.
  open var edgeAntialiasingMask: EdgeAntialiasingMask {
    get { kept(\.edgeAntialiasingMask) }
    set { keep(\.edgeAntialiasingMask, newValue) }
  }

  /// Whether the layer is drawn as a picture of itself; kept for its reader.
  open var shouldRasterize: Bool {
    get { kept(\.shouldRasterize) }
    set { keep(\.shouldRasterize, newValue) }
  }

  /// How many pixels a point of that picture has; kept for its reader.
  open var rasterizationScale: CGFloat {
    get { kept(\.rasterizationScale) }
    set {
      guard newValue.isFinite else { return refuseNumber("\(newValue)", "rasterizationScale") }
      keep(\.rasterizationScale, newValue)
    }
  }

  /// Whether the layer shows when its back is turned; kept for its reader.
  open var isDoubleSided: Bool {
    get { kept(\.isDoubleSided) }
    set { keep(\.isDoubleSided, newValue) }
  }

  /// Values under names that count where ``LayerBase/value(forKey:)`` finds no other.
  open var style: [AnyHashable: Any]? {
    get { kept(\.style) }
    set { keep(\.style, newValue) }
  }

  // MARK: In step with the view

  /// The colour behind the content; of a view's layer, the view's ``View/backgroundColor`` in the view's traits.
  open var backgroundColor: CGColor? {
    get { view == nil ? look.backgroundColor : viewBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  /// The opacity, 0 to 1; of a view's layer, the view's ``View/alpha``.
  open var opacity: Float {
    get { onView { Float($0.rare.alpha) } ?? look.opacity }
    set { setOpacity(newValue) }
  }

  /// Whether the layer is invisible; of a view's layer, the view's ``View/isHidden``.
  open var isHidden: Bool {
    get { onView { $0.flags.contains(.isHidden) } ?? look.isHidden }
    set {
      if onView({ $0.set(.isHidden, to: newValue) }) == nil { change("hidden") { look.isHidden = newValue } }
    }
  }

  /// Whether sublayers are cut at the bounds and round corners; of a view's layer, the view's ``View/clipsToBounds``.
  open var masksToBounds: Bool {
    get { onView { $0.flags.contains(.clipsToBounds) } ?? look.masksToBounds }
    set { if onView({ $0.set(.clipsToBounds, to: newValue) }) == nil { look.masksToBounds = newValue } }
  }

  /// The smallest upright rectangle around the layer, in the superlayer's coordinates, in points.
  open var frame: CGRect {
    get { onView { $0.transformedFrame } ?? geometry.frame }
    set { setFrame(newValue) }
  }

  /// The rectangle in the layer's own coordinates, in points; setting the size keeps ``position``.
  open var bounds: CGRect {
    get { onView { CGRect(origin: $0.boundsOrigin, size: $0.frameStorage.size) } ?? geometry.bounds }
    set { setBounds(newValue) }
  }

  /// Where the ``anchorPoint`` is in the superlayer, in points; of a view's layer, the view's ``View/center``.
  open var position: CGPoint {
    get { onView { $0.position } ?? geometry.position }
    set { setPosition(newValue) }
  }

  /// What of the layer stands at its ``position``, in parts of its size; (0.5, 0.5), the middle, unless set.
  ///
  /// Setting it moves the frame, as ``position`` stays.
  open var anchorPoint: CGPoint {
    get { onView { $0.anchorPoint } ?? geometry.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The map of space around the ``anchorPoint``; what it does to the plane is drawn, and is the view's transform.
  ///
  /// One with a number that is not finite is reported and changes nothing.
  open var transform: CATransform3D {
    get { spaceTransform }
    set { setSpaceTransform(newValue) }
  }

  /// The map around the ``anchorPoint``; of a view's layer, the view's ``View/transform``.
  open func affineTransform() -> CGAffineTransform {
    onView { $0.transform } ?? geometry.transform
  }

  /// Sets the map around the ``anchorPoint``; one with a number that is not finite is reported and changes nothing.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    setMap(transform)
  }

  /// The map that counts for all sublayers, around the ``anchorPoint``; what it does to the plane is drawn.
  open var sublayerTransform: CATransform3D {
    get { extras?.kept.sublayerTransform ?? CATransform3DIdentity }
    set {
      guard newValue.isFinite else { return refuseNumber("\(newValue.rows)", "sublayerTransform") }
      change("sublayerTransform") { keep(\.sublayerTransform, newValue) }
    }
  }

  /// Where along z the anchor point is; kept for its reader.
  open var anchorPointZ: CGFloat {
    get { kept(\.anchorPointZ) }
    set {
      guard newValue.isFinite else { return refuseNumber("\(newValue)", "anchorPointZ") }
      change("anchorPointZ") { keep(\.anchorPointZ, newValue) }
    }
  }

  /// Whether y goes up in the layer; kept for its reader.
  open var isGeometryFlipped: Bool {
    get { kept(\.isGeometryFlipped) }
    set { keep(\.isGeometryFlipped, newValue) }
  }

  /// Whether y goes up for what is drawn in the layer: whether an odd number of layers from here up is flipped.
  open func contentsAreFlipped() -> Bool {
    var isFlipped = false
    var current: Layer? = self
    while let layer = current {
      if layer.isGeometryFlipped { isFlipped.toggle() }
      current = layer.superlayer
    }
    return isFlipped
  }

  /// Where the layer is drawn among its siblings, whatever their order; 0 unless set.
  open var zPosition: CGFloat {
    get { look.zPosition }
    set { set(\.zPosition, to: newValue, "zPosition") }
  }

  /// How many pixels a point of the contents has; 1 unless set.
  open var contentsScale: CGFloat {
    get { look.contentsScale }
    set { set(\.contentsScale, to: newValue, "contentsScale") }
  }

  /// A name to find the layer by.
  open var name: String?

  /// The picture that the layer shows; kept for its reader.
  open var contents: Any? {
    get { storedContents }
    set { change("contents") { storedContents = newValue } }
  }

  private var storedContents: Any?

  /// How contents of another size are placed in the bounds; stretched to them unless set.
  ///
  /// That of a view's layer is the view's ``View/contentMode``.
  ///
  /// > Documented: CALayer.contentsGravity; UIView.contentMode. Differs: top and bottom are those of UIKit's coordinates.
  open var contentsGravity: ContentsGravity {
    get { onView { ContentsGravity($0.contentMode) } ?? kept(\.contentsGravity) }
    set {
      guard onView({ if let mode = newValue.mode { $0.contentMode = mode } }) == nil else { return }
      keep(\.contentsGravity, newValue)
    }
  }

  /// The part of the contents that shows, in parts of them; all of them unless set.
  open var contentsRect: CGRect {
    get { kept(\.contentsRect) }
    set { setContentsPart(\.contentsRect, newValue, "contentsRect") }
  }

  /// The part of the contents that is stretched where they are, in parts of them; all of them unless set.
  ///
  /// What is beside it keeps its size at the edges and its place in the corners. Where ``contentsRect`` shows a part of the
  /// contents, that part is stretched as a whole.
  ///
  /// > Documented: CALayer.contentsCenter.
  open var contentsCenter: CGRect {
    get { kept(\.contentsCenter) }
    set { setContentsPart(\.contentsCenter, newValue, "contentsCenter") }
  }

  /// How the contents' pixels are stored; kept for its reader.
  open var contentsFormat: ContentsFormat {
    get { kept(\.contentsFormat) }
    set { keep(\.contentsFormat, newValue) }
  }

  /// How contents are made smaller; kept for its reader.
  open var minificationFilter: ContentsFilter {
    get { kept(\.minificationFilter) }
    set { keep(\.minificationFilter, newValue) }
  }

  /// How contents are made larger; kept for its reader.
  open var magnificationFilter: ContentsFilter {
    get { kept(\.magnificationFilter) }
    set { keep(\.magnificationFilter, newValue) }
  }

  /// Which detail a trilinear ``minificationFilter`` prefers; kept for its reader.
  open var minificationFilterBias: Float {
    get { kept(\.minificationFilterBias) }
    set { if isFinite(newValue, "minificationFilterBias") { keep(\.minificationFilterBias, newValue) } }
  }

  /// Whether the layer promises to fill its bounds; of a view's layer, the view's ``View/isOpaque``.
  open var isOpaque: Bool {
    get { onView { $0.isOpaque } ?? kept(\.isOpaque) }
    set { if onView({ $0.isOpaque = newValue }) == nil { keep(\.isOpaque, newValue) } }
  }

  /// Whether drawing runs beside the main thread; kept for its reader.
  open var drawsAsynchronously: Bool {
    get { kept(\.drawsAsynchronously) }
    set { keep(\.drawsAsynchronously, newValue) }
  }

  /// The layer whose opacity cuts this one, in this one's coordinates; it is no sublayer.
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
  open var sublayers: [Layer]? {
    get { allSublayers.isEmpty ? nil : allSublayers }
    set { replaceSublayers(newValue ?? []) }
  }

  /// Puts a layer in front of all sublayers; one that has another superlayer leaves it first.
  ///
  /// The layer itself, one that this one is in and the layer of a view that is no subview are refused and reported.
  open func addSublayer(_ layer: Layer) {
    insert(layer, "addSublayer(_:)") { $0.count }
  }

  /// Puts a layer at an index among the sublayers; an index out of range means the front.
  open func insertSublayer(_ layer: Layer, at idx: UInt32) {
    insert(layer, "insertSublayer(_:at:)") { min(Int(idx), $0.count) }
  }

  /// Puts a layer right behind another one, which must be a sublayer; nil means behind all.
  open func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer, "insertSublayer(_:below:)") { list in
      sibling == nil ? 0 : list.firstIndex { $0 === sibling }
    }
  }

  /// Puts a layer right in front of another one, which must be a sublayer; nil means in front of all.
  open func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer, "insertSublayer(_:above:)") { list in
      sibling == nil ? list.count : list.firstIndex { $0 === sibling }.map { $0 + 1 }
    }
  }

  /// Puts another layer into the place of a sublayer; one that is none is reported.
  open func replaceSublayer(_ oldLayer: Layer, with newLayer: Layer) {
    guard oldLayer !== newLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    if newLayer.superlayer === self { oldLayer.removeFromSuperlayer() }
  }

  /// Takes the layer out of its superlayer; a view's layer goes only with its view, and is reported.
  open func removeFromSuperlayer() {
    leaveSuperlayer()
  }

  // MARK: Places

  /// Returns a point of another layer in this one; nil stands for the coordinates of the topmost layer.
  open func convert(_ p: CGPoint, from l: Layer?) -> CGPoint { converted(p, from: l) }

  /// Returns a point of this layer in another one; nil stands for the coordinates of the topmost layer.
  open func convert(_ p: CGPoint, to l: Layer?) -> CGPoint { converted(p, to: l) }

  /// Returns the smallest upright rectangle around a rectangle of another layer in this one.
  open func convert(_ r: CGRect, from l: Layer?) -> CGRect { converted(r, from: l) }

  /// Returns the smallest upright rectangle around a rectangle of this layer in another one.
  open func convert(_ r: CGRect, to l: Layer?) -> CGRect { converted(r, to: l) }

  /// Whether a point, in the layer's own coordinates, is in its bounds; override it for another shape.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer at a point, this one or one in it; nil where there is none.
  ///
  /// - Parameter p: A point in the superlayer's coordinates.
  /// - Returns: The layer.
  ///
  /// > Documented: CALayer.hitTest(_:).
  open func hitTest(_ p: CGPoint) -> Layer? { findLayer(at: p) }

  /// Moves the nearest scroll layer above so that a point of this layer is at its origin; nothing without one.
  open func scroll(_ p: CGPoint) { scrollNearest { $0.scroll(to: convert(p, to: $0)) } }

  /// Moves the nearest scroll layer above as little as it takes to show a rectangle of this layer; nothing without one.
  open func scrollRectToVisible(_ r: CGRect) { scrollNearest { $0.scroll(to: convert(r, to: $0)) } }

  /// The part of the bounds that the scroll layers above show, in the layer's own coordinates.
  open var visibleRect: CGRect { partShownByScrollLayers }

  /// The size that the content asks for, in points: that of the bounds unless overridden.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Layout

  /// Asks for layout; of a view's layer, of the view.
  open func setNeedsLayout() {
    if onView({ $0.markNeedsLayout("layer.setNeedsLayout()") }) == nil { makeExtras().needsLayout = true }
  }

  /// Brings the layout up to date; of a view's layer, of the view.
  open func layoutIfNeeded() {
    if onView({ $0.layOutIfNeeded() }) == nil { layOutUnowned() }
  }

  /// Whether ``LayerBase/layoutSublayers()`` will be called in the next layout.
  open func needsLayout() -> Bool { onView { $0.needsLayout } ?? extras?.needsLayout ?? false }

  override class var valueKeys: [String: LayerKey] { ownValueKeys }

  /// Takes over what another layer shows, without its tree.
  func takeState(of other: Layer) {
    look = other.look
    geometry = other.shownGeometry
    look.backgroundColor = other.backgroundColor
    look.opacity = other.opacity
    look.isHidden = other.isHidden
    look.masksToBounds = other.masksToBounds
    storedContents = other.contents
    name = other.name
    takeExtras(of: other)
  }

  // MARK: Observing

  /// Called by nobody: no property can be observed without Objective-C, and `addObserver(_:forKeyPath:…)` is reported.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Content

  /// Asks for ``display()`` before the layer is drawn; a layer that never asked does not call ``draw(in:)``.
  open func setNeedsDisplay() { displaying.isNeeded = true }

  /// Asks for ``display()`` before the layer is drawn; of a part, for all of it.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Whether ``display()`` will be called before the layer is drawn.
  open func needsDisplay() -> Bool { displaying.isNeeded }

  /// Calls ``display()``, if it was asked for.
  open func displayIfNeeded() {
    if !displaying.isNeeded { return }
    displaying.isNeeded = false
    display()
  }

  /// Asks the delegate for contents, and from now on ``draw(in:)`` in every drawing; override it to set ``contents``.
  open func display() {
    displaying.drawsContent = true
    delegate?.display(self)
  }

  /// Draws the content of a layer without a view, cut at the bounds; what the delegate draws unless overridden.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Whether a change of the value under a key, by its name, asks for ``display()``; false unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Whether a new size of the bounds asks for ``display()``; the layer then draws its content in every drawing.
  open var needsDisplayOnBoundsChange: Bool {
    get { displaying.isNeededForBounds }
    set { displaying.isNeededForBounds = newValue }
  }

  /// Draws the layer and all in it into a context, in its own coordinates.
  open func render(in ctx: CGContext) { draw(into: ctx.drawing) }
}

extension View: @preconcurrency LayerDelegate {}
