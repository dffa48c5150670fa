import Foundation

/// A measurement: a line of the table.
@MainActor struct Workload {
  let row: Row
  let name: String
  /// The number of buttons, levels, touches or characters.
  let count: Int
  let method: Method
  /// The closure that prepares the measurement and returns the closure to measure.
  ///
  /// The values that the closure captures live until it is released, so that the clock includes no deallocation.
  let prepare: @MainActor () -> @MainActor () -> Void

  enum Method {
    /// The clock's time, divided by `units`; `isRepeatable` where one setting up serves all rounds.
    case time(unit: FigureUnit, units: Int, isRepeatable: Bool)
    /// The memory that a command of this program prints in a fresh process, divided by `units`.
    case memory(command: String, unit: FigureUnit, units: Int)
    /// The time of a whole process: of a program, or of this one if it is nil, with these arguments.
    case process(program: URL?, arguments: [String])
  }
}

extension Workload {
  /// Creates a measurement of the time of each of some units; by default as many as the count.
  init(
    _ row: Row, _ name: String, _ count: Int, per unit: FigureUnit, units: Int? = nil, isRepeatable: Bool = true,
    prepare: @escaping @MainActor () -> @MainActor () -> Void
  ) {
    let method = Method.time(unit: unit, units: units ?? count, isRepeatable: isRepeatable)
    self.init(row: row, name: name, count: count, method: method, prepare: prepare)
  }

  var unit: FigureUnit {
    switch method {
    case .time(let unit, _, _), .memory(_, let unit, _): unit
    case .process: .process
    }
  }
}

/// A box for a value that a workload creates, which retains it until the measured closure is released.
final class Cached<Value> {
  var value: Value?

  /// Creates a box with a value, or empty.
  init(_ value: Value? = nil) { self.value = value }
}
