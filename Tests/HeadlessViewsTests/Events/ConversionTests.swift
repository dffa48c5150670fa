import HeadlessKit
import HeadlessTesting

/// Points and rectangles between any two views.
///
/// `window (10, 20, 300, 300) > parent (30, 40, 100, 100) > child (5, 6, 50, 50)`, and `uncle (200, 0, 50, 50)` beside
/// `parent`.
@MainActor @Suite("Conversion", .reportsIssuesAsFailures)
struct ConversionTests {
  let window = Window(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
  let parent = View(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
  let child = View(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
  let uncle = View(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
  let point = CGPoint(x: 1, y: 2)

  init() {
    window.holding(parent.holding(child), uncle)
  }

  @Test("up, down, across, and to itself")
  func ways() {
    #expect(child.convert(point, to: parent) == CGPoint(x: 1 + 5, y: 2 + 6))
    #expect(parent.convert(point, to: child) == CGPoint(x: 1 - 5, y: 2 - 6))
    #expect(child.convert(point, to: uncle) == CGPoint(x: 1 + 5 + 30 - 200, y: 2 + 6 + 40 - 0))
    #expect(child.convert(point, to: child) == point)
    #expect(child.convert(point, from: uncle) == CGPoint(x: 1 + 200 - 30 - 5, y: 2 + 0 - 40 - 6))
  }

  @Test("nil means the window's own coordinates, wherever the window is")
  func toNil() {
    #expect(child.convert(point, to: nil) == CGPoint(x: 1 + 5 + 30, y: 2 + 6 + 40))
    #expect(child.convert(point, from: nil) == CGPoint(x: 1 - 5 - 30, y: 2 - 6 - 40))
    #expect(child.convert(point, to: window) == child.convert(point, to: nil))
    #expect(window.convert(point, to: nil) == point)
  }

  @Test("without a window nil means the root's coordinates")
  func toNilWithoutWindow() {
    parent.removeFromSuperview()
    #expect(child.convert(point, to: nil) == CGPoint(x: 1 + 5, y: 2 + 6))
    #expect(parent.convert(point, from: nil) == point)
  }

  @Test("bounds origins count")
  func boundsOrigins() {
    parent.bounds.origin = CGPoint(x: 0, y: 25)
    uncle.bounds.origin = CGPoint(x: 7, y: 0)
    #expect(child.convert(point, to: window) == CGPoint(x: 1 + 5 + 30, y: 2 + 6 - 25 + 40))
    #expect(window.convert(point, to: parent) == CGPoint(x: 1 - 30, y: 2 - 40 + 25))
    #expect(child.convert(point, to: uncle) == CGPoint(x: 1 + 5 + 30 - 200 + 7, y: 2 + 6 - 25 + 40))
  }

  @Test("views of different windows convert by way of the screen")
  func windows() {
    let other = Window(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let far = View(frame: CGRect(x: 3, y: 3, width: 10, height: 10))
    other.addSubview(far)
    #expect(child.convert(point, to: far) == CGPoint(x: 1 + 5 + 30 + 10 - 100 - 3, y: 2 + 6 + 40 + 20 - 0 - 3))
    #expect(far.convert(child.convert(point, to: far), to: child) == point)
    #expect(window.convert(point, to: other) == CGPoint(x: 1 + 10 - 100, y: 2 + 20))
  }

  @Test("two trees without a window meet at their roots' origins")
  func loose() {
    let one = View(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    let other = View(frame: CGRect(x: 90, y: 90, width: 10, height: 10))
    #expect(one.convert(point, to: other) == point)
  }

  @Test("a rectangle keeps its size while nothing is transformed; a negative size is standardized")
  func rects() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(child.convert(rect, to: window) == CGRect(x: 36, y: 48, width: 3, height: 4))
    #expect(window.convert(rect, to: child) == CGRect(x: 1 - 35, y: 2 - 46, width: 3, height: 4))
    #expect(
      child.convert(CGRect(x: 4, y: 6, width: -3, height: -4), to: parent)
        == CGRect(x: 1 + 5, y: 2 + 6, width: 3, height: 4))
  }

  @Test("a point goes through a scaling around the middle")
  func scaled() {
    parent.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The middle of parent, (50, 50), stays at (80, 90) in the window; a point 49 left of it goes 98 left of it.
    #expect(parent.convert(point, to: window) == CGPoint(x: 80 - 2 * 49, y: 90 - 2 * 48))
    #expect(parent.convert(parent.convert(point, to: window), from: window) == point)
    #expect(child.convert(child.bounds, to: window) == CGRect(x: 80 - 2 * 45, y: 90 - 2 * 44, width: 100, height: 100))
  }

  @Test("a rectangle turned by 45 degrees becomes the upright one around it")
  func turned() {
    parent.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let around = parent.convert(parent.bounds, to: window)
    let half = 50 * CGFloat(2).squareRoot()
    #expect(isClose(around, CGRect(x: 80 - half, y: 90 - half, width: 2 * half, height: 2 * half)))
  }

  @Test("turned twice by 45 degrees it is upright again, without growing twice")
  func turnedTwice() {
    parent.transform = CGAffineTransform(rotationAngle: .pi / 4)
    child.frame = parent.bounds
    child.transform = CGAffineTransform(rotationAngle: -.pi / 4)
    #expect(isClose(child.convert(child.bounds, to: window), parent.center, width: 100, height: 100))
  }

  private func isClose(_ one: CGRect, _ center: CGPoint, width: CGFloat, height: CGFloat) -> Bool {
    isClose(one, CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height))
  }

  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    let differences = [one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY]
    return differences.allSatisfy { abs($0) < 1e-9 }
  }

  @Test("a turned view is turned around its anchor point")
  func anchored() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = View(frame: CGRect(x: 50, y: 50, width: 40, height: 20))
    root.addSubview(view)
    view.layer.anchorPoint = .zero
    view.frame = CGRect(x: 50, y: 50, width: 40, height: 20)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.convert(CGPoint(x: 10, y: 10), to: root) == CGPoint(x: 50 + 2 * 10, y: 50 + 3 * 10))
    #expect(view.convert(CGPoint(x: 70, y: 80), from: root) == CGPoint(x: 10, y: 10))
    #expect(view.frame == CGRect(x: 50, y: 50, width: 2 * 40, height: 3 * 20))
  }
}
