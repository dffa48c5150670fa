import Foundation

/// Images drawn into the current context, upright where the y axis points down; templates in the fill color.
extension Image {
  /// Draws the image in its size, from a point on.
  public final func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size), .normal, alpha: 1, "draw(at:)")
  }

  /// Draws the image in its own size, from a point on, by a blend mode and a factor for its opacity.
  public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode, alpha: alpha, "draw(at:blendMode:alpha:)")
  }

  /// Draws all of the image in a rectangle, stretched to fit.
  public final func draw(in rect: CGRect) { draw(in: rect, .normal, alpha: 1, "draw(in:)") }

  /// Draws all of the image in a rectangle, stretched to fit, by a blend mode and a factor for its opacity.
  public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: rect, blendMode, alpha: alpha, "draw(in:blendMode:alpha:)")
  }

  /// Fills a rectangle with copies of the image in its size, the first one at the coordinates' origin.
  public final func drawAsPattern(in rect: CGRect) {
    guard let context = CGContext.current(for: "Image.drawAsPattern(in:)") else { return }
    context.saveGState()
    context.clip(to: rect)
    for tile in context.tiles(CGRect(origin: .zero, size: size), over: rect.standardized, "drawAsPattern(in:)") {
      context.draw(self, in: tile, isUpsideDown: false, "drawAsPattern(in:)")
    }
    context.restoreGState()
  }

  private func draw(in rect: CGRect, _ blendMode: CGBlendMode, alpha: CGFloat, _ member: String) {
    guard let context = CGContext.current(for: "Image.\(member)") else { return }
    let old = context.state
    context.setBlendMode(blendMode == .normal ? old.blendMode : blendMode)
    context.setAlpha(old.alpha * alpha)
    context.draw(self, in: rect, isUpsideDown: false, member)
    context.change(member) { $0 = old }
  }
}
