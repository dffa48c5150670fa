import Foundation
import HeadlessGeometry
import HeadlessReporting

/// What a context keeps with `saveGState()`, besides the map and the clip that its drawing keeps.
///
/// > Documented: CGContext's graphics state, with its defaults.
struct GraphicsState: Sendable {
  var fill = CGColor.black
  var stroke = CGColor.black
  var line = DrawingList.StrokeStyle(width: 1)
  var alpha: CGFloat = 1
  /// In the coordinates that the context began with, as maps do not change shadows.
  var shadow: DrawingList.Shadow?
  var blendMode = CGBlendMode.normal
  /// What the clips leave, in the coordinates of the context's sheet; an upright rectangle around it.
  var clip: CGRect?
  var interpolationQuality = CGInterpolationQuality.default
  var textMode = CGTextDrawingMode.fill
}

/// A path that is being put together in a context.
///
/// Its points belong to the place where they were given, whatever map comes later. They are kept in the coordinates of the
/// map that held when the first one came, so that the usual case has no noise.
struct ContextPath: Sendable {
  private(set) var pieces = PathPieces()
  private var map = CGAffineTransform.identity

  /// The path in the coordinates of a map.
  func pieces(in current: CGAffineTransform) -> PathPieces {
    current == map ? pieces : pieces.mapped(by: map.concatenating(current.inverted()), "CGContext.path")
  }

  /// Changes the path in the coordinates of a map.
  ///
  /// - Returns: What was refused, to be reported.
  mutating func change(in current: CGAffineTransform, _ body: (inout PathPieces) -> Void) -> IssueReport? {
    if pieces.isEmpty { map = current }
    if current != map {
      // A map without a way back leaves the path where it is.
      let way = map.concatenating(current.inverted())
      var moved = PathPieces()
      moved.append(pieces.elements, mappedBy: way.isFinite ? way : .identity, "CGContext.path")
      pieces = moved
      map = current
    }
    body(&pieces)
    return pieces.takeRefusal()
  }

  mutating func replace(with new: PathPieces, in current: CGAffineTransform) {
    pieces = new
    map = current
  }
}
