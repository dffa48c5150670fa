import HeadlessKit
import HeadlessTesting

@testable import HeadlessScrolling

@MainActor
@Suite(
  "Safe area of content", .screen(scale: 2),
  .safeAreaInsets(EdgeInsets(top: 62, left: 10, bottom: 34, right: 20)), .reportsIssuesAsFailures)
struct ContentSafeAreaTests {
  let window = Window()
  let scroll: ScrollView
  let content: View

  init() {
    scroll = ScrollView(frame: window.bounds)
    scroll.contentSize = CGSize(width: window.bounds.width, height: 2000)
    content = View(frame: CGRect(origin: .zero, size: scroll.contentSize))
    scroll.addSubview(content)
    window.show(scroll)
    window.layoutIfNeeded()
  }

  @Test func `h18 content does not inherit the safe area that the adjusted inset contains`() {
    expectEqual(scroll.adjustedContentInset, EdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    expectEqual(scroll.safeAreaInsets, EdgeInsets(top: 62, left: 10, bottom: 34, right: 20))
    expectEqual(content.safeAreaInsets, EdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    for offset in [0, 100, 2000 - window.bounds.height] {
      window.layOut { scroll.contentOffset.y = offset }
      expectEqual(content.safeAreaInsets, EdgeInsets(top: 0, left: 10, bottom: 0, right: 20), "at \(offset)")
    }
  }

  @Test func `without an adjustment content inherits the safe area where it reaches, also with an inset of the app`() {
    scroll.contentInsetAdjustmentBehavior = .never
    expectEqual(scroll.contentOffset.y, 0)
    expectEqual(content.safeAreaInsets, EdgeInsets(top: 62, left: 10, bottom: 34, right: 20))
    scroll.contentInset.top = 62
    expectEqual(content.safeAreaInsets.top, 62)
  }

  @Test(arguments: [ScrollView.ContentInsetAdjustmentBehavior.automatic, .never])
  func `the inset of a refresh does not belong to the safe area`(behavior: ScrollView.ContentInsetAdjustmentBehavior) {
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.refreshControl = RefreshControl()
    window.layoutIfNeeded()
    let top = content.safeAreaInsets.top
    window.layOut { scroll.refreshControl?.beginRefreshing() }
    #expect(top == (behavior == .never ? 62 : 0) && content.safeAreaInsets.top == top)
    expectEqual(scroll.adjustedContentInset.top, behavior == .never ? 60 : 122)
  }

  @Test func `content that begins to scroll no longer inherits the safe area`() {
    scroll.contentSize.height = 100
    content.frame.size.height = 100
    #expect(scroll.contentOffset.y == 0 && content.safeAreaInsets.top == 62)
    scroll.contentSize.height = 2000
    #expect(scroll.contentOffset.y == -62 && content.safeAreaInsets.top == 0)
  }

  @Test(arguments: [-62.0, 300]) func `the change is announced in the next layout pass`(offset: CGFloat) {
    final class NotedView: View {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    let noted = content.adding(NotedView(frame: content.bounds))
    scroll.contentOffset.y = offset
    window.layoutIfNeeded()
    let changes = noted.changes
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(noted.changes == changes && noted.safeAreaInsets.top >= 62)
    window.layoutIfNeeded()
    expectEqual(noted.changes, changes + 1)
  }

  @Test func `in a navigation controller the automatic behavior adjusts content that does not scroll`() {
    scroll.contentSize.height = 100
    expectEqual(scroll.adjustedContentInset, .zero)
    let adjusting: any ContentInsetAdjusting = scroll
    adjusting.isInNavigation = true
    expectEqual(scroll.adjustedContentInset, EdgeInsets(top: 62, left: 0, bottom: 34, right: 0))
    expectEqual(scroll.contentOffset.y, -62)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    expectEqual(scroll.adjustedContentInset, .zero)
  }

  @Test(arguments: [
    EdgeInsets(top: 100, left: 30, bottom: 100, right: 30), EdgeInsets(top: 62, left: 10, bottom: 34, right: 20),
  ])
  func `q24 a scroll view that constraints place away from the safe area begins at an offset of zero`(
    distance: EdgeInsets
  ) {
    let placed = ScrollView()
    placed.alwaysBounceVertical = true
    placed.alwaysBounceHorizontal = true
    window.addForConstraints(placed)
    LayoutConstraint.activate([
      placed.topAnchor.constraint(equalTo: window.topAnchor, constant: distance.top),
      placed.leftAnchor.constraint(equalTo: window.leftAnchor, constant: distance.left),
      placed.rightAnchor.constraint(equalTo: window.rightAnchor, constant: -distance.right),
      placed.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -distance.bottom),
    ])
    window.layoutIfNeeded()
    #expect(placed.contentOffset == .zero && placed.adjustedContentInset == .zero)
  }
}
