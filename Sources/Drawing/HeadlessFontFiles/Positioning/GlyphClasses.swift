/// A number for each glyph, 0 by default: the classes of a class definition, or the indices in a coverage.
/// > Documented: OpenType 1.9, "OpenType Layout common table formats".
struct GlyphClasses: Sendable {
  private var first = 0
  private var values: [UInt16] = []

  init(from first: Int, _ values: [UInt16]) {
    self.first = first
    self.values = values
  }

  subscript(glyph: UInt16) -> Int {
    let index = Int(glyph) - first
    return index >= 0 && index < values.count ? Int(values[index]) : 0
  }

  /// Reads a class definition; of two ranges that overlap the first one is used.
  init(classesOf table: FontBytes, budget: inout DecodingBudget) throws(FontFileError) {
    let format = try table.uint16(0)
    switch format {
    case 1:
      first = try table.uint16(2)
      let count = try table.uint16(4)
      try budget.spend(count, for: table)
      for index in 0..<count { values.append(UInt16(try table.uint16(6 + 2 * index))) }
    case 2:
      try readRanges(table, budget: &budget) { value, _ in value }
    default: throw table.error(0, "format \(format) is not a format of a class definition")
    }
  }

  /// Reads a coverage: the index of a glyph in it, counted from 1.
  init(coverageOf table: FontBytes, budget: inout DecodingBudget) throws(FontFileError) {
    let format = try table.uint16(0)
    switch format {
    case 1:
      let count = try table.uint16(2)
      guard count > 0 else { return }
      first = try table.uint16(4)
      let last = try table.uint16(4 + 2 * (count - 1))
      guard first <= last else { throw table.error(4, "the glyphs of a coverage are not in order") }
      try budget.spend(last - first + 1, for: table)
      values = [UInt16](repeating: 0, count: last - first + 1)
      for index in 0..<count {
        let glyph = try table.uint16(4 + 2 * index)
        if (first...last).contains(glyph) { values[glyph - first] = UInt16(truncatingIfNeeded: index + 1) }
      }
    case 2:
      try readRanges(table, budget: &budget) { value, distance in value + distance + 1 }
    default: throw table.error(0, "format \(format) is not a format of a coverage")
    }
  }

  /// Returns another number for each glyph that has one.
  func mapCovered(_ number: (UInt16) -> Int) -> GlyphClasses {
    var result = self
    for index in values.indices where values[index] != 0 {
      result.values[index] = UInt16(truncatingIfNeeded: number(UInt16(first + index)))
    }
    return result
  }

  private mutating func readRanges(
    _ table: FontBytes, budget: inout DecodingBudget, _ number: (_ value: Int, _ distance: Int) -> Int
  ) throws(FontFileError) {
    let count = try table.uint16(2)
    guard count > 0 else { return }
    first = try table.uint16(4)
    var next = first
    for index in 0..<count {
      let start = try table.uint16(4 + 6 * index)
      let end = try table.uint16(6 + 6 * index)
      let value = try table.uint16(8 + 6 * index)
      guard start >= next, start <= end else { continue }
      try budget.spend(end + 1 - next, for: table)
      values.append(contentsOf: repeatElement(0, count: start - next))
      for glyph in start...end { values.append(UInt16(truncatingIfNeeded: number(value, glyph - start))) }
      next = end + 1
    }
  }
}

/// The number of values that a file may still expand to; a hostile file could refer to the same bytes repeatedly.
struct DecodingBudget {
  /// The number of entries that may still be read.
  /// > Seen: the ten fonts of Noto Sans CJK use 2.7 million.
  private var left = 8_000_000

  /// Subtracts a number of values; throws above the limit, which no real font reaches.
  mutating func spend(_ count: Int, for table: FontBytes) throws(FontFileError) {
    left -= count
    if left < 0 { throw table.error(0, "the tables unfold to millions of numbers") }
  }
}
