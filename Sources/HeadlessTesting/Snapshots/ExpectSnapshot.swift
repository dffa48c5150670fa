import Foundation
import Testing

/// Fails unless a text is what its file in `__Snapshots__` beside the test holds.
///
/// The file is `__Snapshots__/TestFile/function-name.txt`. Where it is missing it is written and the test fails once;
/// ``RecordMode`` and the environment variable `HEADLESS_RECORD` say otherwise. A failure shows the lines that differ, and
/// keeps both texts with the report. Two calls of one test need two names: where they share a file and their texts differ,
/// the second one fails and nothing is overwritten.
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
    try snapshot.settle(mode, at: sourceLocation).failure(of: text, in: file)?.record(at: sourceLocation)
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
    case .recorded(over: nil, let isNewFolder):
      return written(to: file, isNewFolder: isNewFolder)
    case .recorded(over: let expected?, _):
      return failure(expected, text, file) { difference in
        "The snapshot \(file.shortPath) was another and is written anew (- before, + now):\n\(difference)"
      }
    case .different(from: let expected):
      return failure(expected, text, file) { difference in
        "The snapshot \(file.shortPath) is another (- expected, + found):\n\(difference)"
          + "\nWrite it anew with HEADLESS_RECORD=failed."
      }
    case .shared(let place, let expected):
      return failure(expected, text, file) { difference in
        "\(sharing(file, with: place)) (- in the file, + found here):\n\(difference)\n\(Self.sharingCure)"
      }
    }
  }

  /// The failure where there is no file and none may be written.
  func missing(in file: SnapshotFile, found: [UInt8]) -> Failure {
    Failure(
      message: "There is no snapshot \(file.shortPath), and none may be written here; write it with"
        + " HEADLESS_RECORD=missing.",
      attachments: [Failure.Evidence(name: EvidenceName(of: file.url)("found"), bytes: found)])
  }

  /// The failure where a file was written that was not there.
  func written(to file: SnapshotFile, isNewFolder: Bool) -> Failure {
    let exclusion =
      isNewFolder
      ? " Write exclude: [\"\(file.root.lastPathComponent)\"] into the test target of Package.swift, as the folder is new."
      : ""
    return Failure(
      message: "The snapshot \(file.shortPath) was missing and is written; the next run compares.\(exclusion)")
  }

  /// The beginning of a failure of two calls with one file.
  func sharing(_ file: SnapshotFile, with place: SourceLocation) -> String {
    "The snapshot \(file.shortPath) is that of \(place.fileName):\(place.line) too, in the same run"
  }

  /// The cure for two calls with one file.
  static let sharingCure = "Give one of the two calls a name, such as named: \"pressed\"."

  /// The failure with the lines that differ, or, where the file is no text, without showing it.
  private func failure(
    _ expected: Data, _ found: String, _ file: SnapshotFile, _ message: (String) -> String
  ) -> Failure {
    let name = EvidenceName(of: file.url)
    guard let text = String(data: expected, encoding: .utf8), !text.utf8.contains(0) else {
      return Failure(
        message: message("The file is no text: it has \(expected.count) bytes that are not UTF-8, or zeros."),
        attachments: [
          Failure.Evidence(name: name("expected"), bytes: Array(expected)),
          Failure.Evidence(name: name("found"), bytes: Array(found.utf8)),
        ])
    }
    let comparison = TextComparison(expected: text, found: found)
    return comparison.failure(message(comparison.difference), named: name)
  }
}

extension SnapshotFile {
  /// The path from the folder of the test.
  var shortPath: String { url.pathComponents.suffix(3).joined(separator: "/") }
}
