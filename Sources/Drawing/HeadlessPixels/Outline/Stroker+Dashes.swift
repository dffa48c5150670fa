import Foundation

extension Stroker {
  /// The largest number of dashes in one stroke; the rest of the line has no gaps.
  private static let mostDashes = 200_000

  /// Adds all subpaths of an outline, with gaps if there is a pattern, which restarts with each subpath; dashes out of
  /// reach are left out.
  mutating func add(_ polylines: Polylines, pattern: DashPattern?, reach: CGRect) {
    var left = Self.mostDashes
    for subpath in polylines.subpaths {
      let points = polylines.points[subpath.points]
      let isSmooth = polylines.isSmooth[subpath.points]
      guard let pattern, left > 0 else {
        add(points, isSmooth: isSmooth, isClosed: subpath.isClosed, direction: CGPoint(x: 1, y: 0))
        continue
      }
      addDashes(points, isSmooth, isClosed: subpath.isClosed, pattern, reach, &left)
    }
  }

  /// The points of one dash.
  private struct Dash {
    var points: [CGPoint]
    var isSmooth: [Bool]
    var direction: CGPoint

    init(at point: CGPoint, _ direction: CGPoint) {
      points = [point]
      isSmooth = [false]
      self.direction = direction
    }

    mutating func append(_ point: CGPoint, isSmooth: Bool) {
      points.append(point)
      self.isSmooth.append(isSmooth)
    }
  }

  private mutating func add(_ dash: Dash) {
    add(dash.points[...], isSmooth: dash.isSmooth[...], isClosed: false, direction: dash.direction)
  }

  private mutating func addDashes(
    _ points: ArraySlice<CGPoint>, _ isSmooth: ArraySlice<Bool>, isClosed: Bool, _ pattern: DashPattern,
    _ reach: CGRect, _ left: inout Int
  ) {
    guard var from = points.first else { return }
    var pattern = pattern
    var dash: Dash?
    // The first dash of a closed subpath waits: the last one may continue into it.
    var waiting: Dash?
    var isFirst = isClosed && pattern.isDash
    for (to, index) in zip(points.dropFirst(), points.indices.dropFirst()) {
      let length = hypot(Double(to.x - from.x), Double(to.y - from.y))
      if !(length > 0) || !length.isFinite { continue }
      let direction = CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
      func point(_ distance: Double) -> CGPoint {
        CGPoint(x: from.x + direction.x * distance, y: from.y + direction.y * distance)
      }
      if dash == nil, pattern.isDash { dash = Dash(at: from, direction) }
      let seen = reach.range(ofLineFrom: from, to: to)
      var distance = 0.0
      // Invisible dashes are skipped in one step. A dash that is open there is drawn up to the visible part of the
      // line, and one more pattern around it completes the caps.
      let firstSeen = seen.map { $0.lowerBound * length - pattern.period } ?? length
      let lastSeen = seen.map { $0.upperBound * length + pattern.period } ?? 0
      func skip(to end: Double) {
        if end <= distance + pattern.left { return }
        if var open = dash {
          open.append(point(min(distance + pattern.left, end)), isSmooth: false)
          add(open)
        }
        isFirst = false
        pattern.advance(by: end - distance)
        distance = end
        dash = pattern.isDash ? Dash(at: point(distance), direction) : nil
      }
      skip(to: min(firstSeen, length))
      while distance < length, left > 0 {
        if distance > lastSeen {
          skip(to: length)
          if distance >= length { break }
        }
        let step = min(pattern.left, length - distance)
        distance += step
        if pattern.left > step {
          pattern.use(step)
          break
        }
        if var open = dash {
          open.append(point(distance), isSmooth: false)
          if isFirst { waiting = open } else { add(open) }
          left -= 1
        }
        isFirst = false
        pattern.next()
        dash = pattern.isDash ? Dash(at: point(distance), direction) : nil
      }
      if left <= 0, dash == nil { dash = Dash(at: point(distance), direction) }
      dash?.append(to, isSmooth: isSmooth[index])
      from = to
    }
    finish(dash, waiting, isClosed: isClosed, isWhole: isFirst)
  }

  /// Draws the open dashes at the end of a subpath.
  private mutating func finish(_ last: Dash?, _ waiting: Dash?, isClosed: Bool, isWhole: Bool) {
    guard var last else {
      if let waiting { add(waiting) }
      return
    }
    if isClosed, isWhole, waiting == nil {
      // One dash covers the whole subpath.
      return add(last.points[...], isSmooth: last.isSmooth[...], isClosed: true, direction: last.direction)
    }
    if let waiting {
      last.points += waiting.points.dropFirst()
      last.isSmooth += waiting.isSmooth.dropFirst()
    }
    add(last)
  }
}

extension CGRect {
  /// Returns the range of a line within the rectangle, 0 to 1; nil if it is all outside.
  fileprivate func range(ofLineFrom from: CGPoint, to: CGPoint) -> ClosedRange<Double>? {
    var low = 0.0
    var high = 1.0
    for (start, run, near, far) in [
      (from.x, to.x - from.x, minX, maxX), (from.y, to.y - from.y, minY, maxY),
    ] {
      if run == 0 {
        if start < near || start > far { return nil }
        continue
      }
      let (a, b) = (Double((near - start) / run), Double((far - start) / run))
      low = max(low, min(a, b))
      high = min(high, max(a, b))
    }
    return low <= high ? low...high : nil
  }
}
