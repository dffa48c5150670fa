import Foundation
import HeadlessGeometry
import HeadlessReporting
import HeadlessViews

@MainActor final class TabBarState {
  var controllers: [ViewController] = []
  var selected: ViewController?
  var shown: ViewController?
  var customizable: [ViewController]?
  var container: BarContainer?
  var more: NavigationController?
  var activity = ContainerActivity.idle
}

extension TabBarController {
  // MARK: Controllers

  final func replace(with new: [ViewController]) {
    let known = Set(new.map { ObjectIdentifier($0) })
    guard known.count == new.count, !new.contains(where: isBelow) else {
      return report(
        "setViewControllers(_:animated:)",
        "Expected different controllers that don't contain this one; got one twice, or one that does; nothing was changed.",
        cure: "Pass each controller once.")
    }
    let old = state.controllers
    let index = old.firstIndex { $0 === state.selected } ?? 0
    let wasThere = Set(old.map { ObjectIdentifier($0) })
    state.controllers = new
    let outer = state.activity
    state.activity.startCallbacks()
    let removed = old.filter { !known.contains(ObjectIdentifier($0)) }
    for controller in removed { controller.willMove(toParent: nil) }
    for controller in new where !wasThere.contains(ObjectIdentifier(controller)) {
      appendChild(controller)
      if controller.storedParent === self { controller.didMove(toParent: self) }
    }
    state.controllers.removeAll { $0.storedParent !== self }
    childStorage = state.controllers + childStorage.filter { !known.contains(ObjectIdentifier($0)) }
    state.activity.endCallbacks(within: outer)
    itemsDidChange()
    if !state.controllers.contains(where: { $0 === state.selected }) {
      select(index < state.controllers.count ? state.controllers[index] : state.controllers.first)
    }
    for controller in removed where controller.storedParent === self {
      if controller.loadedView?.superview === state.container?.content { controller.loadedView?.removeFromSuperview() }
      controller.removeFromParent()
    }
  }

  final func discardRemovedChild(_ child: ViewController) {
    guard state.controllers.contains(where: { $0 === child }) else { return }
    state.controllers.removeAll { $0 === child }
    itemsDidChange()
    if state.selected === child { select(state.controllers.first) }
  }

  // MARK: Items

  /// The number of items of which the last is the item of all others, where there are more controllers.
  /// > Documented: UITabBarController.moreNavigationController: more than five controllers.
  static let itemLimit = 5

  private var hasMore: Bool {
    state.controllers.count > Self.itemLimit && traitCollection.horizontalSizeClass != .regular
  }

  final func itemsDidChange() {
    var items = state.controllers.compactMap { $0.tabBarItem }
    if hasMore { items = items.prefix(Self.itemLimit - 1) + [moreControllerOnUse.tabBarItem] }
    tabBar.show(items)
    showSelection()
  }

  private func showSelection() {
    let item = state.selected?.tabBarItem
    tabBar.select(tabBar.storedItems.first { $0 === item } ?? (hasMore && item != nil ? tabBar.storedItems.last : nil))
  }

  final var moreControllerOnUse: NavigationController {
    if let more = state.more { return more }
    let root = ViewController()
    root.title = "More"
    let made = NavigationController(rootViewController: root)
    made.tabBarItem = TabBarItem(tabBarSystemItem: .more, tag: 0)
    state.more = made
    return made
  }

  // MARK: Selection

  final func selectByCode(_ controller: ViewController?) {
    guard Self.selectionNesting.mayNest(selection) else { return }
    guard let controller else { return select(nil) }
    guard state.controllers.contains(where: { $0 === controller }) || controller === state.more else {
      return report(
        "selectedViewController",
        "Expected one of the viewControllers; got \(type(of: controller)); keeping the selection (UIKit: \"only a view"
          + " controller in the tab bar controller's list of view controllers can be selected\").",
        cure: "Add it to viewControllers first.")
    }
    select(controller)
  }

  final func selectByCode(index: Int) {
    guard state.controllers.indices.contains(index) else {
      return report(
        "selectedIndex", "Expected an index below \(state.controllers.count); got \(index); keeping the selection.",
        cure: "Set viewControllers first, and pass the index of one of them.")
    }
    selectByCode(state.controllers[index])
  }

  private var selection: String { "selectedViewController of \(type(of: self))" }

  /// The changes of the selection of which each follows from a callback of the one before.
  private static let selectionNesting = CallbackNesting(
    "changes of the selected tab",
    cure: "Don't select another tab each time in viewWillAppear(_:), in viewDidAppear(_:) or in the delegate's methods."
  )

  private func select(_ controller: ViewController?) {
    if controller === state.more, let controller, controller.storedParent == nil {
      appendChild(controller)
      controller.didMove(toParent: self)
    }
    state.selected = controller
    showSelection()
    barDidChangeSize()
    showSelected()
  }

  /// Shows the selected controller, unless callbacks of another change are running: it does so at their end.
  final func showSelected() {
    guard let container = state.container, state.activity.isIdle else { return }
    let (from, to) = (state.shown, state.selected)
    if from === to { return }
    Self.selectionNesting.call(selection) { show(to, insteadOf: from, in: container) }
  }

  private func show(_ to: ViewController?, insteadOf from: ViewController?, in container: BarContainer) {
    if let from, let to, appearance.phase == .shown, container.window != nil {
      startTransition(from, to, in: container)
    } else {
      state.activity.startCallbacks()
      state.shown = to
      from?.loadedView?.removeFromSuperview()
      if let to {
        let view = to.viewAfterLoading()
        view.frame = frame(for: to, in: container)
        container.content.addSubview(view)
      }
      state.activity.endCallbacks()
      showSelection()
      container.setNeedsLayout()
      showSelected()
    }
  }

  /// Starts the transition from one controller to another.
  /// > Seen: fact n10, a log: the new view is loaded, `viewWillAppear` of the new controller, `viewWillDisappear` and
  /// > `viewDidDisappear` of the old one, `viewDidAppear` of the new one.
  private func startTransition(_ from: ViewController, _ to: ViewController, in container: BarContainer) {
    state.activity.startCallbacks()
    let view = to.viewAfterLoading()
    let animator =
      View.areAnimationsEnabled
      ? delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to) : nil
    let interaction = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
    let transition = ControllerTransition(
      in: container.content, from: from, to: to, style: .none, animator: animator, interaction: interaction)
    let isAnimated = animator != nil
    state.activity = .callingBack(transition)
    state.shown = to
    if isAnimated { containerCoordinator = transition }
    to.beginAppearance(true, animated: isAnimated)
    from.beginAppearance(false, animated: isAnimated)
    let (oldFrame, newFrame) = (from.loadedView?.frame ?? .zero, frame(for: to, in: container))
    view.frame = newFrame
    transition.views = (from: from.loadedView, to: view)
    transition.frames.initial[ObjectIdentifier(from)] = oldFrame
    transition.frames.final[ObjectIdentifier(to)] = newFrame
    transition.whenEnded = { [weak self] isCompleted in self?.endTransition(from, to, isCompleted, isAnimated) }
    container.setNeedsLayout()
    if !isAnimated {
      container.content.addSubview(view)
      from.loadedView?.removeFromSuperview()
      container.layoutIfNeeded()
    }
    state.activity.endCallbacks()
    transition.start()
    if !isAnimated { transition.end(true) }
  }

  private func endTransition(_ from: ViewController, _ to: ViewController, _ isCompleted: Bool, _ isAnimated: Bool) {
    state.activity = .callingBack(nil)
    containerCoordinator = nil
    if !isCompleted {
      state.shown = from
      if state.selected === to { state.selected = from }
    }
    endExchange(from, to, isCompleted: isCompleted, isAnimated: isAnimated)
    if !isCompleted { showSelection() }
    state.activity.endCallbacks()
    showSelected()
  }

  // MARK: Bar

  /// Performs a tap on an item.
  /// > Documented: UITabBarControllerDelegate: both are called for the selected controller as well. Reported: a tap on
  /// > the selected tab pops the controllers of a navigation controller; fact n23: another one sets
  /// > `selectedViewController`, which subclasses override.
  final func tabWasTapped(_ item: TabBarItem) {
    tabBar(tabBar, didSelect: item)
    guard let controller = controller(of: item), delegate?.tabBarController(self, shouldSelect: controller) ?? true,
      self.controller(of: item) === controller
    else { return }
    if controller === state.selected {
      (controller as? NavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = controller
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func controller(of item: TabBarItem) -> ViewController? {
    if let more = state.more, more.tabBarItem === item { return more }
    return state.controllers.first { $0.tabBarItem === item }
  }

  /// Called after the height or the translucency of the bar may have changed.
  final func barDidChangeSize() {
    guard let container = state.container else { return }
    tabBar.isHidden = hidesBar
    container.setNeedsLayout()
  }

  final func loadContainer() {
    let container = BarContainer(of: self)
    state.container = container
    container.addSubview(tabBar)
    view = container
    container.setNeedsLayout()
  }

  /// Whether the bar is hidden, by its property or by a controller that was pushed.
  private var hidesBar: Bool { isTabBarHidden || (state.selected as? NavigationController)?.hidesBottomBar ?? false }

  /// Places the bar, the safe area and the view that is shown.
  /// > Seen: fact n7: the bar is at the bottom, 49 points high above the safe area. Fact q5 for iOS 26: at least 83
  /// > high, and on a pad at the top, in the row of the navigation bar of a selected navigation controller.
  final func layOutContainer() {
    guard let container = state.container else { return }
    showSelected()
    container.content.frame = container.bounds
    tabBar.isHidden = hidesBar
    layOutBar(in: container)
    var insets = EdgeInsets.zero
    if !hidesBar, let tabs = topTabs {
      let hasRow = (state.shown as? NavigationController).map { !$0.isNavigationBarHidden } ?? false
      let end = tabBar.frame.maxY - container.bounds.minY + tabs.topBarMargin
      insets.top = hasRow ? 0 : max(0, end - container.safeAreaInsets.top)
    } else if !hidesBar {
      insets.bottom = max(0, tabBar.frame.height - container.safeAreaInsets.bottom)
    }
    container.content.additionalSafeAreaInsets = insets
    if let shown = state.shown, state.activity.transition == nil {
      shown.loadedView?.frame = frame(for: shown, in: container)
    }
  }

  private func layOutBar(in container: BarContainer) {
    let (bounds, safeArea) = (container.bounds, container.safeAreaInsets)
    if let tabs = topTabs {
      tabBar.frame = CGRect(x: bounds.minX, y: bounds.minY + safeArea.top, width: bounds.width, height: tabs.topBar)
    } else {
      let height = tabBar.height(above: safeArea.bottom)
      tabBar.frame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
  }

  /// The sizes of tabs in a bar at the top; nil where the bar is at the bottom.
  private var topTabs: SystemEra.Bars.Tabs? { tabBar.isAtTop ? tabBar.era.bars.tabs : nil }

  /// Whether the bar is shown, and is at the top.
  final var isBarAtTop: Bool { !hidesBar && tabBar.isAtTop }

  /// Returns the frame of a controller's view: the container without the area of an opaque bar.
  private func frame(for controller: ViewController, in container: BarContainer) -> CGRect {
    var rect = container.bounds
    let coversOpaque = controller.extendedLayoutIncludesOpaqueBars
    if !hidesBar, !tabBar.isAtTop,
      !controller.edgesForExtendedLayout.contains(.bottom) || !tabBar.isTranslucent && !coversOpaque
    {
      rect.size.height -= tabBar.height(above: container.safeAreaInsets.bottom)
    }
    return rect
  }
}
