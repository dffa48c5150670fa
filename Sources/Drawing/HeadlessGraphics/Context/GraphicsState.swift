import Foundation
import HeadlessGeometry
import HeadlessReporting

/// The values that `saveGState()` stores, besides the transform and the clip that the drawing stores.
/// > Documented: CGContext's graphics state, with its defaults.
struct GraphicsState: Sendable {
  var fill = CGColor.black
  var stroke = CGColor.black
  var line = DrawingList.StrokeStyle(width: 1)
  var alpha: CGFloat = 1
  /// The shadow, in the coordinates that the context began with, as transforms do not change shadows.
  var shadow: DrawingList.Shadow?
  var blendMode = CGBlendMode.normal
  /// The bounding box of the clips, in the coordinates of the context's sheet.
  var clip: CGRect?
  var interpolationQuality = CGInterpolationQuality.default
}

/// The current path of a context.
///
/// Its points remain at their positions, whatever transform is set later. They are stored in the
/// coordinates of the transform at the time of the first one, so that the usual case has no rounding errors.
struct ContextPath: Sendable {
  private(set) var pieces = PathPieces()
  private(set) var transform = CGAffineTransform.identity

  func pieces(in current: CGAffineTransform) -> PathPieces {
    current == transform
      ? pieces : pieces.transformed(by: transform.concatenating(current.inverted()), "CGContext.path")
  }

  /// Changes the path in the coordinates of a transform; returns the refused input, to be reported, or nil.
  mutating func change(in current: CGAffineTransform, _ body: (inout PathPieces) -> Void) -> IssueReport? {
    if pieces.isEmpty { transform = current }
    if current != transform {
      // A transform without an inverse leaves the path where it is.
      let change = transform.concatenating(current.inverted())
      var moved = PathPieces()
      moved.append(pieces.elements, transformedBy: change.isFinite ? change : .identity, "CGContext.path")
      pieces = moved
      transform = current
    }
    body(&pieces)
    return pieces.removeRefusal()
  }
}
