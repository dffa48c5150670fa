import Foundation
import HeadlessGeometry

/// The rarely used values of a layer, stored outside of it so that most layers stay small.
/// > Documented: the defaults of CALayer's reference.
struct LayerRareValues: RareValues {
  /// The transform around the anchor point, where it is not affine.
  var transform: CATransform3D?
  var sublayerTransform = CATransform3DIdentity
  var contentsGravity = Layer.ContentsGravity.resize
  var contentsRect = LayerRareValues.whole
  var contentsCenter = LayerRareValues.whole
  var contentsFormat = Layer.ContentsFormat.RGBA8Uint
  var minificationFilter = Layer.ContentsFilter.linear
  var magnificationFilter = Layer.ContentsFilter.linear
  var minificationFilterBias: Float = 0
  var cornerCurve = Layer.CornerCurve.circular
  var isOpaque = false
  var isGeometryFlipped = false
  var isDoubleSided = true
  var allowsGroupOpacity = true
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask = EdgeAntialiasingMask.all
  var drawsAsynchronously = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var anchorPointZ: CGFloat = 0
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?
  var style: [AnyHashable: Any]?
  var custom: [String: Any] = [:]
  var times = MediaTimes(duration: .infinity)

  var actions: [String: any LayerAction]?
  var needsLayout = false
  /// Whether the next update lays it out (``LayerUpdate``).
  var isInUpdate = false
  /// Whether `layoutSublayers()` is running, which does not run again inside itself.
  var isLayingOut = false
  /// The animations in the order in which they were added.
  var animations = RunningAnimations()
  /// The layer that a presentation shows.
  weak var model: Layer?

  static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
  static let defaults = RareDefaults<LayerRareValues>()
}

extension Layer {
  /// Copies the rare values of another layer, except its running animations.
  final func copyRareValues(of other: Layer) {
    if other.rare.isEmpty { return }
    rare.copyValues(of: other.rare)
    rare.actions = nil
    rare.needsLayout = false
    rare.isInUpdate = false
    rare.animations = RunningAnimations()
    rare.model = nil
  }
}
