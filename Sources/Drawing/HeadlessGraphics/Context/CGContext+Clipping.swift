import Foundation

extension CGContext {
  private func clip(to shape: DrawingList.Shape) {
    drawing.clip(to: shape)
    intersectClip(with: shape.boundingBox)
  }

  private func intersectClip(with rect: CGRect) {
    let box = rect.standardized.applying(toFrame)
    guard box.isFinite else { return }
    storage.withLock { storage in
      storage.state.clip = storage.state.clip.map { $0.intersection(box) } ?? box
    }
  }

  /// Intersects the clipping area with the current path and removes the path; without a path nothing is visible.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = consumePath()
    clip(to: path.isEmpty ? .rect(.zero) : .shape(of: path, rule))
  }

  /// Intersects the clipping area with a rectangle.
  public func clip(to rect: CGRect) { clip(to: .rect(rect)) }

  /// Restricts further painting to the union of rectangles.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects)
    clip(to: .path(path, .winding))
  }

  /// Restricts further painting to the opacity of an image in a rectangle.
  ///
  /// The image is placed as by ``draw(_:in:byTiling:)``. A mask without opacity is applied by its darkness on
  /// the real system; here always by its opacity.
  public func clip(to rect: CGRect, mask: CGImage) {
    drawing.clip(toDrawing: { drawing.draw(upsideDown: mask.picture, in: rect) })
    intersectClip(with: rect)
  }

  /// The smallest upright rectangle around the clip, in the current coordinates.
  ///
  /// `CGRect.infinite` where nothing limits it.
  public var boundingBoxOfClipPath: CGRect {
    let rects = [sheet, state.clip].compactMap(\.self)
    guard let first = rects.first else { return .infinite }
    let common = rects.dropFirst().reduce(first) { $0.intersection($1) }
    return common.isNull ? .zero : common.applying(toFrame.inverted())
  }
}
