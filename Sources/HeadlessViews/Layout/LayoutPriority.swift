import Foundation

/// How much something counts in a constraint layout, from 1 to 1,000.
///
/// > Documented: UILayoutPriority, with its values.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float

  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It has to be.
  public static let required = LayoutPriority(1000)
  /// How much a button minds being smaller than its content.
  public static let defaultHigh = LayoutPriority(750)
  /// More than the size of a scene's window.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The size of a scene's window.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// Less than the size of a scene's window.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// How much a button minds being larger than its content.
  public static let defaultLow = LayoutPriority(250)
  /// How much a wished size counts in ``View/systemLayoutSizeFitting(_:)``.
  public static let fittingSizeLevel = LayoutPriority(50)
}

/// From left to right, or from top to bottom.
///
/// > Documented: NSLayoutConstraint.Axis, with its raw values.
public enum LayoutAxis: Int, Sendable {
  /// From left to right.
  case horizontal = 0
  /// From top to bottom.
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

extension View {
  /// The wish for the smallest size that the content allows.
  ///
  /// > Documented: UIView.layoutFittingCompressedSize.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  /// The wish for the largest size that the content allows.
  ///
  /// > Reported: 10,000 points in both axes.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The length of one axis: the wish, unless the content minds more than the wish counts.
  final func fit(
    _ content: CGFloat, to wish: CGFloat, _ priority: LayoutPriority, _ axis: LayoutAxis
  ) -> CGFloat {
    if content == View.noIntrinsicMetric || content == wish { return wish }
    let resistance =
      wish < content ? contentCompressionResistancePriority(for: axis) : contentHuggingPriority(for: axis)
    return priority.rawValue > resistance.rawValue ? wish : content
  }
}
