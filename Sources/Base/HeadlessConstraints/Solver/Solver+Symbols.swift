extension Solver {
  /// The meaning of a symbol.
  enum Kind {
    case free
    /// A variable without a preferred value, such as a position; also the deviation of a constraint that is removed.
    case variable
    /// A variable that is zero as long as no constraint needs another value.
    case length
    /// The deviation of a constraint.
    case constraint

    var isVariable: Bool { self == .variable || self == .length }

    /// Whether a distance from zero has a price or is forbidden.
    var hasDeviation: Bool { self == .constraint || self == .length }
  }

  /// The place of a constraint.
  enum Installation {
    /// Not installed before the next ``Solver/solve()``.
    case waiting
    case tableau
    /// Outside of the tableau, as the definition of one of its variables.
    case definition
    /// Outside of the tableau, as an inequality that the solution satisfies (``Solver/enterViolated()``).
    case satisfied
  }

  /// The allowed range and the price of a constraint's sum.
  struct Deviation {
    /// The strength against a sum above zero.
    var above = Strength.required
    /// The strength against a sum below zero.
    var below = Strength.required
    var tie = TieBreak()

    /// The price of a length: it is as short as the constraints allow.
    static let length = Deviation(above: .length, below: .length)

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
    /// The number of symbols made before.
    var order = 0
    var kind = Kind.free
    /// Whether the symbol is in the queue of basic symbols that may be out of range.
    var isQueuedForRange = false
    /// Whether the symbol is in the queue of parametric symbols that may lower the price.
    var isQueuedForPrice = false
    /// Whether a variable's value may differ from its value in the last solution.
    var isStale = false
    /// Whether a variable's change is reported already.
    var isReported = false
    /// Whether the next ``Solver/solve()`` removes the constraint or variable.
    var isRemoved = false
    /// Whether the next ``Solver/solve()`` checks the sum of a satisfied inequality.
    var isQueuedForSum = false
    var installation = Installation.waiting
    /// The side of zero that a basic deviation is on: 1, -1, or 0 while it has to return to zero.
    var side: Int8 = 0
    /// The place of the symbol's slope among the slopes; ``SparseMatrix/none`` for zero.
    var slopeIndex = SparseMatrix.none
    /// The number of installed constraints of a variable, or of a waiting constraint's variables without any.
    var mentionCount: Int32 = 0
    /// The variable that a constraint defines, or the constraint that defines a variable.
    var definition = SparseMatrix.none
    /// A number above the ranks of the variables in a variable's definition; 0 without one.
    var rank = 0.0
    /// The value of a variable in the last solution.
    var value = 0.0
    /// The factor of a definition's other terms, -1 divided by the coefficient of the defined variable.
    var definitionFactor: Double {
      get { rank }
      set { rank = newValue }
    }
    /// The constant of a constraint.
    var constant: Double {
      get { value }
      set { value = newValue }
    }
    /// The range and price of a constraint or a length.
    var deviation = Deviation()
  }

  /// Returns the price of a parametric symbol's leaving zero upward by one, without the symbol's own price.
  func slope(of symbol: Int32) -> Cost {
    let index = symbols[Int(symbol)].slopeIndex
    return index == SparseMatrix.none ? .zero : slopes[Int(index)]
  }

  func setSlope(_ slope: Cost, of symbol: Int32) {
    let index = symbols[Int(symbol)].slopeIndex
    if slope.isZero {
      if index == SparseMatrix.none { return }
      slopes[Int(index)] = .zero
      lists.freeSlopes.append(index)
      symbols[Int(symbol)].slopeIndex = SparseMatrix.none
    } else if index != SparseMatrix.none {
      slopes[Int(index)] = slope
    } else if let free = lists.freeSlopes.popLast() {
      slopes[Int(free)] = slope
      symbols[Int(symbol)].slopeIndex = free
    } else {
      slopes.append(slope)
      symbols[Int(symbol)].slopeIndex = Int32(slopes.count - 1)
    }
  }

  func addSlope(_ slope: Cost, times factor: Double, to symbol: Int32) {
    if slope.isZero || factor == 0 { return }
    let index = symbols[Int(symbol)].slopeIndex
    if index == SparseMatrix.none { return setSlope(slope.scaled(by: factor), of: symbol) }
    slopes[Int(index)].add(slope, times: factor)
    if slopes[Int(index)].isZero { setSlope(.zero, of: symbol) }
  }
}
