import HeadlessKit
import HeadlessTesting

/// The part of a path between `strokeStart` and `strokeEnd`.
@Suite("Trimmed paths", .reportsIssuesAsFailures) struct PathTrimmingTests {
  @Test func `all of a path is the path itself`() {
    let path = CGPath(ellipseIn: .sample)
    #expect(path.trimmed(from: 0, to: 1) == path && path.trimmed(from: -1, to: 2) == path)
  }

  @Test func `nothing is left between two equal places, or places the wrong way round`() {
    #expect(CGMutablePath.lines((0, 0), (10, 0)).trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(CGMutablePath.lines((0, 0), (10, 0)).trimmed(from: 0.7, to: 0.2).isEmpty)
    #expect(CGPath().trimmed(from: 0, to: 0.5).isEmpty)
  }

  @Test func `lines are cut by length, across their joints`() {
    // 30 points long: the corner is a third of the way.
    let path = CGMutablePath.lines((0, 0), (10, 0), (10, 20))
    expectEqual(path.trimmed(from: 0, to: 0.5), CGMutablePath.lines((0, 0), (10, 0), (10, 5)))
    expectEqual(path.trimmed(from: 1.0 / 6, to: 1), CGMutablePath.lines((5, 0), (10, 0), (10, 20)))
  }

  @Test func `the side that closes a path counts`() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    expectEqual(square.trimmed(from: 0.75, to: 1), CGMutablePath.lines((0, 10), (0, 0)))
  }

  @Test func `parts of a path stay apart`() {
    let path = CGMutablePath.lines((0, 0), (10, 0))
    path.addPath(CGMutablePath.lines((0, 5), (10, 5)))
    let expected = CGMutablePath.lines((5, 0), (10, 0))
    expected.addPath(CGMutablePath.lines((0, 5), (5, 5)))
    expectEqual(path.trimmed(from: 0.25, to: 0.75), expected)
  }

  @Test func `half a circle ends on the other side, and stays a circle`() throws {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let half = circle.trimmed(from: 0, to: 0.5)
    #expect(abs(half.currentPoint.x + 10) < 0.01 && abs(half.currentPoint.y) < 0.01)
    let eighth = circle.trimmed(from: 0, to: 0.125).currentPoint
    #expect(abs(hypot(eighth.x, eighth.y) - 10) < 0.01 && abs(eighth.x - eighth.y) < 0.05)
  }
}
