import Foundation
import HeadlessViews

/// A continuous recognizer of fingers that drag.
///
/// It begins when enough fingers have moved far enough, changes whenever one moves, and ends when all have lifted.
/// > Documented: UIPanGestureRecognizer.
@preconcurrency @MainActor open class PanGestureRecognizer: GestureRecognizer {
  /// The distance that the middle of the fingers moves before a pan begins, in points.
  /// > Reported: 10, by developers whose content jumps as far when the pan begins; not documented.
  package static let threshold: CGFloat = 10

  /// The time that the fingers may rest before they lift, in seconds; after it they have no velocity.
  /// > Assumed.
  private static let restingTime: TimeInterval = 0.1

  /// The function that returns the distance to compare with the threshold, for a movement in the window's coordinates.
  ///
  /// It returns the length of the movement by default.
  package final var effectiveDistance: @MainActor (CGPoint) -> CGFloat = { hypot($0.x, $0.y) }

  /// The movement of the middle of the fingers since they landed, in the window's coordinates.
  private var moved = CGPoint.zero
  /// The same, without what ``setTranslation(_:in:)`` has set aside.
  private var translated = CGPoint.zero
  private var speed = CGPoint.zero
  private var lastStep: (time: TimeInterval, location: CGPoint)?
  private var down = 0

  /// The smallest number of fingers of a pan.
  open var minimumNumberOfTouches = 1

  /// The largest number of fingers of a pan; one more before it has begun makes it fail.
  open var maximumNumberOfTouches = Int.max

  /// The devices that pan by scrolling; none by default, and stored only.
  open var allowedScrollTypesMask: ScrollTypeMask = []

  /// Returns the movement of the fingers since they landed or ``setTranslation(_:in:)`` was called, in points of a
  /// view's coordinates; without a view, of the window's.
  /// > Assumed: it is measured from the landing, so that it includes the distance before the pan begins.
  open func translation(in view: View?) -> CGPoint { toView(translated, view) }

  /// Sets the translation to continue from, usually zero; the velocity begins at zero.
  ///
  /// A value that is not finite is reported and changes nothing.
  /// > Documented: UIPanGestureRecognizer: "changing the translation value resets the velocity of the pan".
  open func setTranslation(_ translation: CGPoint, in view: View?) {
    guard accepts(translation.isFinite, translation.shortDescription, "setTranslation(_:in:)") else { return }
    translated = toWindow(translation, view)
    speed = .zero
    lastStep = lastStep.map { ($0.time, moved) }
  }

  /// Returns the last velocity of the fingers, in points per second; zero while the screen's clock does not advance,
  /// and after the fingers rested for a tenth of a second and lifted.
  /// > Assumed: only the last movement is used; the real system smooths.
  open func velocity(in view: View?) -> CGPoint { toView(speed, view) }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    down += touches.count
    if lastStep == nil { lastStep = (event.timestamp, moved) }
    guard down > maximumNumberOfTouches else { return }
    if state == .possible { return state = .failed }
    for touch in touches { ignore(touch, for: event) }
    down -= touches.count
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    follow(touches, at: event.timestamp)
    proceed(down >= minimumNumberOfTouches && effectiveDistance(moved) >= Self.threshold)
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    follow(touches, at: event.timestamp)
    down -= touches.count
    if down > 0 { return }
    if let lastStep, event.timestamp - lastStep.time > Self.restingTime { speed = .zero }
    state = state == .possible ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    down -= touches.count
    if down <= 0 { state = .cancelled }
  }

  open override func reset() {
    moved = .zero
    translated = .zero
    speed = .zero
    lastStep = nil
    down = 0
  }

  /// Adds what some of the fingers have moved to the way of their middle: one more or less does not make it jump.
  private func follow(_ touches: Set<Touch>, at time: TimeInterval) {
    var step = CGPoint.zero
    for touch in touches {
      let (from, to) = (touch.previousLocation(in: nil), touch.location(in: nil))
      step.x += (to.x - from.x) / CGFloat(max(down, 1))
      step.y += (to.y - from.y) / CGFloat(max(down, 1))
    }
    if step == .zero { return }
    moved = CGPoint(x: moved.x + step.x, y: moved.y + step.y)
    translated = CGPoint(x: translated.x + step.x, y: translated.y + step.y)
    guard let last = lastStep, time > last.time else { return }
    let seconds = CGFloat(time - last.time)
    speed = CGPoint(x: (moved.x - last.location.x) / seconds, y: (moved.y - last.location.y) / seconds)
    lastStep = (time, moved)
  }

  // MARK: Ways in other coordinates

  private func toView(_ way: CGPoint, _ view: View?) -> CGPoint {
    guard let view, let window = self.view?.window else { return way }
    let (start, end) = (view.convert(CGPoint.zero, from: window), view.convert(way, from: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private func toWindow(_ way: CGPoint, _ view: View?) -> CGPoint {
    guard let view, let window = self.view?.window else { return way }
    let (start, end) = (view.convert(CGPoint.zero, to: window), view.convert(way, to: window))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// The devices that scroll without touching the screen.
/// > Documented: UIScrollTypeMask, with its raw values.
public struct ScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The raw value: one bit for each kind of device.
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A mouse with a wheel that moves in steps.
  public static let discrete = ScrollTypeMask(rawValue: 1 &<< 0)
  /// A trackpad, or a wheel that moves smoothly.
  public static let continuous = ScrollTypeMask(rawValue: 1 &<< 1)
  /// Devices of both kinds.
  public static let all: ScrollTypeMask = [.discrete, .continuous]
}
