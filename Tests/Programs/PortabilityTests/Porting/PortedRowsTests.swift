import Testing

@testable import Portability

/// The edits of each row of `Docs/Porting.md`, as a text before and after.
@Suite("Ported rows") struct PortedRowsTests {
  @Test(arguments: try TextRow.table("PortedRows"))
  func `a source is ported to another one, and not changed again`(row: TextRow) throws {
    try PortingSupport.expectPorted(row)
  }

  @Test(arguments: [
    ("let a: UIView", "import UIKit\nlet a: UIView"), ("let a: CGFloat", "import Foundation\nlet a: CGFloat"),
    (
      "import UIKit\nlet a: URLSession, b: UIView",
      "import FoundationNetworking\nimport UIKit\nlet a: URLSession, b: UIView"
    ),
    ("import SnapKit\nlet a: UIView", "import SnapKit\nlet a: UIView"),
  ])
  func `missing imports are added in front of the file`(before: String, after: String) throws {
    try expectEqual(PortingSupport.ported(before), after)
  }

  @Test func `an import of SwiftUI that nothing uses is left out alone`() throws {
    let expected = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nlet a = 1\n"
    try expectEqual(PortingSupport.ported("import SwiftUI\nlet a = 1\n"), expected)
  }

  @Test func `an override moves into a class of another file, unless it needs a private name`() throws {
    let files = ["A.swift": "class A {\n}\n", "B.swift": "extension A { override func f() {} }\n"]
    let copies = try PortingSupport.port(files).files.map { String(decoding: $0.plainBytes, as: UTF8.self) }
    expectEqual(copies, ["class A {\n  override func f() {}\n}\n", "extension A {  }\n"])
    let secret = files.merging(["B.swift": "private let g = 1\nextension A { override func f() { print(g) } }"]) { $1 }
    let result = try PortingSupport.port(secret)
    #expect(result.files.allSatisfy { !$0.isChanged })
    expectEqual(result.reports.map { $0.findings.map(\.construct) }, [[], ["override in an extension"]])
  }

  @Test func `the copy has none of the findings that the tool can change`() throws {
    let attributes = try TextRow.table("Findings", "attributes") + TextRow.table("Findings", "keys")
    let sources =
      try attributes.map { ($0, "class Z {}\n\($0.source)") }
      + TextRow.table("Findings", "selectors").map { row in
        (row, "class Z: UIView {\n@objc func f(_ a: Int = 0) {}\n@objc func f() {}\nfunc z() { \(row.source) } }")
      }
    for (row, source) in sources where row["verdict"] == "change" && row["construct"] != "#selector" {
      let left = try PortingSupport.port(["A.swift": source + "\nimport UIKit"]).reports[0].findings
      #expect(left.allSatisfy { $0.row?.rawValue != row["row"] }, "\(row.source): \(left)")
    }
  }

  @Test func `a layer that nothing can copy is listed, and so is a property without a value to begin with`() throws {
    func list(_ source: String) throws -> [String] {
      try PortingSupport.port(["A.swift": source + "\nimport UIKit"]).reports[0].findings.map(\.construct)
    }
    #expect(
      try list("class A: CALayer { @NSManaged var a: CGFloat; init(b: Int) { super.init() } }") == [
        "presentation() of A"
      ])
    try expectEqual(list("class A: CALayer { @NSManaged var a: Set<Int> }"), ["@NSManaged"])
    try expectEqual(list("class A { @NSManaged var a: Set<Int> }"), ["@NSManaged"])
  }

  @Test func `observing by a string is listed once`() throws {
    let source = """
      class A: UIView {
        func f() { addObserver(self, forKeyPath: "frame", options: [], context: nil) }
        override func observeValue(forKeyPath k: String?, of o: Any?) { f() }
      }
      import UIKit
      """
    let found = try PortingSupport.port(["A.swift": source]).reports[0].findings.filter { $0.row == .observer }
    expectEqual(found.map(\.line), [2, 3])
  }
}
