import Testing

@testable import Portability

@Suite("The branches of #if") struct ConditionTests {
  /// Returns the names that stay of a source.
  private func names(_ source: String) throws -> [String] {
    let code = try ActiveCode(Lexer.tokens(of: Array(source.utf8)), modules: ["UIKit", "Foundation"])
    return code.tokens.map(\.text)
  }

  @Test(
    arguments: [
      ("os(Linux)", true), ("os(iOS)", false), ("os(iOS) || os(Linux)", true), ("os(iOS) && DEBUG", false),
      ("!os(iOS)", true), ("!(os(iOS) || os(tvOS))", true), ("canImport(UIKit)", true), ("canImport(SwiftUI)", false),
      ("canImport(ObjectiveC)", false), ("canImport(UIKit.UIFoo)", false), ("canImport(SnapKit)", nil),
      ("targetEnvironment(simulator)", false), ("DEBUG", nil), ("!DEBUG", nil), ("DEBUG || os(Linux)", true),
      ("compiler(>=6.0)", true), ("compiler(<6)", false), ("compiler(>=7)", false), ("swift(>=5.9)", true),
      ("swift(>=6)", nil), ("swift(<5)", false), ("swift(<4.2)", false), ("swift(<5.10)", false), ("swift(<6)", nil),
      ("!swift(<5)", true), ("canImport(LinkPresentation)", false), ("canImport(VisionKit)", false),
      ("arch(arm64)", nil), ("true", true), ("false", false), ("", nil),
    ] as [(String, Bool?)])
  func `a condition holds, does not hold, or depends on what is not known`(text: String, value: Bool?) throws {
    let tokens = try Lexer.tokens(of: Array(text.utf8))
    expectEqual(Condition.value(of: tokens[...], modules: ["UIKit"]), value)
  }

  @Test(
    arguments: [
      ("os(iOS)", true), ("canImport(UIKit.UIButton)", true), ("os(iOS) && DEBUG", nil), ("!os(iOS)", false),
      ("os(tvOS)", false), ("canImport(AppKit.NSView)", false),
    ] as [(String, Bool?)])
  func `canImport(UIKit) in the place of a question for iOS`(text: String, value: Bool?) throws {
    let tokens = try Lexer.tokens(of: Array(text.utf8))
    expectEqual(Condition.value(of: tokens[...], modules: ["UIKit"], isPorted: true), value)
    expectEqual(Condition.value(of: tokens[...], modules: [], isPorted: true), text.hasPrefix("!"))
  }

  @Test func `a branch that only iOS compiles is read where it holds the import, or all of the file`() throws {
    try expectEqual(names("#if os(iOS)\nimport UIKit\na\n#endif"), ["import", "UIKit", "a"])
    try expectEqual(
      names("import Foundation\n#if canImport(UIKit.UIButton)\na\n#endif"), ["import", "Foundation", "a"])
    try expectEqual(names("import UIKit\nb\n#if canImport(UIKit.UIButton)\na\n#endif"), ["import", "UIKit", "b"])
    try expectEqual(names("#if os(iOS)\nimport UIKit\n#else\nimport AppKit\n#endif\nc"), ["import", "UIKit", "c"])
  }

  @Test func `the branch that Linux takes stays, and no other`() throws {
    try expectEqual(names("#if os(iOS)\na\n#elseif os(Linux)\nb\n#elseif DEBUG\nc\n#else\nd\n#endif\ne"), ["b", "e"])
    try expectEqual(names("#if os(iOS)\na\n#else\nb\n#endif"), ["b"])
  }

  @Test func `where the value is not known, both branches stay`() throws {
    try expectEqual(names("#if DEBUG\na\n#else\nb\n#endif"), ["a", "b"])
  }

  @Test func `branches inside of a branch that is left out are left out`() throws {
    try expectEqual(names("#if os(iOS)\n#if os(Linux)\na\n#else\nb\n#endif\nc\n#endif\nd"), ["d"])
  }

  @Test func `twenty thousand #if in each other take no stack and no square of time`() throws {
    let depth = 20_000
    let source =
      String(repeating: "#if os(iOS)\n", count: depth) + "a\n" + String(repeating: "#endif\n", count: depth) + "b"
    try expectEqual(names(source), ["b"])
  }

  @Test(arguments: [
    ("a\n#if DEBUG\nb", "line 2: #if has no #endif"), ("a\n\n#endif", "line 3: #endif has no #if"),
    ("#else", "line 1: #else has no #if"),
  ])
  func `an #if without its end, or the reverse, is refused`(source: String, complaint: String) {
    let error = #expect(throws: SourceError.self) { _ = try names(source) }
    expectEqual(error?.description, complaint)
  }
}
