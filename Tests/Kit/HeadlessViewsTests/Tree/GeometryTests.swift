import HeadlessKit
import HeadlessTesting
import Soak

@MainActor @Suite("Geometry", .reportsIssuesAsFailures) struct GeometryTests {
  let view = View(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  @Test func `the frame is stored as it is set; bounds start at zero, center is the middle`() {
    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    expectEqual(view.center, CGPoint(x: 10 + 15, y: 20 + 20))
    #expect(View().frame == .zero && View(coder: NSCoder())?.frame == .zero)
  }

  @Test func `a new center moves the frame and not the bounds`() {
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.center = .zero
    expectEqual(view.frame, CGRect(x: -15, y: -20, width: 30, height: 40))
    expectEqual(view.bounds, CGRect(x: 5, y: 6, width: 30, height: 40))
  }

  @Test func `new bounds do not change the center`() {
    view.bounds = CGRect(x: 1, y: 2, width: 10, height: 10)
    expectEqual(view.center, CGPoint(x: 25, y: 40))
    expectEqual(view.frame, CGRect(x: 25 - 5, y: 40 - 5, width: 10, height: 10))
    expectEqual(view.bounds, CGRect(x: 1, y: 2, width: 10, height: 10))
  }

  @Test func `a new frame does not change the origin of the bounds`() {
    view.bounds.origin = CGPoint(x: 5, y: 6)
    view.frame = CGRect(x: 0, y: 0, width: 7, height: 8)
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 7, height: 8) && view.center == CGPoint(x: 3.5, y: 4))
  }

  @Test func `a negative size is standardized: the rectangle stays, counted from its other corner`() {
    view.frame = CGRect(x: 10, y: 20, width: -4, height: -6)
    expectEqual(view.frame, CGRect(x: 6, y: 14, width: 4, height: 6))
    view.bounds = CGRect(x: 0, y: 0, width: -2, height: 3)
    expectEqual(view.bounds, CGRect(x: -2, y: 0, width: 2, height: 3))
    expectEqual(View(frame: CGRect(x: 0, y: 0, width: 5, height: -5)).frame, CGRect(x: 0, y: -5, width: 5, height: 5))
  }

  @Test func `setting the value that was read changes nothing, whatever the fractions`() {
    var numbers = SplitMix64(seed: 0x5EED)
    for _ in 0..<500 {
      let part = { CGFloat.random(in: -1000...1000, using: &numbers) }
      let frame = CGRect(x: part(), y: part(), width: abs(part()), height: abs(part()))
      view.frame = frame
      view.center = view.center
      expectEqual(view.frame, frame)
      view.bounds = view.bounds
      expectEqual(view.frame, frame)
      view.frame = view.frame
      expectEqual(view.frame, frame)
    }
  }

  @Test func `huge frames are frames`() {
    let huge = CGRect(x: -1e300, y: 1e300, width: 2e300, height: 1e-300)
    view.frame = huge
    #expect(view.frame == huge && view.bounds.size == huge.size)
    expectEqual(view.center, CGPoint(x: 0, y: 1e300))
  }

  @Test func `an empty frame has its origin`() {
    view.frame = CGRect(x: 3, y: 4, width: 0, height: 0)
    #expect(view.frame.origin == CGPoint(x: 3, y: 4) && view.center == CGPoint(x: 3, y: 4))
  }
}
