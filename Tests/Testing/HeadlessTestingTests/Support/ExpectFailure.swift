import HeadlessTesting
import Synchronization

/// Runs `body` and checks that it records one issue with this message at the line of its argument.
func expectFailure(
  _ message: String, at sourceLocation: SourceLocation = #_sourceLocation, by body: (SourceLocation) -> Void
) {
  let place = #_sourceLocation
  let messages = Mutex<[String]>([])
  withKnownIssue {
    body(place)
  } matching: { issue in
    messages.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return issue.sourceLocation == place
  }
  expectEqual(messages.withLock { $0 }, [message], sourceLocation: sourceLocation)
}

/// Returns the messages of the issues that `body` records, without failing the test.
func failures(of body: () -> Void) -> [String] {
  let messages = Mutex<[String]>([])
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    messages.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return messages.withLock { $0 }
}
