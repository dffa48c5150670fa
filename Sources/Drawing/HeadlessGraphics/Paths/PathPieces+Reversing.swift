extension PathPieces {
  /// The same lines and curves in the opposite direction, the last subpath first.
  var reversed: PathPieces {
    var parts: [[CGPath.Element]] = []
    var move: [CGPath.Element] = []
    for element in elements {
      if case .move = element {
        move = [element]
        parts.append(move)
      } else {
        // An element after a closing line without a move begins where that ends.
        if parts.last?.last == .close { parts.append(move) }
        parts[parts.count - 1].append(element)
      }
    }
    var reversed = PathPieces()
    for part in parts.reversed() {
      for element in Self.reversed(part) { reversed.append(element, "") }
    }
    return reversed
  }

  private static func reversed(_ part: [CGPath.Element]) -> [CGPath.Element] {
    let isClosed = part.last == .close
    var ends = part.compactMap(\.points.last)
    guard let first = ends.first else { return [] }
    var body = Array(part.dropFirst())
    if isClosed {
      body.removeLast()
      if ends.last != first {
        body.append(.line(to: first))
        ends.append(first)
      }
    }
    var result: [CGPath.Element] = [.move(to: ends[ends.count - 1])]
    for (element, start) in zip(body, ends).reversed() {
      switch element {
      case .quadCurve(_, let control): result.append(.quadCurve(to: start, control: control))
      case .curve(_, let control1, let control2):
        result.append(.curve(to: start, control1: control2, control2: control1))
      default: result.append(.line(to: start))
      }
    }
    if isClosed {
      // The closing line is a line by itself.
      if result.count > 2, case .line = result[result.count - 1] { result.removeLast() }
      result.append(.close)
    }
    return result
  }
}
