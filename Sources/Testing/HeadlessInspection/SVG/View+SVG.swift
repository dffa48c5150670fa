import HeadlessGraphics
import HeadlessViews

extension View {
  /// Returns a picture of the view and its subviews as an SVG document; the view is laid out first.
  ///
  /// - Parameters:
  ///   - guides: The rectangles to draw over the picture with dashed lines.
  ///   - options: The options of the picture.
  /// - Returns: The document.
  /// - Complexity: O(*n*) for *n* views.
  public final func svg(guides: DrawingGuides = [], options: SVG.Options = SVG.Options()) -> String {
    var list = drawing()
    if !guides.isEmpty { list.append(self.guides(guides)) }
    return SVG(list, options: options).text
  }
}
