import Foundation

extension StackView {
  /// The way in which views share the length of a stack view along its axis.
  /// > Documented: UIStackView.Distribution, with its raw values.
  public enum Distribution: Int, Sendable {
    /// Views fill the length; hugging and compression resistance priorities decide which ones stretch or shrink.
    case fill = 0
    /// Views fill the length and are equally long.
    case fillEqually
    /// Views fill the length in proportion to their intrinsic content sizes.
    case fillProportionally
    /// The distances between views are equal.
    case equalSpacing
    /// The distances between the centers of views are equal, as far as the spacing allows.
    case equalCentering
  }

  /// The placement of views across the axis of a stack view.
  /// > Documented: UIStackView.Alignment, with its raw values.
  public enum Alignment: Int, Sendable {
    /// Views fill the stack view across the axis.
    case fill = 0
    /// Leading edges of a column are aligned; top edges of a row.
    case leading
    /// First baselines of a row are aligned.
    case firstBaseline
    /// Centers of the views are aligned.
    case center
    /// Trailing edges of a column are aligned; bottom edges of a row.
    case trailing
    /// Last baselines of a row are aligned.
    case lastBaseline

    /// Top edges of a row are aligned.
    public static var top: Alignment { .leading }
    /// Bottom edges of a row are aligned.
    public static var bottom: Alignment { .trailing }
  }

  /// The custom spacing of views that have the stack view's ``spacing``.
  /// > Documented: UIStackView.spacingUseDefault: the greatest number of a `Float`.
  public nonisolated static var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The value for the system's spacing between neighboring views.
  /// > Documented: UIStackView.spacingUseSystem: the least normal number of a `Float`.
  public nonisolated static var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// The length of ``spacingUseSystem``, in points.
  /// > Reported: fact f55: 8 points between siblings.
  static let systemSpacing: CGFloat = 8
}
