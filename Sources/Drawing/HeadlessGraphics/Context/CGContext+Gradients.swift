import Foundation

extension CGContext {
  /// Draws a gradient along a line, and the same across.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    let shape = Self.strip(from: startPoint, to: endPoint, in: gradientArea, options)
    draw(gradient, .linear(start: startPoint, end: endPoint), on: shape, "drawLinearGradient(_:start:end:options:)")
  }

  /// Draws a gradient from one circle to another one.
  ///
  /// Beyond the ends it continues only where one circle is in the other: inside the smaller, outside the larger one.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let course = DrawingList.Gradient.Course.radial(
      startCenter: startCenter, startRadius: max(startRadius, 0), endCenter: endCenter, endRadius: max(endRadius, 0))
    let shape = Self.ring(
      from: (startCenter, max(startRadius, 0)), to: (endCenter, max(endRadius, 0)), in: gradientArea, options)
    draw(gradient, course, on: shape, "drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)")
  }

  /// Draws a gradient once around a point, from an angle on, in radians.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    draw(gradient, .conic(center: center, angle: angle), on: .rect(gradientArea), "drawConicGradient(_:center:angle:)")
  }

  private func draw(
    _ gradient: CGGradient, _ course: DrawingList.Gradient.Course, on shape: DrawingList.Shape, _ member: String
  ) {
    paint(member, covering: { $0.fill(shape, with: .color(.black)) }) { drawing, state in
      if state.alpha < 1 { drawing.beginGroup(alpha: state.alpha) }
      drawing.fill(shape, with: .gradient(DrawingList.Gradient(course, stops: gradient.stops)))
      if state.alpha < 1 { drawing.endGroup() }
    }
  }

  /// The area of a gradient that nothing else limits.
  /// > Assumed: a context without borders is at most 16384 points large.
  private var gradientArea: CGRect {
    let box = boundingBoxOfClipPath
    return box == .infinite ? CGRect(x: -8192, y: -8192, width: 16384, height: 16384) : box
  }

  /// Returns the area between the lines through both points, extended as the options require.
  private static func strip(
    from start: CGPoint, to end: CGPoint, in area: CGRect, _ options: CGGradientDrawingOptions
  ) -> DrawingList.Shape {
    let length = hypot(end.x - start.x, end.y - start.y)
    let isWhole = options.isSuperset(of: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    guard !isWhole, length > 0, length.isFinite else { return .rect(area) }
    let far = [area.minX - start.x, area.maxX - start.x, area.minY - start.y, area.maxY - start.y].map(abs).max() ?? 0
    let reach = 2 * (far + length)
    let direction = CGPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
    let near = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let farthest = options.contains(.drawsAfterEndLocation) ? reach : length
    func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + direction.x * along - direction.y * across,
        y: start.y + direction.y * along + direction.x * across)
    }
    let corners = [corner(near, reach), corner(near, -reach), corner(farthest, -reach), corner(farthest, reach)]
    let strip = PathPieces(.lines(between: corners) + [.close], "CGContext.drawLinearGradient")
    return strip.rect.map { .rect($0.intersection(area)) } ?? .path(CGPath(strip), .winding)
  }

  /// Returns the area between both circles, extended as the options require.
  private static func ring(
    from start: (center: CGPoint, radius: CGFloat), to end: (center: CGPoint, radius: CGFloat), in area: CGRect,
    _ options: CGGradientDrawingOptions
  ) -> DrawingList.Shape {
    let circles = [start, end].map { center, radius in
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    let growsOutwards = start.radius <= end.radius
    let (inner, outer) = growsOutwards ? (circles[0], circles[1]) : (circles[1], circles[0])
    // Circles that are not in each other make a cone; it is cut by nothing.
    guard inner.isFinite, outer.isFinite, outer.contains(inner) || inner.width == 0 else { return .rect(area) }
    let fillsInside = options.contains(growsOutwards ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let fillsOutside = options.contains(growsOutwards ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    let hasHole = !fillsInside && inner.width > 0
    if fillsOutside, !hasHole { return .rect(area) }
    let path = CGMutablePath()
    if fillsOutside { path.addRect(area) } else { path.addEllipse(in: outer) }
    if hasHole { path.addEllipse(in: inner) }
    return .path(path, .evenOdd)
  }
}
