import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

extension ImageView: ContentDrawing {
  /// Draws the image according to the content mode, mirrored if it has to be; it may extend beyond the bounds.
  package final func drawContent(in context: DrawingContext) {
    guard let image = shownImage else { return }
    let treatment = treatment(of: image)
    let placement = DrawingList.ImagePlacement(
      image, in: contentMode.rect(for: image.size, in: bounds), tint: treatment.tint?.cgColor, effect: treatment.effect)
    let isMirrored = image.flipsForRightToLeftLayoutDirection && isRightToLeft
    guard isMirrored else { return context.draw(placement) }
    context.saveState()
    // The image's middle stays where it is.
    context.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * placement.rect.midX, ty: 0))
    context.draw(placement)
    context.restoreState()
  }
}
