extension Workload {
  /// Returns all lines of the table in their order, for a number of buttons.
  ///
  /// The number is the largest of the rows that show growth: W4 has a hundredth, a tenth and all of it, W6 a hundredth
  /// to ten times as many levels. T2 has ten times as many bytes of text: a megabyte for 100,000 buttons.
  static func all(count: Int) -> [Workload] {
    buttons(count)
      + (steps(to: count) + [count * 10]).flatMap { [buildChain($0), layOutChain($0), tearDownChain($0)] }
      + [memory(count)] + processes + [touches(200), measuredTitle(count)]
      + [wrappedWords(count * 10), wrappedWord(count * 10)] + constraints(max(count / 10, 1))
      + configurations(max(count / 10, 1))
  }

  /// Returns the workloads C1 to C7 for a number of list rows.
  private static func constraints(_ count: Int) -> [Workload] {
    var lines = steps(to: count).map { firstLayoutOfRows($0) } + steps(to: count).map { newTitle(amongRows: $0) }
    lines += steps(to: count).map { growRows($0) } + [10, 100, 1000].map { layOutEqualWidths($0) }
    lines += steps(to: max(count / 10, 1)).map { layOutStacks($0) } + [constraintMemory(count)]
    for (distribution, limit) in LongStack.limits {
      let counts = steps(to: min(count, limit))
      lines += counts.map { layOutLongStack($0, distribution) } + counts.map { changeLongStack($0, distribution) }
    }
    return lines
  }

  /// Returns the workloads W1 to W5, first with standard buttons, then with others.
  private static func buttons(_ count: Int) -> [Workload] {
    var lines = [build(count), firstLayout(count), relayout(count)]
    lines += steps(to: count).flatMap { [oneTitle(among: $0), scatteredTitles(among: $0)] }
    lines += [highlight(count), disable(count)]
    lines += [firstLayout(count, of: .custom), relayout(count, of: .custom)]
    lines += [firstLayout(count, of: .wrapping), relayout(count, of: .wrapping)]
    lines += [build(count, of: .overriding), firstLayout(count, of: .overriding)]
    return lines + [relayout(count, of: .overriding), highlight(count, of: .overriding)]
  }

  /// Returns a hundredth, a tenth and all of a number, without duplicates.
  private static func steps(to count: Int) -> [Int] {
    [count / 100, count / 10, count].filter { $0 > 0 }
  }
}
