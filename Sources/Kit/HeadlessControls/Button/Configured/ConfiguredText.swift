import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessText
import HeadlessViews

/// A title or subtitle of a configured button, with the attributes that it is shown in.
@MainActor final class ConfiguredText {
  /// The plain text, where all of it has one font and one color and nothing else.
  let text: String
  /// The text with attributes; nil for a plain one.
  let attributedText: NSAttributedString?
  let font: Font
  let color: Color
  let lineBreakMode: LineBreakMode
  let alignment: TextAlignment
  /// The natural size by the standard measurer, and the grid that it is rounded up to.
  private var measured: (size: CGSize, grid: PixelGrid)?

  /// Creates a text; nil without any characters.
  ///
  /// Attributes of the text itself go before the font and the color of the button, and the transformer before both.
  /// Text in the color of the button, `baseColor`, changes it with the state to `color`; any other one does not.
  /// > Seen: fact g36. Assumed: a color in the text or of the transformer is used in every state; a font or a color
  /// > that the transformer removes is the button's; a paragraph style in the text overrides alignment and mode.
  init?(
    _ source: Button.Configuration.Text?, font: Font, baseColor: Color, color: Color,
    transformer: ConfigurationTextAttributesTransformer?, lineBreakMode: LineBreakMode, alignment: TextAlignment
  ) {
    guard let source else { return nil }
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    if transformer == nil, case .plain(let string) = source {
      // Fast path: the font and the color of the button, without a string of attributes.
      if string.isEmpty { return nil }
      (text, self.font, self.color, attributedText) = (string, font, color, nil)
      return
    }
    let attributed = source.attributedString
    if attributed.characters.isEmpty { return nil }
    let defaults = Self.attributes(font, baseColor)
    var shown = attributed.mergingDefaults(defaults, transform: transformer?.transform)
    if transformer != nil { shown = shown.mergingDefaults(defaults, transform: nil) }
    for run in shown.runs where run.foregroundColor == baseColor { shown[run.range].foregroundColor = color }
    text = String(shown.characters)
    self.font = shown.runs.first?.font ?? font
    self.color = shown.runs.first?.foregroundColor ?? color
    if shown == AttributedString(text, attributes: Self.attributes(self.font, self.color)) {
      attributedText = nil
    } else {
      let style = MutableParagraphStyle()
      style.lineBreakMode = lineBreakMode
      style.alignment = alignment
      var paragraph = AttributeContainer()
      paragraph.paragraphStyle = style
      attributedText = NSAttributedString(shown.mergingDefaults(paragraph, transform: nil))
    }
  }

  private static func attributes(_ font: Font, _ color: Color) -> AttributeContainer {
    var container = AttributeContainer()
    container.font = font
    container.foregroundColor = color
    return container
  }

  /// Whether the text breaks into lines where it has no room; otherwise it is truncated.
  var wraps: Bool { lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping }

  /// The largest number of lines, where 0 is any number.
  /// > Seen: fact g54. Assumed: a text that is clipped has one line.
  var numberOfLines: Int { wraps ? 0 : 1 }

  /// The natural size, which only newlines break, rounded up to pixels.
  ///
  /// It is measured once for a grid, except by a measurer that was set for a scope.
  var size: CGSize {
    let grid = Screen.mainGrid
    if let measured, measured.grid == grid, TextMeasuring.isStandard { return measured.size }
    let size = line?.size ?? .zero
    measured = TextMeasuring.isStandard ? (size, grid) : nil
    return size
  }

  /// Returns the size of the lines in a narrower width, rounded up to pixels.
  func size(in room: CGFloat) -> CGSize { line?.shownSize(in: room) ?? .zero }

  private var line: TextLine? {
    var paragraph = ParagraphValues()
    paragraph.lineBreakMode = lineBreakMode
    return TextLine(
      attributedText: attributedText, text: attributedText == nil ? text : nil, font: font, paragraph: paragraph,
      numberOfLines: numberOfLines, isOfConfiguration: true)
  }

  func show(in label: Label) {
    label.numberOfLines = numberOfLines
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = text
      label.font = font
      label.textColor = color
      if label.lineBreakMode != lineBreakMode { label.lineBreakMode = lineBreakMode }
      if label.textAlignment != alignment { label.textAlignment = alignment }
    }
    if label.isHidden { label.isHidden = false }
  }
}
