import Foundation
import HeadlessViews

/// The object that a scroll view notifies of scrolling and zooming.
///
/// All requirements have defaults. (A subclass of a conforming class overrides only what that class has implemented.)
/// > Documented: UIScrollViewDelegate.
@preconcurrency @MainActor public protocol ScrollViewDelegate: AnyObject {
  /// Called after the content offset has changed, by a finger, by a motion or by code.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// Called after the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// Called when a finger begins to scroll, before the content moves.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// Called when the finger that has scrolled lifts; while paging is enabled the target cannot be changed.
  /// > Reported: it is called while paging is enabled, although according to the reference it is not.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content stops; may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the finger has lifted; `decelerate` is whether the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// Called before the content continues to move without a finger.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
  /// Called after the content has stopped.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// Called after an animation of `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
  /// Returns the view whose scale changes; nil unless implemented, and then nothing zooms.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// Called when a pinch, or an animation, begins to zoom.
  func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?)
  /// Called after a pinch, or an animation, has zoomed.
  func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat)
  /// Returns whether a tap on the status bar scrolls to the top; true unless implemented.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
  /// Called after a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)
  /// Called after the adjusted content inset has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

// The answers of a delegate that does not implement a requirement.

extension ScrollViewDelegate {
  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// Does nothing by default.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing by default.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing by default.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing by default.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Returns nil by default, so that the content cannot be zoomed.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing by default.
  public func scrollViewWillBeginZooming(_ scrollView: ScrollView, with view: View?) {}
  /// Does nothing by default.
  public func scrollViewDidEndZooming(_ scrollView: ScrollView, with view: View?, atScale scale: CGFloat) {}
  /// Returns true by default, which allows scrolling to the top.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing by default.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
