import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Coordinate spaces", .screen(scale: 2), .reportsIssuesAsFailures) struct CoordinateSpaceTests {
  /// Returns a window at (10, 20) on the screen, with a view at (5, 6) in it.
  private func makeView(on screen: Screen) -> (view: View, window: Window) {
    Screen.withMain(screen) {
      let window = Window(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      let view = window.adding(View(frame: CGRect(x: 5, y: 6, width: 30, height: 40)))
      window.isHidden = false
      return (view, window)
    }
  }

  /// A space of an app, 1000 points to the right of a view.
  private final class Beside: CoordinateSpace {
    let view: View
    init(_ view: View) { self.view = view }
    var bounds: CGRect { view.bounds }
    func convert(_ point: CGPoint, to space: any CoordinateSpace) -> CGPoint {
      view.convert(CGPoint(x: point.x + 1000, y: point.y), to: space)
    }
    func convert(_ point: CGPoint, from space: any CoordinateSpace) -> CGPoint {
      let point = view.convert(point, from: space)
      return CGPoint(x: point.x - 1000, y: point.y)
    }
    func convert(_ rect: CGRect, to space: any CoordinateSpace) -> CGRect {
      view.convert(rect.offsetBy(dx: 1000, dy: 0), to: space)
    }
    func convert(_ rect: CGRect, from space: any CoordinateSpace) -> CGRect {
      view.convert(rect, from: space).offsetBy(dx: -1000, dy: 0)
    }
  }

  @Test func `points and rectangles go to the screen and back`() {
    let screen = Screen(scale: 2)
    let (view, window) = makeView(on: screen)
    defer { extendLifetime(window) }
    let space = screen.coordinateSpace
    expectEqual(space.bounds, screen.bounds)
    expectEqual(view.convert(CGPoint(x: 1, y: 2), to: space), CGPoint(x: 10 + 5 + 1, y: 20 + 6 + 2))
    expectEqual(view.convert(CGPoint(x: 16, y: 28), from: space), CGPoint(x: 1, y: 2))
    expectEqual(space.convert(CGPoint(x: 1, y: 2), from: view), CGPoint(x: 16, y: 28))
    expectEqual(space.convert(CGPoint(x: 16, y: 28), to: view), CGPoint(x: 1, y: 2))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(view.convert(rect, to: space), rect.offsetBy(dx: 15, dy: 26))
    expectEqual(view.convert(rect.offsetBy(dx: 15, dy: 26), from: space), rect)
    expectEqual(space.convert(rect, from: view), rect.offsetBy(dx: 15, dy: 26))
    expectEqual(space.convert(rect.offsetBy(dx: 15, dy: 26), to: view), rect)
  }

  @Test func `a view as a space is converted as a view`() {
    let (view, window) = makeView(on: Screen(scale: 2))
    let space: any CoordinateSpace = window
    expectEqual(view.convert(CGPoint(x: 1, y: 2), to: space), CGPoint(x: 5 + 1, y: 6 + 2))
    expectEqual(view.convert(CGPoint(x: 6, y: 8), from: space), CGPoint(x: 1, y: 2))
    #expect(view.convert(view.bounds, to: space) == view.frame && view.convert(view.frame, from: space) == view.bounds)
  }

  @Test func `an upright screen is its own fixed space; a turned one has its home button on the right`() {
    let upright = Screen(scale: 2, size: CGSize(width: 300, height: 500))
    expectEqual(upright.fixedCoordinateSpace.bounds, upright.bounds)
    let turned = Screen(scale: 2, size: CGSize(width: 500, height: 300))
    let (space, fixed) = (turned.coordinateSpace, turned.fixedCoordinateSpace)
    expectEqual(fixed.bounds, CGRect(x: 0, y: 0, width: 300, height: 500))
    // The device was turned to the left: its upright top left corner is at the bottom left.
    expectEqual(fixed.convert(CGPoint.zero, to: space), CGPoint(x: 0, y: 300))
    expectEqual(fixed.convert(CGPoint(x: 0, y: 300), from: space), .zero)
    expectEqual(space.convert(CGPoint(x: 10, y: 280), to: fixed), CGPoint(x: 300 - 280, y: 10))
    expectEqual(fixed.convert(CGPoint(x: 20, y: 10), to: fixed), CGPoint(x: 20, y: 10))
    let (view, window) = makeView(on: turned)
    defer { extendLifetime(window) }
    expectEqual(view.convert(CGPoint.zero, to: fixed), CGPoint(x: 300 - 26, y: 15))
    let expected = CGRect(x: 300 - 26 - 40, y: 15, width: 40, height: 30)
    expectEqual(view.convert(CGRect(x: 0, y: 0, width: 30, height: 40), to: fixed), expected)
    expectEqual(view.convert(CGRect(x: 234, y: 15, width: 40, height: 30), from: fixed), view.bounds)
  }

  @Test func `a space of another kind is asked itself`() {
    let screen = Screen(scale: 2)
    let (view, window) = makeView(on: screen)
    defer { extendLifetime(window) }
    let beside = Beside(view)
    expectEqual(view.convert(CGPoint.zero, to: beside), CGPoint(x: -1000, y: 0))
    expectEqual(view.convert(CGPoint.zero, from: beside), CGPoint(x: 1000, y: 0))
    #expect(view.convert(view.bounds, to: beside).minX == -1000 && view.convert(view.bounds, from: beside).minX == 1000)
    let space = screen.coordinateSpace
    expectEqual(space.convert(CGPoint.zero, to: beside), CGPoint(x: -1000 - 15, y: -26))
    expectEqual(space.convert(CGPoint.zero, from: beside), CGPoint(x: 1000 + 15, y: 26))
  }
}
