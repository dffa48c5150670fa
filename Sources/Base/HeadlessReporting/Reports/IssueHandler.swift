/// The handler of the reports in a scope.
/// > Note: The task local holds this value and not a bare function, because Swift 6.3.1 loses the type of a function
/// > that is bound to a task local when it optimizes: release builds would crash.
public struct IssueHandler: Sendable {
  private let handle: @Sendable (IssueReport) -> Void

  /// Creates a handler from a function, which may be called on any thread.
  public init(_ handle: @escaping @Sendable (IssueReport) -> Void) { self.handle = handle }

  /// Calls the function with a report.
  public func callAsFunction(_ report: IssueReport) { handle(report) }
}

extension TaskLocal<IssueHandler> {
  /// Runs `operation`, whose reports go to `handle`, and returns its result.
  public func withValue<Result>(
    _ handle: @escaping @Sendable (IssueReport) -> Void, operation: () throws -> Result
  ) rethrows -> Result { try withValue(IssueHandler(handle), operation: operation) }

  /// Runs asynchronous code on the caller's actor, and returns its result.
  ///
  /// Its reports, and those of the tasks it starts, go to `handle`.
  public func withValue<Result>(
    _ handle: @escaping @Sendable (IssueReport) -> Void, operation: () async throws -> Result,
    isolation: isolated (any Actor)? = #isolation
  ) async rethrows -> Result {
    try await withValue(IssueHandler(handle), operation: operation, isolation: isolation)
  }
}
