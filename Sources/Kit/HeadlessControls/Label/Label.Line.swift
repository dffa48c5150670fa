import Foundation

extension Label {
  /// A line of a label as it is drawn.
  public struct Line: Hashable, Sendable {
    /// The text that is drawn, with its ellipsis or hyphen.
    public let string: String
    /// The rectangle of the line in the label's own coordinates, in points, not rounded.
    public let rect: CGRect
    /// The baseline in the label's own coordinates, in points.
    public let baseline: CGFloat
    /// Whether text of this line, or of the lines after it, is not shown.
    public let isTruncated: Bool
    /// The range of the text in the line, in UTF-16 units, with the spaces and the newline that end it.
    public let range: NSRange
    /// The factor that the text's size was multiplied by to fit; 1 unless the label adjusts its font.
    public let scale: CGFloat

    /// Hashes the shown text and the text that it is part of.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(string)
      hasher.combine(range)
    }
  }
}
