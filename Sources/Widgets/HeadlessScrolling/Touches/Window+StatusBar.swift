import Foundation
import HeadlessViews

extension Window {
  /// Taps the status bar of the screen: the scroll view whose ``ScrollView/scrollsToTop`` is true scrolls to the top.
  ///
  /// If several scroll views of the window would, none does. The delegate's `scrollViewShouldScrollToTop(_:)` decides,
  /// and `scrollViewDidScrollToTop(_:)` is called after an animation of 0.3 s, or at once at the top.
  ///
  /// - Complexity: O(*n* + *k* × *d*) for *n* visible views, *k* scroll views and *d* ancestors of each.
  ///
  /// > Documented: UIScrollView.scrollsToTop. Reported: scroll views outside of the window, and those that are hidden
  /// > or have an alpha below 0.01, are ignored. Assumed: the animation.
  public final func tapStatusBar() {
    var found: [ScrollView] = []
    var waiting: [View] = [self]
    while let view = waiting.popLast() {
      if view.isInvisible { continue }
      if let scrollView = view as? ScrollView, scrollView.scrollsToTop,
        !convert(scrollView.bounds, from: scrollView).intersection(bounds).isEmpty
      {
        found.append(scrollView)
      }
      waiting += view.subviews
    }
    if found.count == 1 { found[0].scrollToTop() }
  }
}

extension ScrollView {
  fileprivate final func scrollToTop() {
    let mayScroll = callDelegate("scrollViewShouldScrollToTop(_:)") { $0.scrollViewShouldScrollToTop(self) }
    guard mayScroll ?? (delegate == nil) else { return }
    stopMotion()
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard top.isFinite, contentOffset.y > top.y else {
      callDelegate("scrollViewDidScrollToTop(_:)") { $0.scrollViewDidScrollToTop(self) }
      return
    }
    animateOffset(.scrollingToTop, from: contentOffset, to: top)
  }
}
