import Foundation

extension ScrollView {
  /// The edges on which a scroll view adds its safe area to its content inset.
  /// > Documented: UIScrollView.ContentInsetAdjustmentBehavior, with its raw values.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As ``scrollableAxes``, and the top and the bottom in a navigation controller.
    case automatic
    /// The edges of the axes along which the content is longer than the view or always bounces.
    case scrollableAxes
    /// No edge; the content inset is used as it is.
    case never
    /// All edges, even if the content does not scroll.
    case always
  }

  /// The factor by which a velocity decreases in a millisecond.
  /// > Documented: UIScrollView.DecelerationRate. Seen: the values.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor, from 0 to 1.
    public let rawValue: CGFloat

    /// Creates a rate; values outside of 0 to 0.9999 are clamped when the rate is used.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The standard rate, 0.998, after which a motion continues for seconds.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The faster rate, 0.99, after which a motion ends sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The style of the scroll indicators.
  /// > Documented: UIScrollView.IndicatorStyle, with its raw values.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark or light indicators, by the background.
    case `default`
    /// Dark indicators, for light content.
    case black
    /// Light indicators, for dark content.
    case white
  }

  /// The display of an index beside the content.
  /// > Documented: UIScrollView.IndexDisplayMode, with its raw values.
  public enum IndexDisplayMode: Int, Sendable {
    /// The behavior of the system.
    case automatic
    /// The index is never shown.
    case alwaysHidden
  }

  /// The manner in which a drag dismisses the keyboard.
  /// > Documented: UIScrollView.KeyboardDismissMode, with its raw values.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The keyboard stays.
    case none
    /// The keyboard is dismissed when the drag begins.
    case onDrag
    /// The keyboard follows the finger.
    case interactive
    /// The keyboard and the accessory view are dismissed when the drag begins.
    case onDragWithAccessory
    /// The keyboard and the accessory view follow the finger.
    case interactiveWithAccessory
  }
}
