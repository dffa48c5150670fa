import HeadlessInspection
import HeadlessKit
import Testing

@testable import Gallery

@MainActor @Suite("Picture") struct PictureTests {
  func outcome(_ width: CGFloat, _ height: CGFloat) -> Outcome {
    let bounds = CGRect(0, 0, width, height)
    let page = InspectorPage(InspectorPage.State(of: View()))
    return Outcome(
      frame: bounds.offsetBy(dx: 7, dy: 8), bounds: bounds, contentRect: bounds, drawing: DrawingList(bounds: bounds),
      page: page)
  }

  @Test func `every part is drawn at its position, with its numbers as a tooltip`() {
    var outcome = outcome(100, 50)
    outcome.frames[.image] = CGRect(10, 20, 30, 10)
    let sheet = Sheet(size: CGSize(width: 200, height: 100), margins: .zero, showsMeasures: false)
    let svg = Picture(of: outcome, id: "a", on: sheet).svg
    #expect(
      svg.contains("<path class=\"button\" d=\"M0 0L200 0L200 100L0 100Z\">\n<title>button (7, 8, 100, 50)</title>"))
    #expect(svg.contains("<path class=\"image\" d=\"M20 40L80 40L80 60L20 60ZM20 40L80 60M20 60L80 40\">"))
    #expect(!svg.contains("class=\"title\""))
  }

  nonisolated static let shapes = [
    CGRect(0, 0, 120, 80), CGRect(0, 0, 0, 0), CGRect(-400, -3, 900, 6), CGRect(5, -50, 1, 1000),
    CGRect(0, 0, 100_000, 80), CGRect(30, 10, 0, 40),
  ]

  @Test(arguments: shapes, [Sheet.full, .cell(in: 4), .cell(in: 6)])
  func `the drawing stays inside the margins of its sheet`(shape: CGRect, sheet: Sheet) {
    var outcome = outcome(20, 10)
    outcome.frames[.title] = shape
    let projection = Projection(showing: outcome.extent, on: sheet)
    let room = CGRect(origin: .zero, size: sheet.size).inset(by: sheet.margins).insetBy(dx: -1, dy: -1)
    #expect(room.contains(projection.extent))
    for rect in [projection(outcome.bounds), projection(shape)] {
      #expect(rect.minX >= room.minX && rect.maxX <= room.maxX)
      #expect(rect.minY >= room.minY && rect.maxY <= room.maxY)
    }
  }

  @Test(arguments: [1, 0.3, 0.01])
  func `a grid line crosses the button's origin, and lines are not dense`(factor: CGFloat) {
    let projection = Projection(showing: outcome(120 / factor, 80 / factor).extent, on: .full)
    let lines = projection.gridLines(through: projection.origin.x, upTo: Sheet.full.size.width)
    #expect(lines.contains { abs($0 - projection.origin.x) < 0.001 })
    #expect(zip(lines, lines.dropFirst()).allSatisfy { $1 - $0 >= 8 })
  }

  @Test func `a part without a size is drawn as a circle`() {
    let svg = Picture(of: outcome(0, 0), id: "a", on: .full).svg
    let middle = (64 + 460 - 40) / 2
    #expect(svg.contains("<path class=\"button\" d=\"M\(middle + 11) 154C"))
    #expect(!svg.contains("class=\"measure\""))
  }

  @Test func `a large sheet shows width, height and the grid's step, a small one does not`() {
    let large = Picture(of: outcome(120, 80), id: "a", on: .full).svg
    #expect(large.contains(">120</text>") && large.contains(">80</text>"))
    #expect(large.contains(">grid 10</text>"))
    #expect(!Picture(of: outcome(120, 80), id: "a", on: .cell(in: 4)).svg.contains("<text"))
  }

  nonisolated static let alignments: [(alignment: TextAlignment, x: String)] = [
    (.left, "0"), (.natural, "0"), (.justified, "0"), (.center, "60"), (.right, "120"),
  ]

  @Test(arguments: alignments) func `the text has its alignment in its label`(alignment: TextAlignment, x: String) {
    var outcome = outcome(100, 50)
    outcome.frames[.title] = outcome.bounds
    outcome.text = Outcome.Text(
      string: "title", fontSize: 18, size: CGSize(width: 40, height: 22), alignment: alignment)
    let sheet = Sheet(size: CGSize(width: 200, height: 100), margins: .zero, showsMeasures: false)
    let svg = Picture(of: outcome, id: "a", on: sheet).svg
    #expect(svg.contains("<text class=\"label\" x=\"\(x)\" y=\"62.96\" font-size=\"36\" textLength=\"80\""))
  }

  @Test func `a text wider than its label is compressed, and one without a width is not drawn`() {
    var outcome = outcome(100, 50)
    outcome.text = Outcome.Text(string: "title", fontSize: 18, size: CGSize(width: 40, height: 22))
    outcome.frames[.title] = CGRect(0, 0, 20, 22)
    let sheet = Sheet(size: CGSize(width: 200, height: 100), margins: .zero, showsMeasures: false)
    #expect(Picture(of: outcome, id: "a", on: sheet).svg.contains("textLength=\"40\""))
    outcome.frames[.title] = CGRect(0, 0, 0, 22)
    #expect(!Picture(of: outcome, id: "a", on: sheet).svg.contains("<text"))
  }
}
