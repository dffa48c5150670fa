import HeadlessKit
import HeadlessTesting

@Suite("Timing functions", .reportsIssuesAsFailures) struct TimingFunctionTests {
  typealias Curve = (name: MediaTimingFunction.Name, x1: Float, y1: Float, x2: Float, y2: Float)

  /// The control points of Core Animation's reference.
  static let curves: [Curve] = [
    (.linear, 0, 0, 1, 1), (.easeIn, 0.42, 0, 1, 1), (.easeOut, 0, 0, 0.58, 1), (.easeInEaseOut, 0.42, 0, 0.58, 1),
    (.default, 0.25, 0.1, 0.25, 1),
  ]

  @Test(arguments: curves) func `a named curve has the documented control points`(curve: Curve) {
    let function = MediaTimingFunction(name: curve.name)
    #expect(function.controlPoint(at: 0) == (0, 0) && function.controlPoint(at: 3) == (1, 1))
    #expect(function.controlPoint(at: 1) == (curve.x1, curve.y1))
    #expect(function.controlPoint(at: 2) == (curve.x2, curve.y2))
  }

  @Test(arguments: curves) func `the way at a time is the curve's point above it, to the last digits`(curve: Curve) {
    let function = MediaTimingFunction(controlPoints: curve.x1, curve.y1, curve.x2, curve.y2)
    for step in 0...20 {
      let t = Double(step) / 20
      func point(_ first: Float, _ second: Float) -> Double {
        3 * (1 - t) * (1 - t) * t * Double(first) + 3 * (1 - t) * t * t * Double(second) + t * t * t
      }
      #expect(abs(function.progress(at: point(curve.x1, curve.x2)) - point(curve.y1, curve.y2)) < 1e-9)
    }
  }

  @Test func `before the beginning it is 0, after the end 1, and it may overshoot between`() {
    let function = MediaTimingFunction(controlPoints: 0.3, 0, 0.3, 2)
    #expect(function.progress(at: -1) == 0 && function.progress(at: 2) == 1 && function.progress(at: 0.5) > 1)
  }

  @Test func `a curve that is vertical in its middle is still solved`() {
    let function = MediaTimingFunction(controlPoints: 1, 0, 0, 1)
    #expect(abs(function.progress(at: 0.5) - 0.5) < 1e-4)
    #expect(function.progress(at: 0.4) < 0.5 && function.progress(at: 0.6) > 0.5)
  }

  @Test func `an invalid curve is reported, and the nearest one is used`() {
    expectIssue(containing: "MediaTimingFunction.init(controlPoints:_:_:_:)") {
      let function = MediaTimingFunction(controlPoints: -1, .nan, 2, 1)
      #expect(function.controlPoint(at: 1) == (0, 0) && function.controlPoint(at: 2) == (1, 1))
    }
    expectIssue(containing: "Expected the name of a timing function; got \"bounce\"; using linear.") {
      expectEqual(MediaTimingFunction(name: .init(rawValue: "bounce")).progress(at: 0.3), 0.3)
    }
    expectIssue(containing: "Expected an index from 0 to 3; got 7; using 3.") {
      #expect(MediaTimingFunction(name: .linear).controlPoint(at: 7) == (1, 1))
    }
  }

  @Test func `timing functions with the same control points are equal`() {
    let standard = MediaTimingFunction(name: .default)
    let same = MediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1)
    #expect(standard == MediaTimingFunction(name: .default) && standard != MediaTimingFunction(name: .linear))
    #expect(same == MediaTimingFunction(controlPoints: 0.25, 0.5, 0.75, 1) && same.hash != standard.hash)
  }

  @Test func `a timing function writes its points into memory`() {
    let curve = MediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    let points = (0...3).map { index in
      var point: [Float] = [-1, -1]
      curve.getControlPoint(at: index, values: &point)
      return point
    }
    expectEqual(points, [[0, 0], [0.1, 0.2], [0.3, 0.4], [1, 1]])
  }
}
