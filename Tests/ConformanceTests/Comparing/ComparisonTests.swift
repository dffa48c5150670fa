import Conformance
import Foundation
import HeadlessKit
import Testing

@testable import ConformanceCommand

/// The outcomes of comparisons.
@MainActor
struct ComparisonTests {
  private static func scene(_ name: String, _ facts: [String] = ["a1"]) -> ConformanceScene {
    ConformanceScene(name, facts: facts, scale: 2, file: "PrintedButtons.swift") { _ in }
  }

  private static func recording(_ values: [String: [String: RecordedValue]], digest: String? = nil) -> Recording {
    Recording(
      system: "iOS 26.1", device: "", date: nil, scale: 2,
      scenes: values.map { RecordedScene(scene: $0, digest: digest, values: $1) })
  }

  private static func compare(
    _ first: [String: [String: RecordedValue]], _ second: [String: [String: RecordedValue]], digest: String? = nil,
    known: [KnownDifference] = []
  ) -> Comparison {
    let scenes = Set(first.keys).union(second.keys).subtracting(["gone"]).map { scene($0) }
    return Comparison(recording(first, digest: digest), recording(second), scenes: scenes, known: known)
  }

  @Test func `numbers are equal within six ten-thousandths`() {
    #expect(RecordedValue.number(1).isClose(to: .number(1.0006)))
    #expect(!RecordedValue.number(1).isClose(to: .number(1.0007)))
    #expect(RecordedValue.numbers([1, 2]).isClose(to: .numbers([1.0005, 2])))
    #expect(!RecordedValue.numbers([1, 2]).isClose(to: .numbers([1])))
    #expect(!RecordedValue.number(1).isClose(to: .text("1")))
    #expect(RecordedValue.numbers([]).isClose(to: .list([])))
  }

  @Test func `equal values make equal scenes, and further values of the second recording are ignored`() {
    let comparison = Self.compare(["s": ["a": .number(1)]], ["s": ["a": .number(1), "b": .flag(true)]])
    #expect(comparison.rows.map(\.outcome) == [.equal] && comparison.isEqual)
  }

  @Test func `a value that differs, or that the second recording lacks, makes a scene different`() {
    let comparison = Self.compare(["s": ["a": .number(1), "b": .flag(true)]], ["s": ["a": .number(2)]])
    #expect(comparison.rows.map(\.outcome) == [.different] && !comparison.isEqual)
    #expect(
      comparison.rows[0].differences == [
        .init(name: "a", first: .number(1), second: .number(2), reason: nil),
        .init(name: "b", first: .flag(true), second: nil, reason: nil),
      ])
  }

  @Test func `a scene whose differences are all known is not different`() {
    let known = KnownDifference(scene: "s", value: "a", reason: "The reason.")
    let values: [String: RecordedValue] = ["a": .number(1), "b": .number(1)]
    #expect(Self.compare(["s": values], ["s": ["a": .number(2), "b": .number(1)]], known: [known]).isEqual)
    #expect(!Self.compare(["s": values], ["s": ["a": .number(2), "b": .number(2)]], known: [known]).isEqual)
  }

  @Test func `unknown, missing and outdated scenes are listed`() {
    let values: [String: RecordedValue] = ["a": .number(1)]
    let comparison = Self.compare(["gone": values, "s": values, "t": values], ["t": values, "u": values])
    #expect(comparison.rows.map(\.outcome) == [.unknown, .missing, .equal] && comparison.others == ["u"])
    #expect(!comparison.isEqual)
    #expect(Self.compare(["s": values], ["s": values], digest: "old").rows.map(\.outcome) == [.outdated])
  }

  @Test func `a comparison of nothing is not equal`() {
    #expect(!Self.compare([:], [:]).isEqual)
    #expect(!Self.compare(["s": ["a": .flag(true)]], ["s": ["a": .flag(true)]], digest: "old").isEqual)
  }

  @Test func `the text shows the numbers of both systems, and the facts`() {
    var second = Self.recording(["s": ["frame": .numbers([1, 2, 30.5, 1.0 / 3])]])
    second.system = "HeadlessKit"
    let comparison = Comparison(
      Self.recording(["s": ["frame": .numbers([1, 2, 30, 0])]]), second, scenes: [Self.scene("s", ["b2", "a10"])],
      known: [])
    #expect(
      comparison.text == """
        iOS 26.1 and HeadlessKit: 1 scene, 1 value: 0 equal, 1 different

        s: different
          frame
            iOS 26.1: [1, 2, 30, 0]
            HeadlessKit: [1, 2, 30.5, 0.333]

        by fact:
          a10: 1 different
          b2: 1 different
        """)
    #expect(comparison.markdown.hasSuffix("| b2 | 1 | 0 | 1 | 0 |"))
  }

  @Test func `the JSON has the numbers of both systems`() throws {
    let comparison = Self.compare(["s": ["a": .number(1)]], ["s": ["a": .number(2)]])
    let object = try #require(JSONSerialization.jsonObject(with: Data(comparison.json.utf8)) as? [String: Any])
    let scenes = try #require(object["scenes"] as? [[String: Any]])
    let differences = try #require(scenes[0]["differences"] as? [[String: Any]])
    #expect(differences[0]["first"] as? Double == 1 && differences[0]["second"] as? Double == 2)
    #expect(object["isEqual"] as? Bool == false && scenes[0]["outcome"] as? String == "different")
  }

  @Test(arguments: [
    ("iOS 26.1", SystemEra.iOS26), ("iOS 17", .iOS15), ("iPadOS 18.2", .iOS15), ("iOS 9", .standard), ("", .standard),
  ])
  func `a system belongs to an era`(system: String, era: SystemEra) {
    #expect(SystemEra.of(system: system) == era)
  }
}
