import Foundation
import HeadlessGeometry

/// A builder of the constraints for a parsed visual format whose names were checked.
@MainActor struct VisualFormatBuilder {
  private let format: VisualFormat
  private let options: LayoutConstraint.FormatOptions
  private let names: VisualFormatNames
  private let edges: VisualFormatEdges

  init(_ format: VisualFormat, options: LayoutConstraint.FormatOptions, names: VisualFormatNames) {
    self.format = format
    self.options = options
    self.names = names
    edges = VisualFormatEdges(format.axis, options)
  }

  /// Returns the constraints: the text's from left to right, then the alignment's.
  func constraints() -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    let items = format.items.compactMap { names.item($0.name) }
    guard items.count == format.items.count, let first = items.first, let last = items.last else { return [] }
    if let leading = format.leading, let container = first.container {
      constraints += space(
        leading, after: Side(container, leading == .standard ? edges.startMargin : edges.start),
        before: Side(first.object, edges.start), standard: 0)
    }
    for (index, item) in items.enumerated() {
      if index > 0 { constraints += space(format.connections[index - 1], between: items[index - 1], and: item) }
      constraints += format.items[index].predicates.map { size($0, of: item) }
    }
    if let trailing = format.trailing, let container = last.container {
      constraints += space(
        trailing, after: Side(last.object, edges.end),
        before: Side(container, trailing == .standard ? edges.endMargin : edges.end), standard: 0)
    }
    for attribute in options.alignments {
      for (previous, item) in zip(items, items.dropFirst()) {
        constraints.append(
          constraint(Side(item.object, attribute), .equal, Side(previous.object, attribute), constant: 0, priority: nil)
        )
      }
    }
    return constraints
  }

  /// The space of a dash between two views, in points.
  /// > Documented: fact f55. At the edge of the superview a dash is its margin: UIView.layoutMargins, "if you specify a
  /// > set of horizontal constraints using the format string “|-[subview]-|”, the left and right edges of the subview
  /// > are inset from the edge of the superview by the corresponding layout margins".
  private static let standardSpace = 8.0

  /// An attribute of an item.
  private struct Side {
    let item: AnyObject
    let attribute: LayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: LayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// Returns the constraints of the space between two views.
  private func space(
    _ connection: VisualFormat.Connection, between previous: VisualFormatItem, and next: VisualFormatItem
  ) -> [LayoutConstraint] {
    let hasBaselines = edges.hasBaselines && connection != .standard
    return space(
      connection,
      after: Side(previous.object, hasBaselines && previous.hasBaseline(isFirst: false) ? .lastBaseline : edges.end),
      before: Side(next.object, hasBaselines && next.hasBaseline(isFirst: true) ? .firstBaseline : edges.start),
      standard: Self.standardSpace)
  }

  /// Returns the constraints of a space, each with a positive constant: the side with the greater coordinate is first.
  private func space(
    _ connection: VisualFormat.Connection, after end: Side, before start: Side, standard: Double
  ) -> [LayoutConstraint] {
    let (greater, smaller) = edges.isReversed ? (end, start) : (start, end)
    switch connection {
    case .flush: return [constraint(greater, .equal, smaller, constant: 0, priority: nil)]
    case .standard: return [constraint(greater, .equal, smaller, constant: standard, priority: nil)]
    case .predicates(let predicates):
      return predicates.map {
        constraint(greater, $0.relation, smaller, constant: number($0.value) ?? 0, priority: $0.priority)
      }
    }
  }

  /// Returns the constraint of the width or height of a view; a metric is preferred to a view of the same name.
  private func size(_ predicate: VisualFormat.Predicate, of item: VisualFormatItem) -> LayoutConstraint {
    let side = Side(item.object, edges.size)
    if let number = number(predicate.value) {
      return constraint(side, predicate.relation, nil, constant: number, priority: predicate.priority)
    }
    var other: Side?
    if case .name(let name) = predicate.value { other = names.item(name).map { Side($0.object, edges.size) } }
    return constraint(side, predicate.relation, other, constant: 0, priority: predicate.priority)
  }

  private func number(_ value: VisualFormat.Value) -> Double? {
    switch value {
    case .number(let number): number
    case .name(let name): names.number(name)
    }
  }

  private func constraint(
    _ first: Side, _ relation: VisualFormat.Relation, _ second: Side?, constant: Double, priority: VisualFormat.Value?
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: LayoutConstraint.Relation(relation),
      toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: 1, constant: CGFloat(constant))
    if let priority = priority.flatMap(number) { constraint.priority = LayoutPriority(Float(priority)) }
    return constraint
  }
}

/// The attributes that a visual format relates, in the order in which its views are arranged.
struct VisualFormatEdges {
  /// The leading and the trailing edge, or the top and the bottom.
  let (start, end): (LayoutConstraint.Attribute, LayoutConstraint.Attribute)
  /// The margins of a superview at these edges.
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

extension LayoutConstraint.Relation {
  fileprivate init(_ relation: VisualFormat.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
