import Foundation
import Testing

/// What a test makes, as bytes that a file keeps.
struct Snapshot {
  /// The bytes that were made now.
  let found: Data
  /// Where the expected ones are.
  let file: SnapshotFile

  /// What became of a snapshot.
  enum Outcome: Equatable {
    case equal
    case missing
    /// The file was written; `isNewFolder` if it is the first one in `__Snapshots__`.
    case recorded(over: Data?, isNewFolder: Bool = false)
    case different(from: Data)
    /// The file has the bytes of another call in the same run, and was not written.
    case shared(with: SourceLocation, holding: Data)
  }

  /// Compares with the file, and writes it where the mode wants it so.
  ///
  /// - Parameters:
  ///   - mode: When the file is written.
  ///   - place: The line of the test.
  ///   - isMatch: Whether other bytes than those found are as good.
  /// - Returns: What became of it.
  /// - Throws: What reading and writing throw.
  func settle(
    _ mode: RecordMode, at place: SourceLocation = #_sourceLocation, matching isMatch: (Data) -> Bool = { _ in false }
  ) throws -> Outcome {
    let expected = try file.read()
    let earlier = SnapshotRun.current.add(found, in: file, at: place)
    if expected == found { return .equal }
    if let expected, mode != .all, isMatch(expected) { return .equal }
    if let expected, let earlier { return .shared(with: earlier, holding: expected) }
    switch (mode, expected) {
    case (.never, nil): return .missing
    case (.never, let expected?), (.missing, let expected?): return .different(from: expected)
    case (.missing, nil), (.failed, _), (.all, _):
      let isNewFolder = !file.hasFolder
      try file.write(found)
      return .recorded(over: expected, isNewFolder: isNewFolder)
    }
  }
}
