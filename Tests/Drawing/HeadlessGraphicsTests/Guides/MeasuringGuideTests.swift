import HeadlessKit
import HeadlessTesting
import RepositoryFiles

let recorded = RecordedTextMeasurer([
  .init("Back", ".SFUI-Regular", 15.0, width: 34.2, height: 17.9)
])

/// The code of `Docs/TextMeasuring.md` and `Docs/Pixels.md`.
@MainActor @Suite("TextMeasuring.md and Pixels.md", .screen(scale: 2), .reportsIssuesAsFailures)
struct MeasuringGuideTests {
  @Test(.textMeasurer(recorded)) func title() {
    let label = Label()
    label.font = .systemFont(ofSize: 15)
    label.text = "Back"
    #expect(label.intrinsicContentSize == CGSize(width: 34.5, height: 18))
  }

  @Test func `a picture of a card is written to a file`() throws {
    let card = View(frame: CGRect(x: 0, y: 0, width: 4, height: 3))
    card.backgroundColor = .white
    let url = FileManager.default.temporaryDirectory.appending(path: "MeasuringGuideTests-\(UUID()).png")
    defer { try? FileManager.default.removeItem(at: url) }
    let image = card.image(scale: 2)
    try image.pngData()?.write(to: url)
    #expect(image.bitmap?[0, 0] == .white)
    #expect(try Data(contentsOf: url).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
