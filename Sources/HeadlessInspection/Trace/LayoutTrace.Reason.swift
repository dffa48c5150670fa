extension LayoutTrace {
  /// Who asked for a layout: a setter, and from where it was called.
  public struct Reason: Hashable, Sendable, Encodable, CustomStringConvertible {
    /// The member, such as `setTitle(_:for:)`, with the view whose it is if that is not the one to lay out.
    public let cause: String
    /// The toolkit's call that was under way, such as `layoutSubviews of Card`; nil outside of all.
    public let place: String?

    /// The reason as a piece of a sentence.
    public var description: String { place.map { "\(cause), in \($0)" } ?? "\(cause), outside a pass" }
  }

  /// Everyone who asked for the same layout.
  public struct Reasons: Hashable, Sendable, Encodable {
    /// The first of them in their order, without repetitions, at most ``limit``.
    public private(set) var first: [Reason] = []
    /// How many more asked.
    public private(set) var moreCount = 0

    /// How many reasons are kept.
    public static let limit = 4

    mutating func add(_ reason: Reason) {
      if first.contains(reason) { return }
      if first.count < Self.limit { first.append(reason) } else { moreCount += 1 }
    }

    /// One line a reason.
    var lines: [String] {
      if first.isEmpty { return ["because it was asked before the recording"] }
      return first.map { "because of \($0)" } + (moreCount == 0 ? [] : ["and \(moreCount) more"])
    }
  }
}
