import Foundation

/// A view whose text has baselines.
@MainActor package protocol BaselineContent: View {
  /// The baseline of the first line.
  var firstBaseline: ContentBaseline { get }
  /// The baseline of the last line.
  var lastBaseline: ContentBaseline { get }
}

/// A vertical position in a view: a share of the height plus an offset, in points from the top of the frame.
package struct ContentBaseline: Equatable {
  package var heightShare: CGFloat
  package var offset: CGFloat

  package init(heightShare: CGFloat = 0, offset: CGFloat) {
    self.heightShare = heightShare
    self.offset = offset
  }
}

extension View {
  /// The number of views that may refer to one another for their baseline.
  /// > Assumed: far above what stack views nest.
  private static let baselineLimit = 100

  /// Returns the view whose baseline this one uses: itself, or the view that `forFirstBaselineLayout` leads to.
  final func baselineSource(isFirst: Bool) -> View {
    var view = self
    for _ in 1...View.baselineLimit {
      if view is any BaselineContent { return view }
      let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      if next === view || !next.isInSubtree(of: view) { return view }
      view = next
    }
    return view
  }
}

/// A view whose content gets higher when its width is less than its content's.
@MainActor package protocol WrappingContent: View {
  /// Whether the lines of the content break at the width that results from constraints.
  var wrapsContent: Bool { get }
  /// Returns the size of the content whose lines break at a width, in points.
  func contentSize(forWidth width: CGFloat) -> CGSize
}
