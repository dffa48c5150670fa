import Foundation

/// What one line of text in the system font adds up to, before the font size is known.
///
/// Texts that are equal to Swift add up to the same: marks that combine have no width and do not part the letters that
/// are kerned, and a letter with accents is as wide as the letter.
struct SystemLine {
  /// The sum of advances and kerning, in 1/10000 em.
  private(set) var units = 0
  /// How many characters are tracked: those of the system font itself, not ideographs and emoji.
  private(set) var tracked = 0
  /// How many emoji there are.
  private(set) var emoji = 0

  private let table = SystemAdvances.shared
  private let weight: Int
  private let design: Font.SystemFace.Design
  /// The column of the letter before, or none when it is not kerned.
  private var previous = SystemAdvances.none

  /// Adds up a line.
  init(_ line: String, in face: Font.SystemFace) {
    weight = Self.index(of: face.weight)
    design = face.design
    if let units = Self.units(ofASCII: line, in: face) {
      (self.units, tracked) = (units, line.utf8.count)
      return
    }
    // Most other lines are letters whose scalars simply add up.
    for scalar in line.unicodeScalars where !appendPlain(scalar) {
      (units, tracked, previous) = (0, 0, SystemAdvances.none)
      for character in line { append(character) }
      return
    }
  }

  /// The sum of advances and kerning of a line of ASCII letters, which is what most are; each of them is tracked.
  ///
  /// - Returns: Nil where there is another character, or all characters or digits are equally wide.
  static func units(ofASCII line: String, in face: Font.SystemFace) -> Int? {
    if face.design == .monospaced || face.design == .monospacedDigits { return nil }
    return SystemAdvances.shared.sum(ofASCII: line.utf8Span.span, weight: index(of: face.weight))
  }

  /// Adds a scalar that is a character by itself; adds nothing and says no when it may be a mark or part of an emoji.
  private mutating func appendPlain(_ scalar: Unicode.Scalar) -> Bool {
    let column = table.column(of: scalar)
    if column != SystemAdvances.none {
      appendLetter(scalar, column: column)
      return true
    }
    guard let width = Self.wideAdvance(of: scalar) else { return false }
    units += width
    previous = SystemAdvances.none
    return true
  }

  private mutating func appendLetter(_ scalar: Unicode.Scalar, column: Int) {
    tracked += 1
    switch design {
    case .monospaced:
      units += Self.monospacedAdvance
    case .monospacedDigits where ("0"..."9").contains(scalar):
      units += table.advance(ofColumn: SystemAdvances.tabularDigit, weight: weight)
      previous = SystemAdvances.none
    case .default, .monospacedDigits, .rounded, .serif:
      units += table.advance(ofColumn: column, weight: weight)
      units += table.kerning(between: previous, and: column)
      previous = column
    }
  }

  /// Adds one character, which may be made of several scalars.
  private mutating func append(_ character: Character) {
    if character.unicodeScalars.contains(where: Self.makesEmoji) {
      emoji += 1
      previous = SystemAdvances.none
    } else if character.unicodeScalars.allSatisfy({
      table.column(of: $0) != SystemAdvances.none || Self.isWidthless($0)
    }) {
      for scalar in character.unicodeScalars { append(scalar) }
    } else {
      for scalar in String(character).decomposedStringWithCanonicalMapping.unicodeScalars { append(scalar) }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    if appendPlain(scalar) || Self.isWidthless(scalar) { return }
    units += Self.missingAdvance
    tracked += 1
    previous = SystemAdvances.none
  }

  /// The index of the named weight that is nearest.
  private static func index(of weight: Font.Weight) -> Int {
    guard weight != .regular, weight.rawValue.isFinite else { return 3 }
    return borders.firstIndex { weight.rawValue < $0 } ?? borders.count
  }

  /// The values half way between the named weights.
  private static let borders = zip(Font.Weight.named, Font.Weight.named.dropFirst()).map {
    ($0.rawValue + $1.rawValue) / 2
  }
}
