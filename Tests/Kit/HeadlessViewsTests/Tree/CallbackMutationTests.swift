import HeadlessKit
import HeadlessTesting

/// Callbacks that change the tree that they are notified about: their changes apply, and the tree is consistent
/// afterwards.
@MainActor @Suite("Callbacks that change the tree", .reportsIssuesAsFailures, .forgetsHooks)
struct CallbackMutationTests {
  final class Restless: View {
    var (leavesAgain, comesAgain) = (false, false)
    weak var home: View?
    override func willMove(toSuperview newSuperview: View?) {
      if leavesAgain, newSuperview == nil { removeFromSuperview() }
      if comesAgain, let newSuperview { newSuperview.addSubview(self) }
    }
    override func willMove(toWindow newWindow: Window?) { if leavesAgain, newWindow == nil { removeFromSuperview() } }
    override func willRemoveSubview(_ subview: View) { if leavesAgain { subview.removeFromSuperview() } }
  }

  @Test func `a view that removes itself while it is being removed is removed once`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (parent, child) = (Restless(), Restless())
    window.addSubview(parent)
    parent.addSubview(child)
    (parent.leavesAgain, child.leavesAgain) = (true, true)
    child.removeFromSuperview()
    #expect(child.superview == nil && child.window == nil && parent.subviews == [])
    parent.removeFromSuperview()
    expectEqual(window.subviews, [])
  }

  @Test func `a view that adds itself to its new superview is added once`() {
    let (parent, child) = (View(), Restless())
    child.comesAgain = true
    parent.addSubview(child)
    expectEqual(parent.subviews, [child])
  }

  @Test func `a view that is added and removed endlessly is reported, and the tree is consistent`() throws {
    final class Pendulum: View {
      weak var home: View?
      override func didMoveToSuperview() {
        if superview == nil { home?.addSubview(self) } else { removeFromSuperview() }
      }
    }
    let (home, pendulum) = (View(), Pendulum())
    pendulum.home = home
    let report = try #require(IssueReporting.collect { home.addSubview(pendulum) }.first)
    #expect(report.place == "callbacks of a move of Pendulum" && report.cure.contains("in turns"))
    expectEqual(home.subviews.count, pendulum.superview == nil ? 0 : 1)
  }

  let log = Log()
  let window = Window()
  let parent, other, child, grandchild, late: CallbackView

  init() {
    parent = CallbackView("parent", log)
    other = CallbackView("other", log)
    child = CallbackView("child", log)
    grandchild = CallbackView("grandchild", log)
    late = CallbackView("late", log)
    window.holding(parent, other)
    child.addSubview(grandchild)
  }

  /// Runs `action` the first time it is called only.
  func once(_ action: @escaping () -> Void) -> () -> Void {
    var isDone = false
    return {
      if isDone { return }
      isDone = true
      action()
    }
  }

  func expectWhole(sourceLocation: SourceLocation = #_sourceLocation) {
    for view in [parent, other, child, grandchild, late] {
      var root: View = view
      while let superview = root.superview { root = superview }
      root.layOut { expectConsistent(root, sourceLocation: sourceLocation) }
      expectSettled(root, sourceLocation: sourceLocation)
    }
  }

  /// Adds `child` to `parent`, and checks all trees.
  func addChild(sourceLocation: SourceLocation = #_sourceLocation) {
    parent.addSubview(child)
    expectWhole(sourceLocation: sourceLocation)
  }

  @Test func `a view that removes itself in didMoveToSuperview is out`() {
    child.onDidMoveToSuperview = once { child.removeFromSuperview() }
    addChild()
    #expect(child.superview == nil && child.window == nil && grandchild.window == nil)
    expectEqual(parent.subviews, [])
  }

  @Test func `a view that removes itself in didMoveToWindow is removed, and gets no callback of its addition`() {
    child.onDidMoveToWindow = once { child.removeFromSuperview() }
    addChild()
    #expect(child.superview == nil && child.window == nil && grandchild.window == nil)
    #expect(!log.lines.contains("child did move to superview parent"))
  }

  @Test func `a view that moves itself elsewhere in didMoveToSuperview is there`() {
    child.onDidMoveToSuperview = once { other.addSubview(child) }
    addChild()
    #expect(child.superview === other && parent.subviews == [])
  }

  @Test func `a subview that a view adds in willMove(toSuperview:) moves with it`() {
    child.onWillMoveToSuperview = { _ in child.addSubview(late) }
    addChild()
    #expect(late.superview === child && late.window === window)
  }

  @Test func `a subview that a view adds in willMove(toWindow:) moves with it`() {
    child.onWillMoveToWindow = { _ in child.addSubview(late) }
    addChild()
    #expect(late.window === window && log.lines.contains("late did move to window"))
  }

  @Test func `a subview that a view removes in willMove(toWindow:) stays outside`() {
    child.onWillMoveToWindow = { _ in grandchild.removeFromSuperview() }
    addChild()
    #expect(grandchild.window == nil && grandchild.superview == nil)
    #expect(!log.lines.contains("grandchild did move to window"))
  }

  @Test func `a view that is added in its own willMove(toSuperview:) is a subview once`() {
    child.onWillMoveToSuperview = { [action = once { self.parent.addSubview(self.child) }] _ in action() }
    addChild()
    expectEqual(parent.subviews, [child])
  }

  @Test func `a view that moves itself elsewhere in willMove(toSuperview:) ends where it was being added`() {
    child.onWillMoveToSuperview = { [action = once { self.other.addSubview(self.child) }] _ in action() }
    addChild()
    #expect(child.superview === parent && other.subviews == [])
  }

  @Test func `where the old superview moves the view to another in willRemoveSubview, that one counts`() {
    parent.addSubview(child)
    parent.onWillRemove = { [action = once { self.late.addSubview(self.child) }] _ in action() }
    other.addSubview(child)
    #expect(child.superview === late && late.subviews == [child])
    #expect(parent.subviews == [] && other.subviews == [])
    expectWhole()
  }

  @Test func `where the superview moves the removed view to another in willRemoveSubview, that one counts`() {
    parent.addSubview(child)
    parent.onWillRemove = { [action = once { self.other.addSubview(self.child) }] _ in action() }
    child.removeFromSuperview()
    #expect(child.superview === other && child.window === window)
    expectWhole()
  }

  @Test func `a superview that empties itself in didAddSubview is empty`() {
    parent.onDidAdd = { $0.removeFromSuperview() }
    addChild()
    #expect(parent.subviews == [] && child.window == nil)
  }

  @Test func `a superview that adds one more for each, up to three, holds three`() {
    parent.onDidAdd = { _ in if parent.subviews.count < 3 { parent.addSubview(View()) } }
    addChild()
    expectEqual(parent.subviews.count, 3)
  }

  @Test func `a superview that is removed from the window while a view is added moves with that view`() {
    child.onWillMoveToWindow = { [action = once { self.parent.removeFromSuperview() }] _ in action() }
    addChild()
    #expect(child.superview === parent && child.window == nil && grandchild.window == nil)
  }

  @Test func `a view that changes windows in didMoveToWindow is in the last one, and its subviews too`() {
    let second = Window()
    child.onDidMoveToWindow = once { second.addSubview(child) }
    addChild()
    #expect(child.window === second && grandchild.window === second)
    expectConsistent(second)
  }

  @Test func `a view that moves itself through another window in willMove(toWindow:) is in the one it was added to`() {
    let second = Window()
    child.onWillMoveToWindow = { [action = once { second.addSubview(self.child) }] _ in action() }
    addChild()
    #expect(child.superview === parent && child.window === window && grandchild.window === window)
    expectEqual(second.subviews, [])
  }

  @Test func `siblings that remove each other in didMoveToWindow leave one`() {
    let group = View().holding(child, late)
    child.onDidMoveToWindow = once { late.removeFromSuperview() }
    late.onDidMoveToWindow = once { child.removeFromSuperview() }
    window.addSubview(group)
    #expect(group.subviews == [] || group.subviews.count == 1)
    for view in group.subviews { #expect(view.window === window) }
    expectEqual(log.lines.filter { $0.hasPrefix("late did move to window") }, ["late did move to window none"])
    expectWhole()
  }
}
