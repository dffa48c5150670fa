import Foundation
import Testing

/// The content of a snapshot's file for the value of this run.
struct Snapshot {
  let found: Data
  let file: SnapshotFile

  /// The content of a file that is not the found one.
  struct Change: Equatable {
    let expected: Data
    /// The difference as lines to read; nil if the format accepts both.
    let difference: String?
  }

  enum Outcome: Equatable {
    case equal
    /// The file is missing, and may not be written.
    case missing
    /// The file was written for the first time; `isNewFolder` if it is the first one in `__Snapshots__`.
    case recorded(isNewFolder: Bool)
    /// The file had another content and was overwritten.
    case recordedAgain(Change)
    case different(Change)
    /// The file has the content of another call in the same run, and was not written.
    case shared(with: SourceLocation, Change)
  }

  /// Compares the value with the file, and writes the file if the mode allows it; `difference` is nil for a content
  /// that is as good as the expected one.
  func compare(
    _ mode: RecordMode, at location: SourceLocation, difference: (_ expected: Data, _ found: Data) -> String?
  ) throws -> Outcome {
    let content = try file.read()
    let earlier = SnapshotRun.current.add(found, in: file, at: location)
    guard let expected = content else {
      if mode == .never { return .missing }
      let isNewFolder = !FileManager.default.fileExists(atPath: file.root.path)
      try file.write(found)
      return .recorded(isNewFolder: isNewFolder)
    }
    if expected == found { return .equal }
    let change = Change(expected: expected, difference: difference(expected, found))
    if change.difference == nil, mode != .all { return .equal }
    if let earlier { return .shared(with: earlier, change) }
    if mode == .missing || mode == .never { return .different(change) }
    try file.write(found)
    return .recordedAgain(change)
  }
}
