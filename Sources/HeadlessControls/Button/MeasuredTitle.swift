import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// A button's title with its measures, so that it is measured when it changes and not in every layout.
@MainActor
final class MeasuredTitle {
  /// The natural size, each axis rounded up to whole pixels.
  let size: CGSize

  private let text: String?
  private let attributedText: NSAttributedString?
  private let font: Font
  private let style: Style
  private let grid: PixelGrid
  /// Whether the measures hold as long as the title is the same: not with a measurer that somebody put in for a scope.
  private let isLasting: Bool
  private var room = CGFloat.nan
  private var shownSize = CGSize.zero

  /// What a title's label says of its lines.
  struct Style: Equatable {
    var mode = LineBreakMode.byTruncatingMiddle
    var numberOfLines = 1
    /// Whether a line that is too wide is drawn smaller, in all of its room.
    var shrinks = false
    /// Whether a line is tightened a little before it is truncated.
    var tightens = false
    var lineBreakStrategy = ParagraphStyle.LineBreakStrategy.standard

    /// The same as the label's paragraphs say it.
    var paragraph: ParagraphValues {
      var values = ParagraphValues()
      values.lineBreakMode = mode
      values.lineBreakStrategy = lineBreakStrategy
      values.tightensBeforeTruncating = tightens
      return values
    }
  }

  /// Measures the title of a content, which has one.
  init(_ content: ButtonContent, in font: Font, _ style: Style, on grid: PixelGrid) {
    text = content.title
    attributedText = content.attributedTitle
    self.font = font
    self.style = style
    self.grid = grid
    isLasting = TextMeasuring.isStandard
    size = Self.line(content.title, content.attributedTitle, font, style)?.size ?? .zero
  }

  /// Whether these are still the measures of a content's title.
  func measures(_ content: ButtonContent, in font: Font, _ style: Style, on grid: PixelGrid) -> Bool {
    isLasting && font == self.font && style == self.style && grid == self.grid
      && content.attributedTitle === attributedText && content.title == text && TextMeasuring.isStandard
  }

  /// The size in a room that is narrower than the title.
  ///
  /// The title wraps where its label has more than one line, else it is shortened; it is as wide as what is then shown,
  /// rounded up to whole pixels but not above the room.
  ///
  /// > Assumed: a title that is drawn smaller takes all of the room.
  func shownSize(in room: CGFloat) -> CGSize {
    if style.shrinks && style.numberOfLines == 1 { return CGSize(width: room, height: size.height) }
    if room != self.room || !isLasting {
      shownSize = Self.line(text, attributedText, font, style)?.shownSize(in: room) ?? .zero
      self.room = room
    }
    return shownSize
  }

  private static func line(
    _ text: String?, _ attributedText: NSAttributedString?, _ font: Font, _ style: Style
  ) -> TextLine? {
    TextLine(
      attributedText: attributedText, text: text, font: font, paragraph: style.paragraph,
      numberOfLines: style.numberOfLines)
  }
}
