/// A price with a value for each level; a level is compared only where the values of all higher levels are equal.
///
/// The values are sparse and sorted from the highest level to the lowest. The first ones are stored in place: most
/// prices have a level for hugging, one for compression resistance and one for ties.
struct Cost {
  struct Part {
    var level = 0.0
    var value = 0.0
  }

  private(set) var count = 0
  private var first = Part()
  private var second = Part()
  private var third = Part()
  /// The values after the third.
  private var others: ContiguousArray<Part> = []

  static let zero = Cost()

  /// The level of ``Tie``, below all others.
  static let tieLevel = -Double.infinity

  /// The distance from zero below which a number is treated as zero.
  static let tolerance = 1e-8

  init() {}

  /// Creates the price of a violation by one.
  init(_ strength: Strength, tie: Double) {
    first = Part(level: strength.level, value: 1)
    count = 1
    if tie != 0 {
      second = Part(level: Cost.tieLevel, value: tie)
      count = 2
    }
  }

  var isZero: Bool { count == 0 }

  /// Whether all values above those of ties and of ``Solver/choice`` are zero.
  var isOnlyTie: Bool { count == 0 || first.level < 0 }

  /// -1, 0 or 1, by the sign of the first value.
  var sign: Int { count == 0 ? 0 : first.value < 0 ? -1 : 1 }

  private(set) subscript(index: Int) -> Part {
    get {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      default: others[index - 3]
      }
    }
    set {
      switch index {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      default: others[index - 3] = newValue
      }
    }
  }

  private mutating func insert(_ part: Part, at index: Int) {
    count += 1
    if count > 3 { others.append(Part()) }
    var place = count - 1
    while place > index {
      self[place] = self[place - 1]
      place -= 1
    }
    self[index] = part
  }

  private mutating func remove(at index: Int) {
    for place in index..<count - 1 { self[place] = self[place + 1] }
    if count > 3 { others.removeLast() }
    count -= 1
  }

  mutating func add(_ other: Cost, times factor: Double) {
    if other.count == 0 || factor == 0 { return }
    var index = 0
    for place in 0..<other.count {
      let part = other[place]
      let change = part.value * factor
      while index < count, self[index].level > part.level { index += 1 }
      if index < count, self[index].level == part.level {
        let sum = self[index].value + change
        if abs(sum) < Cost.tolerance { remove(at: index) } else { self[index].value = sum }
      } else if abs(change) >= Cost.tolerance {
        insert(Part(level: part.level, value: change), at: index)
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
