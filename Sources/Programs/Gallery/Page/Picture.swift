import HeadlessInspection
import HeadlessKit

/// The drawing of a button's rectangles, as SVG; the style sheet of the page has the colors.
struct Picture {
  private let outcome: Outcome
  private let id: String
  private let sheet: Sheet
  private let projection: Projection

  /// Creates the drawing of a result, as large as it fits the sheet without a projection.
  init(of outcome: Outcome, id: String, on sheet: Sheet, by projection: Projection? = nil) {
    self.outcome = outcome
    self.id = id
    self.sheet = sheet
    self.projection = projection ?? Projection(showing: outcome, on: sheet)
  }

  /// The drawing: grid, button, content rectangle, images, texts and, on a large sheet, the measures.
  var svg: String {
    sheet.svg(id: id, label: summary) { markup in
      markup.add(grid, in: "grid")
      for part in Self.backToFront where outcome.parts.contains(part) { add(part, to: &markup) }
      for box in outcome.boxes { add(box, to: &markup) }
      for way in outcome.fingers { add(way, to: &markup) }
      for (part, text, frame) in outcome.texts {
        TextElement(text: text, frame: frame, projection: projection).add(
          to: &markup, in: "label\(part == .subtitle ? " second" : "")")
      }
      if sheet.showsMeasures { Measures(bounds: outcome.bounds, projection: projection, sheet: sheet).add(to: &markup) }
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

  /// The order of drawing; the content rectangle is the last, as a dashed line.
  ///
  /// On a small sheet it is drawn only if it is not equal to the bounds.
  private static let backToFront: [Outcome.Part] = [.button, .background, .image, .title, .subtitle, .content]

  private func add(_ part: Outcome.Part, to markup: inout Markup) {
    guard let numbers = outcome.rect(of: part) else { return }
    if part == .content, !sheet.showsMeasures, numbers == outcome.bounds { return }
    let rect = projection(part == .button ? outcome.bounds : numbers)
    let path = CGMutablePath()
    if rect.size == .zero {
      let radius = radius(of: part)
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
    if let text = box.text {
      TextElement(text: text, frame: box.frame, projection: projection).add(to: &markup, in: "label boxed")
    }
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

  /// Returns the radius of the circle for a part without a size; the circles of several parts at one point differ.
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

extension CGPoint {
  /// Returns the circle around the point.
  func circle(_ radius: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(origin: self, size: .zero).insetBy(dx: -radius, dy: -radius))
  }
}
