import Foundation
import HeadlessViews

/// The constraints of an arrangement.
///
/// The canvas is the stack view, or its margins guide. The first side of a constraint is the canvas, the first view or
/// the next view, as in UIKit's logs.
/// > Seen: facts f56 to f63, and the constraints that A. Grebenyuk printed.
@MainActor struct StackArrangement {
  private(set) var rules: [StackRule] = []
  private let stack: StackView
  private let canvas: AnyObject
  private let arranged: [View]
  private let visible: [View]
  private let main: AxisAttributes
  private let cross: AxisAttributes

  init(_ stack: StackView) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    arranged = stack.arrangedSubviews
    visible = arranged.filter { !$0.isHidden }
    main = stack.axis == .horizontal ? .horizontal : .vertical
    cross = stack.axis == .horizontal ? .vertical : .horizontal
    if arranged.isEmpty { return }
    // Lengths are added first, so that the solver's rows of the positions, which are added later, are short.
    addLengths()
    addConnections()
    addSpacings()
    addAlignment()
  }

  // MARK: Along the axis

  private mutating func addLengths() {
    for view in arranged where view.isHidden { add(.hiding, (view, main.length)) }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: addEqualLengths(of: visible, .required)
    case .fillProportionally: addProportionalLengths()
    case .equalSpacing: addGaps(from: main.end, to: main.start)
    case .equalCentering: addGaps(from: main.center, to: main.center)
    }
  }

  /// Makes the first view or guide as long as each other one.
  ///
  /// Where the lengths are required, one that was the first remains the reference while it is visible, so that an
  /// insertion before it changes no other constraint.
  /// > Seen: fact f59: each optional priority is one lower than the one before.
  private mutating func addEqualLengths(of items: [AnyObject], _ priority: LayoutPriority) {
    guard let first = priority == .required ? stack.constraintSet.reference(among: items) : items.first else { return }
    var priority = priority
    for item in items where item !== first {
      add(.fillEqually, (item, main.length), .equal, (first, main.length), priority: priority)
      if priority != .required { priority = LayoutPriority(max(priority.rawValue - 1, StackPriority.lowestCentering)) }
    }
  }

  /// Makes each view as long as its share of all contents and spacings.
  /// > Seen: fact f57. Assumed: a view without content along the axis has no share. Differs: a share is at least as
  /// > great as the smallest multiplier, which is that of one of 10,000 equal views.
  private mutating func addProportionalLengths() {
    var shares: [(view: View, content: CGFloat)] = []
    for view in visible {
      let size = view.intrinsicContentSize
      let content = stack.axis == .horizontal ? size.width : size.height
      if content != View.noIntrinsicMetric, content.isFinite { shares.append((view, max(content, 0))) }
    }
    let spacings = visible.dropLast().reduce(0) { $0 + stack.length(ofSpacingAfter: $1) }
    let total = shares.reduce(spacings) { $0 + $1.content }
    if !(total > 0) { return }
    var priority = LayoutPriority.required
    for (view, content) in shares {
      if shares.count > 1 { priority = LayoutPriority(max(priority.rawValue - 1, StackPriority.lowestProportional)) }
      add(
        .fillProportionally, (view, main.length), .equal, (canvas, main.length),
        multiplier: content == 0 ? 0 : max(content / total, LayoutConstraint.multiplierSizes.lowerBound),
        priority: priority)
    }
  }

  /// Adds guides between neighbors, of equal lengths.
  /// > Seen: facts f58 and f59.
  private mutating func addGaps(from start: LayoutConstraint.Attribute, to end: LayoutConstraint.Attribute) {
    var gaps: [LayoutGuide] = []
    for (view, next) in zip(visible, visible.dropFirst()) {
      let gap = stack.guides.gap(after: view, in: stack)
      gaps.append(gap)
      add(.distributingEdge, (gap, main.start), .equal, (view, start))
      add(.distributingEdge, (gap, main.end), .equal, (next, end))
    }
    addEqualLengths(of: gaps, stack.distribution == .equalCentering ? StackPriority.centering : .required)
    add(.canvasFit, (stack, main.length), priority: StackPriority.canvasFit)
  }

  /// Connects the first and the last visible view with the canvas.
  /// > Assumed: without a visible view, the hidden ones are at the start, and the stack view is as short as possible.
  private mutating func addConnections() {
    connect(main.start, visible.first ?? arranged[0])
    if let last = visible.last {
      connect(main.end, last)
    } else if !hasMinimumSpacings {
      add(.canvasFit, (stack, main.length), priority: StackPriority.canvasFit)
    }
  }

  /// Makes an edge of a view or guide equal to the canvas's.
  private mutating func connect(_ attribute: LayoutConstraint.Attribute, _ item: AnyObject) {
    let isEnd = attribute == main.end || attribute == cross.end
    if isEnd, canvas === stack {
      add(.canvasConnection, (item, attribute), .equal, (canvas, attribute))
    } else {
      add(.canvasConnection, (canvas, attribute), .equal, (item, attribute))
    }
  }

  /// Adds the distances between neighbors.
  ///
  /// A hidden view has half a spacing to a visible neighbor, and none to a hidden one and at the ends.
  /// > Seen: fact f62. Assumed: the spacing is the spacing after the last visible view before the hidden one.
  private mutating func addSpacings() {
    let firstVisible = arranged.firstIndex { !$0.isHidden } ?? arranged.count
    let lastVisible = arranged.lastIndex { !$0.isHidden } ?? -1
    let isChained = !hasMinimumSpacings && !hasBaselineSpacings
    var spacing: CGFloat = 0
    var visibleBefore: View?
    for (index, view) in arranged.enumerated() {
      let previous = index > 0 ? arranged[index - 1] : nil
      defer { if !view.isHidden { visibleBefore = view } }
      if let previous, !previous.isHidden { spacing = stack.length(ofSpacingAfter: previous) }
      let isInside = index > firstVisible && index <= lastVisible
      if let visibleBefore, !view.isHidden, previous === visibleBefore || !isChained {
        addSpacing(from: visibleBefore, to: view, spacing)
      } else if let previous, view.isHidden || isChained || visibleBefore == nil {
        let isHalf = isInside && previous.isHidden != view.isHidden
        add(.spacing, (view, main.start), .equal, (previous, main.end), constant: isHalf ? spacing / 2 : 0)
      }
    }
  }

  private var hasMinimumSpacings: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

  private var hasBaselineSpacings: Bool { stack.isBaselineRelativeArrangement && stack.axis == .vertical }

  private mutating func addSpacing(from view: View, to next: View, _ spacing: CGFloat) {
    let relation: LayoutConstraint.Relation = hasMinimumSpacings ? .greaterThanOrEqual : .equal
    let start: LayoutConstraint.Attribute = hasBaselineSpacings ? .firstBaseline : main.start
    let end: LayoutConstraint.Attribute = hasBaselineSpacings ? .lastBaseline : main.end
    add(.spacing, (next, start), relation, (view, end), constant: spacing)
  }

  // MARK: Across the axis

  /// Adds the constraints that align the views across the axis.
  /// > Seen: facts f60 and f61. Assumed: baseline alignments of a column align leading edges.
  private mutating func addAlignment() {
    let first = arranged[0]
    let alignment = stack.axis == .vertical && stack.alignment.isBaseline ? .leading : stack.alignment
    if alignment == .fill {
      connect(cross.start, first)
      connect(cross.end, first)
      align([cross.start, cross.end])
      return
    }
    let spanner = stack.guides.spanner(in: stack)
    connect(cross.start, alignment == .leading ? first : spanner)
    connect(cross.end, alignment == .trailing ? first : spanner)
    if alignment == .center { connect(cross.center, first) }
    align([attribute(of: alignment)])
    span(spanner, alignment)
    if alignment.isBaseline { add(.canvasFit, (stack, cross.length), priority: StackPriority.canvasFit) }
  }

  private func attribute(of alignment: StackView.Alignment) -> LayoutConstraint.Attribute {
    switch alignment {
    case .fill, .leading: cross.start
    case .center: cross.center
    case .trailing: cross.end
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  /// Makes attributes of all views equal to the first view's.
  private mutating func align(_ attributes: [LayoutConstraint.Attribute]) {
    for view in arranged.dropFirst() {
      for attribute in attributes { add(.alignment, (arranged[0], attribute), .equal, (view, attribute)) }
    }
  }

  /// Adds constraints by which a guide covers the visible views, or the hidden ones if there are no others.
  private mutating func span(_ spanner: LayoutGuide, _ alignment: StackView.Alignment) {
    for view in visible.isEmpty ? arranged : visible {
      addBoundary(of: spanner, cross.start, .lessThanOrEqual, view, isTight: alignment == .leading)
      addBoundary(of: spanner, cross.end, .greaterThanOrEqual, view, isTight: alignment == .trailing)
    }
    add(.spanningFit, (spanner, cross.length), priority: StackPriority.spanningFit)
    for view in arranged {
      add(.ambiguitySuppression, (view, cross.length), priority: StackPriority.ambiguitySuppression)
    }
  }

  private mutating func addBoundary(
    of spanner: LayoutGuide, _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation,
    _ view: View, isTight: Bool
  ) {
    add(
      .spanningBoundary, (spanner, attribute), isTight ? .equal : relation, (view, attribute),
      priority: isTight ? StackPriority.tightBoundary : .required)
  }

  // MARK: Rules

  private mutating func add(
    _ role: StackRule.Role, _ first: StackRule.Side, _ relation: LayoutConstraint.Relation = .equal,
    _ second: StackRule.Side? = nil, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: LayoutPriority = .required
  ) {
    rules.append(
      StackRule(
        role: role, first: first, relation: relation, second: second, multiplier: multiplier, constant: constant,
        priority: priority))
  }
}

private struct AxisAttributes {
  let start: LayoutConstraint.Attribute
  let center: LayoutConstraint.Attribute
  let end: LayoutConstraint.Attribute
  let length: LayoutConstraint.Attribute

  static let horizontal = AxisAttributes(start: .leading, center: .centerX, end: .trailing, length: .width)
  static let vertical = AxisAttributes(start: .top, center: .centerY, end: .bottom, length: .height)
}

private enum StackPriority {
  /// > Seen: facts f58, f59, f61.
  static let canvasFit = LayoutPriority(49)
  /// > Seen: fact f60.
  static let spanningFit = LayoutPriority(51)
  /// > Seen: fact f60.
  static let tightBoundary = LayoutPriority(999.5)
  /// > Seen: the constraints that A. Grebenyuk printed.
  static let ambiguitySuppression = LayoutPriority(25)
  /// The priority of the second gap.
  /// > Seen: the constraints that A. Grebenyuk printed: 149 for the second of two gaps. Fact f59 begins with 150.
  static let centering = LayoutPriority(149)
  /// > Assumed: above the fitting size.
  static let lowestCentering: Float = 101
  /// > Assumed: above the compression resistance.
  static let lowestProportional: Float = 751
}

extension StackView.Alignment {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
