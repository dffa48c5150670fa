import Foundation
import HeadlessGraphics

/// The painting of one node around its children.
/// > Documented: CALayer: the background, the content, the sublayers and in front of them the border; corners apply to
/// > background and border, and to the rest where the layer masks to its bounds. A layer that does so shows no shadow.
extension DrawingNode {
  private func shape(of bounds: CGRect) -> DrawingList.Shape {
    guard let surface else { return .rect(bounds) }
    return .rounded(bounds, radius: surface.cornerRadius, corners: surface.roundCorners)
  }

  func paintBehindChildren(into context: DrawingContext) {
    if isInSpace { return }
    let shape = shape(of: bounds)
    let shadow = shadow
    let path = surface?.shadowPath
    context.beginGroup(alpha: alpha, shadow: path == nil ? shadow : nil)
    if let shadow, let path { context.drawShadow(shadow, of: .path(path, .winding)) }
    if let backgroundColor { context.fill(shape, in: backgroundColor) }
    if clips {
      context.saveState()
      context.clip(to: shape)
    }
    surface?.paintContents(in: shape, into: context, traits: traits, isAlone: content == nil)
    content?.paintContent(into: context, in: traits)
  }

  private var backgroundColor: CGColor? {
    let color = if let content { content.backgroundColor(in: traits) } else { surface?.backgroundColor }
    return color?.alpha == 0 ? nil : color
  }

  private var shadow: DrawingList.Shadow? {
    guard let surface, surface.shadowOpacity > 0, !clips, let color = surface.shadowColor else { return nil }
    let parts = color.rgba
    let alpha = parts[3] * CGFloat(min(surface.shadowOpacity, 1))
    if alpha == 0 { return nil }
    return DrawingList.Shadow(
      color: CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha), offset: surface.shadowOffset,
      radius: surface.shadowRadius)
  }

  func paintBeforeChildren(into context: DrawingContext) {
    if isInSpace { return }
    content?.paintForeground(into: context)
    if clips { context.restoreState() }
    if let surface, surface.borderWidth > 0, let color = surface.borderColor {
      paintBorder(surface.borderWidth, color, into: context)
    }
    context.endGroup()
  }

  /// Strokes the border inside the bounds: the middle of its line is half its width inside.
  private func paintBorder(_ width: CGFloat, _ color: CGColor, into context: DrawingContext) {
    let bounds = bounds
    if bounds.isEmpty { return }
    let shape = shape(of: bounds)
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
