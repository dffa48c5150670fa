import Foundation
import HeadlessGeometry

/// A converter of lines into the outline of a stroke along them: the edges of its pieces.
struct Stroker {
  private let pieces: StrokePieces
  private let transform: CGAffineTransform
  private(set) var edges: EdgeList

  /// Creates a stroker of lines with a positive, finite width.
  ///
  /// The result is transformed; the tolerance is the largest distance from a curve before that.
  init(style: StrokeStyle, transform: CGAffineTransform, tolerance: Double, window: PixelRect) {
    pieces = StrokePieces(style, tolerance: tolerance)
    self.transform = transform
    edges = EdgeList(window: window)
  }

  /// Adds a line along points, each in the middle of a curve or not; one whose points are all equal has a direction.
  mutating func add(_ points: ArraySlice<CGPoint>, isSmooth: ArraySlice<Bool>, isClosed: Bool, direction: CGPoint) {
    guard var from = points.first else { return }
    let start = from
    var first: StrokePieces.Line?
    var previous: StrokePieces.Line?
    for (to, index) in zip(points.dropFirst(), points.indices.dropFirst()) {
      guard let line = StrokePieces.Line(from: from, to: to, beginsSmoothly: isSmooth[index - 1]) else { continue }
      addPiece(pieces.body(line))
      if let previous { addPiece(pieces.join(previous, line)) }
      first = first ?? line
      previous = line
      from = to
    }
    if isClosed, let first, let last = previous { return addPiece(pieces.join(last, first)) }
    // > Documented: SVG 1.1, 11.4: a subpath of zero length is stroked if the caps are round or square.
    addPiece(pieces.cap(at: from, previous?.direction ?? direction))
    let ahead = first?.direction ?? direction
    addPiece(pieces.cap(at: start, CGPoint(x: -ahead.x, y: -ahead.y)))
  }

  private mutating func addPiece(_ corners: [CGPoint]) {
    guard var from = corners.last?.applying(transform).bounded else { return }
    for corner in corners {
      let to = corner.applying(transform).bounded
      edges.add(from: from, to: to)
      from = to
    }
  }
}
