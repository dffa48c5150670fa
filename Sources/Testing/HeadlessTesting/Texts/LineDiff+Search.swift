extension LineDiff {
  /// Returns the shortest list of edits of lists whose first lines differ; if it is too long, all removed and inserted.
  static func edits(from old: [Substring], to new: [Substring]) -> [Edit] {
    if let ends = furthestEnds(from: old, to: new) { return edits(from: old, to: new, through: ends) }
    return old.map { .remove($0) } + new.map { .insert($0) }
  }

  /// Returns the furthest index in `old` for each number of edits and each diagonal (`old` index minus `new` index).
  ///
  /// The diagonals of `n` edits are every second one from `-n` to `n`; row `n` holds them in this order.
  ///
  /// - Returns: A row for each number of edits up to the one that reaches both ends, or nil past the limit.
  private static func furthestEnds(from old: [Substring], to new: [Substring]) -> [[Int]]? {
    var rows: [[Int]] = []
    let limit = min(editLimit, workLimit / (old.count + new.count + 1))
    for count in 0...limit {
      var row: [Int] = []
      row.reserveCapacity(count + 1)
      for index in 0...count {
        let diagonal = 2 * index - count
        var x = count == 0 ? 0 : step(to: index, from: rows[count - 1]).x
        while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
        row.append(x)
        if x == old.count, x - diagonal == new.count { return rows + [row] }
      }
      rows.append(row)
    }
    return nil
  }

  /// Returns the better of the two steps to a diagonal by one more edit: an inserted line, or a removed one.
  private static func step(to index: Int, from row: [Int]) -> (x: Int, isInsertion: Bool) {
    // The diagonal above has the same place in the shorter row, the one below has the place before.
    if index == 0 { return (row[0], true) }
    if index == row.count || row[index - 1] >= row[index] { return (row[index - 1] + 1, false) }
    return (row[index], true)
  }

  private static func edits(from old: [Substring], to new: [Substring], through rows: [[Int]]) -> [Edit] {
    var backwards: [Edit] = []
    var x = old.count
    var y = new.count
    for count in (1..<rows.count).reversed() {
      let index = (x - y + count) / 2
      let (start, isInsertion) = step(to: index, from: rows[count - 1])
      while x > start {
        x -= 1
        y -= 1
        backwards.append(.keep(old[x]))
      }
      if isInsertion {
        y -= 1
        backwards.append(.insert(new[y]))
      } else {
        x -= 1
        backwards.append(.remove(old[x]))
      }
    }
    return backwards.reversed()
  }
}
