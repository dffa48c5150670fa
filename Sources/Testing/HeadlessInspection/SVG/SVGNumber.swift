import Foundation

extension CGFloat {
  /// The number in SVG, with at most three decimals and no trailing zeros.
  package var svg: String { svg(decimals: 3) }

  /// Returns the number rounded to at most `decimals` decimals.
  func svg(decimals: Int) -> String {
    guard isFinite else { return "0" }
    let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
    let scaled = (Double(self) * Double(unit)).rounded()
    // A double of this size has no decimals, and Swift's shortest form is exact; it may have an exponent.
    guard scaled.magnitude < 1e15 else { return "\(Double(self))" }
    let digits = Int(scaled)
    if digits == 0 { return "0" }
    let whole = "\(digits < 0 ? "-" : "")\(digits.magnitude / UInt(unit))"
    var rest = digits.magnitude % UInt(unit)
    if rest == 0 { return whole }
    var places = decimals
    while rest % 10 == 0 {
      rest /= 10
      places -= 1
    }
    let fraction = "\(rest)"
    return whole + "." + String(repeating: "0", count: places - fraction.utf8.count) + fraction
  }
}
