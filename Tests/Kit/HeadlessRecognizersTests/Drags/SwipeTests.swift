import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Swipe gestures", .screen(scale: 2), .reportsIssuesAsFailures) struct SwipeTests {
  let scene = TouchScene()

  typealias Swipe = (SwipeGestureRecognizer.Direction, CGFloat, CGFloat, TimeInterval, Bool)

  /// The direction, the way of the finger along x and y, its time, and whether that is a swipe.
  nonisolated static let swipes: [Swipe] = [
    (.right, 100, 0, 0.5, true), (.right, 100, 0, 0.51, false), (.right, -100, 0, 0.1, false),
    (.right, 100, 100, 0.1, false), (.left, -100, 0, 0.1, true), (.up, 0, -100, 0.1, true),
    (.down, 0, 100, 0.1, true), ([.up, .down], 0, 100, 0.1, true), ([.left, .right], -100, 0, 0.1, true),
    ([.right, .down], 100, 0, 0.1, true), ([.right, .down], 0, 100, 0.1, false), ([], 100, 0, 0.1, false),
  ]

  nonisolated static let swipesAtLimits: [Swipe] = limits.flatMap { time, length, aside -> [Swipe] in
    [
      (.right, length - 0.01, 0, time, false), (.right, length + 0.01, 0, time, true),
      (.right, 100, aside - 0.01, time, true), (.right, 100, aside + 0.01, time, false),
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
    expectEqual(scene.log.lines.contains("swipe:ended"), isSwipe)
    finger.lift()
  }

  @Test(arguments: swipes + swipesAtLimits) func `i12 a swipe moves straight in its direction, within half a second`(
    direction: SwipeGestureRecognizer.Direction, x: CGFloat, y: CGFloat, seconds: TimeInterval, isSwipe: Bool
  ) {
    let swipe = scene.logging("swipe", SwipeGestureRecognizer())
    scene.a.addGestureRecognizer(swipe)
    swipe.direction = direction
    let finger = touch(scene.a)
    scene.window.screen.clock.advance(by: seconds)
    finger.move(by: x, y)
    expectEqual(scene.log.lines.contains("swipe:ended"), isSwipe)
    finger.lift()
    expectEqual(swipe.state, .possible)
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
    expectEqual(scene.log.lines.contains("swipe:ended"), isSwipe)
  }
}
