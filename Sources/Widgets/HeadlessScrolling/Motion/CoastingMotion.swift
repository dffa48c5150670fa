import Foundation

/// The offset along an axis after a drag that ended with a velocity, by milliseconds.
///
/// Each millisecond multiplies the velocity by the rate, until the velocity is less than 0.01 points per millisecond.
/// > Reported: stackoverflow.com/questions/16155375: four releases with velocity, target, time. Targets are (v - 0.01)
/// > · rate / (1 - rate) away, rounded to half points; the content rests one frame after ln(0.01/v) / ln(rate).
struct CoastingMotion {
  private(set) var start: CGFloat
  /// The velocity at the beginning, in points per millisecond.
  private(set) var velocity: CGFloat
  private let rate: CGFloat

  /// The velocity at which the content rests, in points per millisecond.
  private static let restingSpeed: CGFloat = 0.01

  /// Creates the motion of a velocity, in points per millisecond.
  init(from start: CGFloat, velocity: CGFloat, rate: ScrollView.DecelerationRate) {
    (self.start, self.velocity, self.rate) = (start, velocity, rate.usable)
  }

  /// Creates the motion that stops at an offset.
  init(from start: CGFloat, to end: CGFloat, rate: ScrollView.DecelerationRate) {
    self.init(from: start, velocity: 0, rate: rate)
    let distance = end - start
    if distance != 0, reach > 0 {
      velocity = distance / reach + (distance > 0 ? Self.restingSpeed : -Self.restingSpeed)
    }
  }

  /// The distance that a velocity of one point per millisecond covers.
  private var reach: CGFloat { rate / (1 - rate) }

  /// The offset at which the content rests.
  var end: CGFloat {
    let speed = max(abs(velocity) - Self.restingSpeed, 0)
    return start + (velocity < 0 ? -speed : speed) * reach
  }

  /// The time until the content rests, in milliseconds.
  var duration: CGFloat {
    abs(velocity) > Self.restingSpeed && rate > 0 ? log(Self.restingSpeed / abs(velocity)) / log(rate) : 0
  }

  /// Returns the offset after some milliseconds.
  func offset(after time: CGFloat) -> CGFloat {
    time < duration ? start + velocity * reach * (1 - pow(rate, time)) : end
  }

  /// Returns the velocity after some milliseconds, in points per millisecond.
  func velocity(after time: CGFloat) -> CGFloat { time < duration ? velocity * pow(rate, time) : 0 }

  /// Returns the time at which the content passes an offset between its start and its end, in milliseconds.
  func time(of offset: CGFloat) -> CGFloat {
    let fraction = velocity == 0 || reach == 0 ? 0 : (offset - start) / (velocity * reach)
    return fraction > 0 && fraction < 1 ? log(1 - fraction) / log(rate) : 0
  }
}

extension ScrollView.DecelerationRate {
  /// The rate, of numbers that make a motion that ends.
  fileprivate var usable: CGFloat { rawValue.isNaN ? Self.normal.rawValue : min(max(rawValue, 0), 0.9999) }
}
