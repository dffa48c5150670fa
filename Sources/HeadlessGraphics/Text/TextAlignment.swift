/// The alignment of lines in their rectangle; `NSTextAlignment` in the module `UIKit`.
public enum TextAlignment: Int, Sendable {
  /// Lines start at the left edge.
  case left = 0
  /// Lines stand in the middle.
  case center = 1
  /// Lines end at the right edge.
  case right = 2
  /// Lines are stretched to both edges.
  case justified = 3
  /// Lines start where the layout direction begins.
  case natural = 4
}

/// The behavior of a line that is wider than its room; `NSLineBreakMode` in the module `UIKit`.
public enum LineBreakMode: Int, Sendable {
  /// It wraps at words.
  case byWordWrapping = 0
  /// It wraps at characters.
  case byCharWrapping = 1
  /// It is cut at the edge.
  case byClipping = 2
  /// Its beginning gives way to an ellipsis.
  case byTruncatingHead = 3
  /// Its end gives way to an ellipsis.
  case byTruncatingTail = 4
  /// Its middle gives way to an ellipsis.
  case byTruncatingMiddle = 5
}

extension LineBreakMode {
  /// Whether a line that is too wide is shortened with an ellipsis.
  package var truncates: Bool {
    self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail
  }

  /// Whether a line that is too wide goes on in the next one.
  package var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// The direction that text is written in; `NSWritingDirection` in the module `UIKit`.
///
/// > Documented: NSWritingDirection, with its raw values.
public enum WritingDirection: Int, Sendable {
  /// The direction of the text's surroundings.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
