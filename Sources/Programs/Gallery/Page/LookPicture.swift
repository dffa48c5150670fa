import HeadlessInspection
import HeadlessKit

/// The drawing of a button's appearance, as SVG, with a dashed line around it.
///
/// The background is the result's, else a middle tone in both styles, on which white and dark texts are visible.
struct LookPicture {
  let outcome: Outcome
  /// The value of the attribute `data-example`.
  let id: String
  let sheet: Sheet
  let projection: Projection

  /// The drawing: the edge of a single button, and the button.
  var svg: String {
    let kind = ["look", outcome.ground?.rawValue].compactMap(\.self).joined(separator: " ")
    return sheet.svg(id: id, kind: kind, label: summary) { markup in
      if outcome.boxes.isEmpty, outcome.showsEdge { markup.add(CGPath(rect: projection(outcome.bounds)), in: "edge") }
      addButton(to: &markup)
    }
  }

  /// Adds the drawing of the button, with everything outside of its bounds.
  private func addButton(to markup: inout Markup) {
    let bounds = outcome.bounds
    let extent = outcome.extent
    var options = SVG.Options()
    options.margin = max(
      bounds.minX - extent.minX, extent.maxX - bounds.maxX, bounds.minY - extent.minY, extent.maxY - bounds.maxY)
    options.scale = projection.scale
    options.namePrefix = "\(id)-"
    let origin = projection(bounds.insetBy(dx: -options.margin, dy: -options.margin)).origin
    markup.startElement("g", [("transform", "translate(\(origin.x.svg) \(origin.y.svg))")])
    markup.add(elements: SVG(outcome.drawing, options: options).text)
    markup.endElement("g")
  }

  private var summary: String {
    outcome.looks.map { "\($0.part.rawValue) \($0.words)" }.joined(separator: "; ")
  }
}
