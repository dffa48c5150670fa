import Testing

@testable import Portability

/// Adjacent edits, code that the copy does not have, and values whose types Linux cannot infer.
@Suite("Ported code") struct PortedCodeTests {
  typealias Row = PortedRowsTests.Row

  nonisolated static let removals = [
    Row(
      "@objc protocol P {\n  @objc optional\n  func f()\n}",
      "protocol P: AnyObject {\n  \n  func f()\n}\n\nextension P {\n  func f() {}\n}"),
    Row("class A { @objc @IBOutlet\n  weak var a: UILabel!\n}", "class A { \n  weak var a: UILabel!\n}"),
    Row("class A { @objc public private(set) dynamic var a = 1 }", "class A { public private(set) var a = 1 }"),
    Row(
      "@objcMembers class A: NSObject { dynamic var a = 1 }; b.observe(\\A.a) { _, _ in }",
      "class A: NSObject { var a = 1 { didSet { didChangeValue(for: \\.a) } } }; b.observe(\\A.a) { _, _ in }"),
    Row(
      "class A: NSObject { dynamic public private(set) var a = 1 }; b.observe(\\.a) { _, _ in }",
      "class A: NSObject { public private(set) var a = 1 { didSet { didChangeValue(for: \\.a) } } }; b.observe(\\.a) { _, _ in }"
    ),
    Row(
      "extension UIColor { static func dynamic(_ a: Int) {} }; class A { @objc dynamic func f() { UIColor.dynamic(1) } }",
      "extension UIColor { static func dynamic(_ a: Int) {} }; class A { func f() { UIColor.dynamic(1) } }"),
    Row(
      "class A: UIControl { override var isEnabled: Bool { didSet {} }; let k = #keyPath(UIControl.isEnabled) }",
      "class A: UIControl { override var isEnabled: Bool { didSet {} }; let k = \"enabled\" }"),
    Row(
      "extension UIView { @objc var a: UInt32 { arc4random() } }\nclass A: UIView { override var a: UInt32 { 2 } }",
      "extension UIView { var a: UInt32 { if let receiver = self as? A { return receiver.aOfA }; return UInt32.random(in: .min ... .max) } }\nclass A: UIView { var aOfA: UInt32 { 2 } }"
    ),
  ]

  nonisolated static let obsolete = [
    Row("var a: B { if #available(iOS 13, *) { .x } else { .y } }", "var a: B {  .x  }"),
    Row("func f() { if #available(iOS 13, *) {\n  a()\n} else {\n  b()\n} }", "func f() { \n  a()\n\n\n}"),
    Row("func f() { if #available(iOS 13, *) { a() } else { b() }; c() }", "func f() { do { a() } ; c() }"),
    Row("let a = 1\n#Preview {\n  UIView()\n}\nlet b = 2", "let a = 1\n\n\n\nlet b = 2"),
    Row("let a = 1\n@available(iOS 17, *)\n#Preview(\"A\", traits: .b) { UIView() }", "let a = 1\n\n"),
    Row(
      "class A: UIView { override func f() { if #available(iOS 13, *) { a() } else { b(UITableView()) } } }",
      "class A: UIView { override func f() {  a()  } }"),
  ]

  nonisolated static let values = [
    Row(
      "let a = CGRect(x: 0, y: 0, width: 20, height: .greatestFiniteMagnitude)",
      "let a = CGRect(x: 0, y: 0, width: 20, height: CGFloat.greatestFiniteMagnitude)"),
    Row(
      "let a = CGSize(width: .infinity, height: .infinity)",
      "let a = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)"),
    Row("let a: CGSize = .init(width: 0, height: .pi)", "let a: CGSize = .init(width: 0, height: CGFloat.pi)"),
    Row(
      "let a = CGPoint(x: b, y: .greatestFiniteMagnitude), c = CGSize(width: 1, height: .infinity)",
      "let a = CGPoint(x: b, y: .greatestFiniteMagnitude), c = CGSize(width: 1, height: .infinity)"),
    Row("let a = f(width: 1, height: .zero)", "let a = f(width: 1, height: .zero)"),
    Row(
      "class A: UIView { private let a = UITapGestureRecognizer(target: self, action: nil) }",
      "class A: UIView { private lazy var a = UITapGestureRecognizer(target: self, action: nil) }"),
    Row(
      "class A: UIView { let a: UIButton = { let b = UIButton(); b.addTarget(self, action: c); return b }() }",
      "class A: UIView { lazy var a: UIButton = { let b = UIButton(); b.addTarget(self, action: c); return b }() }"),
    Row(
      "class A: UIView { lazy var a = b(self); let c = UIView.self; var d: Int { f(self) }; let e = 1 }",
      "class A: UIView { lazy var a = b(self); let c = UIView.self; var d: Int { f(self) }; let e = 1 }"),
  ]

  @Test(arguments: removals + obsolete + values) func `code is ported, and a second time it stays`(row: Row) throws {
    #expect(try PortingSupport.ported(row.before + "\nimport UIKit\n") == row.after + "\nimport UIKit\n")
    let first = try PortingSupport.copies(["A.swift": row.before])
    #expect(try PortingSupport.copies(first) == first)
  }

  @Test(
    arguments: removals + obsolete + values + PortedRowsTests.attributes + PortedRowsTests.protocols
      + PortedRowsTests.optionals + PortedRowsTests.selectors + PortedRowsTests.others + PortedRowsTests.classes)
  func `no replacement is lost to another one`(row: Row) throws {
    #expect(try PortingSupport.port(["A.swift": row.before]).files[0].conflicts == [])
  }

  @Test func `a file for SwiftUI that begins with an import is left out`() throws {
    let source =
      "import Combine\nimport SwiftUI\nstruct A: UIViewRepresentable { var a: UISearchBar }\nlet b: State<Int>\n"
    let result = try PortingSupport.port(["A.swift": source])
    let text = String(decoding: result.files[0].plainBytes, as: UTF8.self)
    #expect(text.hasPrefix("#if canImport(SwiftUI)\n#if canImport(Combine)\nimport Combine\n#endif\n"), "\(text)")
    #expect(text.hasSuffix("\n#endif\n"))
  }

  @Test func `a file with a preview, and one with a State of its own, is not for SwiftUI`() throws {
    for source in [
      "import SwiftUI\nimport UIKit\nclass A: UIView {}\n#Preview { A() }\n",
      "import SwiftUI\nimport UIKit\nclass A: UIView { enum State { case a } }\n",
    ] {
      let result = try PortingSupport.port(["A.swift": source])
      let text = String(decoding: result.files[0].plainBytes, as: UTF8.self)
      #expect(text.contains("import SwiftUI\n#endif\nimport UIKit\nclass A"), "\(text)")
      #expect(result.reports[0].findings == [])
    }
  }

  @Test func `a preview is listed as left out`() throws {
    let result = try PortingSupport.port(["A.swift": "import UIKit\nlet a = 1\n#Preview { UIView() }\n"])
    #expect(
      result.omissions.map(\.text) == ["A.swift:3: left out: `#Preview` (there are no previews on Linux)"])
  }

  @Test func `a property that becomes lazy is listed`() throws {
    let source = "class A: UIView { let a = UITapGestureRecognizer(target: self, action: nil) }\nimport UIKit"
    let findings = try PortingSupport.port(["A.swift": source]).reports[0].findings
    #expect(findings.map(\.construct) == ["self in the value of a"])
  }

  @Test func `an import that neither Linux nor the package has is left out and listed where no package can bring it`()
    throws
  {
    let source = try SourceFile(path: "A.swift", bytes: Array("import Cards\nimport UIKit\nlet a = 1\n".utf8))
    let port = { isComplete in
      Porting.port(
        [source], modules: ["Kit"], originals: ["A.swift"], targets: [0], areModulesComplete: isComplete)
    }
    let complete = port(true)
    #expect(complete.reports[0].findings.map(\.construct) == ["import Cards"])
    #expect(String(decoding: complete.files[0].plainBytes, as: UTF8.self).hasPrefix("#if canImport(Cards)\n"))
    #expect(port(false).reports[0].findings == [])
  }
}
