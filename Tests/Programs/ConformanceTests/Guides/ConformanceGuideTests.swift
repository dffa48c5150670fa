import Conformance
import HeadlessKit
import Testing

/// The code of the page `Docs/Conformance.md`.
@MainActor @Suite("Conformance.md") struct ConformanceGuideTests {
  private static let titles =
    ConformanceScene("my app/titles", facts: [], scale: 3) { stage in
      for title in ["My title", "My other title"] { stage.recordSize(of: title, in: .boldSystemFont(ofSize: 17)) }
    }

  @Test func `a label has the width of a recorded text`() throws {
    var recording = Recording(system: "iOS 26.1", device: "iPhone 16", date: nil, scale: 3)
    Screen.withMain(Screen(scale: 3)) { recording.add(Self.titles) }
    #expect(recording.texts.map(\.text) == ["My title", "My other title"])
    recording.texts[0].width = 123.25
    let url = FileManager.default.temporaryDirectory.appending(path: "ConformanceGuideTests-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try recording.data().write(to: url)

    let measurer = try RecordedTextMeasurer(recording: Data(contentsOf: url))
    let label = Label()
    label.font = .boldSystemFont(ofSize: 17)
    label.text = "My title"
    let size = TextMeasuring.withCurrent(measurer) { label.intrinsicContentSize }
    // The screen of a test has two pixels per point.
    #expect(size.width == 123.5)
  }
}
