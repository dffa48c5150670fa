import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor @Suite("Refresh control", .screen(scale: 2), .reportsIssuesAsFailures) struct RefreshControlTests {
  /// The number of events that the control has sent.
  final class Count { var value = 0 }

  let scene = ScrollScene()
  let control = RefreshControl()
  let events = Count()
  var scroll: ScrollView { scene.scroll }

  init() {
    control.addAction(Action { [events] _ in events.value += 1 }, for: .valueChanged)
    scroll.refreshControl = control
    scene.window.layoutIfNeeded()
  }

  @Test func `a refresh control is a subview of 60 points above the content`() {
    #expect(control.superview === scroll && scroll.subviews.first === control)
    expectEqual(control.frame, CGRect(x: 0, y: -60, width: 200, height: 60))
    expectEqual(RefreshControl().bounds.height, 60)
    scroll.refreshControl = nil
    expectNil(control.superview)
  }

  @Test(.system(.iOS26)) func `q16 on iOS 26 a refresh control is hidden at the origin while it rests`() {
    scene.window.layOut { scroll.setNeedsLayout() }
    #expect(control.isHidden && control.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
    scene.window.layOut { control.beginRefreshing() }
    #expect(!control.isHidden && control.frame.minY == -60)
    scene.window.layOut { control.endRefreshing() }
    #expect(control.isHidden && control.frame.minY == 0)
  }

  @Test(.system(.iOS26)) func `q16 on iOS 26 a pull shows the control, and its end hides it`() {
    let finger = touch(scroll)
    scene.window.layOut { finger.move(by: 0, 60) }
    #expect(scroll.contentOffset.y < 0 && !control.isHidden && control.frame.minY == -60)
    finger.lift()
    scene.clock.advance(by: 2)
    scene.window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == 0 && control.isHidden)
  }

  @Test func `a control that is added as a subview after another one was removed refreshes`() {
    scroll.refreshControl = nil
    let other = scroll.adding(RefreshControl())
    let finger = scene.drag(by: 170)
    #expect(other.isRefreshing && control.superview == nil)
    finger.lift()
    expectEqual(scroll.adjustedContentInset.top, 60)
  }

  @Test func `a pull of 60 points refreshes, and the content rests below the control until the refresh ends`() {
    let finger = scene.drag(by: 110)
    #expect(events.value == 0 && !control.isRefreshing, "46.5 points beyond the edge")
    finger.move(by: 0, 60)
    #expect(events.value == 1 && control.isRefreshing)
    finger.move(by: 0, 20)
    expectEqual(events.value, 1)
    finger.lift()
    #expect(scroll.adjustedContentInset.top == 60 && scroll.contentInset == .zero)
    scene.clock.advance(by: 3)
    expectEqual(scroll.contentOffset.y, -60)
    control.endRefreshing()
    #expect(scroll.contentOffset.y == 0 && scroll.adjustedContentInset.top == 0 && !control.isRefreshing)
  }

  @Test func `a refresh by code sends no event and does not move the content`() {
    control.beginRefreshing()
    #expect(control.isRefreshing && events.value == 0)
    #expect(scroll.contentOffset.y == 0 && scroll.adjustedContentInset.top == 60)
    control.endRefreshing()
    #expect(!control.isRefreshing && scroll.adjustedContentInset.top == 0)
  }

  @Test func `while a finger drags, a refresh does not change the inset`() {
    let finger = scene.drag(by: 170)
    #expect(control.isRefreshing && scroll.adjustedContentInset.top == 0)
    let offset = scroll.contentOffset.y
    finger.move(by: 0, 20)
    #expect(scroll.contentOffset.y < offset && scroll.adjustedContentInset.top == 0)
    finger.lift()
    expectEqual(scroll.adjustedContentInset.top, 60)
    scene.clock.advance(by: 3)
    let other = scene.drag(by: -50)
    control.endRefreshing()
    #expect(scroll.contentOffset.y == -20 && scroll.adjustedContentInset.top == 60)
    other.lift()
    expectEqual(scroll.adjustedContentInset.top, 0)
    scene.clock.advance(by: 3)
    expectEqual(scroll.contentOffset.y, 0)
  }

  @Test func `the inset of a refresh is added to the app's, and a pull is measured from both`() {
    scroll.contentInset.top = 20
    control.beginRefreshing()
    #expect(scroll.adjustedContentInset.top == 80 && scroll.contentInset.top == 20)
    control.endRefreshing()
    scroll.contentOffset.y = -20
    let finger = scene.drag(by: 110)
    #expect(scroll.contentOffset.y == -66.5 && !control.isRefreshing, "46.5 points beyond the edge at -20")
    finger.move(by: 0, 60)
    #expect(control.isRefreshing)
    finger.lift()
  }

  @Test func `a control that refreshes brings its inset, and takes it along`() {
    control.beginRefreshing()
    expectEqual(scroll.adjustedContentInset.top, 60)
    control.removeFromSuperview()
    expectEqual(scroll.adjustedContentInset.top, 0)
    scroll.addSubview(control)
    expectEqual(scroll.adjustedContentInset.top, 60)
    scroll.refreshControl = nil
    expectEqual(scroll.adjustedContentInset.top, 0)
    scroll.refreshControl = control
    expectEqual(scroll.adjustedContentInset.top, 60)
    scroll.refreshControl = RefreshControl()
    #expect(scroll.adjustedContentInset.top == 0 && control.superview == nil)
  }

  @Test func `of two controls the first one refreshes`() {
    let second = scroll.adding(RefreshControl())
    touch(scroll).move(by: 0, 170)
    #expect(control.isRefreshing && !second.isRefreshing)
  }

  @Test(arguments: [SemanticContentAttribute.forceLeftToRight, .forceRightToLeft])
  func `a control is as wide as the scroll view after a change of its size`(direction: SemanticContentAttribute) {
    scroll.semanticContentAttribute = direction
    scroll.frame.size.width = 350
    scene.window.layoutIfNeeded()
    expectEqual(control.frame, CGRect(x: 0, y: -60, width: 350, height: 60))
  }

  @Test func `a disabled control does not refresh`() {
    control.isEnabled = false
    touch(scroll).move(by: 0, 170)
    #expect(events.value == 0 && !control.isRefreshing)
  }
}
