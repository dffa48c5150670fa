import Foundation
import HeadlessGraphics
import Soak
import Testing

/// A line of ASCII letters is added up on a way of its own, which must come to the same.
@Suite("Lines of ASCII letters") struct ASCIILineTests {
  static let fonts = [
    Font.systemFont(ofSize: 15), .systemFont(ofSize: 9.5, weight: .black), .boldSystemFont(ofSize: 34),
    .italicSystemFont(ofSize: 12), .systemFont(ofSize: 0.1), .systemFont(ofSize: 2000, weight: .ultraLight),
  ]

  private static func width(_ line: String, in font: Font) -> CGFloat {
    SystemTextMeasurer().size(of: line, in: font).width
  }

  @Test(arguments: fonts, [1, 2, 3] as [UInt64])
  func `it is as large as every line is measured`(font: Font, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for length in 1...60 {
      let line = String(
        (0..<length).map { _ in Character(UnicodeScalar(UInt8.random(in: 0x20...0x7E, using: &random))) })
      // An ideograph, before which nothing is kerned, takes the line to the way on which each letter is looked up.
      let expected = Self.width(line + "登", in: font) - Self.width("登", in: font)
      let size = SystemTextMeasurer.size(ofASCII: line, in: font)
      expectEqual(size?.height, font.lineHeight)
      #expect(abs((size?.width ?? 0) - expected) < 1e-9 * expected, "\(line), seed \(seed)")
    }
  }

  @Test(arguments: Array(UInt8(0)..<0x20) + [0x7F, 0x80, 0xE9])
  func `control characters and characters beyond ASCII are not lines of ASCII`(code: UInt8) {
    expectNil(SystemTextMeasurer.size(ofASCII: "a\(UnicodeScalar(code))b", in: .systemFont(ofSize: 15)))
  }

  @Test func `fonts whose characters or digits are equally wide have none`() {
    let fonts = [
      Font.monospacedSystemFont(ofSize: 12, weight: .regular), .monospacedDigitSystemFont(ofSize: 12, weight: .bold),
    ]
    for font in fonts { expectNil(SystemTextMeasurer.size(ofASCII: "a1", in: font)) }
  }
}
