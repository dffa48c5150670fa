import HeadlessKit
import HeadlessTesting

@Suite("Bézier paths", .reportsIssuesAsFailures) struct BezierPathTests {
  @Test func `whole shapes are those of CoreGraphics`() {
    expectEqual(BezierPath(rect: .sample).cgPath, CGPath(rect: .sample))
    expectEqual(BezierPath(ovalIn: .sample).cgPath, CGPath(ellipseIn: .sample))
    expectEqual(BezierPath(cgPath: CGPath(rect: .sample)).cgPath, CGPath(rect: .sample))
    #expect(BezierPath().isEmpty && BezierPath().bounds == .zero)
  }

  @Test func `round corners are brought to half the shorter side`() {
    let path = BezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 100)
    expectEqual(path.bounds, CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && path.contains(CGPoint(x: 5, y: 0.1)))
    expectEqual(BezierPath(roundedRect: .sample, cornerRadius: 0).cgPath, CGPath(rect: .sample))
  }

  @Test func `the bounds are around the control points too`() {
    let path = BezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 20, y: 0), controlPoint: CGPoint(x: 10, y: 30))
    expectEqual(path.bounds, CGRect(x: 0, y: 0, width: 20, height: 30))
    expectEqual(path.cgPath.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 15))
  }

  @Test func `only the corners that are named are round, as ellipses`() {
    let path = BezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 10))
    let corners = [CGPoint(x: 1, y: 1), CGPoint(x: 39, y: 1), CGPoint(x: 1, y: 39), CGPoint(x: 39, y: 39)]
    expectEqual(corners.map(path.contains), [false, true, true, false])
    // The ellipse's half axes are 20 and 10: of (10, y) it holds what is below 10 - 10·√(3/4).
    #expect(!path.contains(CGPoint(x: 10, y: 1.2)) && path.contains(CGPoint(x: 10, y: 1.5)))
  }

  @Test func `clockwise is as seen where the y axis points down`() {
    let path = BezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    expectEqual(path.cgPath.elements.count, 1 + 1)
    #expect(path.contains(CGPoint(x: 6, y: 6)) && !path.contains(CGPoint(x: 6, y: -6)))
    let rest = BezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(rest.cgPath.elements.count == 1 + 3 && rest.contains(CGPoint(x: -6, y: -6)))
  }

  @Test func `pieces are added, transformed, removed`() {
    let path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), controlPoint: CGPoint(x: 5, y: 6))
    path.addCurve(to: CGPoint(x: 7, y: 8), controlPoint1: CGPoint(x: 9, y: 10), controlPoint2: CGPoint(x: 11, y: 12))
    expectEqual(path.currentPoint, CGPoint(x: 7, y: 8))
    path.close()
    let twice = BezierPath()
    twice.append(path)
    twice.apply(CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(twice.cgPath.description, "M 0,0 L 2,4 Q 10,12 6,8 C 18,20 22,24 14,16 Z")
    twice.removeAllPoints()
    #expect(twice.isEmpty && !path.isEmpty)
  }

  @Test func `what is inside follows the rule`() {
    let path = BezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(BezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test func `a reversed path is the same path backward`() {
    let path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 12, y: 5), controlPoint2: CGPoint(x: 18, y: 6))
    expectEqual(path.reversing().cgPath.description, "M 20,0 C 18,6 12,5 10,0 L 0,0")
    let expected = "M 0,0 L 0,1 L 2,1 L 2,0 Z"
    expectEqual(BezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1)).reversing().cgPath.description, expected)
    // A hole in a square, by turning the other way.
    let square = BezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    square.append(BezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)).reversing())
    #expect(!square.contains(CGPoint(x: 15, y: 15)) && square.contains(CGPoint(x: 5, y: 5)))
    #expect(BezierPath().reversing().isEmpty)
  }

  @Test func `a copy has the elements and the line style, and changes separately`() throws {
    let path = BezierPath(rect: .sample)
    path.lineWidth = 3
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 2
    path.usesEvenOddFillRule = true
    path.setLineDash([4, 2], count: 2, phase: 1)
    let copy = try #require(path.copy() as? BezierPath)
    path.lineWidth = 1
    path.removeAllPoints()
    #expect(copy.cgPath == CGPath(rect: .sample) && copy.lineWidth == 3 && copy.lineCapStyle == .round)
    #expect(copy.lineJoinStyle == .bevel && copy.miterLimit == 2 && copy.usesEvenOddFillRule)
    var (pattern, count, phase) = ([CGFloat](), 0, CGFloat(0))
    copy.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [4, 2] && count == 2 && phase == 1)
  }

  @Test func `numbers that are not valid are reported and change nothing`() {
    let path = BezierPath(rect: .sample)
    let reports = IssueReporting.collect {
      path.lineWidth = .nan
      path.miterLimit = .infinity
      path.setLineDash([-1], count: 1, phase: 0)
      path.apply(CGAffineTransform(translationX: .nan, y: 0))
      path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
      path.addArc(withCenter: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: true)
    }
    #expect(
      reports.map(\.place) == [
        "BezierPath.lineWidth", "BezierPath.miterLimit", "BezierPath.setLineDash(_:count:phase:)",
        "BezierPath.apply(_:)", "BezierPath.addLine(to:)",
        "BezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:)",
      ])
    expectEqual(
      reports.first?.description,
      "BezierPath.lineWidth: nan is not finite, or no length; keeping the old value. Give finite numbers of points.")
    #expect(path.cgPath == CGPath(rect: .sample) && path.lineWidth == 1 && path.miterLimit == 10)
    var made: [BezierPath] = []
    let shapes = IssueReporting.collect {
      let bad = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)
      made = [
        BezierPath(rect: bad), BezierPath(ovalIn: bad), BezierPath(roundedRect: bad, cornerRadius: 1),
        BezierPath(roundedRect: .sample, cornerRadius: .nan),
      ]
    }
    #expect(shapes.count == made.count && made.allSatisfy(\.isEmpty))
  }

  typealias Change = (name: String, apply: @Sendable (BezierPath) -> Void)
  static let changes: [Change] = [
    ("a line", { $0.addLine(to: CGPoint(x: 1, y: 1)) }), ("width", { $0.lineWidth = 2 }),
    ("cap", { $0.lineCapStyle = .round }), ("join", { $0.lineJoinStyle = .bevel }), ("miter", { $0.miterLimit = 3 }),
    ("flatness", { $0.flatness = 1 }), ("rule", { $0.usesEvenOddFillRule = true }),
    ("dash", { $0.setLineDash([1, 2], count: 2, phase: 0) }),
  ]

  @Test(arguments: changes) func `paths are equal by lines and appearance`(change: Change) {
    let (one, other) = (BezierPath(rect: .zero), BezierPath(rect: .zero))
    #expect(one == other && one.hash == other.hash && one != BezierPath() && BezierPath() == BezierPath())
    change.apply(other)
    #expect(one != other)
    change.apply(one)
    #expect(one == other && one.hash == other.hash && !one.isEqual("path"))
  }
}
