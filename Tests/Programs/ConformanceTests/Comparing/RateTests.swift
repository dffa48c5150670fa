import CommandLineTool
import Conformance
import HeadlessKit
import RepositoryFiles
import Testing

@testable import ConformanceCommand

@MainActor struct RateTests {
  private static func published() throws -> Rate {
    let folder = "Tests/Programs/ConformanceTests/Recordings"
    let files = try ["", "/Devices"].flatMap { part in
      try FileManager.default.contentsOfDirectory(at: Repository.url(folder + part), includingPropertiesForKeys: nil)
    }.filter { $0.pathExtension == "json" }.map(\.path).sorted()
    return try Rate(of: files.map { try Recording(contentsOfFile: $0) }, scenes: ConformanceScene.all) { recording in
      try Player.quiet(.of(system: recording.system)).replay(of: recording, by: ConformanceScene.all)
    }
  }

  @Test func `the page and the README have the rate`() throws {
    let rate = try Self.published()
    for (page, text) in [("Docs/Conformance.md", rate.markdown), ("README.md", rate.summary)] {
      let isPublished = try String(contentsOf: Repository.url(page), encoding: .utf8).contains(text)
      #expect(isPublished, "\(page) needs:\n\(text)")
    }
  }

  @Test func `the page of text widths has the numbers of the rate`() throws {
    let widths = try #require(Self.published().rows.first { $0.subject == "widths of texts" })
    let page = try String(contentsOf: Repository.url("Docs/TextMeasuring.md"), encoding: .utf8)
    let sentence = "Of \(widths.count) texts of iOS 26.1, medium to bold too, \(widths.equal + widths.near) are"
    #expect(page.contains(sentence))
  }

  @Test func `d11 the row of widths has the mean and the largest difference of the recorded texts`() throws {
    let rate = try Self.published()
    let count = try #require(rate.rows.first { $0.subject == "widths of texts" }).count
    let differences = rate.differences.compactMap { line -> Double? in
      guard let numbers = line.firstMatch(of: /\(d9\) on iOS 26\.1: ([0-9.]+), here ([0-9.]+)$/) else { return nil }
      guard let real = Double(numbers.1), let here = Double(numbers.2) else { return nil }
      return abs(here - real)
    }
    let mean = ((differences.reduce(0, +) / Double(count)) * 100).rounded() / 100
    let largest = differences.max() ?? 0
    let page = try String(contentsOf: Repository.url("Docs/Fidelity/ViewsAndControls.md"), encoding: .utf8)
    let words = "by \(mean) and \(largest) from \(count) texts of iOS 26.1"
    #expect(page.contains(words), "The row d11 needs: \(words)")
  }

  @Test func `the page of eras has each difference by its name`() throws {
    let page = try String(contentsOf: Repository.url("Docs/Eras.md"), encoding: .utf8)
    let era = SystemEra.iOS26
    let tabs = try #require(era.bars.tabs)
    let presentations = try #require(era.presentations)
    let parts: [Any] = [era, era.bars, era.bars.items, tabs, era.alerts, presentations]
    let names = parts.flatMap { Mirror(reflecting: $0).children.compactMap(\.label) }
    let words = Set(page.split { !$0.isLetter }.map(String.init))
    let missing = names.filter { !words.contains($0) && !words.contains($0 + "Color") }
    #expect(names.count > 50 && missing == [])
  }

  @Test func `values are counted by system and subject, and those that are not equal are listed`() throws {
    let values: [String: RecordedValue] = ["a": .number(1), "b": .numbers([1, 2]), "c": .number(9), "d": .text("x")]
    let here: [String: RecordedValue] = ["a": .number(1), "b": .numbers([1, 2.5]), "c": .number(1)]
    var recording = Recording(system: "iOS 26.1", device: "", date: nil, scale: 2)
    recording.scenes = [
      RecordedScene(scene: "one/two", digest: nil, system: "iOS 8/9 @2x sim", values: values),
      RecordedScene(scene: "two/three", digest: nil, values: ["e": .none]),
    ]
    let rate = Rate(of: [recording], scenes: []) { recording in
      var played = recording
      played.scenes[0].values = here
      return played
    }
    #expect(
      rate.rows == [
        Rate.Row(system: "iOS 26.1", subject: "two", equal: 1),
        Rate.Row(system: "iOS 8", subject: "one", equal: 1, near: 1, different: 1, missing: 1),
      ])
    #expect(rate.differences.count == 3 && rate.summary.contains("5 values") && rate.summary.contains("40.0 %"))
  }

  @Test func `the command prints the rate of its files, and needs one`() {
    var (said, complained): ([String], [String]) = ([], [])
    let command = Command(printOutput: { said.append($0) }, printError: { complained.append($0) })
    #expect(command.run(["rate"]) == ProgramProcess.usageExitCode && complained.count == 1)
    let file = Repository.url("Tests/Programs/ConformanceTests/Recordings/stack-frames.json").path
    #expect(command.run(["rate", file]) == 0 && said.count == 1)
    expectEqual(said.first?.contains("| iOS 16 | stacks |"), true)
  }
}
