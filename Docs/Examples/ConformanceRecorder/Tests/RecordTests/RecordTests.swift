import ConformanceScenes
import UIKit
import XCTest

/// A test that records the scenes for the screen of the simulator.
final class RecordTests: XCTestCase {
  func testRecord() throws {
    try MainActor.assumeIsolated { try record() }
  }

  @MainActor
  private func record() throws {
    #if os(Linux)
      // Time is that of the screen's clock.
      let screen = UIScreen(scale: 3)
      let recorder = Recorder(app: .shared) { screen.advance(by: $0) }
    #else
      // The tests of a package have no app, although `UIApplication.shared` is not an optional.
      let app = UIApplication.perform(NSSelectorFromString("sharedApplication"))?.takeUnretainedValue()
      let recorder = Recorder(app: app as? UIApplication)
    #endif
    let folder = FileManager.default.temporaryDirectory
    #if os(Linux)
      var (recording, path) = (Recording(system: "", device: "", date: nil, scale: 0), "")
      // Some scenes misuse constraints on purpose.
      _ = try IssueReporting.collect {
        (recording, path) = try UIScreen.withMain(screen) { try recorder.record(folder: folder) }
      }
      XCTAssertEqual(recording.omitted, [:])
      XCTAssertTrue(recording.scenes.contains { $0.scene == "bars/tap on a tab" })
    #else
      let (recording, path) = try recorder.record(folder: folder)
      let attachment = XCTAttachment(data: try recording.data(), uniformTypeIdentifier: "public.json")
      attachment.name = "conformance.json"
      attachment.lifetime = .keepAlways
      add(attachment)
    #endif
    XCTAssertFalse(recording.scenes.isEmpty)
    print("\(path): \(recording.summary)")
  }
}
