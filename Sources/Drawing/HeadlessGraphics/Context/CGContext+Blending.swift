import Foundation
import HeadlessPixels

extension CGContext {
  /// Paints by a blend mode other than `normal`, for which the drawing so far and the new paint become pixels.
  ///
  /// Returns whether the mode was applied; a failure is reported, by the public method that is passed. The state's
  /// shadow is ignored. `cover` paints the touched area in opaque black.
  func blend(
    _ member: String, _ state: GraphicsState, covering cover: (DrawingContext) -> Void,
    _ body: (DrawingContext, GraphicsState) -> Void
  ) -> Bool {
    guard isImage, let sheet, let source = drawing.emptied, let coverage = drawing.emptied else {
      Self.report(
        member,
        "the blend mode \(state.blendMode) is unavailable in the drawing of a view or in a transparency layer; "
          + (member.hasPrefix("clear") ? "nothing was cleared." : "it was painted over what is there."),
        "Draw into an image, and draw that.")
      return false
    }
    body(source, state)
    cover(coverage)
    func pixels(_ drawing: DrawingContext) -> Bitmap? {
      DrawingList(bounds: sheet, drawing.commandsSoFar).bitmap(scale: scale, "CGContext.\(member)")
    }
    guard let below = pixels(drawing), let above = pixels(source), let area = pixels(coverage) else { return true }
    let blended = BlendedPixels(mode: state.blendMode, source: above, coverage: area).over(below)
    let rect = CGRect(
      x: sheet.minX, y: sheet.minY, width: CGFloat(blended.width) / scale, height: CGFloat(blended.height) / scale)
    drawing.replacePainted(with: [.image(DrawingList.ImagePlacement(Image(bitmap: blended, scale: scale), in: rect))])
    return true
  }
}
