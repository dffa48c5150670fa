import Foundation

@testable import HeadlessTesting

@Suite("Line differences") struct LineDiffTests {
  private func lines(_ text: some StringProtocol) -> [Substring] {
    text.map { Substring(String($0)) }
  }

  private func diff(_ old: String, _ new: String) -> LineDiff { LineDiff(from: lines(old), to: lines(new)) }

  private func short(_ diff: LineDiff) -> String {
    diff.edits.map { $0.description.replacingOccurrences(of: " ", with: "") }.joined(separator: " ")
  }

  @Test(arguments: [
    ("", "", ""), ("abc", "abc", "a b c"), ("", "ab", "+a +b"), ("ab", "", "-a -b"), ("abc", "axc", "a -b +x c"),
    ("abc", "bc", "-a b c"), ("ab", "abc", "a b +c"), ("abcd", "acbd", "a -b c +b d"),
  ])
  func `removed lines precede inserted ones, and equal lines stay`(old: String, new: String, expected: String) {
    expectEqual(short(diff(old, new)), expected)
  }

  @Test func `Myers' own example has five edits`() {
    expectEqual(diff("abcabba", "cbabac").edits.filter(\.isChange).count, 5)
  }

  @Test func `the edits convert the old list to the new one, and are as few as the longest common subsequence allows`()
  {
    let seed = UInt64.random(in: 0...UInt64.max)
    var source = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let old = (0..<Int.random(in: 0...12, using: &source)).map { _ in "abc".randomElement(using: &source)! }
      let new = (0..<Int.random(in: 0...12, using: &source)).map { _ in "abc".randomElement(using: &source)! }
      let edits = diff(String(old), String(new)).edits
      let kept = edits.filter { !$0.isChange }.count
      expectEqual(texts(edits) { !$0.isInsertion }, String(old), "seed \(seed)")
      expectEqual(texts(edits) { $0.isInsertion || !$0.isChange }, String(new), "seed \(seed)")
      expectEqual(kept, longestCommonPart(old, new), "seed \(seed)")
    }
  }

  private func texts(_ edits: [LineDiff.Edit], _ isTaken: (LineDiff.Edit) -> Bool) -> String {
    edits.filter(isTaken).map { String($0.description.dropFirst(2)) }.joined()
  }

  /// Returns the textbook table, for comparison.
  private func longestCommonPart(_ old: [Character], _ new: [Character]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for character in old {
      var corner = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = character == other ? corner + 1 : max(above, row[index])
        corner = above
      }
    }
    return row[new.count]
  }

  @Test func `two equal lines are shown around a change, and a line number for omitted ones`() {
    #expect(
      diff("abcdefghij", "abcdxfghij").description
        == """
          … line 3
          c
          d
        - e
        + x
          f
          g
        """)
  }

  @Test func `a long difference is truncated with the number of the rest`() {
    let description = LineDiff(from: [], to: (0..<100).map { "line \($0)" }).description
    #expect(description.hasSuffix("+ line 59\n… and 40 more lines"))
  }

  @Test func `lists without equal lines are removed and inserted as a whole, after a short search`() {
    let old = (0..<50_000).map { Substring("old \($0)") }
    let new = (0..<50_000).map { Substring("new \($0)") }
    let edits = LineDiff(from: old, to: new).edits
    #expect(edits.count == 100_000 && edits[0] == .remove("old 0") && edits[50_000] == .insert("new 0"))
  }
}
