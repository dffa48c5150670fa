/// A table of kerning: the adjustments of the distance between two neighbors, in units.
struct PairValues: Sendable {
  struct Adjustment {
    /// Added to the advance of the first glyph.
    let first: Int
    /// Added to the advance of the second glyph.
    let second: Int
    /// Whether the second glyph cannot be the first glyph of the next pair.
    let takesSecond: Bool
  }

  /// The row of a first glyph, counted from 1; 0 without one.
  let rows: GlyphClasses
  let kind: Kind
  let firsts: [Int16]
  /// Empty unless a value of the second glyph is stored.
  let seconds: [Int16]

  enum Kind: Sendable {
    /// Each row is a stretch of second glyphs in order: its beginning and its end.
    case list(spans: [Int32], glyphs: [UInt16])
    /// Each row has a value for each class of the second glyph.
    case matrix(classes: GlyphClasses, columns: Int)
  }

  var adjustsSecond: Bool { !seconds.isEmpty }

  /// Returns the adjustment of a pair, or nil if another table may contain it.
  func adjustment(_ first: UInt16, _ second: UInt16) -> Adjustment? {
    guard let index = index(first, second) else { return nil }
    return Adjustment(
      first: Int(firsts[index]), second: seconds.isEmpty ? 0 : Int(seconds[index]), takesSecond: !seconds.isEmpty)
  }

  private func index(_ first: UInt16, _ second: UInt16) -> Int? {
    let row = rows[first] - 1
    guard row >= 0 else { return nil }
    switch kind {
    case .list(let spans, let glyphs):
      guard 2 * row + 1 < spans.count else { return nil }
      var low = Int(spans[2 * row])
      let end = Int(spans[2 * row + 1])
      var high = end
      while low < high {
        let middle = (low + high) / 2
        if glyphs[middle] < second { low = middle + 1 } else { high = middle }
      }
      return low < end && glyphs[low] == second ? low : nil
    case .matrix(let classes, let columns):
      let column = classes[second]
      // HarfBuzz searches the next table for a second glyph without a class.
      guard column > 0, column < columns, row * columns + column < firsts.count else { return nil }
      return row * columns + column
    }
  }
}
