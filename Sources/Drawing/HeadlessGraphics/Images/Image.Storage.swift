import Foundation
import HeadlessGeometry
import HeadlessPixels

extension Image {
  /// Everything that an image is; a value, so that an image with something else is a changed copy.
  struct Storage: Hashable, Sendable {
    var size: CGSize
    var scale: CGFloat
    var renderingMode = RenderingMode.automatic
    var pixels: Bitmap?
    /// The image's own color, where it is not drawn in another tint.
    var tint: Color?
    /// The caps and the resizing; nil for an image that is stretched as a whole.
    var slicing: Slicing?
    var alignmentRectInsets = EdgeInsets.zero
    var flipsForRightToLeftLayoutDirection = false
    var orientation = Orientation.up
    /// The symbol; nil for any other image.
    var symbol: Symbol?
    var configuration: Configuration?
    var baselineOffset: CGFloat?
    /// The pictures of an animated image, of which the rest is the first one.
    var frames: Frames?

    func hash(into hasher: inout Hasher) {
      // All pixels would take long; what differs in nothing else is compared.
      hasher.combine(size.width)
      hasher.combine(size.height)
      hasher.combine(scale)
      hasher.combine(renderingMode)
    }

    /// Sets the symbol, with the size and the alignment insets that it has for the configuration's traits.
    mutating func setSymbol(_ symbol: Symbol) {
      let scale = TraitCollection.current(with: configuration?.traitCollection).displayScale
      let geometry = SymbolGeometry(symbol, scale: scale)
      self.symbol = symbol
      size = geometry.size
      alignmentRectInsets = geometry.alignmentInsets
    }
  }

  /// The caps of a resizable image, and the drawing of the rest.
  struct Slicing: Hashable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }
}
