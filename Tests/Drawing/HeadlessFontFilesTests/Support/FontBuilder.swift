import Foundation
import HeadlessFontFiles

/// The smallest font that can be read, for tests that need one with a certain table or a certain flaw.
struct FontBuilder {
  /// In thousandths of an em, by glyph.
  var advances: [Int]
  /// The glyph of each character.
  var characters: [Int: Int]
  /// The subtable of `cmap`; format 12 by default.
  var characterMap: [UInt8]?
  /// The kind of characters in the subtable.
  var platform = (3, 10)
  /// Tables that are added, or that replace one of the above.
  var tables: [String: [UInt8]] = [:]

  init(advances: [Int], characters: [Int: Int], characterMap: [UInt8]? = nil) {
    (self.advances, self.characters, self.characterMap) = (advances, characters, characterMap)
  }

  func font() throws -> FontFile { try FontFile(data: data) }

  /// The content of the file.
  var data: Data { Data(file(at: 0)) }

  /// A collection that has the font twice.
  var collection: Data {
    let header = tag("ttcf") + u16(1, 0) + u32(2, 20, 20)
    return Data(header + file(at: header.count))
  }

  private func file(at start: Int) -> [UInt8] {
    var all = [
      "head": u16(1, 0, 0, 0, 0, 0, 0, 0, 0, 1000) + u16(Array(repeating: 0, count: 17)),
      "hhea": u16(1, 0, 800, 0x1_0000 - 200, 90) + u16(Array(repeating: 0, count: 12)) + u16(advances.count),
      "maxp": u32(0x1_0000) + u16(advances.count),
      "hmtx": advances.flatMap { u16($0, 0) },
      "cmap": u16(0, 1, platform.0, platform.1) + u32(12) + (characterMap ?? format12),
    ]
    for (tag, table) in tables { all[tag] = table }
    var directory = u32(0x1_0000) + u16(all.count, 0, 0, 0)
    var body: [UInt8] = []
    let first = start + 12 + 16 * all.count
    for (name, table) in all.sorted(by: { $0.key < $1.key }) {
      directory += tag(name) + u32(0, first + body.count, table.count)
      body += table
    }
    return directory + body
  }

  private var format12: [UInt8] {
    let groups = characters.sorted { $0.key < $1.key }.flatMap { u32($0.key, $0.key, $0.value) }
    return u16(12, 0) + u32(16 + groups.count, 0, characters.count) + groups
  }
}

/// Returns numbers of 16 bits as bytes.
func u16(_ values: Int...) -> [UInt8] { u16(values) }

/// Returns numbers of 16 bits as bytes.
func u16(_ values: [Int]) -> [UInt8] {
  values.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
}

/// Returns numbers of 32 bits as bytes.
func u32(_ values: Int...) -> [UInt8] { values.flatMap { u16($0 >> 16, $0) } }

/// Returns a name of four letters as bytes.
func tag(_ name: String) -> [UInt8] { Array(name.utf8) }
