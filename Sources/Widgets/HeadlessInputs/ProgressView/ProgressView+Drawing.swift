import Foundation
import HeadlessGraphics

extension ProgressView {
  /// Draws the track, and the completed length over it.
  /// > Seen: fact i4: the completed length is rounded to whole points and at least 8 wide; none is drawn at 0.
  final func drawContent() {
    guard let context = DrawingContext.current else { return }
    draw(bounds, trackImage, trackTintColor ?? .systemFill, into: context)
    let progress = progress
    guard progress > 0 else { return }
    var part = bounds
    part.size.width = min(bounds.width, max(8, (CGFloat(progress) * bounds.width + 0.5).rounded(.down)))
    if isRightToLeft { part = mirrored(part, in: bounds) }
    draw(part, progressImage, progressTintColor ?? tintColor ?? .systemBlue, into: context)
  }

  private func draw(_ rect: CGRect, _ image: Image?, _ color: Color, into context: DrawingContext) {
    if let image { image.draw(in: rect) } else { context.fillCapsule(rect, with: color) }
  }
}
