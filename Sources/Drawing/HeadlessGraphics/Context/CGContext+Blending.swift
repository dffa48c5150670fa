import Foundation
import HeadlessPixels

extension CGContext {
  /// Paints by a blend mode, for which the drawing so far and the new paint become pixels.
  ///
  /// - Parameters:
  ///   - member: The public method for the report.
  ///   - state: The state, whose mode is not `normal`. Its shadow is ignored.
  ///   - cover: The closure that paints the touched area in opaque black.
  ///   - body: The closure that paints into a drawing.
  /// - Returns: Whether the mode was applied; a failure is reported.
  func blend(
    _ member: String, _ state: GraphicsState, covering cover: (DrawingContext) -> Void,
    _ body: (DrawingContext, GraphicsState) -> Void
  ) -> Bool {
    guard target == .image, let sheet, let source = drawing.emptied, let coverage = drawing.emptied else {
      Self.report(
        member,
        "the blend mode \(state.blendMode) is unavailable in the drawing of a view or in a transparency layer; "
          + (member.hasPrefix("clear") ? "nothing was cleared." : "it was painted over what is there."),
        "Draw into an image, and draw that.")
      return false
    }
    body(source, state)
    cover(coverage)
    func pixels(_ commands: [DrawingList.Command]) -> Bitmap? {
      var list = DrawingList(bounds: sheet)
      list.commands = commands
      return list.bitmap(scale: scale, "CGContext.\(member)")
    }
    guard let below = pixels(drawing.commandsSoFar), let above = pixels(source.commandsSoFar),
      let area = pixels(coverage.commandsSoFar)
    else { return true }
    let blended = BlendedPixels(mode: state.blendMode, source: above, coverage: area).over(below)
    let rect = CGRect(
      x: sheet.minX, y: sheet.minY, width: CGFloat(blended.width) / scale, height: CGFloat(blended.height) / scale)
    drawing.replacePainted(with: [.image(DrawingList.ImagePlacement(Image(bitmap: blended, scale: scale), in: rect))])
    return true
  }
}
