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
  private let mode: LineBreakMode
  private let grid: PixelGrid
  /// Whether the measures hold as long as the title is the same: not with a measurer that somebody put in for a scope.
  private let isLasting: Bool
  private var room = CGFloat.nan
  private var shownWidth: CGFloat = 0

  /// Measures the title of a content, which has one.
  init(_ content: ButtonContent, in font: Font, _ mode: LineBreakMode, on grid: PixelGrid) {
    text = content.title
    attributedText = content.attributedTitle
    self.font = font
    self.mode = mode
    self.grid = grid
    isLasting = TextMeasuring.isStandard
    size = Self.line(content.title, content.attributedTitle, font, mode)?.size ?? .zero
  }

  /// Whether these are still the measures of a content's title.
  func measures(_ content: ButtonContent, in font: Font, _ mode: LineBreakMode, on grid: PixelGrid) -> Bool {
    isLasting && font === self.font && mode == self.mode && grid == self.grid
      && content.attributedTitle === attributedText && content.title == text && TextMeasuring.isStandard
  }

  /// The width after truncation to a room, rounded up to whole pixels but not above the room.
  func truncatedWidth(to room: CGFloat) -> CGFloat {
    if room != self.room || !isLasting {
      shownWidth = Self.line(text, attributedText, font, mode)?.truncatedWidth(to: room) ?? 0
      self.room = room
    }
    return shownWidth
  }

  private static func line(
    _ text: String?, _ attributedText: NSAttributedString?, _ font: Font, _ mode: LineBreakMode
  ) -> TextLine? {
    TextLine(attributedText: attributedText, text: text, font: font, mode: mode)
  }
}
