import HeadlessConstraints
import HeadlessKit
import HeadlessTesting

@testable import HeadlessControls
@testable import HeadlessViews

/// The work of changes of long stack views: what the solver visits, and the constraints that are made.
@MainActor @Suite(.reportsIssuesAsFailures, .serialized) struct `Work of stack views` {
  enum Change: CaseIterable { case build, insertFirst, append, hide, show, text, remove, removeAll }

  nonisolated static let distributions: [StackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  nonisolated static let alignments: [StackView.Alignment] = [
    .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
  ]

  private struct Work { var visits = 0, made = 0 }

  /// Returns the cells and terms that the solver visits for each change, its pivots, and the constraints made.
  private func work(
    _ count: Int, _ distribution: StackView.Distribution, _ alignment: StackView.Alignment
  ) -> [Change: Work] {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: CGFloat(count * 12), height: 100))
    (stack.distribution, stack.alignment) = (distribution, alignment)
    window.addSubview(stack)
    let solver = ConstraintEngine.shared.solver
    var work: [Change: Work] = [:]
    for change in Change.allCases {
      let views = stack.arrangedSubviews
      let before = Work(visits: solver.pivotCount + solver.visitCount, made: stack.constraintSet.madeCount)
      switch change {
      case .build: for _ in 0..<count { stack.addArrangedSubview(SizedContentView(10, 10)) }
      case .insertFirst: stack.insertArrangedSubview(SizedContentView(10, 10), at: 0)
      case .append: stack.addArrangedSubview(SizedContentView(10, 10))
      case .hide: views[count / 2].isHidden = true
      case .show: views[count / 2].isHidden = false
      case .text: (views[count / 2] as? SizedContentView)?.content.width = 11
      case .remove: views[count / 2].removeFromSuperview()
      case .removeAll: for view in views { view.removeFromSuperview() }
      }
      window.layoutIfNeeded()
      work[change] = Work(
        visits: solver.pivotCount + solver.visitCount - before.visits,
        made: stack.constraintSet.madeCount - before.made)
    }
    return work
  }

  @Test(arguments: distributions, alignments)
  func `a change of a stack view visits no more cells per view in a long one, and makes no more constraints`(
    distribution: StackView.Distribution, alignment: StackView.Alignment
  ) throws {
    // The work of equal centerings grows with the cube.
    let isCubic = distribution == .equalCentering
    let counts = isCubic ? [10, 20, 40] : [20, 200, 2000]
    let factor = isCubic ? 2 * 2 * 2 : 10
    let results = counts.map { work($0, distribution, alignment) }
    for (short, long) in zip(results, results.dropFirst()) {
      for change in Change.allCases {
        let (before, after) = (try #require(short[change]), try #require(long[change]))
        #expect(after.visits <= factor * 2 * (before.visits + 20), "\(change): \(before.visits), then \(after.visits)")
        if change != .build { #expect(after.made == before.made, "\(change)") }
      }
    }
  }

  @Test(arguments: [0, 2]) func `a view that moves changes no rank but its own`(index: Int) {
    let stack = StackView(arrangedSubviews: (0..<5).map { _ in SizedContentView(10, 10) })
    stack.updateConstraints()
    let (others, last) = (stack.arrangedSubviews.dropLast(), stack.arrangedSubviews[4])
    let ranks = others.map(\.stackRank)
    stack.insertArrangedSubview(last, at: index)
    stack.updateConstraints()
    #expect(others.map(\.stackRank) == ranks)
    let order = stack.arrangedSubviews.compactMap(\.stackRank)
    #expect(order.count == 5 && order == order.sorted())
  }
}
