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
    card.addForConstraints(label)
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
        expectEqual(label.frame, CGRect(x: 200 - 8 - 99, y: 0, width: 99, height: 9))
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
    expectEqual(label.readings, 0)
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
    expectEqual(label.frame.width, 99)
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
      board.layOut { $0.card = card }
    }
    expectEqual(label.frame.size, CGSize(width: 99, height: 9))
  }

  @Test func `a second change waits as the first one did, also where the tree has changes of both scopes`() {
    let (card, label) = inMyScope { makeCard() }
    let top = label.topAnchor.constraint(equalTo: card.topAnchor)
    inMyScope {
      top.isActive = true
      card.layoutIfNeeded()
      card.constraints[0].constant = 20
      label.text = "abcd"
    }
    layOutAnotherTree { top.constant = 5 }
    layOutAnotherTree()
    #expect(label.readings == 1 && label.frame == Self.expected)
    inMyScope { card.layoutIfNeeded() }
    #expect(label.frame.origin == CGPoint(x: 20, y: 5) && label.readings == 2)
  }

  @Test func `a layout of another scope within a layout leaves the changes of the outer tree to it`() {
    final class Panel: View {
      let child = View()
      lazy var width = child.widthAnchor.constraint(equalToConstant: 10)
      var inside: () -> Void = {}
      override func layoutSubviews() {
        width.constant = 50
        inside()
        super.layoutSubviews()
        inside = {}
      }
    }
    let panel = Panel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    panel.addSubview(panel.child)
    panel.child.translatesAutoresizingMaskIntoConstraints = false
    panel.width.isActive = true
    panel.inside = { layOutAnotherTree() }
    let trace = LayoutTrace.recording(of: panel) { inMyScope { panel.layoutIfNeeded() } }
    expectEqual(panel.child.frame.width, 50)
    expectEqual("\(trace)".components(separatedBy: "layoutSubviews Panel").count, 2)
  }

  @Test func `a content size that lays out reads nothing of other scopes`() {
    final class Restless: Label {
      override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return super.intrinsicContentSize
      }
    }
    let (card, label) = inMyScope { makeCard() }
    layOutAnotherTree {
      let (other, restless) = (View(), Restless())
      other.addForConstraints(restless)
      restless.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true
      other.layoutIfNeeded()
    }
    expectEqual(label.readings, 0)
    inMyScope { card.layoutIfNeeded() }
    expectEqual(label.frame, Self.expected)
  }

  @Test func `a change that waits does not retain its screen`() {
    weak var gone: Screen?
    let (card, label) = makeCard()
    do {
      let screen = Screen(scale: 2)
      gone = screen
      Screen.withMain(screen) { label.text = "ab" }
    }
    layOutAnotherTree()
    expectNil(gone)
    card.layoutIfNeeded()
    expectEqual(label.readings, 1)
  }

  @Test func `what waits retains no view, and is forgotten with it`() {
    weak var gone: View?
    do {
      let (card, label) = inMyScope { makeCard() }
      gone = label
      layOutAnotherTree()
      _ = card
    }
    expectNil(gone)
    layOutAnotherTree()
  }
}
