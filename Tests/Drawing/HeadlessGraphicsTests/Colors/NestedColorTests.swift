import HeadlessKit
import HeadlessTesting

@Suite("Nested dynamic colors", .reportsIssuesAsFailures) struct NestedColorTests {
  /// Returns a color in some dynamic ones, each of which answers with the next one, or asks it for its parts.
  static func nested(_ levels: Int, asking: Bool) -> Color {
    var color = Color.red
    for _ in 0..<levels { color = Color { [color] traits in asking ? color.resolvedColor(with: traits) : color } }
    return color
  }

  @Test(arguments: [true, false]) func `thirty levels are resolved`(asking: Bool) {
    expectEqual(Self.nested(30, asking: asking).cgColor, Color.red.cgColor)
  }

  @Test(arguments: [true, false])
  func `a hundred thousand levels are reported once, are clear, and are released without recursion`(asking: Bool) {
    let color = Self.nested(100_000, asking: asking)
    let resolved = expectReport(
      "Color.init(dynamicProvider:): Expected at most 32 nested dynamic colors; got more; using clear. "
        + "Return a color that does not resolve to this one."
    ) { color.cgColor }
    expectEqual(resolved, CGColor.clear)
  }

  @Test(arguments: [true, false])
  func `a color that answers with itself, or asks itself for its parts, is reported and clear`(asking: Bool) {
    final class Circle: @unchecked Sendable { var color = Color.red }
    let circle = Circle()
    circle.color = Color { traits in asking ? circle.color.resolvedColor(with: traits) : circle.color }
    let reports = IssueReporting.collect { expectEqual(circle.color.cgColor, CGColor.clear) }
    expectEqual(reports.map(\.place), ["Color.init(dynamicProvider:)"])
    circle.color = .red
  }

  @Test func `a dynamic color releases its code when it is deallocated`() {
    final class Token: Sendable {}
    weak var gone: Token?
    do {
      let token = Token()
      gone = token
      let color = Color { [token] _ in token === token ? .red : .green }
      expectEqual(color.cgColor, Color.red.cgColor)
    }
    expectNil(gone)
  }
}
