import HeadlessKit
import HeadlessTesting
import Soak

/// The work that insets cost, counted by the reads of an overridden `safeAreaInsets`.
@MainActor @Suite(.reportsIssuesAsFailures) struct `Cost of insets` {
  #if DEBUG
    static let length = 50_000
  #else
    static let length = 200_000
  #endif

  @MainActor final class Counts { var (reads, callbacks) = (0, 0) }

  final class Counting: View {
    let counts: Counts
    init(_ counts: Counts) {
      self.counts = counts
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var safeAreaInsets: EdgeInsets {
      counts.reads += 1
      return super.safeAreaInsets
    }
    override func safeAreaInsetsDidChange() { counts.callbacks += 1 }
  }

  @Test func `a tree without a safe area reads no insets when frames change`() {
    let counts = Counts()
    let views = (0..<100).map { _ in Counting(counts) }
    let window = Window()
    for (index, view) in views.enumerated() { (index < 10 ? window : views[index / 10]).addSubview(view) }
    counts.reads = 0
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 10 + index)
      view.bounds.origin.y = 3
      view.center.x = 1
    }
    window.layOut { $0.frame.size.height = 10 }
    #expect(counts.reads == 0 && counts.callbacks == 0)
  }

  @Test func `a move that changes no insets ends at the view that moves`() {
    let counts = Counts()
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let middle = View(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    root.additionalSafeAreaInsets.top = 44
    root.addSubview(middle)
    for _ in 0..<1000 { middle.addSubview(Counting(counts)) }
    root.layoutIfNeeded()
    counts.reads = 0
    middle.frame.origin.y = 200
    middle.frame.size.height = 50
    root.layoutIfNeeded()
    expectEqual(counts.reads, 0)
  }

  @Test func `a safe area is inherited in a deep chain without recursion, in work proportional to its length`() {
    let (counts, root) = (Counts(), View())
    let leaf = root.addingChain(of: Self.length) { Counting(counts) }
    counts.reads = 0
    root.additionalSafeAreaInsets = EdgeInsets(44, 0, 34, 0)
    expectEqual(leaf.safeAreaInsets, EdgeInsets(44, 0, 34, 0))
    root.layoutIfNeeded()
    expectEqual(counts.callbacks, Self.length)
    // Each view is read by its subview, and before and after the change for its own margins.
    #expect(counts.reads <= 5 * Self.length)
    root.additionalSafeAreaInsets = .zero
    expectEqual(leaf.safeAreaInsets, .zero)
  }

  @Test func `margins are preserved down a deep chain without recursion`() {
    let root = View()
    let leaf = root.addingChain(of: Self.length) { configured(View()) { $0.preservesSuperviewLayoutMargins = true } }
    root.layoutMargins.left = 30
    expectEqual(leaf.layoutMargins, EdgeInsets(8, 30, 8, 8))
  }

  /// Returns the insets of each side, computed from those of two.
  func sides(_ one: EdgeInsets, _ other: EdgeInsets, _ side: (CGFloat, CGFloat) -> CGFloat) -> EdgeInsets {
    EdgeInsets(
      side(one.top, other.top), side(one.left, other.left), side(one.bottom, other.bottom),
      side(one.right, other.right))
  }

  /// Computes the safe area of a view again from the root down.
  func model(_ view: View) -> (safeArea: EdgeInsets, margins: EdgeInsets) {
    var path: [View] = []
    var current: View? = view
    while let next = current {
      path.append(next)
      current = next.superview
    }
    var (safeArea, margins) = (EdgeInsets.zero, EdgeInsets.zero)
    for view in path.reversed() {
      let parent = view.superview
      let distances =
        parent.map {
          EdgeInsets(
            view.frame.minY - $0.bounds.minY, view.frame.minX - $0.bounds.minX, $0.bounds.maxY - view.frame.maxY,
            $0.bounds.maxX - view.frame.maxX)
        } ?? .zero
      func reach(_ insets: EdgeInsets) -> EdgeInsets { sides(insets, distances) { min(max($0 - $1, 0), $0) } }
      safeArea = sides(reach(safeArea), view.additionalSafeAreaInsets) { max($0 + $1, 0) }
      let counted = view.insetsLayoutMarginsFromSafeArea ? safeArea : .zero
      let preserved = view.preservesSuperviewLayoutMargins && parent != nil ? reach(margins) : .zero
      margins = sides(counted, preserved) { max(8 + $0, $1) }
    }
    return (safeArea, margins)
  }

  @Test(arguments: 1...10) func `random trees have the insets of a computation from the root down`(seed: Int) {
    var numbers = SplitMix64(seed: UInt64(seed))
    func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &numbers)) }
    let views = (0..<12).map { _ in View(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for step in 0..<400 {
      let view = views[Int(number(0...11))]
      switch Int(number(0...8)) {
      case 0, 1:
        let other = views[Int(number(0...11))]
        if !other.isDescendant(of: view) { other.addSubview(view) }
      case 2: view.removeFromSuperview()
      case 3, 4:
        view.frame = CGRect(x: number(-9...9), y: number(-9...9), width: number(0...99), height: number(0...99))
      case 5: view.bounds.origin = CGPoint(x: number(-5...5), y: number(-5...5))
      case 6:
        view.additionalSafeAreaInsets = EdgeInsets(number(-9...30), number(0...30), number(0...30), number(0...30))
      case 7: view.preservesSuperviewLayoutMargins.toggle()
      default: view.insetsLayoutMarginsFromSafeArea.toggle()
      }
      if step % 7 == 0 { view.layoutIfNeeded() }
      for view in views {
        let expected = model(view)
        expectEqual(view.safeAreaInsets, expected.safeArea, "seed \(seed), step \(step)")
        expectEqual(view.layoutMargins, expected.margins, "seed \(seed), step \(step)")
        expectNil(view.layoutStateIssue, "seed \(seed), step \(step)")
      }
    }
  }
}
