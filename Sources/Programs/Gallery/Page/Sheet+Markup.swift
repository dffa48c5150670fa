import HeadlessInspection
import HeadlessKit

extension Sheet {
  /// Returns the whole drawing of an example, whose label describes it; `kind` is a second class for the style sheet.
  func svg(id: String, kind: String? = nil, label: String, _ draw: (inout Markup) -> Void) -> String {
    let (width, height) = (size.width.svg, size.height.svg)
    var markup = Markup()
    markup.startElement(
      "svg",
      [
        ("class", ["picture", kind].compactMap(\.self).joined(separator: " ")), ("data-example", id),
        ("viewBox", "0 0 \(width) \(height)"), ("width", width), ("height", height), ("role", "img"),
        ("aria-label", label),
      ])
    draw(&markup)
    markup.endElement("svg")
    return markup.text
  }
}

extension Markup {
  mutating func add(_ path: CGPath, in className: String, tip: String? = nil) {
    let attributes = [("class", className), ("d", path.svgData)]
    guard let tip else { return add("path", attributes) }
    startElement("path", attributes)
    add("title", [], content: tip)
    endElement("path")
  }
}

extension CGMutablePath {
  /// Adds a straight line as a subpath of its own.
  func addLine(_ startX: CGFloat, _ startY: CGFloat, _ endX: CGFloat, _ endY: CGFloat) {
    addLines(between: [CGPoint(x: startX, y: startY), CGPoint(x: endX, y: endY)])
  }
}
