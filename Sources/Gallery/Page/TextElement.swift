import HeadlessKit

/// A text in its label, as large as the layout took it to be.
struct TextElement {
  private let text: Outcome.Text
  private let frame: CGRect
  private let projection: Projection

  /// Places a text in the frame of its label, which is in the button's coordinates.
  init(_ text: Outcome.Text, in frame: CGRect, by projection: Projection) {
    self.text = text
    self.frame = frame
    self.projection = projection
  }

  /// The SVG element; a text wider than its label is squeezed into it.
  ///
  /// - Parameter attributes: What gives the text its colour.
  /// - Returns: The element, or nil in a label without a width.
  func svg(_ attributes: String) -> String? {
    guard frame.width > 0 else { return nil }
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
      <text \(attributes) x="\(place.minX.shortDescription)" y="\(baseline.shortDescription)" \
      font-size="\(fontSize.shortDescription)" textLength="\(place.width.shortDescription)" \
      lengthAdjust="spacingAndGlyphs">\(text.string.escaped)</text>
      """
  }
}

extension Sheet {
  /// The whole drawing of an example.
  ///
  /// - Parameters:
  ///   - elements: The SVG elements, back to front.
  ///   - id: The example's name.
  ///   - kind: A second class for the style sheet; empty for none.
  ///   - label: The drawing in words.
  /// - Returns: The SVG element.
  func svg(_ elements: [String], id: String, kind: String = "", label: String) -> String {
    let width = size.width.shortDescription
    let height = size.height.shortDescription
    return """
      <svg class="picture\(kind.isEmpty ? "" : " \(kind)")" data-example="\(id.escaped)" \
      viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" role="img" aria-label="\(label.escaped)">
      \(elements.joined(separator: "\n"))
      </svg>
      """
  }
}
