import HeadlessKit
import HeadlessTesting

/// Runs code that makes exactly one report, of a description, and returns its result.
@discardableResult func expectReport<Result>(
  _ description: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> Result
) rethrows -> Result {
  var result: Result?
  let reports = try IssueReporting.collect { result = try body() }
  expectEqual(reports.map(\.description), [description], sourceLocation: sourceLocation)
  return result!
}
