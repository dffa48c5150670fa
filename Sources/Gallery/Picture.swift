import HeadlessKit

/// The drawing of one played button as SVG; the page's style sheet gives the colours.
struct Picture {
  private let outcome: Outcome
  private let id: String
  private let canvas: Canvas
  private let projection: Projection

  /// Makes the drawing of an outcome.
  ///
  /// - Parameters:
  ///   - outcome: What is drawn.
  ///   - id: The name that the drawing carries as `data-example`.
  ///   - canvas: The sheet it is drawn on.
  init(of outcome: Outcome, id: String, on canvas: Canvas) {
    self.outcome = outcome
    self.id = id
    self.canvas = canvas
    projection = Projection(showing: outcome, on: canvas)
  }

  /// The drawing: grid, button, content rectangle, image, title and, on a large sheet, the measures.
  var svg: String {
    let width = canvas.size.width.shortDescription
    let height = canvas.size.height.shortDescription
    var elements = [grid] + Self.backToFront.compactMap(shape(of:))
    if let text { elements.append(text) }
    if canvas.showsMeasures { elements += Measures(of: outcome.bounds, in: projection, on: canvas).elements }
    return """
      <svg class="picture" data-example="\(id.escaped)" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img" aria-label="\(summary.escaped)">
      \(elements.joined(separator: "\n"))
      </svg>
      """
  }

  /// The rectangles in words, for readers who do not see the drawing.
  private var summary: String {
    Outcome.Part.allCases
      .compactMap { part in outcome.rect(of: part).map { "\(part.rawValue) \($0.shortDescription)" } }
      .joined(separator: ", ")
  }

  private var grid: String {
    let columns = projection.gridLines(through: projection.origin.x, upTo: canvas.size.width)
    let rows = projection.gridLines(through: projection.origin.y, upTo: canvas.size.height)
    let lines =
      columns.map { PathData.line($0, 0, $0, canvas.size.height) }
      + rows.map { PathData.line(0, $0, canvas.size.width, $0) }
    return "<path class=\"grid\" d=\"\(lines.joined())\"/>"
  }

  // MARK: Rectangles

  /// The content rectangle comes last: a dashed line shows what it covers.
  private static let backToFront: [Outcome.Part] = [.button, .image, .title, .content]

  private func shape(of part: Outcome.Part) -> String? {
    guard let numbers = outcome.rect(of: part) else { return nil }
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
    case .content: 8
    case .image: 5
    case .title: 2
    }
  }

  // MARK: Text

  /// The title as large as the layout took it to be; a text wider than its label is squeezed into it.
  private var text: String? {
    guard let text = outcome.text, let frame = outcome.titleFrame, frame.width > 0 else { return nil }
    let width = min(text.size.width, frame.width)
    let x: CGFloat =
      switch text.alignment {
      case .left, .natural, .justified: frame.minX
      case .center: frame.midX - width / 2
      case .right: frame.maxX - width
      }
    let place = projection(CGRect(x: x, y: frame.midY, width: width, height: 0))
    let fontSize = text.fontSize * projection.scale
    let baseline = place.minY + fontSize * 0.36
    return """
      <text class="label" x="\(place.minX.shortDescription)" y="\(baseline.shortDescription)" \
      font-size="\(fontSize.shortDescription)" textLength="\(place.width.shortDescription)" \
      lengthAdjust="spacingAndGlyphs">\(text.string.escaped)</text>
      """
  }
}
