/// One misuse, told so that the reader can mend it: where, what, and the cure.
public struct IssueReport: Hashable, Sendable, CustomStringConvertible {
  /// The entry that was misused and the object it was called on, such as `View.frame of Button`.
  public let place: String

  /// What is wrong, with the offending value.
  public let problem: String

  /// What to write instead.
  public let cure: String

  /// Creates a report.
  public init(place: String, problem: String, cure: String) {
    self.place = place
    self.problem = problem
    self.cure = cure
  }

  /// The report as one line: place, problem, cure.
  public var description: String { "\(place): \(problem) \(cure)" }
}
