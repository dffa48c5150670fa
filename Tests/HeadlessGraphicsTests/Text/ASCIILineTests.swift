import HeadlessGraphics
import Soak
import Testing

/// A line of ASCII letters is added up on a way of its own, which must come to the same.
@Suite("Lines of ASCII letters")
struct ASCIILineTests {
  static let fonts = [
    Font.systemFont(ofSize: 15), .systemFont(ofSize: 9.5, weight: .black), .boldSystemFont(ofSize: 34),
    .italicSystemFont(ofSize: 12), .systemFont(ofSize: 0.1), .systemFont(ofSize: 2000, weight: .ultraLight),
  ]

  @Test("it is as large as every line is measured", arguments: fonts, [1, 2, 3] as [UInt64])
  func same(font: Font, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for length in 1...60 {
      let line = String(
        (0..<length).map { _ in Character(UnicodeScalar(UInt8.random(in: 0x20...0x7E, using: &random))) })
      // A letter that is not ASCII takes the line to the way of all others, on which each letter is looked up.
      let accented = SystemTextMeasurer().size(of: line + "é", in: font).width
      let added = accented - SystemTextMeasurer().size(of: "\(line.suffix(1))é", in: font).width
      let fast = SystemTextMeasurer.size(ofASCII: line, in: font)
      let last = SystemTextMeasurer.size(ofASCII: String(line.suffix(1)), in: font)
      #expect(fast?.height == font.lineHeight)
      #expect(
        abs((fast?.width ?? 0) - (last?.width ?? 0) - added) < 1e-9 * font.pointSize * 60, "\(line), seed \(seed)")
      #expect(fast == SystemTextMeasurer().size(of: line, in: font), "\(line), seed \(seed)")
    }
  }

  @Test("control characters and letters beyond ASCII are none", arguments: Array(UInt8(0)..<0x20) + [0x7F, 0x80, 0xE9])
  func others(code: UInt8) {
    #expect(SystemTextMeasurer.size(ofASCII: "a\(UnicodeScalar(code))b", in: .systemFont(ofSize: 15)) == nil)
  }

  @Test("fonts whose characters or digits are equally wide have none")
  func equallyWide() {
    let fonts = [
      Font.monospacedSystemFont(ofSize: 12, weight: .regular), .monospacedDigitSystemFont(ofSize: 12, weight: .bold),
    ]
    for font in fonts { #expect(SystemTextMeasurer.size(ofASCII: "a1", in: font) == nil) }
  }
}
