extension Solver {
  /// The meaning of a symbol.
  enum Kind {
    case free
    case variable
    /// The deviation of a constraint.
    case constraint
  }

  /// The place of a constraint.
  enum Place {
    /// Not installed before the next ``Solver/solve()``.
    case waiting
    case tableau
    /// Outside of the tableau, as the definition of one of its variables.
    case definition
  }

  /// The allowed range and the price of a constraint's sum.
  struct Deviation {
    /// The strength against a sum above zero.
    var above = Strength.required
    /// The strength against a sum below zero.
    var below = Strength.required
    var tie = Tie()

    var isRequiredEquality: Bool { above == .required && below == .required }
    var mayBeAbove: Bool { above != .required }
    var mayBeBelow: Bool { below != .required }

    /// The price of one above zero.
    var costAbove: Cost { above == .required || above == .free ? .zero : Cost(above, tie: tie.above) }

    /// The price of one below zero.
    var costBelow: Cost { below == .required || below == .free ? .zero : Cost(below, tie: tie.below) }
  }

  /// A variable, or the deviation of a constraint.
  struct Symbol {
    var kind = Kind.free
    /// The number of symbols made before.
    var order = 0
    /// Whether the symbol is in the queue of basic symbols that may be out of range.
    var isQueuedForRange = false
    /// Whether the symbol is in the queue of parametric symbols that may lower the price.
    var isQueuedForPrice = false
    /// The price of a parametric symbol's leaving zero upward by one, without the symbol's own price.
    var slope = Cost.zero

    // Of a variable:
    var isStale = false
    var isReported = false
    /// The value in the last solution.
    var value = 0.0
    /// The number of installed constraints that mention the variable.
    var mentionCount: Int32 = 0
    /// The rank of a defined variable: greater than those of the variables in its definition. 0 for the others.
    var rank = 0.0

    // Of a constraint:
    var deviation = Deviation()
    var place = Place.waiting
    var isRemoved = false
    /// The side of zero that a basic deviation is on: 1, -1, or 0 while it has to return to zero.
    var side: Int8 = 0
    var constant = 0.0
    /// The factor of the other terms in a definition: -1 divided by the coefficient of the defined variable.
    var definitionFactor = 0.0

    /// Of a constraint the variable that it defines; of a variable the constraint that defines it.
    var definition = SparseMatrix.none
  }
}
