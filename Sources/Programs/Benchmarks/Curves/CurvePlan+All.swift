import HeadlessKit

extension CurvePlan {
  /// Returns all curves, up to a number of buttons; chains are ten times as deep.
  static func all(upTo count: Int) -> [CurvePlan] {
    [siblings(upTo: count), depth(upTo: count * 10), text(upTo: count / 10), states, observers]
  }

  static func siblings(upTo count: Int) -> CurvePlan {
    let numbers = steps(from: 10, to: count)
    return CurvePlan(
      name: "siblings", title: "Cost by the number of buttons side by side",
      across: logarithmic("buttons"), up: logarithmic("nanoseconds a button, or a change"),
      series: [
        Series("first layout", numbers) { .firstLayout($0) },
        Series("layout after all grow", numbers) { .relayout($0) },
        Series("one new title", numbers) { .oneTitle(among: $0, changes: 1000) },
      ])
  }

  static func depth(upTo count: Int) -> CurvePlan {
    let numbers = steps(from: 10, to: count)
    return CurvePlan(
      name: "depth", title: "Cost by the depth of a chain of views",
      across: logarithmic("levels"), up: logarithmic("nanoseconds a level"),
      series: [
        Series("build", numbers, Workload.buildChain),
        Series("lay out after a new size", numbers, Workload.layOutChain),
        Series("tear down", numbers, Workload.tearDownChain),
      ])
  }

  static func text(upTo length: Int) -> CurvePlan {
    let numbers = steps(from: 1, to: max(length, 1))
    return CurvePlan(
      name: "text", title: "Cost by the length of a title",
      across: logarithmic("characters of the title"), up: logarithmic("nanoseconds a title"),
      series: [
        Series("measure", numbers, Workload.measure),
        Series("lay out, all shown", numbers) { .layOut(length: $0, width: 100_000_000) },
        Series("lay out, shortened", numbers) { .layOut(length: $0, width: 80) },
      ])
  }

  static let states = CurvePlan(
    name: "states", title: "Cost by the number of states with a title and an image",
    across: Curve.Axis(label: "states with entries, beside the normal one", isLogarithmic: false),
    up: Curve.Axis(label: "nanoseconds", isLogarithmic: true),
    series: [
      Series("flip a state and lay out", Array(0...8), Workload.flip),
      Series("read a title", Array(0...8), Workload.readTitles),
    ])

  static let observers = CurvePlan(
    name: "observers", title: "Cost by the number of observers of the layout",
    across: Curve.Axis(label: "observers", isLogarithmic: false),
    up: Curve.Axis(label: "nanoseconds a button", isLogarithmic: false),
    series: [Series("layout after all grow", [0, 1, 2, 4], Workload.observedRelayout)])

  private static func logarithmic(_ label: String) -> Curve.Axis { Curve.Axis(label: label, isLogarithmic: true) }

  /// Returns the numbers 10, 30, 100, 300 and so on, up to a number.
  static func steps(from first: Int, to last: Int) -> [Int] {
    var steps: [Int] = []
    var step = first
    while step <= last {
      steps.append(step)
      if step * 3 <= last { steps.append(step * 3) }
      step *= 10
    }
    return steps
  }
}
