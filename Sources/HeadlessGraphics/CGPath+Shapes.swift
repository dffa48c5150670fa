import Foundation
import HeadlessGeometry

/// Whole shapes, made of the pieces.
extension CGPath {
  /// Makes a path of a rectangle.
  public init(rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init()
    addRect(rect)
    self = copy(using: transform)
  }

  /// Makes a path of a rectangle with elliptic corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points.
  ///   - cornerWidth: How much of the width a corner takes; from 0 to half of it, else it is reported and brought there.
  ///   - cornerHeight: How much of the height a corner takes; likewise.
  ///   - transform: What every point is mapped by, or nil.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform? = nil
  ) {
    self.init()
    addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self = copy(using: transform)
  }

  /// Makes a path of the ellipse that touches a rectangle's sides.
  public init(ellipseIn rect: CGRect, transform: CGAffineTransform? = nil) {
    self.init()
    addEllipse(in: rect)
    self = copy(using: transform)
  }

  /// Adds a rectangle, from its corner of the smallest numbers on along the top.
  public mutating func addRect(_ rect: CGRect) {
    guard isUsable(rect, "addRect(_:)") else { return }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(between: corners)
    closeSubpath()
  }

  /// Adds the ellipse that touches a rectangle's sides, from its rightmost point on.
  public mutating func addEllipse(in rect: CGRect) {
    guard isUsable(rect, "addEllipse(in:)") else { return }
    addCorners(of: rect, width: rect.width / 2, height: rect.height / 2)
  }

  /// Adds a rectangle with elliptic corners, from the middle of its right side on.
  public mutating func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let place = "addRoundedRect(in:cornerWidth:cornerHeight:)"
    guard isUsable(rect, place) else { return }
    guard cornerWidth.isFinite, cornerHeight.isFinite else {
      return Self.refuse(
        place, "the corner \(cornerWidth)×\(cornerHeight) is not finite", "Give finite numbers of points.")
    }
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    if width != cornerWidth || height != cornerHeight {
      Self.reportChange(
        place,
        "the corner \(cornerWidth.shortDescription)×\(cornerHeight.shortDescription) does not go into "
          + "\(rect.size.shortDescription) (CoreGraphics stops the program); it became "
          + "\(width.shortDescription)×\(height.shortDescription).", "Give at most half the rectangle's size.")
    }
    if width == 0 || height == 0 { return addRect(rect) }
    addCorners(of: rect, width: width, height: height)
  }

  /// Adds a part of a circle as curves of at most a quarter; a line leads to its beginning if there is a point already.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: The radius, in points; not negative.
  ///   - startAngle: Where the arc begins, in radians from the x axis towards the y axis.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether the angle falls on the way. That is clockwise where y goes up; on a screen, where y goes
  ///     down, it looks the other way round.
  ///
  /// > Documented: CGMutablePath.addArc.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let place = "addArc(center:radius:startAngle:endAngle:clockwise:)"
    guard center.isFinite, radius.isFinite, startAngle.isFinite, endAngle.isFinite, radius >= 0 else {
      return Self.refuse(
        place,
        "center \(center.shortDescription), radius \(radius), from \(startAngle) to \(endAngle) is no arc",
        "Give finite numbers and a radius that is not negative.")
    }
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    let pieces = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = sweep / CGFloat(pieces)
    let reach = radius * 4 / 3 * CGFloat(tan(Double(step) / 4))
    let start = Self.point(on: center, radius, at: startAngle)
    append(isEmpty ? .move(to: start) : .line(to: start), place)
    if sweep == 0 { return }
    for piece in 0..<pieces {
      let angle = startAngle + CGFloat(piece) * step
      let from = Self.point(on: center, radius, at: angle)
      let to = Self.point(on: center, radius, at: angle + step)
      append(
        .curve(
          to: to, control1: Self.point(on: from, reach, at: angle + .pi / 2),
          control2: Self.point(on: to, -reach, at: angle + step + .pi / 2)), place)
    }
  }

  // MARK: How

  private static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let forward = clockwise ? start - end : end - start
    if abs(forward) >= turn, forward > 0 { return clockwise ? -turn : turn }
    let rest = forward.truncatingRemainder(dividingBy: turn)
    let positive = rest < 0 ? rest + turn : rest
    return clockwise ? -positive : positive
  }

  private static func point(on center: CGPoint, _ radius: CGFloat, at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * CGFloat(cos(Double(angle))), y: center.y + radius * CGFloat(sin(Double(angle))))
  }

  /// How far a curve's controls stand from its ends to look like a quarter of an ellipse, in parts of its half axes.
  private static let quarter: CGFloat = 0.5522847498

  /// The four corners as quarters of an ellipse, joined by lines where they do not meet.
  private mutating func addCorners(of rect: CGRect, width: CGFloat, height: CGFloat) {
    let dx = width * Self.quarter
    let dy = height * Self.quarter
    let corners: [(from: CGPoint, to: CGPoint, control1: CGPoint, control2: CGPoint)] = [
      (x: rect.maxX, y: rect.maxY, right: 1, down: 1, fromSide: true),
      (x: rect.minX, y: rect.maxY, right: -1, down: 1, fromSide: false),
      (x: rect.minX, y: rect.minY, right: -1, down: -1, fromSide: true),
      (x: rect.maxX, y: rect.minY, right: 1, down: -1, fromSide: false),
    ].map { (x: CGFloat, y: CGFloat, right: CGFloat, down: CGFloat, fromSide: Bool) in
      let side = CGPoint(x: x, y: y - down * height)
      let end = CGPoint(x: x - right * width, y: y)
      let sideControl = CGPoint(x: side.x, y: side.y + down * dy)
      let endControl = CGPoint(x: end.x + right * dx, y: end.y)
      return fromSide ? (side, end, sideControl, endControl) : (end, side, endControl, sideControl)
    }
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    for corner in corners {
      if corner.from != currentPoint { addLine(to: corner.from) }
      addCurve(to: corner.to, control1: corner.control1, control2: corner.control2)
    }
    closeSubpath()
  }

  private func isUsable(_ rect: CGRect, _ place: String) -> Bool {
    if rect.isFinite { return true }
    Self.refuse(place, "the rectangle \(rect.shortDescription) is not finite", "Give finite numbers of points.")
    return false
  }
}
