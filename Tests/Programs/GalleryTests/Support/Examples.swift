import HeadlessKit
import Testing

@testable import Gallery

extension Example: CustomTestStringConvertible {
  /// The id, in place of all texts.
  public var testDescription: String { id }
}

/// Every example of the gallery.
let allExamples = Section.all.flatMap(\.examples)

/// Every table of the gallery.
let allTables = Section.all.flatMap(\.tables)

/// Two runs of all sections, and what the toolkit reported during them.
@MainActor let allRuns: (first: [SectionResult], second: [SectionResult], issues: [IssueReport]) = {
  var runs: [[SectionResult]] = []
  let issues = IssueReporting.collect { for _ in 1...2 { runs.append(Section.all.map { $0.run() }) } }
  return (runs[0], runs[1], issues)
}()

/// Returns the result of the example with an id.
@MainActor func outcome(of id: String) throws -> Outcome {
  try #require(allExamples.first { $0.id == id }).run().outcome
}

extension Page {
  /// Creates a page in the root of the repository.
  init(sections: [SectionResult]) { self.init(sections: sections, links: ClaimLinks(to: "Docs/Fidelity")) }
}

extension String {
  /// Returns the number of occurrences of a text, so that a failing expectation prints a number instead of a page.
  func count(of text: String) -> Int { components(separatedBy: text).count - 1 }

  /// Returns the values of an attribute, in the order of the page.
  func values(of attribute: String) -> [String] { texts(after: " \(attribute)=\"", before: "\"") }

  /// Returns the texts between a beginning and the next character that ends them, in the order of the page.
  func texts(after start: String, before end: Character) -> [String] {
    components(separatedBy: start).dropFirst().map { String($0.prefix { $0 != end }) }
  }
}

extension CGRect {
  /// Creates a rectangle in the form of the documents.
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
