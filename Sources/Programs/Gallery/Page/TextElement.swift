import HeadlessInspection
import HeadlessKit

/// A text in its label, with the size that the layout used for it.
struct TextElement {
  let text: Outcome.Text
  /// The frame of the label, in the button's coordinates.
  let frame: CGRect
  let projection: Projection

  /// Adds the SVG element; a text wider than its label is compressed, and a label without a width has none.
  func add(to markup: inout Markup, in className: String) {
    guard frame.width > 0 else { return }
    let width = min(text.size.width, frame.width)
    let x: CGFloat =
      switch text.alignment {
      case .left, .natural, .justified: frame.minX
      case .center: frame.midX - width / 2
      case .right: frame.maxX - width
      }
    let line = projection(CGRect(x: x, y: frame.midY, width: width, height: 0))
    let fontSize = text.fontSize * projection.scale
    markup.add(
      "text",
      [
        ("class", className), ("x", line.minX.svg), ("y", (line.minY + fontSize * 0.36).svg),
        ("font-size", fontSize.svg), ("textLength", line.width.svg), ("lengthAdjust", "spacingAndGlyphs"),
      ], content: text.string)
  }
}
