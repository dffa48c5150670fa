import CommandLineTool
import Conformance
import Foundation
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
    #expect(said.first?.contains("| iOS 16 | stacks |") == true)
  }
}
