import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor
@Suite(
  "Content inset", .screen(scale: 2), .safeAreaInsets(EdgeInsets(top: 62, left: 10, bottom: 34, right: 20)),
  .reportsIssuesAsFailures)
struct ContentInsetTests {
  typealias Behavior = ScrollView.ContentInsetAdjustmentBehavior

  /// Returns a scroll view that fills a window with a safe area, and its delegate.
  private func makeScene(
    _ content: CGSize, _ behavior: Behavior = .automatic, always: [LayoutAxis] = []
  ) -> InsetScene {
    let window = Window()
    let (scroll, log) = (ScrollView(frame: window.bounds), ScrollLog())
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.alwaysBounceVertical = always.contains(.vertical)
    scroll.alwaysBounceHorizontal = always.contains(.horizontal)
    scroll.contentSize = content
    scroll.delegate = log
    window.show(scroll)
    window.layoutIfNeeded()
    return InsetScene(window: window, scroll: scroll, log: log)
  }

  /// The window and the delegate, which nothing else retains.
  struct InsetScene {
    let window: Window
    let scroll: ScrollView
    let log: ScrollLog
  }

  nonisolated private static let none = EdgeInsets.zero
  nonisolated private static let vertical = EdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
  nonisolated private static let horizontal = EdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
  nonisolated private static let all = EdgeInsets(top: 62, left: 10, bottom: 34, right: 20)
  nonisolated private static let short = CGSize(width: 100, height: 100)
  nonisolated private static let high = CGSize(width: 100, height: 2000)
  nonisolated private static let wide = CGSize(width: 2000, height: 100)

  private nonisolated static let rows: [(Behavior, CGSize, EdgeInsets, always: [LayoutAxis])] = [
    (.automatic, short, none, []), (.automatic, high, vertical, []), (.automatic, wide, horizontal, []),
    (.scrollableAxes, short, none, []), (.scrollableAxes, high, vertical, []),
    (.scrollableAxes, short, vertical, [.vertical]), (.scrollableAxes, short, all, [.vertical, .horizontal]),
    (.never, high, none, []), (.always, short, all, []),
  ]

  @Test(arguments: rows) func `h5 the behavior decides on which edges the safe area is added`(
    behavior: Behavior, content: CGSize, inset: EdgeInsets, always: [LayoutAxis]
  ) {
    let scene = makeScene(content, behavior, always: always)
    let scroll = scene.scroll
    #expect(scroll.adjustedContentInset == inset && scroll.contentInset == .zero)
    scroll.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expectEqual(scroll.adjustedContentInset.top, inset.top + 1)
    expectEqual(scroll.adjustedContentInset.right, inset.right + 4)
  }

  @Test(arguments: [(wide, CGPoint(x: -10, y: 0)), (high, CGPoint(x: 0, y: -62))])
  func `h3 content at the start edge follows the safe area along each axis`(content: CGSize, offset: CGPoint) {
    let scene = makeScene(content)
    #expect(scene.scroll.contentOffset == offset && scene.log.lines == ["scroll", "inset"])
    scene.window.layOut { scene.scroll.contentInsetAdjustmentBehavior = .never }
    #expect(scene.scroll.contentOffset == .zero && scene.scroll.adjustedContentInset == .zero)
    scene.scroll.contentInsetAdjustmentBehavior = .automatic
    expectEqual(scene.scroll.contentOffset, offset)
    scene.scroll.contentInsetAdjustmentBehavior = .never
    expectEqual(scene.scroll.contentOffset, .zero)
  }

  @Test(arguments: [(LayoutAxis.horizontal, CGPoint(x: -10, y: 0)), (.vertical, CGPoint(x: 0, y: -62))])
  func `an axis that begins to bounce is adjusted at once`(axis: LayoutAxis, offset: CGPoint) {
    let scene = makeScene(Self.short)
    scene.log.lines = []
    func setBounces(_ bounces: Bool) {
      if axis == .horizontal { scene.scroll.alwaysBounceHorizontal = bounces }
      if axis == .vertical { scene.scroll.alwaysBounceVertical = bounces }
    }
    setBounces(true)
    #expect(scene.scroll.contentOffset == offset && scene.log.lines == ["scroll", "inset"])
    setBounces(false)
    #expect(scene.scroll.contentOffset == .zero && scene.log.lines == ["scroll", "inset", "scroll", "inset"])
  }

  @Test func `a scroll view without a window has no safe area`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    scroll.contentInset = EdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
    #expect(scroll.adjustedContentInset == scroll.contentInset && scroll.contentOffset.y == 0)
  }

  @Test func `content that is scrolled stays where it is when the inset changes, and an equal inset does not notify`() {
    let scene = makeScene(Self.high)
    let scroll = scene.scroll
    scene.log.lines = []
    scroll.contentInset = .zero
    scroll.contentSize = Self.high
    expectEqual(scene.log.lines, [])
    scroll.contentOffset.y = 300
    scene.log.lines = []
    scroll.contentInset.top = 50
    #expect(scroll.contentOffset.y == 300 && scene.log.lines == ["inset"])
  }

  @Test func `a new adjusted inset calls adjustedContentInsetDidChange before the delegate`() {
    final class NotedScrollView: ScrollView {
      var log: ScrollLog?
      override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        log?.lines.append("hook")
      }
    }
    let scroll = NotedScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let log = ScrollLog()
    (scroll.log, scroll.delegate) = (log, log)
    scroll.contentInset.top = 10
    expectEqual(log.lines, ["scroll", "hook", "inset"])
  }

  @Test func `h4 a smaller content, and a larger view, move the offset into the content`() {
    let scene = makeScene(Self.high, .never)
    let scroll = scene.scroll
    scroll.contentOffset.y = 1000
    scroll.contentSize.height = scroll.bounds.height + 600
    expectEqual(scroll.contentOffset.y, 600)
    scroll.frame.size.height += 100
    expectEqual(scroll.contentOffset.y, 500)
    scroll.bounds.size.height += 100
    expectEqual(scroll.contentOffset.y, 400)
  }

  @Test func `an empty rectangle does not scroll, and of one that is too large the top shows`() {
    let scene = makeScene(Self.high, .never)
    let scroll = scene.scroll
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1200, width: 10, height: 0), animated: false)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1200, width: 0, height: 10), animated: false)
    expectEqual(scroll.contentOffset.y, 0)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: scroll.bounds.height + 1), animated: false)
    expectEqual(scroll.contentOffset.y, 300)
  }

  @Test func `a scroll view that is switched off has no scrollable axes`() {
    let scene = makeScene(Self.high)
    scene.scroll.isScrollEnabled = false
    #expect(scene.scroll.adjustedContentInset == .zero && scene.scroll.contentOffset.y == 0)
    scene.scroll.contentInsetAdjustmentBehavior = .always
    expectEqual(scene.scroll.adjustedContentInset, Self.all)
  }

  @Test func `a rectangle is scrolled to as little as needed, inside the adjusted inset`() {
    let scene = makeScene(Self.high)
    let scroll = scene.scroll
    let height = scroll.bounds.height
    scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    expectEqual(scroll.contentOffset.y, -62, "it shows already")
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1200, width: 10, height: 100), animated: false)
    expectEqual(scroll.contentOffset.y, 1300 - (height - 34))
    scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 100), animated: false)
    expectEqual(scroll.contentOffset.y, 438)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 10, height: 100), animated: false)
    expectEqual(scroll.contentOffset.y, 2000 - (height - 34), "no further than the content")
  }
}
