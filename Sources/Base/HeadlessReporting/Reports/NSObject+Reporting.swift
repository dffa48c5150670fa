import Foundation

extension NSObject {
  /// Reports a misuse of a member: the problem with the value, and the code to write instead.
  package final func report(_ member: String, _ problem: String, cure: String) {
    IssueReporting.report(place: "\(type(of: self)).\(member)", problem: problem, cure: cure)
  }

  /// Reports a value that a member refused: the value, the reason, the consequence, and the value to pass instead.
  package final func refuse(
    _ member: String, value: String, because reason: String, consequence: String = "keeping the old value", cure: String
  ) { report(member, "\(value) \(reason); \(consequence).", cure: cure) }

  /// Returns whether a value for a member is finite; the member refuses another one.
  package final func accepts(
    _ isFinite: Bool, _ value: @autoclosure () -> String, _ member: String,
    cure: String = "Pass finite numbers of points."
  ) -> Bool {
    if !isFinite { refuse(member, value: value(), because: "is not finite", cure: cure) }
    return isFinite
  }
}
