import Foundation

/// One thing that is measured: a line of the table.
@MainActor
struct Workload {
  /// The row of the table it belongs to.
  let row: Row
  /// What is done, in a few words.
  let name: String
  /// How many buttons, levels, touches or characters there are.
  let count: Int
  /// How its figures come about, and in which unit they are.
  let method: Method
  /// Sets everything up and returns what the clock runs for.
  ///
  /// What the returned closure holds lives until it is dropped, so that nothing is torn down while the clock runs.
  let prepare: @MainActor () -> @MainActor () -> Void

  /// How a figure comes about.
  enum Method {
    /// By the clock, divided by `units`; `isRepeatable` where one setting up serves all rounds.
    case time(unit: FigureUnit, units: Int, isRepeatable: Bool)
    /// By the memory of a fresh process that makes and lays out as many buttons as `count` says.
    case memory
    /// By the memory of a fresh process that activates the constraints of as many list rows as `count` says.
    case constraintMemory
    /// By the clock, around a whole process: of a program, or of this one where there is none, with these arguments.
    case process(program: URL?, arguments: [String])
  }
}

/// Keeps what a workload makes, until the closure that the clock ran for is dropped.
final class Kept<Value> {
  /// What was made last.
  var value: Value?

  /// Keeps a value from the start, or nothing yet.
  init(_ value: Value? = nil) { self.value = value }
}
