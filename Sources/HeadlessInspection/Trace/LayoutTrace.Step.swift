import Foundation
import HeadlessGeometry

extension LayoutTrace {
  /// One thing that happened, with the number of recorded steps it happened inside of.
  public struct Step: Hashable, Sendable {
    /// How many recorded passes and calls this one is inside of.
    public let depth: Int
    /// What happened.
    public internal(set) var event: Event
  }

  /// What can happen.
  public enum Event: Hashable, Sendable {
    /// A pass ran.
    case pass(Pass)
    /// The pass went through views that had not asked themselves.
    case way(Way)
    /// The toolkit called something that people override.
    case call(Call)
    /// Overridden code did something worth a remark, inside the call before.
    case note(Note)
    /// Changes of constraints, or of views that constraints depend on, were applied.
    case solution(Solution)
  }

  /// One run of the layout pass.
  ///
  /// Views are named by class; the second one of a class that the scope has seen is `Button#2`.
  public struct Pass: Hashable, Sendable, Encodable {
    /// The view whose `layoutIfNeeded()` was called.
    public let asker: String
    /// The view the pass began at: the asker, or the one above that it climbed to.
    public let root: String
    /// How many views it looked at, counting a view again when it looked again.
    public internal(set) var visits = 0
  }

  /// The views that the pass looked at only because one below them had asked.
  public struct Way: Hashable, Sendable, Encodable {
    /// The topmost of them, at most ``limit``.
    public let views: [String]
    /// How many there were.
    public let count: Int
    /// The view that had asked.
    public let goal: String

    /// How many views of a way are named.
    public static let limit = 5
  }

  /// One call.
  public struct Call: Hashable, Sendable, Encodable, CustomStringConvertible {
    /// The method, such as `contentRect(forBounds:)`.
    public let method: String
    /// The class of the view it was made on.
    public let className: String
    /// The view it was made on, by class and, unless it is the first of its class, number.
    public let view: String
    /// The rectangle passed to it.
    public let argument: CGRect?
    /// The rectangle it returned.
    public internal(set) var result: CGRect?
    /// Of `layoutSubviews` and `updateConstraints`: who asked for it; empty if that was before the recording.
    public let reasons: Reasons?

    /// The call as a line, without its reasons.
    public var description: String { line(naming: className) }

    func line(naming view: String) -> String {
      guard let argument else { return "\(method) \(view)" }
      return "\(method) \(argument.shortDescription) -> \(result?.shortDescription ?? "unfinished")"
    }
  }

  /// A remark on what overridden code did, such as a hook that reads a subview.
  public struct Note: Hashable, Sendable, Encodable {
    /// The view that the remark is about.
    public let view: String
    /// The remark.
    public let text: String
  }

  /// One solution of the constraints.
  public struct Solution: Hashable, Sendable, Encodable {
    /// The changes that led to it, such as `constant of H:|-(16)-[Label]` or `content or margins of Label`; at most
    /// ``limit``.
    public let causes: [String]
    /// The number of changes.
    public let causeCount: Int
    /// The number of constraints that were read again.
    public let constraintCount: Int
    /// The views whose frames it changes; at most ``limit``.
    public let movedViews: [String]
    /// The number of views whose frames it changes.
    public let movedCount: Int

    /// The number of changes and of views that are named.
    public static let limit = 5
  }

  /// A view that was marked and has not been laid out.
  public struct Leftover: Hashable, Sendable, Encodable {
    /// The view.
    public let view: String
    /// Who asked.
    public let reasons: Reasons
  }
}
