import Conformance
import HeadlessKit
import RepositoryFiles
import Testing

@testable import ConformanceCommand

@MainActor struct ComparisonJSONTests {
  private static func scene(_ name: String, _ facts: [String]) -> ConformanceScene {
    ConformanceScene(name, facts: facts, scale: 2, file: "PrintedButtons.swift") { _ in }
  }

  private static func recording(_ system: String, _ values: [String: [String: RecordedValue]]) -> Recording {
    Recording(
      system: system, device: "", date: nil, scale: 2,
      texts: [RecordedText(text: "Verify", font: ".SFUI-Regular", fontSize: 17, width: 50, height: 20)],
      scenes: values.map { RecordedScene(scene: $0, digest: scene("", []).digest, values: $1) })
  }

  @Test func `the outcomes have these names`() {
    #expect(
      Comparison.Outcome.allCases.map(\.rawValue) == [
        "equal", "different", "known", "faulty", "omitted", "unknown", "outdated", "missingInSecond", "missingInFirst",
      ])
  }

  @Test func `a comparison has these members`() throws {
    let known = [("b", RecordedValue.number(3), RecordedValue?.none), ("c", .none, .flag(true))].map {
      KnownDifference(scene: "s", value: $0, system: "iOS 26.1", recorded: $1, here: $2, reason: "The reason.")
    }
    var first = Self.recording("iOS 26.1", ["s": ["a": .number(1), "b": .flag(true), "c": .none]])
    first.environment = RecordingEnvironment(hasApp: true, language: "de")
    var comparison = Comparison(
      first, Self.recording("HeadlessKit", ["s": ["a": .numbers([1, 2.5]), "c": .flag(true), "d": .text("d")]]),
      scenes: [Self.scene("s", ["a1"]), Self.scene("t", ["a1"])], known: known, expecting: ["t"], isPartial: true)
    let text = RecordedText(text: "", font: "Nowhere", fontSize: 17, width: 1, height: 1)
    comparison.unknownFonts = UnknownFonts(of: first.texts + [text])
    comparison.widths = TextWidths(texts: 1, medianError: 0.25, worstError: 0.5, worstText: "Verify")
    let expected = try Repository.text(of: "Tests/Programs/ConformanceTests/Comparing/Comparison.json")
    try expectEqual(comparison.json + "\n", expected)
  }
}
