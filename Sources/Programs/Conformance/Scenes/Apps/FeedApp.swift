import UIKit

extension ConformanceScene {
  /// A list below a large title, at its beginning and after it has scrolled.
  static let feedApp = ConformanceScene("apps/feed", facts: ["q1", "q2", "q30", "q31"], scale: 2, needsApp: true) {
    stage in
    let (feed, list, refresh) = (UIViewController(), UIScrollView(), UIRefreshControl())
    list.refreshControl = refresh
    feed.navigationItem.title = "Feed"
    feed.view.backgroundColor = .systemBackground
    feed.view.addSubview(list)
    let navigation = UINavigationController(rootViewController: feed)
    navigation.navigationBar.prefersLargeTitles = true
    stage.show(navigation)
    stage.layOut()
    list.frame = feed.view.bounds
    list.contentSize = CGSize(width: 375, height: 2543.5)
    stage.wait(0.5)
    @MainActor func recordBar(_ moment: String) {
      stage.layOut()
      let bar = navigation.navigationBar
      stage.record("\(moment).bar", bar, in: stage.window)
      let labels = bar.withDescendants.compactMap { $0 as? UILabel }
      let title = labels.first { $0.text == "Feed" && !$0.isHidden && $0.alpha > 0 }
      stage.record("\(moment).title", title, in: stage.window)
      stage.record("\(moment).safeAreaInsets", .insets(feed.view.safeAreaInsets))
      stage.record("\(moment).adjustedContentInset", .insets(list.adjustedContentInset))
      stage.record("\(moment).contentOffset", .point(list.contentOffset))
    }
    recordBar("rest")
    list.setContentOffset(CGPoint(x: 0, y: 352), animated: true)
    stage.wait(1)
    recordBar("scrolled")
    list.setContentOffset(CGPoint(x: 0, y: -116), animated: true)
    stage.wait(1)
    recordBar("back")
    refresh.beginRefreshing()
    list.contentOffset.y = -176
    stage.layOut()
    recordBar("refreshing")
    stage.record("refreshing.refresh control", refresh, in: stage.window)
    refresh.endRefreshing()
  }
}
