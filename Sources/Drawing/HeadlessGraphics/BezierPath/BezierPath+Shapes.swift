import Foundation

extension BezierPath {
  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init(.rect(rect, "BezierPath.init(rect:)"), "BezierPath.init(rect:)")
  }

  /// Creates a path of the ellipse that touches a rectangle's sides.
  public convenience init(ovalIn rect: CGRect) {
    self.init(.ellipse(in: rect, "BezierPath.init(ovalIn:)"), "BezierPath.init(ovalIn:)")
  }

  /// Creates a path of a rectangle with round corners, clockwise from its top left corner.
  ///
  /// The radius, in points, is limited to half the shorter side, and to 0 if negative.
  /// > Differs: the corners are quarters of a circle; the real system's pass more softly into the sides.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let half = min(rect.width, rect.height) / 2
    let radius = cornerRadius.isFinite ? min(max(cornerRadius, 0), half) : cornerRadius
    self.init(
      roundedRect: rect, .allCorners, CGSize(width: radius, height: radius),
      "BezierPath.init(roundedRect:cornerRadius:)")
  }

  /// Creates a rectangle, some of whose corners are quarters of an ellipse, clockwise from its top left corner.
  ///
  /// The radii are the half axes of the ellipse, in points, limited to 0 and half the rectangle's size.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: RectCorner, cornerRadii: CGSize) {
    self.init(roundedRect: rect, corners, cornerRadii, "BezierPath.init(roundedRect:byRoundingCorners:cornerRadii:)")
  }

  /// Creates a path of an arc; see ``addArc(withCenter:radius:startAngle:endAngle:clockwise:)``.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path of lines and curves.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  private convenience init(_ elements: [CGPath.Element], _ place: String) {
    self.init()
    cgPath = CGPath(PathPieces(elements, place))
  }

  private convenience init(roundedRect rect: CGRect, _ corners: RectCorner, _ radii: CGSize, _ place: String) {
    guard rect.isFinite, radii.isFinite else {
      PathPieces.refuse(
        place, "\(rect.shortDescription) with corners of \(radii.shortDescription) is not finite",
        "Give finite numbers of points.")
      self.init()
      return
    }
    let rect = rect.standardized
    let corner = CGSize(
      width: min(max(radii.width, 0), rect.width / 2), height: min(max(radii.height, 0), rect.height / 2))
    let isRound = corner.width > 0 && corner.height > 0
    self.init(isRound ? .rect(rect, corner: corner, corners: corners) : .rect(rect, place), place)
  }
}
