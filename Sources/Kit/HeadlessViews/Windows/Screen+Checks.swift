import Foundation
import HeadlessGeometry
import HeadlessReporting

extension Screen {
  /// Returns a scale, or another one in place of one that is not a positive number, which is reported.
  nonisolated static func usable(
    _ scale: CGFloat, or other: CGFloat = 2, _ member: String = "init(scale:size:)"
  ) -> CGFloat {
    if scale.isFinite, scale > 0 { return scale }
    report(
      member,
      problem: "Expected a finite scale above 0; got \(scale.shortDescription); using \(other.shortDescription).",
      "Pass the number of pixels per point: 1, 2 or 3.")
    return other
  }

  nonisolated static func usable(_ size: CGSize) -> CGSize {
    if size.isFinite, size.width >= 0, size.height >= 0 { return size }
    report(
      "init(scale:size:)", problem: "Expected a size from 0×0 up; got \(size.shortDescription); using 375×667.",
      "Pass finite numbers of points that are not negative.")
    return CGSize(width: 375, height: 667)
  }

  /// Returns insets, or others in place of some that are negative or not finite, which are reported.
  nonisolated static func usable(
    _ insets: EdgeInsets, or others: EdgeInsets = .zero, _ member: String = "init(scale:size:safeAreaInsets:)",
    _ consequence: @autoclosure () -> String = "all of them became 0"
  ) -> EdgeInsets {
    let least = min(insets.top, insets.left, insets.bottom, insets.right)
    if insets.isFinite, least >= 0 { return insets }
    report(
      member, problem: "\(insets) has an inset that is negative or not finite; \(consequence()).",
      "Pass finite numbers of points that are not negative.")
    return others
  }

  private nonisolated static func report(_ member: String, problem: String, _ cure: String) {
    IssueReporting.report(place: "Screen.\(member)", problem: problem, cure: cure)
  }
}
