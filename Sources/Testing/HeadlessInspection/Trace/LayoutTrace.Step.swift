import Foundation

extension LayoutTrace {
  /// An event with its nesting depth.
  public struct Step: Hashable, Sendable {
    /// The number of recorded passes and calls around this one.
    public let depth: Int
    /// The event, with the data that it recorded.
    public internal(set) var event: Event
  }

  /// An event of a layout.
  public enum Event: Hashable, Sendable {
    /// A pass ran.
    case pass(Pass)
    /// The pass visited views that did not need layout themselves.
    case visitedAncestors(VisitedAncestors)
    /// The toolkit called a method that subclasses override.
    case call(Call)
    /// Overridden code did something remarkable during the call before.
    case remark(Remark)
    /// Changes of constraints, or of views that constraints depend on, were applied.
    case solution(Solution)
  }

  /// One run of the layout pass.
  ///
  /// Views are named by class; the second one of a class in the recording is `Button#2`.
  public struct Pass: Hashable, Sendable, Encodable {
    /// The view whose `layoutIfNeeded()` was called.
    public let requester: String
    /// The view at which the pass began: the requester, or its topmost superview that needs layout.
    public let root: String
    /// The number of visits to views; a view can be visited more than once.
    public internal(set) var visits = 0
  }

  /// The views that the pass visited only because a view below them needed layout.
  public struct VisitedAncestors: Hashable, Sendable, Encodable {
    /// The topmost of them, at most ``limit``.
    public let views: [String]
    /// The number of all of them.
    public let count: Int
    /// The view that needed layout.
    public let target: String

    /// The largest number of views that are named.
    public static let limit = 5
  }

  /// One call of a method that subclasses override.
  public struct Call: Hashable, Sendable, Encodable, CustomStringConvertible {
    /// The method, such as `contentRect(forBounds:)`.
    public let method: String
    /// The class of the view.
    public let className: String
    /// The view, by class and, unless it is the first of its class, number.
    public let view: String
    /// The rectangle passed to it.
    public let argument: CGRect?
    /// The rectangle it returned.
    public internal(set) var result: CGRect?
    /// The reasons for `layoutSubviews` or `updateConstraints`; empty for an earlier request, nil for other methods.
    public let reasons: Reasons?

    /// The call as a line, without its reasons.
    public var description: String { line(naming: className) }

    func line(naming view: String) -> String {
      guard let argument else { return "\(method) \(view)" }
      return "\(method) \(argument.shortDescription) -> \(result?.shortDescription ?? "unfinished")"
    }
  }

  /// A remark about overridden code, such as a hook that reads a subview.
  public struct Remark: Hashable, Sendable, Encodable {
    /// The view that the remark is about.
    public let view: String
    /// The remark, in a sentence.
    public let text: String
  }

  /// One solution of the constraints.
  public struct Solution: Hashable, Sendable, Encodable {
    /// The causes, such as `constant of H:|-(16)-[Label]` or `content or margins of Label`, up to ``limit``.
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
    /// The view that needs layout, by class and, unless it is the first of its class, number.
    public let view: String
    /// The reasons for the layout.
    public let reasons: Reasons
  }
}
