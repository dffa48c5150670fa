import Foundation
import HeadlessGeometry
import HeadlessPixels

extension CGPath {
  /// Returns the outline of the line along this path, to be filled by the winding rule.
  ///
  /// Each straight line becomes a rectangle; corners and ends are subpaths of their own. The width is in points; one
  /// that is not a positive number is reported, and its outline is empty. The miter limit is in line widths. The
  /// transform is applied to the path first.
  /// > Differs: CoreGraphics returns one outline around all of them; the covered area is the same.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let place = "CGPath.copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)"
    guard lineWidth.isFinite, lineWidth > 0, miterLimit.isFinite else {
      PathPieces.refuse(
        place, "Expected a finite width above 0 and a finite miter limit; got \(lineWidth) and \(miterLimit)",
        "Give a width above 0.")
      return CGPath()
    }
    var outline = LineOutline(
      DrawingList.StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit))
    for polygon in pieces.transformed(by: transform, place).polygons { outline.add(polygon) }
    return CGPath(PathPieces(outline.elements, place))
  }

  /// Returns the path cut into dashes; its curves become straight lines.
  ///
  /// The lengths are of dashes and gaps by turns, and the phase is the offset into them at which the path begins, all
  /// in points. Invalid lengths are reported and change nothing. The transform is applied to the path first.
  public final func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let place = "CGPath.copy(dashingWithPhase:lengths:transform:)"
    let transformed = pieces.transformed(by: transform, place)
    guard let dashes = DashPattern(lengths: lengths, phase: phase) else {
      PathPieces.refuse(
        place, "Expected finite lengths and a finite phase; got \(lengths) and \(phase)",
        "Give finite lengths that are not all 0.")
      return CGPath(transformed)
    }
    return CGPath(PathPieces(transformed.polygons.flatMap(dashes.cut), place))
  }

  /// Creates the outline of the line along another path, as
  /// ``copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)`` does; nil for a width that is not positive.
  /// > Documented: the name under which Swift imports CGPathCreateCopyByStrokingPath.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat, lineCap: CGLineCap,
    lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
    guard lineWidth.isFinite, lineWidth > 0, miterLimit.isFinite else { return nil }
    self.init(outline.pieces)
  }
}
