import HeadlessKit
import HeadlessTesting
import RepositoryFiles
import TestLogs

@Suite("Text outlines", .reportsIssuesAsFailures) struct TextOutlineTests {
  static let dejaVu: FontFile = {
    let url = Repository.url("Tests/Drawing/HeadlessFontFilesTests/Fixtures/DejaVuSans.ttf")
    do { return try FontFile(data: Data(contentsOf: url)) } catch { fatalError("\(url.path): \(error)") }
  }()

  /// Returns a run at (10, 100), by default as wide as it is measured.
  private func run(_ text: String, _ font: Font = .systemFont(ofSize: 20), width: CGFloat? = nil) -> DrawingList.TextRun
  {
    DrawingList.TextRun(
      text, font: font, color: Color.black.cgColor, origin: CGPoint(x: 10, y: 100),
      width: width ?? SystemTextMeasurer().size(of: text, in: font).width)
  }

  private func box(_ text: String, _ font: Font = .systemFont(ofSize: 20)) -> CGRect {
    run(text, font).outline.boundingBox
  }

  @Test func `letters of the system font are blocks as high as the letters are`() {
    let font = Font.systemFont(ofSize: 20)
    #expect(box("x").minY == 100 - font.xHeight && box("x").maxY == 100)
    expectEqual(box("é").minY, 100 - font.xHeight)
    #expect(box("H").minY == 100 - font.capHeight && box("l").minY == 100 - font.capHeight)
    #expect(box("g").maxY > 100 && box("g").minY == 100 - font.xHeight)
    #expect(box(".").height < font.xHeight / 2 && box("-").maxY < 100)
    #expect(box("\u{4E00}").maxY > 100)
  }

  @Test func `there is a block for each letter, and none for spaces and marks`() {
    func blocks(_ text: String) -> Int {
      run(text).outline.elements.filter { if case .close = $0 { true } else { false } }.count
    }
    #expect(blocks("a bc") == 3 && blocks("") == 0 && blocks(" \u{200B}\t") == 0)
  }

  @Test(arguments: [7, 35, 400] as [CGFloat])
  func `blocks stay within the width that was measured, whatever it is`(width: CGFloat) {
    let box = run("Hello", width: width).outline.boundingBox
    #expect(box.minX > 10 && box.maxX < 10 + width && box.width > width * 0.8)
  }

  @Test func `italic blocks lean, and a bold one is nearer to the next`() {
    #expect(box("H", .italicSystemFont(ofSize: 20)).maxX > box("H").maxX)
    let regular = run("H", width: 20).outline.boundingBox
    #expect(run("H", .boldSystemFont(ofSize: 20), width: 20).outline.boundingBox.width > regular.width)
  }

  @Test func `a text from right to left begins at its right end`() {
    let narrowFirst = run("\u{05D5}\u{05E9}", width: 40).outline
    let narrowLast = run("\u{05E9}\u{05D5}", width: 40).outline
    #expect(narrowFirst.currentPoint.x <= 50 && narrowLast.currentPoint.x <= 50)
    // The letter that is read last is at the left.
    #expect(narrowFirst.currentPoint.x < 30)
  }

  @Test func `a font of a file has its glyphs' shapes, from baseline to capital height`() {
    let font = Font(file: Self.dejaVu, size: 20)
    let outline = run("H", font).outline
    // Its capitals are 1493 of 2048 units high.
    #expect(outline.boundingBox.maxY == 100 && abs(outline.boundingBox.minY - (100 - 20 * 1493 / 2048)) < 0.01)
    // An H has twelve corners.
    #expect(outline.elements.filter { if case .line = $0 { true } else { false } }.count >= 11)
    #expect(run("o", font).outline.elements.contains { if case .quadCurve = $0 { true } else { false } })
  }

  @Test func `what the font has not, and a font without such shapes, are blocks`() {
    let font = Font(file: Self.dejaVu, size: 20)
    let line = run("H\u{1F600}", font)
    #expect(line.outline.boundingBox.maxX > run("H", font).outline.boundingBox.maxX + 5)
    expectEqual(run("H", Font(file: .inter, size: 20)).outline.elements.count, 5)
  }

  @Test func `each letter of a long text has its outline, or its block`() {
    let font = Font(file: Self.dejaVu, size: 12)
    let text = String(repeating: "Wide words, ", count: 1000)
    #expect(run(text, font).outline.elements.count > 1000 * 10)
    expectEqual(run(text).outline.elements.count, 1000 * 10 * 5)
  }
}
