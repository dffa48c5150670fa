import Foundation

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
    case recorded(over: Data?)
    case different(from: Data)
  }

  /// Compares with the file, and writes it where the mode wants it so.
  ///
  /// - Parameters:
  ///   - mode: When the file is written.
  ///   - isMatch: Whether other bytes than those found are as good.
  /// - Returns: What became of it.
  /// - Throws: What reading and writing throw.
  func settle(_ mode: RecordMode, matching isMatch: (Data) -> Bool = { _ in false }) throws -> Outcome {
    let expected = try file.read()
    if expected == found { return .equal }
    if let expected, mode != .all, isMatch(expected) { return .equal }
    switch (mode, expected) {
    case (.never, nil): return .missing
    case (.never, let expected?), (.missing, let expected?): return .different(from: expected)
    case (.missing, nil), (.failed, _), (.all, _):
      try file.write(found)
      return .recorded(over: expected)
    }
  }
}
