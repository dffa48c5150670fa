import Conformance
import HeadlessKit
import Testing

@testable import ConformanceCommand

@MainActor struct PublishedRecordingTests {
  nonisolated static let files = [
    "button-frames", "configuration-frames", "autolayout-frames", "stack-frames", "stack-frames-solved",
    "app-frames",
  ]

  nonisolated static func recording(_ file: String) throws -> Recording {
    let url = try #require(Bundle.module.url(forResource: "Recordings/\(file)", withExtension: "json"))
    return try Recording(Data(contentsOf: url))
  }

  @Test func `all rows are there`() throws {
    try expectEqual(Self.files.map { try Self.recording($0).scenes.count }, [19, 29, 34, 11, 5, 7])
    let published = Set(try Self.files.flatMap { try Self.recording($0).scenes.map(\.scene) })
    // The scenes of the folders Printed and Apps.
    let files = [
      "PrintedButtons.swift", "ConfiguredButtons.swift", "ConstrainedViews.swift", "StackRows.swift", "SheetsApp.swift",
      "TabsApp.swift", "FormApp.swift", "FeedApp.swift", "PagerApp.swift", "FlowApp.swift",
    ]
    expectEqual(published, Set(ConformanceScene.all.filter { files.contains($0.file) }.map(\.name)))
  }

  @Test(arguments: files)
  func
    `a5 b10 c2 f1 f2 f4 f8 f9 f11 f13 f14 f15 f16 f17 f53 f56 f60 f62 f68 f70 f73 g10 the same views have the numbers`(
      file: String
    ) throws
  {
    let recording = try Self.recording(file)
    let era = SystemEra.of(system: recording.system)
    let replay = try Player.quiet(era).replay(of: recording, by: ConformanceScene.all)
    let comparison = Comparison(recording, replay, scenes: ConformanceScene.all, known: KnownDifference.all)
    let isEqual = comparison.isEqual
    #expect(isEqual, "\(comparison.text)")
  }

  @Test func `g10 to g25 the published numbers of configured buttons are those of the standard era too`() throws {
    let recording = try Self.recording("configuration-frames")
    let replay = try Player.quiet(.standard).replay(of: recording, by: ConformanceScene.all)
    let comparison = Comparison(recording, replay, scenes: ConformanceScene.all, known: [])
    let isEqual = comparison.isEqual
    #expect(isEqual, "\(comparison.text)")
  }

  @Test(arguments: files) func `each published scene names its row and its source`(file: String) throws {
    for scene in try Self.recording(file).scenes where scene.digest == nil {
      expectEqual(scene.source?.contains(/^row [a-zA-Z0-9-]+: ./), true, "\(scene.scene)")
    }
  }

  @Test func `each known difference is one of a recording`() throws {
    let devices = try DeviceRecordingTests.files.map { try Recording(contentsOfFile: $0.path) }
    let recordings = try Self.files.map(Self.recording) + devices
    for known in KnownDifference.all {
      #expect(
        recordings.contains { recording in
          recording.scenes.contains { $0.scene == known.scene && ($0.system ?? recording.system) == known.system }
        }, "\(known)")
    }
  }
}
