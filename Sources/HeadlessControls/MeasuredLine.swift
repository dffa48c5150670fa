import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

/// A line of text with its measures, so that a title is measured once and not in every layout.
@MainActor
struct MeasuredLine {
  /// The natural size, each axis rounded up to whole pixels.
  let size: CGSize

  private let line: TextLine
  private let grid: PixelGrid
  /// Whether the measures hold as long as the line is the same: not with a measurer that somebody put in for a scope.
  private let isLasting: Bool
  private var room = CGFloat.nan
  private var shownWidth: CGFloat = 0

  /// Measures a line.
  init(_ line: TextLine) {
    self.line = line
    grid = Screen.main.grid
    isLasting = TextMeasuring.current is SystemTextMeasurer
    size = line.size
  }

  /// Whether these measures are still those of a line, on the main screen and in the present scope.
  func measures(_ line: TextLine) -> Bool {
    isLasting && self.line.isIdentical(to: line) && grid == Screen.main.grid
      && TextMeasuring.current is SystemTextMeasurer
  }

  /// The width after truncation to a room, rounded up to whole pixels but not above the room.
  mutating func truncatedWidth(to room: CGFloat) -> CGFloat {
    if room != self.room || !isLasting {
      shownWidth = line.truncatedWidth(to: room)
      self.room = room
    }
    return shownWidth
  }
}
