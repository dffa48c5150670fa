import Foundation
import HeadlessGeometry

extension DrawingList {
  /// A shape that is filled, stroked or clipped to.
  public enum Shape: Hashable, Sendable {
    /// A rectangle with sharp corners, in points.
    case rect(CGRect)
    /// A rectangle with some corners that are quarters of a circle of a radius, in points.
    case roundedRect(CGRect, radius: CGFloat, corners: RectCorner)
    /// The inside of a path.
    case path(CGPath, CGPathFillRule)

    /// Returns a rectangle with rounded corners, by a radius, in points, of at most half the shorter side; a plain one
    /// if no corner is round, as for a radius of 0 or less.
    public static func rounded(_ rect: CGRect, radius: CGFloat, corners: RectCorner = .allCorners) -> Shape {
      let rect = rect.standardized
      let radius = min(radius, rect.width / 2, rect.height / 2)
      let corners = corners.intersection(.four)
      return radius > 0 && !corners.isEmpty ? .roundedRect(rect, radius: radius, corners: corners) : .rect(rect)
    }

    /// The smallest upright rectangle around the shape, a path's control points included.
    public var boundingBox: CGRect {
      switch self {
      case .rect(let rect), .roundedRect(let rect, _, _): rect
      case .path(let path, _): path.isEmpty ? .zero : path.boundingBox
      }
    }

    /// The shape as lines and curves.
    public var path: CGPath {
      switch self {
      case .rect(let rect): CGPath(rect: rect)
      case .roundedRect(let rect, let radius, let corners): CGPath(rect: rect, radius: radius, corners: corners)
      case .path(let path, _): path
      }
    }

    /// The rule for the inside of a shape that crosses itself.
    public var fillRule: CGPathFillRule {
      if case .path(_, let rule) = self { return rule }
      return .winding
    }

    /// Returns the shape moved, without negative sizes and corners that do not fit.
    func recorded(offset: CGPoint) -> Shape {
      switch self {
      case .rect(let rect): return .rect(rect.standardized.moved(by: offset))
      case .roundedRect(let rect, let radius, let corners):
        let moved = rect.standardized.moved(by: offset)
        return radius.isFinite
          ? .rounded(moved, radius: radius, corners: corners)
          : .roundedRect(moved, radius: radius, corners: corners)
      case .path(let path, let rule):
        if offset == .zero { return .path(path.snapshot, rule) }
        // A path itself takes no number that is not finite; a rectangle does, and is refused for it.
        let box = boundingBox.moved(by: offset)
        guard box.isFinite else { return .rect(box) }
        let shift = CGAffineTransform(translationX: offset.x, y: offset.y)
        return .path(CGPath(path.pieces.transformed(by: shift, "DrawingContext")), rule)
      }
    }

    var isFinite: Bool {
      switch self {
      case .rect(let rect): rect.isFinite
      case .roundedRect(let rect, let radius, _): rect.isFinite && radius.isFinite
      // Paths take no other numbers; their extent may be too large for a number.
      case .path: boundingBox.isFinite
      }
    }

    /// Returns the plainest shape of pieces: a rectangle where they are one.
    static func shape(of pieces: PathPieces, _ rule: CGPathFillRule) -> Shape {
      pieces.rect.map { .rect($0) } ?? .path(CGPath(pieces), rule)
    }
  }
}

extension CGRect {
  func moved(by offset: CGPoint) -> CGRect {
    CGRect(x: origin.x + offset.x, y: origin.y + offset.y, width: width, height: height)
  }
}

extension CGPoint {
  func moved(by offset: CGPoint) -> CGPoint { CGPoint(x: x + offset.x, y: y + offset.y) }
}
