/// The vertical position of text that was scaled down to fit its label; `UIBaselineAdjustment` in the module `UIKit`.
/// > Documented: UIBaselineAdjustment, with its raw values.
public enum BaselineAdjustment: Int, Sendable {
  /// The baseline stays where it is with the full size.
  case alignBaselines = 0
  /// The text is centered vertically in the bounds.
  case alignCenters = 1
  /// The top left corner stays where it is with the full size.
  case none = 2
}
