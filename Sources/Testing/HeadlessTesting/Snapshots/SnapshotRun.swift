import Foundation
import Synchronization
import Testing

/// The snapshots that one run of the tests compares, to detect two with the same file.
///
/// Each of the two would fail against the other, and with ``RecordMode/failed`` or ``RecordMode/all`` they would
/// overwrite each other in every run.
final class SnapshotRun: Sendable {
  /// The run of this process; a test of the snapshots themselves sets another one for each run that it simulates.
  @TaskLocal static var current = SnapshotRun()

  /// A hash of the bytes, which can be many, and the line, by the path of the file.
  private let uses = Mutex<[String: (hash: Int, location: SourceLocation)]>([:])

  /// Adds a comparison of bytes with a file; returns the line that compared other bytes with it, or nil.
  func add(_ found: Data, in file: SnapshotFile, at location: SourceLocation) -> SourceLocation? {
    var hasher = Hasher()
    // The hash of a `Data` itself depends only on its beginning.
    found.withUnsafeBytes { hasher.combine(bytes: $0) }
    let hash = hasher.finalize()
    return uses.withLock { uses in
      let first = uses[file.url.path, default: (hash, location)]
      uses[file.url.path] = first
      return first.hash == hash ? nil : first.location
    }
  }
}
