import HeadlessKit
import HeadlessTesting

/// The method `contentRect(forBounds:)` for insets and alignments.
@MainActor @Suite("Content rectangle", .reportsIssuesAsFailures) struct ContentRectTests {
  struct Row: CustomTestStringConvertible {
    let insets: EdgeInsets
    let rect: CGRect
    var testDescription: String { "\(insets)" }
  }

  nonisolated static let rows = [
    Row(insets: .zero, rect: CGRect(0, 0, 20, 10)),
    Row(insets: EdgeInsets(1, 2, 3, 4), rect: CGRect(2, 1, 20 - 2 - 4, 10 - 1 - 3)),
    // Crossing insets meet in the middle, (9.5, 4.5), and the rectangle grows to the pixel around it.
    Row(insets: EdgeInsets(8, 15, 9, 16), rect: CGRect(28.0 / 3, 13.0 / 3, 1.0 / 3, 1.0 / 3)),
    // The middle is a whole pixel.
    Row(insets: EdgeInsets(4, 8, 6, 12), rect: CGRect(8, 4, 0, 0)),
    Row(insets: EdgeInsets(1.2, 2.2, 3.7, 4.7), rect: CGRect(2, 1, 46.0 / 3 - 2, 19.0 / 3 - 1)),
    Row(insets: EdgeInsets(-3, -5, -7, -11), rect: CGRect(-5, -3, 20 + 5 + 11, 10 + 3 + 7)),
  ]

  @Test(.screen(scale: 3), arguments: rows)
  func `a1 bounds minus contentEdgeInsets, crossing insets meet, grown to whole pixels`(row: Row) {
    let button = Button(frame: CGRect(0, 0, 20, 10))
    button.contentEdgeInsets = row.insets
    let rect = button.contentRect(forBounds: button.bounds)
    #expect(rect.isClose(to: row.rect), "\(rect.shortDescription)")
  }

  @Test func `a1 crossing insets collapse on their own axis only`() {
    let button = Button(frame: CGRect(0, 0, 20, 10))
    button.contentEdgeInsets = EdgeInsets(1, 12, 2, 10)
    #expect(button.contentRect(forBounds: button.bounds) == CGRect(12 + (20 - 22) / 2, 1, 0, 10 - 3))
  }

  @Test func `a1 the origin of the bounds counts`() {
    let button = Button(frame: CGRect(0, 0, 20, 10))
    button.contentEdgeInsets = EdgeInsets(1, 2, 3, 4)
    #expect(button.contentRect(forBounds: CGRect(100, 50, 20, 10)) == CGRect(102, 51, 14, 6))
  }

  @Test func `D0.11 without content insets the content rectangle is the bounds`() {
    let button = Button(frame: CGRect(7, 9, 75.3, 33.7))
    #expect(button.contentRect(forBounds: button.bounds) == button.bounds)
    button.titleEdgeInsets = EdgeInsets(1, 2, 3, 4)
    button.imageEdgeInsets = EdgeInsets(1, 2, 3, 4)
    #expect(button.contentRect(forBounds: button.bounds) == button.bounds)
  }

  @Test func `D0.11 an override of contentRect is what the other hooks get`() {
    final class Shifted: Button {
      var given: Set<String> = []
      override func contentRect(forBounds bounds: CGRect) -> CGRect { CGRect(1, 2, 30, 40) }
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        given.insert("image \(contentRect.shortDescription)")
        return super.imageRect(forContentRect: contentRect)
      }
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        given.insert("title \(contentRect.shortDescription)")
        return super.titleRect(forContentRect: contentRect)
      }
    }
    let button = Shifted(frame: CGRect(0, 0, 100, 100))
    button.setImage(Image(size: CGSize(10, 10)), for: .normal)
    button.layOut { $0.setTitle("a", for: .normal) }
    #expect(button.given == ["image (1, 2, 30, 40)", "title (1, 2, 30, 40)"])
    #expect(button.imageView?.frame.midY == CGFloat(2 + 40 / 2))
  }
}
