import Testing

@testable import Portability

/// Selectors that need more than the class and the name, as a text before and after.
@Suite("Ported selectors") struct PortedSelectorTests {
  typealias Row = PortedRowsTests.Row

  nonisolated static let editActions = [
    Row(
      "class A: UITextField { func f(_ s: Selector) -> Bool { s == #selector(UIResponderStandardEditActions.paste(_:)) } }",
      "class A: UITextField { func f(_ s: Selector) -> Bool { s == Selector(UIResponder.paste(_:), named: \"paste:\") } }"
    ),
    Row(
      "class A: UITextField { let s = #selector(paste(_:)) }",
      "class A: UITextField { let s = Selector(UIResponder.paste(_:), named: \"paste:\") }"),
    Row(
      "class A: UIView { override func copy(_ s: Any?) {}; let s = #selector(copy(_:)) }",
      "class A: UIView { override func copy(_ s: Any?) {}; let s = Selector(UIResponder.copy(_:), named: \"copy:\") }"),
    Row("let s = #selector(UITextField.cut)", "let s = Selector(UIResponder.cut(_:), named: \"cut:\")"),
    Row(
      "class A: NSObject { func delete(_ s: Int) {}; let s = #selector(delete(_:)) }",
      "class A: NSObject { func delete(_ s: Int) {}; let s = Selector(A.delete(_:), named: \"delete:\") }"),
  ]

  nonisolated static let protocols = [
    Row(
      "protocol P: AnyObject { func g(_ a: Int) }; let s = #selector(P.g(_:))",
      "protocol P: AnyObject { func g(_ a: Int) }; let s = Selector(\"g:\")"),
    Row(
      "protocol P: AnyObject { func g() }; class A { func g() {} }; let s = #selector(P.g)",
      "protocol P: AnyObject { func g() }; class A { func g() {} }; let s = Selector(A.g, named: \"g\")"),
    Row(
      "let s = #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))", "let s = Selector(\"scrollViewDidScroll:\")"),
  ]

  nonisolated static let casts = [
    Row(
      "class A { func g() {}; func g(_ a: Int) {}; let s = #selector(g as () -> Void) }",
      "class A { func g() {}; func g(_ a: Int) {}; let s = Selector(A.g as (A) -> @MainActor () -> Void, named: \"g\") }"
    ),
    Row(
      "class A { let s = #selector(self.g(_:) as (Int) -> Void) }",
      "class A { let s = Selector(A.g(_:) as (A) -> @MainActor (Int) -> Void, named: \"g:\") }"),
  ]

  nonisolated static let noActions = [
    Row(
      "class A { func g(_ a: Int, error: B?, info: C) {}; let s = #selector(g(_:error:info:)) }",
      "class A { func g(_ a: Int, error: B?, info: C) {}; let s = Selector(\"g:error:info:\") }"),
    Row(
      "class A { func g(_ a: Int, done: Bool) {}; let s = #selector(g) }",
      "class A { func g(_ a: Int, done: Bool) {}; let s = Selector(\"g:done:\") }"),
    Row(
      "class A { func g(_ a: Int, for b: UIEvent) {}; let s = #selector(g) }",
      "class A { func g(_ a: Int, for b: UIEvent) {}; let s = Selector(A.g(_:for:), named: \"g:for:\") }"),
    Row(
      "class A { func g(_ a: Int, done: Bool) {}; let s = Selector(\"g:done:\") }",
      "class A { func g(_ a: Int, done: Bool) {}; let s = Selector(\"g:done:\") }"),
    Row(
      "class A: UIViewController { let s = #selector(dismiss(animated:completion:)) }",
      "class A: UIViewController { let s = Selector(\"dismissWithAnimated:completion:\") }"),
    Row(
      "let s = #selector(UINavigationController.popViewController(animated:))",
      "let s = Selector({ (target: UINavigationController) -> @MainActor (AnyObject) -> Void in { _ in _ = target.popViewController(animated: true) } }, named: \"popViewControllerWithAnimated:\")"
    ),
  ]

  nonisolated static let classes = [
    Row(
      "class A { func g() {} }; class B: A { override func g() {}; let s = #selector(g) }",
      "class A { func g() {} }; class B: A { override func g() {}; let s = Selector(A.g, named: \"g\") }"),
    Row(
      "class A { func g() {} }; class B: A { func g(animated: Bool) {}; let s = #selector(g) }",
      "class A { func g() {} }; class B: A { func g(animated: Bool) {}; let s = Selector(A.g, named: \"g\") }"),
    Row(
      "class A { func f() { class B { func g() {}; func h() { k(#selector(g)) } } } }",
      "class A { func f() { class B { func g() {}; func h() { k(Selector(B.g, named: \"g\")) } } } }"),
    Row(
      "class A: UIView { class override var layerClass: AnyClass { k(#selector(A.g)); return B.self } }",
      "class A: UIView { class override var layerClass: AnyClass { k(Selector(A.g, named: \"g\")); return B.self } }"),
    Row(
      "class A: UIView { class override var layerClass: AnyClass { k(#selector(g)); return B.self } }",
      "class A: UIView { class override var layerClass: AnyClass { k(Selector(A.g, named: \"g\")); return B.self } }"),
  ]

  @Test(arguments: editActions + protocols + casts + noActions + classes)
  func `a selector is written with its method`(row: Row) throws {
    #expect(try PortingSupport.ported(row.before + "\nimport UIKit\n") == row.after + "\nimport UIKit\n")
    let first = try PortingSupport.copies(["A.swift": row.before])
    #expect(try PortingSupport.copies(first) == first)
  }

  @Test(arguments: [
    ("let s = #selector(getter: A.b)", "a getter has no selector here"),
    ("let s = #selector(setter: A.b)", "a setter has no selector here"),
    ("class A { static func g() {}; let s = #selector(A.g) }", "g is a static method"),
    ("class A { func g(_ a: Int, b: Int) {}; let s = #selector(g) }", "A string finds only methods that were named"),
  ])
  func `a selector that no method replaces is listed with the reason`(source: String, reason: String) throws {
    let findings = try PortingSupport.port(["A.swift": source + "\nimport UIKit"]).reports[0].findings
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains(reason) == true, "\(findings)")
  }
}
