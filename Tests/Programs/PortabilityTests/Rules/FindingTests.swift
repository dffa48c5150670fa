import Testing

@testable import Portability

@Suite("Findings") struct FindingTests {
  @Test(arguments: try TextRow.table("Findings"))
  func `each construct is found once, with its verdict and its row`(row: TextRow) throws {
    let found = try Reading.findings(in: row.source)
    expectEqual(found.map(\.construct), [row["construct"]])
    expectEqual(found.first?.verdict.rawValue, row["verdict"])
    expectEqual(found.first?.row?.rawValue, row["row"])
  }

  @Test(arguments: [
    "@IBInspectable var a = 1", "@IBDesignable class A {}", "import UIKit",
    "import Foundation", "import class UIKit.UIButton", "import SnapKit",
  ])
  func `code that compiles is reported as such`(source: String) throws {
    let file = try Reading.report(on: ["A.swift": source]).files[0]
    expectEqual(file.verdict, .compiles)
    expectEqual(file.findings.count, 1)
  }

  @Test(arguments: try TextRow.table("NoFindings"))
  func `nothing in a comment, a string, a branch for other systems, or a name of the project's own is found`(
    row: TextRow
  ) throws {
    try expectEqual(Reading.findings(in: row.source), [])
  }

  @Test func `the text in an interpolation is code`() throws {
    try expectEqual(Reading.findings(in: "let a = \"\\(UIImagined())\"").map(\.construct), ["UIImagined"])
  }

  @Test func `a file that only iOS compiles has to ask for the module instead`() throws {
    let found = try Reading.findings(inFile: "#if os(iOS)\nimport UIKit\n#endif")
    expectEqual(found.map(\.construct), ["#if os(iOS)"])
    expectEqual(found.map(\.row), [.condition])
  }

  @Test func `names that one file declares are known in the others`() throws {
    let report = try Reading.report(on: ["A.swift": "let a = UICard()", "B.swift": "class UICard {}"])
    expectEqual(report.summary.compile, 2)
  }

  @Test func `code that a condition leaves out is checked as well`() throws {
    let source = "#if canImport(UIKit.UIButton)\nimport UIKit\nlet a = UIImagined()\n#endif"
    let found = try Reading.findings(inFile: source)
    expectEqual(found.map(\.construct), ["#if canImport(UIKit.UIButton)", "UIImagined"])
    expectEqual(found.map(\.verdict), [.change, .unsupported])
    #expect(found[0].message.hasSuffix("write #if canImport(UIKit)."))
  }

  @Test func `a function of another file that exchanges methods is known by its body`() throws {
    let bodies = [
      "func trade(_ a: Selector, _ b: Selector) { if true { method_exchangeImplementations(a, b) } }",
      "let trade: (Selector) -> Void = { selector in\n class_replaceMethod(selector) }",
    ]
    for body in bodies {
      let report = try Reading.report(on: ["A.swift": "import UIKit\ntrade(#selector(UIButton.f))", "B.swift": body])
      expectEqual(report.files[0].findings.map(\.construct), ["import UIKit", "trade"])
      expectEqual(report.files[0].verdict, .unsupported)
    }
  }

  @Test(arguments: try TextRow.table("SelectorMessages"))
  func `the message on a selector names the replacement`(row: TextRow) throws {
    let message = try #require(try Reading.findings(in: row.source).first?.message)
    #expect(message.hasSuffix(try #require(row["ending"])), "\(message)")
  }

  @Test func `the message on an override in an extension names the class`() throws {
    let own = try Reading.findings(in: "extension Panel { override func f() {} }")
    expectEqual(own.first?.message.hasSuffix("move it into the body of Panel."), true)
    let theirs = try Reading.findings(in: "extension UIButton { override func f() {} }")
    expectEqual(theirs.first?.message.contains("UIButton is the system's; override it in a subclass"), true)
  }

  @Test func `lines and columns are the construct's`() throws {
    let found = try Reading.findings(in: "\n  @objc func f() {\n    let a = UIImagined()\n  }")
    expectEqual(found.map { "\($0.line):\($0.column)" }, ["2:3", "3:13"])
  }
}
