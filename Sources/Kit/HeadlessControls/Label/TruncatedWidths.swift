import Foundation
import HeadlessGraphics
import HeadlessText

/// The widths of the titles that were truncated last, so that many buttons with the same title search once.
///
/// Contains only measurements of ``SystemTextMeasurer``: another measurer may have other results in its next scope.
@MainActor struct TruncatedWidths {
  static var recent = TruncatedWidths()

  /// The number of widths that are cached; one more clears the cache.
  /// > Assumed: more titles than a screen shows. All of them are below a megabyte, as ``longest`` limits each.
  static let limit = 2_048

  /// The length of the longest text that is cached, in bytes of UTF-8.
  /// > Assumed: wider than any title.
  static let longest = 256

  struct Key: Hashable {
    let text: String
    let font: Font
    let mode: LineBreakMode
    let room: CGFloat

    /// Titles in the same width differ in their text, seldom in the rest, whose hash costs more than a comparison.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(room)
    }
  }

  private(set) var widths: [Key: CGFloat] = [:]

  /// Caches a width, which the caller measured, so that no code of fonts or measurers runs during the change.
  mutating func store(_ width: CGFloat, for key: Key) {
    if key.text.utf8.count > Self.longest { return }
    if widths.count == Self.limit { widths.removeAll(keepingCapacity: true) }
    widths[key] = width
  }
}
