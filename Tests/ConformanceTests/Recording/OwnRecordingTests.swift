import Conformance
import Foundation
import HeadlessKit
import RepositoryFiles
import Testing

@testable import ConformanceCommand

/// The values of all scenes with this package, as they were at the last commit.
@MainActor
struct OwnRecordingTests {
  private static let path = "Tests/ConformanceTests/Recordings/Own/headlesskit.json"

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
    #expect(
      isEqual,
      """
      \(comparison.text)
      Read the differences. Where they are right, record them: SCENE_VALUES=record swift test --filter OwnRecordingTests
      """)
  }

  @Test func `the committed recording is small`() throws {
    #expect(try Data(contentsOf: Repository.url(Self.path)).count < 2_000_000)
  }

  /// Compares all values, also those of scenes whose code has changed since.
  private static func comparison(_ first: Recording, _ second: Recording) -> Comparison {
    let digests = Dictionary(uniqueKeysWithValues: ConformanceScene.all.map { ($0.name, $0.digest) })
    func current(_ recording: Recording, _ name: String) -> Recording {
      var recording = recording
      recording.system = name
      for index in recording.scenes.indices {
        recording.scenes[index].digest = digests[recording.scenes[index].scene]
      }
      return recording
    }
    return Comparison(
      current(first, "committed"), current(second, "now"), scenes: ConformanceScene.all, known: [])
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
