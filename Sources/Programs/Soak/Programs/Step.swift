/// An operation of a program, as a value.
///
/// Every step has the same shape, so that one rule prints, compares and simplifies all. Operands are indices among the
/// existing objects, modulo their number, so that a program stays valid when steps are removed.
package struct Step: Equatable, Sendable {
  package var action: Action
  /// The operands; each ``Action`` lists its own.
  package var operands: [Int]
  package var numbers: [Double]
  /// The steps of a hook, for the actions that arm one.
  package var inner: [Step]

  /// Creates a step; missing operands and numbers are zero.
  package init(_ action: Action, _ operands: Int..., numbers: [Double] = [], inner: [Step] = []) {
    self.init(action, operands: operands, numbers: numbers, inner: inner)
  }

  init(_ action: Action, operands: [Int], numbers: [Double], inner: [Step] = []) {
    self.action = action
    self.operands = operands
    self.numbers = numbers
    self.inner = inner
  }

  /// Returns an operand, or zero if it is missing.
  func operand(_ index: Int) -> Int { index < operands.count ? operands[index] : 0 }

  /// Returns a number, or zero if it is missing.
  func number(_ index: Int) -> Double { index < numbers.count ? numbers[index] : 0 }

  /// Returns whether two steps are equal; not-a-number is equal to itself here, and zero differs from minus zero.
  package static func == (left: Step, right: Step) -> Bool {
    left.action == right.action && left.operands == right.operands && left.inner == right.inner
      && left.numbers.map(\.bitPattern) == right.numbers.map(\.bitPattern)
  }
}

extension Step: CustomStringConvertible {
  package var description: String {
    var parts = [".\(action)"] + operands.map(String.init)
    if !numbers.isEmpty { parts.append("numbers: [\(numbers.map(\.source).joined(separator: ", "))]") }
    if !inner.isEmpty { parts.append("inner: [\(inner.map(\.description).joined(separator: ", "))]") }
    return "Step(\(parts.joined(separator: ", ")))"
  }
}

extension Double {
  fileprivate var source: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    return self == rounded() && abs(self) < 1e15 && !(self == 0 && sign == .minus) ? "\(Int(self))" : "\(self)"
  }
}
