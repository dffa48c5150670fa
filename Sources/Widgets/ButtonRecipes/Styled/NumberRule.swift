import HeadlessKit

/// The numbers that a recipe's property accepts; any other number is reported and changes nothing.
struct NumberRule {
  static let distance = NumberRule(
    numbers: -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude, complaint: "not finite",
    cure: "Pass a finite number of points.")
  static let radius = NumberRule(
    numbers: 0...CGFloat.greatestFiniteMagnitude, complaint: "negative or not finite",
    cure: "Pass a finite number of points, zero or more.")
  static let opacity = NumberRule(numbers: 0...1, complaint: "not from 0 to 1", cure: "Pass a number from 0 to 1.")

  private let numbers: ClosedRange<CGFloat>
  private let complaint: String
  private let cure: String

  /// Returns the new number if the rule accepts it, else the old one, after a report.
  @MainActor func validated(_ new: CGFloat, old: CGFloat, _ property: String, of button: Button) -> CGFloat {
    validates(new, property, of: button) ? new : old
  }

  /// Returns whether the rule accepts a number; any other one is reported.
  @MainActor func validates(_ number: CGFloat, _ member: String, of button: Button) -> Bool {
    if accepts(number) { return true }
    IssueReporting.report(
      place: "\(type(of: button)).\(member)", problem: "\(number) is \(complaint); keeping the old value.", cure: cure)
    return false
  }

  func accepts(_ number: CGFloat) -> Bool { numbers.contains(number) }
}
