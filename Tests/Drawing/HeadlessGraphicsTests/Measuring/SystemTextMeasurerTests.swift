import HeadlessKit
import HeadlessTesting

@Suite("System text measurer", .reportsIssuesAsFailures) struct SystemTextMeasurerTests {
  /// Returns the width of a text in thousandths of an em, at a size where the system font has no tracking.
  func width(_ text: String, _ font: (CGFloat) -> Font = { .systemFont(ofSize: $0) }) -> CGFloat {
    (SystemTextMeasurer().size(of: text, in: font(12)).width / 12 * 10_000).rounded() / 10
  }

  @Test func `no text has no width and a line's height`() {
    let font = Font.systemFont(ofSize: 15)
    expectEqual(SystemTextMeasurer().size(of: "", in: font), CGSize(width: 0, height: font.lineHeight))
  }

  @Test func `letters that are not kerned add up`() {
    #expect(width("B") == 651 && width("u") == 581 && width("n") == 585)
    expectEqual(width("Bunnu"), CGFloat(651 + 581 + 585 + 585 + 581))
  }

  @Test func `a capital with an overhang takes the next letter under it`() {
    #expect(width("Te") < width("T") + width("e"))
    #expect(width("AVAVAV") < 3 * width("A") + 3 * width("V"))
  }

  @Test(arguments: [(6, 41), (11, 6), (12, 0), (15, -16), (17, -26)])
  func `characters are tracked as the guidelines say`(size: Int, thousandths: Int) {
    let font = Font.systemFont(ofSize: CGFloat(size))
    let ems = SystemTextMeasurer().size(of: "nnnn", in: font).width / CGFloat(size)
    #expect(abs(ems - (4 * 0.585 + 4 * CGFloat(thousandths) / 1000)) < 0.001)
  }

  @Test(arguments: [0.5, 5.9, 12.5, 17, 19.4, 27.9, 80, 500])
  func `a larger font is wider, without a step, at every size`(size: CGFloat) {
    let small = SystemTextMeasurer().size(of: "Button", in: .systemFont(ofSize: size)).width
    let large = SystemTextMeasurer().size(of: "Button", in: .systemFont(ofSize: size * 1.02)).width
    #expect(small > 0 && large > small && large < small * 1.03)
  }

  @Test func `heavier is wider`() {
    let weights: [Font.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let widths = weights.map { weight in width("Button") { .systemFont(ofSize: $0, weight: weight) } }
    #expect(widths == widths.sorted() && Set(widths).count == 9)
  }

  @Test func `a weight without a name is as wide as the nearest that has one`() {
    func button(_ weight: CGFloat) -> CGFloat {
      width("Button") { .systemFont(ofSize: $0, weight: Font.Weight(rawValue: weight)) }
    }
    #expect(button(0.01) == button(0) && button(0.27) == button(0.3))
    #expect(button(-9) == button(-0.8) && button(9) == button(0.62) && button(.nan) == button(0))
  }

  @Test func `italic letters are as wide as upright ones`() {
    expectEqual(width("Button"), width("Button") { .italicSystemFont(ofSize: $0) })
  }

  @Test func `monospaced digits are equally wide and not kerned, letters as before`() {
    func digits(_ text: String) -> CGFloat { width(text) { .monospacedDigitSystemFont(ofSize: $0, weight: .regular) } }
    expectEqual(Set("0123456789".map { digits(String($0)) }), [648])
    #expect(digits("1174") == CGFloat(4 * 648) && digits("To") == width("To") && digits("1T") != width("1T"))
  }

  @Test func `letters are not kerned across an emoji`() {
    #expect(width("AV") < width("A") + width("V"))
    #expect(abs(width("A😀V") - (width("A") + width("😀") + width("V"))) < 0.2, "rounded three times to a tenth")
  }

  @Test func `a letter after a digit of equal width is not kerned with the letter before the digit`() {
    func digits(_ text: String) -> CGFloat { width(text) { .monospacedDigitSystemFont(ofSize: $0, weight: .regular) } }
    #expect(digits("AV") < digits("A") + digits("V"))
    #expect(abs(digits("A1V") - (digits("A") + digits("1") + digits("V"))) < 0.2, "rounded three times to a tenth")
  }

  @Test(arguments: [(13, 80.361), (17, 105.088), (17.5, 108.179)] as [(CGFloat, CGFloat)])
  func `q38 the monospaced design has no tracking`(size: CGFloat, width: CGFloat) {
    let font = Font.monospacedSystemFont(ofSize: size, weight: .regular)
    #expect(abs(SystemTextMeasurer().size(of: "0123456789", in: font).width - width) < 0.01)
  }

  @Test func `every character of the monospaced design is equally wide`() {
    func code(_ text: String) -> CGFloat { width(text) { .monospacedSystemFont(ofSize: $0, weight: .regular) } }
    #expect(code("i") == 618.2 && code("W") == 618.2 && code("Тest") == (618.2 * 40).rounded() / 10)
  }
}
