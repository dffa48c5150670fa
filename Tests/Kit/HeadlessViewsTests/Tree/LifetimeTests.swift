import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Lifetime", .reportsIssuesAsFailures) struct LifetimeTests {
  @Test func `a superview retains its subviews, a subview does not retain its superview`() {
    weak var inner: View?
    let leaf = View()
    do {
      let (outer, middle) = (View(), View())
      inner = middle
      outer.addSubview(middle)
      middle.addSubview(leaf)
      #expect(inner != nil)
    }
    expectNil(inner)
    #expect(leaf.superview == nil && leaf.next == nil && !leaf.isDescendant(of: View()))
  }

  @Test(arguments: [false, true])
  func `a removed view is released by its old superview, laid out or not`(laidOut: Bool) {
    let parent = View()
    weak var gone: View?
    do {
      let child = View()
      gone = child
      parent.addSubview(child)
      if laidOut { parent.layoutIfNeeded() }
      child.removeFromSuperview()
    }
    expectNil(gone)
  }

  @Test func `a laid-out tree is deallocated with its root`() {
    weak var gone: View?
    do {
      let (root, leaf) = (View(), View())
      gone = leaf
      root.layOut { $0.holding(View().holding(leaf), View()) }
      leaf.setNeedsLayout()
    }
    expectNil(gone)
  }

  /// Returns a survivor of a tree that went while it was dirty, or clean.
  func survivor(dirty: Bool) -> LoggedView {
    let (child, parent) = (LoggedView("child", Log()), View())
    parent.holding(View(), View(), child)
    if !dirty { parent.layoutIfNeeded() }
    return child
  }

  @Test(arguments: [true, false])
  func `a subview that outlives its superview can be added and laid out elsewhere`(dirty: Bool) {
    let child = survivor(dirty: dirty)
    expectNil(child.superview)
    let parent = View()
    parent.addSubview(child)
    expectEqual(child.log.lines { parent.layoutIfNeeded() }, "child")
    expectConsistent(parent)
    expectSettled(parent)
  }

  @Test(arguments: [true, false])
  func `a subview that outlives its superview can be laid out, added and removed`(dirty: Bool) {
    let child = survivor(dirty: dirty)
    child.removeFromSuperview()
    expectEqual(child.log.lines(of: child.layoutIfNeeded), dirty ? "child" : "")
    let parent = View()
    parent.addSubview(child)
    child.removeFromSuperview()
    #expect(parent.subviews == [] && child.superview == nil)
    parent.layoutIfNeeded()
    expectEqual(child.log.lines(of: child.layoutIfNeeded), "child", "being added asks for layout")
  }

  /// A view that logs in deinit the number of its subviews, and whether they still have their superview.
  final class Mortal: View {
    let write: @Sendable (String) -> Void
    init(write: @escaping @Sendable (String) -> Void) {
      self.write = write
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    deinit { write(MainActor.assumeIsolated { "\(subviews.count) \(subviews.first?.superview === self)" }) }
  }

  @MainActor final class Obituaries { var lines: [String] = [] }

  @Test func `the deinit of a subclass still sees its subviews, all the way down`() {
    let obituaries = Obituaries()
    let write: @Sendable (String) -> Void = { line in MainActor.assumeIsolated { obituaries.lines.append(line) } }
    do {
      let root = Mortal(write: write)
      root.holding(Mortal(write: write).holding(Mortal(write: write), View()), View(), View())
    }
    expectEqual(obituaries.lines, ["3 true", "2 true", "0 false"])
  }

  /// Empties itself at its end, as apps do.
  final class Tidy: View {
    deinit { MainActor.assumeIsolated { for subview in subviews { subview.removeFromSuperview() } } }
  }

  @Test func `the deinit of a subclass may remove its subviews`() {
    let kept = View()
    do {
      let root = Tidy()
      root.layOut { $0.holding(View(), kept, Tidy().holding(View())) }
    }
    expectNil(kept.superview)
  }

  @Test func `a view that only its superview holds can remove itself`() {
    let parent = View().holding(View())
    parent.subviews[0].removeFromSuperview()
    expectEqual(parent.subviews, [])
  }
}
