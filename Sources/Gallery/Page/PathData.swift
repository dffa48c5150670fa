import HeadlessKit

/// Pieces of the `d` attribute of an SVG path, on the sheet.
enum PathData {
  /// A straight line.
  static func line(_ startX: CGFloat, _ startY: CGFloat, _ endX: CGFloat, _ endY: CGFloat) -> String {
    "M\(startX.shortDescription) \(startY.shortDescription)L\(endX.shortDescription) \(endY.shortDescription)"
  }

  /// The four sides of a rectangle; drawn as a line where one dimension is zero.
  static func sides(of rect: CGRect) -> String {
    "M\(rect.minX.shortDescription) \(rect.minY.shortDescription)H\(rect.maxX.shortDescription)"
      + "V\(rect.maxY.shortDescription)H\(rect.minX.shortDescription)Z"
  }

  /// The diagonals of a rectangle.
  static func diagonals(of rect: CGRect) -> String {
    line(rect.minX, rect.minY, rect.maxX, rect.maxY) + line(rect.minX, rect.maxY, rect.maxX, rect.minY)
  }

  /// A circle.
  static func ring(at center: CGPoint, radius: CGFloat) -> String {
    let y = center.y.shortDescription
    let left = (center.x - radius).shortDescription
    let right = (center.x + radius).shortDescription
    let arc = "A\(radius.shortDescription) \(radius.shortDescription) 0 1 0"
    return "M\(left) \(y)\(arc) \(right) \(y)\(arc) \(left) \(y)Z"
  }
}
