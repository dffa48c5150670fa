import HeadlessConstraints
import HeadlessKit
import HeadlessTesting

@testable import HeadlessViews

/// The work of the solver for changes of long stack views.
@MainActor @Suite(.reportsIssuesAsFailures, .serialized) struct `Work of stack views` {
  enum Change: CaseIterable { case text, append, insertFirst, insertMiddle, hide, show, remove, removeFirst, removeAll }

  nonisolated static let distributions: [StackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing,
  ]
  nonisolated static let alignments: [StackView.Alignment] = [
    .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
  ]

  /// A stack view of a length in a window.
  @MainActor private final class Row {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let stack: StackView

    init(_ count: Int, _ distribution: StackView.Distribution, _ alignment: StackView.Alignment) {
      stack = StackView(frame: CGRect(x: 0, y: 0, width: CGFloat(count * 12), height: 100))
      (stack.distribution, stack.alignment) = (distribution, alignment)
      window.addSubview(stack)
      for _ in 0..<count { stack.addArrangedSubview(SizedContentView(10, 10)) }
      window.layoutIfNeeded()
    }

    private func make(_ change: Change) {
      let middle = stack.arrangedSubviews.count / 2
      switch change {
      case .text: (stack.arrangedSubviews[middle] as? SizedContentView)?.content.width += 1
      case .append: stack.addArrangedSubview(SizedContentView(10, 10))
      case .insertFirst: stack.insertArrangedSubview(SizedContentView(10, 10), at: 0)
      case .insertMiddle: stack.insertArrangedSubview(SizedContentView(10, 10), at: middle)
      case .hide: stack.arrangedSubviews[middle].isHidden = true
      case .show: stack.arrangedSubviews[middle].isHidden = false
      case .remove: stack.arrangedSubviews[middle].removeFromSuperview()
      case .removeFirst: stack.arrangedSubviews[0].removeFromSuperview()
      case .removeAll: for view in stack.arrangedSubviews { view.removeFromSuperview() }
      }
    }

    /// Makes a change and returns the cells and terms that the solver visits for it, and its pivots.
    func work(_ change: Change) -> Int {
      let solver = ConstraintEngine.shared.solver
      let before = solver.pivotCount + solver.visitCount
      make(change)
      window.layoutIfNeeded()
      return solver.pivotCount + solver.visitCount - before
    }
  }

  @Test(arguments: distributions, alignments)
  func `a change of a stack view visits no more cells per view in a long one`(
    distribution: StackView.Distribution, alignment: StackView.Alignment
  ) {
    let (few, many) = (Row(20, distribution, alignment), Row(100, distribution, alignment))
    // Twice, as what a change leaves behind may make a later one slow.
    for change in [.removeFirst] + Change.allCases.dropLast() + Change.allCases {
      let (short, long) = (few.work(change), many.work(change))
      // Twice as much a view, and as many constraints as a view has.
      #expect(long <= 5 * 2 * (short + 20), "\(change): \(short) for 20 views, \(long) for 100")
    }
  }

  @Test(arguments: [.fill, .fillEqually] as [StackView.Distribution], [.fill, .leading] as [StackView.Alignment])
  func `a new first view changes no more for each view where the constraints are more than a batch`(
    distribution: StackView.Distribution, alignment: StackView.Alignment
  ) {
    let (few, many) = (Row(100, distribution, alignment), Row(1000, distribution, alignment))
    for change in [Change.removeFirst, .insertFirst, .removeFirst] {
      let (short, long) = (few.work(change), many.work(change))
      #expect(long <= 10 * 2 * (short + 100), "\(change): \(short) for 100 views, \(long) for 1,000")
    }
  }

  @Test(arguments: [0, 2]) func `a view that moves changes no rank but its own`(index: Int) {
    let stack = StackView(arrangedSubviews: (0..<5).map { _ in SizedContentView(10, 10) })
    stack.updateConstraints()
    let (others, last) = (stack.arrangedSubviews.dropLast(), stack.arrangedSubviews[4])
    let ranks = others.map(\.stackRank)
    stack.insertArrangedSubview(last, at: index)
    stack.updateConstraints()
    expectEqual(others.map(\.stackRank), ranks)
    let order = stack.arrangedSubviews.compactMap(\.stackRank)
    #expect(order.count == 5 && order == order.sorted())
  }

  @Test func `a changed text of a filled row visits nothing but its own constraint`() {
    #expect(Row(1000, .fill, .fill).work(.text) == 0 && Row(1000, .fillEqually, .center).work(.text) == 0)
  }
}
