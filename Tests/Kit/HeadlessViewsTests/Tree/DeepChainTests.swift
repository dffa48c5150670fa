import HeadlessKit
import HeadlessTesting

/// A chain of a million views: nothing may recurse over it, nothing may cost more than its length.
///
/// A debug build runs a fifth of it, to be done in seconds; recursion would end it at a hundredth.
@MainActor @Suite("A deep chain", .reportsIssuesAsFailures) struct DeepChainTests {
  #if DEBUG
    static let length = 200_000
  #else
    static let length = 1_000_000
  #endif

  @MainActor final class Counts { var (layouts, enters, leaves) = (0, 0, 0) }

  /// A view that sets its subview's size to its own: a new size of the root reaches the last level.
  final class Link: View {
    let counts: Counts
    init(_ counts: Counts) {
      self.counts = counts
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      counts.layouts += 1
      subviews.first?.frame = bounds
    }
    override func didMoveToWindow() { if window == nil { counts.leaves += 1 } else { counts.enters += 1 } }
  }

  /// Returns a chain of `length` views below its root, built downward and upward in turns.
  func chain(_ length: Int, _ counts: Counts) -> (root: Link, last: View) {
    var root = Link(counts)
    var leaf = root
    for _ in 1...length / 2 {
      let inner = leaf.adding(Link(counts))
      leaf = inner
      let outer = Link(counts)
      outer.addSubview(root)
      root = outer
    }
    return (root, leaf)
  }

  @Test func `a million views are laid out and deallocated without recursion`() {
    let length = Self.length
    let counts = Counts()
    weak var last: View?
    do {
      let (root, leaf) = chain(length, counts)
      last = leaf
      root.layOut { $0.frame = CGRect(x: 0, y: 0, width: 100, height: 100) }
      #expect(counts.layouts == length + 1 && leaf.frame == root.bounds)

      root.layOut { leaf.setNeedsLayout() }
      expectEqual(counts.layouts, length + 2)
    }
    expectNil(last, "the whole chain is deallocated")
  }

  @Test func `a hundred thousand views enter and leave a window without recursion`() {
    let length = 100_000
    let counts = Counts()
    let (root, last) = chain(length, counts)
    let window = Window()
    window.addSubview(root)
    expectEqual(counts.enters, length + 1)
    #expect(last.window === window && last.isDescendant(of: window))
    root.removeFromSuperview()
    #expect(counts.leaves == length + 1 && last.window == nil)
  }

  @Test(arguments: [false, true])
  func `a chain that was never laid out is deallocated without recursion, also one in a window`(inWindow: Bool) {
    weak var last: View?
    do {
      let holder = inWindow ? Window() : View()
      let (root, leaf) = chain(100_000, Counts())
      holder.addSubview(root)
      last = leaf
    }
    expectNil(last)
  }

  @Test func `a leaf deep down that never settles is stopped after its own turns`() {
    final class Restless: View {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        frame.size.width += 1
      }
    }
    let counts = Counts()
    let (root, leaf) = chain(20_000, counts)
    let restless = leaf.adding(Restless())
    var visits = 0
    let reports = IssueReporting.collect { visits = LayoutTrace.recording { root.layoutIfNeeded() }.visits }
    #expect(reports.count == 1 && visits < 20_000 + 1000)
    expectEqual(restless.layouts, 100)
    expectEqual(counts.layouts, 20_001 + 1, "its superview is laid out once for the new size")
    expectConsistent(root)
  }
}
