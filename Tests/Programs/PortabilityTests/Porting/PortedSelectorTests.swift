import Testing

@testable import Portability

/// Selectors that need more than the class and the name, as a text before and after.
@Suite("Ported selectors") struct PortedSelectorTests {
  @Test(arguments: try TextRow.table("PortedSelectors")) func `a selector is written with its method`(
    row: TextRow
  ) throws {
    try PortingSupport.expectPorted(row)
  }

  @Test(arguments: [
    ("let s = #selector(getter: A.b)", "a getter has no selector here"),
    ("let s = #selector(setter: A.b)", "a setter has no selector here"),
    ("class A { static func g() {}; let s = #selector(A.g) }", "g is a static method"),
    ("class A { func g(_ a: Int, b: Int) {}; let s = #selector(g) }", "A string finds only methods that were named"),
  ])
  func `a selector that no method replaces is listed with the reason`(source: String, reason: String) throws {
    let findings = try PortingSupport.port(["A.swift": source + "\nimport UIKit"]).reports[0].findings
    expectEqual(findings.count, 1)
    expectEqual(findings.first?.message.contains(reason), true, "\(findings)")
  }
}
