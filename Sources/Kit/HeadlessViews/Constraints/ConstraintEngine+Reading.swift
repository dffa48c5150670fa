import Foundation
import HeadlessConstraints
import HeadlessGeometry

/// Rows for constraints and items.
extension ConstraintEngine {
  // MARK: Constraints

  /// Makes the row of a constraint, or changes its constant.
  func read(_ constraint: LayoutConstraint) {
    constraint.state.isPending = false
    guard constraint.state.isInstalled else { return }
    let needsNewRow = constraint.state.needsNewRow
    constraint.state.needsNewRow = false
    guard let linear = linearConstraint(for: constraint) else {
      removeRow(of: constraint)
      return reportAxes(of: constraint)
    }
    if let row = constraint.state.row, !needsNewRow {
      return setConstant(linear.constant, of: row, linear.terms.first?.variable)
    }
    if let row = constraint.state.row, changeRow(row, to: linear) { return }
    removeRow(of: constraint)
    constraint.state.row = addRow(linear, of: .constraint(constraint))
  }

  /// Adds the row of a constraint to an engine that is not shared.
  func add(_ constraint: LayoutConstraint) {
    guard let linear = linearConstraint(for: constraint) else { return }
    _ = addRow(linear, of: .constraint(constraint))
  }

  func removeRow(of constraint: LayoutConstraint) {
    guard let row = constraint.state.row else { return }
    constraint.state.row = nil
    removeRow(row)
    constraint.forEachItem { item, _ in touch(item) }
  }

  // MARK: Items

  /// Makes the rows of an item's frame or content size, or changes their constants.
  func read(_ item: LayoutItem) {
    item.isPending = false
    if !item.hasOwner { return }
    readMetrics(of: item)
    if isFixed(item) {
      removeRows(&self[item].contentRows)
      for component in SolvedItem.Component.allCases where knownVariable(component, of: item) != nil {
        readFrame(component, of: item)
      }
    } else if !item.isContentGuide {
      removeRows(&self[item].frameRows)
      if item.view != nil { readContent(of: item) }
    }
  }

  /// Marks constraints for reading whose constants depend on the insets of an item, or that it gives another direction.
  private func readMetrics(of item: LayoutItem) {
    guard let view = item.view, isShared else { return }
    let insets = view.alignmentRectInsets
    if insets != item.alignmentInsets {
      item.alignmentInsets = insets
      for constraint in item.mentions.all { constantDidChange(constraint) }
    }
    if let wasMirrored = item.isMirrored, wasMirrored != view.isRightToLeft {
      item.isMirrored = !wasMirrored
      for constraint in item.held.all + item.directed.all where constraint.isDirectional { rowDidChange(constraint) }
    }
    if !item.hasContentMentions { return }
    for constraint in item.mentions.all where constraint.mentionsContent(of: item) { rowDidChange(constraint) }
  }

  // MARK: Frames

  func addFrameRow(_ component: SolvedItem.Component, of item: LayoutItem) {
    let linear = frameConstraint(component, of: item)
    self[item].frameRows[component] = addRow(linear, of: .frame(item, component))
    if linear.terms.count > 1 { self[item].followsSuperview = true }
  }

  private func readFrame(_ component: SolvedItem.Component, of item: LayoutItem) {
    guard let row = self[item].frameRows[component] else { return addFrameRow(component, of: item) }
    let linear = frameConstraint(component, of: item)
    if linear.terms.count == 1, !self[item].followsSuperview {
      return setConstant(linear.constant, of: row, knownVariable(component, of: item))
    }
    removeRow(row)
    addFrameRow(component, of: item)
  }

  // MARK: Content

  private func readContent(of item: LayoutItem) {
    guard let view = item.view else { return }
    let size = view.intrinsicContentSize
    self[item].contentSize = size
    if let content = view as? any WrappingContent { recordWrapping(content.wrapsContent, item) }
    writeContent(of: item, size)
  }

  private func recordWrapping(_ wraps: Bool, _ item: LayoutItem) {
    if wraps == self[item].wraps { return touch(item) }
    self[item].wraps = wraps
    wrappingComponents.setWraps(wraps, item, variable(.width, of: item))
  }

  private func writeContent(of item: LayoutItem, _ size: CGSize, isRepeated: Bool = false) {
    writeContent(size.width, of: item, .horizontal, isRepeated: isRepeated)
    writeContent(size.height, of: item, .vertical, isRepeated: isRepeated)
  }

  private func writeContent(_ length: CGFloat, of item: LayoutItem, _ axis: LayoutAxis, isRepeated: Bool) {
    let component = SolvedItem.Component.length(axis)
    let row = self[item].contentRows[component]
    guard let view = item.view, length != View.noIntrinsicMetric, length.isFinite else {
      guard let row else { return }
      removeRow(row)
      return self[item].contentRows[component] = nil
    }
    let linear = contentConstraint(length, of: item, view, axis)
    if let row, !isRepeated, changeRow(row, to: linear) { return }
    if let row { removeRow(row) }
    self[item].contentRows[component] = addRow(linear, of: .content(item, axis))
    needsSolution = true
  }

  // MARK: Removals

  func removeRows(of item: LayoutItem) {
    removeRows(&self[item].frameRows)
    removeRows(&self[item].contentRows)
    removeRows(&self[item].exerciseRows)
    removeRows(&self[item].nonnegativeRows)
  }

  /// Removes the rows of one kind that an item has.
  func removeRows(_ rows: inout SolvedItem.ComponentValues<Solver.ConstraintID>) {
    for component in SolvedItem.Component.allCases {
      guard let row = rows[component] else { continue }
      removeRow(row)
      rows[component] = nil
    }
  }

  // MARK: Wrapping content

  /// Sets wrapping content to its size in one line, as the available width may have changed.
  func resetWrapping(of item: LayoutItem) {
    guard self[item].wrappingWidth != nil, let size = self[item].contentSize else { return }
    self[item].wrappingWidth = nil
    writeContent(of: item, size)
  }

  /// Sets wrapping content to its size at the solved width.
  func updateWrapping(of item: LayoutItem) {
    guard let view = item.view, let content = view as? any WrappingContent, let size = self[item].contentSize
    else { return }
    let insets = view.alignmentRectInsets
    let width = view.pixelGrid.halfUp(value(.width, of: item)) - insets.left - insets.right
    let isRepeated = !self[item].isContentRepeated
    let isNarrow = width < size.width - PixelGrid.tolerance && width > 0
    if !isRepeated, self[item].wrappingWidth == (isNarrow ? width : nil) { return }
    self[item].wrappingWidth = isNarrow ? width : nil
    self[item].isContentRepeated = true
    writeContent(of: item, isNarrow ? content.contentSize(forWidth: width) : size, isRepeated: isRepeated)
    needsSolution = true
  }

  // MARK: Lengths below zero

  /// Adds the row that requires a length of at least 0, once it is negative.
  /// > Documented: NSISVariable: lengths are restricted to numbers that are not negative.
  func requireNonnegative(_ variable: Variable, of item: LayoutItem) {
    if solver.value(of: variable) > -1e-6 { return }
    for component in [SolvedItem.Component.width, .height] where knownVariable(component, of: item) == variable {
      if self[item].nonnegativeRows[component] != nil || isFixed(item) { continue }
      let linear = LinearConstraint([.init(variable)], .greaterThanOrEqual)
      self[item].nonnegativeRows[component] = addRow(linear, of: .nonnegative(item, component))
      needsSolution = true
    }
  }
}
