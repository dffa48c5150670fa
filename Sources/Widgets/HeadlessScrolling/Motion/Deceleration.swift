import Foundation

/// The motion of content along an axis that continues when code moves the content, or when the content changes.
struct AxisDeceleration {
  /// The release that the motion follows from.
  private let release: AxisRelease
  /// The target that the delegate or a page has chosen; nil for the one that follows from the velocity.
  private let chosenTarget: CGFloat?
  private let motion: AxisMotion
  /// The time at which the motion began, in milliseconds.
  private let start: CGFloat

  init(_ release: AxisRelease, to chosenTarget: CGFloat?, at start: CGFloat = 0) {
    (self.release, self.chosenTarget, self.start) = (release, chosenTarget, start)
    motion = release.motion(to: chosenTarget.map(release.range.limit) ?? release.target)
  }

  /// The time at which the content rests, in milliseconds.
  var end: CGFloat { start + motion.duration }

  func offset(at time: CGFloat) -> CGFloat { motion.offset(after: time - start) }

  /// Continues with the velocity at a time in milliseconds if code moved the content since the last frame, or if its
  /// offsets have changed.
  mutating func adapt(movedBy distance: CGFloat, in range: ClosedRange<CGFloat>, at time: CGFloat) {
    if distance == 0, range == release.range { return }
    var release = release
    release.offset = offset(at: time) + distance
    release.velocity = motion.velocity(after: time - start)
    release.range = range
    release.isLift = false
    self = AxisDeceleration(release, to: chosenTarget.map { $0 + distance }, at: time)
  }
}

/// The motion of content after a finger has lifted.
struct Deceleration {
  /// The horizontal and the vertical motion.
  var axes: [AxisDeceleration]
  /// The time of the last frame, in milliseconds.
  var time: CGFloat = 0
  /// Whether the delegate was notified of the beginning, so that it is notified of the end.
  var isAnnounced = false

  /// The fraction of a millisecond by which a frame may be before the end, as sums of sixtieths are not exact.
  private static let leeway: CGFloat = 1e-3

  /// Whether the content moves after the last frame.
  var continues: Bool { axes.contains { $0.end > time + Self.leeway } }

  /// The offset at the last frame.
  var offset: CGPoint {
    let time = continues ? time : .infinity
    return CGPoint(x: axes[0].offset(at: time), y: axes[1].offset(at: time))
  }
}
