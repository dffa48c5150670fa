import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessText
import HeadlessViews

/// The size of a label's text, from properties that are read as overrides answer them.
extension Label {
  /// Returns the size for lines that break at a width; 0 or less, or NaN, means that nothing breaks them.
  /// > Seen: fact d10: with one line the width is ignored.
  final func fittingSize(forWidth width: CGFloat) -> CGSize {
    let lines = numberOfLines
    let most = CGFloat.greatestFiniteMagnitude
    let room = CGRect(x: 0, y: 0, width: lines != 1 && width > 0 ? min(width, most) : most, height: most)
    return Screen.mainGrid.up(textRect(forBounds: room, limitedToNumberOfLines: lines).size)
  }

  /// Returns the size of the text in an available size, each axis rounded up to whole pixels; 0×0 without text.
  final func textSize(in room: CGSize, numberOfLines: Int) -> CGSize {
    if let line = plainLineSize(in: room.width) { return Screen.mainGrid.up(line) }
    guard let text = styledText() else { return .zero }
    return Screen.mainGrid.up(TextLayout(text, in: textRoom(room, numberOfLines: numberOfLines)).size)
  }

  /// Returns the size of a plain text that fits in one line, as most do, without laying it out; nil where it has to be.
  private func plainLineSize(in width: CGFloat) -> CGSize? {
    guard !hasAttributedText, let text, !text.isEmpty, text.utf8.count <= 512, StyledText.isPlainLine(text) else {
      return nil
    }
    let size = TextMeasuring.current.size(of: text, in: font)
    return size.width >= 0 && size.height.isFinite && (size.width <= width || width <= 0) ? size : nil
  }

  /// Returns the text with all values that its layout uses, or nil without text.
  final func styledText(scale: CGFloat = 1) -> StyledText? {
    if hasAttributedText {
      guard let text = attributedText, text.length > 0 else { return nil }
      return StyledText(text, font: fontOfBareStretches, paragraph: plainParagraph, scale: scale)
    }
    guard let text, !text.isEmpty else { return nil }
    return StyledText(text, style: RunStyle(font: font).scaled(by: scale), paragraph: plainParagraph)
  }

  /// The font of ranges without one in attributed text: ``font``, unless that is the font of the text's beginning.
  final var fontOfBareStretches: Font { rare.attributed?.text.firstFont == nil ? font ?? storedFont : storedFont }

  /// The values of a paragraph without a style.
  final var plainParagraph: ParagraphValues {
    var values = ParagraphValues()
    values.alignment = textAlignment
    values.lineBreakMode = lineBreakMode
    values.lineBreakStrategy = lineBreakStrategy
    values.tightensBeforeTruncating = allowsDefaultTighteningForTruncation
    return values
  }

  final func textRoom(_ size: CGSize, numberOfLines: Int) -> TextRoom {
    var room = TextRoom(
      width: size.width, height: size.height, maximumLines: numberOfLines, isRightToLeft: isRightToLeft)
    room.usesFontLeading = !rare.isOfConfiguration
    room.roundsLinePitch = rare.isOfConfiguration && Screen.sharedMainEra.value.configuredTextHasWholePitch
    return room
  }

  /// Returns the width of the text as shown in an available width, in points rounded up to whole pixels: of all of it
  /// if it fits, else of the shortened one.
  package final func shownWidth(in room: CGFloat) -> CGFloat {
    let natural = fittingSize(forWidth: room).width
    if natural <= room + PixelGrid.tolerance || numberOfLines != 1 { return natural }
    let line = TextLine(
      attributedText: hasAttributedText ? attributedText : nil, text: text,
      font: hasAttributedText ? fontOfBareStretches : font, paragraph: plainParagraph)
    return line?.truncatedWidth(to: room) ?? 0
  }
}
