import HeadlessKit
import HeadlessTesting

/// Points and rectangles between any two views.
///
/// `window (10, 20, 300, 300) > parent (30, 40, 100, 100) > child (5, 6, 50, 50)`, and `uncle (200, 0, 50, 50)` beside
/// `parent`.
@MainActor @Suite("Conversion", .reportsIssuesAsFailures) struct ConversionTests {
  let window = Window(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
  let parent = View(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
  let child = View(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
  let uncle = View(frame: CGRect(x: 200, y: 0, width: 50, height: 50))
  let point = CGPoint(x: 1, y: 2)

  init() { window.holding(parent.holding(child), uncle) }

  @Test func `up, down, across, and to itself`() {
    expectEqual(child.convert(point, to: parent), CGPoint(x: 1 + 5, y: 2 + 6))
    expectEqual(parent.convert(point, to: child), CGPoint(x: 1 - 5, y: 2 - 6))
    expectEqual(child.convert(point, to: uncle), CGPoint(x: 1 + 5 + 30 - 200, y: 2 + 6 + 40 - 0))
    expectEqual(child.convert(point, to: child), point)
    expectEqual(child.convert(point, from: uncle), CGPoint(x: 1 + 200 - 30 - 5, y: 2 + 0 - 40 - 6))
  }

  @Test func `nil means the window's own coordinates, wherever the window is`() {
    expectEqual(child.convert(point, to: nil), CGPoint(x: 1 + 5 + 30, y: 2 + 6 + 40))
    expectEqual(child.convert(point, from: nil), CGPoint(x: 1 - 5 - 30, y: 2 - 6 - 40))
    expectEqual(child.convert(point, to: window), child.convert(point, to: nil))
    expectEqual(window.convert(point, to: nil as View?), point)
  }

  @Test func `without a window nil means the root's coordinates`() {
    parent.removeFromSuperview()
    expectEqual(child.convert(point, to: nil), CGPoint(x: 1 + 5, y: 2 + 6))
    expectEqual(parent.convert(point, from: nil), point)
  }

  @Test func `bounds origins are included`() {
    parent.bounds.origin = CGPoint(x: 0, y: 25)
    uncle.bounds.origin = CGPoint(x: 7, y: 0)
    expectEqual(child.convert(point, to: window), CGPoint(x: 1 + 5 + 30, y: 2 + 6 - 25 + 40))
    expectEqual(window.convert(point, to: parent), CGPoint(x: 1 - 30, y: 2 - 40 + 25))
    expectEqual(child.convert(point, to: uncle), CGPoint(x: 1 + 5 + 30 - 200 + 7, y: 2 + 6 - 25 + 40))
  }

  @Test func `views of different windows, or of a window and none, convert by way of the screen`() {
    let other = Window(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let far = other.adding(View(frame: CGRect(x: 3, y: 3, width: 10, height: 10)))
    expectEqual(child.convert(point, to: far), CGPoint(x: 1 + 5 + 30 + 10 - 100 - 3, y: 2 + 6 + 40 + 20 - 0 - 3))
    expectEqual(far.convert(child.convert(point, to: far), to: child), point)
    expectEqual(window.convert(point, to: other), CGPoint(x: 1 + 10 - 100, y: 2 + 20))
    let loose = View(frame: CGRect(x: 50, y: 60, width: 10, height: 10))
    expectEqual(child.convert(point, to: loose), CGPoint(x: 1 + 5 + 30 + 10 - 50, y: 2 + 6 + 40 + 20 - 60))
  }

  @Test func `two trees without a window convert through their roots' own frames`() {
    let one = View(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    let other = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    expectEqual(one.convert(CGPoint(x: 10, y: 10), to: other), CGPoint(x: 10 + 10, y: 10 + 10))
    expectEqual(one.convert(CGPoint(x: 10, y: 10), from: other), CGPoint(x: 10 - 10, y: 10 - 10))
    one.addSubview(child)
    other.frame.origin = CGPoint(x: 7, y: 8)
    expectEqual(child.convert(point, to: other), CGPoint(x: 1 + 5 + 10 - 7, y: 2 + 6 + 10 - 8))
    expectEqual(child.convert(child.bounds, to: other), CGRect(x: 5 + 10 - 7, y: 6 + 10 - 8, width: 50, height: 50))
    expectEqual(other.convert(point, to: child), CGPoint(x: 1 + 7 - 10 - 5, y: 2 + 8 - 10 - 6))
  }

  @Test func `the size of a rectangle does not change while nothing is transformed; a negative size is standardized`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expectEqual(child.convert(rect, to: window), CGRect(x: 36, y: 48, width: 3, height: 4))
    expectEqual(window.convert(rect, to: child), CGRect(x: 1 - 35, y: 2 - 46, width: 3, height: 4))
    let expected = CGRect(x: 1 + 5, y: 2 + 6, width: 3, height: 4)
    expectEqual(child.convert(CGRect(x: 4, y: 6, width: -3, height: -4), to: parent), expected)
  }

  @Test func `a point is converted through a scale around the middle`() {
    parent.transform = CGAffineTransform(scaleX: 2, y: 2)
    // The middle of parent, (50, 50), is at (80, 90) in the window; a point 49 left of it is 98 left of it there.
    expectEqual(parent.convert(point, to: window), CGPoint(x: 80 - 2 * 49, y: 90 - 2 * 48))
    expectEqual(parent.convert(parent.convert(point, to: window), from: window), point)
    #expect(child.convert(child.bounds, to: window) == CGRect(x: 80 - 2 * 45, y: 90 - 2 * 44, width: 100, height: 100))
  }

  @Test func `a rectangle turned by 45 degrees becomes the upright one around it`() {
    parent.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let around = parent.convert(parent.bounds, to: window)
    let half = 50 * CGFloat(2).squareRoot()
    #expect(isClose(around, CGRect(x: 80 - half, y: 90 - half, width: 2 * half, height: 2 * half)))
  }

  @Test func `turned twice by 45 degrees it is upright again, without growing twice`() {
    parent.transform = CGAffineTransform(rotationAngle: .pi / 4)
    child.frame = parent.bounds
    child.transform = CGAffineTransform(rotationAngle: -.pi / 4)
    #expect(isClose(child.convert(child.bounds, to: window), parent.center, width: 100, height: 100))
  }

  /// Returns two views of 100×100 around (150, 150) of a root, turned by angles in degrees.
  private func siblings(_ angle: CGFloat, _ other: CGFloat) -> (root: View, one: View, other: View) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let views = [angle, other].map { degrees in
      let view = View(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      view.transform = CGAffineTransform(rotationAngle: degrees * .pi / 180)
      return view
    }
    root.holding(views[0], views[1])
    return (root, views[0], views[1])
  }

  @Test func `s5 a rectangle between turned siblings gets a box in the common ancestor and one in the target`() {
    let (root, one, other) = siblings(45, 45)
    // In the root the box has the diagonal as its side; turned back, the box around that has the diagonal of the box.
    let diagonal = 100 * CGFloat(2).squareRoot()
    #expect(isClose(one.convert(one.bounds, to: root), one.center, width: diagonal, height: diagonal))
    #expect(isClose(one.convert(one.bounds, to: other), CGPoint(x: 50, y: 50), width: 200, height: 200))
    #expect(isClose(one.convert(other.bounds, from: other), CGPoint(x: 50, y: 50), width: 200, height: 200))
    let there = one.convert(point, to: other)
    #expect(abs(there.x - point.x) < 1e-9 && abs(there.y - point.y) < 1e-9)
  }

  @Test func `s5 there are two boxes however many levels are turned`() {
    let (_, one, other) = siblings(45, 0)
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    child.frame.size = CGSize(width: 0, height: 0)
    child.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    child.center = CGPoint(x: 50, y: 50)
    one.addSubview(child)
    // Turned by 90 degrees altogether, the box is as large as the view; a box a level would be twice as large.
    #expect(isClose(child.convert(child.bounds, to: other), CGPoint(x: 50, y: 50), width: 100, height: 100))
    #expect(isClose(other.convert(child.bounds, from: child), CGPoint(x: 50, y: 50), width: 100, height: 100))
  }

  @Test func `a rectangle between turned layers gets the same two boxes`() {
    let (_, one, other) = siblings(45, 45)
    let between = one.layer.convert(one.layer.bounds, to: other.layer)
    #expect(isClose(between, CGPoint(x: 50, y: 50), width: 200, height: 200))
    #expect(isClose(other.layer.convert(one.layer.bounds, from: one.layer), between))
    let (top, left, right) = (Layer(), Layer(), Layer())
    for layer in [left, right] {
      top.addSublayer(layer)
      layer.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
      layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    }
    #expect(isClose(left.convert(left.bounds, to: right), CGPoint(x: 50, y: 50), width: 200, height: 200))
    let diagonal = 100 * CGFloat(2).squareRoot()
    #expect(isClose(left.convert(left.bounds, to: top), left.position, width: diagonal, height: diagonal))
  }

  @Test func `the null and the infinite rectangle stay what they are`() {
    let (_, one, other) = siblings(45, 30)
    #expect(one.convert(CGRect.null, to: other).isNull)
    expectEqual(one.convert(CGRect.infinite, to: other), .infinite)
  }

  private func isClose(_ one: CGRect, _ center: CGPoint, width: CGFloat, height: CGFloat) -> Bool {
    isClose(one, CGRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height))
  }

  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    let differences = [one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY]
    return differences.allSatisfy { abs($0) < 1e-9 }
  }

  @Test func `a turned view is turned around its anchor point`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = root.adding(View(frame: CGRect(x: 50, y: 50, width: 40, height: 20)))
    view.layer.anchorPoint = .zero
    view.frame = CGRect(x: 50, y: 50, width: 40, height: 20)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    expectEqual(view.convert(CGPoint(x: 10, y: 10), to: root), CGPoint(x: 50 + 2 * 10, y: 50 + 3 * 10))
    expectEqual(view.convert(CGPoint(x: 70, y: 80), from: root), CGPoint(x: 10, y: 10))
    expectEqual(view.frame, CGRect(x: 50, y: 50, width: 2 * 40, height: 3 * 20))
  }
}
