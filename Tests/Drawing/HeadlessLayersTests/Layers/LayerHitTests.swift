import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Hit testing of layers", .reportsIssuesAsFailures) struct LayerHitTests {
  let top = Layer()
  let low = Layer()
  let high = Layer()

  init() {
    top.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    low.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    high.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
    top.sublayers = [low, high]
  }

  @Test func `the frontmost layer at a point of the superlayer is found`() {
    #expect(top.hitTest(CGPoint(x: 40, y: 40)) === high && top.hitTest(CGPoint(x: 15, y: 15)) === low)
    #expect(top.hitTest(CGPoint(x: 105, y: 105)) === top && top.hitTest(CGPoint(x: 5, y: 5)) == nil)
    low.zPosition = 1
    #expect(top.hitTest(CGPoint(x: 40, y: 40)) === high, "the order of sublayers counts")
  }

  @Test func `a hidden layer is skipped, and a transformed layer is hit where it is visible`() {
    high.isHidden = true
    #expect(top.hitTest(CGPoint(x: 40, y: 40)) === low)
    low.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.5))
    #expect(top.hitTest(CGPoint(x: 11, y: 11)) === top && top.hitTest(CGPoint(x: 35, y: 35)) === low)
    low.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    #expect(top.hitTest(CGPoint(x: 35, y: 35)) === top)
  }

  @Test func `a sublayer beside its superlayer is found unless that masks`() {
    high.frame = CGRect(x: 200, y: 0, width: 10, height: 10)
    #expect(top.hitTest(CGPoint(x: 215, y: 15)) === high)
    top.masksToBounds = true
    expectNil(top.hitTest(CGPoint(x: 215, y: 15)))
  }

  final class Ring: Layer {
    override func contains(_ p: CGPoint) -> Bool { hypot(p.x - bounds.midX, p.y - bounds.midY) >= 10 }
  }

  @Test func `a layer of another shape overrides contains(_:)`() {
    let ring = Ring()
    ring.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    top.sublayers = [ring]
    #expect(top.hitTest(CGPoint(x: 12, y: 12)) === ring && top.hitTest(CGPoint(x: 30, y: 30)) === top)
  }

  @Test func `a transform layer is never hit`() {
    let space = TransformLayer()
    space.frame = top.bounds
    space.addSublayer(high)
    top.addSublayer(space)
    #expect(top.hitTest(CGPoint(x: 60, y: 60)) === top)
  }

  @Test func `a very deep chain is reported and not followed to its end`() {
    var last = top
    for _ in 0..<3_000 {
      let next = Layer()
      next.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      last.addSublayer(next)
      last = next
    }
    let reports = IssueReporting.collect { _ = top.hitTest(CGPoint(x: 15, y: 15)) }
    expectEqual(reports.first?.problem.contains("2000 levels"), true)
  }
}
