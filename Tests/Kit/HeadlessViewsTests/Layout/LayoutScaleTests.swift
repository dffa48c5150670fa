import HeadlessKit
import HeadlessTesting
import Soak

/// The work of a pass is what is due, not the tree: counted, not timed.
@MainActor @Suite("Layout at scale", .reportsIssuesAsFailures) struct LayoutScaleTests {
  let log = Log()
  static let count = 100_000

  func wideTree() -> (root: LoggedView, leaves: [LoggedView]) {
    let root = LoggedView("root", log)
    let leaves = (0..<Self.count).map { LoggedView("\($0)", log) }
    for leaf in leaves { root.addSubview(leaf) }
    root.layoutIfNeeded()
    return (root, leaves)
  }

  func visits(_ body: () -> Void) -> Int { LayoutTrace.recording(body).visits }

  /// Lays out the root and returns the views that were laid out and the number that the pass visited.
  func pass(_ root: View) -> String {
    var visits = 0
    let lines = log.lines { visits = self.visits { root.layoutIfNeeded() } }
    return "\(lines) (\(visits) visits)"
  }

  @Test func `among 100,000 siblings the pass visits only the marked ones, in sibling order`() {
    let (root, leaves) = wideTree()
    expectEqual(log.lines.count, 1 + Self.count)
    #expect(log.lines.dropFirst().elementsEqual((0..<Self.count).map(String.init)))

    expectEqual(visits { root.layoutIfNeeded() }, 0)

    leaves[70_000].setNeedsLayout()
    expectEqual(pass(root), "70000 (2 visits)")

    for index in [99_999, 3, 50_000] { leaves[index].setNeedsLayout() }
    expectEqual(pass(root), "3 50000 99999 (4 visits)")

    root.layOut { $0.bringSubviewToFront(leaves[3]) }
    for index in [3, 99_999] { leaves[index].setNeedsLayout() }
    expectEqual(pass(root), "99999 3 (3 visits)")

    leaves[70_000].frame.size.width += 1
    expectEqual(pass(root), "root 70000 (2 visits)")
    expectSettled(root)
  }

  @Test func `100,000 calls of layoutIfNeeded() on siblings visit each once`() {
    let (root, leaves) = wideTree()
    for leaf in leaves { leaf.setNeedsLayout() }
    expectEqual(visits { for leaf in leaves { leaf.layoutIfNeeded() } }, Self.count)
    expectSettled(root)
  }

  @Test(arguments: ["front", "dirty front", "back", "random"])
  func `ten thousand siblings leave one by one, dirty or clean, in any order`(order: String) {
    let root = View()
    for _ in 0..<10_000 { root.addSubview(View()) }
    if order != "dirty front" { root.layoutIfNeeded() }
    var numbers = SplitMix64(seed: 1)
    switch order {
    case "back": for view in root.subviews.reversed() { view.removeFromSuperview() }
    case "random": for view in root.subviews.shuffled(using: &numbers) { view.removeFromSuperview() }
    default: for view in root.subviews { view.removeFromSuperview() }
    }
    expectEqual(root.subviews, [])
    root.layoutIfNeeded()
    expectSettled(root)
  }

  @Test func `the marks of a leaf stop at the first view that is known to be dirty`() {
    let root = LoggedView("root", log)
    var path: [LoggedView] = [root]
    for depth in 1...50 {
      let inner = LoggedView("\(depth)", log)
      path[depth - 1].addSubview(inner)
      path.append(inner)
    }
    let leaves = (0..<3).map { LoggedView("leaf\($0)", log) }
    for leaf in leaves { path[50].addSubview(leaf) }
    root.layoutIfNeeded()
    for leaf in leaves.reversed() { leaf.setNeedsLayout() }
    expectEqual(pass(root), "leaf0 leaf1 leaf2 (54 visits)")
    expectSettled(root)
  }
}
