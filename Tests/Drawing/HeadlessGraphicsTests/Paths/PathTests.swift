import HeadlessKit
import HeadlessTesting

@Suite("Paths", .reportsIssuesAsFailures) struct PathTests {
  @Test func `pieces are in their order, and the current point is the start of the next one`() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: .zero, control2: CGPoint(x: 11, y: 12))
    expectEqual(path.currentPoint, CGPoint(x: 9, y: 10))
    path.closeSubpath()
    expectEqual(path.currentPoint, CGPoint(x: 1, y: 2))
    expectEqual(path.description, "M 1,2 L 3,4 Q 7,8 5,6 C 0,0 11,12 9,10 Z")
  }

  @Test func `a rectangle goes along the top first; a negative size is standardized`() {
    expectEqual(CGPath(rect: CGRect(x: 1, y: 2, width: 10, height: 20)).description, "M 1,2 L 11,2 L 11,22 L 1,22 Z")
    expectEqual(
      CGPath(rect: CGRect(x: 11, y: 22, width: -10, height: -20)),
      CGPath(rect: CGRect(x: 1, y: 2, width: 10, height: 20)))
  }

  @Test func `an ellipse is four quarters that touch the rectangle`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let path = CGPath(ellipseIn: rect)
    #expect(path.elements.count == 1 + 4 + 1 && path.boundingBox == rect)
    let ends = path.elements.compactMap { if case .curve(let end, _, _) = $0 { end } else { nil } }
    expectEqual(ends, [CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 5)])
  }

  @Test func `a rounded rectangle has four corners and lines between them; without corners it is the rectangle`() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let path = CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 2)
    let lines = path.elements.filter { if case .line = $0 { true } else { false } }
    let curves = path.elements.filter { if case .curve = $0 { true } else { false } }
    #expect(lines.count == 4 && curves.count == 4 && path.boundingBox == rect)
    expectEqual(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 0), CGPath(rect: rect))
  }

  @Test func `a transform moves every point`() {
    let path = CGPath(
      rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: CGAffineTransform(translationX: 5, y: 6))
    #expect(path == CGPath(rect: CGRect(x: 5, y: 6, width: 1, height: 1)) && path.copy(using: nil) == path)
  }

  struct Arc: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start, end: CGFloat
    let clockwise: Bool
    /// The angle that the arc spans, in quarters.
    let quarters: Int
    /// The end of the arc, on a circle of radius 10 around (0, 0).
    let last: CGPoint
  }

  static let half = CGFloat.pi
  static let arcs = [
    Arc(
      testDescription: "a quarter, rising", start: 0, end: half / 2, clockwise: false, quarters: 1,
      last: CGPoint(x: 0, y: 10)),
    Arc(
      testDescription: "the other three quarters, falling", start: 0, end: half / 2, clockwise: true, quarters: 3,
      last: CGPoint(x: 0, y: 10)),
    Arc(
      testDescription: "half, across zero", start: -half / 2, end: half / 2, clockwise: false, quarters: 2,
      last: CGPoint(x: 0, y: 10)),
    Arc(
      testDescription: "a whole circle", start: 0, end: 2 * half, clockwise: false, quarters: 4,
      last: CGPoint(x: 10, y: 0)),
    Arc(
      testDescription: "a whole circle, falling", start: 2 * half, end: 0, clockwise: true, quarters: 4,
      last: CGPoint(x: 10, y: 0)),
    Arc(testDescription: "nothing", start: 0, end: 0, clockwise: false, quarters: 0, last: CGPoint(x: 10, y: 0)),
  ]

  @Test(arguments: arcs) func `an arc goes its way in curves of at most a quarter`(row: Arc) {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: row.start, endAngle: row.end, clockwise: row.clockwise)
    expectEqual(path.elements.count, 1 + row.quarters)
    #expect(hypot(path.currentPoint.x - row.last.x, path.currentPoint.y - row.last.y) < 1e-9)
  }

  @Test func `an arc is joined by a line to what was there`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    expectEqual(path.elements[1], .line(to: CGPoint(x: 10, y: 0)))
  }

  struct Hit: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: CGPath
    let point: CGPoint
    let winding, evenOdd: Bool
    init(_ name: String, _ path: CGPath, _ x: CGFloat, _ y: CGFloat, _ winding: Bool, evenOdd: Bool? = nil) {
      (testDescription, self.path) = (name, path)
      point = CGPoint(x: x, y: y)
      self.winding = winding
      self.evenOdd = evenOdd ?? winding
    }
  }

  static let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
  static let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
  static var ring: CGPath {
    let path = CGMutablePath()
    path.addRect(CGRect(x: -10, y: -10, width: 30, height: 30))
    path.addPath(square)
    return path
  }
  static var openTriangle: CGPath { CGMutablePath.lines((0, 0), (10, 0), (0, 10)) }
  static let hits = [
    Hit("the middle of a square", square, 5, 5, true),
    Hit("outside", square, 11, 5, false),
    Hit("the left and the upper edge", square, 0, 0, true),
    Hit("the right edge", square, 10, 5, false),
    Hit("the lower edge", square, 5, 10, false),
    Hit("in the square around a circle, not in it", circle, 1, 1, false),
    Hit("just in a circle", circle, 5 - 3.5, 5 - 3.5, true),
    Hit("just out of a circle", circle, 5 - 3.57, 5 - 3.57, false),
    Hit("inside twice", ring, 5, 5, true, evenOdd: false),
    Hit("an open subpath is treated as closed", openTriangle, 2, 2, true),
    Hit("an empty path", CGPath(), 0, 0, false),
    Hit("not a number", square, .nan, 5, false),
  ]

  @Test(arguments: hits) func `a point is inside or not`(row: Hit) {
    expectEqual(row.path.contains(row.point), row.winding)
    expectEqual(row.path.contains(row.point, using: .evenOdd), row.evenOdd)
  }

  @Test func `a transform may be applied to the path first`() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(Self.square.contains(CGPoint(x: 15, y: 15), using: .winding, transform: double))
  }
}
