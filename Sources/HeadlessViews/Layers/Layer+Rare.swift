import Foundation
import HeadlessGeometry

/// What few layers say.
extension Layer {
  /// Where in the bounds contents of another size stand.
  public struct ContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a gravity from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In the middle.
    public static let center = ContentsGravity(rawValue: "center")
    /// In the middle of the top.
    public static let top = ContentsGravity(rawValue: "top")
    /// In the middle of the bottom.
    public static let bottom = ContentsGravity(rawValue: "bottom")
    /// In the middle of the left.
    public static let left = ContentsGravity(rawValue: "left")
    /// In the middle of the right.
    public static let right = ContentsGravity(rawValue: "right")
    /// In the left corner of the top.
    public static let topLeft = ContentsGravity(rawValue: "topLeft")
    /// In the right corner of the top.
    public static let topRight = ContentsGravity(rawValue: "topRight")
    /// In the left corner of the bottom.
    public static let bottomLeft = ContentsGravity(rawValue: "bottomLeft")
    /// In the right corner of the bottom.
    public static let bottomRight = ContentsGravity(rawValue: "bottomRight")
    /// Stretched to the bounds.
    public static let resize = ContentsGravity(rawValue: "resize")
    /// As large as goes into the bounds in its own proportions.
    public static let resizeAspect = ContentsGravity(rawValue: "resizeAspect")
    /// As small as covers the bounds in its own proportions.
    public static let resizeAspectFill = ContentsGravity(rawValue: "resizeAspectFill")

    /// The same as views say it.
    var mode: View.ContentMode? {
      switch self {
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      case .resize: .scaleToFill
      case .resizeAspect: .scaleAspectFit
      case .resizeAspectFill: .scaleAspectFill
      default: nil
      }
    }
  }

  /// Where in the bounds contents of another size stand; stretched to them unless set.
  ///
  /// > Documented: CALayer.contentsGravity. Differs: top and bottom are those of UIKit's coordinates.
  public final var contentsGravity: ContentsGravity {
    get { extras?.contentsGravity ?? .resize }
    set { makeExtras().contentsGravity = newValue }
  }

  /// How a corner is rounded.
  ///
  /// > Documented: CALayerCornerCurve.
  public struct CornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a curve of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle.
    public static let circular = CornerCurve(rawValue: "circular")
    /// A curve that begins sooner and bends less.
    public static let continuous = CornerCurve(rawValue: "continuous")
  }

  /// How the corners are rounded; kept for its reader, as all are drawn circular.
  public final var cornerCurve: CornerCurve {
    get { extras?.cornerCurve ?? .circular }
    set { makeExtras().cornerCurve = newValue }
  }

  /// The part of the contents that shows, in parts of them; all of them unless set.
  public final var contentsRect: CGRect {
    get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      guard newValue.isFinite else { return refuseNumber(newValue.shortDescription, "contentsRect") }
      change("contentsRect") { makeExtras().contentsRect = newValue }
    }
  }

  /// The map that counts for all sublayers; kept for its reader, and not drawn.
  public final var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set {
      guard newValue.isFinite else { return refuseNumber("\(newValue.rows)", "sublayerTransform") }
      change("sublayerTransform") { makeExtras().sublayerTransform = newValue }
    }
  }

  /// Where along z the anchor point is; kept for its reader.
  public final var anchorPointZ: CGFloat {
    get { extras?.anchorPointZ ?? 0 }
    set {
      guard newValue.isFinite else { return refuseNumber("\(newValue)", "anchorPointZ") }
      change("anchorPointZ") { makeExtras().anchorPointZ = newValue }
    }
  }

  /// Whether y goes up in the layer; kept for its reader.
  public final var isGeometryFlipped: Bool {
    get { extras?.isGeometryFlipped ?? false }
    set { makeExtras().isGeometryFlipped = newValue }
  }

  /// Whether the layer shows when its back is turned; kept for its reader.
  public final var isDoubleSided: Bool {
    get { extras?.isDoubleSided ?? true }
    set { makeExtras().isDoubleSided = newValue }
  }

  /// Whether the layer is drawn as a picture of itself; kept for its reader.
  public final var shouldRasterize: Bool {
    get { extras?.shouldRasterize ?? false }
    set { makeExtras().shouldRasterize = newValue }
  }

  /// How many pixels a point of that picture has; kept for its reader.
  public final var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { makeExtras().rasterizationScale = newValue }
  }

  /// Whether slanted edges are smooth; kept for its reader.
  public final var allowsEdgeAntialiasing: Bool {
    get { extras?.allowsEdgeAntialiasing ?? false }
    set { makeExtras().allowsEdgeAntialiasing = newValue }
  }

  // MARK: Places

  /// Whether a point, in the layer's own coordinates, is in its bounds.
  public final func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// Puts another layer into the place of a sublayer; one that is none is reported.
  public final func replaceSublayer(_ oldLayer: Layer, with newLayer: Layer) {
    guard oldLayer !== newLayer else { return }
    insertSublayer(newLayer, above: oldLayer)
    if newLayer.superlayer === self { oldLayer.removeFromSuperlayer() }
  }

  /// Where a point of another layer is in this one; nil means the coordinates of the topmost layer.
  public final func convert(_ point: CGPoint, from layer: Layer?) -> CGPoint {
    let source = layer.map { $0.mapToTop } ?? .identity
    return point.applying(source).applying(mapToTop.inverted())
  }

  /// Where a point of this layer is in another one; nil means the coordinates of the topmost layer.
  public final func convert(_ point: CGPoint, to layer: Layer?) -> CGPoint {
    let target = layer.map { $0.mapToTop } ?? .identity
    return point.applying(mapToTop).applying(target.inverted())
  }

  /// The smallest upright rectangle around a rectangle of another layer in this one.
  public final func convert(_ rect: CGRect, from layer: Layer?) -> CGRect {
    rect.applying((layer.map { $0.mapToTop } ?? .identity).concatenating(mapToTop.inverted()))
  }

  /// The smallest upright rectangle around a rectangle of this layer in another one.
  public final func convert(_ rect: CGRect, to layer: Layer?) -> CGRect {
    rect.applying(mapToTop.concatenating((layer.map { $0.mapToTop } ?? .identity).inverted()))
  }

  /// What leads from the layer's coordinates to those around the topmost layer.
  private var mapToTop: CGAffineTransform {
    var map = CGAffineTransform.identity
    var current: Layer? = self
    while let layer = current {
      let (bounds, anchor, position) = (layer.bounds, layer.anchorPoint, layer.position)
      let middle = bounds.point(at: anchor)
      map = map.concatenating(CGAffineTransform(translationX: -middle.x, y: -middle.y))
        .concatenating(layer.affineTransform())
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
      current = layer.superlayer
    }
    return map
  }
}
