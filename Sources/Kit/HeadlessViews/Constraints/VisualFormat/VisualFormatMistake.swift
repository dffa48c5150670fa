import HeadlessReporting

package struct VisualFormatMistake: Error, Hashable, Sendable {
  /// The mistake, in Apple's words where they are known.
  package let problem: VisualFormatProblem
  /// The number of characters of the format before the mark.
  package let column: Int

  package init(_ problem: VisualFormatProblem, column: Int) {
    self.problem = problem
    self.column = column
  }

  /// Returns the text of the exception that UIKit raises: the message, the format, and a mark under the place.
  /// > Seen: logs of iOS 7 to 13, each line of which ends with a space (f76).
  package func text(in format: String) -> String {
    guard problem != .empty else { return "Unable to parse constraint format: \(problem.message)" }
    let blanks = String(repeating: " ", count: column)
    return "Unable to parse constraint format: \n\(problem.message) \n\(format) \n\(blanks)^"
  }

  func report(in format: String) {
    IssueReporting.report(
      place: "LayoutConstraint.constraints(withVisualFormat:options:metrics:views:)", problem: text(in: format),
      cure: problem.cure)
  }
}

/// The kind of a mistake: a message and the cure.
package struct VisualFormatProblem: Hashable, Sendable {
  package let message: String
  package let cure: String

  private init(_ message: String, cure: String) {
    self.message = message
    self.cure = cure
  }
}

// MARK: - Messages of UIKit

extension VisualFormatProblem {
  /// > Reported: TATLayout's specification, which copies the messages of UIKit.
  package static let empty = Self("It's an empty string.", cure: "Name at least one view, as in H:|-[label]-|.")

  /// Returns the problem of a missing colon after the letter of an axis.
  /// > Seen: fact f76, for V. Assumed for H.
  package static func orientation(_ axis: LayoutAxis) -> Self {
    let (letter, name) = axis == .horizontal ? ("H", "horizontal") : ("V", "vertical")
    return Self(
      "Expected ':' after '\(letter)' to specify \(name) arrangement", cure: "Write \(letter): before the first view.")
  }

  /// > Seen: a log of iOS 9, `H:|-10-|`.
  package static let view = Self("Expected a view", cure: "Write the name of a view in brackets at the mark.")

  /// > Seen: a log of iOS 7 (`-(>=a)-(>=0)-|`), under the second parenthesis.
  package static let viewOrEdge = Self(
    "Expected a view or '|'", cure: "Write a view in brackets or '|' at the mark; separate predicates with commas.")

  /// > Reported: TATLayout's specification, which copies the messages of UIKit.
  package static let viewName = Self(
    "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and "
      + "underscores.", cure: "Use a C identifier as the key in the dictionary of views.")

  /// Returns the problem of a view's name without an entry in the dictionary.
  /// > Seen: logs of iOS 6 to 11. Apple's guide has the older "Unable to find view with name blackBox".
  package static func unknownView(_ name: String) -> Self {
    Self("\(name) is not a key in the views dictionary.", cure: "Add the view for \(name) to the dictionary of views.")
  }

  /// > Seen: a log of iOS 8, `|-0-[redView-0-|`.
  package static let viewEnd = Self(
    "Expected a ']' here. That is how you give the end of a view.", cure: "Write ']' at the mark.")

  /// > Documented: fact f76.
  package static let thickness = Self(
    "A predicate on a view's thickness must end with ')' and the view must end with ']'",
    cure: "Close the parentheses and the brackets at the mark.")

  /// > Documented: fact f76.
  package static let relation = Self("Unknown relation. Must be ==, >=, or <=", cure: "Write ==, >= or <=.")

  /// > Seen: a log of iOS 8, `[circle0]- (padding)-`.
  package static let constant = Self(
    "Expected a number or key from the metrics dictionary, but encountered something else",
    cure: "Write a number or the name of a metric at the mark; put a negative number in parentheses.")

  /// Returns the problem of a metric's name without an entry in the dictionaries.
  /// > Seen: fact f76.
  package static func unknownMetric(_ name: String) -> Self {
    Self(
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries",
      cure: "Add a number for \(name) to the dictionary of metrics.")
  }

  /// > Seen: fact f76.
  package static let superview = Self(
    "Unable to interpret '|' character, because the related view doesn't have a superview",
    cure: "Add the view to a superview, or the guide to a view, before making constraints.")

  /// Returns the problem of an alignment along the axis of the format itself.
  /// > Reported: questions of users.
  package static func alignment(along axis: LayoutAxis) -> Self {
    let name = axis == .horizontal ? "horizontal" : "vertical"
    return Self(
      "Options mask required views to be aligned on a \(name) edge, which is not allowed for layout that is also \(name).",
      cure: axis == .horizontal
        ? "Use an option for the vertical axis, such as .alignAllCenterY, or align in a format with V:."
        : "Use an option for the horizontal axis, such as .alignAllLeading, or align in a format with H:.")
  }
}

// MARK: - Messages of this package

extension VisualFormatProblem {
  /// > Assumed: the words; UIKit refuses it too.
  package static let spaceParenthesis = Self(
    "Expected a ')' here. That is how you end the predicates of a space.",
    cure: "Write ')' at the mark; separate predicates with commas.")

  /// > Assumed: the words; UIKit refuses it too.
  package static let spaceEnd = Self(
    "Expected a '-' here. That is how you end a space.", cure: "Write '-' at the mark.")

  /// > Assumed: the words; UIKit refuses it too.
  package static let end = Self("Expected the end of the format after '|'", cure: "Remove the text at the mark.")

  /// Returns the problem of a view's name in a space.
  /// > Documented: the note under the grammar of Apple's guide allows names of views in sizes only. Assumed: the words.
  package static func viewAsSpace(_ name: String) -> Self {
    Self(
      "A space cannot be equal to the size of the view \(name)",
      cure: "Use a view as a spacer, as in [a][spacer(==\(name))][b].")
  }

  /// Returns the problem of a view's name as a priority.
  /// > Assumed: the words.
  package static func viewAsPriority(_ name: String) -> Self {
    Self("A priority cannot be the view \(name)", cure: "Use a number, or the name of a metric that no view has.")
  }

  package static func number(_ value: String) -> Self {
    Self("Expected a finite number; got \(value)", cure: "Use finite points.")
  }

  /// Returns the problem of a priority outside of 0 to 1,000.
  /// > Documented: priorities are from 1 to 1,000. Differs: UIKit raises when the constraint is made.
  package static func priority(_ value: String) -> Self {
    Self("Expected a priority from 0 to 1000; got \(value)", cure: "Use 1000 for a required constraint.")
  }

  package static func metric(_ name: String, isOfType type: String) -> Self {
    Self("Expected a number for the metric \(name); got a value of type \(type)", cure: "Pass a number of any type.")
  }

  /// Returns the problem of an object that is not a view or a layout guide.
  /// > Reported: UIKit raises `unrecognized selector` for such objects.
  package static func item(_ name: String, isOfType type: String) -> Self {
    Self(
      "Expected a view or a layout guide for \(name); got a value of type \(type)",
      cure: "Pass a View or a LayoutGuide, unwrapped.")
  }
}
