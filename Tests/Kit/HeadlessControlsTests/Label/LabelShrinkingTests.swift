import HeadlessKit
import HeadlessTesting

/// Text that is drawn smaller, or tighter, to fit; one-em characters.
@MainActor @Suite("Label that shrinks its text", .textMeasurer(.oneEm), .reportsIssuesAsFailures)
struct LabelShrinkingTests {
  /// Returns a label 100 wide and 60 high with ten characters of 20 points, which need 200.
  func label() -> Label {
    let label = Label.sample("abcdefghij", size: 20, frame: CGRect(0, 0, 100, 60))
    label.adjustsFontSizeToFitWidth = true
    return label
  }

  @Test func `a line shrinks until it fits, and only then`() throws {
    let label = label()
    let line = try #require(label.shownLines.first)
    #expect(line.string == "abcdefghij" && !line.isTruncated && abs(line.scale - 0.5) < 1e-9)
    #expect(abs(line.rect.width - 100) < 1e-6 && abs(line.rect.height - 10) < 1e-6)
    expectEqual(label.sizeThatFits(.zero), CGSize(200, 20), "its size is that of the full text")
    label.frame.size.width = 200
    expectEqual(label.shownLines.map(\.scale), [1])
    label.adjustsFontSizeToFitWidth = false
    label.frame.size.width = 100
    expectEqual(label.shownLines.map(\.string), ["abcd…"])
  }

  @Test func `it shrinks no further than allowed, and is truncated then`() throws {
    let label = label()
    label.minimumScaleFactor = 0.8
    let line = try #require(label.shownLines.first)
    #expect(line.string == "abcde…" && line.scale == 0.8 && line.isTruncated)
    #expect(abs(line.rect.width - 6 * 20 * 0.8) < 1e-9)
    label.minimumScaleFactor = 1
    expectEqual(label.shownLines.map(\.scale), [1])
  }

  @Test func `several lines do not shrink`() {
    let label = label()
    label.numberOfLines = 2
    #expect(label.shownLines.map(\.string) == ["abcde", "fghij"] && label.shownLines.map(\.scale) == [1, 1])
  }

  @Test func `the smaller text has the same baseline, middle or top`() throws {
    let label = label()
    let ascent: CGFloat = 1950 / 2444
    let fullTop: CGFloat = (60 - 20) / 2
    let tops: [(BaselineAdjustment, CGFloat)] = [
      (.alignBaselines, fullTop + 20 * ascent - 10 * ascent), (.alignCenters, (60 - 10) / 2), (.none, fullTop),
    ]
    for (adjustment, top) in tops {
      label.baselineAdjustment = adjustment
      let line = try #require(label.shownLines.first)
      #expect(abs(line.rect.minY - top) < 1e-6 && abs(line.baseline - (top + 10 * ascent)) < 1e-6)
    }
  }

  @Test func `text with attributes shrinks run by run, and its kerning with it`() throws {
    let label = label()
    let text = NSMutableAttributedString(string: "abcde", attributes: [.font: Font.systemFont(ofSize: 20)])
    text.append(NSAttributedString(string: "fgh", attributes: [.font: Font.systemFont(ofSize: 20), .kern: 20]))
    label.attributedText = text
    let line = try #require(label.shownLines.first)
    #expect(abs(line.scale - 100 / (5 * 20 + 3 * 40)) < 1e-9 && abs(line.rect.width - 100) < 1e-6)
  }

  @Test func `a font that is not in proportion is tried again`() throws {
    /// Characters have two points that do not shrink.
    struct Stubborn: TextMeasurer {
      func size(of line: String, in font: Font) -> CGSize {
        CGSize(width: CGFloat(line.count) * (font.pointSize + 2), height: font.pointSize)
      }
    }
    try TextMeasuring.withCurrent(Stubborn()) {
      let line = try #require(label().shownLines.first)
      #expect(!line.isTruncated && line.rect.width <= 100 + 1e-3 && line.rect.width > 99)
    }
  }

  @Test func `a line that is a twentieth too wide is tightened where that is allowed`() {
    let label = label()
    label.adjustsFontSizeToFitWidth = false
    label.allowsDefaultTighteningForTruncation = true
    label.frame.size.width = 190
    expectEqual(label.shownLines.map(\.string), ["abcdefghij"])
    label.frame.size.width = 189
    expectEqual(label.shownLines.map(\.string), ["abcdefgh…"])
  }
}
