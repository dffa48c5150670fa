import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Pinch, rotation and edge pan", .screen(scale: 2), .reportsIssuesAsFailures)
struct PinchAndRotationTests {
  let scene = TouchScene()
  var log: Log { scene.log }
  var clock: VirtualClock { scene.window.screen.clock }

  private func add<Recognizer: GestureRecognizer>(_ name: String, _ recognizer: Recognizer) -> Recognizer {
    scene.a.addGestureRecognizer(scene.logging(name, recognizer))
    return recognizer
  }

  private func fingers(_ first: CGPoint, _ second: CGPoint) -> [Finger] {
    [touch(scene.a, at: first), touch(scene.a, at: second)]
  }

  @Test func `two fingers that go apart pinch; the scale is how many times as far they are`() {
    let pinch = add("pinch", PinchGestureRecognizer())
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    let fingers = fingers(CGPoint(x: 20, y: 50), CGPoint(x: 60, y: 50))
    expectEqual(log.lines { fingers[1].move(by: 9, 0) }.contains("pinch"), false)
    #expect(log.lines { fingers[1].move(by: 1, 0) }.contains("pinch:began"))
    expectEqual(pinch.scale, 1.25, "50 points of 40")
    expectEqual(log.lines { fingers[0].move(by: 40, 0) }, "pinch:changed")
    expectEqual(pinch.scale, 0.25, "10 points of 40")
    expectEqual(log.lines { fingers[0].lift() }, "", "it ends when both have lifted")
    #expect(log.lines { fingers[1].lift() } == "pinch:ended" && pinch.scale == 1)
  }

  @Test func `one finger pinches nothing, and two that only lift neither`() {
    _ = add("pinch", PinchGestureRecognizer())
    touch(scene.a).move(by: 60, 0)
    #expect(!log.lines.contains { $0.hasPrefix("pinch") })
    let fingers = fingers(CGPoint(x: 20, y: 50), CGPoint(x: 60, y: 50))
    fingers.forEach { $0.lift() }
    #expect(!log.lines.contains { $0.hasPrefix("pinch") })
  }

  @Test func `the scale continues from the value that is set, and from the position of a new finger`() {
    let pinch = add("pinch", PinchGestureRecognizer())
    let fingers = fingers(CGPoint(x: 10, y: 50), CGPoint(x: 30, y: 50))
    fingers[1].move(by: 20, 0)
    expectEqual(pinch.scale, 2)
    pinch.scale = 1
    fingers[1].move(by: 40, 0)
    expectEqual(pinch.scale, 2)
    fingers[0].lift()
    touch(scene.a, at: CGPoint(x: 50, y: 50)).move(by: -20, 0)
    let expected: CGFloat = 2 * 60 / 40
    expectEqual(pinch.scale, expected)
    let reports = IssueReporting.collect { pinch.scale = .nan }
    expectEqual(reports.map(\.place), ["PinchGestureRecognizer.scale"])
  }

  @Test func `a third finger is left alone`() {
    let pinch = add("pinch", PinchGestureRecognizer())
    let fingers = fingers(CGPoint(x: 20, y: 50), CGPoint(x: 60, y: 50))
    let third = touch(scene.a, at: CGPoint(x: 90, y: 90))
    third.move(by: -30, 0)
    #expect(pinch.scale == 1 && pinch.numberOfTouches == 2)
    fingers[1].move(by: 20, 0)
    fingers.forEach { $0.lift() }
    #expect(log.lines.contains("pinch:ended"))
  }

  @Test func `the velocity is that of the last movement, by the clock`() {
    let pinch = add("pinch", PinchGestureRecognizer())
    let fingers = fingers(CGPoint(x: 20, y: 50), CGPoint(x: 60, y: 50))
    clock.advance(by: 0.5)
    fingers[1].move(by: 20, 0)
    #expect(pinch.scale == 1.5 && pinch.velocity == 1)
    pinch.scale = 1
    expectEqual(pinch.velocity, 0)
  }

  @Test func `fingers that are cancelled cancel a pinch`() {
    _ = add("pinch", PinchGestureRecognizer())
    let fingers = fingers(CGPoint(x: 20, y: 50), CGPoint(x: 60, y: 50))
    fingers[1].move(by: 20, 0)
    fingers.forEach { $0.cancel() }
    expectEqual(log.lines.last, "pinch:cancelled")
  }

  private func isNear(_ angle: CGFloat, _ expected: CGFloat) -> Bool { abs(angle - expected) < 1e-9 }

  @Test func `two fingers that turn rotate, clockwise above zero, beyond a half turn`() {
    let rotation = add("turn", RotationGestureRecognizer())
    let fingers = fingers(CGPoint(x: 50, y: 50), CGPoint(x: 90, y: 50))
    fingers[1].move(to: CGPoint(x: 50, y: 90))
    #expect(log.lines.contains("turn:began"))
    let quarter = isNear(rotation.rotation, 0.5 * .pi)
    #expect(quarter)
    fingers[1].move(to: CGPoint(x: 10, y: 50))
    fingers[1].move(to: CGPoint(x: 50, y: 10))
    // It does not jump at a half turn.
    let total = isNear(rotation.rotation, 1.5 * .pi)
    #expect(total)
    rotation.rotation = 0
    fingers[1].move(to: CGPoint(x: 10, y: 50))
    let back = isNear(rotation.rotation, -0.5 * .pi)
    #expect(back)
    fingers.forEach { $0.lift() }
    #expect(log.lines.last == "turn:ended" && rotation.rotation == 0)
    let reports = IssueReporting.collect { rotation.rotation = .infinity }
    expectEqual(reports.map(\.place), ["RotationGestureRecognizer.rotation"])
  }

  @Test func `two fingers that only go apart do not rotate`() {
    _ = add("turn", RotationGestureRecognizer())
    fingers(CGPoint(x: 50, y: 50), CGPoint(x: 60, y: 50))[1].move(by: 30, 0)
    #expect(!log.lines.contains { $0.hasPrefix("turn") })
  }

  @Test func `a turn is measured from the landing of its second finger`() {
    _ = add("turn", RotationGestureRecognizer())
    let first = touch(scene.a, at: CGPoint(x: 20, y: 50))
    for _ in 0..<2 {
      let second = touch(scene.a, at: CGPoint(x: 60, y: 50))
      second.move(by: 0, 14)
      second.lift()
    }
    first.lift()
    #expect(!log.lines.contains { $0.hasPrefix("turn") })
  }

  @Test(arguments: [RectEdge.left, .right, .top, .bottom])
  func `a drag is recognized from the requested edges`(edge: RectEdge) {
    let pan = add("edge", ScreenEdgePanGestureRecognizer())
    expectEqual(pan.edges, [])
    pan.edges = edge
    let (bounds, view) = (scene.window.bounds, scene.window)
    let isHorizontal = edge == .left || edge == .right
    scene.window.addGestureRecognizer(pan)
    for (distance, begins) in [(CGFloat(5), true), (25, false)] {
      let near = edge == .left || edge == .top ? distance : (isHorizontal ? bounds.width : bounds.height) - distance
      let start = isHorizontal ? CGPoint(x: near, y: bounds.midY) : CGPoint(x: bounds.midX, y: near)
      let lines = log.lines {
        let finger = touch(view, at: start)
        finger.move(to: CGPoint(x: bounds.midX, y: bounds.midY))
        finger.lift()
      }
      expectEqual(lines.contains("edge:began"), begins)
    }
  }

  @Test func `nothing hovers`() {
    let hover = add("hover", HoverGestureRecognizer())
    touch(scene.a).move(by: 30, 0)
    #expect(hover.state == .possible && !log.lines.contains { $0.hasPrefix("hover") })
  }
}
