import HeadlessInspection
import HeadlessKit

@testable import Gallery

extension Example {
  /// Returns a button of 40×30 with a title only.
  static func small(
    id: String, heading: String = "Small", text: String = "title", code: String = "button.layoutIfNeeded()"
  ) -> Example {
    var example = Example(id: id, title: heading, claims: ["D0.1"], summary: "A small button.") {
      let button = Button(frame: CGRect(x: 5, y: 6, width: 40, height: 30))
      let trace = LayoutTrace.recording(of: button) {
        button.setTitle(text, for: .normal)
        button.layoutIfNeeded()
      }
      return Outcome(of: button, trace: trace)
    }
    example.code = code
    return example
  }
}

extension Section {
  /// Returns two small buttons in a table of two columns, listed or under headings.
  static func small(showing facet: Facet, isCrossed: Bool = false) -> Section {
    let listed = Table(
      "Table", summary: "Two.", code: "code()", width: 2, examples: [.small(id: "a"), .small(id: "b")])
    let crossed = Table(
      "Table", summary: "Two.", code: "code()", rows: [Named("row", 0)], columns: [Named("a", 1), Named("aB", 2)]
    ) { row, column in .small(id: "\(row.slug)-\(column.slug)") }
    return Section(
      id: "section", title: "Section", summary: "Summary.", showing: facet, tables: [isCrossed ? crossed : listed])
  }
}
