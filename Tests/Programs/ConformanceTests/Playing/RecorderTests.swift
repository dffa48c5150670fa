import HeadlessKit
import Testing

@testable import Conformance

@MainActor struct RecorderTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "RecorderTests-\(UUID())")
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
    var file: URL { url.appending(path: "mine.json") }
  }

  private nonisolated static let layout = ConformanceScene("layout", facts: [], scale: 2, file: "A.swift") { stage in
    stage.record("frame", .rect(stage.root.frame))
  }
  private nonisolated static let wait = ConformanceScene("wait", facts: [], scale: 2, needsApp: true, file: "B.swift") {
    stage in
    stage.wait(0.1)
    stage.record("isKey", .flag(stage.window.isKeyWindow))
  }
  private nonisolated static let three = ConformanceScene("three", facts: [], scale: 3, file: "B.swift") { _ in }

  private func record(
    _ scenes: [ConformanceScene] = [layout, wait, three], app: Application? = .shared,
    on screen: Screen = Screen(scale: 2),
    in folder: Folder, _ environment: [String: String] = [:]
  ) throws -> (recording: Recording, path: String) {
    try Screen.withMain(screen) {
      try Recorder(app: app) { screen.advance(by: $0) }.record(scenes, folder: folder.url, environment: environment)
    }
  }

  @Test func `in an app, the scenes of the screen's scale are recorded`() throws {
    let folder = try Folder()
    let (recording, path) = try record(in: folder)
    #expect(recording.scenes.map(\.scene) == ["layout", "wait"] && recording.omitted.isEmpty)
    #expect(recording.environment?.hasApp == true && recording.scale == 2)
    #expect(recording.scenes.allSatisfy { $0.faults.isEmpty })
    expectEqual(path, folder.url.appending(path: "conformance.json").path)
    try expectEqual(Recording(Data(contentsOf: URL(filePath: path))), recording)
    #expect(recording.summary.hasSuffix(": 2 scenes"), "\(recording.summary)")
  }

  @Test func `without an app, the scenes that need one are omitted with the reason`() throws {
    let folder = try Folder()
    let (recording, path) = try record(app: nil, in: folder)
    #expect(recording.scenes.map(\.scene) == ["layout"] && recording.omitted == ["wait": "needs an app"])
    expectEqual(recording.environment?.hasApp, false)
    try expectEqual(Recording(Data(contentsOf: URL(filePath: path))), recording)
    #expect(recording.summary.hasSuffix(": 1 scene, 1 omitted (needs an app)"), "\(recording.summary)")
  }

  @Test func `a named file that exists is replaced only on request`() throws {
    let folder = try Folder()
    var environment = ["CONFORMANCE_FILE": folder.file.path]
    try expectEqual(record(in: folder, environment).path, folder.file.path)
    try Data("mine".utf8).write(to: folder.file)
    let error = #expect(throws: RecordingError.self) { try record(in: folder, environment) }
    expectEqual(
      error?.description, "\(folder.file.path) exists. Replace it with CONFORMANCE_REPLACE=1, or name another file.")
    try expectEqual(Data(contentsOf: folder.file), Data("mine".utf8))
    environment["CONFORMANCE_REPLACE"] = "1"
    try expectEqual(record(in: folder, environment).recording, Recording(Data(contentsOf: folder.file)))
  }

  @Test func `a file of the recorder's own name is replaced`() throws {
    let folder = try Folder()
    let first = try record([Self.layout, Self.wait], in: folder)
    let second = try record([Self.layout], in: folder)
    expectEqual(first.path, second.path)
    try expectEqual(Recording(Data(contentsOf: URL(filePath: second.path))).scenes.map(\.scene), ["layout"])
  }

  @Test func `a path that cannot be written fails before a scene is played`() {
    let log = CallLog()
    let scene = ConformanceScene("scene", facts: [], scale: 2) { _ in log.write("played") }
    #expect(throws: (any Error).self) {
      try record([scene], in: Folder(), ["CONFORMANCE_FILE": "/nowhere/at all.json"])
    }
    #expect(log.calls.isEmpty)
  }

  @Test func `the file of a process that ends early names the scenes that it has not recorded`() throws {
    let folder = try Folder()
    let file = folder.file
    let log = CallLog()
    let last = ConformanceScene("last", facts: [], scale: 2, file: "C.swift") { _ in
      // The file as it is while the last scene plays.
      guard let data = try? Data(contentsOf: file), let recording = try? Recording(data) else { return }
      log.calls = recording.scenes.map(\.scene) + recording.omitted.map { "\($0): \($1)" }
    }
    let (recording, _) = try record([Self.layout, Self.wait, last], in: folder, ["CONFORMANCE_FILE": file.path])
    expectEqual(log.calls, ["layout", "wait", "last: the scene ended the recorder"])
    #expect(recording.omitted.isEmpty)
  }

  @Test func `a recorder that is started again plays the scenes after the one that ended it`() throws {
    let folder = try Folder()
    let environment = ["CONFORMANCE_FILE": folder.file.path]
    let unplayed = ConformanceScene("layout", facts: [], scale: 2) { _ in Issue.record("The scene was played again.") }
    var early = try record([Self.layout], in: folder, environment).recording
    early.date = "2026-01-01"
    early.omitted = ["wait": Recording.endedDuring, "last": Recording.endedBefore]
    try early.write(toFile: folder.file.path, replacing: true)
    let last = ConformanceScene("last", facts: [], scale: 2) { $0.record("played", .flag(true)) }
    let resumed = try record(
      [unplayed, Self.wait, last], in: folder, environment.merging(["CONFORMANCE_RESUME": "1"]) { $1 }
    ).recording
    #expect(resumed.scenes.map(\.scene) == ["layout", "last"] && resumed.date == "2026-01-01")
    expectEqual(resumed.omitted, ["wait": "the scene ended the recorder"])
    try expectEqual(Recording(Data(contentsOf: folder.file)).omitted, resumed.omitted)
  }

  @Test func `a recorder does not resume without a file`() throws {
    let folder = try Folder()
    let error = #expect(throws: RecordingError.self) {
      try record(in: folder, ["CONFORMANCE_FILE": folder.file.path, "CONFORMANCE_RESUME": "1"])
    }
    expectEqual(error?.description.contains(folder.file.path), true)
  }

  @Test func `a screen whose safe area is smaller than the window of the scenes is refused`() throws {
    let insets = EdgeInsets(top: 50, left: 0, bottom: 34, right: 0)
    func record(height: CGFloat) throws {
      let screen = Screen(scale: 2, size: CGSize(width: 375, height: height), safeAreaInsets: insets)
      _ = try self.record([Self.layout], on: screen, in: Folder())
    }
    try record(height: 844)
    let error = #expect(throws: RecordingError.self) { try record(height: 812) }
    expectEqual(error?.description.hasSuffix("Record on a larger screen, in portrait."), true)
  }

  @Test func `the head has the device and the settings of the system`() throws {
    let screen = Screen(scale: 2)
    screen.preferredContentSizeCategory = .extraLarge
    screen.layoutDirection = .rightToLeft
    let folder = try Folder()
    Accessibility.isReduceMotionEnabled = true
    defer { Accessibility.isReduceMotionEnabled = false }
    let simulated = try record(on: screen, in: folder, ["SIMULATOR_DEVICE_NAME": "iPhone SE (3rd generation)"])
      .recording
    expectEqual(simulated.device, "iPhone SE (3rd generation)")
    expectEqual(simulated.environment?.contentSizeCategory, "UICTContentSizeCategoryXL")
    expectEqual(simulated.environment?.layoutDirection, "rightToLeft")
    expectEqual(simulated.environment?.language.isEmpty, false)
    expectEqual(simulated.environment?.accessibility, ["reduceMotion"])
    Accessibility.isReduceMotionEnabled = false
    let other = try record(in: folder).recording
    expectEqual(other.device, Device.current.model)
    expectEqual(other.environment?.contentSizeCategory, "UICTContentSizeCategoryL")
    expectEqual(other.environment?.layoutDirection, "leftToRight")
    #expect(other.environment?.horizontalSizeClass == "compact" && other.environment?.verticalSizeClass == "regular")
    expectEqual(other.environment?.accessibility, [])
  }
}
