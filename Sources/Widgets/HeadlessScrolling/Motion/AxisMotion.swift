import Foundation
import HeadlessGeometry

/// The offset of a scroll view along an axis when nothing holds the content any more.
struct AxisRelease {
  /// The offset at that time.
  var offset: CGFloat
  /// The velocity of the offset, in points per millisecond.
  var velocity: CGFloat
  var rate: ScrollView.DecelerationRate
  /// The offsets within the content.
  var range: ClosedRange<CGFloat>
  var bounces: Bool
  var grid: PixelGrid
  /// Whether a finger releases the content; false for content that moves already.
  var isLift = true

  private var coast: CoastingMotion { CoastingMotion(from: offset, velocity: velocity, rate: rate) }

  /// The offset at which the content stops unless the delegate chooses another one.
  /// > Seen: rounded to pixels, in the four releases of ``CoastingMotion``.
  var target: CGFloat { range.contains(offset) ? range.limit(grid.halfUp(coast.end)) : range.limit(offset) }

  /// Returns the motion to an offset within the content.
  /// > Assumed: content that moves out of its range passes the edge and returns, or stops at the edge if it does not
  /// > bounce; content beyond an edge returns at once.
  func motion(to end: CGFloat) -> AxisMotion {
    let coast = coast
    if bounces, end == range.limit(offset), end != offset {
      let distance = offset - end
      let velocity = isLift ? velocity - EdgeSpring.pull * distance : velocity
      return AxisMotion(coast, until: 0, EdgeSpring(distance: distance, velocity: velocity), at: end)
    }
    guard end == target, range.contains(offset), !range.contains(coast.end) else {
      return AxisMotion(CoastingMotion(from: offset, to: end, rate: rate))
    }
    let time = coast.time(of: end)
    let velocity = bounces ? coast.velocity(after: time) : 0
    return AxisMotion(coast, until: time, EdgeSpring(distance: 0, velocity: velocity), at: end)
  }
}

/// The motion of an offset along an axis, by milliseconds: it coasts, and may pass an edge and return.
struct AxisMotion {
  private let coast: CoastingMotion
  private let coastDuration: CGFloat
  private let spring: EdgeSpring
  /// The offset at which the content stops.
  let end: CGFloat
  /// The time until the content rests, in milliseconds.
  let duration: CGFloat

  init(_ coast: CoastingMotion) {
    self.init(coast, until: coast.duration, EdgeSpring(distance: 0, velocity: 0), at: coast.end)
  }

  init(_ coast: CoastingMotion, until time: CGFloat, _ spring: EdgeSpring, at edge: CGFloat) {
    (self.coast, coastDuration, self.spring, end) = (coast, time, spring, edge)
    duration = time + spring.duration
  }

  /// Returns the offset after some milliseconds.
  func offset(after time: CGFloat) -> CGFloat {
    if time >= duration { return end }
    return time < coastDuration ? coast.offset(after: time) : end + spring.distance(after: time - coastDuration)
  }

  /// Returns the velocity after some milliseconds, in points per millisecond.
  func velocity(after time: CGFloat) -> CGFloat {
    if time >= duration { return 0 }
    return time < coastDuration ? coast.velocity(after: time) : spring.velocity(after: time - coastDuration)
  }
}

extension ClosedRange<CGFloat> {
  func limit(_ number: CGFloat) -> CGFloat { Swift.min(Swift.max(number, lowerBound), upperBound) }
}
