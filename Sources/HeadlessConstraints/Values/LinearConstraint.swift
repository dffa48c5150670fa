/// A linear relation between variables: a sum of terms and a constant that is zero, or at least or at most zero.
///
/// For example `width ≥ 2 · height + 10` is the terms `(width, 1)`, `(height, -2)`, the constant `-10` and the relation
/// ``Relation/greaterThanOrEqual``.
package struct LinearConstraint {
  /// A variable times a number.
  package struct Term {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The relation of the sum to zero.
  package enum Relation: Sendable {
    case lessThanOrEqual, equal, greaterThanOrEqual
  }

  package var terms: [Term]
  package var constant: Double
  package var relation: Relation
  package var strength: Strength
  package var tie: Tie

  package init(
    _ terms: [Term], constant: Double = 0, _ relation: Relation, strength: Strength = .required, tie: Tie = Tie()
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.strength = strength
    self.tie = tie
  }
}

/// An unknown of a ``Solver``, such as the width of a view.
package struct Variable: Hashable, Sendable {
  let symbol: Int32
}

/// The level of a constraint: each level beats any number of constraints of the levels below.
///
/// > Seen: fact f9: 750 beats 749 outright, there is no mean.
package struct Strength: Hashable, Comparable, Sendable {
  /// The level; ``required`` is infinite.
  package let level: Double

  package init(level: Double) { self.level = level }

  /// The constraint must hold.
  package static let required = Strength(level: .infinity)

  package static func < (left: Strength, right: Strength) -> Bool { left.level < right.level }
}

/// The order in which constraints of one level are violated where not all of them can hold and the sums are equal.
///
/// The violations with the lowest numbers come first.
package struct Tie: Hashable, Sendable {
  /// The number for a sum above zero.
  package var above: Double
  /// The number for a sum below zero.
  package var below: Double

  package init(above: Double = 0, below: Double = 0) {
    self.above = above
    self.below = below
  }
}
