import Foundation

extension DrawingList {
  /// Text in one line, one font and one color.
  public struct TextRun: Hashable, Sendable {
    /// The text, without line breaks.
    public var string: String
    /// The font, with its size in points.
    public var font: Font
    /// The color of the glyphs.
    public var color: CGColor
    /// The left end of the baseline, in points.
    public var origin: CGPoint
    /// The measured width, in points; a writer draws the text exactly so wide, in any font.
    public var width: CGFloat

    /// Creates a run of text.
    public init(_ string: String, font: Font, color: CGColor, origin: CGPoint, width: CGFloat) {
      self.string = string
      self.font = font
      self.color = color
      self.origin = origin
      self.width = width
    }

    /// The rectangle from the font's ascender to its descender, as wide as the text, in points.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - font.ascender, width: width, height: font.lineHeight)
    }

    /// Whether the text runs from right to left: by its first letter.
    /// > Documented: UAX #9, rules P2 and P3; the ranges are the blocks of Hebrew, Arabic and their neighbors.
    public var isRightToLeft: Bool {
      let first = string.unicodeScalars.first { $0.properties.isAlphabetic }
      return first.map { scalar in Self.rightToLeftBlocks.contains { $0.contains(scalar.value) } } ?? false
    }

    private static let rightToLeftBlocks: [ClosedRange<UInt32>] = [
      0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]
  }
}
