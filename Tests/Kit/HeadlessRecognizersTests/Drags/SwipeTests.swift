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

  nonisolated static let swipes = [
    Swipe(direction: .right, x: 50, y: 0, seconds: 0.5, isSwipe: true),
    Swipe(direction: .right, x: 49, y: 0, seconds: 0.1, isSwipe: false),
    Swipe(direction: .right, x: -50, y: 0, seconds: 0.1, isSwipe: false),
    Swipe(direction: .right, x: 60, y: 0, seconds: 0.6, isSwipe: false),
    Swipe(direction: .right, x: 60, y: 51, seconds: 0.1, isSwipe: false),
    Swipe(direction: .left, x: -50, y: 9, seconds: 0.1, isSwipe: true),
    Swipe(direction: .up, x: 0, y: -50, seconds: 0.1, isSwipe: true),
    Swipe(direction: .down, x: 0, y: 50, seconds: 0.1, isSwipe: true),
    Swipe(direction: [.up, .down], x: 0, y: 50, seconds: 0.1, isSwipe: true),
  ]

  @Test(arguments: swipes)
  func `i12 a swipe moves 50 points in its direction, within half a second`(row: Swipe) {
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
