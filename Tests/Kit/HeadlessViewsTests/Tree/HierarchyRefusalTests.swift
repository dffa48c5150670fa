import HeadlessKit
import HeadlessTesting

/// Invalid changes of the hierarchy: refused, reported, and the old tree is unchanged.
@MainActor @Suite("Refused hierarchy") struct HierarchyRefusalTests {
  final class Panel: View {}

  let root = Panel()
  let middle = View()
  let leaf = Label()

  init() { root.holding(middle.holding(leaf)) }

  func reports(of misuse: () -> Void) -> [String] {
    let reports = IssueReporting.collect(misuse).map(\.description)
    #expect(root.subviews == [middle] && middle.subviews == [leaf] && leaf.subviews == [])
    expectConsistent(root)
    return reports
  }

  @Test func `d8 a view is not added to or inserted into itself, nor an ancestor to what it holds`() {
    let own = """
      the view itself can't be its own subview (UIKit: "Can't add self as subview"); changing nothing. Add another view.
      """
    expectEqual(reports { middle.addSubview(middle) }, ["View.addSubview(_:): \(own)"])
    expectEqual(reports { leaf.insertSubview(leaf, at: 0) }, ["Label.insertSubview(_:at:): \(own)"])
    let ancestor = """
      Label.addSubview(_:): Panel is an ancestor of the view it is added to; changing nothing. \
      Remove the view from it first.
      """
    expectEqual(reports { leaf.addSubview(root) }, [ancestor])
  }

  @Test func `d8 the superview is not added to its subview, whatever the method`() {
    let all = reports {
      leaf.insertSubview(middle, at: 0)
      leaf.insertSubview(middle, belowSubview: leaf)
      leaf.insertSubview(middle, aboveSubview: leaf)
    }
    let places = ["at:", "belowSubview:", "aboveSubview:"].map { "Label.insertSubview(_:\($0))" }
    expectEqual(all.map { String($0.prefix { $0 != " " }) }, places.map { $0 + ":" })
  }

  @Test func `a refused addition calls no callback and marks nothing`() {
    let log = Log()
    let (outer, inner) = (LoggedView("outer", log), LoggedView("inner", log))
    outer.layOut { $0.addSubview(inner) }
    _ = IssueReporting.collect { inner.addSubview(outer) }
    expectEqual(log.lines { outer.layoutIfNeeded() }, "")
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, 0), (5, 5)])
  func `an exchange with an index out of range is reported`(first: Int, second: Int) {
    let message = """
      Panel.exchangeSubview(at:withSubviewAt:): \(first), \(second) is not in 0..<1; changing nothing. \
      Pass indices of existing subviews.
      """
    expectEqual(reports { root.exchangeSubview(at: first, withSubviewAt: second) }, [message])
  }

  @Test func `an addition that a callback made impossible is reported and makes no circle`() {
    final class Crossing: View {
      var onWillMove: () -> Void = {}
      override func willMove(toSuperview newSuperview: View?) { onWillMove() }
    }
    let (crossing, host) = (Crossing(), View())
    crossing.addSubview(View())
    crossing.onWillMove = { [unowned crossing] in
      crossing.onWillMove = {}
      crossing.addSubview(host)
    }
    let reports = IssueReporting.collect { host.addSubview(crossing) }
    #expect(reports.count == 1 && reports[0].problem.contains("is an ancestor of the view it is added to"))
    #expect(host.superview === crossing && crossing.superview == nil)
    expectConsistent(crossing)
  }
}
