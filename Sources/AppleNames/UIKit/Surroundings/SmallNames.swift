// Small types and members of UIKit that nothing else here needs.

/// The kinds of data that a text view makes tappable.
/// > Documented: UIDataDetectorTypes, with its raw values.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers, which are called by a tap.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 &<< 0)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 &<< 1)
  /// Postal addresses, which the app Maps shows after a tap.
  public static let address = UIDataDetectorTypes(rawValue: 1 &<< 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 &<< 3)
  /// All kinds, also those that later versions add.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UILayoutPriority {
  /// Returns a higher priority.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }
  /// Returns a lower priority.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }
  /// Raises a priority.
  public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }
  /// Lowers a priority.
  public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }
}

/// A controller or a view with rarely used members; those that a subclass declares itself come before them.
@preconcurrency @MainActor public protocol WithSmallMembers: AnyObject {}

extension UIViewController: WithSmallMembers {}
extension UIView: WithSmallMembers {}

extension WithSmallMembers where Self: UIViewController {
  /// The split view controller around the controller: nil, as there is none.
  /// > Differs: its class is unavailable here.
  public var splitViewController: UIViewController? { nil }
}

extension WithSmallMembers where Self: UIView {
  /// The limits of the text size, as a text for debugging.
  /// > Assumed: its form; UIKit documents that it is for debugging.
  public var appliedContentSizeCategoryLimitsDescription: String {
    "minimum: \(minimumContentSizeCategory?.rawValue ?? "none"), maximum: \(maximumContentSizeCategory?.rawValue ?? "none")"
  }
}
