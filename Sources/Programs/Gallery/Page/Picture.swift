import HeadlessInspection
import HeadlessKit

/// The drawing of a result, as SVG; the style sheet of the page has the colors.
struct Picture {
  let outcome: Outcome
  /// The value of the attribute `data-example`.
  let id: String
  let sheet: Sheet
  let projection: Projection

  /// Creates the drawing of a result, as large as it fits the sheet without a projection.
  init(of outcome: Outcome, id: String, on sheet: Sheet, by projection: Projection? = nil) {
    self.outcome = outcome
    self.id = id
    self.sheet = sheet
    self.projection = projection ?? Projection(showing: outcome.extent, on: sheet)
  }

  /// The drawing of the rectangles: grid, button, content rectangle, images, texts and, on a large sheet, the measures.
  var svg: String {
    sheet.svg(id: id, label: summary) { markup in
      markup.add(grid, in: "grid")
      for (part, radius) in Self.backToFront where outcome.parts.contains(part) {
        add(part, circle: radius, to: &markup)
      }
      for box in outcome.boxes { add(box, to: &markup) }
      for way in outcome.fingers { add(way, to: &markup) }
      add(outcome.text, in: outcome.frames[.title], "label", to: &markup)
      add(outcome.subtitle, in: outcome.frames[.subtitle], "label second", to: &markup)
      if sheet.showsMeasures { addMeasures(to: &markup) }
    }
  }

  /// The rectangles in words, for assistive technologies.
  private var summary: String {
    let parts = outcome.parts.compactMap { part in
      outcome.rect(of: part).map { "\(outcome.name(of: part)) \($0.shortDescription)" }
    }
    return (parts + outcome.boxes.map { "\($0.name) \($0.frame.shortDescription)" }).joined(separator: ", ")
  }

  private var grid: CGPath {
    let path = CGMutablePath()
    for x in projection.gridLines(through: projection.origin.x, upTo: sheet.size.width) {
      path.addLine(x, 0, x, sheet.size.height)
    }
    for y in projection.gridLines(through: projection.origin.y, upTo: sheet.size.height) {
      path.addLine(0, y, sheet.size.width, y)
    }
    return path
  }

  /// The order of drawing, with the radius of the circle for a part without a size; the circles of several parts at one
  /// point differ.
  ///
  /// The content rectangle is the last, as a dashed line; on a small sheet only if it is not equal to the bounds.
  private static let backToFront: KeyValuePairs<Outcome.Part, CGFloat> = [
    .button: 11, .background: 9.5, .image: 5, .title: 2, .subtitle: 1, .content: 8,
  ]

  private func add(_ part: Outcome.Part, circle radius: CGFloat, to markup: inout Markup) {
    guard let numbers = outcome.rect(of: part) else { return }
    if part == .content, !sheet.showsMeasures, numbers == outcome.bounds { return }
    let rect = projection(part == .button ? outcome.bounds : numbers)
    let path = CGMutablePath()
    if rect.size == .zero {
      path.addEllipse(in: rect.insetBy(dx: -radius, dy: -radius))
    } else {
      path.addRect(rect)
      if part == .image {
        path.addLine(rect.minX, rect.minY, rect.maxX, rect.maxY)
        path.addLine(rect.minX, rect.maxY, rect.maxX, rect.minY)
      }
    }
    markup.add(path, in: part.rawValue, tip: "\(outcome.name(of: part)) \(numbers.shortDescription)")
  }

  private func add(_ box: Outcome.Box, to markup: inout Markup) {
    markup.add(CGPath(rect: projection(box.frame)), in: "box", tip: "\(box.name) \(box.frame.shortDescription)")
    add(box.text, in: box.frame, "label boxed", to: &markup)
  }

  /// Adds a text in its label with the size that the layout used for it, if there are both.
  ///
  /// A text wider than its label is compressed, and a label without a width has none.
  private func add(_ text: Outcome.Text?, in label: CGRect?, _ className: String, to markup: inout Markup) {
    guard let text, let label, label.width > 0 else { return }
    let width = min(text.size.width, label.width)
    let x: CGFloat =
      switch text.alignment {
      case .left, .natural, .justified: label.minX
      case .center: label.midX - width / 2
      case .right: label.maxX - width
      }
    let line = projection(CGRect(x: x, y: label.midY, width: width, height: 0))
    let fontSize = text.fontSize * projection.scale
    markup.add(
      "text",
      [
        ("class", className), ("x", line.minX.svg), ("y", (line.minY + fontSize * 0.36).svg),
        ("font-size", fontSize.svg), ("textLength", line.width.svg), ("lengthAdjust", "spacingAndGlyphs"),
      ], content: text.string)
  }

  /// Adds the way of a finger, from a dot to a ring.
  private func add(_ way: [CGPoint], to markup: inout Markup) {
    let points = way.map { projection(CGRect(origin: $0, size: .zero)).origin }
    guard let first = points.first, let last = points.last else { return }
    let line = CGMutablePath()
    line.addLines(between: points)
    markup.add(line, in: "finger way")
    markup.add(first.circle(5), in: "finger down", tip: "down at \(way[0].shortDescription)")
    if points.count > 1 {
      markup.add(last.circle(9), in: "finger up", tip: "up at \(way[way.count - 1].shortDescription)")
    }
  }
}

extension CGPoint {
  /// Returns the circle around the point.
  func circle(_ radius: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(origin: self, size: .zero).insetBy(dx: -radius, dy: -radius))
  }
}
