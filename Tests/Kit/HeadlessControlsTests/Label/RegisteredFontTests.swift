import HeadlessKit
import HeadlessTesting
import TestLogs

@MainActor @Suite("Registered fonts in labels and buttons", .reportsIssuesAsFailures) struct RegisteredFontTests {
  /// Returns the width of a text in the file, in whole half points.
  func width(_ text: String, _ size: CGFloat) -> CGFloat {
    (2 * size * FontFile.inter.width(of: text)).rounded(.up) / 2
  }

  /// Returns the height of Inter's line, 2728 and 680 of 2816 units, in whole half points.
  func height(_ size: CGFloat) -> CGFloat { (2 * size * (2728 + 680) / 2816).rounded(.up) / 2 }

  func font(_ size: CGFloat) throws -> Font {
    try Font.withRegistered([.inter]) { try #require(Font(name: "Inter-Regular", size: size)) }
  }

  @Test func `b1 a button's title has the width of the registered file`() throws {
    let button = Button.titled("AVATAR", frame: CGRect(0, 0, 200, 60))
    button.titleLabel?.font = try font(20)
    let size = CGSize(width("AVATAR", 20), height(20))
    expectEqual(button.laidOut.title.size, size)
    #expect(abs(button.laidOut.title.midX - 100) <= 0.25 && abs(button.laidOut.title.midY - 30) <= 0.25)
    expectEqual(
      button.intrinsicContentSize, CGSize(size.width.rounded(.up), (size.height + 12).rounded(.up)), "whole points")
    button.setImage(Image(size: CGSize(20, 20)), for: .normal)
    expectEqual(button.laidOut.title.minX, button.laidOut.image.maxX)
  }

  @Test func `a7 a title that is too wide is truncated by the file's widths`() throws {
    let button = Button.titled("AVATAR AVATAR", frame: CGRect(0, 0, 60, 60))
    button.titleLabel?.font = try font(20)
    button.layoutIfNeeded()
    let shown = try #require(button.titleLabel?.shownLines.first?.string)
    #expect(shown.contains("…") && button.laidOut.title.width == width(shown, 20))
  }

  @Test func `d9 a label in a registered font has the file's width and height`() throws {
    let label = Label(frame: .zero)
    label.font = try font(17)
    label.text = "AVATAR"
    expectEqual(label.intrinsicContentSize, CGSize(width("AVATAR", 17), height(17)))
    label.font = label.font.withSize(34)
    expectEqual(label.intrinsicContentSize, CGSize(width("AVATAR", 34), height(34)))
  }

  @Test func `a label's lines break and shrink by the file's widths`() throws {
    let label = Label(frame: CGRect(0, 0, width("AVATAR To", 17), 100))
    label.font = try font(17)
    label.text = "AVATAR To Wave"
    label.numberOfLines = 0
    expectEqual(label.shownLines.map(\.string), ["AVATAR To", "Wave"])
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = true
    let line = try #require(label.shownLines.first)
    #expect(
      line.string == "AVATAR To Wave"
        && abs(line.scale - label.bounds.width / (17 * FontFile.inter.width(of: line.string))) < 1e-6)
  }
}
