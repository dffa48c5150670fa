import Foundation
import HeadlessGeometry

/// Lines and curves in the plane, which do not change; ``CGMutablePath`` is one that does.
///
/// An element with a number that is not finite is reported and omitted.
/// > Documented: CGPath, which Foundation does not have on Linux.
public class CGPath: Hashable, CustomStringConvertible, @unchecked Sendable {  // Immutable; its subclass has a mutex.
  private let fixed: PathPieces

  var pieces: PathPieces { fixed }

  /// Creates an empty path.
  public init() { fixed = PathPieces() }

  init(_ pieces: PathPieces) { fixed = pieces }

  convenience init(_ elements: [CGPath.Element]) { self.init(PathPieces(elements, "CGPath")) }

  /// Creates a path of a rectangle, from its corner of the smallest numbers on along the top.
  public convenience init(rect: CGRect, transform: CGAffineTransform? = nil) {
    let place = "CGPath.init(rect:transform:)"
    self.init(PathPieces(.rect(rect, place), transformedBy: transform ?? .identity, place))
  }

  /// Creates a path of a rectangle with elliptic corners.
  ///
  /// The width of a corner, in points, is from 0 to half the rectangle's, and its height likewise; others are reported
  /// and limited. A transform is applied to every point.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    let place = "CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:)"
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(PathPieces(.roundedRect(rect, corner, place), transformedBy: transform ?? .identity, place))
  }

  /// Creates a path of the ellipse that touches a rectangle's sides, from its rightmost point on.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    let place = "CGPath.init(ellipseIn:transform:)"
    self.init(PathPieces(.ellipse(in: rect, place), transformedBy: transform ?? .identity, place))
  }

  /// Creates a path of a rectangle, clockwise from its top left corner, some of whose corners have a radius of at most
  /// half the shorter side.
  package convenience init(rect: CGRect, radius: CGFloat, corners: RectCorner) {
    self.init(.rect(rect, corner: CGSize(width: radius, height: radius), corners: corners))
  }

  /// The pieces in their order.
  public final var elements: [Element] { pieces.elements }

  /// The start of the next piece; zero in an empty path.
  public final var currentPoint: CGPoint { pieces.currentPoint }

  /// Whether the path has no elements.
  public final var isEmpty: Bool { pieces.isEmpty }

  /// Returns a path of the same pieces that does not change.
  public final func copy() -> CGPath? { snapshot }

  /// Returns a path of the same pieces that can be changed.
  public final func mutableCopy() -> CGMutablePath? { CGMutablePath(pieces) }

  /// Returns the transformed path; nil, and a transform with a number that is not finite, change nothing.
  public final func copy(using transform: CGAffineTransform?) -> CGPath? {
    CGPath(pieces.transformed(by: transform ?? .identity, "CGPath.copy(using:)"))
  }

  /// Returns a transformed path that can be changed; nil, and a transform that is not finite, change nothing.
  public final func mutableCopy(using transform: CGAffineTransform?) -> CGMutablePath? {
    CGMutablePath(pieces.transformed(by: transform ?? .identity, "CGPath.mutableCopy(using:)"))
  }

  /// The path as it is now, whatever is added to it later.
  package var snapshot: CGPath { self }

  /// Returns whether both paths have equal elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left === right || left.pieces == right.pieces }

  /// Hashes the pieces.
  public final func hash(into hasher: inout Hasher) { hasher.combine(pieces) }

  /// The pieces in the letters of SVG: `M 0,0 L 10,0 Z`.
  public final var description: String {
    elements.map { element in
      let points = element.points.map { "\($0.x.shortDescription),\($0.y.shortDescription)" }
      return ([element.letter] + points).joined(separator: " ")
    }.joined(separator: " ")
  }
}
