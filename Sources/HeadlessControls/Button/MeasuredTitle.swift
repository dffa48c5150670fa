import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// A button's title with its measures, so that it is measured when it changes and not in every layout.
@MainActor
struct MeasuredTitle {
  /// The natural size, each axis rounded up to whole pixels.
  private(set) var size = CGSize.zero

  fileprivate var text: String?
  fileprivate var attributedText: NSAttributedString?
  fileprivate var font: Font?
  fileprivate var style = Style()
  fileprivate var grid = PixelGrid(scale: 1)
  /// Whether the measures hold as long as the title is the same: not with a measurer that somebody put in for a scope.
  fileprivate var isLasting = false
  private var room = CGFloat.nan
  /// The size in the room that the title was measured for last.
  private(set) var shownSize = CGSize.zero

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

  /// Makes the measures of no title.
  init() {}

  /// Measures a title.
  init(
    _ text: String?, _ attributedText: NSAttributedString?, in font: Font, _ style: Style, on grid: PixelGrid
  ) {
    self.text = text
    self.attributedText = attributedText
    self.font = font
    self.style = style
    self.grid = grid
    isLasting = TextMeasuring.isStandard
    size =
      TextLine.plainSize(of: text, attributedText, in: font) ?? Self.line(text, attributedText, font, style)?.size
      ?? .zero
  }

  /// Takes the font and the style that lasting measures are for, before the first ones.
  mutating func begin(in font: consuming Font, _ style: Style, on grid: PixelGrid) {
    self.font = font
    self.style = style
    self.grid = grid
    isLasting = true
  }

  /// Becomes another plain title in the same font and style.
  mutating func take(_ text: String?, of size: CGSize) {
    self.text = text
    self.size = size
    room = .nan
  }

  /// The size in a room that is narrower than the title, as far as it is known.
  ///
  /// > Assumed: a title that is drawn smaller takes all of the room.
  func shownSize(in room: CGFloat) -> CGSize? {
    if style.shrinks && style.numberOfLines == 1 { return CGSize(width: room, height: size.height) }
    return room == self.room && isLasting ? shownSize : nil
  }

  /// The same title with its size in a room that is narrower than the title.
  ///
  /// The title wraps where its label has more than one line, else it is shortened; it is as wide as what is then shown,
  /// rounded up to whole pixels but not above the room.
  func measured(in room: CGFloat) -> MeasuredTitle {
    var title = self
    title.shownSize = font.flatMap { Self.line(text, attributedText, $0, style)?.shownSize(in: room) } ?? .zero
    title.room = room
    return title
  }

  private static func line(
    _ text: String?, _ attributedText: NSAttributedString?, _ font: Font, _ style: Style
  ) -> TextLine? {
    TextLine(
      attributedText: attributedText, text: text, font: font, paragraph: style.paragraph,
      numberOfLines: style.numberOfLines)
  }
}

/// The measures one by one where they stand, as a copy of all costs more than everything else in a layout.
extension Button {
  /// Whether the measures are of a title, with the label, the screen and the measurer as they are now.
  ///
  /// Hot: it only loads and compares.
  @inline(__always)
  final func isMeasured(_ title: String?, _ attributedTitle: NSAttributedString?, on grid: PixelGrid) -> Bool {
    guard measuredTitle.isLasting, measuredTitle.grid == grid, measuredTitle.attributedText === attributedTitle,
      measuredTitle.text == title, TextMeasuring.isStandard
    else { return false }
    guard let label else {
      return measuredTitle.font === storedButtonType.titleFont && measuredTitle.style == MeasuredTitle.Style()
    }
    return label.ownFont === measuredTitle.font && label.titleStyle == measuredTitle.style
  }

  /// Measures a plain title where it stands: the first one, or one after another plain title in the same font and style.
  ///
  /// - Returns: Nil where all has to be measured anew; setting an equal font keeps the old one. The handler of a report about a
  ///   size that is not finite may re-enter and replace the measures.
  final func measuredSize(
    of title: String?, _ attributedTitle: NSAttributedString?, in label: ButtonLabel?, on grid: PixelGrid
  ) -> CGSize? {
    guard measuredTitle.attributedText === attributedTitle, TextMeasuring.isStandard else { return nil }
    let font = titleFont(of: label)
    let style = label?.titleStyle ?? MeasuredTitle.Style()
    let isFirst = measuredTitle.font == nil
    if !isFirst {
      guard measuredTitle.isLasting, measuredTitle.font === font, measuredTitle.style == style,
        measuredTitle.grid == grid
      else { return nil }
    }
    guard let size = TextLine.plainSize(of: title, attributedTitle, in: font),
      measuredTitle.font === (isFirst ? nil : font)
    else { return nil }
    if isFirst { measuredTitle.begin(in: font, style, on: grid) }
    measuredTitle.take(title, of: size)
    return size
  }
}
