import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// A content with its surface if it has one, or a surface alone, as it is drawn: a view with its layer, or a layer.
@MainActor package struct DrawingNode {
  /// The content, or nil for a surface alone.
  package let content: (any DrawnContent)?
  /// The surface around the content, or nil for none.
  package let surface: (any DrawnSurface)?
  /// The traits by which dynamic colors are resolved.
  package let traits: TraitCollection
  /// The opacity; 0 for a hidden node.
  package private(set) var alpha: CGFloat
  /// Whether everything in it is cut at its bounds and round corners.
  package let clips: Bool
  /// The transform from its own coordinates to its parent's.
  package private(set) var transform: CGAffineTransform

  package init(
    content: (any DrawnContent)? = nil, surface: (any DrawnSurface)?, traits: TraitCollection, alpha: CGFloat,
    clips: Bool, transform: CGAffineTransform
  ) {
    self.content = content
    self.surface = surface
    self.traits = traits
    self.alpha = alpha
    self.clips = clips
    self.transform = transform
  }

  var bounds: CGRect { content?.bounds ?? surface?.bounds ?? .zero }

  /// Whether the node can be visible; false if its transform collapses everything to a line or a point.
  var isVisible: Bool { alpha > 0 && transform.a * transform.d != transform.b * transform.c }

  /// Whether only the sublayers of the surface are drawn.
  var isInSpace: Bool { content == nil && surface?.showsOnlySublayers == true }

  /// Whether everything that the node and those in it draw is within its bounds for sure.
  var staysInBounds: Bool {
    if let surface, surface.shadowOpacity > 0 { return clips }
    if clips { return true }
    guard let content, content.staysInBounds else { return false }
    return surface?.drawsOnlyInBounds ?? true
  }

  /// The nodes that are drawn in this one, back to front.
  /// > Documented: CALayer.zPosition: siblings with a higher one are in front, whatever their order.
  var children: [DrawingNode] {
    let nodes = unsortedChildren
    if nodes.allSatisfy({ $0.depth == 0 }) { return nodes }
    return nodes.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
  }

  private var depth: CGFloat { surface?.zPosition ?? 0 }

  private var unsortedChildren: [DrawingNode] {
    let children = transformedChildren
    guard let copies = surface?.drawnCopies else { return children }
    return copies.flatMap { copy in children.map { $0.transformed(by: copy.transform, alpha: copy.alpha) } }
  }

  /// The children with the surface's transform for sublayers.
  ///
  /// A surface that draws only its sublayers gives each of them its opacity.
  private var transformedChildren: [DrawingNode] {
    let children = content?.childNodes(in: traits) ?? surface?.childNodes(in: traits) ?? []
    guard let surface else { return children }
    let alpha = isInSpace ? self.alpha : 1
    let transform = surface.affineSublayerTransform
    if transform == nil, alpha == 1 { return children }
    return children.map { $0.transformed(by: transform ?? .identity, alpha: alpha) }
  }

  private func transformed(by transform: CGAffineTransform, alpha: CGFloat) -> DrawingNode {
    var copy = self
    copy.transform = self.transform.concatenating(transform)
    copy.alpha = self.alpha * alpha
    return copy
  }
}
