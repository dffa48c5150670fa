import Testing

@testable import Portability

@Suite("Parameters")
struct ParameterTests {
  @Test(arguments: [
    ("()", "", ""), ("(_ a: Int, b: B?)", "_ b", "Int,B?"), ("(a: [Int] = [1, 2], for b: C)", "a! for", "[Int],C"),
    ("(@ViewBuilder content: () -> V, b: Int)", "content b", "()->V,Int"),
    ("(@A(1, 2) a: B)", "a", "B"), ("(a: (Int) -> Void = { _, _ in (1, 2) }, b: C)", "a! b", "(Int)->Void,C"),
    ("(a: Box<Int, (B) -> C> = x, b: D)", "a! b", "Box<Int,(B)->C>,D"),
    ("(a: @escaping () -> Void)", "a", "@escaping()->Void"),
    ("(a", "a", ""), ("(a: (", "a", "("),
  ])
  func `labels, types and defaults are read`(source: String, labels: String, types: String) throws {
    let tokens = try Lexer.tokens(of: Array(source.utf8))
    let parameters = Parameter.all(in: 0, of: tokens)
    expectEqual(parameters.map { $0.label + ($0.hasDefault ? "!" : "") }.joined(separator: " "), labels)
    expectEqual(parameters.map { tokens[$0.type].map(\.text).joined() }.joined(separator: ","), types)
  }

  @Test(arguments: [
    ("class A { func f<T>(@B a: T, b: Int) {} }", "f(a:b:)"),
    ("class A { init?(a: () -> Int = { 1, 2 }) {} }", "init(a:)"),
    ("class A { override dynamic open func f(_ a: Int) {} }", "f(_:)"),
  ])
  func `the signature of a declaration has its labels`(source: String, signature: String) throws {
    let declarations = Declaration.all(in: try Lexer.tokens(of: Array(source.utf8)))
    expectEqual(declarations.last?.signature, signature)
    expectEqual(declarations.last?.isOverride, source.contains("override"))
  }
}
