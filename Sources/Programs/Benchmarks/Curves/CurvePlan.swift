/// A curve that is still to be measured.
@MainActor
struct CurvePlan {
  /// The name of its files.
  let name: String
  /// The title, a sentence.
  let title: String
  /// The horizontal axis: the number that grows.
  let across: Curve.Axis
  /// The vertical axis: the measured figure.
  let up: Curve.Axis
  /// The series of the plot, one for each line.
  let series: [Series]

  /// A series of the plot, with the closure that is measured for each number.
  @MainActor struct Series {
    let name: String
    let points: [(x: Int, workload: Workload)]

    /// Creates a line from a workload for each number.
    init(_ name: String, _ numbers: [Int], _ workload: @MainActor (Int) -> Workload) {
      self.name = name
      points = numbers.map { ($0, workload($0)) }
    }
  }

  /// Measures every point.
  func measured(in laboratory: Laboratory) throws -> Curve {
    Curve(
      name: name, title: title, across: across, up: up,
      series: try series.map { series in
        Curve.Series(
          name: series.name,
          points: try series.points.map { point in
            Curve.Point(x: Double(point.x), y: try laboratory.patient(for: point.workload).median(of: point.workload))
          })
      })
  }
}

extension Laboratory {
  /// Returns the same with more rounds for a workload so small that a round is over at once.
  fileprivate func patient(for workload: Workload) -> Laboratory {
    guard case .time(_, let units, _) = workload.method else { return self }
    return Laboratory(rounds: rounds * min(max(1000 / units, 1), 100), program: program)
  }
}
