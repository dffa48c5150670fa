import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor @Suite("Random scrolling", .screen(scale: 2), .reportsIssuesAsFailures) struct RandomScrollTests {
  /// Returns the offsets of the content along both axes.
  private func ranges(of scroll: ScrollView) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = scroll.adjustedContentInset
    let right = scroll.contentSize.width - scroll.bounds.width + inset.right
    let bottom = scroll.contentSize.height - scroll.bounds.height + inset.bottom
    return (-inset.left...max(-inset.left, right), -inset.top...max(-inset.top, bottom))
  }

  private func limited(_ offset: CGPoint, in scroll: ScrollView) -> CGPoint {
    let (x, y) = ranges(of: scroll)
    return CGPoint(x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
  }

  @Test(arguments: 1...60)
  func `callbacks follow the grammar, and content comes to rest inside its range`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = ScrollScene(content: CGSize(width: 600, height: 900))
    let scroll = scene.scroll
    let picture = scroll.adding(View(frame: CGRect(x: 0, y: 0, width: 600, height: 900)))
    scene.delegate.zoomed = picture
    scroll.maximumZoomScale = 3
    var fingers: [Finger] = []
    scene.delegate.onScroll = { scroll in
      #expect(scroll.contentOffset.x.isFinite && scroll.contentOffset.y.isFinite)
      if Int.random(in: 0..<200, using: &random) == 0 { scroll.contentOffset = .zero }
    }
    for _ in 0..<120 {
      let (x, y) = (CGFloat.random(in: -90...90, using: &random), CGFloat.random(in: -90...90, using: &random))
      switch Int.random(in: 0..<16, using: &random) {
      case 0...2 where fingers.count < 2:
        let place = CGPoint(x: scroll.bounds.midX + x / 2, y: scroll.bounds.midY + y)
        fingers.append(touch(scroll, at: place))
      case 3...6: fingers.randomElement(using: &random)?.move(by: x, y)
      case 7, 8: if !fingers.isEmpty { fingers.removeFirst().lift() }
      case 9:
        let offset = limited(CGPoint(x: x * 3, y: y * 9), in: scroll)
        scroll.setContentOffset(offset, animated: Bool.random(using: &random))
      case 10: scroll.contentInset = EdgeInsets(top: abs(x), left: 0, bottom: y, right: 0)
      case 11: scroll.frame.size.height = 200 + abs(y)
      case 12: scroll.setZoomScale(1 + abs(x) / 40, animated: Bool.random(using: &random))
      case 13: scroll.isPagingEnabled.toggle()
      case 14: scroll.bounces.toggle()
      default: scene.clock.advance(by: Double.random(in: 0...0.2, using: &random))
      }
    }
    for finger in fingers { finger.lift() }
    scene.clock.advance(by: 30)
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating && !scroll.isZooming)
    #expect(!scroll.isScrollAnimating && !scroll.isZoomAnimating)
    expectEqual(ScrollGrammar.violations(of: scene.delegate.lines), [], "seed \(seed)")
    let (x, y) = ranges(of: scroll)
    let rest = scroll.contentOffset
    // Half a pixel, as the ends of the range need not be on pixels.
    #expect(rest.x > x.lowerBound - 0.3 && rest.x < x.upperBound + 0.3, "seed \(seed): \(rest.x) in \(x)")
    #expect(rest.y > y.lowerBound - 0.3 && rest.y < y.upperBound + 0.3, "seed \(seed): \(rest.y) in \(y)")
    #expect(abs(picture.frame.width - 600 * scroll.zoomScale) < 1e-6 && scroll.zoomScale >= 1 && scroll.zoomScale <= 3)
  }
}
