import Foundation
import HeadlessPixels

/// A renderer that creates images by drawing; `UIGraphicsImageRenderer` in the module `UIKit`.
///
/// ```swift
/// let dot = ImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
///   Color.red.setFill()
///   context.cgContext.fillEllipse(in: context.format.bounds)
/// }
/// ```
///
/// > Documented: UIGraphicsImageRenderer and its superclass, with their members.
open class ImageRenderer: NSObject {
  /// A closure that draws an image.
  public typealias DrawingActions = (ImageRendererContext) -> Void

  private let imageFormat: ImageRendererFormat

  /// The format of images.
  open var format: RendererFormat { imageFormat }

  /// Whether images can be drawn by the present thread: always.
  open var allowsImageOutput: Bool { true }

  /// Creates a renderer of images of a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: ImageRendererFormat()) }

  /// Creates a renderer of images of a size, in points, in a format.
  public convenience init(size: CGSize, format: ImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images that show a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: ImageRendererFormat()) }

  /// Creates a renderer of images that show a rectangle, in a format, which it copies.
  public init(bounds: CGRect, format: ImageRendererFormat) {
    imageFormat = ImageRendererFormat()
    imageFormat.scale = format.scale
    imageFormat.opaque = format.opaque
    imageFormat.preferredRange = format.preferredRange
    imageFormat.prefersExtendedRange = format.prefersExtendedRange
    imageFormat.bounds = bounds
    super.init()
  }

  /// Creates an image that a closure draws; an empty one for a width or height of 0, and for a size that is not finite
  /// or too large, which is reported.
  /// > Reported: UIGraphicsImageRenderer accepts an empty size, which UIGraphicsBeginImageContext refuses.
  open func image(actions: DrawingActions) -> Image {
    let size = imageFormat.bounds.size
    return size.width == 0 || size.height == 0 ? Image() : draw(actions, "image(actions:)")?.image ?? Image()
  }

  /// Makes the file of an image that a closure draws, as PNG; empty, and a report, without a size that has pixels.
  open func pngData(actions: DrawingActions) -> Data {
    guard let bitmap = draw(actions, "pngData(actions:)")?.bitmap else { return Data() }
    return (try? PNG.encode(bitmap)).map { Data($0) } ?? Data()
  }

  /// Returns no bytes and reports an issue: JPEG files are not written here, and `actions` is not called.
  /// > Differs: UIGraphicsImageRenderer.jpegData(withCompressionQuality:actions:) returns the bytes of a JPEG file.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    Image.reportUnavailable("JPEG", "ImageRenderer.jpegData(withCompressionQuality:actions:)", returning: "no bytes")
    return Data()
  }

  /// Runs code in a temporary context, whose image is discarded.
  private func draw(_ actions: DrawingActions, _ member: String) -> CGContext? {
    let place = "ImageRenderer.\(member)"
    guard
      let context = CGContext.image(imageFormat.bounds, scale: imageFormat.scale, isOpaque: imageFormat.opaque, place)
    else { return nil }
    context.performAsCurrent { actions(ImageRendererContext(context, format: imageFormat)) }
    return context
  }
}

/// The context of an image renderer's closure; `UIGraphicsImageRendererContext` in the module `UIKit`.
open class ImageRendererContext: NSObject {
  /// The context of CoreGraphics, with its origin at the top left.
  public let cgContext: CGContext

  private let imageFormat: ImageRendererFormat

  /// The format of the image.
  open var format: ImageRendererFormat { imageFormat }

  init(_ context: CGContext, format: ImageRendererFormat) {
    cgContext = context
    imageFormat = format
  }

  /// The image drawn so far.
  open var currentImage: Image { cgContext.image ?? Image() }

  /// Fills a rectangle in the fill color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle in the fill color by a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.performWith(blendMode) { cgContext.fill(rect) }
  }

  /// Draws a line along the inside of a rectangle, of 1 point, in the stroke color.
  /// > Documented: UIGraphicsRendererContext.stroke(_:): the line is inside.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Draws a line along the inside of a rectangle, of 1 point, in the stroke color, by a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.performWith(blendMode) { stroke(rect) } }

  /// Intersects the clipping area with a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
