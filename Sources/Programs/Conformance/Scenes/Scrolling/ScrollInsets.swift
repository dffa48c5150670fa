import UIKit

extension ConformanceScene {
  static let scrollInsets = [
    ConformanceScene("scrolling/safe area", facts: ["h3"], scale: 3) { stage in
      for start in [CGPoint.zero, CGPoint(x: 0, y: 300), CGPoint(x: 0, y: 1333)] {
        let controller = UIViewController()
        stage.show(controller)
        let (scroll, calls) = stage.fill(controller, CGSize(width: stage.window.bounds.width, height: 2000))
        let name = "from \(Int(start.y))"
        scroll.contentOffset = start
        calls.removeAll()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
        stage.layOut()
        stage.recordOffset("\(name) 1 with a safe area", of: scroll)
        calls.record("\(name) 2 calls", on: stage)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        stage.layOut()
        stage.recordOffset("\(name) 3 with a smaller one", of: scroll)
        controller.additionalSafeAreaInsets = .zero
        stage.layOut()
        stage.recordOffset("\(name) 4 without it", of: scroll)
        calls.record("\(name) 5 calls", on: stage)
      }
    },
    ConformanceScene("scrolling/adjustment behaviors", facts: ["h3", "h5"], scale: 3) { stage in
      let controller = stage.showUnequalSafeArea()
      for (name, behavior, content) in adjustments {
        let (scroll, _) = stage.fill(controller, content, behavior)
        stage.record("\(name) adjustedContentInset", .insets(scroll.adjustedContentInset))
        stage.recordOffset("\(name) offset", of: scroll)
        scroll.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stage.record("\(name) with a content inset", .insets(scroll.adjustedContentInset))
        scroll.contentInset = .zero
        (scroll.alwaysBounceVertical, scroll.alwaysBounceHorizontal) = (true, true)
        stage.layOut()
        stage.record("\(name) always bouncing", .insets(scroll.adjustedContentInset))
        (scroll.alwaysBounceVertical, scroll.alwaysBounceHorizontal, scroll.isScrollEnabled) = (false, false, false)
        stage.layOut()
        stage.record("\(name) switched off", .insets(scroll.adjustedContentInset))
        scroll.removeFromSuperview()
      }
    },
    ConformanceScene("scrolling/adjustment in navigation", facts: ["h5"], scale: 3) { stage in
      for (name, behavior, content) in adjustments {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: stage.root.bounds)
        (scroll.contentInsetAdjustmentBehavior, scroll.contentSize) = (behavior, content)
        controller.view.addSubview(scroll)
        stage.show(UINavigationController(rootViewController: controller))
        stage.layOut()
        let (adjusted, safeArea) = (scroll.adjustedContentInset, scroll.safeAreaInsets)
        stage.record("\(name) has a safe area at the top", .flag(safeArea.top > 0))
        stage.record("\(name) adjusts the top", .flag(safeArea.top > 0 && adjusted.top == safeArea.top))
      }
    },
    ConformanceScene("scrolling/safe area of content", facts: ["h18"], scale: 3) { stage in
      let controller = stage.showUnequalSafeArea()
      for (name, behavior, content) in adjustments {
        let (scroll, _) = stage.fill(controller, content, behavior)
        let view = UIView(frame: CGRect(origin: .zero, size: content))
        scroll.addSubview(view)
        stage.layOut()
        stage.record("\(name) scroll view", .insets(scroll.safeAreaInsets))
        stage.record("\(name) content", .insets(view.safeAreaInsets))
        if behavior != .never, content == high {
          for offset in [CGFloat(0), 100, 1333] {
            scroll.contentOffset = CGPoint(x: scroll.contentOffset.x, y: offset)
            stage.layOut()
            stage.record("\(name) content at \(Int(offset))", .insets(view.safeAreaInsets))
          }
        }
        scroll.removeFromSuperview()
      }
    },
  ]

  private static let high = CGSize(width: 100, height: 2000)

  /// Each behavior with contents of several sizes.
  private static let adjustments = [
    ("automatic", UIScrollView.ContentInsetAdjustmentBehavior.automatic), ("scrollableAxes", .scrollableAxes),
    ("never", .never), ("always", .always),
  ].flatMap { name, behavior in
    [
      ("\(name), short", behavior, CGSize(width: 100, height: 100)), ("\(name), high", behavior, high),
      ("\(name), wide", behavior, CGSize(width: 2000, height: 100)),
      ("\(name), both", behavior, CGSize(width: 2000, height: 2000)),
    ]
  }
}

extension Stage {
  fileprivate func fill(
    _ controller: UIViewController, _ content: CGSize,
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
  ) -> (scroll: UIScrollView, calls: ScrollCalls) {
    layOut()
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentSize = content
    let calls = ScrollCalls()
    scroll.delegate = calls
    controller.view.addSubview(scroll)
    layOut()
    return (scroll, calls)
  }
}
