import HeadlessKit
import HeadlessTesting

@MainActor @Suite("A label's new text", .reportsIssuesAsFailures) struct LabelTextChangeTests {
  /// An attribute of the app's that Foundation cannot compare.
  final class Tag: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Tag)?.number == number }
    override var hash: Int { number }
  }

  func text(tag: Int) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(string: "b", attributes: [NSAttributedString.Key("tag"): Tag(tag)]))
    return text
  }

  @Test func `texts with an app's own objects are compared by isEqual`() {
    let label = Label(frame: CGRect(0, 0, 100, 20))
    label.attributedText = text(tag: 1)
    #expect(!label.isMarked { label.attributedText = text(tag: 1) })
    #expect(label.isMarked { label.attributedText = text(tag: 2) })
  }

  @Test(arguments: [false, true])
  func `a letter with a combining accent replaces the equal composed letter, as its ranges differ`(
    isAttributed: Bool
  ) {
    let label = Label(frame: CGRect(0, 0, 100, 20))
    for (text, length) in [("\u{E9}", 1), ("e\u{301}", 2)] {
      if isAttributed { label.attributedText = NSAttributedString(string: text) } else { label.text = text }
      #expect(label.text?.utf16.count == length && label.shownLines.map(\.range.length) == [length])
    }
  }
}
