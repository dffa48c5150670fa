/// The pieces of a paragraph between which a line may end, found in one pass.
///
/// A piece is text without spaces at its end, and the spaces that follow it; spaces hang where a line ends. Characters
/// are grapheme clusters and stay whole. The time is linear in the length, whatever the characters.
package struct LineBreaker: Sequence, IteratorProtocol, Sendable {
  /// A stretch that no line ends in.
  package struct Piece: Equatable, Sendable {
    /// The text that shows.
    package var content: Range<String.Index>
    /// The end of the spaces after the content.
    package var end: String.Index
    /// Whether a line that ends after the piece shows a hyphen.
    package var endsInSoftHyphen = false
  }

  private let text: String
  private let end: String.Index
  private let rules: LineBreakRules
  private var position: String.Index
  /// The character at the position; `newline` at the end.
  private var current: Step

  /// A character's class, and where the next one begins.
  private struct Step {
    var breakClass = LineBreakClass.newline
    var end: String.Index
    /// Whether the character ends with a zero width joiner.
    var isJoined = false
  }

  /// Creates the pieces of a range of text without newlines, whose ends are at the edges of characters.
  package init(_ text: String, in range: Range<String.Index>, rules: LineBreakRules = LineBreakRules()) {
    self.text = text
    self.rules = rules
    position = range.lowerBound
    end = range.upperBound
    current = Self.step(in: text, at: range.lowerBound, end: range.upperBound)
  }

  package mutating func next() -> Piece? {
    if position >= end { return nil }
    var piece = Piece(content: position..<position, end: position)
    var context = LineBreakRules.Context(before: nil, after: current.breakClass)
    while position < end {
      let step = current
      let following = Self.step(in: text, at: step.end, end: end)
      context.after = step.breakClass
      context.next = step.end < end ? following.breakClass : nil
      let isSpace = step.breakClass == .space
      if !isSpace && position > piece.content.lowerBound && mayEnd(at: context) { return piece }
      if isSpace {
        context.hasSpaces = true
      } else {
        context.beforeBeginsWord = context.before == nil || context.hasSpaces
        context.isJoined = step.breakClass != .letter && step.isJoined
        context.before = step.breakClass
        context.hasSpaces = false
        piece.content = piece.content.lowerBound..<step.end
        piece.endsInSoftHyphen = step.breakClass == .softHyphen
      }
      position = step.end
      piece.end = step.end
      current = following
    }
    return piece
  }

  /// Returns a piece of nothing but spaces ends before the first word.
  private func mayEnd(at context: LineBreakRules.Context) -> Bool {
    context.before == nil ? context.hasSpaces : rules.allowsBreak(at: context)
  }

  /// Returns the next step: a byte of ASCII followed by another one is a whole character, as there are no newlines.
  private static func step(in text: String, at index: String.Index, end: String.Index) -> Step {
    if index >= end { return Step(end: end) }
    let byte = text.utf8[index]
    let next = text.utf8.index(after: index)
    if byte < 0x80 && (next >= end || text.utf8[next] < 0x80) {
      return Step(breakClass: LineBreakClass(ascii: byte), end: next)
    }
    let following = text.index(after: index)
    let scalars = text.unicodeScalars
    let second = scalars.index(after: index)
    let breakClass = LineBreakClass(scalars[index], before: second < following ? scalars[second] : nil)
    let last = scalars[scalars.index(before: following)]
    return Step(breakClass: breakClass, end: following, isJoined: last.value == 0x200D)
  }
}
