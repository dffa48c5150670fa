/// The role of a character in line breaking.
/// > Documented: Unicode Standard Annex 14, "Unicode Line Breaking Algorithm", whose abbreviations are in brackets;
/// > classes that break alike are one here, and scripts that need a dictionary (Thai, Lao, Khmer, Burmese) are letters.
package enum LineBreakClass: Sendable {
  /// The end of a paragraph [BK, CR, LF, NL].
  case newline
  /// A space that hangs at a line's end [SP, and the fixed spaces of BA], also a tab.
  case space
  /// An invisible position to break [ZW].
  case zeroWidthSpace
  /// A position where a word may be hyphenated [U+00AD].
  case softHyphen
  /// A joiner, at which no line may end [WJ].
  case wordJoiner
  /// A space or mark at which no line may end [GL].
  case glue
  /// Letters and all else that has no rule [AL].
  case letter
  /// A digit [NU].
  case number
  /// An ideograph, a kana or an emoji, which breaks on both sides [ID, EB, RI].
  case ideograph
  /// A syllable of hangul, which breaks on both sides unless hangul breaks at spaces only [H2, H3].
  case hangul
  /// Opening punctuation [OP].
  case opening
  /// Opening punctuation of ideographic text [OP, wide].
  case wideOpening
  /// Closing punctuation [CL].
  case closing
  /// Closing parentheses and brackets [CP].
  case closingParenthesis
  /// A mark that opens a quotation [QU, Pi].
  case openingQuote
  /// A mark that closes a quotation [QU, Pf].
  case closingQuote
  /// A mark that does both [QU].
  case quote
  /// An exclamation or question mark [EX].
  case exclamation
  /// A comma or full stop, also within a number [IS].
  case infix
  /// A slash [SY].
  case slash
  /// Small kana, iteration marks and the like, which begin no line [NS, CJ].
  case nonstarter
  /// Leaders such as the ellipsis [IN].
  case leader
  /// The hyphen of the keyboard [HY].
  case hyphen
  /// A position to break after [BA].
  case breakAfter
  /// A position to break before [BB].
  case breakBefore
  /// The long dash [B2].
  case dash
  /// A sign before a number, such as a currency sign [PR].
  case prefix
  /// A sign after a number, such as the percent sign [PO].
  case postfix
  /// An attachment [CB].
  case object

  /// Creates the class of a character, which may be made of several scalars: its first one decides.
  package init(_ character: Character) {
    let scalars = character.unicodeScalars
    self.init(scalars[scalars.startIndex], before: scalars.dropFirst().first)
  }

  /// Creates the class of a character by its first scalar and the second one, if it has one.
  init(_ first: Unicode.Scalar, before second: Unicode.Scalar?) {
    self.init(first)
    // A space or an end that carries a mark is something to see; a digit or a sign with a picture's mark is a picture.
    guard let second, first.value != 0x0D else { return }
    if self == .space { self = .letter }
    if second.value == 0xFE0F || second.value == 0x20E3 { self = .ideograph }
  }

  package init(_ scalar: Unicode.Scalar) {
    self = scalar.isASCII ? Self.ascii[Int(scalar.value)] : Self.beyondASCII(scalar)
  }

  /// Creates the class of a byte below 0x80.
  init(ascii byte: UInt8) { self = Self.ascii[Int(byte)] }

  /// The classes of U+0000 to U+007F.
  private static let ascii: [LineBreakClass] = (0..<0x80).map { value in
    switch UInt8(value) {
    case 0x0A...0x0D: .newline
    case 0x09, 0x20: .space
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"): .closingParenthesis
    case UInt8(ascii: "}"): .closing
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
    case UInt8(ascii: "%"): .postfix
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "|"): .breakAfter
    default: .letter
    }
  }
}
