import Conformance
import HeadlessKit
import Testing

@testable import ConformanceCommand

struct TextWidthsTests {
  private func text(_ text: String, factor: Double) throws -> RecordedText {
    let width = Double(SystemTextMeasurer().size(of: text, in: .systemFont(ofSize: 17)).width)
    return RecordedText(text: text, font: ".SFUI-Regular", fontSize: 17, width: width * factor, height: 20)
  }

  @Test func `the error is a part of the recorded width`() throws {
    let widths = try #require(TextWidths(of: [text("a", factor: 1), text("bb", factor: 0.8), text("c", factor: 1.25)]))
    #expect(widths.texts == 3 && widths.worstText == "bb")
    expectEqual(widths.text, "widths of 3 texts: off by 20.0 % in the median, 25.0 % at worst (\"bb\")")
  }

  @Test func `texts without a font, a known font or a width are ignored`() throws {
    let texts = [
      RecordedText(text: "a", font: nil, fontSize: nil, width: 10, height: 10),
      RecordedText(text: "a", font: "Nowhere", fontSize: 10, width: 10, height: 10),
      RecordedText(text: "a", font: ".SFUI-RegularX", fontSize: 10, width: 10, height: 10),
      RecordedText(text: "a", font: ".SFUI-Regular", fontSize: nil, width: 10, height: 10),
      RecordedText(text: "", font: ".SFUI-Regular", fontSize: 10, width: 0, height: 10),
    ]
    expectNil(TextWidths(of: texts))
  }
}
