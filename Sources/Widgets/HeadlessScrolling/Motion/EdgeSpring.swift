import Foundation

/// The distance of content beyond an edge to which it returns, by milliseconds: a critically damped spring.
/// > Seen: fact q22: two traces of iOS 26.1, within half a point.
struct EdgeSpring {
  /// The distance at the beginning, in points; negative above and to the left of the content.
  var distance: CGFloat
  /// The velocity at the beginning, in points per millisecond.
  var velocity: CGFloat

  /// The square root of the stiffness, in a millisecond.
  private static let frequency: CGFloat = 0.01095
  /// The velocity that a finger's release adds for each point of the distance, in a millisecond: the farther the
  /// content is, the faster it returns.
  static let pull: CGFloat = 0.0099
  /// The distance that is treated as zero, in points.
  /// > Seen: the traces of fact q22 end in a frame at 0.40 and at 0.42 points, not one before, at 0.47 and 0.49.
  private static let tolerance: CGFloat = 0.45

  /// Returns the distance after some milliseconds.
  func distance(after time: CGFloat) -> CGFloat { (distance + slope * time) * exp(-Self.frequency * time) }

  /// Returns the velocity after some milliseconds, in points per millisecond.
  func velocity(after time: CGFloat) -> CGFloat {
    (slope - Self.frequency * (distance + slope * time)) * exp(-Self.frequency * time)
  }

  private var slope: CGFloat { velocity + Self.frequency * distance }

  /// The time until the content rests, in milliseconds; whole hundredths of a second, at most ten seconds.
  var duration: CGFloat {
    var time: CGFloat = 0
    // After its peak the bound of the distance only falls.
    while time < 10_000, time < 1 / Self.frequency || bound(after: time) > Self.tolerance { time += 10 }
    return bound(after: 0) > 0 || velocity != 0 ? time : 0
  }

  private func bound(after time: CGFloat) -> CGFloat {
    (abs(distance) + abs(slope) * time) * exp(-Self.frequency * time)
  }
}
