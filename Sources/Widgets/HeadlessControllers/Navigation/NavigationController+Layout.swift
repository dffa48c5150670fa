import Foundation
import HeadlessGeometry
import HeadlessRecognizers
import HeadlessScrolling
import HeadlessViews

extension NavigationController {
  final func loadContainer() {
    let container = BarContainer(of: self)
    state.container = container
    container.addSubview(navigationBar)
    if let toolbar { container.addSubview(toolbar) }
    addPopRecognizer(to: container)
    view = container
    container.setNeedsLayout()
  }

  /// Shows the stack, and sets the frames of the bars, the safe area and the frame of the view that is shown.
  final func layOutContainer() {
    showStack()
    layOutBars()
    if let shown = state.shown, state.activity.transition == nil { shown.loadedView?.frame = frame(for: shown) }
    state.shown?.setContentInNavigation(true)
    state.shown?.scrollViewInNavigation?.scrollObserver = { [weak self] in self?.contentDidScroll() }
    announceShown()
  }

  /// Sets the frames of the bars, and the safe area.
  /// > Documented: the bar is below the status bar, that is at the top of the safe area. Reported: a toolbar is above
  /// > the safe area at the bottom. Seen: fact q1: on iOS 26 the bar is at least 10 points below the top, 24 in compact
  /// > height.
  final func layOutBars() {
    guard let container = state.container else { return }
    let (bounds, safeArea) = (container.bounds, container.safeAreaInsets)
    container.content.frame = bounds
    state.popRecognizer?.edges = container.isRightToLeft ? .right : .left
    let collapse = scrolledLargeTitle
    navigationBar.requestedCollapse = collapse
    state.shown?.scrollViewInNavigation?.collapsedTop = collapse
    let top = max(safeArea.top, container.era.bars.leastTop.height(in: container.traitCollection))
    navigationBar.refreshHeight = refreshHeight
    let barHeight = navigationBar.sizeThatFits(bounds.size).height
    navigationBar.isHidden = isNavigationBarHidden
    if let scrollView = state.shown?.scrollViewInNavigation {
      let row = navigationBar.largeTitleHeight - navigationBar.collapse + refreshHeight
      let origin = container.convert(CGPoint(x: 0, y: bounds.minY + top + barHeight - row), to: scrollView)
      scrollView.refreshTopInBar = refreshHeight == 0 ? nil : origin.y - scrollView.bounds.minY
    }
    navigationBar.frame = CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: barHeight)
    container.content.additionalSafeAreaInsets = EdgeInsets(
      top: isNavigationBarHidden ? 0 : top + barHeight - safeArea.top, left: 0, bottom: layOutToolbar(in: container),
      right: 0)
  }

  /// Sets the frame of the toolbar, and returns the height that it adds to the safe area at the bottom.
  /// > Seen: fact q32 for iOS 26. Assumed: above a tab bar it is on the safe area.
  private func layOutToolbar(in container: BarContainer) -> CGFloat {
    guard let toolbar else { return 0 }
    let (bounds, height, traits) = (container.bounds, toolbar.barHeight, container.traitCollection)
    let floating = container.era.bars.floatingToolbar
    toolbar.isHidden = isToolbarHidden || hidesBottomBar || floating != nil && toolbar.items == nil
    let safeBottom = bounds.maxY - container.safeAreaInsets.bottom
    var bottom = safeBottom
    if let floating, traits.userInterfaceIdiom != .pad, tabBarController?.isTabBarHidden ?? true {
      bottom = bounds.maxY - floating.inset.phone
    }
    toolbar.frame = CGRect(x: bounds.minX, y: bottom - height, width: bounds.width, height: height)
    if toolbar.isHidden { return 0 }
    return max(0, safeBottom - toolbar.frame.minY + (floating?.spaceAbove ?? 0))
  }

  /// The part of the row of the large title that the content of the shown controller has scrolled away, in points.
  /// > Seen: fact q30: content that has scrolled by 468 points is below a bar without a large title. Assumed: the row
  /// > becomes lower point by point, and the title is shown once the row has no height.
  private var scrolledLargeTitle: CGFloat {
    let height = navigationBar.largeTitleHeight
    guard height > 0, !isNavigationBarHidden, let scrollView = state.shown?.scrollViewInNavigation,
      scrollView.safeAreaInContentInset.top > 0
    else { return 0 }
    return max(0, min(scrollView.distanceFromTop, height))
  }

  /// The height that the bar has for the refresh control of the shown controller, in points.
  /// > Seen: fact q31. Assumed: on earlier systems too, also once the row of the large title has left the bar.
  private var refreshHeight: CGFloat {
    guard navigationBar.hasLargeTitle, !isNavigationBarHidden, let scrollView = state.shown?.scrollViewInNavigation,
      scrollView.contentInsetAdjustmentBehavior != .never
    else { return 0 }
    return scrollView.refreshHeight
  }

  private func contentDidScroll() {
    if scrolledLargeTitle != navigationBar.collapse || refreshHeight != navigationBar.refreshHeight {
      barDidChangeSize()
    }
  }

  /// Returns a controller's frame: the container without opaque bars, and bars that it doesn't extend under.
  ///
  /// The tab bar of a tab bar controller that contains this one is included.
  /// > Documented: UIViewController.edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars.
  final func frame(for controller: ViewController) -> CGRect {
    guard let container = state.container else { return .zero }
    var insets = EdgeInsets.zero
    let (edges, coversOpaque) = (controller.edgesForExtendedLayout, controller.extendedLayoutIncludesOpaqueBars)
    if !isNavigationBarHidden, !edges.contains(.top) || !navigationBar.isTranslucent && !coversOpaque {
      insets.top = navigationBar.frame.maxY - container.bounds.minY
    }
    func exclude(_ bar: View, isTranslucent: Bool) {
      guard !bar.isHidden, !edges.contains(.bottom) || !isTranslucent && !coversOpaque else { return }
      let top = container.convert(bar.bounds.origin, from: bar).y
      insets.bottom = max(insets.bottom, container.bounds.maxY - top)
    }
    if let toolbar { exclude(toolbar, isTranslucent: toolbar.isTranslucent) }
    if let tabs = nearest(TabBarController.self), !tabs.isBarAtTop, let tabBar = tabs.tabBar as TabBar?,
      let window = container.window, tabBar.window === window
    {
      exclude(tabBar, isTranslucent: tabBar.isTranslucent)
    }
    return container.bounds.inset(by: insets)
  }

  /// Whether the controller, or one that contains it, is presented as a sheet.
  final var isInSheet: Bool {
    presentingFromHereUp != nil && nearestPresentationController is SheetPresentationController
  }

  /// Whether the tabs of a tab bar controller are in the row of the bar's title.
  final var isBesideTabs: Bool { nearest(TabBarController.self)?.isBarAtTop ?? false }

  // MARK: Swipe back

  private func addPopRecognizer(to container: BarContainer) {
    let recognizer = ScreenEdgePanGestureRecognizer()
    state.popDelegate = NavigationPopDelegate(self)
    recognizer.delegate = state.popDelegate
    recognizer.addHandler { [weak self] recognizer in
      if let recognizer = recognizer as? ScreenEdgePanGestureRecognizer { self?.popRecognizerDidChange(recognizer) }
    }
    container.addGestureRecognizer(recognizer)
    state.popRecognizer = recognizer
  }

  /// Pops the top controller after a swipe from the edge over more than half of the width.
  /// > Assumed: a swipe over half of the width pops.
  private func popRecognizerDidChange(_ recognizer: ScreenEdgePanGestureRecognizer) {
    guard recognizer.state == .ended, let container = state.container else { return }
    if abs(recognizer.translation(in: container).x) > container.bounds.width / 2 { popViewController(animated: true) }
  }

  /// Whether a swipe may pop: there is a back button, and no transition is running.
  fileprivate final var mayPopBySwipe: Bool {
    guard state.stack.count > 1, state.activity.transition == nil, !isNavigationBarHidden, let item = bar.topItem else {
      return false
    }
    return !item.hidesBackButton && (item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton)
  }
}

/// A delegate that allows the back swipe only if a back button is shown.
/// > Reported: without a back button a swipe does not pop, unless the recognizer gets another delegate.
@MainActor final class NavigationPopDelegate: GestureRecognizerDelegate {
  private weak var controller: NavigationController?

  init(_ controller: NavigationController) { self.controller = controller }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    controller?.mayPopBySwipe ?? false
  }
}

extension ViewController {
  /// The scroll view for the top edge, otherwise the view or its first subview, if that is a scroll view.
  /// > Documented: UIViewController.setContentScrollView(_:for:). Assumed: other subviews are ignored.
  fileprivate var scrollViewInNavigation: ScrollView? {
    contentScrollView(for: .top) ?? loadedView as? ScrollView ?? loadedView?.subviews.first as? ScrollView
  }

  /// Sets whether the scroll view adds the top and bottom safe area to the inset of content that does not scroll.
  final func setContentInNavigation(_ isInNavigation: Bool) {
    guard let scrollView = scrollViewInNavigation, scrollView.isInNavigation != isInNavigation else { return }
    if !isInNavigation { scrollView.refreshTopInBar = nil }
    scrollView.isInNavigation = isInNavigation
  }
}
