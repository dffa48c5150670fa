extension String {
  /// Returns the next end of a paragraph from an index: LF, VT, FF, CR, CR LF, U+0085, U+2028, U+2029; nil without one.
  func rangeOfNewline(from start: Index) -> Range<Index>? {
    var index = start
    while index < endIndex {
      let scalar = unicodeScalars[index]
      let next = unicodeScalars.index(after: index)
      switch scalar.value {
      case 0x0D where next < endIndex && unicodeScalars[next].value == 0x0A:
        return index..<unicodeScalars.index(after: next)
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return index..<next
      default: index = next
      }
    }
    return nil
  }
}
