import HeadlessKit
import HeadlessTesting

/// The measurers that a test can choose from, and the scope it chooses for.
@Suite("Text measurers", .reportsIssuesAsFailures) struct TextMeasurerTests {
  let font = Font.systemFont(ofSize: 10)

  @Test func `one-em glyphs: as wide as there are characters, one font size high`() {
    let measurer = OneEmTextMeasurer()
    expectEqual(measurer.size(of: "abc", in: font), CGSize(width: 3 * 10, height: 10))
    expectEqual(measurer.size(of: "标题", in: font), CGSize(width: 2 * 10, height: 10))
    expectEqual(measurer.size(of: "e\u{301}👨‍👩‍👧", in: font), CGSize(width: 2 * 10, height: 10))
    expectEqual(measurer.size(of: "", in: font).width, 0)
  }

  @Test func `recorded sizes are answered whatever the font, others by the fallback`() {
    let measurer = RecordedTextMeasurer(["Back": CGSize(width: 46, height: 18)], fallback: OneEmTextMeasurer())
    expectEqual(measurer.size(of: "Back", in: font), CGSize(width: 46, height: 18))
    expectEqual(measurer.size(of: "Back", in: .systemFont(ofSize: 99)), CGSize(width: 46, height: 18))
    #expect(measurer.size(of: "back", in: font) == CGSize(width: 40, height: 10) && measurer.sizes.count == 1)
  }

  @Test func `a size that was recorded in a font is answered in that font alone; the last recording of two counts`() {
    let measurer = RecordedTextMeasurer(
      [
        .init("Back", ".SFUI-Regular", 15, width: 1, height: 2),
        .init("Back", ".SFUI-Regular", 15, width: 34.2, height: 17.9),
        .init("Back", ".SFUI-Semibold", 17, width: 39.1, height: 20.3),
      ], fallback: OneEmTextMeasurer())
    expectEqual(measurer.size(of: "Back", in: .systemFont(ofSize: 15)), CGSize(width: 34.2, height: 17.9))
    expectEqual(measurer.size(of: "Back", in: .boldSystemFont(ofSize: 17)), CGSize(width: 39.1, height: 20.3))
    expectEqual(measurer.size(of: "Back", in: .systemFont(ofSize: 17)), CGSize(width: 4 * 17, height: 17))
    expectEqual(measurer.size(of: "Bac", in: .systemFont(ofSize: 15)), CGSize(width: 3 * 15, height: 15))
    #expect(measurer.sizes.isEmpty)
  }

  private static let published: [(number: CGFloat, length: CGFloat)] = [
    (55.667, 167 / 3), (51.333, 154 / 3), (55.6667, 55.6667), (20.5, 20.5), (12.33, 12.33),
  ]

  @Test(arguments: published)
  func `three digits of a recorded size stand for thirds of points, others for themselves`(
    number: CGFloat, length: CGFloat
  ) {
    let size = CGSize(width: number, height: number)
    let measurers = [
      RecordedTextMeasurer(["Back": size]),
      RecordedTextMeasurer([.init("Back", ".SFUI-Regular", 10, width: number, height: number)]),
    ]
    for measurer in measurers {
      expectEqual(measurer.size(of: "Back", in: font), CGSize(width: length, height: length))
    }
  }

  @Test(arguments: ["width", "height", "fontSize"])
  func `a recording of another format, or with a text of a negative or huge size, is refused`(member: String) throws {
    func file(_ number: Int, format: Int = 1) -> Data {
      let numbers = ["width": 46, "height": 18, "fontSize": 15].merging([member: number]) { $1 }
      let members = numbers.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
      return Data(#"{"format": \#(format), "texts": [{"text": "Back", "font": "F", \#(members)}]}"#.utf8)
    }
    _ = try RecordedTextMeasurer(recording: file(1))
    for refused in [file(-1), file(1_000_001), file(1, format: 2)] {
      #expect(throws: DecodingError.self) { try RecordedTextMeasurer(recording: refused) }
    }
  }

  @Test func `without a fallback of its own a recorded measurer asks the system's`() {
    expectEqual(RecordedTextMeasurer([:]).size(of: "Back", in: font), SystemTextMeasurer().size(of: "Back", in: font))
  }

  @Test func `the system's measurer is the current one unless a scope has another`() {
    #expect(TextMeasuring.current is SystemTextMeasurer)
    TextMeasuring.withCurrent(OneEmTextMeasurer()) { #expect(TextMeasuring.current is OneEmTextMeasurer) }
    #expect(TextMeasuring.current is SystemTextMeasurer)
  }
}
