import Testing

@testable import Portability

@Suite("Declarations that are left out") struct OmissionTests {
  @Test(arguments: try TextRow.table("Omissions"))
  func `code that names unavailable types is left out and listed`(row: TextRow) throws {
    let result = try PortingSupport.port(["A.swift": row.source + "\nimport UIKit\n"])
    let text = String(decoding: result.files[0].plainBytes, as: UTF8.self)
    expectEqual(text, row.after + "\nimport UIKit\n")
    expectEqual(text.count { $0 == "\n" }, row.source.count { $0 == "\n" } + 2)
    expectEqual(
      result.omissions.map { $0.text.split(separator: ": left out: ", maxSplits: 1).last.map(String.init) },
      row.texts("left"))
  }

  @Test(arguments: try ["extensions", "types", "members"].flatMap { try TextRow.table("Omissions", $0) })
  func `with the option all of the code stays`(row: TextRow) throws {
    let source = try SourceFile(path: "A.swift", bytes: Array(row.source.utf8))
    let result = Porting.port([source], modules: [], originals: ["A.swift"], targets: [0], keepsAbsent: true)
    expectEqual(result.omissions, [])
    expectEqual(result.files[0].edits, [])
  }

  @Test func `a line of the list names the file and the line`() throws {
    let result = try PortingSupport.port(["A.swift": "import UIKit\nlet a = 1\n\nextension UITableView {}\n"])
    expectEqual(
      result.omissions.map(\.text), ["A.swift:4: left out: `extension UITableView` (UIKit's tables are unavailable)"])
  }

  @Test func `frameworks are left out by their imports, and the imports too if nothing uses them`() throws {
    let files = [
      "A.swift": "import UIKit\nimport WebKit\nextension WKWebView {}\nlet a = 1\n",
      "B.swift": "import UIKit\nclass MKButton: UIButton {}\nextension MKButton {}\n",
      "C.swift":
        "import SwiftUI\nimport UIKit\nstruct C: View {}\nextension UIView { func f() -> some View { C() } }\n",
    ]
    let result = try PortingSupport.port(files)
    #expect(
      result.omissions.map(\.text) == [
        "A.swift:2: left out: `import WebKit` (no remaining code uses it)",
        "A.swift:3: left out: `extension WKWebView` (WebKit is unavailable on Linux)",
        "C.swift:1: left out: `import SwiftUI` (no remaining code uses it)",
        "C.swift:3: left out: `struct C` (SwiftUI is unavailable on Linux)",
        "C.swift:4: left out: `func f()` of `UIView` (SwiftUI is unavailable on Linux)",
      ])
    #expect(result.reports.allSatisfy { $0.verdict == .compiles })
  }

  @Test func `names that other packages may have stay, UIKit's are removed`() throws {
    let source = "import UIKit\nimport Cards\nextension UICard {}\nextension UITableView {}\n"
    try expectEqual(PortingSupport.port(["A.swift": source]).omissions.map(\.line), [4])
  }
}
