import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Deep trees", .reportsIssuesAsFailures) struct DeepTreeTests {
  /// A stream that counts its calls and stores the last text.
  struct Counter: TextOutputStream {
    var (lines, bytes) = (0, 0)
    var last = ""
    mutating func write(_ string: String) {
      lines += 1
      bytes += string.utf8.count
      last = string
    }
  }

  func chain(_ count: Int) -> View {
    let root = View()
    var leaf = root
    for _ in 1..<count { leaf = leaf.adding(View()) }
    return root
  }

  @Test func `below the limit a line begins with its depth instead of its bars`() {
    let limit = ViewDescription.indentationLimit
    let lines = chain(limit + 2).recursiveDescription.split(separator: "\n")
    expectEqual(lines.count, limit + 2)
    expectEqual(lines[limit], String(repeating: "   | ", count: limit) + "<View; frame = (0 0; 0 0)>")
    expectEqual(lines[limit + 1], "   | (depth \(limit + 1)) <View; frame = (0 0; 0 0)>")
  }

  /// A debug build takes a fifth of it, to be done in seconds; recursion would end it at a hundredth.
  #if DEBUG
    static let length = 200_000
  #else
    static let length = 1_000_000
  #endif

  @Test func `the text of a million nested views is proportional to their number`() {
    let count = Self.length
    var counter = Counter()
    chain(count).writeDescription(to: &counter)
    expectEqual(counter.lines, count)
    expectEqual(counter.last, "\n   | (depth \(count - 1)) <View; frame = (0 0; 0 0)>")
    #expect(counter.bytes < count * 60)
  }

  @Test func `a chain of ten thousand views is written as JSON`() throws {
    try expectEqual(chain(10_000).treeDescription().json().split(separator: "\n").count, 10_000 + 2)
  }
}
