/// A stretch of a font file's bytes; every reading is checked against its end.
struct FontBytes: Sendable {
  /// The table that the bytes belong to, for errors.
  let table: String

  let count: Int

  private let storage: [UInt8]
  private let start: Int

  /// Returns the bytes from an offset on, by default to the end.
  func from(_ offset: Int, count: Int? = nil, table: String? = nil) throws(FontFileError) -> FontBytes {
    let length = count ?? (self.count - offset)
    try check(offset, length)
    return FontBytes(table: table ?? self.table, count: length, storage: storage, start: start + offset)
  }

  /// Throws for a range that is not inside of the bytes.
  func check(_ offset: Int, _ length: Int) throws(FontFileError) {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else {
      throw error(offset, "needs \(length) bytes, but only \(max(0, count - offset)) follow")
    }
  }

  func error(_ offset: Int, _ reason: String) -> FontFileError {
    FontFileError(table: table, offset: offset, reason: reason)
  }

  func isEqual(to other: FontBytes) -> Bool {
    count == other.count && storage[start..<(start + count)] == other.storage[other.start..<(other.start + other.count)]
  }

  func uint8(_ offset: Int) throws(FontFileError) -> Int {
    try check(offset, 1)
    return Int(storage[start + offset])
  }

  func int8(_ offset: Int) throws(FontFileError) -> Int {
    Int(Int8(truncatingIfNeeded: try uint8(offset)))
  }

  func uint16(_ offset: Int) throws(FontFileError) -> Int {
    try check(offset, 2)
    return Int(storage[start + offset]) << 8 | Int(storage[start + offset + 1])
  }

  func int16(_ offset: Int) throws(FontFileError) -> Int {
    Int(Int16(truncatingIfNeeded: try uint16(offset)))
  }

  func uint32(_ offset: Int) throws(FontFileError) -> Int {
    try check(offset, 4)
    return try uint16(offset) << 16 | uint16(offset + 2)
  }

  /// Returns four bytes as a name; bytes outside ASCII become `?`.
  func tag(_ offset: Int) throws(FontFileError) -> String {
    String(decoding: try bytes(offset, count: 4).map { (0x20...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
  }

  func bytes(_ offset: Int, count: Int) throws(FontFileError) -> [UInt8] {
    try check(offset, count)
    return Array(storage[(start + offset)..<(start + offset + count)])
  }
}

extension FontBytes {
  /// Creates the bytes of a whole file.
  init(_ bytes: [UInt8]) { self.init(table: "file", count: bytes.count, storage: bytes, start: 0) }
}
