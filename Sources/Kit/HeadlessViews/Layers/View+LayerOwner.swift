import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessLayers
import HeadlessRendering

extension View: @preconcurrency LayerDelegate {}

/// The values that a view shares with its layer, past what subclasses of the view override.
extension View: LayerOwner {
  package final var layerFrame: CGRect {
    get { transformedFrame }
    set { setFrame(newValue) }
  }

  package final var layerBounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: frameStorage.size) }
    set { setBounds(newValue) }
  }

  package final var layerPosition: CGPoint {
    get { position }
    set { setCenter(newValue) }
  }

  package final var layerAnchorPoint: CGPoint {
    get { storedAnchor }
    set { setAnchorPoint(newValue, member: "layer.anchorPoint") }
  }

  package final var layerTransform: CGAffineTransform {
    get { transform }
    set { setTransform(newValue) }
  }

  package final var layerOpacity: CGFloat {
    get { rare.alpha }
    set { setAlpha(newValue) }
  }

  package final var isLayerHidden: Bool {
    get { flags.contains(.isHidden) }
    set { set(.isHidden, to: newValue) }
  }

  package final var clipsLayer: Bool {
    get { flags.contains(.clipsToBounds) }
    set { set(.clipsToBounds, to: newValue) }
  }

  package final var isLayerOpaque: Bool {
    get { isOpaque }
    set { isOpaque = newValue }
  }

  package final var layerBackgroundColor: CGColor? {
    get { rare.backgroundColor?.resolvedColor(with: traitCollection).cgColor }
    set { setBackgroundColor(newValue.map(Color.init(cgColor:))) }
  }

  package final var layerContentMode: ContentMode {
    get { contentMode }
    set { contentMode = newValue }
  }

  package final var layerAbove: Layer? { storedSuperview?.layer }

  package final var layersBelow: [Layer] { subviewStorage.map(\.layer) }

  package final var madeLayersBelow: [Layer] { subviewStorage.compactMap { $0.rare.layer } }

  package final func orderBelow(_ owners: [any LayerOwner]) {
    for case let (index, view as View) in owners.enumerated() where subviewStorage[index] !== view {
      reorder(view, to: index, "layer.sublayers")
    }
  }

  package final var isInShownWindow: Bool { window.map { !$0.isHidden } ?? false }

  package final var layerClock: VirtualClock { window?.screen.clock ?? VirtualClock.current }

  package final var needsLayerLayout: Bool { needsLayout }

  package final func markLayerLayout() { markNeedsLayout("layer.setNeedsLayout()") }

  package final func layOutLayerIfNeeded() { layOutIfNeeded() }

  package final var recordsLayerChanges: Bool { ChangeRecording.isOn }

  package final func recordLayerChange(_ change: LayerChange, from: AnimatableValue, to: AnimatableValue) {
    ChangeRecording.record(change, from: from, to: to)
  }

  package final var rootNode: DrawingNode { makeNode(in: inheritedTraits, transform: .identity) }

  package final func drawingNode(in traits: TraitCollection) -> DrawingNode {
    makeNode(in: InheritedTraits(collection: traits).applied(by: self), transform: transformToSuperview)
  }

  private func makeNode(in traits: InheritedTraits, transform: CGAffineTransform) -> DrawingNode {
    // A layer that was not made is drawn where the view's class wants one of its own.
    let surface = rare.layer ?? (type(of: self).layerClass == Layer.self ? nil : layer)
    return DrawingNode(
      content: self, surface: surface, traits: traits.collection, alpha: isHidden ? 0 : alpha, clips: clipsToBounds,
      transform: transform)
  }
}
