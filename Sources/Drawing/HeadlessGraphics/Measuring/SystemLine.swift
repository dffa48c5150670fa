/// The sums of one line of text in the system font, before the font size is known.
///
/// Texts that are equal to Swift have the same sums: marks that combine have no width and do not separate the letters
/// that are kerned, and a letter with accents is as wide as the letter.
struct SystemLine {
  struct Sum {
    /// The sum of advances and kerning, in 1/10000 em.
    var units = 0
    /// The number of tracked characters: characters of the system font itself, not ideographs and emoji.
    var tracked = 0
    var emoji = 0
    /// The column of the letter before, or none when it is not kerned.
    fileprivate var previous = SystemAdvances.none
  }

  private(set) var sum = Sum()
  private let table = SystemAdvances.shared
  private var other = ScalarWidths()
  private let weight: Int
  private let design: Font.SystemFace.Design

  /// Creates the sums of a line, scalar by scalar.
  ///
  /// Only an emoji needs the edges of its grapheme cluster: the sum of the cluster so far is computed again without
  /// it. Each scalar is added at most twice, so that the time is linear in the length.
  init(_ line: String, in face: Font.SystemFace) {
    weight = SystemAdvances.index(of: face.weight)
    design = face.design
    add(line)
  }

  private mutating func add(_ line: String) {
    var scalars = line.utf8Span.makeUnicodeScalarIterator()
    /// The last known edge of a cluster, and the sum up to it.
    var edge = (index: line.startIndex, offset: 0, sum: sum)
    while true {
      appendASCII(of: line, &scalars)
      let offset = scalars.currentCodeUnitOffset
      guard let scalar = scalars.next() else { return }
      if append(scalar) { continue }
      // An edge that the string itself has found is not searched for again, which would take all flags before it.
      let isAtEdge = offset == edge.offset
      let index = isAtEdge ? edge.index : line.utf8.index(line.startIndex, offsetBy: offset)
      let end = line.index(after: index)
      if !isAtEdge {
        let start = line.utf8.distance(from: line.startIndex, to: line.index(before: end))
        sum = edge.sum
        scalars.reset(roundingBackwardsFrom: edge.offset)
        while scalars.currentCodeUnitOffset < start, let scalar = scalars.next() { _ = append(scalar) }
      }
      sum.emoji += 1
      sum.previous = SystemAdvances.none
      edge = (end, line.utf8.distance(from: line.startIndex, to: end), sum)
      scalars.reset(roundingBackwardsFrom: edge.offset)
    }
  }

  /// Adds the ASCII letters that come next, as most do, without decoding them.
  private mutating func appendASCII(of line: String, _ scalars: inout UTF8Span.UnicodeScalarIterator) {
    if !SystemAdvances.isProportional(design) { return }
    let start = scalars.currentCodeUnitOffset
    let letters = table.sum(ofASCII: line.utf8Span.span, from: start, after: sum.previous, weight: weight)
    if letters.end == start { return }
    sum.units += letters.units
    sum.tracked += letters.end - start
    sum.previous = letters.last
    scalars.reset(roundingBackwardsFrom: letters.end)
  }

  /// Adds a scalar; adds nothing and returns false for one that makes its cluster an emoji.
  private mutating func append(_ scalar: Unicode.Scalar) -> Bool {
    let column = table.column(of: scalar)
    if column != SystemAdvances.none {
      appendLetter(column, isDigit: ("0"..."9").contains(scalar))
    } else if let width = Self.wideAdvance(of: scalar) {
      sum.units += width
      sum.previous = SystemAdvances.none
    } else {
      return append(other.width(of: scalar))
    }
    return true
  }

  private mutating func append(_ width: ScalarWidth) -> Bool {
    if width.isEmoji { return false }
    let column = Int(width.column)
    if column != SystemAdvances.none { appendLetter(column, isDigit: false) }
    if width.units > 0 {
      sum.units += Int(width.units)
      sum.tracked += Int(width.tracked)
      sum.previous = SystemAdvances.none
    }
    return true
  }

  private mutating func appendLetter(_ column: Int, isDigit: Bool) {
    if design != .monospaced { sum.tracked += 1 }
    switch design {
    case .monospaced:
      sum.units += Self.monospacedAdvance
    case .monospacedDigits where isDigit:
      sum.units += table.advance(ofColumn: SystemAdvances.tabularDigit, weight: weight)
      sum.previous = SystemAdvances.none
    case .default, .monospacedDigits, .rounded, .serif:
      sum.units += table.advance(ofColumn: column, weight: weight)
      sum.units += table.kerning(between: sum.previous, and: column)
      sum.previous = column
    }
  }
}
