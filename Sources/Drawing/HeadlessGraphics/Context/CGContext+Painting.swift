import Foundation

extension CGContext {
  /// Paints something with the shadow and the blend mode of the state; reports name the public entry that is passed.
  ///
  /// `cover` paints the touched area in opaque black, to which a blend mode applies.
  func paint(
    _ member: String, covering cover: (DrawingContext) -> Void, _ body: (DrawingContext, GraphicsState) -> Void
  ) {
    let state = state
    if state.blendMode != .normal, blend(member, state, covering: cover, body) { return }
    guard let shadow = state.shadow else { return body(drawing, state) }
    drawing.beginGroup(shadow: userShadow(shadow))
    body(drawing, state)
    drawing.endGroup()
  }

  /// Paints something in colors of its own with the opacity of the state; overlapping parts don't show through.
  package func paintAsGroup(_ member: String, _ body: (DrawingContext) -> Void) {
    paint(member, covering: body) { drawing, state in
      if state.alpha < 1 { drawing.beginGroup(alpha: state.alpha) }
      body(drawing)
      if state.alpha < 1 { drawing.endGroup() }
    }
  }

  func userShadow(_ shadow: DrawingList.Shadow) -> DrawingList.Shadow {
    let transform = toBase
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    guard area > 0 else { return shadow }
    var shadow = shadow
    shadow.offset = shadow.offset.applying(transform.inverted())
    shadow.radius /= area.squareRoot()
    return shadow
  }

  private func fill(_ shape: DrawingList.Shape, _ member: String) {
    paint(member, covering: { $0.fill(shape, with: .color(.black)) }) { drawing, state in
      drawing.fill(shape, in: state.fill, alpha: state.alpha)
    }
  }

  private func stroke(_ shape: DrawingList.Shape, width: CGFloat? = nil, _ member: String) {
    var line = state.line
    line.width = width ?? line.width
    paint(member, covering: { $0.stroke(shape, with: .color(.black), style: line) }) { drawing, state in
      drawing.stroke(shape, with: .color(state.stroke.multiplied(by: state.alpha)), style: line)
    }
  }

  private func fill(_ path: PathPieces, using rule: CGPathFillRule, _ member: String) {
    if !path.isEmpty { fill(.shape(of: path, rule), member) }
  }

  private func stroke(_ path: PathPieces, _ member: String) {
    if !path.isEmpty { stroke(.path(CGPath(path), .winding), member) }
  }

  /// Fills the path and throws it away.
  public func fillPath(using rule: CGPathFillRule = .winding) { fill(consumePath(), using: rule, "fillPath(using:)") }

  /// Draws a line along the path and throws it away.
  public func strokePath() { stroke(consumePath(), "strokePath()") }

  /// Fills the path, draws a line along it, or both, and throws it away.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = consumePath()
    if let rule = mode.fillRule { fill(path, using: rule, "drawPath(using:)") }
    if mode.strokes { stroke(path, "drawPath(using:)") }
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(.rect(rect), "fill(_:)") }

  /// Fills rectangles one by one.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Fills the ellipse that touches a rectangle's sides.
  public func fillEllipse(in rect: CGRect) {
    fill(ellipse(in: rect, "CGContext.fillEllipse(in:)"), using: .winding, "fillEllipse(in:)")
  }

  /// Draws a line along a rectangle.
  public func stroke(_ rect: CGRect) { stroke(.rect(rect), "stroke(_:)") }

  /// Draws a line of a width along a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) { stroke(.rect(rect), width: width, "stroke(_:width:)") }

  /// Draws a line along the ellipse that touches a rectangle's sides.
  public func strokeEllipse(in rect: CGRect) {
    stroke(ellipse(in: rect, "CGContext.strokeEllipse(in:)"), "strokeEllipse(in:)")
  }

  private func ellipse(in rect: CGRect, _ place: String) -> PathPieces {
    PathPieces(.ellipse(in: rect, place), place)
  }

  /// Draws a line between the first and the second point, the third and the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    let elements = points.enumerated().map { index, point -> CGPath.Element in
      index % 2 == 0 ? .move(to: point) : .line(to: point)
    }
    stroke(PathPieces(elements, "CGContext.strokeLineSegments(between:)"), "strokeLineSegments(between:)")
  }

  /// Clears a rectangle.
  ///
  /// Only an image's context can be cleared. In the drawing of a view this is reported if anything was painted.
  public func clear(_ rect: CGRect) {
    var state = state
    state.blendMode = .clear
    guard hasPainted else { return }
    let cover = { (drawing: DrawingContext) in drawing.fill(.rect(rect), with: .color(.black)) }
    _ = blend("clear(_:)", state, covering: cover) { drawing, _ in cover(drawing) }
  }
}
