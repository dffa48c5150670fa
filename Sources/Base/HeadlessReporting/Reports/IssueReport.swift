/// One misuse: the place, the problem, and the cure.
public struct IssueReport: Hashable, Sendable, CustomStringConvertible {
  /// The entry that was misused and the object it was called on, such as `View.frame of Button`.
  public let place: String

  /// The problem, with the offending value.
  public let problem: String

  /// The code to write instead, as an imperative.
  public let cure: String

  /// Creates a report from its place, problem and cure.
  public init(place: String, problem: String, cure: String) {
    self.place = place
    self.problem = problem
    self.cure = cure
  }

  /// The report as text: place, problem, cure.
  public var description: String { "\(place): \(problem)\(problem.hasSuffix("\n") ? "" : " ")\(cure)" }
}
