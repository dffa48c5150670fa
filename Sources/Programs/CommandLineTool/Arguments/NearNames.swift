/// The names of a list that a misspelled one may mean.
package struct NearNames {
  /// The nearest names, at most three, the nearest first; empty where none is near.
  package let names: [String]

  /// Finds names that begin with the given one, or whose edit distance from it is less than half of its length.
  package init(to name: String, among all: [String]) {
    let distances = all.enumerated().map { index, candidate in
      let isBeginning = !name.isEmpty && candidate.hasPrefix(name)
      return (name: candidate, distance: isBeginning ? 1 : Self.distance(name, candidate), index: index)
    }
    let near = distances.filter { $0.distance * 2 < max(name.count, 2) }
    names = near.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.prefix(3).map(\.name)
  }

  /// Returns the number of letters to insert, remove or change.
  private static func distance(_ one: String, _ other: String) -> Int {
    let letters = Array(other)
    var row = Array(0...letters.count)
    for (count, letter) in one.enumerated() {
      var corner = row[0]
      row[0] = count + 1
      for index in letters.indices {
        let above = row[index + 1]
        row[index + 1] = min(above + 1, row[index] + 1, corner + (letters[index] == letter ? 0 : 1))
        corner = above
      }
    }
    return row[letters.count]
  }
}
