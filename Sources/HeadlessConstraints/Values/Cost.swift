/// A price with a part for each level; a part counts only where all parts of higher levels are equal.
///
/// The parts are sparse and sorted from the highest level to the lowest.
struct Cost {
  struct Part {
    var level: Double
    var value: Double
  }

  private(set) var parts: ContiguousArray<Part> = []

  static let zero = Cost()

  /// The level of ``Tie``, below all others.
  static let tieLevel = -Double.infinity

  /// Numbers nearer to zero than this count as zero.
  static let tolerance = 1e-8

  init() {}

  /// Creates the price of a violation by one.
  init(_ strength: Strength, tie: Double) {
    parts = [Part(level: strength.level, value: 1)]
    if tie != 0 { parts.append(Part(level: Cost.tieLevel, value: tie)) }
  }

  var isZero: Bool { parts.isEmpty }

  /// -1, 0 or 1 as the first part that is not zero.
  var sign: Int { parts.first.map { $0.value < 0 ? -1 : 1 } ?? 0 }

  mutating func add(_ other: Cost, times factor: Double) {
    if other.parts.isEmpty || factor == 0 { return }
    var index = 0
    for part in other.parts {
      while index < parts.count, parts[index].level > part.level { index += 1 }
      if index < parts.count, parts[index].level == part.level {
        parts[index].value += part.value * factor
        if abs(parts[index].value) < Cost.tolerance { parts.remove(at: index) }
      } else if abs(part.value * factor) >= Cost.tolerance {
        parts.insert(Part(level: part.level, value: part.value * factor), at: index)
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
    for index in scaled.parts.indices { scaled.parts[index].value *= factor }
    return scaled
  }

  /// Whether this price is lower, by more than rounding errors.
  func isLower(than other: Cost) -> Bool {
    var (left, right) = (0, 0)
    while left < parts.count || right < other.parts.count {
      let leftLevel = left < parts.count ? parts[left].level : -.infinity
      let rightLevel = right < other.parts.count ? other.parts[right].level : -.infinity
      var difference = 0.0
      var size = 0.0
      if left < parts.count, leftLevel >= rightLevel {
        difference += parts[left].value
        size = abs(parts[left].value)
        left += 1
      }
      if right < other.parts.count, rightLevel >= leftLevel {
        difference -= other.parts[right].value
        size = max(size, abs(other.parts[right].value))
        right += 1
      }
      if abs(difference) > Cost.tolerance * max(1, size) { return difference < 0 }
    }
    return false
  }
}
