/// The built-in advance table: the width of each character in each weight of the system font, and the kerned pairs.
///
/// It is decoded once, and its unit is 1/10000 em.
/// > Differs: the advances are Inter's (SIL Open Font License 1.1, by The Inter Project Authors), not San Francisco's,
/// > which may not be copied; `Docs/TextMeasuring.md` lists the differences. Every weight has regular's kerning.
final class SystemAdvances: Sendable {
  static let shared = SystemAdvances()

  /// The column of a character that is not in the table: no advance, no kerning.
  static let none = 0
  /// The column of digits that are equally wide.
  static let tabularDigit = 1

  /// The page of each block of 256 characters; page 0 is empty.
  private let pages: [UInt8]
  /// The column of each character of each page.
  private let columns: [UInt16]
  /// The advances of all columns in the lightest weight, then of all in the next one, and so on.
  private let advances: [UInt16]
  /// The kerning class of each column as the left one of a pair, and as the right one.
  private let leftClasses, rightClasses: [UInt8]
  /// The kerning of each left class before each right class.
  private let kerning: [Int16]
  private let rightClassCount: Int
  private let ascii: InlineArray<128, ASCIICharacter>

  private struct ASCIICharacter {
    var column: UInt16
    var leftClass, rightClass: UInt8
  }

  private init() {
    var digits = Base64Digits(Self.columns)
    var masters: [[Int]] = []
    var left: [UInt8] = []
    var right: [UInt8] = []
    while !digits.isAtEnd {
      masters.append((0..<3).map { _ in digits.number(2) })
      left.append(UInt8(digits.number(1)))
      right.append(UInt8(digits.number(1)))
    }
    advances = Font.Weight.named.indices.flatMap { weight in masters.map { Self.advance(from: $0, weight: weight) } }
    (leftClasses, rightClasses) = (left, right)
    (pages, columns) = Self.decodedPages()
    let firstPage = columns[(Int(pages[0]) << 8)...].prefix(128)
    ascii = InlineArray { code in
      let column = firstPage[firstPage.startIndex + code]
      return ASCIICharacter(column: column, leftClass: left[Int(column)], rightClass: right[Int(column)])
    }
    digits = Base64Digits(Self.pairs)
    let leftClassCount = digits.number(1)
    rightClassCount = digits.number(1)
    kerning = (0..<leftClassCount * rightClassCount).map { _ in Int16(10 * (digits.number(2) - 2048)) }
  }

  /// The number of bytes of the decoded table.
  var byteCount: Int {
    pages.count + leftClasses.count + rightClasses.count + 2 * (columns.count + advances.count + kerning.count)
  }

  /// Returns the column of a character, or ``none`` when the table has none.
  func column(of scalar: Unicode.Scalar) -> Int {
    let block = Int(scalar.value >> 8)
    guard block < pages.count else { return Self.none }
    return Int(columns[Int(pages[block]) << 8 | Int(scalar.value & 0xFF)])
  }

  /// Returns the advance of a column's characters, in 1/10000 em; `weight` is an index of `Font.Weight.named`.
  func advance(ofColumn column: Int, weight: Int) -> Int {
    Int(advances[weight * leftClasses.count + column])
  }

  /// Returns the kerning of a pair, in 1/10000 em.
  func kerning(between left: Int, and right: Int) -> Int {
    Int(kerning[Int(leftClasses[left]) * rightClassCount + Int(rightClasses[right])])
  }

  struct ASCIISum {
    /// The advances and the kerning, in 1/10000 em.
    var units = 0
    /// The position after the last letter.
    var end: Int
    /// The column of the last letter.
    var last: Int
  }

  /// Returns the sum of the ASCII letters from a position on, up to a character that is not ASCII or not in the table;
  /// the weight is an index of `Font.Weight.named`.
  func sum(ofASCII bytes: Span<UInt8>, from start: Int, after previous: Int, weight: Int) -> ASCIISum {
    let firstAdvance = weight * leftClasses.count
    var sum = ASCIISum(end: start, last: previous)
    var leftClass = Int(leftClasses[previous])
    while sum.end < bytes.count, bytes[sum.end] < 0x80 {
      let character = ascii[Int(bytes[sum.end])]
      if character.column == Self.none { break }
      sum.units += Int(advances[firstAdvance + Int(character.column)])
      sum.units += Int(kerning[leftClass * rightClassCount + Int(character.rightClass)])
      leftClass = Int(character.leftClass)
      sum.last = Int(character.column)
      sum.end += 1
    }
    return sum
  }

  /// Returns the sum of advances and kerning of a line of ASCII letters, as most lines are, each of them tracked; nil
  /// where there is another character, or all characters or digits are equally wide.
  static func units(ofASCII line: String, in face: Font.SystemFace) -> Int? {
    if !isProportional(face.design) { return nil }
    let bytes = line.utf8Span.span
    let weight = index(of: face.weight)
    let sum = shared.sum(ofASCII: bytes, from: 0, after: none, weight: weight)
    return sum.end == bytes.count ? sum.units : nil
  }

  /// Returns whether each letter and digit of a design has a width of its own.
  static func isProportional(_ design: Font.SystemFace.Design) -> Bool {
    design != .monospaced && design != .monospacedDigits
  }

  /// Returns the index of the nearest weight of `Font.Weight.named`.
  static func index(of weight: Font.Weight) -> Int {
    guard weight != .regular, weight.rawValue.isFinite else { return 3 }
    return borders.firstIndex { weight.rawValue < $0 } ?? borders.count
  }

  /// The values half way between the named weights.
  private static let borders = zip(Font.Weight.named, Font.Weight.named.dropFirst()).map {
    ($0.rawValue + $1.rawValue) / 2
  }

  /// Returns the advance in a named weight, from the thin, the regular and the black one in thousandths of an em.
  ///
  /// Inter's weights are on the two straight lines between these three; ``corrections`` are added.
  private static func advance(from masters: [Int], weight: Int) -> UInt16 {
    let steps = weight - 3
    let between =
      steps < 0 ? masters[1] * (3 + steps) + masters[0] * -steps : masters[1] * (5 - steps) + masters[2] * steps
    let inter = Double(between * 10) / (steps < 0 ? 3 : 5)
    return UInt16((inter * (1 + corrections[weight])).rounded())
  }

  /// The share by which San Francisco is wider than Inter in each named weight.
  /// > Seen: labels of iOS 26.1 (Vercantez/openuikit): medium and semibold 1.5 %, in the median of 4 and 18 labels; the
  /// > headlines of `MeasuredLabel.all`, all one word, 3 %. Bold 4.5 %: a large title of iOS 26.1 and the button of
  /// > WebKit's iOS form tests. Assumed: the others.
  private static let corrections = [-0.045, -0.03, -0.015, 0, 0.015, 0.015, 0.045, 0.06, 0.075]

  private static func decodedPages() -> (pages: [UInt8], columns: [UInt16]) {
    // Up to the end of the supplementary multilingual plane; beyond are only ideographs, tags and private use.
    var pages = [UInt8](repeating: 0, count: 0x200)
    var columns = [UInt16](repeating: 0, count: 0x100)
    var digits = Base64Digits(Self.scalars)
    while !digits.isAtEnd {
      let first = digits.number(3)
      for code in first..<first + digits.number(2) {
        if pages[code >> 8] == 0 {
          pages[code >> 8] = UInt8(columns.count >> 8)
          columns += repeatElement(0, count: 0x100)
        }
        columns[Int(pages[code >> 8]) << 8 | code & 0xFF] = UInt16(digits.number(2))
      }
    }
    return (pages, columns)
  }
}

/// A reader of numbers in the table's text: base 64, most significant digit first, with the digits `0` to `o`.
private struct Base64Digits {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  /// Returns the next number, of a number of digits; line breaks are ignored.
  mutating func number(_ digitCount: Int) -> Int {
    var number = 0
    var left = digitCount
    while left > 0, let byte = rest.popFirst() {
      guard byte >= 0x30 else { continue }
      number = number << 6 | Int(byte - 0x30)
      left -= 1
    }
    return number
  }
}
