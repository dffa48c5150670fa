/// The limits of work that the code of an app may make endless, and the reports where a limit is reached.
package enum EndlessWork {
  /// The maximum depth of a recursion through overridable methods: each level uses the call stack.
  /// > Assumed: far above any real tree and far below what the stack holds in a debug build.
  package static var depthLimit: Int { 2_000 }

  /// Reports a recursion that reached the limit.
  package static func reportDepth(_ place: String) {
    IssueReporting.report(
      place: place, problem: "Expected at most \(depthLimit) levels; got more; ignoring the rest.",
      cure: "Shorten it, or return earlier.")
  }

  /// The maximum number of views or layers added in one layout of which each was added by the layout of the one before.
  /// > Assumed: far above what any screen adds in a layout, and as passes inside one another far below what the stack
  /// > holds in a debug build.
  package static var generationLimit: UInt32 { 500 }

  /// Reports a layout that keeps adding views or layers.
  package static func reportGrowth(_ place: String, _ kind: String, cure: String) {
    IssueReporting.report(
      place: place,
      problem:
        "the layout of one \(kind) added the next one, \(generationLimit) times in one pass; leaving them to the next pass.",
      cure: "\(cure) once, such as in an initializer, or only while they are missing.")
  }
}
