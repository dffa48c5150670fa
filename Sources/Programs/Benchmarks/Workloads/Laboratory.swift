import HeadlessKit

@MainActor struct Laboratory {
  let rounds: Int
  /// The executable of this program, for the rows that need a process of their own.
  let program: URL

  /// Measures a workload, and then counts its calls without the clock.
  func measure(_ workload: Workload) throws -> Record {
    Record(
      row: workload.row, name: workload.name, count: workload.count, unit: workload.unit,
      figures: try figures(of: workload), calls: CallCounter.count(workload.prepare()))
  }

  private func figures(of workload: Workload) throws -> Figures {
    let sample = sampler(of: workload)
    let first = try sample()
    return Figures(first: first, rounds: try (0..<rounds).map { _ in try sample() })
  }

  /// Returns a closure that measures one figure each time it is called.
  private func sampler(of workload: Workload) -> () throws -> Double {
    switch workload.method {
    case .time(_, let units, isRepeatable: true):
      let work = workload.prepare()
      return { Self.nanoseconds(work) / Double(units) }
    case .time(_, let units, isRepeatable: false):
      return {
        // A layout removes the constraints of the views that the last round released.
        Window(frame: .zero).layoutIfNeeded()
        let work = workload.prepare()
        let time = Self.nanoseconds(work)
        return withExtendedLifetime(work) { time / Double(units) }
      }
    case .memory(let command, _, let units): return { try memory(command, workload.count) / Double(units) }
    case .process(let other, let arguments):
      let program = other ?? program
      return { try ChildProcess(running: program, arguments).time / .milliseconds(1) }
    }
  }

  /// Returns the number of bytes that a command of this program prints in a process of its own.
  private func memory(_ command: String, _ count: Int) throws -> Double {
    let output = try ChildProcess(running: program, [command, "--n", "\(count)"]).output
    guard let bytes = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw RunError("a process of its own printed no figure but '\(output)'")
    }
    return bytes
  }

  private static func nanoseconds(_ work: () -> Void) -> Double {
    ContinuousClock().measure(work) / .nanoseconds(1)
  }
}
