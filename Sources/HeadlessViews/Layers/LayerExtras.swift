import Foundation
import HeadlessGeometry

/// What most layers leave alone, kept outside the layer so that those stay small.
final class LayerExtras {
  /// The map around the anchor point, where it leaves the plane.
  var transform: CATransform3D?
  var kept = LayerKept()
  var actions: [String: any LayerAction]?
  var custom: [String: Any] = [:]
  var needsLayout = false

  /// The time of what is in the layer.
  var times = MediaTimes(duration: .infinity)
  /// What goes on in the layer, in the order in which it was added.
  var animations = RunningAnimations()
  /// Of a presentation: the layer that it shows.
  weak var model: Layer?
}
