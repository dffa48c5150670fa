import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Subviews that need layout", .reportsIssuesAsFailures) struct DirtySubviewsTests {
  let log = Log()
  let root: LoggedView

  init() { root = LoggedView("root", log) }

  func add(_ numbers: Range<Int>) { for number in numbers { root.addSubview(LoggedView("\(number)", log)) } }
  func names(_ numbers: Range<Int>) -> String { (["root"] + numbers.map(String.init)).joined(separator: " ") }

  @Test func `subviews that are freed while they need layout are no longer entries`() {
    add(0..<60)
    for view in root.subviews.prefix(20) { view.removeFromSuperview() }
    expectEqual(log.lines { root.layoutIfNeeded() }, names(20..<60))
    expectSettled(root)
  }

  @Test(arguments: [false, true])
  func `after most subviews have left, a new one is laid out with the others, and one of them can be removed`(
    removesOne: Bool
  ) {
    add(0..<60)
    for view in root.subviews.prefix(46) { view.removeFromSuperview() }
    add(60..<61)
    if removesOne { root.subviews[13].removeFromSuperview() }
    expectEqual(log.lines { root.layoutIfNeeded() }, removesOne ? names(46..<59) + " 60" : names(46..<61))
    expectSettled(root)
  }

  @Test(arguments: [3, 8, 9, 12])
  func `siblings that were marked out of order are laid out in their order, for every number of them`(count: Int) {
    root.layOut { add(0..<count) }
    let asking = [count - 1, 0, count - 2]
    for index in asking { root.subviews[index].setNeedsLayout() }
    expectEqual(log.lines { root.layoutIfNeeded() }, asking.sorted().map(String.init).joined(separator: " "))
    expectSettled(root)
  }

  @Test func `a view deep down that asks is found from itself and every view above it, and then none has an entry`() {
    let (middle, inner) = (LoggedView("middle", log), LoggedView("inner", log))
    let leaf = LoggedView("leaf", log)
    root.layOut { $0.holding(middle.holding(inner.holding(leaf))) }
    for asked in [leaf, inner, middle, root] {
      leaf.setNeedsLayout()
      expectEqual(log.lines { asked.layoutIfNeeded() }, "leaf")
      expectSettled(middle)
      expectSettled(root)
    }
  }
}
