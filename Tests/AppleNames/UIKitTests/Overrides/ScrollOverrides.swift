import UIKit

// A subclass that overrides every open member, as iOS lets it. OpenMemberTests checks that none is missing.

extension OpenMemberTests {
  final class OwnScrollView: UIScrollView {
    override var delegate: (any UIScrollViewDelegate)? { didSet {} }
    override var frame: CGRect { didSet {} }
    override var bounds: CGRect { didSet {} }
    override var contentOffset: CGPoint { didSet {} }
    override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
      super.setContentOffset(contentOffset, animated: animated)
    }
    override var contentSize: CGSize { didSet {} }
    override var contentInset: UIEdgeInsets { didSet {} }
    override var contentAlignmentPoint: CGPoint { didSet {} }
    override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
    override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
    override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior { didSet {} }
    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
      super.scrollRectToVisible(rect, animated: animated)
    }
    override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
    override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
    override var isScrollEnabled: Bool { didSet {} }
    override var transfersHorizontalScrollingToParent: Bool { didSet {} }
    override var transfersVerticalScrollingToParent: Bool { didSet {} }
    override var allowsKeyboardScrolling: Bool { didSet {} }
    override var refreshControl: UIRefreshControl? { didSet {} }
    override var isDirectionalLockEnabled: Bool { didSet {} }
    override var isPagingEnabled: Bool { didSet {} }
    override var decelerationRate: UIScrollView.DecelerationRate { didSet {} }
    override var bounces: Bool { didSet {} }
    override var bouncesHorizontally: Bool { didSet {} }
    override var bouncesVertically: Bool { didSet {} }
    override var alwaysBounceVertical: Bool { didSet {} }
    override var alwaysBounceHorizontal: Bool { didSet {} }
    override var scrollsToTop: Bool { didSet {} }
    override var isTracking: Bool { super.isTracking }
    override var isDragging: Bool { super.isDragging }
    override var isDecelerating: Bool { super.isDecelerating }
    override var isScrollAnimating: Bool { super.isScrollAnimating }
    override func stopScrollingAndZooming() { super.stopScrollingAndZooming() }
    override var panGestureRecognizer: UIPanGestureRecognizer { super.panGestureRecognizer }
    override var pinchGestureRecognizer: UIPinchGestureRecognizer? { super.pinchGestureRecognizer }
    override var directionalPressGestureRecognizer: UIGestureRecognizer? { super.directionalPressGestureRecognizer }
    override var delaysContentTouches: Bool { didSet {} }
    override var canCancelContentTouches: Bool { didSet {} }
    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
      super.touchesShouldBegin(touches, with: event, in: view)
    }
    override func touchesShouldCancel(in view: UIView) -> Bool { super.touchesShouldCancel(in: view) }
    override var keyboardDismissMode: UIScrollView.KeyboardDismissMode { didSet {} }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override var showsVerticalScrollIndicator: Bool { didSet {} }
    override var showsHorizontalScrollIndicator: Bool { didSet {} }
    override var verticalScrollIndicatorInsets: UIEdgeInsets { didSet {} }
    override var horizontalScrollIndicatorInsets: UIEdgeInsets { didSet {} }
    override var scrollIndicatorInsets: UIEdgeInsets { didSet {} }
    override var automaticallyAdjustsScrollIndicatorInsets: Bool { didSet {} }
    override var indicatorStyle: UIScrollView.IndicatorStyle { didSet {} }
    override var indexDisplayMode: UIScrollView.IndexDisplayMode { didSet {} }
    override func flashScrollIndicators() { super.flashScrollIndicators() }
    override func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
      super.withScrollIndicatorsShown(forContentOffsetChanges: changes)
    }
    override var topEdgeEffect: UIScrollEdgeEffect { super.topEdgeEffect }
    override var leftEdgeEffect: UIScrollEdgeEffect { super.leftEdgeEffect }
    override var bottomEdgeEffect: UIScrollEdgeEffect { super.bottomEdgeEffect }
    override var rightEdgeEffect: UIScrollEdgeEffect { super.rightEdgeEffect }
    override var minimumZoomScale: CGFloat { didSet {} }
    override var maximumZoomScale: CGFloat { didSet {} }
    override var zoomScale: CGFloat { didSet {} }
    override func setZoomScale(_ scale: CGFloat, animated: Bool) { super.setZoomScale(scale, animated: animated) }
    override func zoom(to rect: CGRect, animated: Bool) { super.zoom(to: rect, animated: animated) }
    override var bouncesZoom: Bool { didSet {} }
    override var isZooming: Bool { super.isZooming }
    override var isZoomBouncing: Bool { super.isZoomBouncing }
    override var isZoomAnimating: Bool { super.isZoomAnimating }
    override func layoutSubviews() { super.layoutSubviews() }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override var inspectedProperties: [InspectedProperty] { super.inspectedProperties }
  }

  final class OwnRefreshControl: UIRefreshControl {
    override var isRefreshing: Bool { super.isRefreshing }
    override var attributedTitle: NSAttributedString? { didSet {} }
    override func beginRefreshing() { super.beginRefreshing() }
    override func endRefreshing() { super.endRefreshing() }
    override func didMoveToSuperview() { super.didMoveToSuperview() }
  }
}
