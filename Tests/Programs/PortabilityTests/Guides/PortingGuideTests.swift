import Testing
import UIKit

@testable import Portability

@Suite("Porting.md") struct PortingGuideTests {
  private let page: String

  init() throws {
    page = try String(contentsOf: PackageNames.root.appending(path: "Docs/Porting.md"), encoding: .utf8)
  }

  /// The rows of all tables, as cells without backticks.
  private var rows: [[String]] {
    page.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }.map { line in
      line.components(separatedBy: " | ").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "|` ")) }
    }
  }

  private var blocks: [String] {
    page.components(separatedBy: "```swift\n").dropFirst().compactMap { $0.components(separatedBy: "\n```").first }
  }

  @Test func `the tables have each row that the tool names, and no others`() {
    #expect(Set(rows.map(\.first)) == Set(PortingRow.allCases.map(\.rawValue)))
    #expect(rows.count == PortingRow.allCases.count)
  }

  @Test func `the tool finds the code of the column from, and names its row`() throws {
    for row in rows where !["interfaceBuilder", "submodule", "condition", "bridging"].contains(row[0]) {
      let found = try Reading.findings(in: row[1].replacingOccurrences(of: "{ … }", with: "{ _, _ in }") + "\n")
      #expect(found.contains { $0.row?.rawValue == row[0] }, "\(row[0]): \(row[1])")
    }
    for row in rows where ["submodule", "condition"].contains(row[0]) {
      let source = row[1] + (row[1].hasPrefix("#if") ? "\nimport UIKit\n#endif" : "")
      #expect(try Reading.findings(inFile: source).first?.row?.rawValue == row[0], "\(row[0]): \(row[1])")
    }
    for row in rows where row[0] == "bridging" {
      #expect(try Reading.findings(inFile: "\(row[1])\nclass Panel: UIView {}").map(\.row) == [.bridging])
      #expect(try Reading.findings(inFile: "\(row[2])\nclass Panel: UIView {}") == [])
    }
  }

  @Test func `the tool finds nothing in the column to`() throws {
    for row in rows where row[0] != "condition" {
      #expect(try Reading.findings(in: row[2]) == [], "\(row[0]): \(row[2])")
    }
  }

  @Test func `every line of the column to, and every example, is compiled`() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let panel = try String(contentsOf: tests.appending(path: "PortedPanel.swift"), encoding: .utf8)
    let lines = unindented(panel)
    for row in rows { #expect(lines.contains(row[2]), "\(row[0]): \(row[2])") }
    #expect(blocks.count == 3)
    for block in blocks { #expect(lines.contains(unindented(block)), "\(block)") }
  }

  @Test func `the report reads as the page shows it`() throws {
    let source = "import UIKit\nclass Pill: UIButton {\n  @objc func press() {}\n}"
    let findings = try Reading.report(on: ["A.swift": source]).files[0].findings
    let report = Report(files: [FileReport(path: "../MyButtons/Pill.swift", findings: findings)])
    #expect(page.contains("```text\n\(report.text)\n```"))
    let json = try #require(page.components(separatedBy: "```json\n").last?.components(separatedBy: "```").first)
    #expect(try JSONDecoder().decode(Finding.self, from: Data(json.utf8)) == findings.last)
    #expect(unindented(try report.json()).contains(unindented(json).trimmingCharacters(in: .newlines)))
  }

  @Test func `the example package has its iOS form: one of its files needs changes`() {
    let report = Project(path: PackageNames.root.appending(path: "Docs/Examples/PortedButtons").path).report
    #expect(report.files.count == 10)
    #expect(report.summary.needChanges == 1)
    #expect(report.summary.compile == 9)
  }

  @Test func `the page begins with the command, and has all of its options`() {
    #expect(page.contains("# Porting\n\n```sh\nswift run portability port "))
    let used = Set(PortArguments.usage.matches(of: /--[a-z-]+/).map { String($0.output) }).subtracting(["--help"])
    let explained = Set(PortArguments.explanation.matches(of: /(?m)^ {2}(--[a-z-]+)/).map { String($0.output.1) })
    let documented = Set(page.matches(of: /(?m)^- `(--[a-z-]+)/).map { String($0.output.1) })
    #expect(
      used == [
        "--output", "--test", "--headlesskit", "--dependency", "--keep-absent", "--dry-run", "--no-check",
      ])
    #expect(explained.subtracting(["--help"]) == used && documented == used)
  }

  @Test func `the page and the command's help have the same exit codes`() throws {
    let section = try #require(
      page.components(separatedBy: "| exit code |").last?.components(separatedBy: "\n\n").first)
    let documented = section.matches(of: /(?m)^\| (\d) \|/).map { String($0.output.1) }
    let help = try #require(PortArguments.explanation.components(separatedBy: "exit codes:\n").last)
    let explained = help.matches(of: /(?m)^ {2}(\d) {3}\w/).map { String($0.output.1) }
    #expect(documented.sorted() == ["0", "1", "2", "3"] && explained.sorted() == documented.sorted())
  }

  @Test func `the copy has none of the rows, except those that the page leaves to do`() throws {
    let open = ["observer", "metatype", "managed", "interfaceBuilder"]
    for row in rows where !open.contains(row[0]) {
      let classes = "class Panel: UIView { func close() {}; func refresh() {}; func z() {\n"
      let isStatement = ["addTarget", "removeTarget", "UITap", "Selector", "center", "Timer", "perform"].contains {
        row[1].hasPrefix($0)
      }
      let source = isStatement ? classes + row[1] + "\n} }" : "class Panel: UIView {}\n" + row[1]
      let condition = row[0] == "condition" ? "\n#endif" : ""
      let left = try PortingSupport.port(["A.swift": source + condition + "\nimport UIKit"]).reports[0].findings
      #expect(left.allSatisfy { $0.row?.rawValue != row[0] }, "\(row[0]): \(left)")
    }
  }

  @Test func `code that this package compiles with Apple's names is reported as compiling`() {
    let report = Project(path: PackageNames.root.appending(path: "Tests/AppleNames/UIKitTests").path).report
    // The overrides of every open member include `observeValue`, which compiles and is never called. Tests show that
    // selectors of strings are reported.
    let wrong = report.files.filter { file in
      !file.path.contains("/Overrides/")
        && file.findings.contains { $0.verdict != .compiles && $0.row != .string }
    }
    #expect(report.files.count > 10)
    #expect(wrong.map(\.path) == [], "\(Report(files: wrong).text)")
  }

  private func unindented(_ text: String) -> String {
    text.components(separatedBy: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
  }
}
