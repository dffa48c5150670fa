import HeadlessKit
import HeadlessTesting

@Suite("Outlines of lines") struct PathStrokingTests {
  static var corner: CGMutablePath { .lines((0, 0), (20, 0), (20, 20)) }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cap: CGLineCap
    let join: CGLineJoin
    let inside, outside: [CGPoint]
  }

  private static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  static let rows = [
    Row(
      testDescription: "butt, miter", cap: .butt, join: .miter,
      inside: [point(10, 1.9), point(10, -1.9), point(21.9, 10), point(21.9, -1.9)],
      outside: [point(-0.1, 0), point(10, 2.1), point(20, 20.1)]),
    Row(
      testDescription: "square, bevel", cap: .square, join: .bevel,
      inside: [point(-1.9, 1.9), point(20.9, -0.9)], outside: [point(21.5, -1.5), point(-2.1, 0)]),
    Row(
      testDescription: "round, round", cap: .round, join: .round,
      inside: [point(-1.9, 0), point(21.3, -1.3)], outside: [point(-1.5, 1.5), point(21.5, -1.5)]),
  ]

  @Test(.reportsIssuesAsFailures, arguments: rows) func `the outline covers what the line covers`(row: Row) {
    let outline = Self.corner.copy(strokingWithWidth: 4, lineCap: row.cap, lineJoin: row.join, miterLimit: 10)
    for point in row.inside { #expect(outline.contains(point), "\(point)") }
    for point in row.outside { #expect(!outline.contains(point), "\(point)") }
  }

  @Test(.reportsIssuesAsFailures) func `the line around a circle is a ring without gaps`() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let ring = circle.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    for step in 0..<360 {
      let angle = Double(step) * .pi / 180
      func at(_ radius: Double) -> CGPoint { CGPoint(x: radius * cos(angle), y: radius * sin(angle)) }
      #expect(ring.contains(at(9.1)) && ring.contains(at(10.9)) && !ring.contains(at(8.9)) && !ring.contains(at(11.1)))
    }
  }

  @Test(.reportsIssuesAsFailures) func `dashes begin in the phase and go around corners`() {
    let dashed = Self.corner.copy(dashingWithPhase: 3, lengths: [10, 5])
    // 7 of the first dash are left; then 12...22 along 20 and 20.
    expectEqual(dashed.description, "M 0,0 L 7,0 M 12,0 L 20,0 L 20,2 M 20,7 L 20,17")
  }

  @Test func `widths and dashes that are not valid are reported`() {
    var paths: [CGPath] = []
    let reports = IssueReporting.collect {
      paths.append(Self.corner.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10))
      paths.append(Self.corner.copy(dashingWithPhase: 0, lengths: [.nan]))
    }
    #expect(
      reports.map(\.description) == [
        "CGPath.copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:): Expected a finite width above 0 "
          + "and a finite miter limit; got 0.0 and 10.0; nothing was added. Give a width above 0.",
        "CGPath.copy(dashingWithPhase:lengths:transform:): Expected finite lengths and a finite phase; got [nan] and 0.0; "
          + "nothing was added. "
          + "Give finite lengths that are not all 0.",
      ])
    expectEqual(paths, [CGPath(), Self.corner])
  }

  @Test(.reportsIssuesAsFailures, .timeLimit(.minutes(1))) func `dashes without number end`() {
    let path = CGMutablePath.lines((0, 0), (1e9, 0))
    #expect(path.copy(dashingWithPhase: 0, lengths: [1e-3, 0]).elements.count < 200_000)
  }

  @Test func `the name that Swift gives to C's function makes the same outline, or nil for a width that is not valid`()
  {
    let path = Self.corner
    let outline = path.copy(strokingWithWidth: 4, lineCap: .round, lineJoin: .bevel, miterLimit: 4)
    expectEqual(
      CGPath(
        __byStroking: path, transform: nil, lineWidth: 4, lineCap: .round, lineJoin: .bevel, miterLimit: 4), outline)
    var shift = CGAffineTransform(translationX: 5, y: 0)
    let shifted = CGPath(
      __byStroking: path, transform: &shift, lineWidth: 4, lineCap: .round, lineJoin: .bevel, miterLimit: 4)
    expectEqual(shifted?.boundingBoxOfPath, outline.boundingBoxOfPath.offsetBy(dx: 5, dy: 0))
    let reports = IssueReporting.collect {
      expectNil(
        CGPath(__byStroking: path, transform: nil, lineWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 4))
    }
    expectEqual(reports.count, 1)
  }
}
