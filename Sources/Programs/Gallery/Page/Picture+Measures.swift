import HeadlessInspection
import HeadlessKit

extension Picture {
  private static let distance: CGFloat = 18
  private static let overshoot: CGFloat = 6
  private static let gap: CGFloat = 4
  private static let tick: CGFloat = 4

  /// Adds the measures in the margins: the button's width above, its height on the left, the grid's step below.
  ///
  /// A dimension of zero has no measure.
  func addMeasures(to markup: inout Markup) {
    let bounds = outcome.bounds
    let button = projection(bounds)
    if bounds.width > 0 {
      let y = projection.extent.minY - Self.distance
      markup.add(Self.line(across: button, at: y), in: "measure")
      Self.add(bounds.width.shortDescription, "number width", button.midX, y - 9, to: &markup)
    }
    if bounds.height > 0 {
      let x = projection.extent.minX - Self.distance
      markup.add(Self.line(along: button, at: x), in: "measure")
      Self.add(bounds.height.shortDescription, "number height", x - 10, button.midY + 4, to: &markup)
    }
    let step = "grid \(projection.gridStep.shortDescription)"
    Self.add(step, "grid-step", sheet.size.width - 12, sheet.size.height - 12, to: &markup)
  }

  private static func line(across button: CGRect, at y: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for x in [button.minX, button.maxX] {
      path.addLine(x, y - overshoot, x, button.minY - gap)
      addSlash(x, y, to: path)
    }
    path.addLine(button.minX, y, button.maxX, y)
    return path
  }

  private static func line(along button: CGRect, at x: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for y in [button.minY, button.maxY] {
      path.addLine(x - overshoot, y, button.minX - gap, y)
      addSlash(x, y, to: path)
    }
    path.addLine(x, button.minY, x, button.maxY)
    return path
  }

  private static func addSlash(_ x: CGFloat, _ y: CGFloat, to path: CGMutablePath) {
    path.addLine(x - tick, y + tick, x + tick, y - tick)
  }

  private static func add(_ text: String, _ className: String, _ x: CGFloat, _ y: CGFloat, to markup: inout Markup) {
    markup.add("text", [("class", className), ("x", x.svg), ("y", y.svg)], content: text)
  }
}
