import Foundation
import HeadlessGeometry
import HeadlessGraphics
import HeadlessViews

extension ImageView: ContentDrawing {
  /// Draws the image as the content mode says; it may stick out of the bounds.
  package final func drawContent(in context: DrawingContext) {
    guard let image else { return }
    let treatment = treatment
    context.draw(
      DrawingList.ImagePlacement(
        image, in: contentMode.rect(for: image.size, in: bounds), tint: treatment.tint?.cgColor,
        effect: treatment.effect))
  }
}
