import HeadlessKit

/// The measures in a drawing's margins: the button's width above, its height on the left, the grid's step below.
struct Measures {
  /// The SVG elements, back to front.
  let elements: [String]

  private static let distance: CGFloat = 18
  private static let overshoot: CGFloat = 6
  private static let gap: CGFloat = 4
  private static let tick: CGFloat = 4

  /// Measures a button; a dimension of zero gets no measure.
  ///
  /// - Parameters:
  ///   - bounds: The button's rectangle in its own coordinates.
  ///   - projection: The way from there to the sheet.
  ///   - sheet: The sheet, whose margins have room for the measures.
  init(of bounds: CGRect, in projection: Projection, on sheet: Sheet) {
    let button = projection(bounds)
    var elements: [String] = []
    if bounds.width > 0 {
      let y = projection.extent.minY - Self.distance
      elements.append(Self.line(across: button, at: y))
      elements.append(Self.number(bounds.width, "width", button.midX, y - 9))
    }
    if bounds.height > 0 {
      let x = projection.extent.minX - Self.distance
      elements.append(Self.line(along: button, at: x))
      elements.append(Self.number(bounds.height, "height", x - 10, button.midY + 4))
    }
    let corner = CGPoint(x: sheet.size.width - 12, y: sheet.size.height - 12)
    elements.append(Self.text("grid \(projection.gridStep.shortDescription)", "grid-step", corner.x, corner.y))
    self.elements = elements
  }

  private static func line(across button: CGRect, at y: CGFloat) -> String {
    let ends = [button.minX, button.maxX].map { x in
      PathData.line(x, y - overshoot, x, button.minY - gap) + slash(x, y)
    }
    return path(ends.joined() + PathData.line(button.minX, y, button.maxX, y))
  }

  private static func line(along button: CGRect, at x: CGFloat) -> String {
    let ends = [button.minY, button.maxY].map { y in
      PathData.line(x - overshoot, y, button.minX - gap, y) + slash(x, y)
    }
    return path(ends.joined() + PathData.line(x, button.minY, x, button.maxY))
  }

  private static func slash(_ x: CGFloat, _ y: CGFloat) -> String {
    PathData.line(x - tick, y + tick, x + tick, y - tick)
  }

  private static func path(_ data: String) -> String { "<path class=\"measure\" d=\"\(data)\"/>" }

  private static func number(_ value: CGFloat, _ name: String, _ x: CGFloat, _ y: CGFloat) -> String {
    text(value.shortDescription, "number \(name)", x, y)
  }

  private static func text(_ string: String, _ name: String, _ x: CGFloat, _ y: CGFloat) -> String {
    "<text class=\"\(name)\" x=\"\(x.shortDescription)\" y=\"\(y.shortDescription)\">\(string)</text>"
  }
}
