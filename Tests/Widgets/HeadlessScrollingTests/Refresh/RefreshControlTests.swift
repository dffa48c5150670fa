import Foundation
import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

@MainActor @Suite("Refresh control", .screen(scale: 2), .reportsIssuesAsFailures)
struct RefreshControlTests {
  /// The number of events that the control has sent.
  final class Count {
    var value = 0
  }

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
    #expect(control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
    #expect(RefreshControl().bounds.height == 60)
    scroll.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test func `a pull of 60 points refreshes, and the content rests below the control until the refresh ends`() {
    let finger = touch(scroll)
    finger.move(by: 0, 110)
    #expect(events.value == 0 && !control.isRefreshing, "46.5 points beyond the edge")
    finger.move(by: 0, 60)
    #expect(events.value == 1 && control.isRefreshing)
    finger.move(by: 0, 20)
    #expect(events.value == 1)
    finger.lift()
    #expect(scroll.adjustedContentInset.top == 60 && scroll.contentInset == .zero)
    scene.clock.advance(by: 3)
    #expect(scroll.contentOffset.y == -60)
    control.endRefreshing()
    #expect(scroll.contentOffset.y == 0 && scroll.adjustedContentInset.top == 0 && !control.isRefreshing)
  }

  @Test func `a refresh that ends while the finger pulls does not begin again`() {
    control.addAction(Action { ($0.sender as? RefreshControl)?.endRefreshing() }, for: .valueChanged)
    let finger = touch(scroll)
    finger.move(by: 0, 170)
    finger.move(by: 0, 10)
    finger.lift()
    scene.clock.advance(by: 3)
    #expect(events.value == 1 && scroll.contentOffset.y == 0)
  }

  @Test func `a refresh by code sends no event and does not move the content`() {
    control.beginRefreshing()
    #expect(control.isRefreshing && events.value == 0)
    #expect(scroll.contentOffset.y == 0 && scroll.adjustedContentInset.top == 60)
    control.endRefreshing()
    #expect(!control.isRefreshing && scroll.adjustedContentInset.top == 0)
  }

  @Test func `a control that is added as a subview refreshes, too`() {
    let scene = ScrollScene()
    let control = RefreshControl()
    scene.scroll.addSubview(control)
    let finger = touch(scene.scroll)
    finger.move(by: 0, 170)
    #expect(control.isRefreshing)
    finger.lift()
  }

  @Test func `a disabled control does not refresh`() {
    control.isEnabled = false
    touch(scroll).move(by: 0, 170)
    #expect(events.value == 0 && !control.isRefreshing)
  }
}
