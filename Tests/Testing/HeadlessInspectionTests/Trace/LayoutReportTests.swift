import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Layout reports", .reportsIssuesAsFailures) struct LayoutReportTests {
  final class Card: View {
    var onLayout: (Card) -> Void = { _ in }
    override func layoutSubviews() { onLayout(self) }
  }

  let icon = Image(size: CGSize(width: 10, height: 6))
  let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  /// Creates a card in a view; all laid out.
  init() { root.holding(card).layoutIfNeeded() }

  @Test func `a size marks the view and, through it, its superview`() {
    expectTrace {
      root.layOut { card.frame.size.width = 20 }
    } matches: {
      """
      pass 1: layoutIfNeeded() of View, visits: 2
        layoutSubviews View
          because of frame of Card, outside a pass
        layoutSubviews Card
          because of frame, outside a pass
      """
    }
  }

  @Test func `the reason of a setter within layoutSubviews contains that layout`() {
    let inner = card.adding(View().holding(View()))
    root.layoutIfNeeded()
    card.onLayout = { card in inner.bounds = CGRect(x: 0, y: 0, width: 5, height: 5) }
    expectTrace {
      root.layOut { card.setNeedsLayout() }
    } matches: {
      """
      pass 1: layoutIfNeeded() of View, visits: 3
        on the way to Card: View
        layoutSubviews Card
          because of setNeedsLayout(), outside a pass
        layoutSubviews View#2
          because of bounds, in layoutSubviews of Card
      """
    }
  }

  typealias Change = (reason: String, make: @MainActor @Sendable (Button) -> Void)
  nonisolated static let changes: [Change] = [
    ("setTitle(_:for:)", { $0.setTitle("new", for: .normal) }),
    ("setImage(_:for:)", { $0.setImage(Image(size: CGSize(width: 1, height: 1)), for: .normal) }),
    ("setBackgroundImage(_:for:)", { $0.setBackgroundImage(Image(), for: .normal) }),
    ("setTitleColor(_:for:)", { $0.setTitleColor(.red, for: .normal) }),
    ("setTitleShadowColor(_:for:)", { $0.setTitleShadowColor(.red, for: .normal) }),
    ("setAttributedTitle(_:for:)", { $0.setAttributedTitle(NSAttributedString(string: "a"), for: .normal) }),
    ("isHighlighted", { $0.isHighlighted = true }),
    ("isSelected", { $0.isSelected = true }),
    ("isEnabled", { $0.isEnabled = false }),
    ("contentEdgeInsets", { $0.contentEdgeInsets.left = 1 }),
    ("titleEdgeInsets", { $0.titleEdgeInsets.left = 1 }),
    ("imageEdgeInsets", { $0.imageEdgeInsets.left = 1 }),
    ("contentHorizontalAlignment", { $0.contentHorizontalAlignment = .left }),
    ("contentVerticalAlignment", { $0.contentVerticalAlignment = .top }),
    ("adjustsImageWhenDisabled", { $0.adjustsImageWhenDisabled = false }),
    ("tintColorDidChange()", { $0.tintColor = .red }),
    ("semanticContentAttribute", { $0.semanticContentAttribute = .forceRightToLeft }),
    ("bounds", { $0.bounds.size.width = 99 }),
    ("layer.setNeedsLayout()", { $0.layer.setNeedsLayout() }),
    ("addSubview(_:)", { $0.addSubview(View()) }),
    ("addSubview(_:) of View", { View().addSubview($0) }),
    (
      "invalidateIntrinsicContentSize() of ButtonLabel, by font of ButtonLabel",
      { $0.titleLabel?.font = .systemFont(ofSize: 40) }
    ),
  ]

  @Test(arguments: changes) func `every setter of a button that marks it is named`(change: Change) throws {
    let button = Button.titled("old", frame: CGRect(x: 0, y: 0, width: 75, height: 75))
    button.layOut { $0.setImage(icon, for: .normal) }
    let trace = LayoutTrace.recording(of: button) { button.layOut { change.make(button) } }
    let call = try #require(trace.calls.first { $0.method == "layoutSubviews" })
    expectEqual(call.reasons?.first.map(\.cause), [change.reason])
  }

  @Test func `subviews that are added, removed or moved are named in their superview's reason`() {
    let (first, second) = (Label(), ImageView())
    let reasons = LayoutTrace.recording(of: card) {
      card.addSubview(first)
      card.insertSubview(second, at: 0)
      card.bringSubviewToFront(second)
      first.removeFromSuperview()
      card.exchangeSubview(at: 0, withSubviewAt: 0)
      root.layoutIfNeeded()
    }.calls.first?.reasons?.first.map(\.cause)
    #expect(
      reasons == [
        "addSubview(_:)", "insertSubview(_:at:)", "bringSubviewToFront(_:)", "removeFromSuperview() of Label",
      ])
  }

  @Test func `the reason of autoresized subviews is the autoresizing`() {
    card.autoresizingMask = .flexibleWidth
    let trace = LayoutTrace.recording(of: card) { root.layOut { $0.frame.size.width = 200 } }
    expectEqual(trace.calls.first?.reasons?.first.map(\.cause), ["frame, by autoresizing of View"])
  }

  @Test func `a mark before the recording has no reason`() {
    card.setNeedsLayout()
    expectTrace(of: card) {
      root.layoutIfNeeded()
    } matches: {
      """
      pass 1: layoutIfNeeded() of View, visits: 2
        on the way to Card: View
        layoutSubviews Card
          because it was asked before the recording
      """
    }
  }

  @Test func `equal reasons are listed once, and the first four are named`() {
    let trace = LayoutTrace.recording(of: card) {
      for _ in 0..<3 { card.setNeedsLayout() }
      for width in 1...3 { card.bounds.size.width = CGFloat(width) }
      card.frame.size.width = 50
      card.semanticContentAttribute = .playback
      card.layer.setNeedsLayout()
      card.addSubview(View())
      root.layoutIfNeeded()
    }
    #expect(
      trace.calls.first?.reasons?.first.map(\.cause) == [
        "setNeedsLayout()", "bounds", "frame", "semanticContentAttribute",
      ])
    expectEqual(trace.calls.first?.reasons?.moreCount, 2)
    #expect(trace.report.contains("\n    and 2 more"))
  }

  @Test func `a pass inside a pass is nested, and both are counted`() {
    let other = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.layOut { $0.addSubview(other) }
    card.onLayout = { _ in other.layOutAgain() }
    let trace = expectTrace {
      root.layOut { card.setNeedsLayout() }
    } matches: {
      """
      pass 1: layoutIfNeeded() of View, visits: 2
        on the way to Card: View
        layoutSubviews Card
          because of setNeedsLayout(), outside a pass
          pass 2: layoutIfNeeded() of Card#2, visits: 1
            layoutSubviews Card#2
              because of setNeedsLayout(), in layoutSubviews of Card
      """
    }
    expectEqual(trace.passes, 2)
  }

  @Test func `a pass that begins at a superview names it`() {
    root.setNeedsLayout()
    card.setNeedsLayout()
    let trace = LayoutTrace.recording { card.layoutIfNeeded() }
    #expect(trace.report.hasPrefix("pass 1: layoutIfNeeded() of Card, from View on, visits: 2\n"))
  }

  @Test func `marked views without a layout are at the end`() {
    expectTrace {
      card.frame.size.width = 3
    } matches: {
      """
      not laid out: Card
        because of frame, outside a pass
      not laid out: View
        because of frame of Card, outside a pass
      """
    }
  }

  @Test func `the trace of one view has its calls and the passes that laid it out`() {
    let trace = LayoutTrace.recording(of: card) {
      root.layOutAgain()
      root.layOut { card.setNeedsLayout() }
    }
    expectEqual(trace.passes, 1)
    expectEqual(trace.description, "layoutSubviews Card")
  }

  @Test func `a view that requests layout in every layout is named as its own reason, and is left over`() {
    card.onLayout = { $0.setNeedsLayout() }
    var trace = LayoutTrace()
    let reports = IssueReporting.collect { trace = LayoutTrace.recording { root.layOut { card.setNeedsLayout() } } }
    expectEqual(reports.count, 1)
    expectEqual(trace.calls.last?.reasons?.first.map(\.description), ["setNeedsLayout(), in layoutSubviews of Card"])
    expectEqual(trace.leftovers.map(\.view), ["Card"])
  }

  /// A button that reads its label in a hook once it exists.
  final class Reader: Button {
    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
      _ = titleLabel
      return CGRect(x: 1, y: 2, width: 3, height: 4)
    }
  }

  @Test func `a hook's read of a subview that exists is a note inside the call, and a step of the JSON`() throws {
    let button = Reader(frame: CGRect(x: 0, y: 0, width: 75, height: 75))
    button.setTitle("title", for: .normal)
    _ = button.titleLabel
    button.layoutIfNeeded()
    let trace = expectTrace(of: button) {
      button.layOutAgain()
    } matches: {
      """
      pass 1: layoutIfNeeded() of Reader, visits: 1
        layoutSubviews Reader
          because of setNeedsLayout(), outside a pass
          contentRect(forBounds:) (0, 0, 75, 75) -> (0, 0, 75, 75)
          titleRect(forContentRect:) (0, 0, 75, 75) -> (1, 2, 3, 4)
            remark on Reader: titleRect(forContentRect:) reads titleLabel, which is safe only because the subview exists \
      already
      """
    }
    let other = LayoutTrace.recording(of: View()) { button.layOutAgain() }
    #expect(other.remarks.isEmpty, "only the remarks on the watched view")
    #expect(
      try trace.json().contains(
        #"{"depth":3,"remark":{"text":"titleRect(forContentRect:) reads titleLabel, which is safe only because the "#
          + #"subview exists already","view":"Reader"}}"#))
  }

  @Test func `a long way names its first views and the number of the rest`() {
    let root = View()
    var leaf = root
    for _ in 0..<1000 { leaf = leaf.adding(View()) }
    let card = Card()
    root.layOut { leaf.addSubview(card) }
    let trace = LayoutTrace.recording { root.layOut { card.setNeedsLayout() } }
    // The root, a thousand views and the card.
    expectEqual(trace.visits, 1 + 1000 + 1)
    #expect(trace.report.contains("on the way to Card: View, View#2, View#3, View#4, View#5 and 996 more\n"))
  }

  @Test func `JSON has a line for each step, and is equal for equal traces`() throws {
    func trace() -> LayoutTrace { LayoutTrace.recording { root.layOut { card.setNeedsLayout() } } }
    let json = try trace().json()
    try expectEqual(trace().json(), json)
    #expect(
      json == """
        {"leftovers":[],"passes":1,"steps":[
        {"depth":0,"pass":{"requester":"View","root":"View","visits":2}},
        {"depth":1,"visitedAncestors":{"count":1,"target":"Card","views":["View"]}},
        {"call":{"className":"Card","method":"layoutSubviews","reasons":{"first":[{"cause":"setNeedsLayout()"}],\
        "moreCount":0},"view":"Card"},"depth":1}
        ],"visits":2}
        """)
    try expectEqual(LayoutTrace().json(), #"{"leftovers":[],"passes":0,"steps":[],"visits":0}"#)
  }
}
