/// The priority of a constraint or of a content size, up to 1,000.
/// > Documented: UILayoutPriority, with its values.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number: 1,000 for a required constraint, less for an optional one.
  public let rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Returns whether a priority is lower than another one.
  /// > Reported: libraries for iOS compare priorities with each other (AnimatableStackView, XZKit).
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }

  /// The priority of a constraint that must hold, 1,000.
  public static let required = LayoutPriority(1000)
  /// The priority with which a button resists being smaller than its content.
  public static let defaultHigh = LayoutPriority(750)
  /// More than the size of a scene's window.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The size of a scene's window.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// Less than the size of a scene's window.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// The priority with which a button resists being larger than its content.
  public static let defaultLow = LayoutPriority(250)
  /// The priority of the target size in ``View/systemLayoutSizeFitting(_:)``.
  public static let fittingSizeLevel = LayoutPriority(50)
}

/// An axis along which views are placed.
/// > Documented: NSLayoutConstraint.Axis, with its raw values.
public enum LayoutAxis: Int, Sendable {
  /// The horizontal axis, along which views have an x-coordinate and a width.
  case horizontal = 0
  /// The vertical axis, along which views have a y-coordinate and a height.
  case vertical = 1
}

/// A priority for each axis.
struct LayoutPriorities {
  var horizontal: LayoutPriority
  var vertical: LayoutPriority

  static let standardHugging = LayoutPriorities(horizontal: .defaultLow, vertical: .defaultLow)
  static let standardResistance = LayoutPriorities(horizontal: .defaultHigh, vertical: .defaultHigh)

  subscript(axis: LayoutAxis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
