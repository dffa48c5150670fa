import HeadlessKit
import HeadlessTesting

// Support for the tests of text: layouts of one-em characters, and descriptions of their lines.

extension TextLayout {
  /// Creates a text in a font of 10 points: with the one-em measurer each character is 10 wide and 10 high.
  init(_ text: String, _ mode: LineBreakMode = .byWordWrapping, width: CGFloat, lines: Int = 0) {
    self.init(text, font: .systemFont(ofSize: 10), lineBreakMode: mode, in: TextRoom(width: width, maximumLines: lines))
  }

  var strings: [String] { lines.map(\.string) }
}

/// A measurer that measures as another one does, and counts its calls and the bytes of their texts.
final class CountingTextMeasurer: TextMeasurer, @unchecked Sendable {
  private(set) var calls = 0
  private(set) var bytes = 0

  func size(of line: String, in font: Font) -> CGSize {
    calls += 1
    bytes += line.utf8.count
    // A character of ASCII is one em, any other as many as it has bytes: quick, and never asked for clusters.
    return CGSize(width: CGFloat(line.utf8.count) * font.pointSize, height: font.pointSize)
  }
}
