import Testing

@testable import Portability

/// Names whose module the file does not import, as in an app with a bridging header.
@Suite("Imports that are not there")
struct MissingImportTests {
  @Test(arguments: [
    ("import Foundation\nclass A: UIButton {}\nlet a = UIView()", "UIButton", "UIKit"),
    ("class A: UIButton {}", "UIButton", "UIKit"), ("import CoreGraphics\nlet a: CALayer", "CALayer", "UIKit"),
    ("import QuartzCore\nlet a: UIView", "UIView", "UIKit"), ("let a: CGFloat = 1", "CGFloat", "Foundation"),
    ("import Foundation\nlet a: CGColor", "CGColor", "UIKit"),
  ])
  func `the first such name is found, once a file`(source: String, name: String, module: String) throws {
    let found = try Reading.findings(inFile: source)
    expectEqual(found.map(\.construct), [name])
    #expect(found.first?.row == .bridging && found.first?.verdict == .change)
    expectEqual(found.first?.message.hasSuffix("write import \(module)."), true)
  }

  @Test(arguments: [
    "import Foundation\nlet a: CGFloat", "import CoreGraphics\nlet a: CGColor, b: CGFloat",
    "import QuartzCore\nlet a: CALayer",
    "import QuartzCore\nlet a: CGPath", "import UIKit\nlet a: UIView", "import class UIKit.UIView\nlet a: UIView",
    "@testable import UIKit\nlet a: UIView", "let a = b.UIView",
    // A module whose names are unknown here.
    "import SnapKit\nlet a: UIView",
    "class UIView {}\nlet a: UIView",
  ])
  func `what a file imports, declares, or may get of an unknown module is not found`(source: String) throws {
    try expectEqual(Reading.findings(inFile: source), [])
  }

  @Test func `an import that one file exports is every file's`() throws {
    let files = ["A.swift": "let a: UIView", "B.swift": "@_exported import UIKit"]
    try expectEqual(Reading.report(on: files).summary.compile, 2)
  }

  @Test func `a module of the project brings nothing that it does not export`() throws {
    let files = ["Package.swift": "\"Own\"", "A.swift": "import Own\nlet a: UIView"]
    try expectEqual(Reading.report(on: files).summary.needChanges, 1)
  }

  @Test func `types of the network need their module`() throws {
    let source = "import UIKit\nlet a: URLSession, b: URLRequest"
    let found = try Reading.findings(inFile: source)
    #expect(found.map(\.construct) == ["URLSession"] && found.first?.row == .networking)
    try expectEqual(Reading.findings(inFile: "import FoundationNetworking\n" + source), [])
    try expectEqual(Reading.findings(inFile: "import Alamofire\n" + source), [])
  }
}
