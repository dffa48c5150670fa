import Foundation

/// Tells how large one line of text is; replaceable for a scope, so that a test can say "this title is 46×18".
///
/// The current measurer is ``TextMeasuring/current``. A label rounds what it is told up to whole pixels.
public protocol TextMeasurer: Sendable {
  /// The size of `line` in one line, in points, not rounded; an empty line is 0 wide and one line high.
  ///
  /// - Parameters:
  ///   - line: The text, without line breaks.
  ///   - font: The font it is set in.
  /// - Returns: The width of the text and the height of the line.
  func size(of line: String, in font: Font) -> CGSize
}

/// Holds the measurer of the current scope.
public enum TextMeasuring {
  /// Measures every label of the scope; set it for a scope with `TextMeasuring.$current.withValue`.
  @TaskLocal public static var current: any TextMeasurer = SystemTextMeasurer()

  /// Whether the current measurer is the built-in one, whose answers never change and so may be kept.
  package static var isStandard: Bool { type(of: current) == SystemTextMeasurer.self }
}

/// Measures as if every character were a square of the font's size: widths are sums a reader can do.
public struct OneEmTextMeasurer: TextMeasurer {
  /// Makes the measurer.
  public init() {}

  /// As many font sizes wide as there are characters, and one font size high.
  public func size(of line: String, in font: Font) -> CGSize {
    CGSize(width: CGFloat(line.count) * font.pointSize, height: font.pointSize)
  }
}
