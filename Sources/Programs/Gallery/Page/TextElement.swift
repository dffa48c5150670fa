import HeadlessInspection
import HeadlessKit

/// A text in its label, with the size that the layout used for it.
struct TextElement {
  private let text: Outcome.Text
  private let frame: CGRect
  private let projection: Projection

  /// Creates a text in the frame of its label, in the button's coordinates.
  init(_ text: Outcome.Text, in frame: CGRect, by projection: Projection) {
    self.text = text
    self.frame = frame
    self.projection = projection
  }

  /// Adds the SVG element; a text wider than its label is compressed, and a label without a width has none.
  ///
  /// - Parameters:
  ///   - markup: The drawing.
  ///   - className: The class in the style sheet.
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
