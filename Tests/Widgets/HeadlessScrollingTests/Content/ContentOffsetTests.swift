import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor @Suite("Content offset", .screen(scale: 2), .reportsIssuesAsFailures) struct ContentOffsetTests {
  let scene = ScrollScene()
  var scroll: ScrollView { scene.scroll }

  @Test func `h1 the content offset is the origin of the bounds, whichever of both is set`() {
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    expectEqual(scroll.bounds, CGRect(x: 0, y: 40, width: 200, height: 300))
    scroll.bounds.origin.y = 70
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 70))
    expectEqual(scroll.frame, CGRect(x: 10, y: 20, width: 200, height: 300))
  }

  @Test func `a new offset notifies at once; an equal one does not, nor a new bounds origin, which is not rounded`() {
    scroll.contentOffset.y = 40
    expectEqual(scene.calls(), "scroll")
    scroll.contentOffset.y = 40
    expectEqual(scene.calls(), "")
    scroll.bounds.origin.y = 40.3
    #expect(scene.calls() == "" && scroll.contentOffset.y == 40.3)
  }

  @Test(arguments: [(3.8, 4.0), (3.2, 3.0), (-187.25, -187.0), (187.25, 187.5)])
  func `h2 an offset is rounded to the nearest pixel, a half up`(offset: CGFloat, rounded: CGFloat) {
    scroll.contentOffset = CGPoint(x: offset, y: 0)
    expectEqual(scroll.contentOffset.x, rounded)
  }

  @Test(arguments: [99999.0, -500.0])
  func `an offset outside of the content stays, after a layout too`(offset: CGFloat) {
    scroll.contentOffset.y = offset
    scene.window.setNeedsLayout()
    scroll.setNeedsLayout()
    scene.window.layoutIfNeeded()
    expectEqual(scroll.contentOffset.y, offset)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `an offset that is not finite is reported and changes nothing`(number: CGFloat) {
    scroll.contentOffset.y = 40
    expectIssue(containing: "ScrollView.contentOffset") { scroll.contentOffset.y = number }
    expectIssue(containing: "ScrollView.setContentOffset(_:animated:)") {
      scroll.setContentOffset(CGPoint(x: 0, y: number), animated: true)
    }
    expectIssue(containing: "ScrollView.contentSize") { scroll.contentSize.height = number }
    expectIssue(containing: "ScrollView.contentInset") { scroll.contentInset.top = number }
    expectIssue(containing: "ScrollView.scrollRectToVisible(_:animated:)") {
      scroll.scrollRectToVisible(CGRect(x: 0, y: number, width: 1, height: 1), animated: false)
    }
    #expect(scroll.contentOffset.y == 40 && scroll.contentSize.height == 1000 && scroll.contentInset == .zero)
  }

  @Test func `a point is hit-tested in the content that shows`() {
    let low = scroll.adding(View(frame: CGRect(x: 0, y: 400, width: 200, height: 50)))
    #expect(scene.window.hitTest(CGPoint(x: 50, y: 60), with: nil) === scroll)
    scroll.contentOffset.y = 390
    #expect(scene.window.hitTest(CGPoint(x: 50, y: 60), with: nil) === low)
    expectEqual(low.convert(CGPoint.zero, to: scene.window), CGPoint(x: 10, y: 30))
  }

  @Test func `a delegate that moves the offset back in scrollViewDidScroll is notified of it and no further`() {
    scene.delegate.logsOffsets = true
    scene.delegate.onScroll = { $0.contentOffset.y = min($0.contentOffset.y, 100) }
    scroll.contentOffset.y = 250
    #expect(scene.calls() == "(0,250) (0,100)" && scroll.contentOffset.y == 100)
  }

  @Test func `a delegate that moves the offset without end is reported, once`() {
    scene.delegate.onScroll = { $0.contentOffset.y += 1 }
    expectIssue(containing: "scrollViewDidScroll(_:) of the delegate") { scroll.contentOffset.y = 1 }
    expectEqual(scroll.contentOffset.y, 101)
  }

  @Test func `a delegate may remove the scroll view in scrollViewDidScroll`() {
    scene.delegate.onScroll = { $0.removeFromSuperview() }
    scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    scene.clock.advance(by: 1)
    #expect(scroll.superview == nil && !scroll.isScrollAnimating && scroll.contentOffset.y < 10)
  }

  @Test func `the values that a new scroll view has`() {
    let scroll = ScrollView()
    #expect(scroll.clipsToBounds && scroll.bounces && scroll.isScrollEnabled && scroll.scrollsToTop)
    #expect(scroll.bouncesZoom && scroll.delaysContentTouches && scroll.canCancelContentTouches)
    #expect(!scroll.isPagingEnabled && !scroll.isDirectionalLockEnabled && !scroll.alwaysBounceVertical)
    #expect(scroll.zoomScale == 1 && scroll.minimumZoomScale == 1 && scroll.maximumZoomScale == 1)
    #expect(scroll.decelerationRate == .normal && scroll.contentSize == .zero && scroll.contentOffset == .zero)
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic && scroll.keyboardDismissMode == .none)
    #expect(ScrollView.DecelerationRate.normal.rawValue == 0.998 && ScrollView.DecelerationRate.fast.rawValue == 0.99)
    #expect(scroll.pinchGestureRecognizer == nil && scroll.directionalPressGestureRecognizer == nil)
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating && !scroll.isZooming)
    #expect(scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator)
    #expect(scroll.transfersHorizontalScrollingToParent && scroll.transfersVerticalScrollingToParent)
    #expect(scroll.allowsKeyboardScrolling && scroll.contentAlignmentPoint == .zero && scroll.refreshControl == nil)
    #expect(scroll.topEdgeEffect.style === ScrollEdgeEffect.Style.automatic && !scroll.topEdgeEffect.isHidden)
    scroll.withScrollIndicatorsShown { scroll.contentOffset.x = 5 }
    expectEqual(scroll.contentOffset.x, 5)
    scroll.scrollIndicatorInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(scroll.horizontalScrollIndicatorInsets, scroll.verticalScrollIndicatorInsets)
    #expect(scroll.subviews.isEmpty, "indicators are not subviews here")
  }

  @Test func `scrolling 100,000 subviews costs no layout of them`() {
    final class Row: View {
      static var layouts = 0
      override func layoutSubviews() { Row.layouts += 1 }
    }
    for index in 0..<100_000 { scroll.addSubview(Row(frame: CGRect(x: 0, y: CGFloat(index), width: 200, height: 1))) }
    scene.window.layOut { scroll.contentSize.height = 100_000 }
    let layouts = Row.layouts
    for offset in 1...100 { scene.window.layOut { scroll.contentOffset.y = CGFloat(offset * 900) } }
    #expect(Row.layouts == layouts && scroll.contentOffset.y == 90_000)
  }

  @Test func `neither its delegate nor its recognizers nor a motion retain a scroll view, which retains no delegate`() {
    weak var released: ScrollView?
    let clock = Screen.main.clock
    do {
      let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scroll.delegate = ScrollLog()
      expectNil(scroll.delegate, "It is not retained.")
      let log = ScrollLog()
      scroll.contentSize = CGSize(width: 100, height: 1000)
      scroll.maximumZoomScale = 2
      scroll.delegate = log
      scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      clock.advance(by: 0.1)
      released = scroll
    }
    expectNil(released)
    clock.advance(by: 1)
  }
}
