import UIKit

extension ConformanceScene {
  /// Pages above a page control, cards, and an empty list with a refresh control.
  static let pagerApp = ConformanceScene("apps/pager", facts: ["q15", "q16", "q20"], scale: 2, needsApp: true) {
    stage in
    let root = UIViewController()
    root.view.backgroundColor = .systemBackground
    stage.show(root)
    @MainActor func strip(_ frame: CGRect, _ titles: [String], _ font: UIFont) -> UIScrollView {
      let scroll = UIScrollView(frame: frame)
      scroll.contentSize = CGSize(width: frame.width * CGFloat(titles.count), height: frame.height)
      for (index, title) in titles.enumerated() {
        let page = UIView(frame: CGRect(origin: .zero, size: frame.size))
        page.frame.origin.x = frame.width * CGFloat(index)
        scroll.addSubview(page)
        let label = page.addConstrained(UILabel())
        (label.text, label.font) = (title, font)
        label.centerXAnchor.constraint(equalTo: page.centerXAnchor).isActive = true
        label.centerYAnchor.constraint(equalTo: page.centerYAnchor).isActive = true
      }
      root.view.addSubview(scroll)
      return scroll
    }
    let pages = strip(CGRect(x: 0, y: 0, width: 375, height: 254), ["Zero", "One", "Two"], .systemFont(ofSize: 34))
    let cards = strip(
      CGRect(x: 87.5, y: 296, width: 200, height: 88), ["Card A", "Card B", "Card C", "Card D"],
      .systemFont(ofSize: 17, weight: .semibold))
    let control = root.view.addConstrained(UIPageControl())
    control.numberOfPages = 3
    control.centerXAnchor.constraint(equalTo: root.view.centerXAnchor).isActive = true
    control.bottomAnchor.constraint(equalTo: root.view.topAnchor, constant: 280).isActive = true
    let (list, refresh) = (UIScrollView(frame: CGRect(x: 101, y: 386.5, width: 80, height: 80)), UIRefreshControl())
    list.refreshControl = refresh
    root.view.addSubview(list)
    pages.contentOffset.x = 375
    stage.layOut()
    stage.wait(0.1)
    stage.record("page control", control, in: stage.window)
    for page in ["One", "Two"] { stage.record(page, pages.label(page), in: stage.window) }
    for card in ["Card A", "Card B", "Card C"] { stage.record(card, cards.label(card), in: stage.window) }
    let log = OffsetLog()
    for scroll in [pages, cards] { scroll.delegate = log }
    log.record("next page", of: pages, to: 750, frames: [6, 12], on: stage)
    pages.contentOffset.x = 375
    log.record("page before", of: pages, to: 0, frames: [6, 12], on: stage)
    log.record("cards", of: cards, to: 400, frames: [8, 16], on: stage)
    stage.record("rest.refresh control", .rect(refresh.frame))
    stage.record("rest.refresh control is hidden", .flag(refresh.isHidden))
    refresh.beginRefreshing()
    list.contentOffset.y = -60
    stage.layOut()
    stage.record("refreshing.refresh control", .rect(refresh.frame))
    stage.record("refreshing.refresh control is hidden", .flag(refresh.isHidden))
    stage.record("refreshing.adjustedContentInset", .insets(list.adjustedContentInset))
    refresh.endRefreshing()
  }
}

/// The horizontal offsets of a motion, one for each frame.
private final class OffsetLog: NSObject, UIScrollViewDelegate {
  private var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }

  /// Scrolls with an animation, and records the offsets after some frames.
  func record(_ name: String, of scroll: UIScrollView, to end: CGFloat, frames: [Int], on stage: Stage) {
    offsets = []
    scroll.setContentOffset(CGPoint(x: end, y: 0), animated: true)
    stage.wait(1)
    for frame in frames {
      stage.record("\(name).offset after \(frame) frames", .length(offsets.dropFirst(frame - 1).first ?? -1))
    }
  }
}
