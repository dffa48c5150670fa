import HeadlessKit

/// The numbers that a recipe's property accepts; any other number is reported and changes nothing.
enum NumberRule {
  /// Any finite number of points.
  case distance
  /// A finite number of points from zero up.
  case radius
  /// From 0 to 1.
  case opacity

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

  func accepts(_ number: CGFloat) -> Bool {
    switch self {
    case .distance: number.isFinite
    case .radius: number.isFinite && number >= 0
    case .opacity: number >= 0 && number <= 1
    }
  }

  private var complaint: String {
    switch self {
    case .distance: "not finite"
    case .radius: "negative or not finite"
    case .opacity: "not from 0 to 1"
    }
  }

  private var cure: String {
    switch self {
    case .distance: "Pass a finite number of points."
    case .radius: "Pass a finite number of points, zero or more."
    case .opacity: "Pass a number from 0 to 1."
    }
  }
}
