import HeadlessInspection
import HeadlessKit

/// The drawing of how one played button looks, as SVG: what the button draws, and a dashed line around it.
///
/// The ground is that of the outcome. Without one it is the same middle tone in light and dark, as neither a white nor a dark text
/// must vanish.
struct LookPicture {
  private let outcome: Outcome
  private let id: String
  private let sheet: Sheet
  private let projection: Projection

  /// Makes the drawing of an outcome.
  ///
  /// - Parameters:
  ///   - outcome: What is drawn.
  ///   - id: The name that the drawing carries as `data-example`.
  ///   - sheet: The sheet it is drawn on.
  ///   - projection: The way to the sheet.
  init(of outcome: Outcome, id: String, on sheet: Sheet, by projection: Projection) {
    self.outcome = outcome
    self.id = id
    self.sheet = sheet
    self.projection = projection
  }

  /// The drawing: the edge of a single button, and what is drawn.
  var svg: String {
    let kind = ["look", outcome.ground?.rawValue].compactMap(\.self).joined(separator: " ")
    return sheet.svg(id: id, kind: kind, label: summary) { markup in
      if outcome.boxes.isEmpty, outcome.showsEdge { markup.add(CGPath(rect: projection(outcome.bounds)), in: "edge") }
      addButton(to: &markup)
    }
  }

  /// Adds what the button draws, with what sticks out of it.
  private func addButton(to markup: inout Markup) {
    let bounds = outcome.bounds
    let extent = outcome.extent
    var options = SVG.Options()
    options.margin = max(
      bounds.minX - extent.minX, extent.maxX - bounds.maxX, bounds.minY - extent.minY, extent.maxY - bounds.maxY)
    options.scale = projection.scale
    options.namePrefix = "\(id)-"
    let origin = projection(bounds.insetBy(dx: -options.margin, dy: -options.margin)).origin
    markup.begin("g", [("transform", "translate(\(origin.x.svg) \(origin.y.svg))")])
    markup.add(elements: SVG(outcome.drawing, options: options).text)
    markup.end("g")
  }

  private var summary: String {
    outcome.looks.map { "\($0.part.rawValue) \($0.words)" }.joined(separator: "; ")
  }
}
