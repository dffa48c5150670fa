import Foundation
import HeadlessGeometry
import HeadlessPixels

/// A painter of the commands of a list, one after the other.
///
/// It is not recursive, however deeply states and groups are nested: the canvas has a stack.
struct DrawingPainter {
  /// The greatest number of pixels of open surfaces: two of the largest pictures.
  /// > Assumed: half a GiB is available to a test. A surface is only as large as its painted area.
  static let surfaceLimit = 2 * Bitmap.pixelLimit

  private(set) var canvas: Canvas
  private let list: DrawingList
  private let extents: [Int: CGRect]

  init(_ list: DrawingList, on canvas: Canvas) {
    self.list = list
    self.canvas = canvas
    extents = list.contentExtents
  }

  mutating func paint() throws(RasterError) {
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .saveState: canvas.save()
      case .restoreState: canvas.restore()
      case .concatenate(let transform): canvas.concatenate(transform)
      case .clip(let shape):
        canvas.clip(to: Outline(shape.path), rule: .init(shape.fillRule))
        try checkSurfaces()
      case .beginMask:
        canvas.beginMask(within: extents[index])
        try checkSurfaces()
      case .endMask:
        canvas.endMask()
        try checkSurfaces()
      case .beginGroup(let group):
        canvas.beginLayer(alpha: group.alpha, shadow: group.shadow.map(Shadow.init), within: extents[index])
        try checkSurfaces()
      case .endGroup: canvas.endLayer()
      default: paint(command)
      }
    }
  }

  /// Carries out a command that changes no state.
  private mutating func paint(_ command: DrawingList.Command) {
    switch command {
    case .fill(let shape, let paint):
      canvas.fill(Outline(shape.path), with: Paint(paint), rule: .init(shape.fillRule))
    case .stroke(let shape, let paint, let style):
      canvas.stroke(Outline(shape.path), with: Paint(paint), style: StrokeStyle(style))
    case .shadow(let shape, let shadow):
      canvas.drawShadow(Shadow(shadow), of: Outline(shape.path), rule: .init(shape.fillRule))
    case .image(let image): draw(image)
    case .text(let text): canvas.fill(Outline(text.outline), with: .color(.init(text.color)))
    default: break
    }
  }

  private func checkSurfaces() throws(RasterError) {
    if canvas.waitingPixelCount > Self.surfaceLimit { throw .tooManySurfaces }
  }

  private mutating func draw(_ image: DrawingList.ImagePlacement) {
    guard let pixels = image.image.pixels else {
      for command in image.placeholder { paint(command) }
      return
    }
    let scale = image.image.scale
    for piece in image.pieces {
      let rect = piece.rect.joined(to: image.rect, by: canvas.transform)
      let source = piece.source.applying(CGAffineTransform(scaleX: scale, y: scale))
      canvas.draw(
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
