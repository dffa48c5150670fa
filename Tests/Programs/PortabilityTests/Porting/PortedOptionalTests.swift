import Testing

@testable import Portability

/// Optional requirements that are asked for, read and hidden.
@Suite("Optional requirements") struct PortedOptionalTests {
  private static let before = "@objc protocol P { @objc optional func f(_ a: Int) -> Bool; @objc optional func g() }\n"
  private static let after =
    "protocol P: AnyObject { func f(_ a: Int) -> Bool?; func g() }\n\nextension P {\n"
    + "  func f(_ a: Int) -> Bool? { nil }\n  func g() {}\n}\n"

  @Test(arguments: [
    ("if d?.responds(to: #selector(P.g)) ?? false {}", "if (d != nil) {}"),
    ("if self.d?.responds(to: #selector(P.f(_:))) == true {}", "if (self.d != nil) {}"),
    ("if d.responds(to: #selector(P.g)) {}", "if true {}"),
    ("let a = (d as? P)?.responds(to: #selector(P.g)) ?? false", "let a = ((d as? P) != nil)"),
    ("let a = b(1)!.c?.responds(to: #selector(P.g)) ?? true", "let a = true"),
    ("if d?.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))) ?? false {}", "if (d != nil) {}"),
  ])
  func `the question for an optional requirement is one for the object, and listed`(before: String, after: String)
    throws
  {
    let end = "\nimport UIKit\n"
    let result = try PortingSupport.port(["A.swift": Self.before + before + end])
    expectEqual(String(decoding: result.files[0].plainBytes, as: UTF8.self), Self.after + after + end)
    expectEqual(result.reports[0].findings.map(\.construct), ["responds(to:)"])
    expectEqual(result.reports[0].findings.map(\.row), [.optional])
  }

  @Test func `the question for a method of a class stays`() throws {
    let source = "let a = view.responds(to: #selector(UIView.layoutIfNeeded))\nimport UIKit\n"
    #expect(try PortingSupport.ported(source).hasPrefix("let a = view.responds(to: Selector(UIView.layoutIfNeeded,"))
  }

  @Test(arguments: [
    ("guard let h = delegate?.f(_:) else { return }", "f without a call"),
    ("let h = delegate?.f", "f without a call"), ("if d?.g != nil {}", "g without a call"),
    ("if delegate?.g?() == nil {}", "g(…) compared with nil"),
    ("if delegate?.g!() != nil {}", "g(…) compared with nil"), ("if d.g?() == nil {}", "g(…) compared with nil"),
    ("if delegate?.scrollViewDidScroll == nil {}", "scrollViewDidScroll without a call"),
  ])
  func `an optional method that is not called is listed`(source: String, construct: String) throws {
    let source = Self.before + "func z() { \(source) }\nimport UIKit"
    try expectEqual(PortingSupport.port(["A.swift": source]).reports[0].findings.map(\.construct), [construct])
  }

  @Test(arguments: [
    "delegate?.g?()", "if delegate?.f?(1) == nil {}", "let a = self.g", "let s = #selector(A.g)",
    "if delegate?.navigationController == nil {}", "let a = g",
  ])
  func `a call of an optional method, and another member of its name, is not listed`(source: String) throws {
    let source = Self.before + "class A { func g() {} }\nfunc z() { \(source) }\nimport UIKit"
    try expectEqual(PortingSupport.port(["A.swift": source]).reports[0].findings, [])
  }

  @Test func `an optional call with the labels of its parameters loses its question mark`() throws {
    let ported = try PortingSupport.ported(Self.before + "let a = d?.f(_:)?(1)\nimport UIKit\n")
    expectEqual(ported, Self.after + "let a = d?.f(_:)(1)\nimport UIKit\n")
  }

  @Test func `an implementation in a subclass of the class that conforms is listed`() throws {
    let classes = "class A: P {}\nclass B: A { func g() {} }\nimport UIKit"
    let findings = try PortingSupport.port(["A.swift": Self.before + classes]).reports[0].findings
    expectEqual(findings.map(\.construct), ["g() of B"])
    expectEqual(findings.first?.message.contains("as A conforms to the protocol and lacks it; declare it in A"), true)
    let whole = "class A: P { func g() {} }\nclass B: A { override func g() {} }"
    try expectEqual(PortingSupport.port(["A.swift": Self.before + whole + "\nimport UIKit"]).reports[0].findings, [])
  }

  @Test func `a property without a type that stands for an optional requirement is listed`() throws {
    let source = "@objc protocol P { @objc optional var a: Int { get } }\nclass A: P { var a = 1 }\nimport UIKit"
    try expectEqual(PortingSupport.port(["A.swift": source]).reports[0].findings.map(\.construct), ["a"])
  }
}
