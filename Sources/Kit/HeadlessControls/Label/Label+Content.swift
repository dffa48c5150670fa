import Foundation
import HeadlessGraphics
import HeadlessText
import HeadlessViews

/// The content of a label: a plain text in the label's style, or an attributed text and the properties set after it.
extension Label {
  /// > Documented: UILabel.font: the system font of size 17.
  static let standardFont = Font.systemFont(ofSize: Font.labelFontSize)

  /// > Documented: UILabel.textColor: the system's label color, which follows the style.
  static let standardTextColor = Color.label

  // MARK: Text

  final func setText(_ text: String?) {
    // Equal texts may have different lengths, as an accent may be a separate character; their ranges then differ.
    if text?.utf8.count == storedText?.utf8.count, text == storedText, !hasAttributedText { return }
    applyStyleOfAttributedText()
    storedText = text
    textSizeDidChange("text")
    notifyPropertyObservers()
  }

  final func setAttributedText(_ text: NSAttributedString?) {
    guard let newText = AttributedText(text) else { return setText(nil) }
    let old = rare.attributed
    let isSameText = old?.text == newText
    rare.attributed = AttributedContent(text: newText)
    storedText = newText.string.string
    if !isSameText || old?.font != nil || old?.lineBreakMode != nil { textSizeDidChange("attributedText") }
    if !isSameText { notifyPropertyObservers() }
  }

  /// Gives a plain text that replaces one with attributes the font, color and paragraph style of its beginning.
  private func applyStyleOfAttributedText() {
    guard hasAttributedText else { return }
    if sharesStyleWithText {
      setOwnFont(shownFont)
      setOwnTextColor(shownColor)
      (storedTextAlignment, storedLineBreakMode) = (shownAlignment, shownLineBreakMode)
    }
    rare.attributed = nil
  }

  final var currentAttributedText: NSAttributedString? {
    if let attributed = rare.attributed { return attributed.current(plain: plainParagraph) }
    guard let text else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font ?? Label.standardFont, .foregroundColor: textColor ?? Label.standardTextColor,
    ]
    let paragraphStyle = ParagraphStyle()
    paragraphStyle.values = plainParagraph
    attributes[.paragraphStyle] = paragraphStyle
    if let shadowColor {
      let shadow = TextShadow()
      shadow.shadowColor = shadowColor
      shadow.shadowOffset = shadowOffset
      attributes[.shadow] = shadow
    }
    return NSAttributedString(string: text, attributes: attributes)
  }

  /// A text with attributes, and the style that was set on the label since, which all of the text has.
  struct AttributedContent {
    let text: AttributedText
    var font: Font?
    var textColor: Color?
    var alignment: TextAlignment?
    var lineBreakMode: LineBreakMode?

    var shownFont: Font? { font ?? text.firstFont }
    var shownColor: Color? { textColor ?? text.firstColor }
    var shownAlignment: TextAlignment? { alignment ?? text.firstParagraph?.alignment }
    var shownLineBreakMode: LineBreakMode? { lineBreakMode ?? text.firstParagraph?.lineBreakMode }

    /// Returns the text with the values that were set on the label since, a new one where there are any; the rest of
    /// each stretch stays its own.
    fileprivate func current(plain: ParagraphValues) -> NSAttributedString {
      if font == nil, textColor == nil, alignment == nil, lineBreakMode == nil { return text.string }
      return text.string.changingRuns { attributes in
        if let font { attributes[.font] = font }
        if let textColor { attributes[.foregroundColor] = textColor }
        if alignment == nil, lineBreakMode == nil { return }
        let style = MutableParagraphStyle()
        style.values = (attributes[.paragraphStyle] as? ParagraphStyle)?.values ?? plain
        if let alignment { style.alignment = alignment }
        if let lineBreakMode { style.lineBreakMode = lineBreakMode }
        attributes[.paragraphStyle] = style
      }
    }
  }

  // MARK: Style

  final var storedFont: Font { ownFont ?? Label.standardFont }
  final var storedTextColor: Color { ownTextColor ?? Label.standardTextColor }

  // The old value is released after the change, as that may run code of a subclass, which may read the label.

  private func setOwnFont(_ font: consuming Font?) { swap(&ownFont, &font) }
  private func setOwnTextColor(_ color: consuming Color?) { swap(&ownTextColor, &color) }

  final var hasAttributedText: Bool { rare.attributed != nil }

  /// Whether values that are set on the label apply to all of an attributed text.
  private var holdsTextsStyle: Bool { hasAttributedText && sharesStyleWithText }

  final var shownFont: Font { rare.attributed?.shownFont ?? storedFont }

  final func setFont(_ font: Font) {
    let old = holdsTextsStyle ? rare.attributed?.font : storedFont
    if let old, font == old { return }
    setOwnFont(font)
    if holdsTextsStyle { rare.attributed?.font = font }
    textSizeDidChange("font")
  }

  final func adjustFont(to traits: TraitCollection) {
    let adjusted = storedFont.adjusted(to: traits)
    let ofText = rare.attributed?.font
    let adjustedOfText = ofText?.adjusted(to: traits)
    if adjusted == storedFont, adjustedOfText == ofText { return }
    setOwnFont(adjusted)
    if let adjustedOfText { rare.attributed?.font = adjustedOfText }
    textSizeDidChange("traitCollection")
  }

  final var shownColor: Color { rare.attributed?.shownColor ?? storedTextColor }

  final func setTextColor(_ color: consuming Color) {
    if holdsTextsStyle { rare.attributed?.textColor = copy color }
    setOwnTextColor(color)
  }

  final var shownAlignment: TextAlignment { rare.attributed?.shownAlignment ?? storedTextAlignment }

  final func setTextAlignment(_ alignment: TextAlignment) {
    storedTextAlignment = alignment
    if holdsTextsStyle { rare.attributed?.alignment = alignment }
  }

  final var shownLineBreakMode: LineBreakMode { rare.attributed?.shownLineBreakMode ?? storedLineBreakMode }

  final func setLineBreakMode(_ mode: LineBreakMode) {
    if mode == (holdsTextsStyle ? rare.attributed?.lineBreakMode : storedLineBreakMode) { return }
    storedLineBreakMode = mode
    if holdsTextsStyle { rare.attributed?.lineBreakMode = mode }
    textSizeDidChange("lineBreakMode")
  }

  // MARK: Numbers

  final func setPreferredMaxLayoutWidth(_ width: CGFloat) {
    guard width.isFinite, width >= 0 else {
      return refuse(
        "preferredMaxLayoutWidth", value: width.shortDescription,
        because: width.isFinite ? "is negative" : "is not finite",
        cure: "Pass a number of points from 0 on; 0 means no width.")
    }
    setRare(\.preferredMaxLayoutWidth, to: width, "preferredMaxLayoutWidth")
  }

  final func setMinimumScaleFactor(_ factor: CGFloat) {
    guard factor >= 0, factor <= 1 else {
      return refuse(
        "minimumScaleFactor", value: factor.shortDescription, because: "is not a fraction",
        cure: "Pass a number from 0 to 1.")
    }
    rare.minimumScaleFactor = factor
  }

  /// Stores a rare value that the size of the text depends on.
  final func setRare<Value: Equatable>(
    _ path: WritableKeyPath<RareProperties, Value>, to value: Value, _ member: StaticString = #function
  ) {
    if rare[dynamicMember: path] == value { return }
    rare[dynamicMember: path] = value
    textSizeDidChange(member)
  }

  final func textSizeDidChange(_ member: StaticString = #function) {
    LayoutObservation.attribute(member, of: self) {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
}
