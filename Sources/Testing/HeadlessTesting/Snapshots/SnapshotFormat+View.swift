import Foundation
import HeadlessGraphics
import HeadlessInspection
import HeadlessViews

extension SnapshotFormat where Value == View {
  /// Returns the format of a view tree as `recursiveDescription` prints it, a line for each view, after a layout.
  @MainActor public static func tree(options: TreeOptions = []) -> SnapshotFormat {
    SnapshotFormat<String>.text(fileExtension: "tree.txt").pullback { view in
      view.layoutIfNeeded()
      return view.recursiveDescription(options)
    }
  }

  /// Returns the format of a view's picture as lines of an SVG document, with guides drawn over it, after a layout.
  @MainActor public static func svg(guides: DrawingGuides = []) -> SnapshotFormat {
    SnapshotFormat<String>.text(fileExtension: "svg").pullback { view in view.svg(guides: guides) }
  }

  /// Returns the format of a view's picture as pixels; each view is laid out first.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point; nil for the scale of the view's screen.
  ///   - guides: The rectangles to draw over the picture with dashed lines.
  ///   - differingPixels: The fraction of pixels that may differ, 0 to 1.
  ///   - tolerance: The distance of red, green, blue or opacity up to which two pixels are equal, 0 to 255.
  /// - Returns: The format.
  @MainActor public static func image(
    scale: CGFloat? = nil, guides: DrawingGuides = [], differingPixels: Double = 0, tolerance: Int = 0
  ) -> SnapshotFormat {
    SnapshotFormat<Image>.png(differingPixels: differingPixels, tolerance: tolerance).pullback { view in
      view.image(scale: scale, guides: guides)
    }
  }
}
