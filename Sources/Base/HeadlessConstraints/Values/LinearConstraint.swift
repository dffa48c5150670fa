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
  /// The strength with which the sum must not be above zero.
  package var strengthAbove: Strength
  /// The strength with which the sum must not be below zero.
  package var strengthBelow: Strength
  package var tie: TieBreak

  /// Creates a constraint whose violations on both sides have the same strength.
  package init(
    _ terms: [Term], constant: Double = 0, _ relation: Relation, strength: Strength = .required,
    tie: TieBreak = TieBreak()
  ) {
    self.init(
      terms, constant: constant, strengthAbove: relation == .greaterThanOrEqual ? .free : strength,
      strengthBelow: relation == .lessThanOrEqual ? .free : strength, tie: tie)
  }

  /// Creates a constraint that keeps its sum at zero, with a strength for each side.
  ///
  /// A content size is one such constraint: `width - 120`, above zero against the hugging priority and below zero
  /// against the compression resistance priority. ``Strength/required`` forbids a side, ``Strength/free`` allows it.
  package init(
    _ terms: [Term], constant: Double = 0, strengthAbove: Strength, strengthBelow: Strength, tie: TieBreak = TieBreak()
  ) {
    self.terms = terms
    self.constant = constant
    self.strengthAbove = strengthAbove
    self.strengthBelow = strengthBelow
    self.tie = tie
  }
}

/// An unknown of a ``Solver``, such as the width of a view.
package struct Variable: Hashable, Sendable {
  package let symbol: Int32

  @inlinable package init(symbol: Int32) { self.symbol = symbol }

  /// A small number that no other variable of the solver has at the same time.
  @inlinable package var index: Int { Int(symbol) }
}

/// The level of a constraint: each level beats any number of constraints of the levels below.
/// > Seen: fact f9: 750 beats 749 outright, there is no mean.
package struct Strength: Hashable, Comparable, Sendable {
  /// The level; ``required`` is infinite, ``free`` is minus infinity.
  package let level: Float

  package init(level: Float) {
    precondition(!level.isNaN, "Expected a level; got NaN.")
    self.level = level
  }

  /// Creates the strength of a constraint with a layout priority that is not NaN: 1000 and above is ``required``,
  /// others are levels.
  package init(priority: Float) { self.init(level: priority >= 1000 ? .infinity : priority) }

  /// The constraint must hold.
  package static let required = Strength(level: .infinity)

  /// The strength of a required constraint that had to be broken: above every optional one.
  /// > Seen: fact f21.
  package static let broken = Strength(level: 1002)

  /// The strength of a content size with a priority of 1000: above every optional constraint, and below ``broken``.
  /// > Seen: fact f11: it beats a priority of 999 and loses to a required constraint without a report.
  package static let requiredContent = Strength(level: 1001)

  /// The side of a constraint that is not constrained.
  package static let free = Strength(level: -.infinity)

  /// The strength with which lengths are zero: below all others and ``TieBreak``.
  static let length = Strength(level: -.greatestFiniteMagnitude)

  package static func < (left: Strength, right: Strength) -> Bool { left.level < right.level }
}

/// The order in which constraints of one level are violated where not all of them can hold and the sums are equal.
///
/// The violations with the lowest numbers are preferred. Numbers up to 10,000,000 are distinguished.
package struct TieBreak: Hashable, Sendable {
  /// The number for a sum above zero.
  let above: Int32
  /// The number for a sum below zero.
  let below: Int32

  package init(above: Int = 0, below: Int = 0) {
    self.above = Int32(clamping: above)
    self.below = Int32(clamping: below)
  }
}
