import HeadlessInspection
import HeadlessKit
import RepositoryFiles
import Testing

@testable import Gallery

@MainActor @Suite("Examples") struct ExampleTests {
  @Test func `ids are unique among sections and examples`() {
    let ids = Section.all.map(\.id) + allExamples.map(\.id)
    expectEqual(Set(ids).count, ids.count)
  }

  @Test(arguments: allExamples) func `claims and facts are written as in their lists`(of example: Example) {
    #expect(!example.claims.isEmpty)
    #expect(example.claims.allSatisfy { $0.wholeMatch(of: /D[0-4]\.[1-9][0-9]*|([a-iq]|ax)[1-9][0-9]*/) != nil })
  }

  @Test func `an example on a card has a text and code, a table too`() {
    #expect(allTables.allSatisfy { !$0.code.isEmpty && !$0.summary.isEmpty })
    for section in Section.all where section.facet == nil {
      #expect(section.examples.allSatisfy { !$0.code.isEmpty && !$0.summary.isEmpty })
    }
  }

  @Test func `the code that is shown is the body's, without its trace and its result`() throws {
    let code = try #require(allExamples.first { $0.id == "default-centered" }).code
    #expect(
      code == """
        let button = Button(frame: CGRect(x: 50, y: 50, width: 120, height: 80))
        button.setTitle("title", for: .normal)
        button.setImage(icon, for: .normal)
        button.layoutIfNeeded()
        """)
  }

  @Test func `the code of a subclass is its declaration, and then the body`() throws {
    let code = try #require(allExamples.first { $0.id == "my-button-self-sizing" }).code
    #expect(
      code.hasPrefix("final class SelfSizingMyButton: MyButton {\n  override func layoutSubviews() {\n    super."))
    #expect(code.contains("\n  }\n}\n\nlet button = SelfSizingMyButton(frame: .zero)\n"))
  }

  @Test func `no example misuses the toolkit`() {
    expectEqual(allRuns.issues, [])
  }

  @Test func `two runs have equal results and pictures`() {
    let (first, second) = (allRuns.first.flatMap(\.examples), allRuns.second.flatMap(\.examples))
    #expect(first.count == allExamples.count && second.count == allExamples.count)
    for (example, (first, second)) in zip(allExamples, zip(first.map(\.outcome), second.map(\.outcome))) {
      var second = second
      let isSamePicture = SVG(first.drawing).text == SVG(second.drawing).text
      #expect(isSamePicture, "\(example.id)")
      // Images that are made again are not equal to those before.
      second.drawing = first.drawing
      second.page = first.page
      let isSame = first == second
      #expect(isSame, "\(example.id)")
    }
  }

  @Test func `the code that is shown is the code that ran, and fits its panel`() throws {
    let lines = try Self.sourceLines()
    let cards = Section.all.filter { $0.facet == nil }.flatMap(\.examples)
    let codes = cards.map { ($0.id, $0.code) } + allTables.map { ($0.title, $0.code) }
    for (name, code) in codes {
      for line in code.split(separator: "\n") {
        let isSource = lines.contains(Self.bare(line))
        #expect(isSource, "\(name) shows a line that no section runs: \(line)")
        #expect(line.count <= 80, "\(name) shows a line that wraps: \(line)")
      }
    }
  }

  /// Returns a line without its indentation and without `private`, which means nothing to a reader of the page.
  static func bare(_ line: Substring) -> String {
    let trimmed = line.trimmingCharacters(in: .whitespaces)
    return trimmed.hasPrefix("private ") ? String(trimmed.dropFirst("private ".count)) : trimmed
  }

  /// Returns the lines of the sections' source without the multi-line texts.
  static func sourceLines() throws -> Set<String> {
    let folder = Repository.url("Sources/Programs/Gallery/Sections")
    var lines: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      var isText = false
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.contains("\"\"\"") { isText.toggle() }
        if !isText { lines.insert(bare(line)) }
      }
    }
    return lines
  }
}
