import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Swipe gestures", .screen(scale: 2), .reportsIssuesAsFailures) struct SwipeTests {
  let scene = TouchScene()

  struct Swipe: Sendable, CustomTestStringConvertible {
    let direction: SwipeGestureRecognizer.Direction
    let x, y: CGFloat
    let seconds: Double
    let isSwipe: Bool
    var testDescription: String { "\(direction.rawValue): (\(x), \(y)) in \(seconds) s" }
  }

  nonisolated static let swipes =
    [
      Swipe(direction: .right, x: 100, y: 0, seconds: 0.5, isSwipe: true),
      Swipe(direction: .right, x: 100, y: 0, seconds: 0.51, isSwipe: false),
      Swipe(direction: .right, x: -100, y: 0, seconds: 0.1, isSwipe: false),
      Swipe(direction: .right, x: 100, y: 100, seconds: 0.1, isSwipe: false),
      Swipe(direction: .left, x: -100, y: 0, seconds: 0.1, isSwipe: true),
      Swipe(direction: .up, x: 0, y: -100, seconds: 0.1, isSwipe: true),
      Swipe(direction: .down, x: 0, y: 100, seconds: 0.1, isSwipe: true),
      Swipe(direction: [.up, .down], x: 0, y: 100, seconds: 0.1, isSwipe: true),
      Swipe(direction: [.left, .right], x: -100, y: 0, seconds: 0.1, isSwipe: true),
      Swipe(direction: [.right, .down], x: 100, y: 0, seconds: 0.1, isSwipe: true),
      Swipe(direction: [.right, .down], x: 0, y: 100, seconds: 0.1, isSwipe: false),
      Swipe(direction: [], x: 100, y: 0, seconds: 0.1, isSwipe: false),
    ]
    + limits.flatMap { time, length, aside in
      [
        Swipe(direction: .right, x: length - 0.01, y: 0, seconds: time, isSwipe: false),
        Swipe(direction: .right, x: length + 0.01, y: 0, seconds: time, isSwipe: true),
        Swipe(direction: .right, x: 100, y: aside - 0.01, seconds: time, isSwipe: true),
        Swipe(direction: .right, x: 100, y: aside + 0.01, seconds: time, isSwipe: false),
      ]
    }

  /// The least lengths and the greatest deviations by the time.
  nonisolated static let limits: [(time: TimeInterval, length: CGFloat, aside: CGFloat)] = [
    (0, 50, 50), (0.1, 45.3, 45.1), (0.2, 40.6, 40.2), (0.3, 35.9, 35.3), (0.4, 31.2, 30.4), (0.5, 26.5, 25.5),
  ]

  @Test(arguments: [(CGFloat(-0.1), CGFloat(0), false), (0, 20, true), (20, 0, true)])
  func `i12 a swipe that began the other way is not recognized`(x: CGFloat, y: CGFloat, isSwipe: Bool) {
    let swipe = scene.logging("swipe", SwipeGestureRecognizer())
    scene.a.addGestureRecognizer(swipe)
    let finger = touch(scene.a, at: CGPoint(x: 20, y: 50))
    finger.move(to: CGPoint(x: 20 + x, y: 50 + y))
    finger.move(to: CGPoint(x: 120, y: 50))
    #expect(scene.log.lines.contains("swipe:ended") == isSwipe)
    finger.lift()
  }

  @Test(arguments: swipes)
  func `i12 a swipe moves straight in its direction, within half a second`(row: Swipe) {
    let swipe = scene.logging("swipe", SwipeGestureRecognizer())
    scene.a.addGestureRecognizer(swipe)
    swipe.direction = row.direction
    let finger = touch(scene.a)
    scene.window.screen.clock.advance(by: row.seconds)
    finger.move(by: row.x, row.y)
    #expect(scene.log.lines.contains("swipe:ended") == row.isSwipe)
    finger.lift()
    #expect(swipe.state == .possible)
  }

  @Test(arguments: [(0.1, true), (0.4, false)])
  func `the time of a swipe begins with its first finger`(seconds: TimeInterval, isSwipe: Bool) {
    let swipe = scene.logging("swipe", SwipeGestureRecognizer())
    scene.a.addGestureRecognizer(swipe)
    swipe.numberOfTouchesRequired = 2
    let first = touch(scene.a, at: CGPoint(x: 10, y: 40))
    scene.window.screen.clock.advance(by: seconds)
    let second = touch(scene.a, at: CGPoint(x: 10, y: 60))
    scene.window.screen.clock.advance(by: 0.2)
    for finger in [first, second] { finger.move(by: 60, 0) }
    #expect(scene.log.lines.contains("swipe:ended") == isSwipe)
  }
}
