import Foundation
import HeadlessGeometry
import HeadlessReporting

/// A number of points of a configuration, or several of them.
protocol ConfigurationNumber {
  var isFinite: Bool { get }
}

extension CGFloat: ConfigurationNumber {}
extension DirectionalEdgeInsets: ConfigurationNumber {}

extension ConfigurationNumber {
  /// Restores the old value unless the new one is finite and, where it has to be, not negative; reports that.
  mutating func check(isValid: Bool = true, or old: Self, _ place: StaticString) {
    if isFinite, isValid { return }
    refuse(place)
    self = old
  }

  /// Reports a number that is not finite or, where it must not be, negative.
  func refuse(_ place: StaticString) {
    IssueReporting.report(
      place: "\(place)", problem: "Expected a finite number of points; got \(self); using the old value.",
      cure: "Pass finite points; a width must not be negative.")
  }
}
