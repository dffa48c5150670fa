import HeadlessKit
import HeadlessTesting

/// Labels of one-em characters: a text in 10 points is 10 points per character wide and a line 10 points high.
@MainActor @Suite("The drawing of labels", .textMeasurer(.oneEm), .reportsIssuesAsFailures) struct LabelDrawingTests {
  private func label(_ text: String, width: CGFloat = 100, height: CGFloat = 10) -> Label {
    .sample(text, frame: CGRect(0, 0, width, height))
  }

  private func runs(_ view: View) -> [DrawingList.TextRun] {
    view.drawing().commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  @Test func `each line is a text on its baseline, as wide as it was measured`() {
    let label = label("ab cde", width: 30, height: 30)
    label.numberOfLines = 0
    let lines = label.shownLines
    expectEqual(runs(label).map(\.string), ["ab", "cde"])
    expectEqual(runs(label).map(\.width), [20, 30])
    expectEqual(runs(label).map(\.origin), lines.map { CGPoint(x: $0.rect.minX, y: $0.baseline) })
    #expect(runs(label).allSatisfy { $0.font == .systemFont(ofSize: 10) && $0.color == Color.black.cgColor })
  }

  @Test func `the alignment moves the text, a shortened one has its ellipsis`() {
    let label = label("abc", width: 100)
    label.textAlignment = .right
    expectEqual(runs(label).map(\.origin.x), [100 - 30] as [CGFloat])
    label.frame.size.width = 20
    expectEqual(runs(label).map(\.string), ["a…"])
  }

  @Test func `a shadow is the same text in its color, first`() throws {
    let label = label("abc")
    label.shadowColor = .green
    label.shadowOffset = CGSize(width: 2, height: 3)
    let runs = runs(label)
    expectEqual(runs.map(\.color), [Color.green.cgColor, Color.black.cgColor])
    expectEqual(runs[0].origin, CGPoint(x: runs[1].origin.x + 2, y: runs[1].origin.y + 3))
  }

  @Test func `a highlighted label has its highlighted color, a disabled one half of the opacity`() {
    let label = label("abc")
    let steps: [((Label) -> Void, Color)] = [
      ({ $0.textColor = .red }, .red), ({ $0.isHighlighted = true }, .red),
      ({ $0.highlightedTextColor = .blue }, .blue), ({ $0.isEnabled = false }, Color.blue.withAlphaComponent(0.5)),
      ({ $0.isHighlighted = false }, Color.red.withAlphaComponent(0.5)),
    ]
    for (index, (change, color)) in steps.enumerated() {
      change(label)
      #expect(runs(label).map(\.color) == [color.cgColor] && label.drawnTextColor == color, "step \(index)")
    }
    expectEqual(label.textColor, .red)
  }

  @Test func `a label without a color of its own is light in the dark style, its attributed text too`() {
    let label = label("abc")
    label.overrideUserInterfaceStyle = .dark
    expectEqual(runs(label).map(\.color), [Color.white.cgColor])
    let attributed = label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? Color
    for color in [label.textColor, attributed] {
      expectEqual(color?.resolvedColor(with: label.traitCollection), .white)
    }
  }

  @Test func `a text that has shrunk to fit is drawn in the smaller font`() throws {
    let label = label("abcd", width: 20)
    label.adjustsFontSizeToFitWidth = true
    let run = try #require(runs(label).first)
    #expect(run.string == "abcd" && abs(run.font.pointSize - 5) < 0.01 && abs(run.width - 20) < 0.01)
  }

  @Test func `an override of drawText that moves the rectangle moves the text`() {
    let label = LabelsGuideTests.PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    (label.text, label.insets) = ("abc", EdgeInsets(0, 7, 0, 7))
    expectEqual(runs(label).map(\.origin.x), [7])
  }

  @Test func `asking for the lines while drawing draws nothing`() {
    final class Curious: Label {
      override func draw(_ rect: CGRect) { expectEqual(shownLines.count, 1) }
    }
    let label = Curious(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    label.text = "abc"
    #expect(label.drawing().isEmpty)
  }

  private func attributed(_ pieces: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
    NSAttributedString.joining(pieces.map { (text: $0.0, attributes: $0.1) })
  }

  @Test func `ranges with attributes follow each other, each in its color`() {
    let label = label("")
    label.attributedText = attributed(("ab", [.foregroundColor: Color.red]), ("cde", [:]))
    let runs = runs(label)
    expectEqual(runs.map(\.string), ["ab", "cde"])
    expectEqual(runs.map(\.origin.x), [0, 2 * 10] as [CGFloat])
    expectEqual(runs.map(\.color), [Color.red.cgColor, Color.black.cgColor])
  }

  @Test func `in a text from right to left the first stretch is at the right`() {
    let label = label("")
    label.attributedText = attributed(("אב", [.foregroundColor: Color.red]), ("גדה", [:]))
    expectEqual(runs(label).map(\.string), ["גדה", "אב"])
    expectEqual(runs(label).map(\.width), [30, 20])
  }

  @Test func `a truncated text has the attributes of its beginning and its end`() {
    let label = label("", width: 50)
    label.attributedText = attributed(("abcd", [.foregroundColor: Color.red]), ("efgh", [.foregroundColor: Color.blue]))
    label.lineBreakMode = .byTruncatingMiddle
    expectEqual(runs(label).map(\.string), ["ab…", "gh"])
    expectEqual(runs(label).map(\.color), [Color.red.cgColor, Color.blue.cgColor])
    expectEqual(runs(label).reduce(0) { $0 + $1.width }, CGFloat(5 * 10))
  }

  @Test func `lines under and through, and a background, are rectangles as wide as their stretch`() {
    let label = label("", height: 20)
    label.attributedText = attributed(
      ("ab", [.underlineStyle: 1, .strikethroughStyle: 1, .backgroundColor: Color.yellow, .underlineColor: Color.red]))
    let fills = label.drawing().commands.compactMap { command in
      if case .fill(.rect(let rect), .color(let color)) = command { (rect, color) } else { nil }
    }
    expectEqual(fills.map(\.1), [Color.yellow.cgColor, Color.red.cgColor, Color.black.cgColor])
    #expect(fills.allSatisfy { $0.0.minX == 0 && $0.0.width == 20 })
    let baseline = runs(label)[0].origin.y
    #expect(fills[1].0.minY > baseline && fills[2].0.minY < baseline)
  }

  @Test func `a style of 0 draws no line, and an offset lifts the text`() {
    let label = label("", height: 20)
    label.attributedText = attributed(("ab", [.underlineStyle: 0]), ("cd", [.baselineOffset: 4]))
    expectEqual(label.drawing().commands.count, 2)
    expectEqual(runs(label)[0].origin.y - runs(label)[1].origin.y, 4)
  }

  @Test func `an attachment is an image on the baseline`() {
    let image = Image(size: CGSize(width: 8, height: 6))
    let label = label("", height: 20)
    label.attributedText = attributed(("ab", [:]), ("\u{FFFC}", [.attachment: TextAttachment(image: image)]))
    let images = label.drawing().commands.compactMap { if case .image(let image) = $0 { image } else { nil } }
    let baseline = runs(label)[0].origin.y
    expectEqual(images, [.init(image, in: CGRect(x: 2 * 10, y: baseline - 6, width: 8, height: 6))])
  }
}
