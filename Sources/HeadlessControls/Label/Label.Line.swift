import Foundation

extension Label {
  /// A line of a label as it is drawn.
  public struct Line: Hashable, Sendable {
    /// The text that is drawn, with its ellipsis or hyphen.
    public let string: String
    /// The rectangle of the line in the label's own coordinates, in points, not rounded.
    public let rect: CGRect
    /// Where the baseline is in the label's own coordinates, in points.
    public let baseline: CGFloat
    /// Whether not all of the text that should stand in the line, or behind it, is shown.
    public let isTruncated: Bool
    /// What the line shows of the text, in UTF-16 units, with the spaces and the newline that end it.
    public let range: NSRange
    /// What the text's size was multiplied with to fit, 1 unless the label adjusts its font.
    public let scale: CGFloat

    /// Mixes what is shown and of which text.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(string)
      hasher.combine(range)
    }
  }
}
