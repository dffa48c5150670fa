import HeadlessKit
import Testing

@testable import Gallery

@MainActor @Suite("Report") struct ReportTests {
  @Test func `an example prints title, trace and frames`() {
    let section = Section(id: "s", title: "One", summary: "", examples: [.small(id: "a")])
    #expect(
      Report(sections: [section.run()]).text == """
        One
        ---

        == Small [D0.1]
        layoutSubviews Button
        contentRect(forBounds:) (0, 0, 40, 30) -> (0, 0, 40, 30)
        titleRect(forContentRect:) (0, 0, 40, 30) -> (4, 4, 32, 22)
          button   (5, 6, 40, 30)
          content  (0, 0, 40, 30)
          image    not made
          title    (4, 4, 32, 22)

        """)
  }

  @Test func `an example of a table prints no trace`() {
    let section = Section.small(showing: .frames)
    let text = Report(sections: [section.run()]).text
    #expect(!text.contains("layoutSubviews") && text.contains("  title    (4, 4, 32, 22)\n"))
  }

  @Test func `where the appearance is the subject it is printed after the frames`() {
    let text = Report(sections: [Section.small(showing: .looks).run()]).text
    #expect(text.contains("  title    (4, 4, 32, 22)\n  title    white\n"))
  }

  @Test func `every example has a line of its own with its title, and its trace as it is`() {
    let sections = allRuns.first
    let text = Report(sections: sections).text
    expectEqual(text.split(separator: "\n").count { $0.hasPrefix("== ") }, allExamples.count)
    for result in sections.filter({ $0.section.facet == nil }).flatMap(\.examples) where !result.outcome.trace.isEmpty {
      let isPrinted = text.contains("]\n\(result.outcome.trace)\n  \(result.outcome.rootName) ")
      #expect(isPrinted, "the trace of \(result.example.id) is missing")
    }
  }
}
