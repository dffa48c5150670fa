import Foundation

/// A builder of the constraints for a parsed visual format whose names were checked.
@MainActor struct VisualFormatBuilder {
  let format: VisualFormat
  let options: LayoutConstraint.FormatOptions
  let names: VisualFormatNames

  private var edges: VisualFormatEdges { VisualFormatEdges(format.axis, options) }

  /// Returns the constraints: the text's from left to right, then the alignment's.
  func constraints() -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    let items = format.items.compactMap { names.item($0.name) }
    guard items.count == format.items.count, let first = items.first, let last = items.last else { return [] }
    if let leading = format.leading, let container = first.container {
      constraints += space(
        leading, after: ConstraintSide(item: container, leading == .standard ? edges.startMargin : edges.start),
        before: first.side(edges.start), standard: 0)
    }
    for (index, item) in items.enumerated() {
      if index > 0 { constraints += space(format.connections[index - 1], between: items[index - 1], and: item) }
      constraints += format.items[index].predicates.map { size($0, of: item) }
    }
    if let trailing = format.trailing, let container = last.container {
      constraints += space(
        trailing, after: last.side(edges.end),
        before: ConstraintSide(item: container, trailing == .standard ? edges.endMargin : edges.end), standard: 0)
    }
    for attribute in options.alignments {
      for (previous, item) in zip(items, items.dropFirst()) {
        constraints.append(constraint(item.side(attribute), .equal, previous.side(attribute)))
      }
    }
    return constraints
  }

  /// Returns the constraints of the space between two views; a dash is the space between siblings.
  /// > Documented: fact f55.
  private func space(
    _ connection: VisualFormat.Connection, between previous: VisualFormatItem, and next: VisualFormatItem
  ) -> [LayoutConstraint] {
    let hasBaselines = edges.hasBaselines && connection != .standard
    return space(
      connection,
      after: previous.side(hasBaselines && previous.hasBaseline(isFirst: false) ? .lastBaseline : edges.end),
      before: next.side(hasBaselines && next.hasBaseline(isFirst: true) ? .firstBaseline : edges.start),
      standard: LayoutConstraint.siblingSpacing)
  }

  /// Returns the constraints of a space, each with a positive constant: the side with the greater coordinate is first.
  private func space(
    _ connection: VisualFormat.Connection, after end: ConstraintSide, before start: ConstraintSide, standard: Double
  ) -> [LayoutConstraint] {
    let (greater, smaller) = edges.isReversed ? (end, start) : (start, end)
    switch connection {
    case .flush: return [constraint(greater, .equal, smaller)]
    case .standard: return [constraint(greater, .equal, smaller, constant: standard)]
    case .predicates(let predicates):
      return predicates.map {
        constraint(greater, $0.relation, smaller, constant: number($0.value) ?? 0, priority: $0.priority)
      }
    }
  }

  /// Returns the constraint of the width or height of a view; a metric is preferred to a view of the same name.
  private func size(_ predicate: VisualFormat.Predicate, of item: VisualFormatItem) -> LayoutConstraint {
    let side = item.side(edges.size)
    if let number = number(predicate.value) {
      return constraint(side, predicate.relation, nil, constant: number, priority: predicate.priority)
    }
    var other: ConstraintSide?
    if case .name(let name) = predicate.value { other = names.item(name)?.side(edges.size) }
    return constraint(side, predicate.relation, other, priority: predicate.priority)
  }

  private func number(_ value: VisualFormat.Value) -> Double? {
    switch value {
    case .number(let number): number
    case .name(let name): names.number(name)
    }
  }

  private func constraint(
    _ first: ConstraintSide, _ relation: LayoutConstraint.Relation, _ second: ConstraintSide?, constant: Double = 0,
    priority: VisualFormat.Value? = nil
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(first, relation, second, constant: CGFloat(constant))
    if let priority = priority.flatMap(number) { constraint.priority = LayoutPriority(Float(priority)) }
    return constraint
  }
}

/// The attributes that a visual format relates, in the order in which its views are arranged.
struct VisualFormatEdges {
  /// The leading and the trailing edge, or the top and the bottom.
  let (start, end): (LayoutConstraint.Attribute, LayoutConstraint.Attribute)
  /// The margins of a superview at these edges, to which a dash leads.
  /// > Documented: UIView.layoutMargins, "if you specify a set of horizontal constraints using the format string
  /// > “|-[subview]-|”, the left and right edges of the subview are inset from the edge of the superview by the
  /// > corresponding layout margins".
  let (startMargin, endMargin): (LayoutConstraint.Attribute, LayoutConstraint.Attribute)
  let size: LayoutConstraint.Attribute
  /// Whether coordinates become smaller along the format.
  let isReversed: Bool
  /// Whether spaces between views with text are from baseline to baseline.
  /// > Documented: NSLayoutFormatSpacingBaselineToBaseline, "valid only for vertical layouts"; edges replace the
  /// > baselines of views without text. Assumed: a dash is the standard space between the edges.
  let hasBaselines: Bool

  init(_ axis: LayoutAxis, _ options: LayoutConstraint.FormatOptions) {
    let isLeftToRight = options.contains(.directionLeftToRight)
    isReversed = axis == .horizontal && !isLeftToRight && options.contains(.directionRightToLeft)
    hasBaselines = axis == .vertical && options.contains(.spacingBaselineToBaseline)
    size = axis == .horizontal ? .width : .height
    switch (axis, isReversed) {
    case (.vertical, _): (start, end, startMargin, endMargin) = (.top, .bottom, .topMargin, .bottomMargin)
    case (.horizontal, true): (start, end, startMargin, endMargin) = (.right, .left, .rightMargin, .leftMargin)
    case (.horizontal, false) where isLeftToRight:
      (start, end, startMargin, endMargin) = (.left, .right, .leftMargin, .rightMargin)
    case (.horizontal, false):
      (start, end, startMargin, endMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
    }
  }
}
