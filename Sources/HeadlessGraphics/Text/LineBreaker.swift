/// Cuts a paragraph into the pieces between which a line may end, in one pass.
///
/// A piece is text without spaces at its end, and the spaces that follow it; spaces hang where a line ends. Characters are
/// grapheme clusters and stay whole. The time is linear in the length, whatever the characters.
package struct LineBreaker: Sequence, IteratorProtocol, Sendable {
  /// A stretch that no line ends in.
  package struct Piece: Equatable, Sendable {
    /// The text that shows.
    package var content: Range<String.Index>
    /// Where the spaces behind the content end.
    package var end: String.Index
    /// Whether a line that ends behind the piece shows a hyphen.
    package var endsInSoftHyphen = false
  }

  private let text: String
  private let end: String.Index
  private let rules: LineBreakRules
  private var position: String.Index
  /// The class of the character at the position.
  private var current: LineBreakClass
  private var beforeBeginsWord = true

  /// Makes the pieces of a stretch of text without newlines.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - range: The stretch, from one edge of a character to another.
  ///   - rules: Where lines may end.
  package init(_ text: String, in range: Range<String.Index>, rules: LineBreakRules = LineBreakRules()) {
    self.text = text
    self.rules = rules
    position = range.lowerBound
    end = range.upperBound
    current = range.isEmpty ? .newline : LineBreakClass(text[range.lowerBound])
  }

  /// The next piece, or nil at the end.
  package mutating func next() -> Piece? {
    if position >= end { return nil }
    var piece = Piece(content: position..<position, end: position)
    var place = LineBreakRules.Place(before: nil, after: current)
    // A piece of nothing but spaces ends before the first word.
    var beginsWord = true
    while position < end {
      let index = position
      let currentClass = current
      place.after = currentClass
      let isSpace = currentClass == .space
      let following = text.index(after: index)
      let nextClass = following < end ? LineBreakClass(text[following]) : nil
      place.next = nextClass
      if !isSpace && index > piece.content.lowerBound && mayEnd(at: place) { return piece }
      position = following
      current = nextClass ?? .newline
      piece.end = following
      if isSpace {
        place.hasSpaces = true
      } else {
        piece.content = piece.content.lowerBound..<following
        piece.endsInSoftHyphen = currentClass == .softHyphen
        place.beforeBeginsWord = beginsWord || place.hasSpaces
        place.isJoined = currentClass != .letter && endsInJoiner(index)
        place.before = currentClass
        place.hasSpaces = false
        beginsWord = false
      }
    }
    return piece
  }

  private func mayEnd(at place: LineBreakRules.Place) -> Bool {
    place.before == nil ? place.hasSpaces : rules.allowsBreak(at: place)
  }

  private func endsInJoiner(_ index: String.Index) -> Bool {
    text[index].unicodeScalars.last?.value == 0x200D
  }
}
