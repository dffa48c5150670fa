import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessReporting

/// How one view or layer is painted around its children.
///
/// > Documented: CALayer: the background, the content, the sublayers and in front of them the border; corners count for
/// > background and border, and for the rest where the layer masks to its bounds. A layer that does so shows no shadow.
@MainActor
struct NodePainter {
  private let node: DrawingNode
  private let bounds: CGRect

  init(_ node: DrawingNode) {
    self.node = node
    bounds = node.bounds
  }

  private var shape: DrawingList.Shape {
    guard let layer = node.layer else { return .rect(bounds) }
    return .rounded(bounds, radius: layer.cornerRadius, corners: RectCorner(rawValue: layer.maskedCorners.rawValue))
  }

  /// Whether only what is in the layer is drawn.
  private var isInSpace: Bool { node.view == nil && node.layer is TransformLayer }

  // MARK: Behind the children

  func paintBehindChildren(into context: DrawingContext) {
    if isInSpace { return }
    let shadow = shadow
    let path = node.layer?.shadowPath
    context.beginGroup(alpha: node.alpha, shadow: path == nil ? shadow : nil)
    if let shadow, let path { context.drawShadow(shadow, of: .path(path, .winding)) }
    if let backgroundColor { context.fill(shape, in: backgroundColor) }
    if node.clips {
      context.saveState()
      context.clip(to: shape)
    }
    node.layer.map { paintContents(of: $0, into: context) }
    node.view.map { paintContent(of: $0, into: context) }
  }

  private var backgroundColor: CGColor? {
    let color =
      if let view = node.view {
        view.backgroundColor?.cgColor(with: node.traits.collection)
      } else {
        node.layer?.backgroundColor
      }
    return color?.alpha == 0 ? nil : color
  }

  private var shadow: DrawingList.Shadow? {
    guard let layer = node.layer, layer.shadowOpacity > 0, !node.clips, let color = layer.shadowColor,
      let parts = color.components
    else { return nil }
    let alpha = parts[3] * CGFloat(min(layer.shadowOpacity, 1))
    if alpha == 0 { return nil }
    return DrawingList.Shadow(
      color: CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha), offset: layer.shadowOffset,
      radius: layer.shadowRadius)
  }

  private func paintContents(of layer: Layer, into context: DrawingContext) {
    switch layer {
    case let layer as ShapeLayer: layer.paintPath(into: context)
    case let layer as GradientLayer: layer.paintColors(in: shape, into: context)
    default: break
    }
    if node.view == nil { paintDisplay(of: layer, into: context) }
    if let image = image(of: layer) {
      let mode = layer.contentsGravity.mode ?? .scaleToFill
      paint(image, of: layer, in: mode.rect(for: image.size, in: bounds), into: context)
    }
  }

  /// The contents, cut where the layer says so.
  private func image(of layer: Layer) -> Image? {
    let pixels = layer.contents as? CGImage
    let image =
      layer.contents as? Image
      ?? pixels.map { Image(cgImage: $0, scale: layer.contentsScale > 0 ? layer.contentsScale : 1, orientation: .up) }
    let center = layer.contentsCenter
    guard let image, center != LayerKept.whole, layer.contentsRect == LayerKept.whole else { return image }
    let size = image.size
    let caps = EdgeInsets(
      top: max(0, center.minY) * size.height, left: max(0, center.minX) * size.width,
      bottom: max(0, 1 - center.maxY) * size.height, right: max(0, 1 - center.maxX) * size.width)
    return image.resizableImage(withCapInsets: caps, resizingMode: .stretch)
  }

  /// Paints the part of an image that the layer shows, stretched into a rectangle.
  private func paint(_ image: Image, of layer: Layer, in rect: CGRect, into context: DrawingContext) {
    let part = layer.contentsRect
    if part == LayerKept.whole || part.isEmpty {
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

  /// What a layer without a view draws by its `draw(in:)` or its delegate, cut at the bounds.
  private func paintDisplay(of layer: Layer, into context: DrawingContext) {
    layer.displayIfNeeded()
    guard layer.drawsContent else { return }
    layer.delegate?.layerWillDraw(layer)
    context.saveState()
    context.clip(to: .rect(bounds))
    let graphics = CGContext(drawing: context, sheet: bounds)
    node.traits.collection.performAsCurrent {
      graphics.performAsCurrent { context.guardingState { layer.draw(in: graphics) } }
    }
    context.restoreState()
  }

  // MARK: The view's own content

  private func paintContent(of view: View, into context: DrawingContext) {
    if type(of: view) == View.self { return }
    guard DrawingNesting.begin(view) else { return }
    defer { DrawingNesting.end(view) }
    node.traits.collection.performAsCurrent {
      CGContext(drawing: context, sheet: bounds).performAsCurrent {
        context.guardingState {
          if let view = view as? any ContentDrawing { return view.drawContent(in: context) }
          view.drawInBounds(into: context)
        }
      }
    }
  }

  // MARK: In front of the children

  func paintBeforeChildren(into context: DrawingContext) {
    if isInSpace { return }
    if let view = node.view, type(of: view) != View.self, let view = view as? any ContentDrawing {
      view.drawForeground(in: context)
    }
    if node.clips { context.restoreState() }
    if let layer = node.layer, layer.borderWidth > 0, let color = layer.borderColor {
      paintBorder(layer.borderWidth, color, into: context)
    }
    context.endGroup()
  }

  /// A border lies within the bounds: the middle of its line is half its width inside.
  private func paintBorder(_ width: CGFloat, _ color: CGColor, into context: DrawingContext) {
    let shape = shape
    if bounds.isEmpty { return }
    if width * 2 >= min(bounds.width, bounds.height) { return context.fill(shape, with: .color(color)) }
    let middle = bounds.insetBy(dx: width / 2, dy: width / 2)
    let line = DrawingList.StrokeStyle(width: width)
    switch shape {
    case .roundedRect(_, let radius, let corners) where radius > width / 2:
      context.stroke(.rounded(middle, radius: radius - width / 2, corners: corners), with: .color(color), style: line)
    case .roundedRect:
      // The line's outer edge is round, its inner one is not: no line has such corners.
      let frame = CGMutablePath()
      frame.addPath(shape.path)
      frame.addRect(bounds.insetBy(dx: width, dy: width))
      context.fill(.path(frame, .evenOdd), with: .color(color))
    default: context.stroke(.rect(middle), with: .color(color), style: line)
    }
  }
}

/// The views whose own content is being drawn, so that none is drawn while it draws itself.
@MainActor
private enum DrawingNesting {
  private static var views: Set<ObjectIdentifier> = []

  static func begin(_ view: View) -> Bool {
    if views.insert(ObjectIdentifier(view)).inserted { return true }
    IssueReporting.report(
      IssueReport(
        place: "\(type(of: view)).draw(_:)",
        problem: "it asks for a drawing of the view itself; its content was left out.",
        cure: "Draw into DrawingContext.current, and ask for drawings of other views only."))
    return false
  }

  static func end(_ view: View) {
    views.remove(ObjectIdentifier(view))
  }
}
