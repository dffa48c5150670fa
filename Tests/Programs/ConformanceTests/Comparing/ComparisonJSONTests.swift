import Conformance
import HeadlessKit
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
    comparison.widths = TextWidths(count: 1, median: 0.25, worst: (0.5, "Verify"))
    #expect(
      try comparison.json == #"""
        {
          "facts" : [
            {
              "different" : 1,
              "equal" : 0,
              "fact" : "a1",
              "faulty" : 0,
              "known" : 0,
              "notCompared" : 1,
              "scenes" : 2
            }
          ],
          "first" : "iOS 26.1",
          "isEqual" : false,
          "isPartial" : true,
          "obsoleteKnownDifferences" : [
            {
              "recorded" : 3,
              "scene" : "s",
              "system" : "iOS 26.1",
              "value" : "b"
            }
          ],
          "scenes" : [
            {
              "differences" : [
                {
                  "first" : 1,
                  "name" : "a",
                  "second" : [
                    1,
                    2.5
                  ]
                },
                {
                  "first" : true,
                  "name" : "b"
                },
                {
                  "first" : null,
                  "known" : "The reason.",
                  "name" : "c",
                  "second" : true
                },
                {
                  "name" : "d",
                  "second" : "d"
                }
              ],
              "facts" : [
                "a1"
              ],
              "faults" : [

              ],
              "outcome" : "different",
              "scene" : "s",
              "values" : 4
            },
            {
              "differences" : [

              ],
              "facts" : [
                "a1"
              ],
              "faults" : [

              ],
              "outcome" : "missingInFirst",
              "scene" : "t",
              "values" : 0
            }
          ],
          "second" : "HeadlessKit",
          "settings" : [
            "the first recording, iOS 26.1, was recorded with other settings: the language is de. Record it with the standard settings."
          ],
          "textWidths" : {
            "medianError" : 0.25,
            "texts" : 1,
            "worstError" : 0.5,
            "worstText" : "Verify"
          },
          "texts" : {
            "differences" : [

            ],
            "facts" : [

            ],
            "faults" : [

            ],
            "outcome" : "equal",
            "scene" : "sizes of texts",
            "values" : 1
          },
          "unknownFonts" : {
            "names" : [
              "Nowhere"
            ],
            "texts" : 1,
            "total" : 2
          }
        }
        """#)
  }
}
