import Foundation
import HeadlessFontFiles
import RandomNumbers
import Testing

/// Damaged fonts: an error or a font that can be used, never a crash or a hang.
///
/// 300 files by default; the environment sets another number: `FONT_MUTATIONS=100000 swift test -c release --filter
/// FontFuzz`.
@Suite("Damaged fonts") struct FontFuzzTests {
  private static let count = ProcessInfo.processInfo.environment["FONT_MUTATIONS"].flatMap { Int($0) } ?? 300

  @Test func `a damaged font is an error or can be used`() throws {
    let seed = UInt64.random(in: .min ... .max)
    print("Damaged fonts: seed \(seed), \(Self.count) files")
    var random = SeededGenerator(seed: seed)
    let fonts = try Fixture.allCases.map { [UInt8](try $0.data) } + [[UInt8](FontBuilder.small.collection)]
    var usable = 0
    for _ in 0..<Self.count {
      var bytes = fonts[Int.random(in: 0..<fonts.count, using: &random)]
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        Damage.allCases.randomElement(using: &random)?.strike(&bytes, fonts, &random)
      }
      guard let font = try? FontFile.fonts(in: Data(bytes)).last else { continue }
      usable += 1
      try use(font, &random)
    }
    // Damage often hits a shape or a name, so some fonts stay usable, and not all do.
    #expect(usable > 0 && usable < Self.count, "seed \(seed): \(usable) usable")
  }

  private func use(_ font: FontFile, _ random: inout SeededGenerator) throws {
    for text in ["Sign in", "AVATAR é e\u{301} ế", "Σύνδεση, Вход 12", "\u{2003}\u{AD}漢𝔸"] {
      let width = font.width(of: text)
      #expect(width.isFinite)
      #expect(font.width(of: text, missing: { _ in 1 }).isFinite)
    }
    #expect(font.heights.ascender.isFinite && !font.postScriptName.isEmpty)
    for _ in 0..<4 { _ = try? font.outline(of: UInt16.random(in: 0...2000, using: &random)) }
  }
}

/// One way to damage a file.
private enum Damage: CaseIterable {
  case flip, zero, cut, header, number, splice

  func strike(_ bytes: inout [UInt8], _ others: [[UInt8]], _ random: inout SeededGenerator) {
    guard bytes.count > 64 else { return }
    let place = Int.random(in: 0..<(bytes.count - 32), using: &random)
    switch self {
    case .flip: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case .zero: for index in place..<(place + Int.random(in: 1...16, using: &random)) { bytes[index] = 0 }
    case .cut:
      if Int.random(in: 0..<4, using: &random) == 0 {
        bytes.removeLast(Int.random(in: 1..<bytes.count, using: &random))
      }
    case .header:
      // Offsets and lengths of tables.
      bytes[Int.random(in: 0..<min(bytes.count, 300), using: &random)] = UInt8.random(in: 0...255, using: &random)
    case .number:
      // A number of 16 bits inside a table that unfolds.
      let table = tableStart(bytes, &random) ?? place
      let index = min(table + Int.random(in: 0..<200, using: &random), bytes.count - 2)
      let value = [0, 1, 2, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF].randomElement(using: &random) ?? 0
      bytes.replaceSubrange(index..<(index + 2), with: u16(value))
    case .splice:
      guard let other = others.randomElement(using: &random) else { return }
      let length = min(Int.random(in: 1...400, using: &random), bytes.count - place)
      let from = Int.random(in: 0..<max(1, other.count - length), using: &random)
      bytes.replaceSubrange(place..<(place + length), with: other[from..<min(other.count, from + length)])
    }
  }

  private func tableStart(_ bytes: [UInt8], _ random: inout SeededGenerator) -> Int? {
    let name = ["GPOS", "GDEF", "cmap", "kern", "hhea", "maxp", "glyf", "loca", "name"].randomElement(using: &random)
    let record = stride(from: 12, to: min(300, bytes.count - 16), by: 16).first {
      Array(bytes[$0..<($0 + 4)]) == tag(name ?? "")
    }
    guard let record else { return nil }
    let start = bytes[(record + 8)..<(record + 12)].reduce(0) { $0 << 8 | Int($1) }
    return start < bytes.count - 2 ? start : nil
  }
}

extension FontBuilder {
  /// A font of three glyphs that kerns by `kern`.
  fileprivate static let small: FontBuilder = KerningTests.builder(["kern": KerningTests.kern])
}
