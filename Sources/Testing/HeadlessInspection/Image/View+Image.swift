import Foundation
import HeadlessGraphics
import HeadlessReporting
import HeadlessViews

extension View {
  /// Returns an image of the view and its subviews.
  ///
  /// Its size is the bounds', rounded up to whole pixels. Letters of the system font are rectangles; letters of a font
  /// that was registered from a file have their shapes. A view that is too large for a picture is reported, and its
  /// image has the size but no pixels.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point; nil for the scale of the view's screen.
  ///   - guides: The rectangles to draw over the image with dashed lines.
  ///   - afterScreenUpdates: Whether the view is laid out first, as UIKit does before it draws.
  /// - Returns: The picture.
  /// - Complexity: O(*n* + *p*) for *n* visible views and layers, which cover *p* pixels together.
  public final func image(scale: CGFloat? = nil, guides: DrawingGuides = [], afterScreenUpdates: Bool = true) -> Image {
    var list = drawing(afterScreenUpdates: afterScreenUpdates)
    if !guides.isEmpty { list.append(self.guides(guides)) }
    let scale = scale ?? (traitCollection.displayScale > 0 ? traitCollection.displayScale : Screen.main.scale)
    do {
      return Image(bitmap: try list.rasterized(scale: scale), scale: scale)
    } catch {
      IssueReporting.report(
        place: "\(type(of: self)).image(scale:)", problem: "\(error); the image has no pixels.", cure: error.cure)
      return Image(size: bounds.size)
    }
  }
}
