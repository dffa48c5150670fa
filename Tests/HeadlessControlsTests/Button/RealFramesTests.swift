import HeadlessKit
import HeadlessTesting

/// A printed row of `Fixtures/button-frames.jsonl`: a real button and its subviews, as the system laid them out.
struct FrameRow: Decodable, CustomTestStringConvertible {
  struct Printed: Decodable {
    let frame: [CGFloat]
  }

  struct Child: Decodable {
    let role: String
    let frame: [CGFloat]
    let text: String?
    let hidden: Bool
    let attrs: [String: String]
  }

  let row: Int
  let button: Printed
  let children: [Child]
  let scale: CGFloat?
  let scaleHint: CGFloat?
  let era: String
  let note: String

  var testDescription: String { "row \(row) · \(children.compactMap(\.text).joined()) · \(era) · \(note)" }

  /// The pixel grid of the printed numbers; a row without a scale has whole points only.
  var grid: PixelGrid { PixelGrid(scale: scale ?? scaleHint ?? 1) }

  /// A printed rectangle, with what the printing cut off put back.
  func rect(_ numbers: [CGFloat]) -> CGRect {
    let snapped = numbers.map(grid.halfUp)
    return CGRect(snapped[0], snapped[1], snapped[2], snapped[3])
  }

  static let all: [FrameRow] = {
    let file = Bundle.module.url(forResource: "Fixtures/button-frames", withExtension: "jsonl")
    let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    let rows = text.split(separator: "\n").map { try? JSONDecoder().decode(FrameRow.self, from: Data($0.utf8)) }
    return rows.compactMap(\.self)
  }()
}

/// Every row of real frames, laid out again and compared number by number.
@MainActor @Suite("Real frames", .reportsIssuesAsFailures)
struct RealFramesTests {
  /// Rows with too few inputs to be laid out again, each with the reason.
  nonisolated static let skipped = [
    29: "the image fills the button: whether it is 40×40 or was clamped to that is not printed",
    30: "which label belongs to the button was guessed from a flat list",
  ]

  /// Rows printed before a layout, or without a title; each has its own test below.
  nonisolated static let special: Set = [6, 7]

  nonisolated static let run = FrameRow.all.filter { skipped[$0.row] == nil && !special.contains($0.row) }

  @Test("every row is run, has its own test, or is skipped for a reason")
  func coverage() {
    let rows = FrameRow.all.map(\.row)
    #expect(rows.count == 21 && Set(rows).count == 21, "the fixture was read")
    #expect(Set(Self.run.map(\.row)) == [3, 4, 8, 11, 12, 13, 15, 16, 21, 22, 32, 33, 34, 36, 37, 38, 39])
    #expect(Set(rows) == Set(Self.run.map(\.row)).union(Self.skipped.keys).union(Self.special))
  }

  @Test("a5 b10 a real button's subviews have their printed frames", arguments: run)
  func frames(row: FrameRow) throws {
    let sizes = row.children.compactMap { child in child.text.map { ($0, row.rect(child.frame).size) } }
    let measurer = RecordedTextMeasurer(Dictionary(uniqueKeysWithValues: sizes))
    try TextMeasuring.withCurrent(measurer) {
      try Screen.withMain(Screen(scale: row.grid.scale)) { try check(row, built(row)) }
    }
  }

  @Test("a12 row 22 in numbers: image 32×32 and title 37×21.5 in 88×56", .sizedTitles)
  func row22() {
    let frames = Button.sample(CGSize(88, 56), image: CGSize(32, 32), title: CGSize(37, 21.5)).laidOut
    // (88 - 32 - 37) / 2 = 9.5; (56 - 21.5) / 2 = 17.25 rounds to 17.5.
    #expect(frames.image == CGRect(9.5, 12, 32, 32))
    #expect(frames.title == CGRect(9.5 + 32, 17.5, 37, 21.5))
  }

  @Test("c2 row 6: before the first layout a title's label is an empty rectangle in the middle")
  func row6() throws {
    let row = try #require(FrameRow.all.first { $0.row == 6 })
    let button = Button(frame: row.rect(row.button.frame))
    button.setTitle("button", for: .normal)
    let label = try #require(button.titleLabel)
    #expect(label.frame == row.rect(row.children[0].frame))
    #expect(label.text == "button" && !label.isHidden)
  }

  @Test("c2 row 7: with text set on the label alone the label is hidden and has no size")
  func row7() throws {
    let row = try #require(FrameRow.all.first { $0.row == 7 })
    let button = Button(frame: row.rect(row.button.frame))
    button.titleLabel?.text = "button"
    for _ in 1...2 {
      let label = try #require(button.subviews.first as? Label)
      #expect(label.frame == row.rect(row.children[0].frame))
      #expect(label.text == "button" && label.isHidden)
      button.layoutIfNeeded()
    }
  }

  private func built(_ row: FrameRow) -> Button {
    let button = Button(type: type(of: row))
    button.frame = row.rect(row.button.frame)
    for child in row.children {
      let rect = row.rect(child.frame)
      switch child.role {
      case "title": button.setTitle(child.text, for: .normal)
      default: button.setImage(Image(size: rect.size), for: .normal)
      }
    }
    button.layoutIfNeeded()
    return button
  }

  /// A title 18 high is a system button's, set in 15 points.
  private func type(of row: FrameRow) -> Button.ButtonType {
    if row.note.contains("contactAdd") { return .contactAdd }
    return row.children.contains { $0.role == "title" && $0.frame[3] == 18 } ? .system : .custom
  }

  private func check(_ row: FrameRow, _ button: Button) throws {
    try #require(button.subviews.count == row.children.count)
    for (child, view) in zip(row.children, button.subviews) {
      let expected = row.rect(child.frame)
      #expect(view.frame.isClose(to: expected, within: 1e-3), "\(child.role) \(view.frame.shortDescription)")
      #expect(view is Label == (child.role == "title") && view.isHidden == child.hidden)
      #expect(view.isOpaque == (child.attrs["opaque"] != "NO"))
      #expect(view.isUserInteractionEnabled == (child.attrs["userInteractionEnabled"] != "NO"))
      #expect(view.clipsToBounds == (child.attrs["clipsToBounds"] == "YES"))
    }
  }
}
