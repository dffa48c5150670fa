import Foundation
import HeadlessGeometry

extension CGContext {
  /// The transform from the current coordinates to the pixels, whose y axis points up as in CoreGraphics.
  ///
  /// For an image of 10×10 points at scale 2 it is (2, 0, 0, -2, 0, 20) at first.
  public var ctm: CGAffineTransform { toFrame.concatenating(device) }

  /// The transform from the current coordinates to the coordinates of ``sheet``.
  var toFrame: CGAffineTransform { isImage ? drawing.transform : toBase }

  /// The transform from the coordinates of ``sheet`` to the pixels.
  private var device: CGAffineTransform {
    let sheet = sheet ?? .zero
    return CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: -sheet.minX * scale, ty: sheet.maxY * scale)
  }

  /// The same as ``ctm``.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// The transform from the current coordinates to those that the context began with.
  var toBase: CGAffineTransform { drawing.transform.concatenating(base.inverted()) }

  /// Translates the coordinates of further commands, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

  /// Scales the coordinates of further commands.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Rotates the coordinates of further commands, in radians; a positive angle rotates x toward y.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Applies a transform to the coordinates of further commands; a result that is not finite is reported.
  public func concatenate(_ transform: CGAffineTransform) { drawing.concatenate(transform) }

  /// Returns the position of a point in pixels.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// Returns a size in pixels.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// Returns the upright rectangle around a rectangle among the pixels.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// Returns the point at a position in pixels.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// Returns a size in points from one in pixels.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// Returns the upright rectangle around a rectangle of pixels.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
