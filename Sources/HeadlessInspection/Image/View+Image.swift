import Foundation
import HeadlessGraphics
import HeadlessReporting
import HeadlessViews

extension View {
  /// A picture of the view and everything in it, as pixels.
  ///
  /// It is as large as the bounds, rounded up to whole pixels. Letters of the system font are blocks; those of a font that was
  /// registered from a file have their shapes. A view that is too large for a picture is reported, and gives an image of its
  /// size without pixels.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has; nil for the view's screen's.
  ///   - guides: The rectangles to lay over it with dashed lines.
  ///   - afterScreenUpdates: Whether the layout is brought up to date first, as UIKit does before it draws.
  /// - Returns: The picture.
  public final func image(
    scale: CGFloat? = nil, guides: DrawingGuides = [], afterScreenUpdates: Bool = true
  ) -> Image {
    var list = drawing(afterScreenUpdates: afterScreenUpdates)
    if !guides.isEmpty { list.append(self.guides(guides)) }
    let scale = scale ?? usualScale
    do {
      return Image(bitmap: try list.rasterized(scale: scale), scale: scale)
    } catch {
      IssueReporting.report(
        IssueReport(
          place: "\(type(of: self)).image(scale:)", problem: "\(error); the image has no pixels.",
          cure: error.cure))
      return Image(size: bounds.size)
    }
  }

  private var usualScale: CGFloat {
    traitCollection.displayScale > 0 ? traitCollection.displayScale : Screen.main.scale
  }
}
