/// Values at times and the interpolation between them, as a pure value.
struct KeyframeTrack {
  let values: [AnimatableValue]
  let keyTimes: [Double]?
  let isDiscrete: Bool
  let isPaced: Bool
  let isSmooth: Bool
  let tensions: [Double]
  let continuities: [Double]
  let biases: [Double]

  /// Returns the value at a time from 0 to 1, or nil without values; `ease` maps a value's index and the time to the
  /// next one to the progress, both 0 to 1.
  func value(at time: Double, ease: (Int, Double) -> Double) -> AnimatableValue? {
    guard let first = values.first, let last = values.last else { return nil }
    if isDiscrete {
      let times = Self.times(keyTimes, count: values.count + 1)
      return values[min(Self.segment(in: times, at: time), values.count - 1)]
    }
    if values.count == 1 { return first }
    let steps = isPaced ? zip(values, values.dropFirst()).map { $0.distance(to: $1) } : []
    let times = Self.times(pacedBy: steps) ?? Self.times(isPaced ? nil : keyTimes, count: values.count)
    if time <= times[0] { return first }
    if time >= times[times.count - 1] { return last }
    let index = Self.segment(in: times, at: time)
    let length = times[index + 1] - times[index]
    let fraction = ease(index, length > 0 ? (time - times[index]) / length : 1)
    return isSmooth ? smooth(index, fraction) : values[index].mixed(with: values[index + 1], fraction)
  }

  /// Returns the times if they can be used, else even steps.
  /// > Documented: each is not less than the one before; Assumed: other lists are ignored, as another length's.
  static func times(_ given: [Double]?, count: Int) -> [Double] {
    if let given, given.count == count, given.allSatisfy({ $0 >= 0 && $0 <= 1 }),
      zip(given, given.dropFirst()).allSatisfy({ $0 <= $1 })
    {
      return given
    }
    return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
  }

  /// Returns the index of the last time that is not after `time`, but not the last of all, by binary search.
  static func segment(in times: [Double], at time: Double) -> Int {
    var low = 0
    var high = times.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the times at which each value is reached when the pace stays the same; nil if all values are the same.
  static func times(pacedBy steps: [Double]) -> [Double]? {
    let all = steps.reduce(0, +)
    if !(all > 0) { return nil }
    return steps.reduce(into: [0]) { times, step in times.append(times[times.count - 1] + step / all) }
  }

  /// Returns a point of the Kochanek–Bartels curve between a value and the next one.
  /// > Documented: tension, continuity and bias of CAKeyframeAnimation; with all at 0 it is a Catmull–Rom curve.
  private func smooth(_ index: Int, _ t: Double) -> AnimatableValue {
    let (start, end) = (values[index], values[index + 1])
    guard start.fits(end) else { return start.mixed(with: end, t) }
    let before = neighbor(index - 1, of: start)
    let after = neighbor(index + 2, of: start)
    let (p0, p1, p2, p3) = (before ?? start.numbers, start.numbers, end.numbers, after ?? end.numbers)
    let (leaving, arriving) = (shape(index), shape(index + 1))
    let numbers = p1.indices.map { part in
      let m1 = leaving.out.0 * (p1[part] - p0[part]) + leaving.out.1 * (p2[part] - p1[part])
      let m2 = arriving.in.0 * (p2[part] - p1[part]) + arriving.in.1 * (p3[part] - p2[part])
      let (t2, t3) = (t * t, t * t * t)
      return (2 * t3 - 3 * t2 + 1) * p1[part] + (t3 - 2 * t2 + t) * m1 + (3 * t2 - 2 * t3) * p2[part] + (t3 - t2) * m2
    }
    return start.with(numbers)
  }

  private func neighbor(_ index: Int, of value: AnimatableValue) -> [Double]? {
    values.indices.contains(index) && values[index].fits(value) ? values[index].numbers : nil
  }

  /// Returns the weights of the distances before and after a value for the curve's direction there.
  private func shape(_ index: Int) -> (in: (Double, Double), out: (Double, Double)) {
    func number(_ list: [Double]) -> Double { list.indices.contains(index) ? list[index] : 0 }
    let (t, c, b) = (number(tensions), number(continuities), number(biases))
    return (
      in: ((1 - t) * (1 - c) * (1 + b) / 2, (1 - t) * (1 + c) * (1 - b) / 2),
      out: ((1 - t) * (1 + c) * (1 + b) / 2, (1 - t) * (1 - c) * (1 - b) / 2)
    )
  }
}
