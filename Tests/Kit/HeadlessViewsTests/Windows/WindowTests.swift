import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Windows", .reportsIssuesAsFailures) struct WindowTests {
  @Test func `a window is as large as the screen by default, hidden, and its own window`() {
    let window = Window()
    #expect(window.frame == Screen.main.bounds && window.isHidden)
    #expect(window.window === window && window.screen === Screen.main)
    expectEqual(Window(frame: CGRect(x: 0, y: 0, width: 5, height: 6)).bounds.size, CGSize(width: 5, height: 6))
    expectEqual(Window(coder: NSCoder())?.isHidden, true)
  }

  @Test func `a view is in the window at the root of its tree, as long as it is in that tree`() {
    let (window, leaf) = (Window(), View())
    let branch = View().holding(leaf)
    expectNil(leaf.window)
    window.addSubview(branch)
    #expect(branch.window === window && leaf.window === window)
    let late = leaf.adding(View())
    #expect(late.window === window)
    branch.removeFromSuperview()
    for view in [branch, leaf, late] { expectNil(view.window) }
  }

  @Test func `the views of a deallocated window have no window, and can be added to another`() {
    let leaf = View()
    let branch = View().holding(leaf)
    do {
      let window = Window()
      window.addSubview(branch)
      #expect(leaf.window === window)
    }
    #expect(branch.superview == nil && branch.window == nil && leaf.window == nil)
    let next = Window()
    next.addSubview(branch)
    #expect(leaf.window === next)
    expectConsistent(next)
  }

  @Test func `a window among the subviews of another stays the window of what it holds`() {
    let (outer, inner, view) = (Window(), Window(), View())
    inner.addSubview(view)
    outer.addSubview(inner)
    #expect(inner.window === inner && view.window === inner)
    inner.removeFromSuperview()
    #expect(inner.window === inner && view.window === inner)
    let box = View().holding(inner)
    #expect(view.window === inner && box.window == nil)
    outer.addSubview(box)
    #expect(box.window === outer && view.window === inner)
    box.removeFromSuperview()
    #expect(box.window == nil && view.window === inner)
  }

  @Test func `points and rectangles are converted to another window, and to the screen without one`() {
    let (window, other) = (
      Window(frame: CGRect(x: 10, y: 20, width: 50, height: 50)),
      Window(frame: CGRect(x: 1, y: 2, width: 50, height: 50))
    )
    let (point, rect) = (CGPoint(x: 1, y: 1), CGRect(x: 1, y: 1, width: 5, height: 6))
    expectEqual(window.convert(point, to: nil), CGPoint(x: 11, y: 21))
    expectEqual(window.convert(point, from: nil), CGPoint(x: -9, y: -19))
    expectEqual(window.convert(rect, to: nil), CGRect(x: 11, y: 21, width: 5, height: 6))
    expectEqual(window.convert(rect, from: nil), CGRect(x: -9, y: -19, width: 5, height: 6))
    expectEqual(window.convert(point, to: other), CGPoint(x: 10, y: 19))
    expectEqual(window.convert(rect, from: other), CGRect(x: -8, y: -17, width: 5, height: 6))
  }
}
