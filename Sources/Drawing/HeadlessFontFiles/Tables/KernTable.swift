extension GlyphPositioning.Lookup {
  /// Reads the horizontal pairs of the table `kern`, which older fonts have instead of `GPOS`.
  /// > Documented: OpenType 1.9, "kern"; Apple's TrueType Reference Manual; format 0. Marks are ignored (HarfBuzz).
  init?(kern table: FontBytes, budget: inout DecodingBudget) throws(FontFileError) {
    let isApple = try table.uint32(0) == 0x0001_0000
    let count = isApple ? try table.uint32(4) : try table.uint16(2)
    var offset = isApple ? 8 : 4
    var pairs: [UInt32: Int] = [:]
    for _ in 0..<min(count, Self.subtableLimit) {
      let length = isApple ? try table.uint32(offset) : try table.uint16(offset + 2)
      let coverage = try table.uint16(offset + 4)
      let header = isApple ? 8 : 6
      let format = isApple ? coverage & 0xFF : coverage >> 8
      // Horizontal values that are not minima, across the line or for variations.
      let isUsed = isApple ? coverage & 0xE000 == 0 : coverage & 7 == 1
      if isUsed, format == 0 {
        let number = try table.uint16(offset + header)
        try table.check(offset + header + 8, 6 * number)
        try budget.spend(Self.costOfPair * number, for: table)
        for pair in 0..<number {
          let pairOffset = offset + header + 8 + 6 * pair
          pairs[UInt32(try table.uint32(pairOffset)), default: 0] += try table.int16(pairOffset + 4)
        }
      }
      // A subtable of more than 65,535 bytes has a truncated length; it is the last one.
      guard length >= header, offset + length < table.count else { break }
      offset += length
    }
    guard !pairs.isEmpty else { return nil }
    self.init(tables: [PairValues(pairs)], ignores: .marks)
  }

  private static let subtableLimit = 64

  /// The cost of a pair in the budget: while the table is read it is an entry of a dictionary, 16 bytes.
  private static let costOfPair = 8
}

extension PairValues {
  /// Creates a table of pairs, whose keys are first glyph × 65,536 + second glyph.
  fileprivate init(_ pairs: [UInt32: Int]) {
    let sorted = pairs.sorted { $0.key < $1.key }
    let firstGlyph = Int(sorted[0].key >> 16)
    var rowIndices = [UInt16](repeating: 0, count: Int(sorted[sorted.count - 1].key >> 16) + 1 - firstGlyph)
    var spans: [Int32] = []
    for (index, pair) in sorted.enumerated() {
      let row = Int(pair.key >> 16) - firstGlyph
      if rowIndices[row] == 0 {
        spans += [Int32(index), Int32(index)]
        rowIndices[row] = UInt16(truncatingIfNeeded: spans.count / 2)
      }
      spans[spans.count - 1] = Int32(index + 1)
    }
    self.init(
      rows: GlyphClasses(from: firstGlyph, rowIndices),
      kind: .list(spans: spans, glyphs: sorted.map { UInt16($0.key & 0xFFFF) }),
      firsts: sorted.map { Int16(clamping: $0.value) }, seconds: [])
  }
}
