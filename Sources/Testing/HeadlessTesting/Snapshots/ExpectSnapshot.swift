import Foundation
import Testing

/// Fails unless a value is equal to its file in `__Snapshots__` beside the test.
///
/// The file is `__Snapshots__/TestFile/function-name.txt`, with the extension of the format. If it is missing, it is
/// written and the test fails once; ``RecordMode`` and the environment variable `HEADLESS_RECORD` change that. A
/// failure shows the difference, and attaches both files to the report. Two calls in one test need two names: if they
/// share a file and their values differ, the second one fails and the file is not overwritten.
///
/// ```swift
/// expectSnapshot(card, as: .tree(options: .details), named: "details")
/// ```
///
/// - Parameters:
///   - value: The value.
///   - format: The format of the file, such as `.text()`, `.svg()` or one of your own.
///   - name: The name that distinguishes several snapshots of one test; a test with arguments needs one for each.
///   - function: The name of the test.
///   - sourceLocation: The line of the failure, and the source file whose folder contains `__Snapshots__`.
public func expectSnapshot<Value>(
  _ value: Value, as format: SnapshotFormat<Value>, named name: String? = nil, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = SnapshotFile(
    beside: sourceLocation.filePath, test: function, name: name, fileExtension: format.fileExtension)
  do {
    let mode = try RecordMode.scoped ?? RecordMode.requested(by: ProcessInfo.processInfo.environment)
    let snapshot = Snapshot(found: try format.bytes(value), file: file)
    let outcome = try snapshot.compare(mode, at: sourceLocation, difference: format.difference)
    snapshot.failure(of: outcome, attachments: format.attachments)?.record(at: sourceLocation)
  } catch {
    Failure.record("The snapshot \(file.shortPath) can't be compared: \(error)", at: sourceLocation)
  }
}

/// Fails unless a text is as its file in `__Snapshots__` beside the test stores it.
///
/// A short form of ``expectSnapshot(_:as:named:function:sourceLocation:)``, with the same parameters and the format
/// ``SnapshotFormat/text(fileExtension:)``.
public func expectSnapshot(
  _ text: String, named name: String? = nil, fileExtension: String = "txt", function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSnapshot(
    text, as: .text(fileExtension: fileExtension), named: name, function: function, sourceLocation: sourceLocation)
}
