import Testing

@testable import Portability

/// The edits of each row of `Docs/Porting.md`, as a text before and after.
@Suite("Ported rows") struct PortedRowsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let before, after: String
    var testDescription: String { before }
    init(_ before: String, _ after: String) { (self.before, self.after) = (before, after) }
  }

  nonisolated static let attributes = [
    Row("@objc func f() {}", "func f() {}"),
    Row("@objc\nfunc f() {}", "\nfunc f() {}"),
    Row("class A {\n  @objc // why\n  func f() {}\n}", "class A {\n  // why\n  func f() {}\n}"),
    Row("class A {\n  @objc\n  func f() {}\n}", "class A {\n\n  func f() {}\n}"),
    Row("@objc(name:for:) public func f() {}", "public func f() {}"),
    Row("@objc private lazy var a = 1", "private lazy var a = 1"),
    Row("@objc public dynamic var a = 1", "public var a = 1"),
    Row(
      "class A: NSObject { @objc dynamic var a = 1 }; let t = b.observe(\\A.a) { _, _ in }",
      "class A: NSObject { var a = 1 { didSet { didChangeValue(for: \\.a) } } }; let t = b.observe(\\A.a) { _, _ in }"),
    Row(
      "class A: B {\n@objc dynamic var a: [Int] = [\n1]\nvar c = 2\n}; observe(\\.d?.a) {}",
      "class A: B {\nvar a: [Int] = [\n1] { didSet { didChangeValue(for: \\.a) } }\nvar c = 2\n}; observe(\\.d?.a) {}"),
    Row(
      "class A: NSObject { @objc dynamic var a = 1 { didSet { f() } } }; b.observe(\\.a) { _, _ in }",
      "class A: NSObject { var a = 1 { didSet { defer { didChangeValue(for: \\.a) }; f() } } }; b.observe(\\.a) { _, _ in }"
    ),
    Row(
      "class A: NSObject { @objc dynamic var a: Int { 1 } }; b.observe(\\.a) { _, _ in }",
      "class A: NSObject { var a: Int { 1 } }; b.observe(\\.a) { _, _ in }"),
    Row("@objc dynamic override func f() {}", "override func f() {}"),
    Row("@objcMembers final class A {}", "final class A {}"),
    Row("@IBOutlet private weak var a: UILabel!", "private weak var a: UILabel!"),
    Row("@IBInspectable var a = 1", "@IBInspectable var a = 1"),
    Row("@IBDesignable @objc class A {}", "@IBDesignable class A {}"),
    Row("class A { @NSManaged var a: String }", "class A { var a: String = \"\" }"),
    Row("class A { @NSManaged public var a: Int32\n}", "class A { public var a: Int32 = 0\n}"),
    Row("class A { @NSManaged var a: Date? }", "class A { var a: Date? }"),
    Row("class A { @NSManaged var a: Set<Int>\n}", "class A { @NSManaged var a: Set<Int>\n}"),
    Row("private extension A { @objc func f() {} }", "private extension A { func f() {} }"),
    Row("// @objc\nlet a = \"@objc #selector(f)\"", "// @objc\nlet a = \"@objc #selector(f)\""),
    Row(
      "#if canImport(ObjectiveC)\n@objc\n#endif\nfunc f() {}", "#if canImport(ObjectiveC)\n@objc\n#endif\nfunc f() {}"),
  ]

  nonisolated static let protocols = [
    Row("@objc protocol P { func f() }", "protocol P: AnyObject { func f() }"),
    Row("@objc public protocol P: Q {}", "public protocol P: Q {}"),
    Row("@objc protocol P: class {}", "protocol P: AnyObject {}"),
    Row(
      "@objc protocol P {\n  @objc optional func f()\n}",
      "protocol P: AnyObject {\n  func f()\n}\n\nextension P {\n  func f() {}\n}"),
    Row(
      "@objc public protocol P {\n  @objc optional func f(_ a: Int) -> Bool\n}",
      "public protocol P: AnyObject {\n  func f(_ a: Int) -> Bool?\n}\n\nextension P {\n  public func f(_ a: Int) -> Bool? { nil }\n}"
    ),
    Row(
      "@objc protocol P { @objc optional func f(); @objc optional func g() -> UIView? }",
      "protocol P: AnyObject { func f(); func g() -> UIView? }\n\nextension P {\n  func f() {}\n  func g() -> UIView? { nil }\n}"
    ),
    Row(
      "@objc protocol P {\n  @objc optional var a: Int { get set }\n}",
      "protocol P: AnyObject {\n  var a: Int? { get set }\n}\n\nextension P {\n  var a: Int? { get { nil } set {} }\n}"),
    Row(
      "@objc protocol P {\n  @objc optional func f() -> () -> Void\n}",
      "protocol P: AnyObject {\n  func f() -> (() -> Void)?\n}\n\nextension P {\n  func f() -> (() -> Void)? { nil }\n}"
    ),
    Row(
      "@objc protocol P {\n  @objc optional func f(_ a: Int,\n    b: Int)\n  func g()\n}",
      "protocol P: AnyObject {\n  func f(_ a: Int,\n    b: Int)\n  func g()\n}\n\nextension P {\n  func f(_ a: Int,\n    b: Int) {}\n}"
    ),
  ]

  /// The form of an implementation that the protocol's callers get.
  private static let form =
    "; @_disfavoredOverload func f() -> (Int)? { let result: Int = self.f(); return result }"
  private static let optional = "@objc protocol P { @objc optional func f() -> Int }\n"
  private static let optionalAfter =
    "protocol P: AnyObject { func f() -> Int? }\n\nextension P {\n  func f() -> Int? { nil }\n}\n"

  nonisolated static let optionals = [
    Row(optional + "let a = d?.f?() ?? 1", optionalAfter + "let a = d?.f() ?? 1"),
    Row(optional + "let a = d.f!()", optionalAfter + "let a = d.f()"),
    Row(
      optional + "class A { var d: AnyObject?; func g() { d?.f?(); self.d?.f?() } }",
      optionalAfter + "class A { var d: AnyObject?; func g() { (d as? P)?.f(); (self.d as? P)?.f() } }"),
    Row("delegate?.scrollViewDidScroll?(a)", "delegate?.scrollViewDidScroll(a)"),
    Row("class A { var textField: B? }; c.textField?(a)", "class A { var textField: B? }; c.textField?(a)"),
    Row(optional + "let a = g?.h?()", optionalAfter + "let a = g?.h?()"),
    Row(
      optional + "class A: P { func f() -> Int { 1 } }",
      optionalAfter + "class A: P { func f() -> Int { 1 }\(form) }"),
    Row(
      optional + "class A {}; extension A: P { func f() -> Int { 1 } }; class B: A { func g() -> Int { 1 } }",
      optionalAfter + "class A {}; extension A: P { func f() -> Int { 1 }\(form) }; "
        + "class B: A { func g() -> Int { 1 } }"),
    Row(optional + "class A { func f() -> Int { 1 } }", optionalAfter + "class A { func f() -> Int { 1 } }"),
  ]

  nonisolated static let selectors = [
    Row(
      "class A: UIView { func f() { b.addTarget(self, action: #selector(g), for: .x) } }",
      "class A: UIView { func f() { b.addTarget(self, action: Selector(A.g, named: \"g\"), for: .x) } }"),
    Row(
      "class A { func g(_ a: Int) {}; func f() { b.removeTarget(self, action: #selector(g), for: .x) } }",
      "class A { func g(_ a: Int) {}; func f() { b.removeTarget(self, action: Selector(A.g(_:), named: \"g:\"), for: .x) } }"
    ),
    Row(
      "class A { class B { func f() { h(#selector(self.g(_:for:))) } } }",
      "class A { class B { func f() { h(Selector(A.B.g(_:for:), named: \"g:for:\")) } } }"),
    Row(
      "class A { func g() {} }; class B: A { let s = #selector(g) }",
      "class A { func g() {} }; class B: A { let s = Selector(A.g, named: \"g\") }"),
    Row(
      "class A<T> { func g() {} }; class B: A<Int> { let s = #selector(g) }",
      "class A<T> { func g() {} }; class B: A<Int> { let s = Selector(B.g, named: \"g\") }"),
    Row("let s = #selector(A.g(sender:))", "let s = Selector(A.g(sender:), named: \"gWithSender:\")"),
    Row("let s = #selector(A.g(for:))", "let s = Selector(A.g(for:), named: \"gFor:\")"),
    Row("let s = #selector(A.g as (A) -> () -> Void)", "let s = Selector(A.g as (A) -> () -> Void, named: \"g\")"),
    Row(
      "class A { @objc(go:) func g(_ a: Int) {}; let s = #selector(g) }",
      "class A { func g(_ a: Int) {}; let s = Selector(A.g(_:), named: \"go:\") }"),
    Row(
      "class A { func g() {} }; let s = #selector(model.g)",
      "class A { func g() {} }; let s = Selector(A.g, named: \"g\")"),
    Row(
      "class A { func g(_ a: Box<Int, B> = x, for b: UIEvent?) -> Int { 1 }; let s = #selector(g(_:for:)) }",
      "class A { func g(_ a: Box<Int, B> = x, for b: UIEvent?) -> Int { 1 }; let s = Selector({ (target: A) -> @MainActor (Box<Int, B>, UIEvent?) -> Void in { _ = target.g($0, for: $1) } }, named: \"g:for:\") }"
    ),
    Row(
      "class A: UIView { let s = #selector(becomeFirstResponder) }",
      "class A: UIView { let s = Selector({ (target: A) -> @MainActor () -> Void in { _ = target.becomeFirstResponder() } }, named: \"becomeFirstResponder\") }"
    ),
    Row(
      "class A { func g() {}; func f() { h(#selector(type(of: self).g)) } }",
      "class A { func g() {}; func f() { h(Selector(A.g, named: \"g\")) } }"),
    Row("let s = #selector(getter: A.b)", "let s = #selector(getter: A.b)"),
    Row(
      "protocol P: AnyObject { func g() }; let s = #selector(P.g)",
      "protocol P: AnyObject { func g() }; let s = Selector(\"g\")"),
    Row(
      "protocol P: AnyObject { func g(_ a: Int) }; class A: P { func g(_ a: Int) {}; let s = #selector(P.g) }",
      "protocol P: AnyObject { func g(_ a: Int) }; class A: P { func g(_ a: Int) {}; let s = Selector(A.g(_:), named: \"g:\") }"
    ),
    Row(
      "class A { func g() {}; let s = Selector((\"g\")) }",
      "class A { func g() {}; let s = Selector(A.g, named: \"g\") }"),
    Row(
      "class A { func g(_ a: Int) {}; let s = Selector(\"g:\") }",
      "class A { func g(_ a: Int) {}; let s = Selector(A.g(_:), named: \"g:\") }"),
    Row("let s = Selector((\"g\"))", "let s = Selector((\"g\"))"),
    Row(
      "class A { func f() { perform(#selector(g), with: nil, afterDelay: d + 1) } }",
      "class A { func f() { perform(Selector(A.g, named: \"g\"), with: nil, afterDelay: d + 1) } }"),
    Row(
      "class A { func g(_ a: Int) {}; func f() { self.perform(#selector(g), with: b) } }",
      "class A { func g(_ a: Int) {}; func f() { self.g(b) } }"),
    Row("b?.perform(#selector(A.g))", "b?.g()"),
  ]

  nonisolated static let others = [
    Row("let k = #keyPath(CALayer.cornerRadius)", "let k = \"cornerRadius\""),
    Row("let k = #keyPath(UIView.isHidden)", "let k = \"hidden\""),
    Row("let k = #keyPath(layer.shadowPath)", "let k = \"layer.shadowPath\""),
    Row("class A { var isB = true; let k = #keyPath(A.isB) }", "class A { var isB = true; let k = \"isB\" }"),
    Row("let k = NSStringFromSelector(#selector(getter: UIView.frame))", "let k = \"frame\""),
    Row("let k = NSStringFromSelector(#selector(getter: view.isHidden))", "let k = \"isHidden\""),
    Row(
      "class A: NSObject { override func observeValue(a: B) { super.observeValue(a: b) } }",
      "class A: NSObject { func observeValue(a: B) { () } }"),
    Row(
      "class A: UIView { override func observeValue(a: B) { super.observeValue(a: b) } }",
      "class A: UIView { override func observeValue(a: B) { super.observeValue(a: b) } }"),
    Row("let a = (b as AnyObject).cgRectValue", "let a = (b as? NSValue)?.cgRectValue"),
    Row("let a = (b as AnyObject).cgRectValue?.size", "let a = (b as? NSValue)?.cgRectValue.size"),
    Row("let a = (b as AnyObject?)?.doubleValue", "let a = (b as? NSNumber)?.doubleValue"),
    Row("let a = (b as AnyObject).doubleValue!", "let a = (b as? NSNumber)!.doubleValue"),
    Row("let a = (b as AnyObject).name", "let a = (b as AnyObject).name"),
    Row("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    Row("import class UIKit.UIView", "import class UIKit.UIView"),
    Row("import Darwin", "import Foundation"),
    Row("import func Darwin.pow", "import Foundation"),
    Row("import ObjectiveC.runtime", "import Foundation"),
    Row("import CoreText", "import CoreText"),
    Row("import AVKit\nlet a = 1", "#if canImport(AVKit)\nimport AVKit\n#endif\nlet a = 1"),
    Row("#if os(iOS)\nlet a = 1\n#endif", "#if canImport(UIKit)\nlet a = 1\n#endif"),
    Row("#if !os(iOS) || os(tvOS)\n#endif", "#if !canImport(UIKit) || os(tvOS)\n#endif"),
    Row(
      "#if canImport(UIKit.UIButton)\n#elseif os( iOS )\n#endif",
      "#if canImport(UIKit)\n#elseif canImport(UIKit)\n#endif"),
    Row("let a = try autoreleasepool { 1 }", "let a = try ({ 1 })()"),
    Row("if #available(iOS 13, *) { f() } else { g() }", "do { f() } "),
    Row("if #available(iOS 13, *) { f() }", "if #available(iOS 13, *) { f() }"),
    Row("if a { f() } else if #available(iOS 13, *) { g() } else { h() }", "if a { f() } else  { g() } "),
    Row("if #available(iOS 13, *) {\n  f()\n} else if a {\n  g()\n} else {\n  h()\n}", "do {\n  f()\n} \n\n\n\n"),
    Row("if #available(iOS 13, *), a { f() } else { g() }", "if #available(iOS 13, *), a { f() } else { g() }"),
    Row("func f() { guard #available(iOS 13, *) else { return }; g() }", "func f() { ; g() }"),
    Row("let a = if #available(iOS 13, *) { 1 } else { 2 }", "let a = if #available(iOS 13, *) { 1 } else { 2 }"),
    Row("let a = b as CFTypeRef", "let a = b as CFTypeRef"),
    Row("let a = CGRectZero", "let a = CGRect.zero"),
    Row("let a = CGAffineTransformMakeScale(f(1, 2), 3)", "let a = CGAffineTransformMakeScale(f(1, 2), 3)"),
    Row("let a = arc4random_uniform(6)", "let a = UInt32.random(in: 0..<max(1, 6))"),
    Row("let a = arc4random()", "let a = UInt32.random(in: .min ... .max)"),
    Row("func arc4random() {}; arc4random()", "func arc4random() {}; arc4random()"),
  ]

  nonisolated static let classes = [
    Row(
      "class A {\n}\nextension A {\n  override func f() {}\n}",
      "class A {\n  override func f() {}\n}\nextension A {\n\n}"),
    Row(
      "class A {}\npublic extension A { override var a: Int { 1 } }",
      "class A {\n  public override var a: Int { 1 }\n}\npublic extension A {  }"),
    Row(
      "class A {}\nextension A { @objc open override func f() { g(#selector(f)) } }",
      "class A {\n  open override func f() { g(Selector(A.f, named: \"f\")) }\n}\nextension A {  }"),
    Row(
      "class A {}\nextension A { @objc func f(a: Int) {}; func g() {} }\nclass B: A { override func f(a: Int) {} }",
      "class A {\n  func f(a: Int) {}\n}\nextension A { ; func g() {} }\nclass B: A { override func f(a: Int) {} }"),
    Row("extension UIView { override func f() {} }", "extension UIView { override func f() {} }"),
    Row(
      "extension UIView { @objc func f(_ a: Int, for b: Int) { g() } }\nextension UILabel { override open func f(_ a: Int, for b: Int) {} }",
      "extension UIView { func f(_ a: Int, for b: Int) { if let receiver = self as? UILabel { return receiver.fOfUILabel(a, for: b) }; g() } }\nextension UILabel { public func fOfUILabel(_ a: Int, for b: Int) {} }"
    ),
    Row(
      "extension UIView { @objc var a: Int { 1 } }\nclass A: UIView { override var a: Int { 2 } }\nclass B: A { override var a: Int { 3 } }",
      "extension UIView { var a: Int { if let receiver = self as? B { return receiver.aOfB }; if let receiver = self as? A { return receiver.aOfA }; return 1 } }\nclass A: UIView { var aOfA: Int { 2 } }\nclass B: A { var aOfB: Int { 3 } }"
    ),
    Row(
      "extension UIView { @objc func f() {} }\nextension UILabel { override func f() { super.f() } }",
      "extension UIView { func f() {} }\nextension UILabel { override func f() { super.f() } }"),
    Row(
      "class A<T> {}\nextension A where T == Int { override func f() {} }",
      "class A<T> {}\nextension A where T == Int { override func f() {} }"),
  ]

  @Test(arguments: attributes + protocols + optionals + selectors + others + classes)
  func `a source is ported to another one`(row: Row) throws {
    // The import keeps the tool from adding one, and does not change.
    #expect(try PortingSupport.ported(row.before + "\nimport UIKit\n") == row.after + "\nimport UIKit\n")
  }

  @Test(arguments: attributes + protocols + optionals + selectors + others + classes)
  func `a ported source is not changed again`(row: Row) throws {
    let first = try PortingSupport.copies(["A.swift": row.before])
    #expect(try PortingSupport.copies(first) == first)
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
    #expect(try PortingSupport.ported(before) == after)
  }

  @Test func `a file for SwiftUI is left out and reported`() throws {
    let source = "import SwiftUI\nstruct A: View {}\n"
    #expect(try PortingSupport.ported(source) == "#if canImport(SwiftUI)\n\(source)\n#endif\n")
    #expect(try PortingSupport.port(["A.swift": source]).reports[0].findings.map(\.construct) == ["import SwiftUI"])
  }

  @Test func `a file for SwiftUI without its names loses the import alone`() throws {
    let expected = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nlet a = 1\n"
    #expect(try PortingSupport.ported("import SwiftUI\nlet a = 1\n") == expected)
  }

  @Test func `an override moves into a class of another file, unless it needs a private name`() throws {
    let files = ["A.swift": "class A {\n}\n", "B.swift": "extension A { override func f() {} }\n"]
    let copies = try PortingSupport.port(files).files.map { String(decoding: $0.plainBytes, as: UTF8.self) }
    #expect(copies == ["class A {\n  override func f() {}\n}\n", "extension A {  }\n"])
    let secret = files.merging(["B.swift": "private let g = 1\nextension A { override func f() { print(g) } }"]) { $1 }
    let result = try PortingSupport.port(secret)
    #expect(result.files.allSatisfy { !$0.isChanged })
    #expect(result.reports.map { $0.findings.map(\.construct) } == [[], ["override in an extension"]])
  }

  @Test func `the copy has none of the findings that the tool can change`() throws {
    let attributes = FindingTests.attributes + FindingTests.keys
    let sources =
      attributes.map { ($0, "class Z {}\n\($0.source)") }
      + FindingTests.selectors.map { row in
        (row, "class Z: UIView {\n@objc func f(_ a: Int = 0) {}\n@objc func f() {}\nfunc z() { \(row.source) } }")
      }
    for (row, source) in sources where row.verdict == .change && row.construct != "#selector" {
      let left = try PortingSupport.port(["A.swift": source + "\nimport UIKit"]).reports[0].findings
      #expect(left.allSatisfy { $0.row != row.row }, "\(row.source): \(left)")
    }
  }
}
