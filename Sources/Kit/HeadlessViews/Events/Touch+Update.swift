import Foundation
import HeadlessGeometry
import HeadlessReporting

extension Touch {
  /// Changes phase, point and time of the finger, as a test does before it sends the finger in an event.
  ///
  /// A point that is not finite is reported and ignored; phase and time change.
  public final func update(phase: Phase, to point: CGPoint, timestamp: TimeInterval) {
    storedPhase = phase
    storedTimestamp = timestamp
    guard point.isFinite else {
      refuse(point, instead: "keeping the position of the finger")
      return
    }
    previousPosition = position
    position = point
  }

  /// Makes the finger stationary for an event of other fingers.
  package final func rest() { storedPhase = .stationary }

  final func refuse(_ point: CGPoint, instead: String) {
    IssueReporting.report(
      place: "\(Swift.type(of: self))",
      problem: "Expected a finite point; got \(point.shortDescription); \(instead).",
      cure: "Pass finite numbers of points.")
  }
}
