/// The limits of work that the code of an app may make endless, and the reports where a limit is reached.
package enum EndlessWork {
  /// How many levels deep a question that people override may go: each takes a part of the call stack.
  ///
  /// > Assumed: far above any real tree and far below what the stack holds in a debug build.
  package static var depthLimit: Int { 2_000 }

  /// Reports a question that went too deep.
  package static func reportDepth(_ place: String) {
    IssueReporting.report(
      IssueReport(
        place: place, problem: "it goes on for more than \(depthLimit) levels and was not followed further.",
        cure: "Make it shorter, or answer nearer to where it begins."))
  }

  /// How many views or layers may be added in one layout of which each was added by the layout of the one before.
  ///
  /// > Assumed: far above what any screen adds in a layout, and as passes inside one another far below what the stack holds
  /// > in a debug build.
  package static var generationLimit: UInt32 { 500 }

  /// Reports a layout of views or layers that goes on growing.
  package static func reportGrowth(_ place: String, _ kind: String, cure: String) {
    IssueReporting.report(
      IssueReport(
        place: place,
        problem:
          "the layout of one \(kind) added the next one, \(generationLimit) times in one pass; the pass stopped serving them.",
        cure: "\(cure) once, such as in an initializer, or only while they are missing."))
  }
}
