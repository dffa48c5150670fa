import Foundation
import HeadlessGeometry
import HeadlessPixels
import HeadlessReporting

extension CGContext {
  /// Creates a context for the image of a rectangle, with its origin at the top left; nil, with a report by the public
  /// method that is passed, for a size without pixels.
  ///
  /// A scale of 0 stands for the screen's. An opaque image begins black instead of clear.
  package static func image(_ rect: CGRect, scale: CGFloat, isOpaque: Bool, _ place: String) -> CGContext? {
    let scale = scale == 0 ? max(TraitCollection.current.displayScale, 1) : scale
    let pixels = CGSize(width: rect.width * scale, height: rect.height * scale)
    guard rect.isFinite, pixels.isFinite, scale > 0, rect.size.width > 0, rect.size.height > 0,
      pixels.width * pixels.height <= CGFloat(Bitmap.pixelLimit)
    else {
      IssueReporting.report(
        place: place,
        problem: "there is no image of \(rect.size.shortDescription) at scale \(scale.shortDescription); "
          + "there is no context.",
        cure: "Give a size above 0×0 with at most \(Bitmap.pixelLimit) pixels, and a scale of 1, 2 or 3.")
      return nil
    }
    let context = CGContext(drawing: DrawingContext(), sheet: rect, scale: scale, isImage: true)
    if isOpaque { context.drawing.fill(.rect(rect), with: .color(.black)) }
    return context
  }

  package var list: DrawingList { DrawingList(bounds: sheet ?? .zero, drawing.commandsSoFar) }

  /// The drawing so far, as pixels; nil for a context without an image, and where memory does not suffice.
  package var bitmap: Bitmap? { isImage ? list.bitmap(scale: scale, "CGContext.makeImage()") : nil }

  package var image: Image? { bitmap.map { Image(bitmap: $0, scale: scale) } }

  /// Returns the drawing so far as an image of pixels; nil for a context without an image.
  public func makeImage() -> CGImage? { bitmap.map { CGImage(Image(bitmap: $0, scale: 1)) } }

  /// The number of pixels in a row; 0 for a context without an image.
  public var width: Int { pixelSize.width }

  /// The number of rows of pixels; 0 for a context without an image.
  public var height: Int { pixelSize.height }

  private var pixelSize: (width: Int, height: Int) {
    guard isImage, let sheet else { return (0, 0) }
    func count(_ length: CGFloat) -> Int { Int((length * scale - PixelGrid.tolerance).rounded(.up)) }
    return (count(sheet.width), count(sheet.height))
  }

  /// The number of bits of a color's component: 8.
  public var bitsPerComponent: Int { isImage ? 8 : 0 }

  /// The number of bits of a pixel: 32.
  public var bitsPerPixel: Int { isImage ? 32 : 0 }

  /// The number of bytes of a row: four per pixel.
  public var bytesPerRow: Int { width * 4 }

  /// The space of the image's colors; nil for a context that makes no image.
  public var colorSpace: CGColorSpace? { isImage ? .ofColors : nil }

  /// Does nothing: drawing is recorded at once.
  public func flush() {}

  /// Does nothing: drawing is recorded at once.
  public func synchronize() {}

  /// Creates a bitmap context at scale 1, with its origin at the bottom left and y increasing upward; nil, with a
  /// report, for a size without pixels.
  ///
  /// The bitmap has eight bits per component, whatever the parameters: only the size is read, and whether the format
  /// has opacity, without which the context begins black. Memory of the caller is reported and not written:
  /// ``makeImage()`` returns the pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let place = "CGContext.init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)"
    if data != nil {
      Self.report(
        "init(data:…)", "memory of the caller is not written into; leaving it unchanged.",
        "Pass nil, and read the pixels of makeImage().")
    }
    let size = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    let isOpaque = alpha == CGImageAlphaInfo.none || alpha == .noneSkipFirst || alpha == .noneSkipLast
    guard let drawing = Self.image(size, scale: 1, isOpaque: isOpaque, place)?.drawing else { return nil }
    drawing.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    self.init(drawing: drawing, sheet: size, scale: 1, isImage: true)
  }
}
