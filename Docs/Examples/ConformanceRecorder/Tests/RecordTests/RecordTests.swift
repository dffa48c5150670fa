import ConformanceScenes
import UIKit
import XCTest

/// Records the scenes for the screen of the simulator.
final class RecordTests: XCTestCase {
  @MainActor
  func testRecord() throws {
    let recording = Recording.make()
    XCTAssertFalse(recording.scenes.isEmpty)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("conformance.json").path
    let path = ProcessInfo.processInfo.environment["CONFORMANCE_FILE"] ?? folder
    try recording.data().write(to: URL(fileURLWithPath: path), options: .atomic)
    print("\(recording.scenes.count) scenes of \(recording.system) recorded in \(path)")
  }
}
