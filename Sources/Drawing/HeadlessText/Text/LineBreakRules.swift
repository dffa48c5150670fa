/// The rules that determine whether a line may end between two characters.
/// > Documented: Unicode Standard Annex 14; comments name the rules. Simplified: only the two neighbors decide whether
/// > a number may break, and the rules of quotation marks depend on one character around them.
package struct LineBreakRules: Sendable {
  /// Whether hangul breaks at spaces only.
  private let keepsHangulWords: Bool

  package init(keepsHangulWords: Bool = false) { self.keepsHangulWords = keepsHangulWords }

  /// Two neighbors and their surroundings.
  package struct Context: Sendable {
    /// The class before, spaces left out; nil at the start of the text.
    package var before: LineBreakClass?
    /// Whether spaces are between the two.
    package var hasSpaces = false
    /// The class after.
    package var after: LineBreakClass
    /// The class after that, nil at the end of the text.
    package var next: LineBreakClass?
    /// Whether the character before begins its word.
    package var beforeBeginsWord = false
    /// Whether the character before ends with a zero width joiner.
    package var isJoined = false
  }

  /// Returns whether a line may end there.
  package func allowsBreak(at context: Context) -> Bool {
    guard let before = context.before else { return false }
    let after = context.after
    // LB7; a soft hyphen joins its word, as BA does in LB21.
    if after == .zeroWidthSpace { return false }
    // LB8
    if before == .zeroWidthSpace { return true }
    if let sticks = sticksThroughSpaces(before, after, context) { return !sticks }
    // LB18
    if context.hasSpaces { return true }
    // LB8a
    if context.isJoined { return false }
    return !sticks(before, after, context)
  }

  /// Applies LB11 to LB17, the rules that also apply across spaces, and glue, which applies only without spaces.
  private func sticksThroughSpaces(_ before: LineBreakClass, _ after: LineBreakClass, _ context: Context) -> Bool? {
    if after == .wordJoiner { return true }
    if !context.hasSpaces {
      if before == .wordJoiner || before == .glue { return true }
      if after == .glue { return before != .breakAfter && before != .hyphen && before != .softHyphen }
    }
    switch after {
    // LB15c: a number may begin with its point, such as " .50".
    case .infix where context.hasSpaces && context.next == .number: break
    case .closing, .closingParenthesis, .exclamation, .slash, .infix: return true
    // LB15b: a closing mark that spaces or the end follow.
    case .closingQuote where context.hasSpaces && (context.next.map { $0.endsQuotation } ?? true): return true
    case .nonstarter where before == .closing || before == .closingParenthesis: return true
    case .dash where before == .dash: return true
    default: break
    }
    switch before {
    case .opening, .wideOpening: return true
    // LB15a
    case .openingQuote where context.beforeBeginsWord: return true
    default: return nil
    }
  }

  /// Applies LB19 to LB30 to neighbors without spaces between them.
  private func sticks(_ before: LineBreakClass, _ after: LineBreakClass, _ context: Context) -> Bool {
    // LB19, LB19a
    if after == .openingQuote { return !(before.isEastAsian && context.next?.isEastAsian ?? false) }
    if before == .closingQuote { return !after.isEastAsian }
    if before.isQuote || after.isQuote { return true }
    // LB20
    if before == .object || after == .object { return false }
    // LB20a
    if before == .hyphen, context.beforeBeginsWord, after == .letter { return true }
    // LB21, LB22
    switch after {
    case .softHyphen, .breakAfter, .hyphen, .nonstarter, .leader: return true
    default: break
    }
    if before == .breakBefore { return true }
    return sticksInWord(before, after)
  }

  /// Applies LB23 to LB30, the rules of words and numbers.
  private func sticksInWord(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
    switch (before, after) {
    case (.letter, .letter), (.letter, .number), (.number, .letter), (.number, .number): return true
    case (.prefix, .ideograph), (.prefix, .hangul), (.ideograph, .postfix), (.hangul, .postfix): return true
    case (.prefix, .letter), (.postfix, .letter), (.letter, .prefix), (.letter, .postfix): return true
    case (.number, .prefix), (.number, .postfix), (.prefix, .number), (.postfix, .number): return true
    case (.closing, .prefix), (.closing, .postfix): return true
    case (.closingParenthesis, .prefix), (.closingParenthesis, .postfix): return true
    case (.prefix, .opening), (.postfix, .opening), (.hyphen, .number), (.infix, .number), (.slash, .number):
      return true
    case (.infix, .letter): return true
    case (.letter, .opening), (.number, .opening): return true
    case (.closingParenthesis, .letter), (.closingParenthesis, .number): return true
    case (.hangul, .hangul): return keepsHangulWords
    default: return false
    }
  }
}

extension LineBreakClass {
  fileprivate var isQuote: Bool { self == .quote || self == .openingQuote || self == .closingQuote }

  fileprivate var isEastAsian: Bool {
    switch self {
    case .ideograph, .hangul, .nonstarter, .wideOpening: true
    default: false
    }
  }

  /// Whether a closing quotation mark before it ends a quotation.
  fileprivate var endsQuotation: Bool {
    switch self {
    case .space, .newline, .glue, .wordJoiner, .closing, .closingParenthesis, .quote, .closingQuote, .exclamation,
      .infix, .slash, .zeroWidthSpace:
      true
    default: false
    }
  }
}
