import HeadlessKit
import Testing

@testable import Gallery

@MainActor @Suite("Table") struct TableTests {
  func page(_ section: Section) -> String { Page(sections: [section.run()]).html }

  @Test func `a table of rows and columns has an example for each pair, row by row`() {
    let table = Table(
      "t", summary: "", code: "", rows: [Named("One", 1), Named("Two words", 2)],
      columns: [Named("A", "a"), Named("B", "b")]
    ) { row, column in .small(id: "\(row.slug)/\(column.slug)", text: "\(row.value)\(column.value)") }
    expectEqual(table.examples.map(\.id), ["one/a", "one/b", "two-words/a", "two-words/b"])
    #expect(table.width == 2 && table.isCrossed)
  }

  @Test func `each table of the gallery is full, and its ids are unique`() {
    for table in allTables {
      #expect(table.examples.count.isMultiple(of: table.width), "\(table.title)")
      if table.isCrossed { expectEqual(table.examples.count, table.rows.count * table.columns.count) }
      expectEqual(Set(table.claims).count, table.claims.count)
    }
  }

  @Test func `a table is at least one example wide`() {
    expectEqual(Table("t", summary: "", code: "", width: 0, examples: []).width, 1)
  }

  @Test func `a listed example has heading, drawing and numbers, but no trace`() {
    let page = page(.small(showing: .frames))
    expectEqual(page.count(of: "<div class=\"table wide\" style=\"--columns: 2\">"), 1)
    expectEqual(page.count(of: "<article id="), 2)
    for id in ["a", "b"] { expectEqual(page.count(of: "<h4><a class=\"self\" href=\"#\(id)\">Small</a></h4>"), 1) }
    expectEqual(page.count(of: "data-example="), 2)
    expectEqual(page.count(of: "<dd><span>4, 4,</span> <span>32, 22</span></dd>"), 2)
    expectEqual(page.count(of: "<samp>"), 0)
  }

  @Test func `a crossed table has headings for its rows and columns instead`() {
    let page = page(.small(showing: .frames, isCrossed: true))
    expectEqual(page.count(of: "<th scope=\"row\">row</th>"), 1)
    #expect(page.count(of: "<th scope=\"col\">a<wbr>B</th>") == 1 && page.count(of: "<td id=") == 2)
    expectEqual(page.count(of: "<h4>"), 0)
  }

  @Test
  func
    `the numbers include the button's rectangle if the buttons differ, and the content's if it is not that of the button`()
    throws
  {
    let same = page(.small(showing: .frames))
    #expect(same.count(of: "<dt title=\"button\">") == 0 && same.count(of: "<dt title=\"content\">") == 0)
    let insets = page(.insets)
    expectEqual(insets.count(of: "<dt title=\"button\">"), 4 + 4 + 5)
    expectEqual(insets.count(of: "<dt title=\"content\">"), 3 + 1 + 4)
  }

  @Test func `a cell about appearance describes it in words`() {
    let page = page(.small(showing: .looks))
    expectEqual(page.count(of: "<dt>title</dt><dd>white</dd>"), 2)
    expectEqual(page.count(of: "class=\"picture look\""), 2)
  }

  @Test func `drawings of one table have one scale, and buttons of one size have one position`() throws {
    let sheet = Sheet.cell(in: 4)
    let images = try ["inset-image_0_10_0_0", "inset-image_0_-30_0_0"].map(outcome(of:))
    let same = Projection.together(images, on: sheet)
    expectEqual(same[0], same[1])
    let sizes = try ["small-image", "small-long-title"].map(outcome(of:))
    let others = Projection.together(sizes, on: sheet)
    #expect(others[0].scale == others[1].scale && others[0].origin != others[1].origin)
    expectEqual(Projection.together([], on: sheet), [])
  }
}
