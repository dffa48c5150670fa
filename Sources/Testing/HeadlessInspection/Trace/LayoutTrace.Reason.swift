extension LayoutTrace {
  /// The reason for a layout: a setter, and the call during which it was called.
  public struct Reason: Hashable, Sendable, Encodable, CustomStringConvertible {
    /// The member, such as `setTitle(_:for:)`, with its view unless that is the one to lay out.
    public let cause: String
    /// The toolkit's call at that time, such as `layoutSubviews of Card`; nil outside of all calls.
    public let enclosingCall: String?

    /// The reason as a phrase for a sentence.
    public var description: String { enclosingCall.map { "\(cause), in \($0)" } ?? "\(cause), outside a pass" }
  }

  /// The reasons for one layout.
  public struct Reasons: Hashable, Sendable, Encodable {
    /// The first reasons in their order, without repetitions, at most ``limit``.
    public private(set) var first: [Reason] = []
    /// The number of further reasons.
    public private(set) var moreCount = 0

    /// The largest number of reasons that are stored.
    public static let limit = 4

    mutating func add(_ reason: Reason) {
      if first.contains(reason) { return }
      if first.count < Self.limit { first.append(reason) } else { moreCount += 1 }
    }

    var lines: [String] {
      if first.isEmpty { return ["because it was asked before the recording"] }
      return first.map { "because of \($0)" } + (moreCount == 0 ? [] : ["and \(moreCount) more"])
    }
  }
}
