import Foundation
import HeadlessGeometry
import HeadlessRecognizers
import HeadlessViews

/// The view of a navigation controller.
final class NavigationContainer: View {
  weak var controller: NavigationController?
  /// The superview of the controllers' views, whose safe area excludes the bars.
  let content = View()

  override func layoutSubviews() {
    super.layoutSubviews()
    controller?.layOutContainer()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension NavigationController {
  final func loadContainer() {
    let container = NavigationContainer(frame: Screen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.controller = self
    state.container = container
    container.addSubview(container.content)
    container.addSubview(navigationBar)
    if let toolbar { container.addSubview(toolbar) }
    addPopRecognizer(to: container)
    view = container
    container.setNeedsLayout()
  }

  /// Places the bars, the safe area and the view that is shown.
  ///
  /// > Documented: the bar is below the status bar, that is at the top of the safe area. Reported: a toolbar is above the
  /// > safe area at the bottom.
  final func layOutContainer() {
    guard let container = state.container else { return }
    showStack()
    let (bounds, safeArea) = (container.bounds, container.safeAreaInsets)
    container.content.frame = bounds
    let barHeight = navigationBar.sizeThatFits(bounds.size).height
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: bounds.minX, y: bounds.minY + safeArea.top, width: bounds.width, height: barHeight)
    let hidesToolbar = isToolbarHidden || hidesBottomBar
    toolbar?.isHidden = hidesToolbar
    toolbar?.frame = CGRect(
      x: bounds.minX, y: bounds.maxY - safeArea.bottom - Toolbar.height, width: bounds.width, height: Toolbar.height)
    container.content.additionalSafeAreaInsets = EdgeInsets(
      top: isNavigationBarHidden ? 0 : barHeight, left: 0, bottom: hidesToolbar ? 0 : Toolbar.height, right: 0)
    if let shown = state.shown, state.transition == nil { shown.loadedView?.frame = frame(for: shown) }
    announceShown()
  }

  /// The frame of a controller's view: all of the container but what opaque bars cover, or bars that it doesn't extend to.
  ///
  /// > Documented: UIViewController.edgesForExtendedLayout, extendedLayoutIncludesOpaqueBars.
  final func frame(for controller: ViewController) -> CGRect {
    guard let container = state.container else { return .zero }
    var insets = EdgeInsets.zero
    let (edges, coversOpaque) = (controller.edgesForExtendedLayout, controller.extendedLayoutIncludesOpaqueBars)
    if !isNavigationBarHidden, !edges.contains(.top) || !navigationBar.isTranslucent && !coversOpaque {
      insets.top = navigationBar.frame.maxY - container.bounds.minY
    }
    let isToolbarOpaque = toolbar?.isTranslucent == false
    if let toolbar, !toolbar.isHidden, !edges.contains(.bottom) || isToolbarOpaque && !coversOpaque {
      insets.bottom = container.bounds.maxY - toolbar.frame.minY
    }
    return container.bounds.inset(by: insets)
  }

  // MARK: Swipe back

  private func addPopRecognizer(to container: NavigationContainer) {
    let recognizer = ScreenEdgePanGestureRecognizer()
    let delegate = NavigationPopDelegate(self)
    recognizer.edges = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    recognizer.delegate = delegate
    recognizer.addHandler { [weak self] recognizer in
      if let recognizer = recognizer as? ScreenEdgePanGestureRecognizer { self?.popRecognizerDidChange(recognizer) }
    }
    container.addGestureRecognizer(recognizer)
    state.popRecognizer = recognizer
    state.popDelegate = delegate
  }

  /// > Assumed: a swipe over half of the width pops.
  private func popRecognizerDidChange(_ recognizer: ScreenEdgePanGestureRecognizer) {
    guard recognizer.state == .ended, let container = state.container else { return }
    let distance = abs(recognizer.translation(in: container).x)
    if distance > container.bounds.width / 2 { popViewController(animated: true) }
  }

  /// Whether a swipe may pop: there is a back button, and no transition is running.
  fileprivate final var mayPopBySwipe: Bool {
    guard state.stack.count > 1, state.transition == nil, !isNavigationBarHidden, let item = bar.topItem else {
      return false
    }
    return !item.hidesBackButton && (item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton)
  }
}

/// Lets the swipe back begin only where a back button is shown.
///
/// > Reported: a navigation controller without a back button does not go back by a swipe, unless the recognizer gets another
/// > delegate.
@MainActor
final class NavigationPopDelegate: GestureRecognizerDelegate {
  private weak var controller: NavigationController?

  init(_ controller: NavigationController) { self.controller = controller }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    controller?.mayPopBySwipe ?? false
  }
}
