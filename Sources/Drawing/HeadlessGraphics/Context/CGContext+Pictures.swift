import Foundation

extension CGContext {
  /// Draws an image in a rectangle, with its rows from the largest y to the smallest.
  ///
  /// Where the y axis points down, as in UIKit's contexts, it is upside down; `UIImage.draw(in:)` draws upright.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The destination of the whole image, in points; with `byTiling`, the destination of one copy.
  ///   - byTiling: Whether the image is repeated in all directions.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling else { return draw(image.picture, in: rect, isUpsideDown: true, "draw(_:in:byTiling:)") }
    for tile in tiles(rect, over: boundingBoxOfClipPath, "draw(_:in:byTiling:)") {
      draw(image.picture, in: tile, isUpsideDown: true, "draw(_:in:byTiling:)")
    }
  }

  /// Draws an image; a template in the fill color.
  func draw(_ image: Image, in rect: CGRect, isUpsideDown: Bool, _ member: String) {
    paint(member, covering: { $0.fill(.rect(rect), with: .color(.black)) }) { drawing, state in
      if state.alpha < 1 { drawing.beginGroup(alpha: state.alpha) }
      if isUpsideDown {
        drawing.draw(upsideDown: image, in: rect)
      } else {
        let tint = image.renderingMode == .alwaysTemplate ? state.fill : nil
        drawing.draw(DrawingList.ImagePlacement(image, in: rect, tint: tint))
      }
      if state.alpha < 1 { drawing.endGroup() }
    }
  }

  /// Returns the rectangles of copies that cover an area; too many are reported and omitted.
  func tiles(_ rect: CGRect, over area: CGRect, _ member: String) -> [CGRect] {
    let limit = 10_000
    guard rect.isFinite, rect.width > 0, rect.height > 0, area.isFinite, !area.isEmpty else { return [] }
    let columns = ((area.minX - rect.minX) / rect.width).rounded(.down)...((area.maxX - rect.minX) / rect.width)
    let rows = ((area.minY - rect.minY) / rect.height).rounded(.down)...((area.maxY - rect.minY) / rect.height)
    let count = (columns.upperBound - columns.lowerBound + 1) * (rows.upperBound - rows.lowerBound + 1)
    guard count <= CGFloat(limit) else {
      Self.report(
        member,
        "\(rect.size.shortDescription) repeated over \(area.size.shortDescription) is more than \(limit) images; "
          + "nothing was drawn.", "Draw a larger image, or clip to a smaller area.")
      return []
    }
    return stride(from: rows.lowerBound, to: rows.upperBound, by: 1).flatMap { row in
      stride(from: columns.lowerBound, to: columns.upperBound, by: 1).map { column in
        rect.offsetBy(dx: column * rect.width, dy: row * rect.height)
      }
    }
  }
}
