import Foundation
import HeadlessViews

/// A recognizer of fingers that move quickly and straight in one direction.
/// > Documented: UISwipeGestureRecognizer; it sends its action once, when the fingers have moved far enough.
@preconcurrency @MainActor open class SwipeGestureRecognizer: GestureRecognizer {
  /// The directions in which fingers swipe.
  /// > Documented: UISwipeGestureRecognizer.Direction, with its raw values.
  public struct Direction: OptionSet, Sendable {
    /// The raw value: one bit for each direction.
    public let rawValue: UInt

    /// Creates directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The fingers move to the right.
    public static let right = Direction(rawValue: 1 &<< 0)
    /// The fingers move to the left.
    public static let left = Direction(rawValue: 1 &<< 1)
    /// The fingers move up.
    public static let up = Direction(rawValue: 1 &<< 2)
    /// The fingers move down.
    public static let down = Direction(rawValue: 1 &<< 3)
  }

  /// The longest duration of a swipe; its least length is 50 points, less 47 for each second, and its greatest
  /// deviation to the side 50 points, less 49 for each second.
  /// > Seen: fact i12.
  private static let longest: TimeInterval = 0.5

  private var starts: [Touch: CGPoint] = [:]
  private var startTime: TimeInterval = 0

  /// The directions that are recognized; right by default.
  open var direction = Direction.right

  /// The number of fingers that must swipe together; 1 by default.
  open var numberOfTouchesRequired = 1

  /// Returns the location at which the swipe began, the middle of its fingers, in a view's coordinates.
  /// > Documented: UISwipeGestureRecognizer.
  open override func location(in view: View?) -> CGPoint {
    if starts.isEmpty { return super.location(in: view) }
    let count = CGFloat(starts.count)
    let middle = CGPoint(
      x: starts.values.reduce(0) { $0 + $1.x } / count, y: starts.values.reduce(0) { $0 + $1.y } / count)
    guard let view, let window = self.view?.window else { return middle }
    return view.convert(middle, from: window)
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if starts.isEmpty { startTime = event.timestamp }
    for touch in touches { starts[touch] = touch.location(in: nil) }
    if starts.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    let time = event.timestamp - startTime
    guard time <= Self.longest else { return state = .failed }
    guard starts.count == numberOfTouchesRequired else { return }
    let ways = starts.map { touch, start in
      way(CGPoint(x: touch.location(in: nil).x - start.x, y: touch.location(in: nil).y - start.y))
    }
    if ways.contains(where: { $0.along < 0 || $0.aside > 50 - 49 * time }) { return state = .failed }
    if ways.allSatisfy({ $0.along >= 50 - 47 * time }) { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) { state = .failed }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event) { state = .failed }

  open override func reset() { starts = [:] }

  /// Returns a translation along the direction and to the side.
  ///
  /// If both axes are set, the vertical one has no effect; of opposite directions, either is enough.
  private func way(_ translation: CGPoint) -> (along: CGFloat, aside: CGFloat) {
    func along(_ distance: CGFloat, _ forward: Direction, _ back: Direction) -> CGFloat {
      direction.isSuperset(of: [forward, back]) ? abs(distance) : direction.contains(forward) ? distance : -distance
    }
    if !direction.isDisjoint(with: [.left, .right]) {
      return (along(translation.x, .right, .left), abs(translation.y))
    }
    if direction.isDisjoint(with: [.up, .down]) { return (0, 0) }
    return (along(translation.y, .down, .up), abs(translation.x))
  }
}
