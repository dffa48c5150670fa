import Foundation
import HeadlessGeometry
import HeadlessPixels

extension Image {
  /// Everything that an image is; a value, so that an image with something else is a changed copy.
  struct Parts: Hashable, Sendable {
    var size: CGSize
    var scale: CGFloat
    var renderingMode = RenderingMode.automatic
    var pixels: Bitmap?

    func hash(into hasher: inout Hasher) {
      // All pixels would take long; what differs in nothing else is compared.
      hasher.combine(size.width)
      hasher.combine(size.height)
      hasher.combine(scale)
      hasher.combine(renderingMode)
    }
  }
}
