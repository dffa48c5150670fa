import HeadlessInspection
import HeadlessKit

/// The drawing of how one played button looks, as SVG: what the button draws, and a dashed line around it.
///
/// Neither a white nor a dark text must vanish, so the ground is the same middle tone in light and dark.
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

  /// The drawing: the button's edge, and the button.
  var svg: String {
    let edge = "<path class=\"edge\" d=\"\(PathData.sides(of: projection(outcome.bounds)))\"/>"
    return sheet.svg([edge, button], id: id, kind: "look", label: summary)
  }

  /// What the button draws, with what sticks out of it.
  private var button: String {
    let bounds = outcome.bounds
    let extent = outcome.extent
    var options = SVG.Options()
    options.margin = max(
      bounds.minX - extent.minX, extent.maxX - bounds.maxX, bounds.minY - extent.minY, extent.maxY - bounds.maxY)
    options.scale = projection.scale
    options.namePrefix = "\(id)-"
    let origin = projection(bounds.insetBy(dx: -options.margin, dy: -options.margin)).origin
    return """
      <g transform="translate(\(origin.x.shortDescription) \(origin.y.shortDescription))">
      \(SVG(outcome.drawing, options: options).text)</g>
      """
  }

  private var summary: String {
    outcome.looks.map { "\($0.part.rawValue) \($0.words)" }.joined(separator: "; ")
  }
}
