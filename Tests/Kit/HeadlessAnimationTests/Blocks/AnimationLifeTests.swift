import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Animations of views that are added and removed", .reportsIssuesAsFailures, .screen(scale: 2))
struct AnimationLifeTests {
  let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let log = Log()

  private func windowed() -> Window { configured(Window()) { $0.show(view) } }

  @Test func `a view that is removed from its window loses its animations, as do its subviews`() {
    let (window, inner) = (windowed(), View())
    view.addSubview(inner)
    View.animate(withDuration: 1, animations: { inner.alpha = 0 }) { log.write("inner \($0)") }
    view.removeFromSuperview()
    expectNil(inner.layer.animationKeys())
    expectEqual(log.lines { Screen.main.advance(by: 0) }, "inner false")
    #expect(window.subviews.isEmpty)
  }

  @Test func `a view that is resized by an endless animation with a layout is released`() {
    weak var released: View?
    do {
      let view = View()
      released = view
      View.animate(withDuration: 1, delay: 0, options: [.layoutSubviews, .repeat]) { view.frame.size.width = 9 }
    }
    expectNil(released)
  }

  @Test func `a completion may remove the view and begin the next animation`() {
    let (window, other) = (windowed(), View())
    window.addSubview(other)
    View.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in
      view.removeFromSuperview()
      View.animate(withDuration: 1, animations: { other.alpha = 0 }) {
        log.write("other \($0)@\(Screen.main.clock.now)")
      }
    }
    expectEqual(log.lines { Screen.main.advance(by: 3) }, "other true@2.0")
    expectNil(view.superview)
  }

  @Test func `completions that endlessly begin the next animation run until the end of the advance`() {
    @MainActor final class Loop {
      var count = 0
      func next(_ view: View) {
        View.animate(withDuration: 0.25, animations: { view.alpha = view.alpha == 1 ? 0 : 1 }) { _ in
          self.count += 1
          self.next(view)
        }
      }
    }
    let loop = Loop()
    loop.next(view)
    Screen.main.advance(by: 25)
    expectEqual(loop.count, 100)
    View.setAnimationsEnabled(true)
    view.layer.removeAllAnimations()
  }

  @Test func `many animations that end together all end`() {
    var ended = 0
    let views = (0..<5_000).map { _ in View() }
    for view in views { View.animate(withDuration: 1, animations: { view.alpha = 0 }) { ended += $0 ? 1 : 0 } }
    Screen.main.advance(by: 1)
    expectEqual(ended, 5_000)
    withExtendedLifetime(views) {}
  }

  @Test(arguments: [Double.nan, Double.infinity, -Double.infinity])
  func `durations and delays that are not finite are reported`(number: Double) {
    expectIssue(containing: "View.animate: the duration \(number)") {
      View.animate(withDuration: number) { view.alpha = 0.5 }
    }
    expectIssue(containing: "the delay \(number)") {
      View.animate(withDuration: 1, delay: number, animations: { view.alpha = 1 })
    }
    expectIssue(containing: "is not finite; using") {
      View.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: CGFloat(number), initialSpringVelocity: CGFloat(number),
        animations: { view.alpha = 0 })
    }
    Screen.main.advance(by: 1)
    #expect(view.alpha == 0 && view.layer.animationKeys() == nil)
  }

  @Test func `touches pass by a view that is animated, unless the block lets them through`() {
    let window = windowed()
    let button = view.adding(Control(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let point = CGPoint(x: 5, y: 5)
    View.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(window.hitTest(point, with: nil) === window)
    Screen.main.advance(by: 1)
    #expect(window.hitTest(point, with: nil) === button)
    View.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    #expect(window.hitTest(point, with: nil) === button)
  }

  @Test func `recognizers and animations share the clock, in the order of time`() {
    Screen.main.clock.schedule(after: 0.5) { [log] in log.write("timer") }
    View.animate(withDuration: 0.25, animations: { view.alpha = 0 }) { _ in log.write("fade") }
    View.animate(withDuration: 0.75, animations: { view.center.x = 0 }) { _ in log.write("move") }
    expectEqual(log.lines { Screen.main.advance(by: 1) }, "fade timer move")
  }
}
