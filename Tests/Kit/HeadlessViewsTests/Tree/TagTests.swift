import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Tags", .reportsIssuesAsFailures) struct TagTests {
  func view(_ tag: Int, _ subviews: View...) -> View {
    let view = View()
    view.tag = tag
    for subview in subviews { view.addSubview(subview) }
    return view
  }

  @Test func `the view itself counts and is the first, superviews are ignored; nil without a view with the tag`() {
    let child = view(1)
    let root = view(1, child)
    #expect(root.viewWithTag(1) === root && child.viewWithTag(1) === child)
    root.tag = 2
    expectNil(child.viewWithTag(2))
  }

  @Test func `a view deep in the first subview is found before the second subview`() {
    let deep = view(3)
    let root = view(1, view(2, deep), view(3))
    #expect(root.viewWithTag(3) === deep)
  }

  @Test func `siblings are searched back to front`() {
    let back = view(5)
    let root = view(1, back, view(5))
    #expect(root.viewWithTag(5) === back)
    root.bringSubviewToFront(back)
    #expect(root.viewWithTag(5) !== back)
  }

  @Test func `a tag that a subclass computes counts`() {
    final class Numbered: View {
      override var tag: Int {
        get { 42 }
        set {}
      }
    }
    let numbered = Numbered()
    #expect(view(1, numbered).viewWithTag(42) === numbered)
  }

  @Test func `a chain of 100,000 views is searched without recursion`() {
    let root = View()
    let last = root.addingChain(of: 100_000)
    last.tag = 9
    #expect(root.viewWithTag(9) === last)
  }
}
