/// The writing system of a text, as fonts name it.
struct TextScript: Hashable, Sendable {
  let tag: String

  static let latin = TextScript(tag: "latn")
  /// Digits, punctuation and spaces, which belong to all scripts.
  static let common = TextScript(tag: "DFLT")

  /// Creates the script of the first letter of a text, which HarfBuzz uses for a whole run.
  init(of scalars: some Sequence<Unicode.Scalar>) {
    for scalar in scalars {
      if let script = Self.script(of: scalar) {
        self = script
        return
      }
    }
    self = .common
  }

  private init(tag: String) { self.tag = tag }

  /// Returns the script of a letter; nil for characters of all scripts.
  private static func script(of scalar: Unicode.Scalar) -> TextScript? {
    if scalar.value < 0x80 { return scalar.properties.isAlphabetic ? latin : nil }
    guard scalar.properties.isAlphabetic, !commonLetters.contains(where: { $0.contains(scalar.value) }) else {
      return nil
    }
    return TextScript(tag: ranges.first { $0.range.contains(scalar.value) }?.tag ?? "latn")
  }

  /// Letters of no script: modifiers, letterlike signs and marks on letters.
  /// > Documented: Unicode, Scripts.txt, "Common" and "Inherited".
  private static let commonLetters: [ClosedRange<UInt32>] = [
    0xB5...0xB5, 0x2B9...0x2DF, 0x2E5...0x2E9, 0x2EC...0x36F, 0x374...0x374, 0x1CD0...0x1DBE, 0x2102...0x2125,
    0x2128...0x2129, 0x212C...0x2131, 0x2133...0x2149, 0x24B6...0x24E9, 0x3006...0x3006, 0x303C...0x303C,
    0x30FC...0x30FC, 0x1D400...0x1D7CB,
  ]

  /// The ranges of characters with the tag of their script.
  /// > Documented: Unicode, Blocks.txt; OpenType 1.9, "Script tags".
  private static let ranges: [(range: ClosedRange<UInt32>, tag: String)] = [
    (0x370...0x3E1, "grek"), (0x3F0...0x3FF, "grek"), (0x1F00...0x1FFF, "grek"), (0x400...0x52F, "cyrl"),
    (0x1C80...0x1C8F, "cyrl"), (0x2DE0...0x2DFF, "cyrl"), (0xA640...0xA69F, "cyrl"), (0x530...0x58F, "armn"),
    (0x590...0x5FF, "hebr"), (0x600...0x6FF, "arab"), (0x750...0x77F, "arab"), (0xE00...0xE7F, "thai"),
    (0xE80...0xEFF, "lao "), (0x10A0...0x10FF, "geor"), (0x1100...0x11FF, "hang"), (0xAC00...0xD7FF, "hang"),
    (0x3040...0x30FF, "kana"), (0x3400...0x9FFF, "hani"), (0xF900...0xFAFF, "hani"), (0x20000...0x3FFFF, "hani"),
  ]
}
