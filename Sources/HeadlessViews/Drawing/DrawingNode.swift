import Foundation
import HeadlessGeometry
import HeadlessGraphics

/// A view, with its layer if it has one, or a layer without a view, as it is drawn.
@MainActor
struct DrawingNode {
  let view: View?
  let layer: Layer?
  /// What dynamic colours are resolved by.
  let traits: InheritedTraits
  private(set) var alpha: CGFloat
  let clips: Bool
  /// What leads from its own coordinates to those of its parent.
  private(set) var map: CGAffineTransform

  /// Makes a node of a view, standing in a parent or by itself.
  init(_ view: View, traits: InheritedTraits, isRoot: Bool = false) {
    self.view = view
    layer = view.drawnLayer
    self.traits = traits
    alpha = view.isHidden ? 0 : view.alpha
    clips = view.clipsToBounds
    map = isRoot ? .identity : view.mapToSuperview
  }

  /// The node of a layer, which is that of its view if it has one.
  static func of(_ layer: Layer, traits: InheritedTraits) -> DrawingNode {
    if let view = layer.view { return DrawingNode(view, traits: traits.applied(by: view)) }
    return DrawingNode(unowned: layer, traits: traits)
  }

  /// Makes a node of a layer without a view, standing in a parent or by itself.
  init(unowned layer: Layer, traits: InheritedTraits, isRoot: Bool = false) {
    view = nil
    self.layer = layer
    self.traits = traits
    alpha = layer.isHidden ? 0 : CGFloat(layer.opacity)
    clips = layer.masksToBounds && !(layer is TransformLayer)
    map =
      isRoot
      ? .identity
      : .placing(
        CGRect(size: layer.bounds.size, anchor: layer.anchorPoint, at: layer.position),
        boundsOrigin: layer.bounds.origin, around: layer.position, layer.affineTransform())
  }

  var bounds: CGRect { view?.bounds ?? layer?.bounds ?? .zero }

  /// Whether there is anything to see: not for a map that makes a line or a point of everything.
  var isVisible: Bool { alpha > 0 && map.a * map.d != map.b * map.c }

  /// Whether everything that the node and those in it draw is within its bounds for sure.
  var staysInBounds: Bool {
    if let layer, layer.shadowOpacity > 0 { return clips }
    if clips { return true }
    guard let view, view.subviewStorage.isEmpty, !(view is any ContentDrawing) else { return false }
    return layer.map { type(of: $0) == Layer.self && $0.ownSublayers.isEmpty } ?? true
  }

  // MARK: Children

  /// What is drawn in the node, back to front.
  ///
  /// > Documented: CALayer.zPosition: siblings with a higher one are in front, whatever their order.
  var children: [DrawingNode] {
    let nodes = unsortedChildren
    if nodes.allSatisfy({ $0.depth == 0 }) { return nodes }
    return nodes.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
  }

  private var depth: CGFloat { layer?.zPosition ?? 0 }

  private var unsortedChildren: [DrawingNode] {
    let children = mappedChildren
    guard let replicator = layer as? ReplicatorLayer else { return children }
    return replicator.instances.flatMap { instance in
      children.map { $0.mapped(by: instance.map, alpha: instance.alpha) }
    }
  }

  /// The children, under the layer's map for them; those of a layer in space have its opacity each.
  private var mappedChildren: [DrawingNode] {
    let children = singleChildren
    guard let layer else { return children }
    let alpha = view == nil && layer is TransformLayer ? self.alpha : 1
    let map = layer.sublayerMap
    if map == nil, alpha == 1 { return children }
    return children.map { $0.mapped(by: map ?? .identity, alpha: alpha) }
  }

  private func mapped(by map: CGAffineTransform, alpha: CGFloat) -> DrawingNode {
    var copy = self
    copy.map = self.map.concatenating(map)
    copy.alpha = self.alpha * alpha
    return copy
  }

  private var singleChildren: [DrawingNode] {
    let own = layer?.ownSublayers ?? []
    let views = view?.subviewStorage ?? []
    func node(_ view: View) -> DrawingNode { DrawingNode(view, traits: traits.applied(by: view)) }
    if own.isEmpty { return views.map(node) }
    let above = Dictionary(grouping: own) { $0.floor.map(ObjectIdentifier.init) }
    var nodes = (above[nil] ?? []).map { DrawingNode.of($0, traits: traits) }
    for view in views {
      nodes.append(node(view))
      nodes += (above[ObjectIdentifier(view)] ?? []).map { DrawingNode.of($0, traits: traits) }
    }
    return nodes
  }
}

extension View {
  /// The layer, where there is one or the view's class wants one of its own.
  fileprivate var drawnLayer: Layer? {
    if let layer = rare.layer { return layer }
    return type(of: self).layerClass == Layer.self ? nil : layer
  }

  /// What leads from the view's own coordinates to its superview's.
  package final var mapToSuperview: CGAffineTransform {
    if rare.isEmpty { return CGAffineTransform(translationX: frameStorage.minX, y: frameStorage.minY) }
    return .placing(frameStorage, boundsOrigin: boundsOrigin, around: position, transform)
  }
}

extension CGAffineTransform {
  /// What leads from the coordinates of something that stands in a rectangle, turned around an anchor, to those outside.
  fileprivate static func placing(
    _ rect: CGRect, boundsOrigin: CGPoint, around anchor: CGPoint, _ transform: CGAffineTransform
  ) -> CGAffineTransform {
    let shift = CGPoint(x: rect.minX - boundsOrigin.x, y: rect.minY - boundsOrigin.y)
    if transform.isIdentity { return CGAffineTransform(translationX: shift.x, y: shift.y) }
    return CGAffineTransform(translationX: shift.x - anchor.x, y: shift.y - anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }
}
