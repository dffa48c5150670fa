import Foundation

extension ScrollView {
  /// The edges on which a scroll view adds its safe area to its content inset.
  ///
  /// > Documented: UIScrollView.ContentInsetAdjustmentBehavior, with its raw values.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As ``scrollableAxes``, and the top and the bottom in a navigation controller.
    case automatic
    /// The edges of the axes along which the content is longer than the view or always bounces.
    case scrollableAxes
    /// No edge.
    case never
    /// All edges.
    case always
  }

  /// The factor by which a velocity decreases in a millisecond.
  ///
  /// > Documented: UIScrollView.DecelerationRate. Seen: the values.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The factor, from 0 to 1.
    public let rawValue: CGFloat

    /// Creates a rate; one that is not from 0 to 0.9999 counts as the nearest that is, when it is used.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The style of the scroll indicators.
  ///
  /// > Documented: UIScrollView.IndicatorStyle, with its raw values.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark or light, by the background.
    case `default`
    /// Dark.
    case black
    /// Light.
    case white
  }

  /// The manner in which an index beside the content shows.
  ///
  /// > Documented: UIScrollView.IndexDisplayMode, with its raw values.
  public enum IndexDisplayMode: Int, Sendable {
    /// As the system decides.
    case automatic
    /// Never.
    case alwaysHidden
  }

  /// The manner in which a drag dismisses the keyboard.
  ///
  /// > Documented: UIScrollView.KeyboardDismissMode, with its raw values.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none
    /// When the drag begins.
    case onDrag
    /// The keyboard follows the finger.
    case interactive
    /// When the drag begins, with the accessory view.
    case onDragWithAccessory
    /// The keyboard and the accessory view follow the finger.
    case interactiveWithAccessory
  }
}
