import HeadlessReporting

enum ConfigurationNumber {
  /// Reports a number that is not finite or, where it must not be, negative.
  static func refuse(_ value: String, _ place: String) {
    IssueReporting.report(
      place: place, problem: "Expected a finite number of points; got \(value); using the old value.",
      cure: "Pass finite points; a width must not be negative.")
  }
}
