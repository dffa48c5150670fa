import Foundation

/// The distance of content beyond an edge to which it returns, by milliseconds: a critically damped spring.
///
/// > Assumed: a mass of 1 and a stiffness of 100, as in a published imitation (medium.com/@esskeetit, "How UIScrollView
/// > works").
struct EdgeSpring {
  /// The distance at the beginning, in points; negative above and to the left of the content.
  var distance: CGFloat
  /// The velocity at the beginning, in points a millisecond.
  var velocity: CGFloat

  /// The square root of the stiffness, in a millisecond.
  private static let frequency: CGFloat = 0.01
  /// The distance that is treated as zero, in points.
  private static let tolerance: CGFloat = 0.25

  /// Returns the distance after some milliseconds.
  func distance(after time: CGFloat) -> CGFloat {
    (distance + slope * time) * exp(-Self.frequency * time)
  }

  /// Returns the velocity after some milliseconds, in points a millisecond.
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
