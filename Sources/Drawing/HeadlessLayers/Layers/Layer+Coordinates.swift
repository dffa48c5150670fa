import Foundation
import HeadlessGeometry
import HeadlessReporting

extension Layer {
  /// The transform from the layer's own coordinates to its superlayer's.
  final var transformToSuperlayer: CGAffineTransform {
    let (middle, position) = (bounds.point(at: anchorPoint), position)
    let transform = CGAffineTransform(translationX: -middle.x, y: -middle.y)
      .concatenating(affineTransform())
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    return superlayer?.affineSublayerTransform.map(transform.concatenating) ?? transform
  }

  /// The ``sublayerTransform`` in the plane, in this layer's coordinates; nil for the identity.
  package final var affineSublayerTransform: CGAffineTransform? {
    let plane = sublayerTransform.plane
    if plane.isIdentity { return nil }
    let middle = bounds.point(at: anchorPoint)
    return CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(plane)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
  }

  /// Returns the frontmost layer at a point of the superlayer's coordinates, this one and those in it.
  /// > Reported: a sublayer beside its superlayer is found unless that masks to its bounds; the order of the sublayers
  /// > decides, not their `zPosition`. Assumed: hidden layers are skipped.
  final func findLayer(at point: CGPoint) -> Layer? {
    let transform = transformToSuperlayer
    guard !isHidden, point.isFinite, transform.a * transform.d != transform.b * transform.c else { return nil }
    let own = point.applying(transform.inverted())
    let isInside = contains(own)
    if masksToBounds, !isInside { return nil }
    for sublayer in allSublayers.reversed() {
      var found: Layer?
      LayerNesting.descend(for: "\(type(of: self)).hitTest(_:)") { found = sublayer.hitTest(own) }
      if let found { return found }
    }
    return isInside ? self : nil
  }
}

extension Layer: NestedCoordinates {
  package final var enclosingCoordinates: (any NestedCoordinates)? { superlayer }

  package final var isOnlyShifted: Bool { transformToSuperlayer.isTranslation }

  package final func toEnclosing(_ point: CGPoint) -> CGPoint { point.applying(transformToSuperlayer) }

  package final func fromEnclosing(_ point: CGPoint) -> CGPoint { point.applying(transformToSuperlayer.inverted()) }
}

/// The depth of a recursion through overrides, each level of which uses the call stack.
private enum LayerNesting {
  @TaskLocal static var depth = 0

  static func descend(for place: @autoclosure () -> String, _ body: () -> Void) {
    if depth == EndlessWork.depthLimit { return EndlessWork.reportDepth(place()) }
    $depth.withValue(depth + 1, operation: body)
  }
}
