import HeadlessKit
import HeadlessTesting

/// The callbacks of a view and its superviews when it moves, in their order.
@MainActor @Suite("Move callbacks", .reportsIssuesAsFailures) struct MoveCallbackTests {
  let log = Log()
  let window = Window()
  let parent, child: CallbackView

  init() {
    parent = CallbackView("parent", log)
    child = CallbackView("child", log)
  }

  /// Returns the callbacks that `change` causes, a line each.
  func callbacks(_ change: () -> Void) -> String {
    _ = log.lines(of: change)
    return log.lines.joined(separator: "\n")
  }

  @Test func `d4 into a superview without a window, and out of it`() {
    let moved = callbacks {
      parent.addSubview(child)
      child.removeFromSuperview()
    }
    #expect(
      moved == """
        child will move to superview parent
        child did move to superview parent
        parent did add child
        child will move to superview none
        parent will remove child
        child did move to superview none
        """)
  }

  @Test
  func `d4 the tree enters a window: each view is notified, parents first, and only the top one about its superview`() {
    parent.addSubview(child)
    let entered = callbacks { window.addSubview(parent) }
    #expect(
      entered == """
        parent will move to superview Window
        parent will move to window
        child will move to window
        parent did move to window
        child did move to window
        parent did move to superview Window
        """)
  }

  @Test func `d4 out of a superview in a window`() {
    window.holding(parent.holding(child))
    let removed = callbacks { child.removeFromSuperview() }
    #expect(
      removed == """
        child will move to superview none
        child will move to window none
        parent will remove child
        child did move to window none
        child did move to superview none
        """)
  }

  @Test func `d4 a move between superviews in the same window does not notify about the window`() {
    let (old, new) = (CallbackView("old", log), CallbackView("new", log))
    window.holding(old.holding(child), new)
    let moved = callbacks { new.addSubview(child) }
    #expect(
      moved == """
        child will move to superview new
        old will remove child
        child did move to superview new
        new did add child
        """)
  }

  @Test func `d4 from one window to another`() {
    let second = Window()
    window.addSubview(child)
    let moved = callbacks { second.addSubview(child) }
    #expect(
      moved == """
        child will move to superview Window
        child will move to window
        child did move to window
        child did move to superview Window
        """)
    #expect(child.window === second)
  }

  @Test func `d4 what the callbacks see: the old superview and window before, the new ones after`() {
    child.seesState = true
    let moved = callbacks {
      window.addSubview(child)
      child.removeFromSuperview()
    }
    #expect(
      moved == """
        child will move to superview Window: in none, none
        child will move to window: in none, none
        child did move to window: in Window, window
        child did move to superview Window: in Window, window
        child will move to superview none: in Window, window
        child will move to window none: in Window, window
        child did move to window none: in none, none
        child did move to superview none: in none, none
        """)
  }

  @Test func `d4 a new order of the subviews calls nothing`() {
    let children = [child, CallbackView("other", log)]
    for child in children { parent.addSubview(child) }
    let reordered = callbacks {
      parent.addSubview(children[0])
      parent.bringSubviewToFront(children[1])
      parent.insertSubview(children[0], at: 2)
      parent.exchangeSubview(at: 0, withSubviewAt: 1)
    }
    expectEqual(reordered, "")
  }

  @Test func `d4 the deallocation of a window does not notify, and its views have no window afterwards`() {
    var other: Window? = Window()
    other?.addSubview(child)
    expectEqual(callbacks { other = nil }, "")
    #expect(child.window == nil && child.superview == nil)
  }
}
