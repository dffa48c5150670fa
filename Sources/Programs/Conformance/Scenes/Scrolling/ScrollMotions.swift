import UIKit

/// A scroll view that writes down its layouts among the calls of its delegate.
private final class LayoutCountingScrollView: UIScrollView {
  weak var calls: ScrollCalls?

  override func layoutSubviews() {
    super.layoutSubviews()
    calls?.write("layoutSubviews")
  }
}

extension ConformanceScene {
  static let scrollMotions = animatedOffsets + changesDuringMotions + zooms

  // MARK: Animated offsets

  private static let animatedOffsets = [
    ConformanceScene("scrolling/animated offset", facts: ["h8"], scale: 3, needsApp: true) { stage in
      let (scroll, calls) = stage.addScrollView()
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      calls.record("1 calls at once", on: stage)
      stage.recordOffset("1 offset at once", of: scroll)
      calls.recordOrder("2 calls", after: 1.5, on: stage)
      stage.recordOffset("2 offset", of: scroll)
      scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
      calls.recordOrder("3 calls to the current offset", after: 1, on: stage)
      scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
      calls.recordOrder("4 calls without an animation", after: 0.5, on: stage)
      scroll.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 10), animated: true)
      calls.recordOrder("5 calls of a rectangle", after: 1.5, on: stage)
      stage.recordOffset("5 offset of a rectangle", of: scroll)
      scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 10), animated: true)
      calls.recordOrder("6 calls of a rectangle that shows", after: 1, on: stage)
      scroll.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 100), animated: false)
      stage.recordOffset("7 offset of a rectangle beyond the content", of: scroll)
      calls.recordOrder("7 calls", on: stage)
    },
    ConformanceScene("scrolling/offset in an animation block", facts: ["h8"], scale: 3, needsApp: true) { stage in
      let (scroll, calls) = stage.addScrollView()
      UIView.animate(withDuration: 0.2) { scroll.contentOffset = CGPoint(x: 0, y: 100) }
      stage.recordOffset("offset at once", of: scroll)
      calls.record("calls at once", on: stage)
      stage.wait(0.5)
      calls.record("calls of the animation", on: stage)
    },
    ConformanceScene(
      "scrolling/motion that is stopped",
      facts: [
        "h8", "scroll views: an offset that code sets during an animated one", "scroll views: a motion that is stopped",
      ],
      scale: 3, needsApp: true
    ) { stage in
      let (scroll, calls) = stage.addScrollView()
      scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      stage.waitInMotion(0.1)
      calls.removeAll()
      scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      calls.record("1 calls at once", on: stage)
      calls.recordOrder("2 calls", after: 1.5, on: stage)
      stage.recordOffset("2 offset", of: scroll)
      scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      stage.waitInMotion(0.1)
      calls.removeAll()
      scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
      calls.recordOrder("3 calls of another animation", after: 1.5, on: stage)
      stage.recordOffset("3 offset", of: scroll)
      scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      stage.waitInMotion(0.1)
      scroll.contentOffset = CGPoint(x: 0, y: 10)
      calls.removeAll()
      calls.recordOrder("4 calls of contentOffset during the animation", after: 1.5, on: stage)
      stage.recordOffset("4 offset", of: scroll)
    },
    ConformanceScene("scrolling/layout of frames", facts: ["h20"], scale: 3, needsApp: true) { stage in
      let counting = LayoutCountingScrollView()
      let (scroll, calls) = stage.addScrollView(counting, content: CGSize(width: 200, height: 5000))
      counting.calls = calls
      scroll.contentOffset = CGPoint(x: 0, y: 40)
      calls.record("1 calls of an offset", on: stage)
      stage.layOut()
      calls.record("2 calls of the layout", on: stage)
      scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      stage.wait(1.5)
      let log = calls.takeCalls().filter { $0 == "didScroll" || $0 == "layoutSubviews" }
      let repeated = zip(log, log.dropFirst()).filter { $0 == $1 }.map(\.0)
      stage.record("3 several offsets", .flag(log.count { $0 == "didScroll" } > 3))
      stage.record("4 two offsets without a layout between them", .flag(repeated.contains("didScroll")))
      stage.record("5 two layouts without an offset between them", .flag(repeated.contains("layoutSubviews")))
      stage.record("6 the last one is a layout", .flag(log.last == "layoutSubviews"))
    },
  ]

  private static let changesDuringMotions = [
    ConformanceScene("scrolling/content that changes during a motion", facts: ["h21"], scale: 3, needsApp: true) {
      stage in
      let changes: [(String, @MainActor (UIScrollView) -> Void)] = [
        ("smaller content", { $0.contentSize.height = 400 }),
        ("larger content", { $0.contentSize.height = 2000 }),
        ("larger frame", { $0.frame.size.height = 500 }),
        ("bottom inset", { $0.contentInset.bottom = -300 }),
      ]
      for (name, change) in changes {
        let (scroll, calls) = stage.addScrollView()
        scroll.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
        stage.waitInMotion(0.15)
        change(scroll)
        stage.layOut()
        stage.wait(1.5)
        stage.recordOffset("\(name) offset", of: scroll)
        calls.recordOrder("\(name) calls", on: stage)
        scroll.removeFromSuperview()
      }
    }
  ]

  // MARK: Zoom

  private static let zooms = [
    ConformanceScene("scrolling/zoom by code", facts: ["h11"], scale: 3) { stage in
      let (scroll, picture, calls) = stage.addZoomedPicture()
      for (index, scale) in [CGFloat(2), 2, 99, 0.01, 1].enumerated() {
        scroll.zoomScale = scale
        let name = "\(index) set to \(Double(scale))"
        stage.record("\(name) zoomScale", .length(scroll.zoomScale))
        stage.record("\(name) frame", .rect(picture.frame))
        stage.record("\(name) bounds", .rect(picture.bounds))
        stage.record("\(name) contentSize", .size(scroll.contentSize))
        stage.recordOffset("\(name) offset", of: scroll)
        calls.record("\(name) calls", on: stage)
      }
      scroll.setZoomScale(1.5, animated: false)
      stage.record("setZoomScale", .length(scroll.zoomScale))
      calls.record("setZoomScale calls", on: stage)
      scroll.zoomScale = 1
      scroll.contentOffset = CGPoint(x: 150, y: 150)
      scroll.zoomScale = 2
      stage.recordOffset("offset of the middle", of: scroll)
      scroll.zoomScale = 1
      stage.recordOffset("offset of the middle back at 1", of: scroll)
      scroll.zoomScale = 0.25
      stage.recordOffset("offset of small content", of: scroll)
      calls.removeAll()
      calls.zoomed = nil
      scroll.zoomScale = 2
      stage.record("zoomScale without a zoomed view", .length(scroll.zoomScale))
      calls.record("calls without a zoomed view", on: stage)
    },
    ConformanceScene("scrolling/zoom to a rectangle", facts: ["h11"], scale: 3) { stage in
      let (scroll, _, calls) = stage.addZoomedPicture()
      let rects = [
        CGRect(x: 200, y: 100, width: 150, height: 100), CGRect(x: 0, y: 0, width: 10, height: 10),
        CGRect(x: 0, y: 0, width: 600, height: 600),
      ]
      for (index, rect) in rects.enumerated() {
        scroll.zoom(to: rect, animated: false)
        stage.record("\(index) zoomScale", .length(scroll.zoomScale))
        stage.recordOffset("\(index) offset", of: scroll)
        calls.recordOrder("\(index) calls", on: stage)
      }
    },
    ConformanceScene("scrolling/animated zoom", facts: ["h16"], scale: 3, needsApp: true) { stage in
      let (scroll, picture, calls) = stage.addZoomedPicture()
      scroll.contentOffset = CGPoint(x: 150, y: 150)
      calls.removeAll()
      scroll.setZoomScale(2, animated: true)
      stage.record("1 zoomScale at once", .length(scroll.zoomScale))
      stage.record("1 frame at once", .rect(picture.frame))
      stage.record("1 contentSize at once", .size(scroll.contentSize))
      stage.recordOffset("1 offset at once", of: scroll)
      calls.record("1 calls at once", on: stage)
      stage.record("1 the picture's layer is animated", .flag(picture.layer.animationKeys()?.isEmpty == false))
      stage.record("1 the scroll view's layer is animated", .flag(scroll.layer.animationKeys()?.isEmpty == false))
      stage.wait(1.5)
      calls.record("2 calls of the animation", on: stage)
      stage.record("2 zoomScale", .length(scroll.zoomScale))
      stage.recordOffset("2 offset", of: scroll)
      scroll.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: true)
      stage.wait(1.5)
      calls.record("3 calls of a rectangle", on: stage)
      stage.record("3 zoomScale", .length(scroll.zoomScale))
      stage.recordOffset("3 offset", of: scroll)
    },
  ]
}

extension Stage {
  /// Adds a scroll view of 300×300 points with a picture of 600×600 that it zooms.
  fileprivate func addZoomedPicture() -> (scroll: UIScrollView, picture: UIView, calls: ScrollCalls) {
    let (scroll, calls) = addScrollView(content: CGSize(width: 600, height: 600))
    scroll.frame.size = CGSize(width: 300, height: 300)
    let picture = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    scroll.addSubview(picture)
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.25, 3)
    calls.zoomed = picture
    layOut()
    calls.removeAll()
    return (scroll, picture, calls)
  }
}
