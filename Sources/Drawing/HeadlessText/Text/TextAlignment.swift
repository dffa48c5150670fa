/// The alignment of lines in their rectangle; `NSTextAlignment` in the module `UIKit`.
public enum TextAlignment: Int, Sendable {
  /// Lines start at the left edge.
  case left = 0
  /// Lines are centered.
  case center = 1
  /// Lines end at the right edge.
  case right = 2
  /// Lines are stretched to both edges.
  case justified = 3
  /// Lines start where the layout direction begins.
  case natural = 4
}

/// The behavior of a line that is wider than the available width; `NSLineBreakMode` in the module `UIKit`.
public enum LineBreakMode: Int, Sendable {
  /// It wraps at words.
  case byWordWrapping = 0
  /// It wraps at characters.
  case byCharWrapping = 1
  /// It is cut at the edge.
  case byClipping = 2
  /// An ellipsis replaces its beginning.
  case byTruncatingHead = 3
  /// An ellipsis replaces its end.
  case byTruncatingTail = 4
  /// An ellipsis replaces its middle.
  case byTruncatingMiddle = 5

  /// Whether a line that is too wide is shortened with an ellipsis.
  package var truncates: Bool {
    self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail
  }

  /// Whether a line that is too wide continues in the next one.
  package var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// The direction that text is written in; `NSWritingDirection` in the module `UIKit`.
/// > Documented: NSWritingDirection, with its raw values.
public enum WritingDirection: Int, Sendable {
  /// The direction of the text's surroundings.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
