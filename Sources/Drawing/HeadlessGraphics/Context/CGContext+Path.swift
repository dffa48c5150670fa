import Foundation
import HeadlessReporting

extension CGContext {
  /// Changes the path, and reports refused input afterwards.
  private func change(_ body: (inout PathPieces) -> Void) {
    let transform = drawing.transform
    let refusal = storage.withLock { $0.path.change(in: transform, body) }
    refusal.map(IssueReporting.report)
  }

  private func add(_ elements: [CGPath.Element], _ member: String) {
    change { $0.append(elements, transformedBy: .identity, "CGContext.\(member)") }
  }

  var pieces: PathPieces { storage.withLock(\.path).pieces(in: drawing.transform) }

  /// Returns the path, which is empty afterwards.
  func consumePath() -> PathPieces {
    let path = storage.withLock { storage in
      defer { storage.path = ContextPath() }
      return storage.path
    }
    return path.pieces(in: drawing.transform)
  }

  func replacePath(with pieces: PathPieces) {
    let path = ContextPath(pieces: pieces, transform: drawing.transform)
    storage.withLock { $0.path = path }
  }

  /// The path as it is now, in the current coordinates; nil without one.
  public var path: CGPath? {
    let pieces = pieces
    return pieces.isEmpty ? nil : CGPath(pieces)
  }

  /// Removes the current path and begins an empty one.
  public func beginPath() { storage.withLock { $0.path = ContextPath() } }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint) { change { $0.append(.move(to: point), "CGContext.move(to:)") } }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { change { $0.append(.line(to: point), "CGContext.addLine(to:)") } }

  /// Begins at the first point and adds straight lines to the others.
  public func addLines(between points: [CGPoint]) { add(.lines(between: points), "addLines(between:)") }

  /// Adds a curve to a point, drawn toward two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    change {
      $0.append(.curve(to: end, control1: control1, control2: control2), "CGContext.addCurve(to:control1:control2:)")
    }
  }

  /// Adds a curve to a point, drawn toward one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    change { $0.append(.quadCurve(to: end, control: control), "CGContext.addQuadCurve(to:control:)") }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { add(.rect(rect, "CGContext.addRect(_:)"), "addRect(_:)") }

  /// Adds rectangles one by one.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds the ellipse that touches a rectangle's sides.
  public func addEllipse(in rect: CGRect) {
    add(.ellipse(in: rect, "CGContext.addEllipse(in:)"), "addEllipse(in:)")
  }

  /// Adds an arc; see ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let arc = PathArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    change { $0.append(arc, "CGContext.addArc(center:radius:startAngle:endAngle:clockwise:)") }
  }

  /// Adds a rounded corner; see ``CGMutablePath/addArc(tangent1End:tangent2End:radius:transform:)``.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    change {
      $0.appendArc(tangent1End, tangent2End, radius: radius, "CGContext.addArc(tangent1End:tangent2End:radius:)")
    }
  }

  /// Adds another path's pieces.
  public func addPath(_ path: CGPath) { add(path.elements, "addPath(_:)") }

  /// Closes the current subpath with a straight line to its start; has no effect without a subpath.
  public func closePath() { change { $0.close() } }

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { pieces.isEmpty }

  /// The start of the path's next piece; zero without a path.
  public var currentPointOfPath: CGPoint { pieces.currentPoint }

  /// The smallest upright rectangle around the path's points, control points included; `null` without a path.
  public var boundingBoxOfPath: CGRect { pieces.boundingBox }

  /// Returns whether a point would be painted if the path were drawn in a mode.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let pieces = pieces
    if let rule = mode.fillRule, pieces.contains(point, using: rule) { return true }
    return mode.strokes && strokeOutline(of: pieces).contains(point, using: .winding)
  }

  /// Replaces the path by the outline of the line along it.
  public func replacePathWithStrokedPath() { replacePath(with: strokeOutline(of: pieces)) }

  private func strokeOutline(of pieces: PathPieces) -> PathPieces {
    let line = state.line
    let path = CGPath(pieces)
    let dashed = line.dashes.isEmpty ? path : path.copy(dashingWithPhase: line.dashPhase, lengths: line.dashes)
    return dashed.copy(
      strokingWithWidth: line.width, lineCap: line.cap, lineJoin: line.join, miterLimit: line.miterLimit
    ).pieces
  }
}
