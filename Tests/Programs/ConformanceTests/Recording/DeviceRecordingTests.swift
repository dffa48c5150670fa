import Conformance
import HeadlessKit
import RepositoryFiles
import Testing

@testable import ConformanceCommand

/// The recordings of simulators and devices in the folder `Recordings/Devices`.
@MainActor struct DeviceRecordingTests {
  nonisolated static let files: [URL] = {
    let folder = Repository.url("Tests/Programs/ConformanceTests/Recordings/Devices")
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "json" }
  }()

  /// Compares a recording with this package; scenes that are not recorded, or have faults, are accepted.
  private static func comparison(of recording: Recording) throws -> Comparison {
    let replay = try Player.quiet(.of(system: recording.system)).replay(of: recording, by: ConformanceScene.all)
    return Comparison(recording, replay, scenes: ConformanceScene.all, known: KnownDifference.all, isPartial: true)
  }

  @Test(arguments: files) func `a recording of a device is equal but for known differences`(file: URL) throws {
    let comparison = try Self.comparison(of: Recording(contentsOfFile: file.path))
    let isEqual = comparison.isEqual
    #expect(isEqual, "\(comparison.text)")
  }

  /// The first scenes of three pixels per point, and those with bars.
  private static var someScenes: [ConformanceScene] {
    let scenes = ConformanceScene.all.filter { $0.scale == 3 }
    return Array(scenes.prefix(20) + scenes.dropFirst(20).filter { $0.file.contains("Bars") })
  }

  @Test func `a recording with omitted scenes and faults is accepted, one with another number is not`() throws {
    var recording = Player.quiet(.iOS26).recording(of: Self.someScenes, date: nil)
    (recording.system, recording.scale) = ("iOS 26.1", 3)
    recording.environment = RecordingEnvironment(hasApp: true)
    let ended = recording.scenes.remove(at: 3).scene
    recording.omitted[ended] = Recording.endedDuring
    let value = try #require(recording.scenes[5].values.keys.min())
    recording.scenes[5].values[value] = nil
    recording.scenes[5].faults = ["A moment of a motion was recorded late."]
    let accepted = try Self.comparison(of: recording)
    let isEqual = accepted.isEqual
    #expect(isEqual, "\(accepted.text)")
    let index = try #require(recording.scenes.lastIndex { $0.values["bar"] != nil })
    recording.scenes[index].values["bar"] = .rect(.zero)
    #expect(try !Self.comparison(of: recording).isEqual)
  }
}
