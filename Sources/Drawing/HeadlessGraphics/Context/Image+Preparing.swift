import Foundation

extension Image {
  /// Returns the image: its pixels need no decoding.
  public final func preparingForDisplay() -> Image? { self }

  /// Gives the image to a closure, at once.
  public final func prepareForDisplay(completionHandler: @escaping @Sendable (Image?) -> Void) {
    completionHandler(self)
  }

  /// Returns the image itself at once, as images need no decoding here.
  public final func byPreparingForDisplay() async -> Image? { self }

  /// Returns the image drawn to fit a size in its own proportions, in its own scale; nil for a size without pixels.
  /// > Documented: UIImage.preparingThumbnail(of:). Assumed: the proportions stay.
  public final func preparingThumbnail(of size: CGSize) -> Image? {
    guard size.isFinite, self.size.width > 0, self.size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitting = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    guard (fitting.width * scale).rounded() >= 1, (fitting.height * scale).rounded() >= 1 else { return nil }
    if pixels == nil { return Image(size: fitting, scale: scale) }
    return ImageRenderer(size: fitting, format: imageRendererFormat).image { _ in
      draw(in: CGRect(origin: .zero, size: fitting))
    }
  }

  /// Gives the image of ``preparingThumbnail(of:)`` to a closure, at once.
  public final func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (Image?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Returns the image of ``preparingThumbnail(of:)``.
  public final func byPreparingThumbnail(ofSize size: CGSize) async -> Image? { preparingThumbnail(of: size) }

  /// A format for renderers that draw images like this one: of its scale.
  public final var imageRendererFormat: ImageRendererFormat {
    let format = ImageRendererFormat()
    format.scale = scale
    return format
  }
}
