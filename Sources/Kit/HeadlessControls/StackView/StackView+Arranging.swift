import Foundation
import HeadlessViews

extension StackView: ArrangingView {
  // MARK: Views

  /// Arranges a view at an index, as a new subview or at another place.
  final func arrange(_ view: View, at index: Int, _ member: String) {
    if !(0...arranged.count).contains(index) { reportIndex(index, member) }
    if view.storedSuperview !== self { addSubview(view) }
    // Callbacks may have removed the view again, or arranged it.
    guard view.storedSuperview === self else { return }
    if let oldIndex = self.index(of: view) {
      arranged.remove(at: oldIndex)
      view.setStackRank(nil)
    }
    arranged.insert(view, at: min(max(index, 0), arranged.count))
    view.startArrangement()
    setNeedsUpdateConstraints()
  }

  final func index(of view: View) -> Int? { view.isArranged ? arranged.firstIndex { $0 === view } : nil }

  final func remove(at index: Int) {
    customSpacings[ObjectIdentifier(arranged[index])] = nil
    arranged.remove(at: index)
    setNeedsUpdateConstraints()
  }

  private func reportIndex(_ index: Int, _ member: String) {
    report(
      member, "Expected an index from 0 to \(arranged.count); got \(index); using \(index < 0 ? 0 : arranged.count).",
      cure: "Pass an index of the arranged subviews, or their number.")
  }

  package final func arrangedSubviewDidChange(_ subview: View, _ change: ArrangedSubviewChange) {
    switch change {
    case .visibility: setNeedsUpdateConstraints()
    case .contentSize:
      baselinesMayChange()
      if distribution == .fillProportionally { setNeedsUpdateConstraints() }
    case .removal:
      if let index = arranged.firstIndex(where: { $0 === subview }) { remove(at: index) }
    }
  }

  // MARK: Spacing

  final func isValid(_ spacing: CGFloat, _ member: String) -> Bool {
    if spacing.isFinite { return true }
    refuse(
      member, value: "the spacing \(spacing)", because: spacing.isNaN ? "is not a number" : "is not finite",
      cure: "Pass a finite number of points.")
    return false
  }

  /// Returns the distance after a view, in points.
  final func length(ofSpacingAfter view: View) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? spacing
    switch spacing {
    case StackView.spacingUseDefault: return 0
    case StackView.spacingUseSystem: return StackView.systemSpacing
    default: return spacing
    }
  }

  // MARK: Constraints

  /// The number of views beyond which equal distances of their centers are reported.
  /// > Assumed: each distance has a priority of its own, and all depend on one another. A change among 200 views takes
  /// > a tenth of a second, one among 500 more than a second.
  private static let centeringLimit = 500

  final func reportManyCenters() {
    if distribution != .equalCentering || constraintSet.hasReportedCenters { return }
    let count = arranged.count { !$0.isHidden }
    if count <= Self.centeringLimit { return }
    constraintSet.hasReportedCenters = true
    report(
      "distribution",
      "Expected at most \(Self.centeringLimit) visible views with equalCentering, whose layout takes time in proportion "
        + "to their cube; got \(count).",
      cure: "Use equalSpacing, or divide the views among several stack views.")
  }

  /// The distance between the ranks of neighbors, so that views can be inserted between them.
  private static let rankStep = 16

  /// Assigns increasing ranks to the views; a view whose rank is in order keeps its rank.
  final func updateRanks() {
    var last: Int?
    var index = 0
    while index < arranged.count {
      if let rank = arranged[index].stackRank, rank > last ?? .min {
        last = rank
        index += 1
        continue
      }
      let end = arranged[index...].firstIndex { $0.stackRank.map { $0 > last ?? .min } ?? false } ?? arranged.count
      let next = end < arranged.count ? arranged[end].stackRank : nil
      let count = end - index
      let start = last ?? next.map { $0 - Self.rankStep * (count + 1) } ?? -Self.rankStep
      let step = next.map { max(1, min(Self.rankStep, ($0 - start) / (count + 1))) } ?? Self.rankStep
      for offset in 0..<count { arranged[index + offset].setStackRank(start + step * (offset + 1)) }
      last = start + step * count
      index = end
    }
  }

  // MARK: Baselines

  /// Returns the visible view whose baseline the stack view has, or nil if all views are hidden.
  /// > Assumed: of views of one height, the first.
  final func baselineView(isFirst: Bool) -> View? {
    if axis == .vertical { return isFirst ? arranged.first { !$0.isHidden } : arranged.last { !$0.isHidden } }
    var tallest: (view: View, height: CGFloat)?
    for view in arranged where !view.isHidden {
      let content = view.intrinsicContentSize.height
      let height = content == View.noIntrinsicMetric ? view.bounds.height : content
      if height > tallest?.height ?? -1 { tallest = (view, height) }
    }
    return tallest?.view
  }
}
