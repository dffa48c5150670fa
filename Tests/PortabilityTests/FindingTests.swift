import Testing

@testable import Portability

@Suite("Findings")
struct FindingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let source: String
    let verdict: Verdict
    let construct: String
    let row: PortingRow?
    var testDescription: String { source }

    init(_ source: String, _ verdict: Verdict, _ construct: String, _ row: PortingRow? = nil) {
      self.source = source
      self.verdict = verdict
      self.construct = construct
      self.row = row
    }
  }

  nonisolated static let attributes = [
    Row("@objc func f() {}", .change, "@objc", .objc),
    Row("@objc(name:) public func f() {}", .change, "@objc", .objc),
    Row("@objcMembers class A {}", .change, "@objcMembers", .objcMembers),
    Row("@objc optional func f()", .change, "@objc optional", .optional),
    Row("@objc public dynamic var a = 1", .change, "@objc dynamic", .dynamic),
    Row("@IBOutlet weak var a: UILabel!", .change, "@IBOutlet", .outlet),
    Row("@NSManaged var a: String", .unsupported, "@NSManaged", .managed),
    Row("@UIApplicationMain class A {}", .unsupported, "@UIApplicationMain"),
  ]

  nonisolated static let selectors = [
    Row("addTarget(self, action: #selector(f), for: .touchDown)", .change, "#selector in addTarget", .target),
    Row("a.removeTarget(self, action: #selector(f(_:)), for: .x)", .change, "#selector in removeTarget", .removeTarget),
    Row(
      "UITapGestureRecognizer(target: self, action: #selector(f))", .change, "#selector in UITapGestureRecognizer",
      .recognizer),
    Row(
      "c.addObserver(self, selector: #selector(f), name: nil, object: nil)", .change, "#selector in addObserver",
      .notification),
    Row(
      "Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(f), userInfo: nil, repeats: true)",
      .change, "#selector in scheduledTimer", .timer),
    Row("let s = #selector(f)", .change, "#selector", .target),
    Row("perform(#selector(f), with: nil, afterDelay: 1)", .change, "perform(_:with:afterDelay:)", .delay),
    Row("perform(#selector(f))", .change, "perform(_:)", .perform),
    Row("let s = Selector((\"f\"))", .change, "Selector(\"…\")", .string),
  ]

  nonisolated static let keys = [
    Row("let k = #keyPath(A.b)", .change, "#keyPath", .keyPath),
    Row("a.observe(\\.b, options: [.new]) { _, _ in }", .unsupported, "observe(\\.…)", .observe),
    Row(
      "a.addObserver(self, forKeyPath: k, options: [], context: nil)", .unsupported, "NSObject.addObserver", .observe),
    Row("override func observeValue(forKeyPath k: String?) {}", .unsupported, "NSObject.observeValue", .observe),
    Row("autoreleasepool { }", .change, "autoreleasepool", .pool),
    Row("extension A { override func f() {} }", .change, "override in an extension", .override),
  ]

  nonisolated static let names = [
    Row("let a = CGRectZero", .change, "CGRectZero", .oldName),
    Row("let a = arc4random_uniform(6)", .change, "arc4random_uniform", .oldName),
    Row("let a: UIImagined", .unsupported, "UIImagined"),
    Row("class A: CAImaginedLayer {}", .unsupported, "CAImaginedLayer"),
    Row("kCAImagined", .unsupported, "kCAImagined"),
    Row("let a = UIButton.Imagined.filled()", .unsupported, "UIButton.Imagined"),
    Row("let a = UIColor.imagined", .unsupported, "UIColor.imagined"),
    Row("let a = UIColor(imagined: 1)", .unsupported, "UIColor(imagined:)"),
    Row("a.addLayoutGuide(b)", .unsupported, "UIView.addLayoutGuide"),
    Row("override var showsLargeContentViewer: Bool { true }", .unsupported, "UIView.showsLargeContentViewer"),
    Row("class A: UIImaginedViewController {}", .unsupported, "UIImaginedViewController"),
    Row("method_exchangeImplementations(a, b)", .unsupported, "method_exchangeImplementations"),
    Row("Bundle.main.loadNibNamed(a, owner: self)", .unsupported, "Bundle.loadNibNamed"),
    Row("import SwiftUI", .unsupported, "import SwiftUI"),
    Row("@testable import Combine", .unsupported, "import Combine"),
    Row("import UIKit.UIGestureRecognizerSubclass", .change, "import UIKit.UIGestureRecognizerSubclass", .submodule),
    Row("import Darwin", .change, "import Darwin", .module),
  ]

  @Test("each construct is found once, with its verdict and its row", arguments: attributes + selectors + keys + names)
  func found(row: Row) throws {
    let found = try Reading.findings(in: row.source)
    #expect(found.map(\.construct) == [row.construct])
    #expect(found.first?.verdict == row.verdict)
    #expect(found.first?.row == row.row)
  }

  @Test(
    "what compiles is told as such",
    arguments: [
      "@IBAction func f() {}", "@IBInspectable var a = 1", "@IBDesignable class A {}", "import UIKit",
      "import Foundation", "import class UIKit.UIButton", "import SnapKit",
    ])
  func compiles(source: String) throws {
    let file = try Reading.report(on: ["A.swift": source]).files[0]
    #expect(file.verdict == .compiles)
    #expect(file.findings.count == 1)
  }

  @Test(
    "nothing in a comment, a string, a branch for other systems, or a name of the project's own is found",
    arguments: [
      "// @objc UIImagined\n/* #selector /* @IBOutlet */ UIImagined */",
      "let a = \"@objc #selector(f) UIImagined\"", "let a = #\"\\(UIImagined())\"#",
      "let a = \"\"\"\n@objc UIImagined\n\"\"\"", "let a = /@objc UIImagined/",
      "let b = 1\n#if os(iOS)\n@objc class A: UIImagined {}\n#endif",
      "#if canImport(ObjectiveC)\n@objc\n#endif\nfunc f() {}",
      "class UIImagined {}\nlet a = UIImagined()", "func addLayoutGuide(_ a: Int) {}\naddLayoutGuide(1)",
      "f(showsLargeContentViewer: 1)", "a.perform(b)", "let CTAButton = 1",
      "class A { override func f() {} }", "let a = UIColor.red, b = UIColor(white: 1, alpha: 1), c = UIView()",
      "extension UIColor { static let brand = 1; convenience init(hex: Int) {} }\nlet a = UIColor.brand, b = UIColor(hex: 1)",
      "let a = UIColor.self, b = UIControl.State.self, c = UIButton.State(rawValue: 1)",
      "enum UIStuff { case a }\nlet a = UIStuff.a",
    ])
  func innocent(source: String) throws {
    #expect(try Reading.findings(in: source) == [])
  }

  @Test("what stands in an interpolation is code")
  func interpolation() throws {
    #expect(try Reading.findings(in: "let a = \"\\(UIImagined())\"").map(\.construct) == ["UIImagined"])
  }

  @Test("a file that only iOS compiles has to ask for the module instead")
  func omitted() throws {
    let found = try Reading.findings(in: "#if os(iOS)\nimport UIKit\n#endif")
    #expect(found.map(\.construct) == ["#if os(iOS)"])
    #expect(found.map(\.row) == [.condition])
  }

  @Test("names that one file declares are known in the others")
  func neighbours() throws {
    let report = try Reading.report(on: ["A.swift": "let a = UICard()", "B.swift": "class UICard {}"])
    #expect(report.summary.compile == 2)
  }

  @Test("lines and columns are those of the construct")
  func places() throws {
    let found = try Reading.findings(in: "\n  @objc func f() {\n    let a = UIImagined()\n  }")
    #expect(found.map { "\($0.line):\($0.column)" } == ["2:3", "3:13"])
  }
}
