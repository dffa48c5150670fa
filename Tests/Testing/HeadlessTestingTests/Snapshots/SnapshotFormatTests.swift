import HeadlessKit

@testable import HeadlessTesting

extension SnapshotFormat where Value == [Int] {
  /// Numbers, separated by spaces, that may differ by one.
  fileprivate static var nearly: SnapshotFormat {
    SnapshotFormat(fileExtension: "numbers") { numbers in
      if numbers.isEmpty { throw NoNumbers() }
      return Data(numbers.map(String.init).joined(separator: " ").utf8)
    } difference: { expected, found in
      let (old, new) = (numbers(in: expected), numbers(in: found))
      return old.count == new.count && zip(old, new).allSatisfy { abs($0 - $1) <= 1 } ? nil : "- \(old)\n+ \(new)"
    } attachments: { expected, found in
      [SnapshotAttachment("both", expected + found), SnapshotAttachment("sum", Data("3".utf8), fileExtension: "txt")]
    }
  }

  private static func numbers(in data: Data) -> [Int] {
    String(decoding: data, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
  }
}

private struct NoNumbers: Error, CustomStringConvertible {
  var description: String { "There are no numbers." }
}

@Suite("Snapshot formats", .snapshots(.missing)) struct SnapshotFormatTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check<Value>(_ value: Value, as format: SnapshotFormat<Value>) {
    SnapshotRun.$current.withValue(SnapshotRun()) {
      expectSnapshot(value, as: format, function: "looks()", sourceLocation: folder.place())
    }
  }

  @Test func `the format decides the file's extension and content, and which values are equal`() throws {
    expectEqual(failures { check([1, 2], as: .nearly) }.first?.contains("looks.numbers was missing"), true)
    expectEqual(folder.files, ["__Snapshots__/CardTests/looks.numbers"])
    let file = folder.url.appendingPathComponent(folder.files[0])
    try expectEqual(String(contentsOf: file, encoding: .utf8), "1 2")
    check([1, 3], as: .nearly)
    #expect(
      failures { check([1, 4], as: .nearly) } == [
        """
        The snapshot __Snapshots__/CardTests/looks.numbers is not as expected (- expected, + found):
        - [1, 2]
        + [1, 4]
        Record it again with HEADLESS_RECORD=failed.
        """
      ])
  }

  @Test func `an error of a format fails the test with its description, and writes nothing`() {
    let message = "The snapshot __Snapshots__/CardTests/looks.numbers can't be compared: There are no numbers."
    expectEqual(failures { check([], as: .nearly) }, [message])
    #expect(folder.files.isEmpty)
  }

  @Test func `a format for other values converts them, and keeps everything else`() throws {
    let lengths = SnapshotFormat<[Int]>.nearly.pullback { (words: [String]) in words.map(\.count) }
    _ = failures { check(["a", "bb"], as: lengths) }
    check(["b", "ccc"], as: lengths)
    expectEqual(failures { check(["a"], as: lengths) }.first?.contains("- [1, 2]\n+ [1]\n"), true)
    let (one, two) = (Data("1".utf8), Data("2".utf8))
    expectEqual(lengths.attachments(one, two), SnapshotFormat<[Int]>.nearly.attachments(one, two))
    #expect(throws: NoNumbers.self) { try lengths.bytes([]) }
  }

  @Test func `attachments have the format's extension or one of their own, and the difference is one of them`() {
    let file = SnapshotFile(beside: "/a/CardTests.swift", test: "looks()", name: nil, fileExtension: "numbers")
    let change = Snapshot.Change(expected: Data("1".utf8), difference: "-+")
    let failure = Snapshot(found: Data("4".utf8), file: file)
      .failure(of: .different(change), attachments: SnapshotFormat<[Int]>.nearly.attachments)
    #expect(
      failure?.attachments.map(\.name) == [
        "CardTests-looks-both.numbers", "CardTests-looks-sum.txt", "CardTests-looks-difference.txt",
      ])
    expectEqual(failure?.attachments.map(\.bytes), [Array("14".utf8), Array("3".utf8), Array("-+".utf8)])
  }

  @MainActor @Test func `views have the formats of the short functions`() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    expectEqual(SnapshotFormat<View>.tree().fileExtension, "tree.txt")
    try expectEqual(SnapshotFormat<View>.tree().bytes(view), Data((view.recursiveDescription + "\n").utf8))
    try expectEqual(SnapshotFormat<View>.svg(guides: .bounds).bytes(view), Data(view.svg(guides: .bounds).utf8))
    let pixels = try SnapshotFormat<View>.image(scale: 3).bytes(view)
    try expectEqual(PNG.decode([UInt8](pixels)), view.image(scale: 3).bitmap)
  }

  @MainActor @Test func `a subclass of a view is compared as a view`() {
    final class Card: View {}
    let card = Card(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    let place = folder.place()
    expectEqual(failures { expectSnapshot(card, as: .tree(), function: "looks()", sourceLocation: place) }.count, 1)
    expectEqual(folder.files, ["__Snapshots__/CardTests/looks.tree.txt"])
  }
}
