import Foundation
import HeadlessGeometry

/// What most layers leave alone, kept outside the layer so that those stay small.
final class LayerExtras {
  /// The map around the anchor point, where it leaves the plane.
  var transform: CATransform3D?
  var sublayerTransform = CATransform3DIdentity
  var contentsGravity = Layer.ContentsGravity.resize
  var cornerCurve = Layer.CornerCurve.circular
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var isGeometryFlipped = false
  var isDoubleSided = true
  var allowsEdgeAntialiasing = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var anchorPointZ: CGFloat = 0
  var actions: [String: any LayerAction]?
  var custom: [String: Any] = [:]
  var needsLayout = false

  /// The time of what is in the layer.
  var times = MediaTimes(duration: .infinity)
  /// What goes on in the layer, in the order in which it was added.
  var animations: [RunningAnimation] = []
  /// Of a presentation: the layer that it shows.
  weak var model: Layer?
}
