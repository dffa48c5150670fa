import ConformanceScenes
import UIKit
import XCTest

/// Records the scenes for the screen of the simulator.
final class RecordTests: XCTestCase {
  func testRecord() throws {
    try MainActor.assumeIsolated { try record() }
  }

  /// Writes the file after each source file of scenes, so that a scene that stops the process loses only those of its file.
  @MainActor
  private func record() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("conformance.json").path
    let path = ProcessInfo.processInfo.environment["CONFORMANCE_FILE"] ?? folder
    var recording = Recording.make(of: [])
    var file = ""
    for scene in ConformanceScene.all where scene.scale == recording.scale {
      if scene.file != file { try write(recording, to: path) }
      file = scene.file
      #if os(Linux)
        // Time is that of the screen's clock.
        recording.add(scene) { UIScreen.main.advance(by: $0) }
      #else
        recording.add(scene)
      #endif
    }
    try write(recording, to: path)
    XCTAssertFalse(recording.scenes.isEmpty)
    print("\(recording.scenes.count) scenes of \(recording.system) recorded in \(path)")
  }

  private func write(_ recording: Recording, to path: String) throws {
    try recording.data().write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
