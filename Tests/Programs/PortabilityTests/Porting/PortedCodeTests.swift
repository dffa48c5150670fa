import Testing

@testable import Portability

/// Adjacent edits, code that the copy does not have, and values whose types Linux cannot infer.
@Suite("Ported code") struct PortedCodeTests {
  @Test(arguments: try TextRow.table("PortedCode")) func `code is ported, and a second time it stays`(
    row: TextRow
  ) throws {
    try PortingSupport.expectPorted(row)
  }

  @Test(arguments: try TextRow.table("PortedCode") + TextRow.table("PortedRows"))
  func `no replacement is lost to another one`(row: TextRow) throws {
    try expectEqual(PortingSupport.port(["A.swift": row.source]).files[0].conflicts, [])
  }

  @Test func `a preview, and a State of the file's own, need no SwiftUI`() throws {
    for source in [
      "import SwiftUI\nimport UIKit\nclass A: UIView {}\n#Preview { A() }\n",
      "import SwiftUI\nimport UIKit\nclass A: UIView { enum State { case a } }\n",
    ] {
      let result = try PortingSupport.port(["A.swift": source])
      let text = String(decoding: result.files[0].plainBytes, as: UTF8.self)
      #expect(text.contains("import SwiftUI\n#endif\nimport UIKit\nclass A"), "\(text)")
      expectEqual(result.reports[0].findings, [])
    }
  }

  @Test func `a preview is listed as left out`() throws {
    let result = try PortingSupport.port(["A.swift": "import UIKit\nlet a = 1\n#Preview { UIView() }\n"])
    expectEqual(result.omissions.map(\.text), ["A.swift:3: left out: `#Preview` (there are no previews on Linux)"])
  }

  @Test func `a property that becomes lazy is listed`() throws {
    let source = "class A: UIView { let a = UITapGestureRecognizer(target: self, action: nil) }\nimport UIKit"
    let findings = try PortingSupport.port(["A.swift": source]).reports[0].findings
    expectEqual(findings.map(\.construct), ["self in the value of a"])
  }

  @Test func `an import that neither Linux nor the package has is left out and listed where no package can bring it`()
    throws
  {
    let source = try SourceFile(path: "A.swift", bytes: Array("import Cards\nimport UIKit\nlet a = 1\n".utf8))
    let port = { isComplete in
      Porting.port([source], modules: ["Kit"], originals: ["A.swift"], targets: [0], areModulesComplete: isComplete)
    }
    let complete = port(true)
    expectEqual(complete.reports[0].findings.map(\.construct), ["import Cards"])
    #expect(String(decoding: complete.files[0].plainBytes, as: UTF8.self).hasPrefix("#if canImport(Cards)\n"))
    expectEqual(port(false).reports[0].findings, [])
  }
}
