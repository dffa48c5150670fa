import HeadlessKit

/// The drawing of where everything in one played button stands, as SVG; the page's style sheet gives the colours.
struct Picture {
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
  ///   - projection: The way to the sheet; nil for the one that shows this outcome as large as it fits.
  init(of outcome: Outcome, id: String, on sheet: Sheet, by projection: Projection? = nil) {
    self.outcome = outcome
    self.id = id
    self.sheet = sheet
    self.projection = projection ?? Projection(showing: outcome, on: sheet)
  }

  /// The drawing: grid, button, content rectangle, images, texts and, on a large sheet, the measures.
  var svg: String {
    var elements = [grid] + Self.backToFront.compactMap(shape(of:))
    elements += outcome.texts.compactMap { part, text, frame in
      TextElement(text, in: frame, by: projection).svg("class=\"label\(part == .subtitle ? " second" : "")\"")
    }
    if sheet.showsMeasures { elements += Measures(of: outcome.bounds, in: projection, on: sheet).elements }
    return sheet.svg(elements, id: id, label: summary)
  }

  /// The rectangles in words, for readers who do not see the drawing.
  private var summary: String {
    outcome.parts
      .compactMap { part in outcome.rect(of: part).map { "\(part.rawValue) \($0.shortDescription)" } }
      .joined(separator: ", ")
  }

  private var grid: String {
    let columns = projection.gridLines(through: projection.origin.x, upTo: sheet.size.width)
    let rows = projection.gridLines(through: projection.origin.y, upTo: sheet.size.height)
    let lines =
      columns.map { PathData.line($0, 0, $0, sheet.size.height) }
      + rows.map { PathData.line(0, $0, sheet.size.width, $0) }
    return "<path class=\"grid\" d=\"\(lines.joined())\"/>"
  }

  // MARK: Rectangles

  /// The content rectangle comes last: a dashed line shows what it covers.
  ///
  /// On a small sheet it is drawn only where it is not the button's.
  private static let backToFront: [Outcome.Part] = [.button, .background, .image, .title, .subtitle, .content]

  private func shape(of part: Outcome.Part) -> String? {
    guard let numbers = outcome.rect(of: part) else { return nil }
    if part == .content, !sheet.showsMeasures, numbers == outcome.bounds { return nil }
    let rect = projection(part == .button ? outcome.bounds : numbers)
    var path = PathData.sides(of: rect)
    if rect.size == .zero { path = PathData.ring(at: rect.origin, radius: radius(of: part)) }
    if rect.size != .zero, part == .image { path += PathData.diagonals(of: rect) }
    let tip = "\(part.rawValue) \(numbers.shortDescription)"
    return "<path class=\"\(part.rawValue)\" d=\"\(path)\"><title>\(tip.escaped)</title></path>"
  }

  /// The radius of the mark of a part without a size; marks in one place stay apart.
  private func radius(of part: Outcome.Part) -> CGFloat {
    switch part {
    case .button: 11
    case .background: 9.5
    case .content: 8
    case .image: 5
    case .title: 2
    case .subtitle: 1
    }
  }
}
