import Foundation
import HeadlessGeometry

extension DrawingContext {
  package final func fill(_ shape: DrawingList.Shape, in color: CGColor, alpha: CGFloat = 1) {
    guard let image = color.color.patternImage else {
      return fill(shape, with: .color(color.multiplied(by: alpha)))
    }
    let (box, size) = (shape.boundingBox, image.size)
    guard box.isFinite, size.width > 0, size.height > 0 else { return }
    // The copies begin at the coordinates' origin: the first one is the last that begins before the box.
    let start = CGPoint(
      x: (box.minX / size.width).rounded(.down) * size.width, y: (box.minY / size.height).rounded(.down) * size.height)
    let area = CGRect(x: start.x, y: start.y, width: box.maxX - start.x, height: box.maxY - start.y)
    let tiles = image.resizableImage(withCapInsets: .zero, resizingMode: .tile)
    saveState()
    clip(to: shape)
    if alpha < 1 { beginGroup(alpha: alpha) }
    draw(DrawingList.ImagePlacement(tiles, in: area))
    if alpha < 1 { endGroup() }
    restoreState()
  }
}
