/// The values that are read from the `OS/2` table.
/// > Documented: OpenType 1.9, "OS/2".
struct OS2Table: Sendable {
  /// 100 to 900; 400 is regular.
  let weightClass: Int
  let isItalic: Bool
  /// Ascender, descender and line gap in units.
  let line: [Int]
  let xHeight: Int?
  let capHeight: Int?

  init(_ table: FontBytes) throws(FontFileError) {
    let version = try table.uint16(0)
    weightClass = try table.uint16(4)
    isItalic = try table.uint16(62) & 1 != 0
    line = table.count >= 74 ? [try table.int16(68), try table.int16(70), try table.int16(72)] : [0, 0, 0]
    let hasHeights = version >= 2 && table.count >= 90
    xHeight = hasHeights ? Self.positive(try table.int16(86)) : nil
    capHeight = hasHeights ? Self.positive(try table.int16(88)) : nil
  }

  private static func positive(_ value: Int) -> Int? { value > 0 ? value : nil }
}
