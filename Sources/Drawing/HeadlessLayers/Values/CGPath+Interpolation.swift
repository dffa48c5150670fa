import Foundation
import HeadlessGraphics

extension CGPath {
  /// Returns whether another path has the same elements in the same order; their points may differ.
  func hasPieces(like other: CGPath) -> Bool {
    elements.count == other.elements.count && zip(elements, other.elements).allSatisfy { $0.isSameKind(as: $1) }
  }

  /// Returns a path of the same pieces with other coordinates.
  func moved(to coordinates: [Double]) -> CGPath {
    var rest = coordinates[...]
    func next() -> CGPoint {
      let point = rest.prefix(2).map { CGFloat($0) }
      rest = rest.dropFirst(2)
      return CGPoint(x: point[0], y: point[1])
    }
    let path = CGMutablePath()
    for element in elements {
      switch element {
      case .move: path.move(to: next())
      case .line: path.addLine(to: next())
      case .quadCurve:
        let control = next()
        path.addQuadCurve(to: next(), control: control)
      case .curve:
        let (control1, control2) = (next(), next())
        path.addCurve(to: next(), control1: control1, control2: control2)
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}

extension CGPath.Element {
  /// The coordinates of the controls and the end, in their order.
  var coordinates: [Double] {
    switch self {
    case .move(let end), .line(let end): [Double(end.x), Double(end.y)]
    case .quadCurve(let end, let control): [control, end].flatMap { [Double($0.x), Double($0.y)] }
    case .curve(let end, let control1, let control2):
      [control1, control2, end].flatMap { [Double($0.x), Double($0.y)] }
    case .close: []
    }
  }

  fileprivate func isSameKind(as other: CGPath.Element) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve), (.close, .close): true
    default: false
    }
  }
}
