import Foundation

/// A line with its measures before the width of the widest line is known.
struct FilledLine {
  /// The text that is included in the width.
  var source: Substring
  /// The text that is drawn instead of the source.
  var replacement: String?
  /// The part of the source in whose place the ellipsis is drawn; nil without an ellipsis.
  var hidden: Range<String.Index>?
  var extent: TextExtent
  var isTruncated = false
  /// The end of the line's range of the text, with spaces and newline.
  var end: String.Index
  var top: CGFloat = 0
  /// The height of the line by the rules of the paragraph.
  private(set) var height: CGFloat = 0
  /// The start and the end of the line's available width, from the side where lines begin.
  private(set) var span: (start: CGFloat, end: CGFloat) = (0, 0)
  private(set) var alignment = TextAlignment.natural
  private(set) var isRightToLeft = false
  private(set) var paragraphSpacing: CGFloat = 0
  var endsParagraph = false

  init(source: Substring, extent: TextExtent) {
    self.source = source
    self.extent = extent
    end = source.endIndex
  }

  /// Applies the values of the line's paragraph.
  mutating func setParagraph(_ values: ParagraphValues, span: (start: CGFloat, end: CGFloat), isRightToLeft: Bool) {
    height = values.lineHeight(for: extent.height)
    self.span = span
    alignment = values.alignment
    paragraphSpacing = values.paragraphSpacing
    self.isRightToLeft =
      switch values.baseWritingDirection {
      case .natural: isRightToLeft
      case .leftToRight: false
      case .rightToLeft: true
      }
  }
}
