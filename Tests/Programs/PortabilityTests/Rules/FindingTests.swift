import Testing

@testable import Portability

@Suite("Findings") struct FindingTests {
  @Test(arguments: try TextRow.table("Findings"))
  func `each construct is found once, with its verdict and its row`(row: TextRow) throws {
    let found = try Reading.findings(in: row.source)
    #expect(found.map(\.construct) == [row["construct"]])
    #expect(found.first?.verdict.rawValue == row["verdict"])
    #expect(found.first?.row?.rawValue == row["row"])
  }

  @Test(arguments: [
    "@IBInspectable var a = 1", "@IBDesignable class A {}", "import UIKit",
    "import Foundation", "import class UIKit.UIButton", "import SnapKit",
  ])
  func `code that compiles is reported as such`(source: String) throws {
    let file = try Reading.report(on: ["A.swift": source]).files[0]
    #expect(file.verdict == .compiles)
    #expect(file.findings.count == 1)
  }

  @Test(arguments: [
    "// @objc UIImagined\n/* #selector /* @IBOutlet */ UIImagined */",
    "let a = \"@objc #selector(f) UIImagined\"", "let a = #\"\\(UIImagined())\"#",
    "let a = \"\"\"\n@objc UIImagined\n\"\"\"", "let a = /@objc UIImagined/",
    "let b = 1\n#if os(iOS)\n@objc class A: UIImagined {}\n#endif",
    "#if canImport(ObjectiveC)\n@objc\n#endif\nfunc f() {}",
    "let a: [NSLayoutConstraint] = []\nNSLayoutConstraint.activate(a)\nb.addLayoutGuide(UILayoutGuide())",
    "a.leadingAnchor.constraint(equalTo: b.leadingAnchor).isActive = true\nlet stack = UIStackView(arrangedSubviews: [])",
    "class UIImagined {}\nlet a = UIImagined()",
    "func hoverStyle(_ a: Int) {}\nhoverStyle(1)",
    "f(hoverStyle: 1)", "a.perform(b)", "let CTAButton = 1",
    "class A { override func f() {} }", "let a = UIColor.red, b = UIColor(white: 1, alpha: 1), c = UIView()",
    "extension UIColor { static let brand = 1; convenience init(hex: Int) {} }\nlet a = UIColor.brand, b = UIColor(hex: 1)",
    "let a = UIColor.self, b = UIControl.State.self, c = UIButton.State(rawValue: 1)",
    "enum UIStuff { case a }\nlet a = UIStuff.a",
    // An own method of the name in a class's body, an extension's of another signature, a local name.
    "class A { func f() {} }; extension A { func f(a: Int) {} }; class B: A { override func f() {} }",
    "extension A { func g() { let f = 1 } }; class B: A { override var f: Int { 1 } }",
    "func f(_ a: UIView.Type) { a.init(coder: b) }", "func f<A: UIView>(_ a: A) -> A { a }", "let Cell = 1; Cell(2)",
    "func swizzle(_ a: Int) {}\nswizzle(1)", "views.forEach(UIView.removeFromSuperview)", "let a = UIView.animate",
    "extension UIView { static func imagined() {} }\nUIView.imagined()",
    "a[AttributeScopes.UIKitAttributes.FontAttribute.self] = b",
    "let a = CGSize(width: b, height: .infinity), c = CGSize(width: 1, height: -1), d = f(width: .zero)",
    "let a = CGSize(width: 1, height: .infinity), c = CGPoint(x: 1.5, y: .pi), d = CGSize(width: .zero, height: 1)",
  ])
  func `nothing in a comment, a string, a branch for other systems, or a name of the project's own is found`(
    source: String
  ) throws {
    #expect(try Reading.findings(in: source) == [])
  }

  @Test func `the text in an interpolation is code`() throws {
    #expect(try Reading.findings(in: "let a = \"\\(UIImagined())\"").map(\.construct) == ["UIImagined"])
  }

  @Test func `a file that only iOS compiles has to ask for the module instead`() throws {
    let found = try Reading.findings(inFile: "#if os(iOS)\nimport UIKit\n#endif")
    #expect(found.map(\.construct) == ["#if os(iOS)"])
    #expect(found.map(\.row) == [.condition])
  }

  @Test func `names that one file declares are known in the others`() throws {
    let report = try Reading.report(on: ["A.swift": "let a = UICard()", "B.swift": "class UICard {}"])
    #expect(report.summary.compile == 2)
  }

  @Test func `code that a condition leaves out is checked as well`() throws {
    let source = "#if canImport(UIKit.UIButton)\nimport UIKit\nlet a = UIImagined()\n#endif"
    let found = try Reading.findings(inFile: source)
    #expect(found.map(\.construct) == ["#if canImport(UIKit.UIButton)", "UIImagined"])
    #expect(found.map(\.verdict) == [.change, .unsupported])
    #expect(found[0].message.hasSuffix("write #if canImport(UIKit)."))
  }

  @Test func `a function of another file that exchanges methods is known by its body`() throws {
    let bodies = [
      "func trade(_ a: Selector, _ b: Selector) { if true { method_exchangeImplementations(a, b) } }",
      "let trade: (Selector) -> Void = { selector in\n class_replaceMethod(selector) }",
    ]
    for body in bodies {
      let report = try Reading.report(on: ["A.swift": "import UIKit\ntrade(#selector(UIButton.f))", "B.swift": body])
      #expect(report.files[0].findings.map(\.construct) == ["import UIKit", "trade"])
      #expect(report.files[0].verdict == .unsupported)
    }
  }

  @Test(arguments: [
    ("class A: UIView { func f() { b.addTarget(self, action: #selector(g), for: .x) } }", "write action: A.g."),
    (
      "class A { class B: UIView { func f() { b.addTarget(self, action: #selector(self.g), for: .x) } } }",
      "write action: A.B.g."
    ),
    ("extension A { func f() { b.addTarget(self, action: #selector(g(_:)), for: .x) } }", "write action: A.g(_:)."),
    ("b.addTarget(c, action: #selector(C.g), for: .x)", "write action: C.g."),
    (
      "class A { func f() { b.removeTarget(self, action: #selector(Self.g), for: .x) } }",
      "write Selector(A.g, named: \"g\"), and the same in addTarget."
    ),
    ("class A { let s = #selector(g(sender:) as (A) -> () -> Void) }", "write Selector(A.g(sender:), named: \"g\")."),
    (
      "let s = #selector(getter: A.b)",
      "a getter has no selector here, so call the property itself, in a closure or in a method of its own."
    ),
    (
      "class A { static func g() {} }; let s = #selector(A.g)",
      "g is a static method, and a selector is sent to an object here, so call it from a method that is not static."
    ),
  ])
  func `the message on a selector names the replacement`(source: String, ending: String) throws {
    let message = try #require(try Reading.findings(in: source).first?.message)
    #expect(message.hasSuffix(ending), "\(message)")
  }

  @Test func `the message on an override in an extension names the class`() throws {
    let own = try Reading.findings(in: "extension Panel { override func f() {} }")
    #expect(own.first?.message.hasSuffix("move it into the body of Panel.") == true)
    let theirs = try Reading.findings(in: "extension UIButton { override func f() {} }")
    #expect(theirs.first?.message.contains("UIButton is the system's; override it in a subclass") == true)
  }

  @Test func `lines and columns are the construct's`() throws {
    let found = try Reading.findings(in: "\n  @objc func f() {\n    let a = UIImagined()\n  }")
    #expect(found.map { "\($0.line):\($0.column)" } == ["2:3", "3:13"])
  }
}
