import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessRendering

/// A view as its layer sees it: the owner of the values that both show, and the link to the layers around.
///
/// A layer with an owner stores none of these values itself.
@MainActor package protocol LayerOwner: LayerDelegate, Sendable {
  /// The smallest upright rectangle around the owner, in its superview's coordinates.
  var layerFrame: CGRect { get set }
  /// The rectangle in the owner's own coordinates.
  var layerBounds: CGRect { get set }
  /// The place of the anchor in the superview.
  var layerPosition: CGPoint { get set }
  /// The point of the bounds that is at the position, as fractions of the size.
  var layerAnchorPoint: CGPoint { get set }
  /// The transform around the anchor.
  var layerTransform: CGAffineTransform { get set }

  /// The opacity, 0 to 1.
  var layerOpacity: CGFloat { get set }
  var isLayerHidden: Bool { get set }
  /// Whether everything in the owner is cut at its bounds.
  var clipsLayer: Bool { get set }
  /// Whether the owner promises to fill its bounds.
  var isLayerOpaque: Bool { get set }
  /// The color behind the content, in the owner's traits.
  var layerBackgroundColor: CGColor? { get set }
  var layerContentMode: ContentMode { get set }

  /// The layer of the superview.
  var layerAbove: Layer? { get }
  /// The layers of the subviews, which are made where there are none, back to front.
  var layersBelow: [Layer] { get }
  /// The layers of the subviews that have one.
  var madeLayersBelow: [Layer] { get }
  /// Reorders the subviews to match their layers.
  func orderBelow(_ owners: [any LayerOwner])
  /// Whether the owner is in a window that is not hidden.
  var isInShownWindow: Bool { get }
  var layerClock: VirtualClock { get }

  /// Whether the next pass calls `layoutSublayers(of:)`.
  var needsLayerLayout: Bool { get }
  func markLayerLayout()
  func layOutLayerIfNeeded()

  /// Whether changes of the layer's values are recorded, to be animated.
  var recordsLayerChanges: Bool { get }
  func recordLayerChange(_ change: LayerChange, from: AnimatableValue, to: AnimatableValue)

  /// The node of the owner with its layer, as a root.
  var rootNode: DrawingNode { get }
  func drawingNode(in traits: TraitCollection) -> DrawingNode
}
