import Foundation
import HeadlessReporting
import HeadlessViews

extension View {
  /// Returns whether a length is finite and not negative; the member refuses another one.
  package final func acceptsLength(_ length: CGFloat, _ member: String) -> Bool {
    if length.isFinite, length >= 0 { return true }
    let fault = length.isFinite ? "is negative" : "is not finite"
    refuse(member, value: length.shortDescription, because: fault, cure: "Pass a number of points from 0 on.")
    return false
  }

  /// Returns whether a value is finite; the member refuses another one.
  final func isNumber<Number: BinaryFloatingPoint>(_ value: Number, _ member: String) -> Bool {
    if value.isFinite { return true }
    refuse(member, value: "\(value)", because: "is not a finite number", cure: "Pass a finite number.")
    return false
  }
}
