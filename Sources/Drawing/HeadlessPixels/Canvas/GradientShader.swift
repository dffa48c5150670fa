import Foundation
import HeadlessGeometry

/// A gradient prepared for painting: a table of colors, and the position in it for the center of each pixel.
struct GradientShader: Shader {
  /// The number of stored colors: more than the 255 steps between two colors, and than the pixels of most shapes.
  private static let count = 1024

  private let colors: [Premultiplied]
  private let shape: Gradient.Shape
  private let toShape: CGAffineTransform

  /// Creates a shader by the transform from the gradient's coordinates to pixels; nil if it cannot be inverted, or a
  /// number is not finite.
  init?(_ gradient: Gradient, transform: CGAffineTransform) {
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard gradient.shape.isFinite, determinant != 0, transform.inverted().isFinite else { return nil }
    toShape = transform.inverted()
    shape = gradient.shape
    colors = gradient.colors(count: Self.count)
  }

  func shade(_ row: inout [Premultiplied], x: Int, y: Int) {
    let start = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(toShape)
    for index in row.indices {
      let point = CGPoint(x: start.x + toShape.a * CGFloat(index), y: start.y + toShape.b * CGFloat(index))
      let location = shape.position(of: point)
      // A point that the two circles never reach has no color.
      row[index] = location.isNaN ? .clear : colors[Int((min(max(location, 0), 1) * Double(Self.count - 1)).rounded())]
    }
  }
}

extension Gradient.Shape {
  fileprivate var isFinite: Bool {
    switch self {
    case .linear(let start, let end): start.isFinite && end.isFinite
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      startCenter.isFinite && endCenter.isFinite && startRadius.isFinite && endRadius.isFinite && startRadius >= 0
        && endRadius >= 0
    case .conic(let center, let angle): center.isFinite && angle.isFinite
    }
  }

  /// Returns the position of a point along the gradient; NaN if the gradient does not reach it.
  fileprivate func position(of point: CGPoint) -> Double {
    switch self {
    case .linear(let start, let end):
      let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
      let length = dx * dx + dy * dy
      // > Documented: SVG 1.1, 13.2.2: without a length everything has the last color.
      if !(length > 0) { return 1 }
      return (Double(point.x - start.x) * dx + Double(point.y - start.y) * dy) / length
    case .conic(let center, let angle):
      let turn = (atan2(Double(point.y - center.y), Double(point.x - center.x)) - Double(angle)) / (2 * .pi)
      return turn - turn.rounded(.down)
    case .radial(let center, let radius, let endCenter, let endRadius):
      return Self.position(
        of: CGPoint(x: point.x - center.x, y: point.y - center.y), Double(radius),
        to: CGPoint(x: endCenter.x - center.x, y: endCenter.y - center.y), Double(endRadius))
    }
  }

  /// Returns the largest t whose circle contains a point: center t·c, radius r + t·(R - r), which may not be negative.
  ///
  /// From |p - t·c|² = (r + t·d)² with d = R - r follows a·t² - 2·b·t + e = 0 with a = c² - d², b = p·c + r·d and
  /// e = p² - r².
  private static func position(of p: CGPoint, _ r: Double, to c: CGPoint, _ endRadius: Double) -> Double {
    let d = endRadius - r
    let (px, py, cx, cy) = (Double(p.x), Double(p.y), Double(c.x), Double(c.y))
    let a = cx * cx + cy * cy - d * d
    let b = px * cx + py * cy + r * d
    let e = px * px + py * py - r * r
    if d == 0, cx == 0, cy == 0 { return 1 }
    if a == 0 {
      let location = e / (2 * b)
      return r + location * d >= 0 ? location : .nan
    }
    let root = (b * b - a * e).squareRoot()
    let larger = a > 0 ? (b + root) / a : (b - root) / a
    if r + larger * d >= 0 { return larger }
    let smaller = a > 0 ? (b - root) / a : (b + root) / a
    return r + smaller * d >= 0 ? smaller : .nan
  }
}
