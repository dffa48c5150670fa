import Foundation
import HeadlessGeometry
import HeadlessPixels

/// The commands of a list, painted one after the other.
///
/// It is not recursive, however deeply states and groups are nested: the canvas has a stack.
extension Canvas {
  /// The greatest number of pixels of open surfaces: two of the largest pictures.
  /// > Assumed: half a GiB is available to a test. A surface is only as large as its painted area.
  static let surfaceLimit = 2 * Bitmap.pixelLimit

  mutating func paint(_ list: DrawingList) throws(RasterError) {
    let extents = list.contentExtents
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .saveState: save()
      case .restoreState: restore()
      case .concatenate(let transform): concatenate(transform)
      case .clip(let shape): clip(to: Outline(shape.path), rule: .init(shape.fillRule))
      case .beginMask: beginMask(within: extents[index])
      case .endMask: endMask()
      case .beginGroup(let group):
        beginLayer(alpha: group.alpha, shadow: group.shadow.map(Shadow.init), within: extents[index])
      case .endGroup: endLayer()
      default: paint(command)
      }
      if waitingPixelCount > Self.surfaceLimit { throw .tooManySurfaces }
    }
  }

  /// Carries out a command that changes no state.
  private mutating func paint(_ command: DrawingList.Command) {
    switch command {
    case .fill(let shape, let paint):
      fill(Outline(shape.path), with: Paint(paint), rule: .init(shape.fillRule))
    case .stroke(let shape, let paint, let style):
      stroke(Outline(shape.path), with: Paint(paint), style: StrokeStyle(style))
    case .shadow(let shape, let shadow):
      drawShadow(Shadow(shadow), of: Outline(shape.path), rule: .init(shape.fillRule))
    case .image(let image): draw(image)
    case .text(let text): fill(Outline(text.outline), with: .color(.init(text.color)))
    default: break
    }
  }

  private mutating func draw(_ image: DrawingList.ImagePlacement) {
    guard let pixels = image.image.pixels else {
      for command in image.placeholder { paint(command) }
      return
    }
    let scale = image.image.scale
    for piece in image.pieces {
      let rect = piece.rect.joined(to: image.rect, by: transform)
      let source = piece.source.applying(CGAffineTransform(scaleX: scale, y: scale))
      draw(
        pixels, from: source, in: rect, tile: piece.tile, tint: image.tint.map(Bitmap.Pixel.init),
        alpha: image.effect.opacity, darkness: image.effect.darkness)
    }
  }
}

extension CGRect {
  /// Returns the rectangle with the sides on whole pixels that are inside of another one, so that adjacent pieces leave
  /// no gap: two of them would each cover a pixel partly.
  fileprivate func joined(to whole: CGRect, by transform: CGAffineTransform) -> CGRect {
    guard transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0 else { return self }
    func side(_ coordinate: CGFloat, _ low: CGFloat, _ high: CGFloat, _ scale: CGFloat, _ shift: CGFloat) -> CGFloat {
      coordinate > low + PixelGrid.tolerance && coordinate < high - PixelGrid.tolerance
        ? ((coordinate * scale + shift).rounded() - shift) / scale : coordinate
    }
    func x(_ coordinate: CGFloat) -> CGFloat { side(coordinate, whole.minX, whole.maxX, transform.a, transform.tx) }
    func y(_ coordinate: CGFloat) -> CGFloat { side(coordinate, whole.minY, whole.maxY, transform.d, transform.ty) }
    return CGRect(x: x(minX), y: y(minY), width: x(maxX) - x(minX), height: y(maxY) - y(minY))
  }
}
