// UIKit's functions for drawing.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Returns the current graphics context, or nil without one.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

/// Makes a context the current one, until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }

/// Restores the context that was current before the last ``UIGraphicsPushContext(_:)``, except inside a later image.
public func UIGraphicsPopContext() { GraphicsContexts.pop() }

/// Begins a transparent image of a size, in points, with one pixel per point.
///
/// A size without pixels is reported, and there is no context until ``UIGraphicsEndImageContext()``.
public func UIGraphicsBeginImageContext(_ size: CGSize) { GraphicsContexts.beginImage(size: size, scale: 1) }

/// Begins an image.
///
/// A size without pixels is reported, and there is no context until ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Whether the image begins black instead of transparent.
///   - scale: The number of pixels of a point; 0 for the main screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  GraphicsContexts.beginImage(size: size, isOpaque: opaque, scale: scale)
}

/// Returns a snapshot of the image that was begun last; nil while a context pushed after it is current.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsContexts.image }

/// Ends the image that was begun last; no effect while a context pushed after it is current.
public func UIGraphicsEndImageContext() { GraphicsContexts.endImage() }

/// Fills a rectangle in the current context's fill color.
public func UIRectFill(_ rect: CGRect) { GraphicsContexts.fill(rect) }

/// Fills a rectangle in the current context's fill color by a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  GraphicsContexts.fill(rect, blendMode)
}

/// Fills a frame of 1 point along the inside of a rectangle in the current context's fill color.
public func UIRectFrame(_ rect: CGRect) { GraphicsContexts.fillFrame(of: rect) }

/// Fills a frame of 1 point along the inside of a rectangle in the current context's fill color by a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  GraphicsContexts.fillFrame(of: rect, blendMode)
}

/// Restricts later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { GraphicsContexts.clip(to: rect) }
