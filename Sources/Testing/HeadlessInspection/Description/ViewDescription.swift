import Foundation

/// The description of one view in a tree, as a value.
public struct ViewDescription: Hashable, Sendable, Codable {
  /// The number of levels below the root of the tree; 0 for the root.
  public var depth: Int
  /// The name of the view's class, without its module.
  public var className: String
  /// The nearest superclass in the toolkit; nil for a class of the toolkit.
  public var baseClass: String?

  /// The rectangle in the superview's coordinates, in points.
  public var frame: CGRect
  /// The rectangle in its own coordinates, in points.
  public var bounds: CGRect
  /// The numbers a, b, c, d, tx and ty of the transform; nil for the identity.
  public var transform: [CGFloat]?
  /// The autoresizing mask, such as `W+H`; nil for none.
  public var autoresizing: String?

  /// The opacity, 0 to 1.
  public var alpha: CGFloat
  /// Whether the view is hidden.
  public var isHidden: Bool
  /// Whether the view is declared as opaque.
  public var isOpaque: Bool
  /// Whether subviews are clipped to the bounds.
  public var clipsToBounds: Bool
  /// Whether the view receives touches.
  public var isUserInteractionEnabled: Bool
  /// The tag of the view; 0 by default.
  public var tag: Int

  /// The classes of the gesture recognizers.
  public var gestureRecognizers: [String]
  /// The class of the layer; nil for `Layer`.
  public var layerClass: String?
  /// The accessibility identifier.
  public var accessibilityIdentifier: String?
  /// The content mode.
  public var contentMode: String
  /// The background color, resolved for the view's traits.
  public var backgroundColor: String?
  /// The inspected properties of the view, by name; the later one of two with one name.
  public var properties: [String: Value]
  /// The names of the properties in the line of a printed tree, in their order.
  public var shownProperties: [String]

  /// A property of a described view: a plain JSON value.
  public enum Value: Hashable, Sendable {
    /// A text of the user.
    case text(String)
    /// A number, such as a progress or the opacity.
    case number(CGFloat)
    /// A Boolean value.
    case flag(Bool)
    /// A size, a color, a font or the name of a case.
    case word(String)
  }
}
