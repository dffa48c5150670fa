/// Code that the copy does not have, as the compiler refuses it.
struct Cut: Equatable {
  let file: Int
  /// The offsets of the first tokens that are removed and of the last one.
  let range: ClosedRange<Int>
  var text = ""
  /// The line of the list; nil for a change that nothing misses.
  var omission: Omission?

  func contains(_ other: Cut) -> Bool {
    file == other.file && range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
  }

  static func removals(_ cuts: [Cut], of tokens: [Token]) -> FileOmissions {
    var found = FileOmissions()
    for cut in cuts {
      let first = position(of: cut.range.lowerBound, in: tokens)
      let last = position(of: cut.range.upperBound, in: tokens)
      guard first <= last, last < tokens.count, tokens[first].offset == cut.range.lowerBound else { continue }
      found.removals.append(Removal(tokens: first...last, text: cut.text))
      if let omission = cut.omission { found.list.append(omission) }
    }
    return found
  }

  /// Returns the position of the last token that begins at an offset or before it.
  static func position(of offset: Int, in tokens: [Token]) -> Int {
    max(0, tokens.prefixCount { $0.offset <= offset } - 1)
  }
}
