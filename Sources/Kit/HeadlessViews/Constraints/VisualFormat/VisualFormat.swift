/// The content of a visual format such as `H:|-[label]-8-[button(>=44@750)]-|`, before names are resolved.
///
/// Views are in the order of the text. A connection between two of them is never missing: views without a dash between
/// them have ``Connection/flush``.
/// > Documented: the grammar in Apple's Auto Layout Guide, "Visual Format Language" (f74).
package struct VisualFormat: Hashable, Sendable, CustomStringConvertible {
  /// The axis along which the views are arranged; horizontal without a prefix.
  package var axis = LayoutAxis.horizontal
  /// The connection to the superview before the first view; nil without a `|`.
  package var leading: Connection?
  /// The views, at least one.
  package var items: [Item] = []
  /// The connections between neighbors, one fewer than ``items``.
  package var connections: [Connection] = []
  /// The connection to the superview after the last view; nil without a `|`.
  package var trailing: Connection?

  package init(
    axis: LayoutAxis = .horizontal, leading: Connection? = nil, items: [Item] = [], connections: [Connection] = [],
    trailing: Connection? = nil
  ) {
    self.axis = axis
    self.leading = leading
    self.items = items
    self.connections = connections
    self.trailing = trailing
  }

  /// A view in brackets.
  package struct Item: Hashable, Sendable, CustomStringConvertible {
    /// The key in the dictionary of views.
    package var name: String
    /// The predicates of the width or height, in parentheses.
    package var predicates: [Predicate] = []

    package init(name: String, predicates: [Predicate] = []) {
      self.name = name
      self.predicates = predicates
    }

    package var description: String { "[\(name)\(predicates.isEmpty ? "" : predicates.listed)]" }
  }

  /// The space between two neighbors, or between a view and the edge of its superview.
  package enum Connection: Hashable, Sendable, CustomStringConvertible {
    /// No space: nothing between the two.
    case flush
    /// The standard space: a dash.
    case standard
    /// At least one predicate between two dashes.
    case predicates([Predicate])

    package var description: String {
      switch self {
      case .flush: ""
      case .standard: "-"
      case .predicates(let predicates):
        "-\(predicates.first.flatMap { simple($0, of: predicates) } ?? predicates.listed)-"
      }
    }

    /// Returns the form without parentheses, which only a name or a positive number has.
    private func simple(_ predicate: Predicate, of predicates: [Predicate]) -> String? {
      guard predicates.count == 1, predicate.relation == .equal, predicate.priority == nil else { return nil }
      if case .number(let number) = predicate.value, number.sign == .minus { return nil }
      return predicate.value.description
    }
  }

  /// A relation to a value, with a priority.
  package struct Predicate: Hashable, Sendable, CustomStringConvertible {
    package var relation: LayoutConstraint.Relation
    package var value: Value
    /// The priority; required without one.
    package var priority: Value?

    package init(_ relation: LayoutConstraint.Relation, _ value: Value, priority: Value? = nil) {
      self.relation = relation
      self.value = value
      self.priority = priority
    }

    package init(_ value: Value, priority: Value? = nil) { self.init(.equal, value, priority: priority) }

    package var description: String {
      "\(relation == .equal ? "" : relation.sign)\(value)\(priority.map { "@\($0)" } ?? "")"
    }
  }

  /// A number, or a name of a metric or a view.
  package enum Value: Hashable, Sendable, CustomStringConvertible {
    case number(Double)
    case name(String)

    package var description: String {
      switch self {
      case .number(let number): "\(number)"
      case .name(let name): name
      }
    }
  }

  /// The format as text that has the same content: with its prefix, and with `==` left out.
  package var description: String {
    var text = axis == .horizontal ? "H:" : "V:"
    if let leading { text += "|\(leading)" }
    for (index, item) in items.enumerated() {
      if index > 0 { text += connections[index - 1].description }
      text += item.description
    }
    if let trailing { text += "\(trailing)|" }
    return text
  }
}

extension [VisualFormat.Predicate] {
  fileprivate var listed: String { "(\(map(\.description).joined(separator: ",")))" }
}
