import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessRendering
import HeadlessReporting

/// Whether a layer draws content of its own.
struct LayerDisplay {
  /// Whether `display()` is to be called.
  var isNeeded = false
  var drawsContent = false
  /// Whether a new size requests it.
  var isNeededForBounds = false
}

extension Layer {
  /// Returns the drawing of the layer and its sublayers, in its own coordinates; of a view's layer, the view's.
  ///
  /// To be called on the main actor, as all that touches views; elsewhere it stops the program.
  public final func drawing() -> DrawingList { DrawingList(bounds: bounds) { draw(into: $0) } }

  final func draw(into context: DrawingContext) {
    MainThread.run(with: self) { layer in
      let plan = DrawingPlan(of: layer.layerOwner?.rootNode ?? layer.makeNode(in: .current, isRoot: true))
      context.guardingState { plan.draw(into: context) }
    }
  }
}

extension Layer: @MainActor DrawnSurface {
  package final var roundCorners: RectCorner { RectCorner(rawValue: maskedCorners.rawValue) }

  @MainActor package final var drawnMask: (any DrawnSurface)? { mask }

  package final var drawsOnlyInBounds: Bool { type(of: self) == Layer.self && ownSublayers.isEmpty }

  /// Returns the node of the layer: its view's node, if it has a view.
  @MainActor package final func drawingNode(in traits: TraitCollection) -> DrawingNode {
    layerOwner?.drawingNode(in: traits) ?? makeNode(in: traits)
  }

  @MainActor package final func childNodes(in traits: TraitCollection) -> [DrawingNode] {
    ownSublayers.map { $0.drawingNode(in: traits) }
  }

  /// Returns the node of a layer without a view, in a parent or as a root.
  @MainActor fileprivate final func makeNode(in traits: TraitCollection, isRoot: Bool = false) -> DrawingNode {
    DrawingNode(
      surface: self, traits: traits, alpha: isHidden ? 0 : CGFloat(opacity),
      clips: masksToBounds && !showsOnlySublayers,
      transform: isRoot
        ? .identity
        : .placing(
          CGRect(size: bounds.size, anchor: anchorPoint, at: position), boundsOrigin: bounds.origin,
          around: position, affineTransform()))
  }

  @MainActor package final func paintContents(
    in shape: DrawingList.Shape, into context: DrawingContext, traits: TraitCollection, isAlone: Bool
  ) {
    paintOwnContents(in: shape, into: context)
    if isAlone { paintDisplay(in: traits, into: context) }
    if let image = contentsImage {
      let mode = contentsGravity.mode ?? .scaleToFill
      paint(image, in: mode.rect(for: image.size, in: bounds), into: context)
    }
  }

  /// The contents, cropped to ``contentsRect``.
  private var contentsImage: Image? {
    let (contents, scale, center) = (contents, contentsScale, contentsCenter)
    let pixels = contents as? CGImage
    let image = contents as? Image ?? pixels.map { Image(cgImage: $0, scale: scale > 0 ? scale : 1, orientation: .up) }
    guard let image, center != LayerRareValues.whole, contentsRect == LayerRareValues.whole else { return image }
    let size = image.size
    let caps = EdgeInsets(
      top: max(0, center.minY) * size.height, left: max(0, center.minX) * size.width,
      bottom: max(0, 1 - center.maxY) * size.height, right: max(0, 1 - center.maxX) * size.width)
    return image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
  }

  /// Paints the visible part of an image, stretched into a rectangle.
  @MainActor private func paint(_ image: Image, in rect: CGRect, into context: DrawingContext) {
    let part = contentsRect
    if part == LayerRareValues.whole || part.isEmpty {
      return context.draw(DrawingList.ImagePlacement(image, in: rect))
    }
    let size = CGSize(width: rect.width / part.width, height: rect.height / part.height)
    let whole = CGRect(
      x: rect.minX - part.minX * size.width, y: rect.minY - part.minY * size.height, width: size.width,
      height: size.height)
    context.saveState()
    context.clip(to: .rect(rect))
    context.draw(DrawingList.ImagePlacement(image, in: whole))
    context.restoreState()
  }

  /// Paints the content that a layer without a view draws in `draw(in:)` or by its delegate, clipped to the bounds.
  @MainActor private func paintDisplay(in traits: TraitCollection, into context: DrawingContext) {
    displayIfNeeded()
    guard drawsContent else { return }
    delegate?.layerWillDraw(self)
    let bounds = bounds
    context.saveState()
    context.clip(to: .rect(bounds))
    let graphics = CGContext(drawing: context, sheet: bounds)
    traits.performAsCurrent {
      graphics.performAsCurrent {
        context.guardingState {
          Self.drawingNesting.call("draw(in:) of \(type(of: self))") { draw(in: graphics) }
        }
      }
    }
    context.restoreState()
  }

  @MainActor private static let drawingNesting = CallbackNesting(
    "drawings of layers", cure: "Draw into the context, and render other layers only.")
}
