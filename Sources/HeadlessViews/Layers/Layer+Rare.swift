import Foundation
import HeadlessGeometry

/// What few layers say.
extension Layer {
  // MARK: Contents

  /// Where in the bounds contents of another size stand; stretched to them unless set.
  ///
  /// > Documented: CALayer.contentsGravity. Differs: top and bottom are those of UIKit's coordinates.
  public final var contentsGravity: ContentsGravity {
    get { kept(\.contentsGravity) }
    set { keep(\.contentsGravity, newValue) }
  }

  /// The part of the contents that shows, in parts of them; all of them unless set.
  public final var contentsRect: CGRect {
    get { kept(\.contentsRect) }
    set { setRect(\.contentsRect, newValue, "contentsRect") }
  }

  /// The part of the contents that is stretched where they are, in parts of them; all of them unless set.
  ///
  /// What is beside it keeps its size at the edges and its place in the corners. Where ``contentsRect`` shows a part of the
  /// contents, that part is stretched as a whole.
  ///
  /// > Documented: CALayer.contentsCenter.
  public final var contentsCenter: CGRect {
    get { kept(\.contentsCenter) }
    set { setRect(\.contentsCenter, newValue, "contentsCenter") }
  }

  private func setRect(_ member: WritableKeyPath<LayerKept, CGRect>, _ rect: CGRect, _ name: String) {
    guard rect.isFinite else { return refuseNumber(rect.shortDescription, name) }
    change(name) { keep(member, rect) }
  }

  /// How the contents' pixels are stored; kept for its reader.
  public final var contentsFormat: ContentsFormat {
    get { kept(\.contentsFormat) }
    set { keep(\.contentsFormat, newValue) }
  }

  /// How contents are made smaller; kept for its reader.
  public final var minificationFilter: ContentsFilter {
    get { kept(\.minificationFilter) }
    set { keep(\.minificationFilter, newValue) }
  }

  /// How contents are made larger; kept for its reader.
  public final var magnificationFilter: ContentsFilter {
    get { kept(\.magnificationFilter) }
    set { keep(\.magnificationFilter, newValue) }
  }

  /// Which detail a trilinear ``minificationFilter`` prefers; kept for its reader.
  public final var minificationFilterBias: Float {
    get { kept(\.minificationFilterBias) }
    set { if isFinite(newValue, "minificationFilterBias") { keep(\.minificationFilterBias, newValue) } }
  }

  /// Whether the layer promises to fill its bounds; of a view's layer, the view's ``View/isOpaque``.
  public final var isOpaque: Bool {
    get { onView { $0.isOpaque } ?? kept(\.isOpaque) }
    set { if onView({ $0.isOpaque = newValue }) == nil { keep(\.isOpaque, newValue) } }
  }

  /// Whether drawing runs beside the main thread; kept for its reader.
  public final var drawsAsynchronously: Bool {
    get { kept(\.drawsAsynchronously) }
    set { keep(\.drawsAsynchronously, newValue) }
  }

  // MARK: Looks

  /// How the corners are rounded; kept for its reader, as all are drawn circular.
  public final var cornerCurve: CornerCurve {
    get { kept(\.cornerCurve) }
    set { keep(\.cornerCurve, newValue) }
  }

  /// How much larger a radius has to be for a corner of a curve to reach as far as a circular one does.
  ///
  /// > Reported: 1.528665 for the continuous one.
  public final class func cornerCurveExpansionFactor(_ curve: CornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Filters on what the layer shows; kept for its reader, as iOS too has none.
  public final var filters: [Any]? {
    get { kept(\.filters) }
    set { keep(\.filters, newValue) }
  }

  /// Filters on what is behind the layer; kept for its reader, as iOS too has none.
  public final var backgroundFilters: [Any]? {
    get { kept(\.backgroundFilters) }
    set { keep(\.backgroundFilters, newValue) }
  }

  /// How the layer is put together with what is behind; kept for its reader.
  public final var compositingFilter: Any? {
    get { kept(\.compositingFilter) }
    set { keep(\.compositingFilter, newValue) }
  }

  /// Whether ``opacity`` counts for the layer and its sublayers as one picture; true unless set, and kept: it always does.
  public final var allowsGroupOpacity: Bool {
    get { kept(\.allowsGroupOpacity) }
    set { keep(\.allowsGroupOpacity, newValue) }
  }

  /// Whether slanted edges are smooth; kept for its reader.
  public final var allowsEdgeAntialiasing: Bool {
    get { kept(\.allowsEdgeAntialiasing) }
    set { keep(\.allowsEdgeAntialiasing, newValue) }
  }

  /// Which edges are smooth; all unless set, and kept for its reader.
  public final var edgeAntialiasingMask: EdgeAntialiasingMask {
    get { kept(\.edgeAntialiasingMask) }
    set { keep(\.edgeAntialiasingMask, newValue) }
  }

  /// Whether the layer is drawn as a picture of itself; kept for its reader.
  public final var shouldRasterize: Bool {
    get { kept(\.shouldRasterize) }
    set { keep(\.shouldRasterize, newValue) }
  }

  /// How many pixels a point of that picture has; kept for its reader.
  public final var rasterizationScale: CGFloat {
    get { kept(\.rasterizationScale) }
    set {
      guard newValue.isFinite else { return refuseNumber("\(newValue)", "rasterizationScale") }
      keep(\.rasterizationScale, newValue)
    }
  }

  /// Whether the layer shows when its back is turned; kept for its reader.
  public final var isDoubleSided: Bool {
    get { kept(\.isDoubleSided) }
    set { keep(\.isDoubleSided, newValue) }
  }

  /// Values under names that count where ``LayerBase/value(forKey:)`` finds no other.
  public final var style: [AnyHashable: Any]? {
    get { kept(\.style) }
    set { keep(\.style, newValue) }
  }

  // MARK: Space

  /// The map that counts for all sublayers, around the ``anchorPoint``; what it does to the plane is drawn.
  public final var sublayerTransform: CATransform3D {
    get { kept(\.sublayerTransform) }
    set {
      guard newValue.isFinite else { return refuseNumber("\(newValue.rows)", "sublayerTransform") }
      change("sublayerTransform") { keep(\.sublayerTransform, newValue) }
    }
  }

  /// Where along z the anchor point is; kept for its reader.
  public final var anchorPointZ: CGFloat {
    get { kept(\.anchorPointZ) }
    set {
      guard newValue.isFinite else { return refuseNumber("\(newValue)", "anchorPointZ") }
      change("anchorPointZ") { keep(\.anchorPointZ, newValue) }
    }
  }

  /// Whether y goes up in the layer; kept for its reader.
  public final var isGeometryFlipped: Bool {
    get { kept(\.isGeometryFlipped) }
    set { keep(\.isGeometryFlipped, newValue) }
  }

  /// Whether y goes up for what is drawn in the layer: whether an odd number of layers from here up is flipped.
  public final func contentsAreFlipped() -> Bool {
    var isFlipped = false
    var current: Layer? = self
    while let layer = current {
      if layer.isGeometryFlipped { isFlipped.toggle() }
      current = layer.superlayer
    }
    return isFlipped
  }

  /// Puts another layer into the place of a sublayer; one that is none is reported.
  public final func replaceSublayer(_ oldLayer: Layer, with newLayer: Layer) {
    guard oldLayer !== newLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    if newLayer.superlayer === self { oldLayer.removeFromSuperlayer() }
  }
}
