import HeadlessGraphics
import HeadlessViews

extension View {
  /// A picture of the view and everything in it, as an SVG document.
  ///
  /// - Parameters:
  ///   - guides: The rectangles to lay over it with dashed lines.
  ///   - options: How it is written.
  /// - Returns: The document; the layout is brought up to date first.
  public final func svg(guides: DrawingGuides = [], options: SVG.Options = SVG.Options()) -> String {
    var list = drawing()
    if !guides.isEmpty { list.append(self.guides(guides)) }
    return SVG(list, options: options).text
  }
}
