import HeadlessInspection
import HeadlessKit

extension Outcome {
  /// Creates the result from the current state of a button, without creating subviews.
  @MainActor init(of button: Button, trace: LayoutTrace? = nil, observations: [Observation] = []) {
    self.init(around: button, trace: trace, observations: observations)
    contentRect = button.contentRect(forBounds: button.bounds)
    if let configuration = button.configuration {
      surface = Surface(of: button, shownBy: configuration)
      readSubviews(of: button, shownBy: configuration)
    } else {
      surface = Surface(of: button)
      readSubviews(of: button)
    }
  }

  @MainActor private mutating func readSubviews(of button: Button) {
    let imageViews = button.subviews.compactMap { $0 as? ImageView }
    if let image = button.currentBackgroundImage, let view = imageViews.first(where: { $0.image === image }) {
      frames[.background] = view.frame
      background = Drawing(treatment: view.imageTreatment, isOwn: image !== button.backgroundImage(for: .normal))
    }
    if let image = button.currentImage, let view = imageViews.last(where: { $0.image === image }) {
      frames[.image] = view.frame
      self.image = Drawing(
        treatment: view.imageTreatment, isOwn: button.image(for: button.state) !== button.image(for: .normal))
    }
    for case let label as Label in button.subviews where !label.isHidden {
      if label is ButtonLabel {
        frames[.title] = label.frame
        text = Text(of: label)
      } else {
        frames[.subtitle] = label.frame
        subtitle = Text(of: label)
      }
    }
  }
}

extension Outcome.Surface {
  /// Creates the appearance of a button from its background color, layer and opacity.
  @MainActor init(of button: Button) {
    color = button.backgroundColor
    borderWidth = button.layer.borderWidth
    border = borderWidth > 0 ? button.layer.borderColor.map { Color(cgColor: $0) } : nil
    cornerRadius = button.layer.cornerRadius
    alpha = button.alpha
  }
}

extension Outcome.Text {
  /// Creates the text of a label; nil without a text.
  @MainActor init?(of label: Label) {
    guard let text = label.text else { return nil }
    string = text
    fontSize = label.font.pointSize
    size = label.intrinsicContentSize
    alignment = label.textAlignment
    color = label.textColor
    let room = label.frame.width
    if room > 0, room < size.width, label.lineBreakMode == .byTruncatingMiddle {
      string = Self.truncated(text, to: room, in: label.font)
      size.width = min(room, TextMeasuring.current.size(of: string, in: label.font).width)
    }
  }

  /// Returns the longest text with an ellipsis in its middle that fits a width; at least the ellipsis.
  private static func truncated(_ text: String, to width: CGFloat, in font: Font) -> String {
    let shortened = stride(from: text.count - 1, to: 0, by: -1).lazy.map { count in
      "\(text.prefix((count + 1) / 2))…\(text.suffix(count / 2))"
    }
    return shortened.first { TextMeasuring.current.size(of: $0, in: font).width <= width } ?? "…"
  }
}
