// UIKit's functions for drawing.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// MARK: Contexts

/// The context that is being drawn into, or nil.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsContexts.current
}

/// Makes a context the current one, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.push(context)
}

/// Takes the context back that was pushed last; nothing if an image was begun after it.
public func UIGraphicsPopContext() {
  GraphicsContexts.pop()
}

// MARK: Images

/// Begins an image of a size, in points, with one pixel a point, which begins clear.
///
/// A size without pixels is reported, and there is no context until ``UIGraphicsEndImageContext()``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  GraphicsContexts.beginImage(size: size, scale: 1)
}

/// Begins an image.
///
/// A size without pixels is reported, and there is no context until ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Whether it begins black instead of clear.
///   - scale: How many pixels a point has; 0 for as many as the main screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsContexts.beginImage(size: size, isOpaque: opaque, scale: scale)
}

/// The image as far as it is drawn; nil unless one was begun last.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsContexts.image
}

/// Ends the image that was begun last; nothing if a context was pushed after it.
public func UIGraphicsEndImageContext() {
  GraphicsContexts.endImage()
}

// MARK: Rectangles

/// Fills a rectangle in the current context's fill colour.
public func UIRectFill(_ rect: CGRect) {
  GraphicsContexts.fill(rect)
}

/// Fills a rectangle in the current context's fill colour by a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  GraphicsContexts.fill(rect, blendMode)
}

/// Fills a frame of 1 point along the inside of a rectangle in the current context's fill colour.
public func UIRectFrame(_ rect: CGRect) {
  GraphicsContexts.fillFrame(of: rect)
}

/// Fills a frame of 1 point along the inside of a rectangle in the current context's fill colour by a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  GraphicsContexts.fillFrame(of: rect, blendMode)
}

/// Lets only the inside of a rectangle be painted from now on, in the current context.
public func UIRectClip(_ rect: CGRect) {
  GraphicsContexts.clip(to: rect)
}
