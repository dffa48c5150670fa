extension PairValues {
  /// Reads a subtable of pair positioning; nil if it moves nothing along the line.
  /// > Documented: OpenType 1.9, "GPOS", lookup type 2, formats 1 and 2. Device tables are for hinting and left out.
  init?(positioning table: FontBytes, budget: inout DecodingBudget) throws(FontFileError) {
    let format = try table.uint16(0)
    let rows = try GlyphClasses(coverageOf: try table.from(try table.uint16(2)), budget: &budget)
    let record = ValueRecords(first: try table.uint16(4), second: try table.uint16(6))
    switch format {
    case 1: try self.init(pairs: table, rows: rows, record: record, budget: &budget)
    case 2:
      guard record.size > 0 else { return nil }
      try self.init(classes: table, rows: rows, record: record, budget: &budget)
    default: throw table.error(0, "format \(format) is not a format of pair positioning")
    }
  }

  /// Reads lists of pairs; lists at the same offset are stored once.
  private init(
    pairs table: FontBytes, rows: GlyphClasses, record: ValueRecords, budget: inout DecodingBudget
  ) throws(FontFileError) {
    var spans: [Int32] = []
    var known: [Int: (Int32, Int32)] = [:]
    var glyphs: [UInt16] = []
    var values = record.empty
    let rowCount = try table.uint16(8)
    try budget.spend(rowCount, for: table)
    for row in 0..<rowCount {
      let offset = try table.uint16(10 + 2 * row)
      if known[offset] == nil {
        let set = try table.from(offset)
        let count = try set.uint16(0)
        try set.check(2, count * (2 + record.size))
        try budget.spend(count, for: table)
        let start = Int32(glyphs.count)
        for index in 0..<count {
          let recordOffset = 2 + index * (2 + record.size)
          glyphs.append(UInt16(try set.uint16(recordOffset)))
          try record.append(set, at: recordOffset + 2, to: &values)
        }
        known[offset] = (start, Int32(glyphs.count))
      }
      if let span = known[offset] { spans += [span.0, span.1] }
    }
    self.init(rows: rows, kind: .list(spans: spans, glyphs: glyphs), firsts: values.firsts, seconds: values.seconds)
  }

  /// Creates a value for each class of the first glyph with each class of the second.
  private init(
    classes table: FontBytes, rows coverage: GlyphClasses, record: ValueRecords, budget: inout DecodingBudget
  ) throws(FontFileError) {
    let firstClasses = try GlyphClasses(classesOf: try table.from(try table.uint16(8)), budget: &budget)
    let secondClasses = try GlyphClasses(classesOf: try table.from(try table.uint16(10)), budget: &budget)
    let rowCount = try table.uint16(12)
    let columns = try table.uint16(14)
    try table.check(16, rowCount * columns * record.size)
    try budget.spend(rowCount * columns, for: table)
    var values = record.empty
    for cell in 0..<(rowCount * columns) { try record.append(table, at: 16 + cell * record.size, to: &values) }
    self.init(
      rows: coverage.mapCovered { firstClasses[$0] + 1 }, kind: .matrix(classes: secondClasses, columns: columns),
      firsts: values.firsts, seconds: values.seconds)
  }
}

private struct ValueRecords {
  let first: Int
  let second: Int

  private static let advance = 0x0004

  /// Both records, in bytes.
  var size: Int { 2 * ((first & 0xFFFF).nonzeroBitCount + (second & 0xFFFF).nonzeroBitCount) }

  var empty: (firsts: [Int16], seconds: [Int16]) { ([], []) }

  /// Reads the advances of a pair; the second glyph's only where the table has any numbers of it.
  func append(
    _ table: FontBytes, at offset: Int, to values: inout (firsts: [Int16], seconds: [Int16])
  ) throws(FontFileError) {
    values.firsts.append(Int16(try advance(first, table, at: offset)))
    if second != 0 {
      values.seconds.append(Int16(try advance(second, table, at: offset + 2 * first.nonzeroBitCount)))
    }
  }

  private func advance(_ format: Int, _ table: FontBytes, at offset: Int) throws(FontFileError) -> Int {
    guard format & Self.advance != 0 else { return 0 }
    return try table.int16(offset + 2 * (format & (Self.advance - 1)).nonzeroBitCount)
  }
}
