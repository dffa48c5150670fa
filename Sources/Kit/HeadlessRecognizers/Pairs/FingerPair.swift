import Foundation
import HeadlessViews

/// Two fingers of a recognizer: how far they are apart, and the direction from the first one to the second.
@MainActor struct FingerPair {
  private let first: Touch
  private let second: Touch

  /// Creates a pair of the first two fingers; nil for fewer.
  init?(_ fingers: [Touch]) {
    guard fingers.count >= 2 else { return nil }
    (first, second) = (fingers[0], fingers[1])
  }

  /// The distance that a finger of a pair moves before the gesture begins, in points.
  /// > Assumed: as far as for a pan. The numbers of a device would settle it.
  static let threshold: CGFloat = 10

  private var offset: CGPoint {
    let (from, to) = (first.location(in: nil), second.location(in: nil))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// The distance between the fingers, in points; at least one, so that there is a scale.
  var distance: CGFloat { max(hypot(offset.x, offset.y), 1) }

  /// The angle of the second finger seen from the first one, in radians clockwise from the right.
  var angle: CGFloat { atan2(offset.y, offset.x) }

  func contains(_ touch: Touch) -> Bool { touch === first || touch === second }
}

/// The fingers of a recognizer of two that are down, and their pair.
@MainActor struct PairedFingers {
  /// The two fingers of the gesture; nil before the second one has landed, and after one of them was lifted.
  private(set) var pair: FingerPair?
  private var down = 0

  /// Adds fingers that have landed, of all in the order they landed; returns those that are too many.
  mutating func land(_ touches: Set<Touch>, among fingers: [Touch]) -> Set<Touch> {
    let surplus = touches.filter { touch in fingers.firstIndex { $0 === touch } ?? 0 > 1 }
    down += touches.count - surplus.count
    return surplus
  }

  /// Makes the pair, once two fingers are down; returns it if it became complete now.
  mutating func pairUp(_ fingers: [Touch]) -> FingerPair? {
    guard pair == nil else { return nil }
    pair = FingerPair(fingers)
    return pair
  }

  /// Removes fingers that were lifted or cancelled; returns whether no other one is down.
  mutating func remove(_ touches: Set<Touch>) -> Bool {
    down -= touches.count
    if let pair, touches.contains(where: pair.contains) { self.pair = nil }
    return down <= 0
  }
}
