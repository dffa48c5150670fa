/// The position and the reason of an error in a font file.
public struct FontFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The table, such as `cmap`, or `file` for the bytes before the tables.
  public let table: String

  /// The index of the first wrong byte, from the table's beginning.
  public let offset: Int

  /// A description of the error.
  public let reason: String

  /// Creates an error at a byte offset of a table.
  public init(table: String, offset: Int, reason: String) {
    self.table = table
    self.offset = offset
    self.reason = reason
  }

  /// Place and reason in one line.
  public var description: String { "Font file, \(table), byte \(offset): \(reason)" }
}
