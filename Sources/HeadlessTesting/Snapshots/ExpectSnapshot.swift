import Foundation
import Testing

/// Fails unless a text is what its file in `__Snapshots__` beside the test holds.
///
/// The file is `__Snapshots__/TestFile/function-name.txt`. Where it is missing it is written and the test fails once;
/// ``RecordMode`` and the environment variable `HEADLESS_RECORD` say otherwise. A failure shows the lines that differ, and
/// keeps both texts with the report.
///
/// - Parameters:
///   - text: The text.
///   - name: What tells several snapshots of one test apart; a test with arguments needs one for each.
///   - fileExtension: The end of the file's name.
///   - function: The name of the test.
///   - sourceLocation: Where a failure is recorded, and beside which file the folder is.
public func expectSnapshot(
  _ text: String, named name: String? = nil, fileExtension: String = "txt", function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = SnapshotFile(
    beside: sourceLocation.filePath, test: function, name: name, fileExtension: fileExtension)
  let snapshot = Snapshot(found: Data((text.hasSuffix("\n") ? text : text + "\n").utf8), file: file)
  do {
    let mode = try RecordMode.scoped ?? RecordMode.wanted(by: ProcessInfo.processInfo.environment)
    try snapshot.settle(mode).failure(of: text, in: file)?.record(at: sourceLocation)
  } catch {
    Failure(message: "The snapshot \(file.shortPath) can't be compared: \(error)").record(at: sourceLocation)
  }
}

extension Snapshot.Outcome {
  /// What is to be told of it; nil where both are equal.
  func failure(of text: String, in file: SnapshotFile) -> Failure? {
    switch self {
    case .equal:
      return nil
    case .missing:
      return missing(in: file, found: Array(text.utf8))
    case .recorded(over: nil):
      return written(to: file)
    case .recorded(over: let expected?):
      let comparison = comparison(expected, text, file)
      return comparison.failure(
        "The snapshot \(file.shortPath) was another and is written anew (- before, + now):\n\(comparison.difference)")
    case .different(from: let expected):
      let comparison = comparison(expected, text, file)
      return comparison.failure(
        "The snapshot \(file.shortPath) is another (- expected, + found):\n\(comparison.difference)"
          + "\nWrite it anew with HEADLESS_RECORD=failed.")
    }
  }

  /// The failure where there is no file and none may be written.
  func missing(in file: SnapshotFile, found: [UInt8]) -> Failure {
    Failure(
      message: "There is no snapshot \(file.shortPath), and none may be written here; write it with"
        + " HEADLESS_RECORD=missing.",
      attachments: [Failure.Evidence(name: "found.\(file.fileExtension)", bytes: found)])
  }

  /// The failure where a file was written that was not there.
  func written(to file: SnapshotFile) -> Failure {
    Failure(message: "The snapshot \(file.shortPath) was missing and is written; the next run compares.")
  }

  private func comparison(_ expected: Data, _ found: String, _ file: SnapshotFile) -> TextComparison {
    TextComparison(
      expected: String(decoding: expected, as: UTF8.self), found: found, fileExtension: file.fileExtension)
  }
}

extension SnapshotFile {
  /// The path from the folder of the test.
  var shortPath: String { url.pathComponents.suffix(3).joined(separator: "/") }

  var fileExtension: String { url.pathExtension }
}
