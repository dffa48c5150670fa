import Conformance
import HeadlessKit
import RepositoryFiles
import Testing

@testable import ConformanceCommand

@MainActor struct OwnRecordingTests {
  private static let path = "Tests/Programs/ConformanceTests/Recordings/Own/headlesskit.json"

  @Test func `the scenes have the committed values`() throws {
    let url = Repository.url(Self.path)
    let played = PlayedScenes.standard.recording.committed
    if ProcessInfo.processInfo.environment["SCENE_VALUES"] == "record" {
      let before = (try? Recording(contentsOfFile: url.path)) ?? Recording(system: "", device: "", date: nil, scale: 0)
      print(Self.comparison(before, played).text)
      try played.write(toFile: url.path, replacing: true)
    }
    let comparison = Self.comparison(try Recording(contentsOfFile: url.path), played)
    // The values of the whole comparison are not part of the message.
    let isEqual = comparison.isEqual
    #expect(isEqual, "\(Self.failure(of: comparison))")
  }

  @Test func `a failure names the scene, its facts, the value and both numbers`() throws {
    let played = PlayedScenes.standard.recording.committed
    var committed = played
    let index = try #require(played.scenes.firstIndex { $0.scene == "buttons/hooks" })
    committed.scenes[index].values["first"] = .numbers([1, 2.5])
    var now = played
    now.scenes[index].values["first"] = .numbers([1, 3.25])
    now.scenes.removeAll { $0.scene == "alerts/alert" }
    let alert = try #require(ConformanceScene.all.first { $0.name == "alerts/alert" }).facts.joined(separator: ", ")
    #expect(
      Self.failure(of: Self.comparison(committed, now)) == """
        alerts/alert, which shows \(alert): missingInSecond
        buttons/hooks, which shows D3.5, D3.6, D3.7, D3.8, D3.9, D2.20: different
          first: committed [1, 2.5], now [1, 3.25]
        Read the differences. Where they are right, record them: SCENE_VALUES=record swift test --filter OwnRecordingTests
        """)
  }

  @Test func `the committed recording is small`() throws {
    #expect(try Data(contentsOf: Repository.url(Self.path)).count < 2_000_000)
  }

  /// Returns the scenes that are not equal, with their facts and the values of both recordings.
  private static func failure(of comparison: Comparison) -> String {
    var lines: [String] = []
    for row in comparison.rows + [comparison.texts].compactMap(\.self) where row.outcome != .equal {
      let facts = row.facts.isEmpty ? "no fact" : row.facts.joined(separator: ", ")
      lines.append("\(row.scene), which shows \(facts): \(row.outcome.rawValue)")
      for difference in row.differences {
        let (first, second) = (difference.first?.text ?? "nothing", difference.second?.text ?? "nothing")
        lines.append("  \(difference.name): committed \(first), now \(second)")
      }
    }
    let request = "Read the differences. Where they are right, record them: "
    return (lines + [request + "SCENE_VALUES=record swift test --filter OwnRecordingTests"]).joined(separator: "\n")
  }

  /// Compares all values, also those of scenes whose code has changed since.
  private static func comparison(_ first: Recording, _ second: Recording) -> Comparison {
    let digests = Dictionary(uniqueKeysWithValues: ConformanceScene.all.map { ($0.name, $0.digest) })
    func current(_ recording: Recording, _ name: String) -> Recording {
      var recording = recording
      recording.system = name
      for index in recording.scenes.indices { recording.scenes[index].digest = digests[recording.scenes[index].scene] }
      return recording
    }
    return Comparison(current(first, "committed"), current(second, "now"), scenes: ConformanceScene.all, known: [])
  }
}

extension Recording {
  /// The recording without digests, and with four digits after the point, which are enough for comparisons.
  fileprivate var committed: Recording {
    func short(_ number: Double) -> Double { (number * 1e4).rounded() / 1e4 }
    var recording = self
    for index in scenes.indices {
      recording.scenes[index].digest = nil
      recording.scenes[index].values = scenes[index].values.mapValues { value in
        switch value {
        case .number(let number): .number(short(number))
        case .numbers(let numbers): .numbers(numbers.map(short))
        default: value
        }
      }
    }
    for index in texts.indices {
      recording.texts[index].width = short(texts[index].width)
      recording.texts[index].height = short(texts[index].height)
    }
    return recording
  }
}
