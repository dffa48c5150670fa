/// Where and why a font file cannot be read.
public struct FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The table, such as `cmap`, or `file` for what stands before the tables.
  public let table: String

  /// The first byte of the trouble, counted from the table's beginning.
  public let offset: Int

  /// What is wrong there.
  public let reason: String

  /// Creates an error.
  public init(table: String, offset: Int, reason: String) {
    self.table = table
    self.offset = offset
    self.reason = reason
  }

  /// Place and reason in one line.
  public var description: String { "Font file, \(table), byte \(offset): \(reason)" }
}
