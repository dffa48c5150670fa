import HeadlessKit
import HeadlessTesting

/// Trees of several scopes, as the tests of a process are, share one engine: each is read in its own scope.
@MainActor @Suite("Constraints of other scopes", .reportsIssuesAsFailures) struct ForeignScopeTests {
  /// A label that counts how often its content size is read.
  private final class CountingLabel: Label {
    var readings = 0
    override var intrinsicContentSize: CGSize {
      readings += 1
      return super.intrinsicContentSize
    }
  }

  private let mine = Screen(scale: 2)
  private let others = Screen(scale: 2)

  /// Returns a card with a label in its corner, whose constraints are activated and not solved.
  private func makeCard() -> (card: View, label: CountingLabel) {
    let (card, label) = (View(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), CountingLabel())
    label.text = "abc"
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8).isActive = true
    return (card, label)
  }

  /// Lays out another tree in another scope, with texts of other sizes and from right to left.
  private func layOutAnotherTree(_ body: () -> Void = {}) {
    others.layoutDirection = .rightToLeft
    TextMeasuring.withCurrent(RecordedTextMeasurer(["abc": CGSize(width: 99, height: 9)])) {
      Screen.withMain(others) {
        let (other, label) = makeCard()
        other.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 200 - 8 - 99, y: 0, width: 99, height: 9))
        body()
      }
    }
  }

  private func inMyScope<Result>(_ body: () -> Result) -> Result {
    TextMeasuring.withCurrent(RecordedTextMeasurer(["abc": CGSize(width: 30, height: 9)])) {
      Screen.withMain(mine, body)
    }
  }

  private static let expected = CGRect(x: 8, y: 0, width: 30, height: 9)

  @Test func `another test's layout reads no content size and no direction of this one's tree`() {
    let (card, label) = inMyScope { makeCard() }
    layOutAnotherTree()
    layOutAnotherTree()
    #expect(label.readings == 0)
    inMyScope { card.layoutIfNeeded() }
    #expect(label.frame == Self.expected && label.readings == 1)
  }

  @Test func `what waits is read when it is asked about, or joins a tree that is laid out`() {
    let (first, second) = inMyScope { (makeCard(), makeCard()) }
    layOutAnotherTree()
    inMyScope {
      #expect(first.label.hasAmbiguousLayout && first.label.readings == 1)
      #expect(!first.label.constraintsAffectingLayout(for: .horizontal).isEmpty)
    }
    layOutAnotherTree {
      let root = View()
      root.addSubview(second.card)
      root.layoutIfNeeded()
    }
    #expect(second.label.frame.width == 99 && second.label.readings > 0)
  }

  @Test func `a tree that is made in one scope and laid out in another is read in the second one`() {
    let (card, label) = inMyScope { makeCard() }
    layOutAnotherTree { card.layoutIfNeeded() }
    #expect(label.frame.width == 99)
  }

  @Test func `a tree that joins during a layout of the tree that it joins is solved by this layout`() {
    final class Board: View {
      var card: View?
      override func layoutSubviews() {
        super.layoutSubviews()
        if let card { addSubview(card) }
      }
    }
    let (card, label) = inMyScope { makeCard() }
    layOutAnotherTree {
      let board = Board(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      board.card = card
      board.layoutIfNeeded()
    }
    #expect(label.frame.size == CGSize(width: 99, height: 9))
  }

  @Test func `what waits retains no view, and is forgotten with it`() {
    weak var gone: View?
    do {
      let (card, label) = inMyScope { makeCard() }
      gone = label
      layOutAnotherTree()
      _ = card
    }
    #expect(gone == nil)
    layOutAnotherTree()
  }
}
