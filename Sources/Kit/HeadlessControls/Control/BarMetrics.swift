/// The metrics of a bar for which an image or an offset is used; `UIBarMetrics` in the module `UIKit`.
/// > Documented: UIBarMetrics, with its raw values.
public enum BarMetrics: Int, Sendable {
  /// A bar of the standard height.
  case `default` = 0
  /// A bar of a phone in landscape orientation.
  case compact = 1
  /// A bar of the standard height with a prompt.
  case defaultPrompt = 101
  /// A bar of a phone in landscape orientation with a prompt.
  case compactPrompt = 102

  /// The former name of ``compact``.
  public static var landscapePhone: BarMetrics { .compact }
  /// The former name of ``compactPrompt``.
  public static var landscapePhonePrompt: BarMetrics { .compactPrompt }
}
