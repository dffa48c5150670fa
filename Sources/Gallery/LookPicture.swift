import HeadlessKit

/// The drawing of how one played button looks, as SVG: its images with their treatments and its texts in their colours.
///
/// Neither a white nor a dark text must vanish, so the ground is the same middle tone in light and dark.
struct LookPicture {
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
  ///   - projection: The way to the sheet.
  init(of outcome: Outcome, id: String, on canvas: Canvas, by projection: Projection) {
    self.outcome = outcome
    self.id = id
    self.canvas = canvas
    self.projection = projection
  }

  /// The drawing: the button's edge, background image, image and texts.
  var svg: String {
    var elements = [surface].compactMap(\.self)
    if let background = outcome.background, let frame = outcome.backgroundFrame {
      elements.append(shape(PathData.sides(of: projection(frame)), as: "plate", background))
    }
    if let image = outcome.image, let frame = outcome.imageFrame {
      elements.append(shape(PathData.star(in: projection(frame)), as: "star", image))
    }
    elements += outcome.texts.compactMap { _, text, frame in
      TextElement(text, in: frame, by: projection).svg("class=\"shown\" fill=\"\(text.color.css)\"")
    }
    if outcome.surface.alpha < 1 {
      elements = ["<g opacity=\"\(outcome.surface.alpha.shortDescription)\">"] + elements + ["</g>"]
    }
    let edge = "<path class=\"edge\" d=\"\(PathData.sides(of: projection(outcome.bounds)))\"/>"
    return canvas.svg([edge] + elements, id: id, kind: "look", label: summary)
  }

  /// The button's colour and border, with its corners; the border lies inside.
  private var surface: String? {
    let look = outcome.surface
    if look.color == nil, look.border == nil { return nil }
    let inset = look.borderWidth / 2
    let rect = projection(outcome.bounds.insetBy(dx: inset, dy: inset))
    let radius = max(look.cornerRadius - inset, 0) * projection.scale
    let border = look.border.map { border in
      " stroke=\"\(border.css)\" stroke-width=\"\((look.borderWidth * projection.scale).shortDescription)\""
    }
    return """
      <rect x="\(rect.minX.shortDescription)" y="\(rect.minY.shortDescription)" \
      width="\(rect.width.shortDescription)" height="\(rect.height.shortDescription)" rx="\(radius.shortDescription)" \
      fill="\(look.color?.css ?? "none")"\(border ?? "")/>
      """
  }

  private var summary: String {
    outcome.looks.map { "\($0.part.rawValue) \($0.words)" }.joined(separator: "; ")
  }

  /// A shape in its own colour or in the tint's, and over it what makes it darker or lighter.
  private func shape(_ data: String, as name: String, _ drawing: Outcome.Drawing) -> String {
    let name = drawing.isOwn ? "\(name) own" : name
    let tint = drawing.treatment.tint.map { " style=\"fill: \($0.css)\"" } ?? ""
    let opacity = drawing.treatment.effect == .dimmed ? " opacity=\"0.4\"" : ""
    let shape = "<path class=\"\(name)\"\(tint)\(opacity) d=\"\(data)\"/>"
    switch drawing.treatment.effect {
    case .none, .dimmed: return shape
    case .darkened, .lightened: return shape + "<path class=\"\(drawing.treatment.effect.rawValue)\" d=\"\(data)\"/>"
    }
  }
}
