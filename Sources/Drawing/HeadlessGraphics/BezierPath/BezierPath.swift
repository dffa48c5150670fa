import Foundation
import HeadlessGeometry
import HeadlessReporting

/// A path with the way it is painted; `UIBezierPath` in the module `UIKit`.
///
/// A piece with a number that is not finite, or without a point that it has to start from, is reported and not added.
/// > Documented: UIBezierPath, with its defaults: lines of 1 point, cut ends, sharp corners up to 10 line widths.
open class BezierPath: NSObject, NSCopying {
  private var pieces = PathPieces()
  private var line = DrawingList.StrokeStyle(width: 1)

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates an empty path, as an archive does; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The lines and curves, as they are now.
  open var cgPath: CGPath {
    get { CGPath(pieces) }
    set { pieces = newValue.pieces }
  }

  /// Returns whether the lines and curves, and the appearance of the line, are equal.
  /// > Reported: a suite for iOS expects `UIBezierPath(rect: x) == UIBezierPath(rect: x)`. Assumed: all properties.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? BezierPath else { return false }
    return self === other
      || pieces == other.pieces && lineStyle == other.lineStyle && flatness == other.flatness
        && usesEvenOddFillRule == other.usesEvenOddFillRule
  }

  /// A hash of the lines and curves.
  open override var hash: Int { pieces.hashValue }

  // MARK: Pieces

  private func change(_ body: (inout PathPieces) -> Void) {
    body(&pieces)
    pieces.removeRefusal().map(IssueReporting.report)
  }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { change { $0.append(.move(to: point), "BezierPath.move(to:)") } }

  /// Adds a straight line to a point.
  open func addLine(to point: CGPoint) { change { $0.append(.line(to: point), "BezierPath.addLine(to:)") } }

  /// Adds a curve to a point, drawn toward two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    let curve = CGPath.Element.curve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    change { $0.append(curve, "BezierPath.addCurve(to:controlPoint1:controlPoint2:)") }
  }

  /// Adds a curve to a point, drawn toward one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    let curve = CGPath.Element.quadCurve(to: endPoint, control: controlPoint)
    change { $0.append(curve, "BezierPath.addQuadCurve(to:controlPoint:)") }
  }

  /// Adds an arc; if the path has a current point, a line connects it with the start of the arc.
  ///
  /// - Parameters:
  ///   - center: The center of the circle, in points.
  ///   - radius: The radius, in points; not negative.
  ///   - startAngle: The angle of the start, in radians from the x axis toward the y axis.
  ///   - endAngle: The angle of the end, in radians.
  ///   - clockwise: Whether the angle increases, which is clockwise on a screen, where the y axis points down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let arc = PathArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    change { $0.append(arc, "BezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:)") }
  }

  /// Closes the current subpath with a straight line to its start; has no effect without a subpath.
  open func close() { pieces.close() }

  /// Removes all elements of the path.
  open func removeAllPoints() { pieces = PathPieces() }

  /// Adds another path's pieces.
  open func append(_ bezierPath: BezierPath) {
    let elements = bezierPath.pieces.elements
    change { $0.append(elements, transformedBy: .identity, "BezierPath.append(_:)") }
  }

  /// Applies a transform to every point; one with a number that is not finite is reported and changes nothing.
  open func apply(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return refuse("apply(_:)", "\(transform)") }
    pieces = pieces.transformed(by: transform, "BezierPath.apply(_:)")
  }

  /// Returns a path of the same lines and curves in the opposite direction, with the same line attributes.
  open func reversing() -> BezierPath { BezierPath(look: self, pieces: pieces.reversed) }

  // MARK: Area

  /// Whether the path has no elements.
  open var isEmpty: Bool { pieces.isEmpty }

  /// The smallest upright rectangle around all points, control points too, without the width of the line; zero without
  /// any.
  /// > Documented: UIBezierPath.bounds. Assumed: zero for an empty path, CoreGraphics' `null` is of no use as a frame.
  open var bounds: CGRect { isEmpty ? .zero : pieces.boundingBox }

  /// The start of the next piece; zero in an empty path.
  open var currentPoint: CGPoint { pieces.currentPoint }

  /// Returns whether a point is inside, by the rule of ``usesEvenOddFillRule``; open subpaths are treated as closed.
  open func contains(_ point: CGPoint) -> Bool { pieces.contains(point, using: fillRule) }

  // MARK: Appearance

  /// The width of the line, in points; 1 by default.
  open var lineWidth: CGFloat {
    get { line.width }
    set { if newValue.isFinite { line.width = newValue } else { refuse("lineWidth", "\(newValue)") } }
  }

  /// The shape of the ends of the line.
  open var lineCapStyle = CGLineCap.butt

  /// The shape of the corners of a line.
  open var lineJoinStyle = CGLineJoin.miter

  /// The limit of a mitered corner, in line widths; 10 by default.
  open var miterLimit: CGFloat {
    get { line.miterLimit }
    set { if newValue.isFinite { line.miterLimit = newValue } else { refuse("miterLimit", "\(newValue)") } }
  }

  /// The greatest distance of a drawn curve from its shape, in pixels; stored only.
  open var flatness: CGFloat = 0.6

  /// Whether a point is inside if a ray from it crosses the path an odd number of times.
  open var usesEvenOddFillRule = false

  /// Sets the lengths of dashes and gaps by turns, in points; invalid lengths are reported and change nothing.
  ///
  /// - Parameters:
  ///   - pattern: The lengths, or nil for a solid line.
  ///   - count: The number of lengths to use.
  ///   - phase: The offset into the pattern at which the line begins, in points.
  open func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    let lengths = Array((pattern ?? []).prefix(max(count, 0)))
    if let wrong = (lengths + [phase]).first(where: { !$0.isFinite }) ?? lengths.first(where: { $0 < 0 }) {
      return refuse("setLineDash(_:count:phase:)", "\(wrong)")
    }
    line.dashes = lengths
    line.dashPhase = phase
  }

  /// Reads the lengths of dashes and gaps, and where in them the line begins.
  open func getLineDash(_ pattern: inout [CGFloat], count: inout Int, phase: inout CGFloat) {
    pattern = line.dashes
    getLineDash(nil, count: &count, phase: &phase)
  }

  /// Reads how many lengths of dashes and gaps there are, and where in them the line begins.
  open func getLineDash(_ pattern: Never?, count: inout Int, phase: inout CGFloat) {
    count = line.dashes.count
    phase = line.dashPhase
  }

  var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  var lineStyle: DrawingList.StrokeStyle {
    var style = line
    style.cap = lineCapStyle
    style.join = lineJoinStyle
    return style
  }

  // MARK: Drawing

  /// Fills the path in the current context.
  open func fill() { paint("fill()", blendMode: nil, alpha: 1) { $0.fillPath(using: $1) } }

  /// Draws a line along the path in the current context.
  open func stroke() { paint("stroke()", blendMode: nil, alpha: 1) { context, _ in context.strokePath() } }

  /// Fills the path by a blend mode, with its opacity multiplied.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint("fill(with:alpha:)", blendMode: blendMode, alpha: alpha) { $0.fillPath(using: $1) }
  }

  /// Draws a line along the path by a blend mode, with its opacity multiplied.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint("stroke(with:alpha:)", blendMode: blendMode, alpha: alpha) { context, _ in context.strokePath() }
  }

  /// Intersects the clipping area of the current context with the path.
  open func addClip() {
    guard let context = CGContext.current(for: "BezierPath.addClip()") else { return }
    context.replacePath(with: pieces)
    context.clip(using: fillRule)
  }

  private func paint(
    _ member: String, blendMode: CGBlendMode?, alpha: CGFloat, _ body: (CGContext, CGPathFillRule) -> Void
  ) {
    guard let context = CGContext.current(for: "BezierPath.\(member)") else { return }
    let old = context.state
    let style = lineStyle
    context.change("alpha", alpha) { state in
      state.line = style
      state.blendMode = blendMode ?? state.blendMode
      state.alpha *= min(max(alpha, 0), 1)
    }
    context.replacePath(with: pieces)
    body(context, fillRule)
    context.change("alpha") { $0 = old }
  }

  // MARK: Copies

  /// Returns a path with the same elements and line attributes.
  open func copy(with zone: NSZone? = nil) -> Any { BezierPath(look: self, pieces: pieces) }

  private convenience init(look other: BezierPath, pieces: PathPieces) {
    self.init()
    self.pieces = pieces
    line = other.line
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
  }

  private func refuse(_ member: String, _ value: String) {
    IssueReporting.report(
      place: "BezierPath.\(member)", problem: "\(value) is not finite, or no length; keeping the old value.",
      cure: "Give finite numbers of points.")
  }
}
