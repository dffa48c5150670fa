/// A price with a value for each level; a level is compared only where the values of all higher levels are equal.
///
/// The values are sparse and sorted from the highest level to the lowest. The first ones are stored in place: most
/// prices have a level for hugging, one for compression resistance and one for ties.
struct Cost {
  struct Term {
    var level = 0.0
    var value = 0.0
  }

  private(set) var count = 0
  private var first = InlineArray<3, Term>(repeating: Term())
  /// The values after the third.
  private var others: ContiguousArray<Term> = []

  static let zero = Cost()

  /// The level of ``TieBreak``, below the levels of all constraints.
  static let tieLevel = Double(Strength.length.level) / 2

  /// The distance from zero below which a number is treated as zero.
  static let tolerance = 1e-8

  init() {}

  /// Creates the price of a violation by one.
  init(_ strength: Strength, tie: Int32) {
    first[0] = Term(level: Double(strength.level), value: 1)
    count = 1
    if tie != 0 {
      first[1] = Term(level: Cost.tieLevel, value: Double(tie))
      count = 2
    }
  }

  var isZero: Bool { count == 0 }

  /// Whether all values at levels above ``Strength/length`` are zero.
  var isOnlyLength: Bool { count == 0 || first[0].level <= Double(Strength.length.level) }

  /// Whether all values at levels above ties and ``Solver/choice`` are zero.
  var isOnlyTie: Bool { count == 0 || first[0].level < 0 }

  /// -1, 0 or 1, by the sign of the first value.
  var sign: Int { count == 0 ? 0 : first[0].value < 0 ? -1 : 1 }

  private(set) subscript(index: Int) -> Term {
    get { index < 3 ? first[index] : others[index - 3] }
    set { if index < 3 { first[index] = newValue } else { others[index - 3] = newValue } }
  }

  private mutating func insert(_ term: Term, at index: Int) {
    count += 1
    if count > 3 { others.append(Term()) }
    var position = count - 1
    while position > index {
      self[position] = self[position - 1]
      position -= 1
    }
    self[index] = term
  }

  private mutating func remove(at index: Int) {
    for position in index..<count - 1 { self[position] = self[position + 1] }
    if count > 3 { others.removeLast() }
    count -= 1
  }

  mutating func add(_ other: Cost, times factor: Double) {
    if other.count == 0 || factor == 0 { return }
    var index = 0
    for position in 0..<other.count {
      let term = other[position]
      let change = term.value * factor
      while index < count, self[index].level > term.level { index += 1 }
      if index < count, self[index].level == term.level {
        let sum = self[index].value + change
        if abs(sum) < Cost.tolerance { remove(at: index) } else { self[index].value = sum }
      } else if abs(change) >= Cost.tolerance {
        insert(Term(level: term.level, value: change), at: index)
      }
    }
  }

  func adding(_ other: Cost, times factor: Double = 1) -> Cost {
    var sum = self
    sum.add(other, times: factor)
    return sum
  }

  func scaled(by factor: Double) -> Cost {
    var scaled = self
    for index in 0..<count { scaled[index].value *= factor }
    return scaled
  }

  /// Returns whether this price is lower, by more than rounding errors.
  func isLower(than other: Cost) -> Bool {
    var (left, right) = (0, 0)
    while left < count || right < other.count {
      let leftLevel = left < count ? self[left].level : -.infinity
      let rightLevel = right < other.count ? other[right].level : -.infinity
      var difference = 0.0
      var size = 0.0
      if left < count, leftLevel >= rightLevel {
        difference += self[left].value
        size = abs(difference)
        left += 1
      }
      if right < other.count, rightLevel >= leftLevel {
        let value = other[right].value
        difference -= value
        size = max(size, abs(value))
        right += 1
      }
      if abs(difference) > Cost.tolerance * max(1, size) { return difference < 0 }
    }
    return false
  }
}
