/// A reducer of failing programs: fewer steps first, then simpler ones.
///
/// Source: Zeller, Hildebrandt: "Simplifying and isolating failure-inducing input", 2002, without the complements,
/// which are unnecessary as chunks are removed again and again.
@MainActor package struct Shrinker {
  private let fails: ([Step]) -> Int?
  private var runs = 0
  /// The largest number of programs to run.
  private let limit = 20_000

  /// Creates a shrinker.
  ///
  /// - Parameter fails: The index of the step where a program fails, the number of steps for its end; nil if it passes.
  package init(fails: @escaping ([Step]) -> Int?) { self.fails = fails }

  /// Shrinks a failing program until no step can be left out and no operand made simpler; another one stays as it is.
  package mutating func shrink(_ steps: [Step]) -> [Step] {
    guard var best = tried(steps) else { return steps }
    var before: [Step]
    repeat {
      before = best
      best = withFewerSteps(best)
      best = withSimplerSteps(best)
    } while best != before && runs < limit
    return best
  }

  /// Returns the program up to its failing step, or nil where it does not fail.
  private mutating func tried(_ steps: [Step]) -> [Step]? {
    if runs >= limit { return nil }
    runs += 1
    return fails(steps).map { Array(steps.prefix($0 + 1)) }
  }

  private mutating func withFewerSteps(_ steps: [Step]) -> [Step] {
    var best = steps
    var size = max(best.count / 2, 1)
    while size > 0 {
      var start = 0
      while start < best.count {
        var candidate = best
        candidate.removeSubrange(start..<min(start + size, best.count))
        if let smaller = tried(candidate) ?? (size == 1 ? triedRenumbered(candidate, from: start) : nil) {
          best = smaller
        } else {
          start += size
        }
      }
      size /= 2
    }
    return best
  }

  /// Returns the program with later operands decremented from the number on that the removed step may have created.
  private mutating func triedRenumbered(_ steps: [Step], from start: Int) -> [Step]? {
    let made = steps.prefix(start).count { $0.action == .make }
    var candidate = steps
    for index in candidate.indices.dropFirst(start) {
      for operand in candidate[index].operands.indices where candidate[index].operands[operand] > made {
        candidate[index].operands[operand] -= 1
      }
    }
    return candidate == steps ? nil : tried(candidate)
  }

  private mutating func withSimplerSteps(_ steps: [Step]) -> [Step] {
    var best = steps
    var index = 0
    while index < best.count {
      if let simpler = simplified(best, at: index) { best = simpler } else { index += 1 }
    }
    return best
  }

  /// Returns the program with one step a little simpler, if it still fails.
  private mutating func simplified(_ steps: [Step], at index: Int) -> [Step]? {
    for simpler in Self.simplerSteps(than: steps[index]) {
      var candidate = steps
      candidate[index] = simpler
      if let candidate = tried(candidate) { return candidate }
    }
    return nil
  }

  /// Returns steps that are simpler in one operand, the simplest first; each is nearer to zero, so that shrinking ends.
  static func simplerSteps(than step: Step) -> [Step] {
    var simpler: [Step] = []
    for index in step.operands.indices {
      let operand = step.operands[index]
      for value in [0, 1, 2, 3, operand / 2, operand - operand.signum()] where abs(value) < abs(operand) {
        simpler.append(with(step) { $0.operands[index] = value })
      }
    }
    for index in step.numbers.indices {
      for value in simplerNumbers(than: step.numbers[index]) {
        simpler.append(with(step) { $0.numbers[index] = value })
      }
    }
    for index in step.inner.indices {
      simpler.append(with(step) { $0.inner.remove(at: index) })
      for inner in simplerSteps(than: step.inner[index]) { simpler.append(with(step) { $0.inner[index] = inner }) }
    }
    return simpler
  }

  private static let plainNumbers: [Double] = [0, 1, 10, 100]

  private static func simplerNumbers(than number: Double) -> [Double] {
    let rank = plainNumbers.firstIndex { $0.bitPattern == number.bitPattern } ?? plainNumbers.count
    var simpler = Array(plainNumbers.prefix(rank))
    if number.isFinite, number != number.rounded(.towardZero), abs(number) < 1e9 {
      simpler.append(number.rounded(.towardZero))
    }
    return simpler
  }

  private static func with(_ step: Step, _ change: (inout Step) -> Void) -> Step {
    var step = step
    change(&step)
    return step
  }
}
