import Foundation
import HeadlessGeometry

/// The values that most layers leave alone, kept outside the layer so that those stay small.
///
/// > Documented: the defaults are those of CALayer's reference.
struct LayerRareValues: RareValues {
  // MARK: Taken over by copies

  /// The map around the anchor point, where it leaves the plane.
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
  /// The values that were kept under names.
  var custom: [String: Any] = [:]
  /// The time of what is in the layer.
  var times = MediaTimes(duration: .infinity)

  // MARK: The layer's own

  var actions: [String: any LayerAction]?
  var needsLayout = false
  /// The animations in the order in which they were added.
  var animations = RunningAnimations()
  /// Of a presentation: the layer that it shows.
  weak var model: Layer?

  static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
  nonisolated(unsafe) static let defaults = LayerRareValues()
}

extension Layer {
  /// Takes over the rare values of another layer, but for what goes on in that.
  final func takeRareValues(of other: Layer) {
    if other.rare.isEmpty { return }
    rare.copyValues(of: other.rare)
    rare.actions = nil
    rare.needsLayout = false
    rare.animations = RunningAnimations()
    rare.model = nil
  }

  final func setContentsPart(_ member: WritableKeyPath<LayerRareValues, CGRect>, _ rect: CGRect, _ name: String) {
    guard rect.isFinite else { return refuseNumber(rect.shortDescription, name) }
    change(name) { rare[dynamicMember: member] = rect }
  }
}
