import HeadlessKit
import HeadlessTesting

@Suite("What paths are and cover", .reportsIssuesAsFailures) struct PathAreaTests {
  @Test func `the box of a path is around the curve, the bounding box around its controls too`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 20))
    expectEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 20))
    // The middle of a quadratic curve is half way up to its control.
    expectEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(CGPath().boundingBoxOfPath == .null && CGPath().boundingBox == .null)
  }

  @Test func `the box of a cubic curve is that of a thousand points on it`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: -7, y: 9), control2: CGPoint(x: 12, y: -15))
    let box = path.boundingBoxOfPath
    let points = (0...1000).map { index -> CGPoint in
      let (t, u) = (CGFloat(index) / 1000, 1 - CGFloat(index) / 1000)
      let (a, b, c) = (3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(x: -7 * a + 12 * b + 10 * c, y: 9 * a - 15 * b)
    }
    for (edge, seen) in [
      (box.minX, points.map(\.x).min()), (box.maxX, points.map(\.x).max()), (box.minY, points.map(\.y).min()),
      (box.maxY, points.map(\.y).max()),
    ] { #expect(abs(edge - (seen ?? .nan)) < 1e-4) }
  }

  typealias Row = (name: String, path: CGPath, rect: CGRect?)
  static let box = CGRect(x: 0, y: 0, width: 10, height: 5)
  static let rows: [Row] = [
    ("a rectangle", CGPath(rect: box), box),
    ("down first, closed by a line", CGMutablePath.lines((0, 0), (0, 5), (10, 5), (10, 0), (0, 0)), box),
    ("turned", CGMutablePath.lines((0, 0), (5, 5), (0, 10), (-5, 5)), nil),
    ("round", CGPath(ellipseIn: box), nil),
    ("three corners", CGMutablePath.lines((0, 0), (10, 0), (10, 5)), nil),
    ("nothing", CGPath(), nil),
  ]

  @Test(arguments: rows) func `a path knows whether it is a rectangle`(row: Row) {
    var rect = CGRect.zero
    #expect(row.path.isRect(&rect) == (row.rect != nil) && row.path.isRect(nil) == (row.rect != nil))
    expectEqual(rect, row.rect ?? .zero)
  }

  @Test func `the pieces are passed to the block one by one, as in CoreGraphics`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 3, y: 0))
    path.addCurve(to: CGPoint(x: 4, y: 0), control1: CGPoint(x: 5, y: 0), control2: CGPoint(x: 6, y: 0))
    path.closeSubpath()
    var told: [String] = []
    path.applyWithBlock { element in
      told.append("\(element.pointee.type.rawValue) \(element.pointee.points.map(\.x))")
    }
    expectEqual(told, ["0 [0.0]", "1 [1.0]", "2 [3.0, 2.0]", "3 [5.0, 6.0, 4.0]", "4 []"])
  }
}
