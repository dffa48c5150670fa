import Foundation

/// The stack of current contexts, which UIKit's functions begin, end, push and pop.
///
/// A context begun in a view's `draw(_:)` or a renderer's closure ends with it; elsewhere each task has its own stack.
public enum GraphicsContexts {
  /// The context that is being drawn into, or nil.
  public static var current: CGContext? { GraphicsStack.current }

  /// Makes a context the current one, until ``pop()``.
  public static func push(_ context: CGContext) {
    GraphicsStack.push(GraphicsStack.Entry(context: context, isImage: false))
  }

  /// Removes the context that was pushed last; has no effect if an image was begun after it.
  public static func pop() { _ = GraphicsStack.pop(isImage: false) }

  /// Begins an image context; for a size without pixels, which is reported, there is no context until ``endImage()``.
  ///
  /// - Parameters:
  ///   - size: The size, in points; the last pixel of a side may extend beyond it.
  ///   - isOpaque: Whether it begins black instead of clear.
  ///   - scale: The number of pixels per point; 0 for the screen's scale.
  public static func beginImage(size: CGSize, isOpaque: Bool = false, scale: CGFloat = 0) {
    let context = CGContext.image(
      CGRect(origin: .zero, size: size), scale: scale, isOpaque: isOpaque, "GraphicsContexts.beginImage")
    GraphicsStack.push(GraphicsStack.Entry(context: context, isImage: true))
  }

  /// The image drawn so far; nil if the current context is not an image's.
  public static var image: Image? {
    guard let top = GraphicsStack.top, top.isImage else { return nil }
    return top.context?.image
  }

  /// Ends the image that was begun last; nothing if a context was pushed after it.
  public static func endImage() { _ = GraphicsStack.pop(isImage: true) }

  /// Fills a rectangle in the current context's fill color.
  public static func fill(_ rect: CGRect, _ blendMode: CGBlendMode = .normal) {
    guard let context = CGContext.current(for: "GraphicsContexts.fill(_:_:)") else { return }
    context.performWith(blendMode) { context.fill(rect) }
  }

  /// Fills a frame of 1 point along the inside of a rectangle in the current context's fill color.
  public static func fillFrame(of rect: CGRect, _ blendMode: CGBlendMode = .normal) {
    guard let context = CGContext.current(for: "GraphicsContexts.fillFrame(of:_:)") else { return }
    let frame = CGMutablePath()
    frame.addRect(rect)
    if rect.width > 2, rect.height > 2 { frame.addRect(rect.insetBy(dx: 1, dy: 1)) }
    context.performWith(blendMode) {
      context.replacePath(with: frame.pieces)
      context.fillPath(using: .evenOdd)
    }
  }

  /// Intersects the clipping area of the current context with a rectangle.
  public static func clip(to rect: CGRect) {
    CGContext.current(for: "GraphicsContexts.clip(to:)")?.clip(to: rect)
  }
}
