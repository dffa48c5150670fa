import Foundation
import HeadlessGeometry
import HeadlessReporting
import Synchronization

/// A path that can be changed by adding elements.
///
/// A piece with a number that is not finite, or one that needs a point to start from and has none, is reported and not
/// added. Every method accepts a transform that is applied to the points of the element first.
/// > Documented: CGMutablePath, with its members and their defaults.
public final class CGMutablePath: CGPath, @unchecked Sendable {  // The pieces are in a mutex.
  private let storage: Mutex<PathPieces>

  override var pieces: PathPieces { storage.withLock(\.self) }

  package override var snapshot: CGPath { CGPath(pieces) }

  /// Creates an empty path.
  public override convenience init() { self.init(PathPieces()) }

  override init(_ pieces: PathPieces) {
    storage = Mutex(pieces)
    super.init()
  }

  /// Changes the path, and reports refused input afterwards.
  private func change(_ body: (inout PathPieces) -> Void) {
    let refusal = storage.withLock { pieces in
      body(&pieces)
      return pieces.removeRefusal()
    }
    refusal.map(IssueReporting.report)
  }

  private func add(_ element: Element, _ transform: CGAffineTransform, _ member: String) {
    change { $0.append(element.transformed(transform), "CGMutablePath.\(member)") }
  }

  private func add(_ elements: [Element], _ transform: CGAffineTransform, _ member: String) {
    change { $0.append(elements, transformedBy: transform, "CGMutablePath.\(member)") }
  }

  // MARK: Lines and curves

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.move(to: point), transform, "move(to:transform:)")
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.line(to: point), transform, "addLine(to:transform:)")
  }

  /// Begins at the first point and adds straight lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    add(.lines(between: points), transform, "addLines(between:transform:)")
  }

  /// Adds a curve to a point, drawn toward one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    add(.quadCurve(to: end, control: control), transform, "addQuadCurve(to:control:transform:)")
  }

  /// Adds a curve to a point, drawn toward two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add(.curve(to: end, control1: control1, control2: control2), transform, "addCurve(to:control1:control2:transform:)")
  }

  /// Closes the current subpath with a straight line to its start; has no effect without a subpath.
  public func closeSubpath() { change { $0.close() } }

  // MARK: Whole shapes

  /// Adds a rectangle, from its corner of the smallest numbers on along the top.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.rect(rect, "CGMutablePath.addRect(_:transform:)"), transform, "addRect(_:transform:)")
  }

  /// Adds rectangles one by one.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse that touches a rectangle's sides, from its rightmost point on.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(.ellipse(in: rect, "CGMutablePath.addEllipse(in:transform:)"), transform, "addEllipse(in:transform:)")
  }

  /// Adds a rectangle with elliptic corners, from the middle of its right side on.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let member = "addRoundedRect(in:cornerWidth:cornerHeight:transform:)"
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    add(.roundedRect(rect, corner, "CGMutablePath.\(member)"), transform, member)
  }

  /// Adds another path's pieces.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.elements, transform, "addPath(_:transform:)")
  }

  // MARK: Arcs

  /// Adds an arc as curves of at most a quarter circle; a line connects the current point with its start.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius, in points; not negative.
  ///   - startAngle: The angle of the start, in radians from the x axis toward the y axis.
  ///   - endAngle: The angle of the end, in radians.
  ///   - clockwise: Whether the angle decreases. That is clockwise where the y axis points up; on a screen, where it
  ///     points down, it looks counterclockwise.
  ///   - transform: The transform applied to the arc.
  ///
  /// > Documented: CGMutablePath.addArc.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = PathArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    change { pieces in
      pieces.append(
        arc, transformedBy: transform, "CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:)")
    }
  }

  /// Adds an arc from an angle by another one, in radians; a negative one has the opposite direction.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let arc = PathArc(center: center, radius: radius, startAngle: startAngle, sweep: delta)
    change { pieces in
      pieces.append(
        arc, transformedBy: transform, "CGMutablePath.addRelativeArc(center:radius:startAngle:delta:transform:)")
    }
  }

  /// Adds a rounded corner: a line, and the arc that touches both lines that meet at the first point.
  ///
  /// - Parameters:
  ///   - tangent1End: The point where the lines from the current point and to `tangent2End` would meet.
  ///   - tangent2End: A point on the second line.
  ///   - radius: The radius, in points; not negative.
  ///   - transform: The transform applied to both points and the circle, not to the current point.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    change { pieces in
      pieces.appendArc(
        tangent1End, tangent2End, radius: radius, transformedBy: transform,
        "CGMutablePath.addArc(tangent1End:tangent2End:radius:transform:)")
    }
  }
}
