extension LayerAnimation {
  /// The numbers that a property accepts.
  enum NumberRange {
    case finite
    case finiteFromZero
    case finiteAboveZero
    /// All numbers from 0 on, infinity included.
    case fromZero

    func contains(_ number: Double) -> Bool {
      switch self {
      case .finite: number.isFinite
      case .finiteFromZero: number.isFinite && number >= 0
      case .finiteAboveZero: number.isFinite && number > 0
      case .fromZero: number >= 0
      }
    }

    var name: String {
      switch self {
      case .finite: "a finite number"
      case .finiteFromZero: "a finite number from 0 on"
      case .finiteAboveZero: "a finite number above 0"
      case .fromZero: "a number from 0 on, which may be infinite"
      }
    }
  }

  /// Returns whether a property accepts a number; reports it otherwise.
  final func isUsable(_ number: Double, _ member: String, _ range: NumberRange) -> Bool {
    if range.contains(number) { return true }
    refuse("\(number)", member, expected: range.name)
    return false
  }

  /// Returns whether all numbers in a value are finite; if not, that is reported.
  final func isUsable(_ value: Any?, _ member: String) -> Bool {
    guard let value, let wrong = AnimatableValue.unusableComponent(of: value) else { return true }
    refuse(wrong, member, expected: "finite numbers")
    return false
  }

  final func refuse(
    _ value: String, _ member: String, expected: String, consequence: String = "keeping the old value"
  ) {
    report(member, "Expected \(expected); got \(value); \(consequence).", cure: "Pass \(expected).")
  }
}
