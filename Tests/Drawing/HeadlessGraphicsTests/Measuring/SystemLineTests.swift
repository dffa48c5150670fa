import Foundation
import Soak
import Testing

@testable import HeadlessGraphics

/// A line is added up scalar by scalar; it must come to the sum of its grapheme clusters.
@Suite("Lines of any letters") struct SystemLineTests {
  /// The sum of a line's grapheme clusters, one after the other.
  ///
  /// A cluster with an emoji is one emoji; of another one the scalars of its canonical decomposition are added.
  struct Clusters {
    var (units, tracked, emoji) = (0, 0, 0)
    private var previous = SystemAdvances.none
    private let table = SystemAdvances.shared

    /// Adds up a line in the regular weight of the default design.
    init(_ line: String) {
      for character in line {
        if character.unicodeScalars.contains(where: SystemLine.makesEmoji) {
          emoji += 1
          previous = SystemAdvances.none
        } else {
          for scalar in String(character).decomposedStringWithCanonicalMapping.unicodeScalars { add(scalar) }
        }
      }
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
      let column = table.column(of: scalar)
      if column != SystemAdvances.none {
        units += table.advance(ofColumn: column, weight: 3) + table.kerning(between: previous, and: column)
        tracked += 1
        previous = column
      } else if let width = SystemLine.wideAdvance(of: scalar) {
        units += width
        previous = SystemAdvances.none
      } else if !SystemLine.isWidthless(scalar) {
        units += SystemLine.missingAdvance
        tracked += 1
        previous = SystemAdvances.none
      }
    }
  }

  func expectSame(_ line: String, _ note: Comment) {
    let (sum, expected) = (SystemLine(line, in: Font.SystemFace()).sum, Clusters(line))
    #expect(sum.units == expected.units && sum.tracked == expected.tracked && sum.emoji == expected.emoji, note)
  }

  /// Scalars that begin clusters, continue them, or join others.
  static let pieces = [
    "a", "AV", "To", " ", "é", "Å", "ệ", "\u{301}", "\u{323}", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "\u{20E3}",
    "1", "#", "😀", "👍", "🏽", "👩", "🚀", "❤", "⌚", "🇩", "🇪", "🏴", "\u{E0067}", "\u{E007F}", "登", "が", "か",
    "\u{3099}", "한", "ᄒ", "ᅡ", "ᆫ", "שלום", "مرحبا", "ส", "วั", "ด", "\u{E33}", "क", "्", "ष", "ि", "\u{9CB}",
    "\u{9C7}", "\u{9BE}", "\u{600}", "\u{110BD}", "\u{0}", "\t", "\r", "\n", "\u{2028}", "\u{1D15E}",
    "\u{2329}", "\u{F900}", "\u{1DE}", "\u{10FFFF}", "\u{FFFE}", "©", "™",
  ]

  @Test(arguments: (1...20).map { UInt64($0) * 104_729 })
  func `random lines come to the sum of their grapheme clusters`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 0..<100 {
      var line = ""
      for _ in 0..<Int.random(in: 0...24, using: &random) {
        // Every third piece is any scalar of the first two planes.
        if Int.random(in: 0..<3, using: &random) == 0 {
          let code = UInt32.random(in: 0..<0x2_0000, using: &random)
          line.unicodeScalars.append(Unicode.Scalar(code) ?? " ")
        } else {
          line += Self.pieces.randomElement(using: &random) ?? ""
        }
      }
      expectSame(line, "seed \(seed), round \(round): \(line.debugDescription)")
    }
  }

  @Test(
    arguments: [
      0x80..<0x2E80, 0x2FF0..<0x3400, 0xA000..<0xAC00, 0xD7A0..<0xD800, 0xF900..<0x1_0000, 0x1_1000..<0x1_2000,
      0x1_D000..<0x1_D800, 0x1_F000..<0x1_FB00, 0x2_F800..<0x2_FA20,
    ] as [Range<UInt32>])
  func `every scalar comes to the sum of its canonical decomposition`(codes: Range<UInt32>) {
    for code in codes {
      guard let scalar = Unicode.Scalar(code) else { continue }
      expectSame("T\(scalar)o", "U+\(String(code, radix: 16))")
    }
  }

  @Test func `a scalar of the table and one that fills a square are not an emoji by themselves`() {
    for code in UInt32(0)...0x2_FFFF {
      guard let scalar = Unicode.Scalar(code), SystemLine.makesEmoji(scalar) else { continue }
      let isLetter = SystemAdvances.shared.column(of: scalar) != SystemAdvances.none
      #expect(!isLetter && SystemLine.wideAdvance(of: scalar) == nil, "U+\(String(code, radix: 16))")
    }
  }

  @Test(arguments: ["🇩🇪", "1\u{FE0F}\u{20E3}", "e\u{301}\u{FE0F}", "\u{FE0F}", "👩\u{200D}", "ส\u{FE0F}", "\u{600}"])
  func `long clusters and long runs of clusters are added up in one pass`(unit: String) {
    let line = String(repeating: unit, count: 20_000)
    expectSame(line, "20,000 times \(unit.debugDescription)")
    expectSame("a" + line, "after a letter, 20,000 times \(unit.debugDescription)")
  }
}
