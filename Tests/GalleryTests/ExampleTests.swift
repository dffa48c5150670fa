import Foundation
import HeadlessKit
import Testing

@testable import Gallery

/// What every example keeps to.
@MainActor @Suite("Examples")
struct ExampleTests {
  @Test("ids are unique among sections and examples")
  func ids() {
    let ids = Section.all.map(\.id) + allExamples.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test("claims are written as in the list of claims", arguments: allExamples.map(\.claims))
  func claims(of example: [String]) {
    #expect(!example.isEmpty)
    #expect(example.allSatisfy { $0.wholeMatch(of: /D[0-4]\.[1-9][0-9]*/) != nil })
  }

  @Test("no example misuses the toolkit")
  func noIssues() {
    let issues = IssueReporting.collect {
      for example in allExamples { _ = example.played() }
    }
    #expect(issues == [])
  }

  @Test("playing twice gives equal outcomes")
  func repeatable() {
    for example in allExamples {
      #expect(example.played().outcome == example.played().outcome)
    }
  }

  @Test("the code that is shown is the code that ran, and fits its panel")
  func code() throws {
    let lines = try Self.sourceLines()
    for example in allExamples {
      for line in example.code.split(separator: "\n") {
        let isSource = lines.contains(Self.bare(line))
        #expect(isSource, "\(example.id) shows a line that no section runs: \(line)")
        #expect(line.count <= 80, "\(example.id) shows a line that wraps: \(line)")
      }
    }
  }

  /// A line without its indentation and without `private`, which means nothing to a reader of the page.
  static func bare(_ line: Substring) -> String {
    let trimmed = line.trimmingCharacters(in: .whitespaces)
    return trimmed.hasPrefix("private ") ? String(trimmed.dropFirst("private ".count)) : trimmed
  }

  /// The lines of the sections' source without the multi-line texts.
  static func sourceLines() throws -> Set<String> {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    let folder = package.appendingPathComponent("Sources/Gallery/Sections")
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
