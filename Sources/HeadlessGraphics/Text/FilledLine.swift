import Foundation

/// A line with all that is known of it before the widest line is.
struct FilledLine {
  /// The text that counts for the width.
  var source: Substring
  /// The text that is drawn in place of the source.
  var replacement: String?
  var extent: TextExtent
  var isTruncated = false
  /// The end of the line's part of the text, with spaces and newline.
  var end: String.Index
  var top: CGFloat = 0
  /// The height that the paragraph gives the line.
  private(set) var height: CGFloat = 0
  /// The start and the end of the line's room, from the side where lines begin.
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
