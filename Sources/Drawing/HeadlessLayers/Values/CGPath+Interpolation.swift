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
      let points = element.points.map { _ in next() }
      switch element {
      case .move: path.move(to: points[0])
      case .line: path.addLine(to: points[0])
      case .quadCurve: path.addQuadCurve(to: points[1], control: points[0])
      case .curve: path.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}

extension CGPath.Element {
  /// The coordinates of the controls and the end, in their order.
  var coordinates: [Double] { points.flatMap { [Double($0.x), Double($0.y)] } }

  fileprivate func isSameKind(as other: CGPath.Element) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quadCurve, .quadCurve), (.curve, .curve), (.close, .close): true
    default: false
    }
  }
}
