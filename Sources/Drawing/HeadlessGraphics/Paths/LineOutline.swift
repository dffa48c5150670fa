import Foundation
import HeadlessPixels

/// The area of a line along points, as polygons that all turn the same way round.
struct LineOutline {
  private let pieces: StrokePieces
  private(set) var elements: [CGPath.Element] = []

  /// Creates an outline whose lines deviate from an arc by at most about a fiftieth of a point.
  init(_ style: DrawingList.StrokeStyle) { pieces = StrokePieces(StrokeStyle(style), tolerance: 0.02) }

  mutating func add(_ polygon: PathPolygon) {
    var lines: [StrokePieces.Line] = []
    var points = polygon.points
    var isSmooth = polygon.isSmooth
    if polygon.isClosed {
      points.append(points[0])
      isSmooth.append(false)
    }
    for index in points.indices.dropFirst() {
      let from = lines.last?.to ?? points[0]
      let line = StrokePieces.Line(from: from, to: points[index], beginsSmoothly: isSmooth[index - 1])
      if let line { lines.append(line) }
    }
    for line in lines { addPiece(pieces.body(line)) }
    for (line, next) in zip(lines, lines.dropFirst()) { addPiece(pieces.join(line, next)) }
    if polygon.isClosed, let first = lines.first, let last = lines.last { return addPiece(pieces.join(last, first)) }
    // A line without length has its caps, or nothing.
    let ahead = lines.first?.direction ?? CGPoint(x: 1, y: 0)
    addPiece(pieces.cap(at: lines.last?.to ?? points[0], lines.last?.direction ?? ahead))
    addPiece(pieces.cap(at: points[0], CGPoint(x: -ahead.x, y: -ahead.y)))
  }

  private mutating func addPiece(_ corners: [CGPoint]) {
    if !corners.isEmpty { elements += .lines(between: corners) + [.close] }
  }
}
