/// The directory of one font: its tables by name.
/// > Documented: OpenType 1.9, "Organization of an OpenType font".
struct FontTables: Sendable {
  private let tables: [String: FontBytes]

  init(_ file: FontBytes, at offset: Int) throws(FontFileError) {
    try Self.checkKind(file, at: offset)
    let count = try file.uint16(offset + 4)
    var tables: [String: FontBytes] = [:]
    for index in 0..<count {
      let record = offset + 12 + 16 * index
      let tag = try file.tag(record)
      let start = try file.uint32(record + 8)
      let length = try file.uint32(record + 12)
      guard start <= file.count, length <= file.count - start else {
        throw file.error(record, "table '\(tag)' ends at byte \(start + length), the file at \(file.count)")
      }
      if tables[tag] == nil { tables[tag] = try file.from(start, count: length, table: tag) }
    }
    self.tables = tables
  }

  subscript(tag: String) -> FontBytes? { tables[tag] }

  func required(_ tag: String) throws(FontFileError) -> FontBytes {
    guard let table = tables[tag] else {
      throw FontFileError(table: "file", offset: 0, reason: "there is no table '\(tag)'")
    }
    return table
  }

  /// Returns the offsets of the fonts in a file: one, or all in a collection.
  static func offsets(in file: FontBytes) throws(FontFileError) -> [Int] {
    guard try file.tag(0) == "ttcf" else { return [0] }
    let count = try file.uint32(8)
    guard (1...collectionLimit).contains(count) else {
      throw file.error(8, "\(count) is not a number of fonts from 1 to \(collectionLimit)")
    }
    var offsets: [Int] = []
    for index in 0..<count { offsets.append(try file.uint32(12 + 4 * index)) }
    return offsets
  }

  /// More fonts than any collection has: the largest that are sold have some dozens.
  private static let collectionLimit = 256

  private static func checkKind(_ file: FontBytes, at offset: Int) throws(FontFileError) {
    let tag = try file.tag(offset)
    let version = try file.uint32(offset)
    if version == 0x0001_0000 || tag == "OTTO" || tag == "true" { return }
    if tag.hasPrefix("wOF") { throw file.error(offset, "a web font is packed; unpack it to .ttf or .otf") }
    throw file.error(offset, "no TrueType or OpenType font begins with '\(tag)'")
  }
}
