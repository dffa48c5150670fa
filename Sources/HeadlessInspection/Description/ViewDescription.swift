import Foundation
import HeadlessGeometry
import HeadlessViews

/// One view of a described tree, as a value.
public struct ViewDescription: Hashable, Sendable, Codable {
  /// How far below the described view it is; 0 for that view itself.
  public var depth: Int
  /// The class.
  public var className: String
  /// The nearest class of the toolkit's, if the class is not one itself.
  public var baseClass: String?

  // MARK: Place

  /// The rectangle in the superview's coordinates, in points.
  public var frame: CGRect
  /// The rectangle in its own coordinates, in points.
  public var bounds: CGRect
  /// The six numbers a, b, c, d, tx, ty, unless they change nothing.
  public var transform: [CGFloat]?
  /// Which margins and lengths follow, such as `W+H`; nil for none.
  public var autoresizing: String?

  // MARK: Flags

  /// The opacity, 0 to 1.
  public var alpha: CGFloat
  /// Whether it is invisible.
  public var isHidden: Bool
  /// Whether it promises to fill its bounds.
  public var isOpaque: Bool
  /// Whether subviews are cut at the bounds.
  public var clipsToBounds: Bool
  /// Whether touches reach it.
  public var isUserInteractionEnabled: Bool
  /// The number to find it by.
  public var tag: Int

  // MARK: Content and looks

  /// The classes of its recognizers.
  public var gestureRecognizers: [String]
  /// The class of its layer, unless it is the plain one.
  public var layerClass: String?
  /// The name to find it by in tests of the screen.
  public var accessibilityIdentifier: String?
  /// How content takes a size that is not its own.
  public var contentMode: String
  /// The colour behind the content, as it is in the view's traits.
  public var backgroundColor: String?
  /// What the view says about itself, by name; of two of a name, the later one.
  public var properties: [String: Value]
  /// The names of those that stand in the line of a tree, in their order.
  public var shownProperties: [String]

  /// A property of a described view: a plain JSON value.
  public enum Value: Hashable, Sendable {
    /// A text of the user's.
    case text(String)
    /// A number.
    case number(CGFloat)
    /// Yes or no.
    case flag(Bool)
    /// A size, a colour, a font or a case's name.
    case word(String)
  }
}
