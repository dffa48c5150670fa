import HeadlessViews
import Testing

/// Fails unless the views of a tree have these frames; a failure shows the lines that differ.
///
/// Each line is a view: two spaces for each level, the class, the text (or `#identifier`, or tag), and the frame in the
/// superview's coordinates, `(x, y, width, height)` in points. Below level 20 the level's number replaces the spaces.
///
/// ```
/// Button 'Buy' (0, 0, 100, 44)
///   ButtonLabel 'Buy' (20, 12, 60, 20)
/// ```
///
/// - Parameters:
///   - view: The root of the tree; it is laid out first.
///   - expected: The lines.
///   - sourceLocation: The line of the failure.
/// - Complexity: O(*n*) for *n* views, besides the layout; a failure's lines take O(*n* + *d*²) for *d* edits.
@preconcurrency @MainActor
public func expectFrames(_ view: View, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  view.layoutIfNeeded()
  TextComparison(expected: expected, found: view.framesInTests).expectEqual(
    "The frames of \(view.nameInTests)", at: sourceLocation, hint: view.sizeHintInTests)
}

extension View {
  /// A hint for a view without a size, whose subviews usually have none either; nil for others.
  var sizeHintInTests: String? {
    bounds.width > 0 && bounds.height > 0
      ? nil : "\(type(of: self)) has no size. Give it one with layOut(view, width, height), or set its frame."
  }

  /// The frames of the view and all views below it, one per line.
  var framesInTests: String {
    var lines: [String] = []
    var waiting = [(view: self, level: 0)]
    while let (view, level) = waiting.popLast() {
      let indentation = level <= 20 ? String(repeating: "  ", count: level) : "(level \(level)) "
      let mark = view.markInTests.map { " \($0)" } ?? ""
      lines.append("\(indentation)\(type(of: view))\(mark) \(view.frame.shortDescription)")
      for subview in view.subviews.reversed() { waiting.append((subview, level + 1)) }
    }
    return lines.joined(separator: "\n")
  }
}
