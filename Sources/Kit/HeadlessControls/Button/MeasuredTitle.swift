import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessText

/// A button's measured title: measured again only when its key changes.
@MainActor struct MeasuredTitle {
  /// Everything that the size of a title depends on, besides the text measurer.
  struct Key {
    var text: String?
    var attributedText: NSAttributedString?
    var font: Font?
    var style = Style()
    var grid = PixelGrid(scale: 1)
  }

  /// The properties of a title's label that its lines depend on.
  struct Style: Equatable {
    var mode = LineBreakMode.byTruncatingMiddle
    var numberOfLines = 1
    /// Whether a line that is too wide is drawn smaller, in all of the available width.
    var shrinks = false
    /// Whether a line is tightened a little before it is truncated.
    var tightens = false
    var lineBreakStrategy = ParagraphStyle.LineBreakStrategy.standard

    var paragraph: ParagraphValues {
      var values = ParagraphValues()
      values.lineBreakMode = mode
      values.lineBreakStrategy = lineBreakStrategy
      values.tightensBeforeTruncating = tightens
      return values
    }
  }

  /// The natural size, each axis rounded up to whole pixels.
  let size: CGSize
  /// The size in the narrower width that the title was measured for last.
  private(set) var shownSize = CGSize.zero

  fileprivate let key: Key
  private var room = CGFloat.nan
  /// Whether the sizes stay valid as long as the key is the same: not with a measurer that was replaced for a scope.
  fileprivate let isLasting: Bool

  /// Creates the measurement of no title.
  init() { (size, key, isLasting) = (.zero, Key(), false) }

  /// Measures a title.
  init(_ text: String?, _ attributedText: NSAttributedString?, font: Font, style: Style, grid: PixelGrid) {
    let key = Key(text: text, attributedText: attributedText, font: font, style: style, grid: grid)
    size = TextLine.plainSize(of: text, attributedText, in: font) ?? Self.line(key)?.size ?? .zero
    isLasting = TextMeasuring.isStandard
    self.key = key
  }

  /// Returns the size in a width that is narrower than the title, or nil if it is not known.
  /// > Assumed: a title that is drawn smaller fills the available width.
  func shownSize(in room: CGFloat) -> CGSize? {
    if key.style.shrinks, key.style.numberOfLines == 1 { return CGSize(width: room, height: size.height) }
    return room == self.room && isLasting ? shownSize : nil
  }

  /// Measures the title in a width that is narrower than it.
  ///
  /// The title wraps where its label has more than one line, else it is truncated; its width is the visible text's,
  /// rounded up to whole pixels but not above the available width.
  mutating func measure(in room: CGFloat) {
    shownSize = Self.line(key)?.shownSize(in: room) ?? .zero
    self.room = room
  }

  private static func line(_ key: Key) -> TextLine? {
    guard let font = key.font else { return nil }
    return TextLine(
      attributedText: key.attributedText, text: key.text, font: font, paragraph: key.style.paragraph,
      numberOfLines: key.style.numberOfLines)
  }
}

extension Button {
  /// Returns whether the measured title is a certain one, with the current label, screen and text measurer.
  ///
  /// Hot: it loads and compares field by field, as copying the stored value costs more than the rest of a layout. Fonts
  /// and attributed texts are compared by identity.
  final func isMeasured(_ title: String?, _ attributedTitle: NSAttributedString?, on grid: PixelGrid) -> Bool {
    guard measuredTitle.isLasting, measuredTitle.key.grid == grid,
      measuredTitle.key.attributedText === attributedTitle, measuredTitle.key.text == title, TextMeasuring.isStandard
    else { return false }
    // Not bound to a constant, which would count a reference to the label.
    if label == nil {
      return measuredTitle.key.font === storedButtonType.titleFont && measuredTitle.key.style == MeasuredTitle.Style()
    }
    guard
      label?.ownFont === measuredTitle.key.font
        || label?.ownFont == nil && measuredTitle.key.font === Label.standardFont
    else { return false }
    return label?.titleStyle == measuredTitle.key.style
  }
}
