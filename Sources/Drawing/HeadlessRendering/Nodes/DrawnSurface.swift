import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// A rectangle with corners, a border and a shadow, which may hold content and other surfaces: a layer.
@MainActor package protocol DrawnSurface: AnyObject {
  /// The rectangle that it fills, in its own coordinates.
  var bounds: CGRect { get }
  /// The order among its siblings: those with a higher one are in front.
  var zPosition: CGFloat { get }

  /// The radius of the corners, in points.
  var cornerRadius: CGFloat { get }
  var roundCorners: RectCorner { get }
  var backgroundColor: CGColor? { get }
  /// The width of the border, in points.
  var borderWidth: CGFloat { get }
  var borderColor: CGColor? { get }

  /// The opacity of the shadow; 0 for none.
  var shadowOpacity: Float { get }
  var shadowColor: CGColor? { get }
  /// The offset of the shadow, in points.
  var shadowOffset: CGSize { get }
  /// The blur radius of the shadow, in points.
  var shadowRadius: CGFloat { get }
  /// The shape that casts the shadow; nil for the drawn content.
  var shadowPath: CGPath? { get }

  /// The surface whose opacity cuts this one, or nil.
  var drawnMask: (any DrawnSurface)? { get }
  /// Whether only its sublayers are drawn, and nothing of its own.
  var showsOnlySublayers: Bool { get }
  /// Whether neither its drawing nor its children can be outside of its bounds.
  var drawsOnlyInBounds: Bool { get }

  /// The transform of its children, around its anchor; nil for the identity.
  var affineSublayerTransform: CGAffineTransform? { get }
  /// The transforms and opacities of the copies in which its content is drawn; nil for one copy, untransformed.
  var drawnCopies: [(transform: CGAffineTransform, alpha: CGFloat)]? { get }

  func drawingNode(in traits: TraitCollection) -> DrawingNode

  func childNodes(in traits: TraitCollection) -> [DrawingNode]

  /// Draws the contents on the bounds with their round corners; a surface without content of a view may draw its own.
  func paintContents(in shape: DrawingList.Shape, into context: DrawingContext, traits: TraitCollection, isAlone: Bool)
}
