import UIKit

extension ConformanceScene {
  /// The safe area of content with unequal insets, and zoomed content with constraints.
  static let scrollSpaces: [ConformanceScene] = [
    ConformanceScene("scrolling/safe area of content with insets", facts: ["h5", "h18"], scale: 3) { stage in
      let controller = stage.showUnequalSafeArea()
      stage.layOut()
      let scroll = UIScrollView(frame: controller.view.bounds)
      (scroll.contentInsetAdjustmentBehavior, scroll.contentSize) = (.always, CGSize(width: 2000, height: 2000))
      controller.view.addSubview(scroll)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
      scroll.addSubview(view)
      for (name, inset) in [
        ("none", UIEdgeInsets.zero), ("left", UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)),
        ("right", UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 7)),
        ("unequal", UIEdgeInsets(top: 3, left: 25, bottom: 9, right: 4)),
      ] {
        scroll.contentInset = inset
        stage.layOut()
        stage.record("\(name).adjusted", .insets(scroll.adjustedContentInset))
        stage.record("\(name).content", .insets(view.safeAreaInsets))
      }
    },
    ConformanceScene("scrolling/zoomed content with constraints", facts: ["h11", "h12"], scale: 3) { stage in
      let scroll = stage.add(UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)))
      let content = scroll.addConstrained(SizedView(CGSize(width: 300, height: 400)))
      content.constrainEdges(to: scroll.contentLayoutGuide)
      let calls = ScrollCalls()
      calls.zoomed = content
      scroll.delegate = calls
      (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 3)
      for scale in [CGFloat(1), 2, 0.5] {
        scroll.zoomScale = scale
        stage.layOut()
        stage.record("\(scale).contentSize", .size(scroll.contentSize))
        stage.record("\(scale).frame", .rect(content.frame))
      }
      withExtendedLifetime(calls) {}
    },
  ]
}
