import HeadlessKit
import HeadlessTesting

@Suite("Paths that change", .reportsIssuesAsFailures) struct MutablePathTests {
  @Test func `a copy, a layer's path and a drawing do not change with the original path`() throws {
    let path = CGMutablePath()
    path.addRect(.sample)
    let copy = try #require(path.copy())
    let layer = ShapeLayer()
    layer.path = path
    let drawn = DrawingList.recorded { $0.fill(.path(path, .winding), with: .red) }
    path.addEllipse(in: .sample)
    let rect = CGPath(rect: .sample)
    #expect(copy == rect && layer.path == rect)
    expectEqual(drawn, [.fill(.path(rect, .winding), .color(Color.red.cgColor))])
    expectEqual(path.elements.count, rect.elements.count + 6)
  }

  @Test func `a mutable copy changes by itself`() throws {
    let path = CGPath(rect: .sample)
    let copy = try #require(path.mutableCopy())
    copy.closeSubpath()
    #expect(copy != path && path == CGPath(rect: .sample))
  }

  typealias Row = (name: String, add: @Sendable (CGMutablePath, CGAffineTransform) -> Void)
  static let rows: [Row] = [
    ("move", { $0.move(to: .init(x: 1, y: 2), transform: $1) }),
    ("line", { $0.addLine(to: .init(x: 1, y: 2), transform: $1) }),
    ("lines", { $0.addLines(between: [.zero, .init(x: 1, y: 2)], transform: $1) }),
    ("quadratic", { $0.addQuadCurve(to: .zero, control: .init(x: 1, y: 2), transform: $1) }),
    ("cubic", { $0.addCurve(to: .zero, control1: .init(x: 1, y: 2), control2: .init(x: 3, y: 4), transform: $1) }),
    ("rectangles", { $0.addRects([.sample, .sample], transform: $1) }),
    ("ellipse", { $0.addEllipse(in: .sample, transform: $1) }),
    ("rounded", { $0.addRoundedRect(in: .sample, cornerWidth: 3, cornerHeight: 4, transform: $1) }),
    ("path", { $0.addPath(CGPath(rect: .sample), transform: $1) }),
    ("arc", { $0.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: 1, clockwise: false, transform: $1) }),
    ("relative arc", { $0.addRelativeArc(center: .zero, radius: 5, startAngle: 0, delta: 1, transform: $1) }),
  ]

  @Test(arguments: rows) func `each member transforms its own points and nothing else`(row: Row) throws {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5)
    let (plain, path, all) = (CGMutablePath(), CGMutablePath(), CGMutablePath())
    for path in [plain, path] { path.move(to: CGPoint(x: -1, y: -1)) }
    row.add(plain, .identity)
    row.add(path, transform)
    // The elements that the member added to the plain path, transformed.
    all.addPath(try #require(plain.copy(using: transform)))
    expectEqual(path.elements[0], .move(to: CGPoint(x: -1, y: -1)))
    expectEqual(Array(path.elements.dropFirst()), Array(all.elements.dropFirst()))
  }

  @Test func `a relative arc goes back by a negative angle, and never further than once around`() {
    let (back, around) = (CGMutablePath(), CGMutablePath())
    back.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
    #expect(hypot(back.currentPoint.x, back.currentPoint.y + 10) < 1e-9)
    around.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: 1e9)
    expectEqual(around.elements.count, 1 + 4)
  }

  /// The points are the start and the end of the arc, from (-10, 0) by way of (0, 0).
  typealias Corner = (name: String, end: CGPoint, radius: CGFloat, points: [CGPoint])
  static let corners: [Corner] = [
    ("down", end: .init(x: 0, y: 10), radius: 4, points: [.init(x: -4, y: 0), .init(x: 0, y: 4)]),
    ("up", end: .init(x: 0, y: -10), radius: 4, points: [.init(x: -4, y: 0), .init(x: 0, y: -4)]),
    ("straight on", end: .init(x: 10, y: 0), radius: 4, points: [.zero]),
    ("without a radius", end: .init(x: 0, y: 10), radius: 0, points: [.zero]),
  ]

  @Test(arguments: corners) func `a corner is rounded between its tangents`(row: Corner) {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: -10, y: 0))
    path.addArc(tangent1End: .zero, tangent2End: row.end, radius: row.radius)
    let ends = path.elements.dropFirst().compactMap(\.points.last)
    expectEqual(ends.count, row.points.count)
    for (end, point) in zip(ends, row.points) { #expect(hypot(end.x - point.x, end.y - point.y) < 1e-9) }
  }
}
