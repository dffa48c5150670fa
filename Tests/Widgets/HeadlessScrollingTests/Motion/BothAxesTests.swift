import HeadlessKit
import HeadlessTesting

@testable import HeadlessScrolling

/// Drags and insets along one axis have the results of the other one.
@MainActor @Suite(.screen(scale: 2), .reportsIssuesAsFailures) struct `Both axes of scroll views` {
  private let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private func scrollView(_ size: CGSize, in superview: View? = nil) -> ScrollView {
    let view = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = size
    (superview ?? window).addSubview(view)
    window.makeKeyAndVisible()
    return view
  }

  /// Drags a view in steps of a frame.
  private func drag(_ view: View, _ axis: LayoutAxis, by steps: [CGFloat]) -> Finger {
    let finger = touch(view)
    for step in steps {
      finger.move(axis, by: step)
      window.screen.advance(by: 1.0 / 60)
    }
    return finger
  }

  @Test(arguments: LayoutAxis.both)
  func `h13 a flick back turns to the page before the one where the drag began`(axis: LayoutAxis) {
    let view = scrollView(axis == .horizontal ? CGSize(width: 900, height: 100) : CGSize(width: 100, height: 900))
    view.isPagingEnabled = true
    view.contentOffset = CGPoint(axis, 300)
    drag(view, axis, by: [10, 40, 40, 40, 40]).lift()
    window.screen.advance(by: 2)
    expectEqual(view.contentOffset[axis], 200)
  }

  @Test(arguments: LayoutAxis.both, [false, true])
  func `a view at its edge scrolls the one around it only if it transfers along this axis`(
    axis: LayoutAxis, transfers: Bool
  ) {
    let outer = scrollView(CGSize(width: 300, height: 300))
    outer.contentOffset = CGPoint(x: 50, y: 50)
    let inner = scrollView(CGSize(width: 300, height: 300), in: outer)
    inner.frame.origin = outer.contentOffset
    inner.transfersHorizontalScrollingToParent = axis == .horizontal ? transfers : !transfers
    inner.transfersVerticalScrollingToParent = axis == .vertical ? transfers : !transfers
    let finger = drag(inner, axis, by: [20, 10])
    #expect(transfers ? outer.contentOffset[axis] < 50 : outer.contentOffset[axis] == 50)
    finger.lift()
    window.screen.advance(by: 2)
  }

  @Test func `a drag that begins beyond an edge continues from the finger's distance along both axes`() {
    let offsets = LayoutAxis.both.map { axis in
      let view = scrollView(CGSize(width: 300, height: 300))
      view.contentOffset = CGPoint(axis, -20)
      let finger = drag(view, axis, by: [20, 10])
      let offset = view.contentOffset[axis]
      finger.lift()
      view.removeFromSuperview()
      return offset
    }
    #expect(offsets[0] == offsets[1] && offsets[0] < -20)
  }

  @Test(.safeAreaInsets(EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)))
  func `content does not inherit a safe area that the adjusted inset contains, at any edge`() {
    let window = Window()
    let (view, content) = (ScrollView(frame: window.bounds), View(frame: window.bounds))
    view.contentInsetAdjustmentBehavior = .always
    view.addSubview(content)
    window.layOut { $0.addSubview(view) }
    expectEqual(view.adjustedContentInset, EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    expectEqual(content.safeAreaInsets, .zero)
  }
}
