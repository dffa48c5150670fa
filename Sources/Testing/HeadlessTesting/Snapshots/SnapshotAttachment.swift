import Foundation

/// A file that is attached to the report of a failed snapshot, such as the expected picture.
public struct SnapshotAttachment: Hashable, Sendable {
  /// The last word of the file's name, after the words of test and snapshot: `expected`, `found`, `difference`.
  public var name: String
  /// The content of the file.
  public var bytes: Data
  /// The extension of the file, without a dot; nil for the format's.
  public var fileExtension: String?

  /// Creates an attachment that a failed comparison adds to the test's report.
  public init(_ name: String, _ bytes: Data, fileExtension: String? = nil) {
    self.name = name
    self.bytes = bytes
    self.fileExtension = fileExtension
  }

  /// Returns the files of both values, `expected` and `found`.
  @Sendable
  public static func both(expected: Data, found: Data) -> [SnapshotAttachment] {
    [SnapshotAttachment("expected", expected), SnapshotAttachment("found", found)]
  }
}
