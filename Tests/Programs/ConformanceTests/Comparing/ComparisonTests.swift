import Conformance
import HeadlessKit
import Testing

@testable import ConformanceCommand

@MainActor struct ComparisonTests {
  private static func scene(_ name: String, _ facts: [String] = ["a1"]) -> ConformanceScene {
    ConformanceScene(name, facts: facts, scale: 2, file: "PrintedButtons.swift") { _ in }
  }

  private static func recording(
    _ values: [String: [String: RecordedValue]], digest: String? = nil, system: String = "iOS 26.1"
  ) -> Recording {
    Recording(
      system: system, device: "", date: nil, scale: 2,
      scenes: values.map { RecordedScene(scene: $0, digest: digest, values: $1) })
  }

  /// Compares values that others published, or those of a digest, with values of the scene as it is.
  private static func compare(
    _ first: [String: [String: RecordedValue]], _ second: [String: [String: RecordedValue]], digest: String? = nil,
    known: [KnownDifference] = []
  ) -> Comparison {
    let scenes = Set(first.keys).union(second.keys).subtracting(["gone"]).map { scene($0) }
    return Comparison(
      recording(first, digest: digest), recording(second, digest: scene("").digest), scenes: scenes, known: known)
  }

  @Test func `numbers are equal within six ten-thousandths`() {
    #expect(RecordedValue.number(1).isClose(to: .number(1.0006)))
    #expect(!RecordedValue.number(1).isClose(to: .number(1.0007)))
    #expect(RecordedValue.numbers([1, 2]).isClose(to: .numbers([1.0005, 2])))
    #expect(!RecordedValue.numbers([1, 2]).isClose(to: .numbers([1])))
    #expect(!RecordedValue.number(1).isClose(to: .text("1")))
    #expect(RecordedValue.numbers([]).isClose(to: .list([])))
  }

  @Test func `numbers that are not finite are equal to themselves alone`() {
    #expect(RecordedValue.number(.infinity).isClose(to: .number(.infinity)))
    #expect(!RecordedValue.number(.infinity).isClose(to: .number(-.infinity)))
    #expect(!RecordedValue.number(.greatestFiniteMagnitude).isClose(to: .number(-.greatestFiniteMagnitude)))
    #expect(!RecordedValue.number(.nan).isClose(to: .number(0)))
  }

  @Test func `a value that differs, or that the second recording lacks, makes a scene different`() {
    let comparison = Self.compare(["s": ["a": .number(1), "b": .flag(true)]], ["s": ["a": .number(2)]])
    #expect(comparison.rows.map(\.outcome) == [.different] && !comparison.isEqual)
    #expect(
      comparison.rows[0].differences == [
        .init(name: "a", first: .number(1), second: .number(2)), .init(name: "b", first: .flag(true), second: nil),
      ])
  }

  @Test func `a value that only the second recording has makes a scene of the same digest different`() {
    let values: ([String: [String: RecordedValue]], [String: [String: RecordedValue]]) = (
      ["s": ["a": .number(1)]], ["s": ["a": .number(1), "b": .flag(true)]]
    )
    let comparison = Self.compare(values.0, values.1, digest: Self.scene("s").digest)
    expectEqual(comparison.rows[0].differences, [.init(name: "b", first: nil, second: .flag(true))])
    #expect(comparison.rows[0].count == 2 && !comparison.isEqual)
    // Numbers that others published are some of the scene's values.
    #expect(Self.compare(values.0, values.1).isEqual)
  }

  @Test(arguments: [nil, "present", "old"], [nil, "present", "old"])
  func `the order of two recordings does not change the outcome`(one: String?, two: String?) {
    func digest(_ age: String?) -> String? { age == "present" ? Self.scene("s").digest : age }
    let first = Self.recording(["s": ["a": .number(1), "b": .flag(true)]], digest: digest(one))
    let second = Self.recording(["s": ["a": .number(1), "c": .flag(true)]], digest: digest(two))
    func row(_ first: Recording, _ second: Recording) -> Comparison.Row {
      Comparison(first, second, scenes: [Self.scene("s")], known: []).rows[0]
    }
    let rows = [row(first, second), row(second, first)]
    #expect(rows[0].outcome == rows[1].outcome && rows[0].count == rows[1].count)
    expectEqual(rows[0].differences.map(\.name), rows[1].differences.map(\.name))
    expectEqual(rows[0].differences.map(\.first), rows[1].differences.map(\.second))
    expectEqual(rows[0].outcome == .outdated, one == "old" || two == "old")
  }

  @Test func `of two recordings the values of the one without a digest are compared`() {
    let published = Self.recording(["s": ["a": .number(1)]])
    let recorded = Self.recording(["s": ["a": .number(1), "b": .flag(true)]], digest: Self.scene("s").digest)
    for (first, second) in [(published, recorded), (recorded, published)] {
      let comparison = Comparison(first, second, scenes: [Self.scene("s")], known: [])
      #expect(comparison.isEqual && comparison.rows[0].count == 1)
    }
  }

  // MARK: Known differences

  private static let known = KnownDifference(
    scene: "s", value: "a", system: "iOS 26.1", recorded: .number(1), here: .number(2), reason: "The reason.")

  @Test func `a scene whose differences are all known is not different`() {
    let values: [String: RecordedValue] = ["a": .number(1), "b": .number(1)]
    let comparison = Self.compare(["s": values], ["s": ["a": .number(2), "b": .number(1)]], known: [Self.known])
    #expect(comparison.rows.map(\.outcome) == [.known] && comparison.isEqual)
    expectEqual(comparison.rows[0].differences.map(\.known), ["The reason."])
    #expect(!Self.compare(["s": values], ["s": ["a": .number(2), "b": .number(2)]], known: [Self.known]).isEqual)
  }

  @Test(arguments: [
    ("another value here", RecordedValue.number(1), RecordedValue?.some(.number(3)), "iOS 26.1"),
    ("another recorded value", .number(0), .number(2), "iOS 26.1"),
    ("another system", .number(1), .number(2), "iOS 18.0"),
    ("no value here", .number(1), nil, "iOS 26.1"),
  ])
  func `a known difference excuses only its own values and system`(
    name: String, first: RecordedValue, second: RecordedValue?, system: String
  ) {
    let one = Self.recording(["s": ["a": first]], system: system)
    let two = Self.recording(["s": second.map { ["a": $0] } ?? [:]], digest: Self.scene("s").digest)
    let comparison = Comparison(one, two, scenes: [Self.scene("s")], known: [Self.known])
    expectEqual(comparison.rows.map(\.outcome), [.different], "\(name)")
  }

  @Test func `a known difference that no longer differs is reported until it is removed`() {
    let values = ["s": ["a": RecordedValue.number(1)]]
    let comparison = Self.compare(values, values, known: [Self.known])
    #expect(comparison.rows.map(\.outcome) == [.equal] && comparison.obsolete == [Self.known] && !comparison.isEqual)
    #expect(
      comparison.text.contains(
        "known difference that does not differ so: s, a, iOS 26.1: 1 and 2; remove it from KnownDifference.swift"))
    // One of another system, or of a scene that is not compared, may still differ.
    let other = Self.recording(values, system: "iOS 18.0")
    #expect(Comparison(other, other, scenes: [Self.scene("s")], known: [Self.known]).isEqual)
    #expect(Self.compare(["t": values["s"]!], ["t": values["s"]!], known: [Self.known]).isEqual)
  }

  // MARK: Scenes that are not compared

  @Test func `unknown, missing and outdated scenes are listed and not equal`() {
    let values: [String: RecordedValue] = ["a": .number(1)]
    let comparison = Self.compare(["gone": values, "s": values, "t": values], ["t": values, "u": values])
    #expect(
      comparison.rows.map(\.outcome) == [.unknown, .missingInSecond, .equal, .missingInFirst] && !comparison.isEqual)
    expectEqual(
      comparison.summary,
      "iOS 26.1 and iOS 26.1: 4 scenes, 1 value: 1 equal, 0 different, 1 unknown, 1 only in the first recording, "
        + "1 not in the first recording")
    expectEqual(
      comparison.facts, [.init(fact: "a1", scenes: 3, equal: 1, different: 0, known: 0, faulty: 0, notCompared: 2)])
    expectEqual(comparison.facts[0].sentence, "1 equal, 2 not compared")
  }

  @Test func `a scene of another digest is outdated, which is not equal`() {
    let values: [String: RecordedValue] = ["a": .number(1)]
    var first = Self.recording(["s": values, "t": values])
    first.scenes[0].digest = "old"
    let comparison = Comparison(
      first, Self.recording(["s": values, "t": values]), scenes: [Self.scene("s"), Self.scene("t")], known: [])
    #expect(Set(comparison.rows.map(\.outcome)) == [.outdated, .equal] && !comparison.isEqual)
    #expect(comparison.text.contains("the scene has changed since it was recorded; record it again"))
  }

  @Test func `a scene that was expected and not recorded is not equal, unless the comparison is partial`() {
    let recording = Self.recording(["s": ["a": .number(1)]])
    let scenes = [Self.scene("s"), Self.scene("t")]
    let comparison = Comparison(recording, recording, scenes: scenes, known: [], expecting: ["s", "t"])
    #expect(comparison.rows.map(\.outcome) == [.equal, .missingInFirst] && !comparison.isEqual)
    let partial = Comparison(recording, recording, scenes: scenes, known: [], expecting: ["s", "t"], isPartial: true)
    #expect(partial.rows == comparison.rows && partial.isEqual)
  }

  @Test func `accepted scenes are one line with their number and the first names`() {
    let names = ["a", "b", "c", "d", "e"]
    var first = Self.recording(["s": ["a": .number(1)]])
    first.environment = RecordingEnvironment(hasApp: false)
    first.omitted["o"] = Recording.needsApp
    let app = ConformanceScene("o", facts: [], scale: 2, needsApp: true, file: "PrintedButtons.swift") { _ in }
    let scenes = (names + ["s", "z"]).map { Self.scene($0, []) } + [app]
    let second = Self.recording(["s": ["a": .number(1)], "z": ["a": .number(1)]])
    func text(isPartial: Bool) -> String {
      Comparison(first, second, scenes: scenes, known: [], expecting: names, isPartial: isPartial).text
    }
    #expect(
      text(isPartial: true) == """
        iOS 26.1 and iOS 26.1: 8 scenes, 1 value: 1 equal, 0 different, 1 omitted, 6 not in the first recording

        omitted: 1 scene: o (needs an app)
        not in the first recording: 6 scenes: a, b, c and 3 more
        """)
    expectEqual(text(isPartial: false).components(separatedBy: "or pass --partial").count, 7)
    #expect(text(isPartial: false).contains("\n\nomitted: 1 scene: o (needs an app)"))
  }

  @Test func `values that are missing because of a fault are not differences, and the scene is not equal`() {
    let scene = Self.scene("s")
    var first = Self.recording(["s": ["a": .number(1)]], digest: scene.digest)
    first.scenes[0].faults = ["A scripted touch does not reach Switch."]
    func compare(_ values: [String: RecordedValue], isPartial: Bool = false) -> Comparison {
      let second = Self.recording(["s": values], digest: scene.digest)
      return Comparison(first, second, scenes: [scene], known: [], isPartial: isPartial)
    }
    let comparison = compare(["a": .number(1), "b": .flag(true)])
    #expect(comparison.rows.map(\.outcome) == [.faulty] && comparison.rows[0].count == 1 && !comparison.isEqual)
    #expect(comparison.text.contains("\n  A scripted touch does not reach Switch.\n"))
    #expect(comparison.summary.hasSuffix("0 equal, 0 different, 1 with faults"))
    let partial = compare(["a": .number(1), "b": .flag(true)], isPartial: true)
    #expect(partial.isEqual)
    #expect(partial.text.contains("\n\nwith faults: 1 scene: s (A scripted touch does not reach Switch.)\n"))
    // A value that the recording with the fault has must exist, and be equal.
    expectEqual(compare(["a": .number(2)], isPartial: true).rows.map(\.outcome), [.different])
    expectEqual(compare(["b": .flag(true)], isPartial: true).rows.map(\.outcome), [.different])
  }

  @Test func `a comparison of nothing is not equal`() {
    #expect(!Self.compare([:], [:]).isEqual)
    #expect(!Self.compare(["s": ["a": .flag(true)]], ["s": ["a": .flag(true)]], digest: "old").isEqual)
  }

  @Test(arguments: [
    ("UICTContentSizeCategoryL", "en-US", "leftToRight", nil),
    (
      "UICTContentSizeCategoryXL", "de", "rightToLeft",
      "was recorded with other settings: the content size is UICTContentSizeCategoryXL, the language is de, "
        + "the layout direction is rightToLeft, the device is a pad, boldText is on. Record it with the standard settings."
    ),
  ])
  func `settings that scenes do not expect are shown`(size: String, language: String, direction: String, text: String?)
  {
    var recording = Self.recording(["s": ["a": .number(1)]])
    recording.environment = RecordingEnvironment(
      hasApp: true, contentSizeCategory: size, language: language, layoutDirection: direction,
      idiom: text == nil ? "phone" : "pad", accessibility: text == nil ? [] : ["boldText"])
    let comparison = Comparison(recording, recording, scenes: [Self.scene("s")], known: [])
    let lines = text.map { ["the first recording, iOS 26.1, \($0)", "the second recording, iOS 26.1, \($0)"] } ?? []
    #expect(comparison.settings == lines && comparison.isEqual)
    // Directly after the summary.
    #expect(comparison.text.hasPrefix(([comparison.summary] + lines).joined(separator: "\n") + "\n\n"))
    var standard = recording
    standard.environment = nil
    expectEqual(Comparison(standard, recording, scenes: [Self.scene("s")], known: []).settings, Array(lines.suffix(1)))
  }

  @Test func `a recording of a phone in landscape is shown, and a pad has regular heights in any direction`() {
    func settings(idiom: String) -> String? {
      Comparison.settings(
        of: RecordingEnvironment(
          hasApp: true, idiom: idiom, horizontalSizeClass: "regular", verticalSizeClass: "compact"))
    }
    expectEqual(settings(idiom: "phone")?.contains("the phone is in landscape"), true)
    expectEqual(settings(idiom: "pad")?.contains("landscape"), false)
  }

  // MARK: Texts

  @Test func `sizes of texts are compared where both recordings have the font`() {
    func recording(width: Double, font: String? = "F") -> Recording {
      var recording = Self.recording(["s": ["a": .number(1)]])
      recording.texts = [RecordedText(text: "Verify", font: font, fontSize: 17, width: width, height: 20)]
      return recording
    }
    func compare(_ first: Recording, _ second: Recording) -> Comparison {
      Comparison(first, second, scenes: [Self.scene("s")], known: [])
    }
    #expect(compare(recording(width: 50), recording(width: 50)).isEqual)
    #expect(compare(recording(width: 50), recording(width: 60, font: "G")).isEqual)
    #expect(compare(recording(width: 50, font: nil), recording(width: 60)).isEqual)
    let comparison = compare(recording(width: 50), recording(width: 50.5))
    #expect(!comparison.isEqual && comparison.texts?.differences.map(\.name) == ["'Verify' in F 17.0"])
    #expect(comparison.summary.hasSuffix("1 scene, 1 value, 1 text: 1 equal, 0 different, 1 text of another size"))
  }

  // MARK: Reports

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
    #expect(comparison.markdown.hasSuffix("| b2 | 1 | 0 | 1 | 0 | 0 | 0 |"))
  }

  @Test func `facts of which no scene is compared are one line`() {
    let recording = Self.recording(["s": ["a": .number(1)]])
    let scenes = [Self.scene("s", ["b2"])] + (1...5).map { Self.scene("t\($0)", ["a\($0)", "b2"]) }
    let comparison = Comparison(
      recording, recording, scenes: scenes, known: [], expecting: scenes.map(\.name), isPartial: true)
    #expect(
      comparison.text.hasSuffix(
        """


        by fact:
          b2: 1 equal, 5 not compared
          not compared: 5 facts: a1, a2, a3 and 2 more
        """))
  }

  @Test func `names and values of a file cannot break the lines of a report`() {
    let name = "a | b\n\u{1B}[2Jc\u{202E}"
    let comparison = Comparison(
      Self.recording([name: [name: .text(name)]], system: name), Self.recording([name: [name: .list([name])]]),
      scenes: [Self.scene(name)], known: [])
    let escaped = #"a | b\u{A}\u{1B}[2Jc\u{202E}"#
    #expect(
      comparison.text == """
        \(escaped) and iOS 26.1: 1 scene, 1 value: 0 equal, 1 different

        \(escaped): different
          \(escaped)
            \(escaped): "\(escaped)"
            iOS 26.1: [\(escaped)]

        by fact:
          a1: 1 different
        """)
    #expect(comparison.markdown.hasPrefix(#"a \| b\\u{A}\\u{1B}\[2Jc\\u{202E} and iOS 26.1: 1 scene"#))
  }

  @Test func `a huge number and a long name are printed`() {
    expectEqual(RecordedValue.numbers([1e308, -1e308, -0.0004]).text, "[1e+308, -1e+308, 0]")
    expectEqual(
      String(repeating: "a", count: 501).printable, String(repeating: "a", count: 500) + "… (1 more characters)")
    expectEqual("👨‍👩‍👧 e\u{301}".printable, "👨‍👩‍👧 e\u{301}")
  }

  @Test(arguments: [
    ("iOS 26.1", SystemEra.iOS26), ("iOS 17", .iOS15), ("iPadOS 18.2", .iOS18), ("iOS 9", .standard), ("", .standard),
  ])
  func `a system belongs to an era`(system: String, era: SystemEra) { expectEqual(SystemEra.of(system: system), era) }
}
