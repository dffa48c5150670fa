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
    guard let linear = linearConstraint(for: constraint) else { return removeRow(of: constraint) }
    if let row = constraint.state.row, !needsNewRow {
      return setConstant(linear.constant, of: row, linear.terms.first?.variable)
    }
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
    if item.owner == nil { return }
    readMetrics(of: item)
    if isFixed(item) {
      removeContentRows(of: item)
      for part in SolvedItem.Part.allCases where solved(item).variables[part] != nil { readFrame(part, of: item) }
    } else {
      removeFrameRows(of: item)
      if item.view != nil { readContent(of: item) }
    }
  }

  /// Lets constraints be read again whose constants depend on the insets or the direction of an item.
  private func readMetrics(of item: LayoutItem) {
    guard let view = item.view, isShared else { return }
    let metrics = ItemMetrics(alignmentInsets: view.alignmentRectInsets, isMirrored: view.isMirrored)
    if metrics != item.metrics {
      let isTurned = metrics.isMirrored != item.metrics.isMirrored
      item.metrics = metrics
      for constraint in item.mentions.all {
        if isTurned { rowDidChange(constraint) } else { constantDidChange(constraint) }
      }
      if isTurned {
        for constraint in item.held.all where constraint.state.followsContainer { rowDidChange(constraint) }
      }
    }
    if !item.hasContentMentions { return }
    for constraint in item.mentions.all where constraint.mentionsContent(of: item) { constantDidChange(constraint) }
  }

  // MARK: Frames

  func addFrameRow(_ part: SolvedItem.Part, of item: LayoutItem) {
    let linear = frameConstraint(part, of: item)
    let row = addRow(linear, of: .frame(item, part))
    change(item) {
      $0.frameRows[part] = row
      if linear.terms.count > 1 { $0.followsSuperview = true }
    }
  }

  private func readFrame(_ part: SolvedItem.Part, of item: LayoutItem) {
    guard let row = solved(item).frameRows[part] else { return addFrameRow(part, of: item) }
    let linear = frameConstraint(part, of: item)
    if linear.terms.count == 1, !solved(item).followsSuperview {
      return setConstant(linear.constant, of: row, solved(item).variables[part])
    }
    removeRow(row)
    addFrameRow(part, of: item)
  }

  private func removeFrameRows(of item: LayoutItem) {
    for part in SolvedItem.Part.allCases {
      guard let row = solved(item).frameRows[part] else { continue }
      removeRow(row)
      change(item) { $0.frameRows[part] = nil }
    }
  }

  // MARK: Content

  private func readContent(of item: LayoutItem) {
    guard let view = item.view else { return }
    let size = view.intrinsicContentSize
    change(item) { $0.contentSize = size }
    if let content = view as? any WrappingContent { noteWrapping(content.wrapsContent, item) }
    writeContent(of: item, size)
  }

  private func noteWrapping(_ wraps: Bool, _ item: LayoutItem) {
    if !wraps && solved(item).variables[.width] == nil { return }
    components.setWraps(wraps, item, variable(.width, of: item))
  }

  private func writeContent(of item: LayoutItem, _ size: CGSize, isRepeated: Bool = false) {
    writeContent(size.width, of: item, .horizontal, isRepeated: isRepeated)
    writeContent(size.height, of: item, .vertical, isRepeated: isRepeated)
  }

  private func writeContent(_ length: CGFloat, of item: LayoutItem, _ axis: LayoutAxis, isRepeated: Bool) {
    let part = SolvedItem.Part.length(axis)
    let row = solved(item).contentRows[part]
    guard let view = item.view, length != View.noIntrinsicMetric, length.isFinite else {
      guard let row else { return }
      removeRow(row)
      return change(item) { $0.contentRows[part] = nil }
    }
    let linear = contentConstraint(length, of: item, view, axis)
    if let row, !isRepeated {
      if let content = solved(item).contentStrengths[part], content == linear.strengths {
        return setConstant(linear.constraint.constant, of: row, linear.constraint.terms[0].variable)
      }
    }
    if let row { removeRow(row) }
    let newRow = addRow(linear.constraint, of: .content(item, axis))
    needsSolution = true
    change(item) {
      $0.contentRows[part] = newRow
      $0.contentStrengths[part] = linear.strengths
    }
  }

  private func removeContentRows(of item: LayoutItem) {
    for part in SolvedItem.Part.allCases {
      guard let row = solved(item).contentRows[part] else { continue }
      removeRow(row)
      change(item) { $0.contentRows[part] = nil }
    }
  }

  /// Removes all rows of an item.
  func removeRows(of item: LayoutItem) {
    removeFrameRows(of: item)
    removeContentRows(of: item)
    removeExerciseRows(of: item)
    for part in SolvedItem.Part.allCases {
      if let row = solved(item).floorRows[part] { removeRow(row) }
      change(item) { $0.floorRows[part] = nil }
    }
  }

  // MARK: Wrapping content

  /// Gives wrapping content its size in one line, as the room for it may have changed.
  func unwrap(_ item: LayoutItem) {
    guard solved(item).wrappingWidth != nil, let size = solved(item).contentSize else { return }
    change(item) { $0.wrappingWidth = nil }
    writeContent(of: item, size)
  }

  /// Gives wrapping content the size that it has at its solved width.
  func wrap(_ item: LayoutItem) {
    guard let view = item.view, let content = view as? any WrappingContent, let size = solved(item).contentSize else {
      return
    }
    let insets = view.alignmentRectInsets
    let width = view.pixelGrid.halfUp(value(.width, of: item)) - insets.left - insets.right
    let isRepeated = !solved(item).isContentRepeated
    let isNarrow = width < size.width - PixelGrid.tolerance && width > 0
    if !isRepeated, solved(item).wrappingWidth == (isNarrow ? width : nil) { return }
    change(item) {
      $0.wrappingWidth = isNarrow ? width : nil
      $0.isContentRepeated = true
    }
    writeContent(of: item, isNarrow ? content.contentSize(forWidth: width) : size, isRepeated: isRepeated)
    needsSolution = true
  }

  // MARK: Lengths below zero

  /// Adds the row that keeps a length from being negative, once it is.
  ///
  /// > Documented: NSISVariable: lengths are restricted to numbers that are not negative.
  func keepPositive(_ variable: Variable, of item: LayoutItem) {
    for part in [SolvedItem.Part.width, .height] where solved(item).variables[part] == variable {
      if solver.value(of: variable) > -1e-6 || solved(item).floorRows[part] != nil || isFixed(item) { continue }
      let row = addRow(LinearConstraint([.init(variable)], .greaterThanOrEqual), of: .floor(item, part))
      change(item) { $0.floorRows[part] = row }
      needsSolution = true
    }
  }
}
