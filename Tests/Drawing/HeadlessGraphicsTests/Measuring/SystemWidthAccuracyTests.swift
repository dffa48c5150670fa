import HeadlessKit
import HeadlessTesting

@testable import HeadlessGraphics

/// The accuracy of the built-in table for real labels; `Docs/TextMeasuring.md` describes how it was made.
@Suite("System text accuracy", .reportsIssuesAsFailures) struct SystemWidthAccuracyTests {
  static let labels = MeasuredLabel.all.filter { $0.width != nil }

  /// Returns the width that a label gets: the measured width rounded up to pixels.
  static func pixelWidth(of label: MeasuredLabel) -> CGFloat {
    PixelGrid(scale: label.scale).up(SystemTextMeasurer().size(of: label.text, in: label.font).width)
  }

  /// Returns the share by which the widths of an even number of labels are off in the median.
  static func medianError(_ width: (MeasuredLabel) -> CGFloat) -> CGFloat {
    let errors = labels.compactMap { label in label.width.map { abs(width(label) - $0) / $0 } }.sorted()
    return (errors[errors.count / 2 - 1] + errors[errors.count / 2]) / 2
  }

  @Test(arguments: labels) func `a label is within a pixel or 5.3 % of the real one`(label: MeasuredLabel) throws {
    let real = try #require(label.width)
    #expect(abs(Self.pixelWidth(of: label) - real) <= max(1.01 / label.scale, real * 0.053))
  }

  @Test func `the median label is within 1 %, and within 0.3 % in pixels`() {
    expectEqual(Self.labels.count, 38)
    #expect(Self.medianError { SystemTextMeasurer().size(of: $0.text, in: $0.font).width } < 0.01)
    #expect(Self.medianError(Self.pixelWidth) < 0.003)
  }

  @Test func `d11 in pixels 38 labels of iOS 8 to 18 are off by 0.5 points in the mean, by 3.5 at most`() {
    let errors = Self.labels.compactMap { label in label.width.map { abs(Self.pixelWidth(of: label) - $0) } }
    let mean = errors.reduce(0, +) / CGFloat(errors.count)
    let largest = errors.max() ?? 0
    let rounded = [mean, largest].map { ($0 * 100).rounded() / 100 }
    expectEqual(rounded, [0.5, 3.5])
  }

  @Test(arguments: MeasuredLabel.all)
  func `d9 every line is 1.193359375 font sizes high, rounded up to pixels`(label: MeasuredLabel) {
    let height = SystemTextMeasurer().size(of: label.text, in: label.font).height
    expectEqual(height, label.font.lineHeight)
    #expect(abs(PixelGrid(scale: label.scale).up(height) - label.height) < 0.0001, "the row has four decimals")
  }

  private static let smallTitles: [(text: String, width: CGFloat)] = [
    ("Search Mail", 62), ("Search the Web", 84), ("test button", 58), ("button", 35), ("menu", 29), ("Choose File", 62),
    ("text field", 47), ("textarea", 43), ("after", 25), ("before", 34), ("Three", 31), ("UPPERCASE", 66),
    ("lowercase", 53), ("Capitalize", 52), ("placeholder", 62), ("Value", 29), ("Short", 29), ("Reset", 30),
    ("This text should be gray", 127), ("This text should be black", 132), ("input", 27), ("select", 32), ("Hello", 27),
  ]

  /// Titles as wide as WebKit's tests expect them to be on iOS, in whole points; no number of the table was fitted to
  /// them but the one for display letters.
  static let titles: [(text: String, size: CGFloat, width: CGFloat)] =
    zip(5...21, [30, 36, 41, 46, 51, 56, 61, 65, 70, 75, 79, 84, 88, 92, 97, 100, 104] as [CGFloat])
    .map { ("Test Button", CGFloat($0), $1) } + smallTitles.map { ($0.text, 11, $0.width) }

  @Test(arguments: titles)
  func `titles of WebKit's iOS tests are within a point, or 2.5 % for the long ones`(
    text: String, size: CGFloat, width: CGFloat
  ) {
    let measured = SystemTextMeasurer().size(of: text, in: .systemFont(ofSize: size)).width.rounded(.up)
    #expect(abs(measured - width) <= max(1, width * 0.025))
  }

  @Test func `every label is within 6 % as measured, which one misses: 7.4 %, a question mark of 7.5 points`() {
    let missed = Self.labels.filter { label in
      guard let real = label.width else { return false }
      return abs(SystemTextMeasurer().size(of: label.text, in: label.font).width - real) > real * 0.06
    }
    withKnownIssue("Docs/TextMeasuring.md names it as the one target missed.") {
      #expect(missed.isEmpty)
    } matching: { _ in
      missed.map(\.text) == ["?"]
    }
  }

  @Test func `the decoded table takes less than 300 kB`() {
    #expect((1_000..<300_000).contains(SystemAdvances.shared.byteCount))
  }
}
