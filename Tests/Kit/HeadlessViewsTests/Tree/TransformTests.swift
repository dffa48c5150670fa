import HeadlessKit
import HeadlessTesting

/// The effect of a transform on `frame`, of a view at (10, 20, 40, 20) with its middle at (30, 30).
@MainActor @Suite("Transforms", .reportsIssuesAsFailures) struct TransformTests {
  let view = View(frame: CGRect(x: 10, y: 20, width: 40, height: 20))

  nonisolated static let rows: [(CGAffineTransform, CGRect)] = [
    (.identity, CGRect(x: 10, y: 20, width: 40, height: 20)),
    (CGAffineTransform(scaleX: 2, y: 1), CGRect(x: 30 - 40, y: 30 - 10, width: 2 * 40, height: 20)),
    (CGAffineTransform(scaleX: 0.5, y: 0.5), CGRect(x: 30 - 10, y: 30 - 5, width: 20, height: 10)),
    (CGAffineTransform(scaleX: -1, y: 1), CGRect(x: 10, y: 20, width: 40, height: 20)),
    (CGAffineTransform(rotationAngle: .pi / 2), CGRect(x: 30 - 10, y: 30 - 20, width: 20, height: 40)),
    (CGAffineTransform(rotationAngle: .pi), CGRect(x: 10, y: 20, width: 40, height: 20)),
    (CGAffineTransform(rotationAngle: -3 * .pi / 2), CGRect(x: 30 - 10, y: 30 - 20, width: 20, height: 40)),
    (
      CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2),
      CGRect(x: 30 - 20, y: 30 - 40, width: 40, height: 80)
    ),
    (CGAffineTransform(translationX: 7, y: -3), CGRect(x: 10 + 7, y: 20 - 3, width: 40, height: 20)),
    (
      CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 2),
      CGRect(x: 30 + 5 - 40, y: 30 - 20, width: 80, height: 40)
    ),
  ]

  @Test(arguments: rows)
  func `the frame is the upright rectangle around the transformed view, whose bounds and center do not change`(
    transform: CGAffineTransform, frame: CGRect
  ) {
    view.transform = transform
    #expect(view.frame == frame && view.transform == transform)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20) && view.center == CGPoint(x: 30, y: 30))
    view.transform = .identity
    expectEqual(view.frame, CGRect(x: 10, y: 20, width: 40, height: 20))
    let layer = Layer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    layer.setAffineTransform(transform)
    expectEqual(layer.frame, frame)
  }

  @Test func `a transform marks nothing for layout`() {
    let log = Log()
    let view = LoggedView("view", log)
    let parent = LoggedView("parent", log).holding(view)
    parent.layoutIfNeeded()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(log.lines { parent.layoutIfNeeded() }, "")
  }

  @Test func `setting bounds or center under a transform moves the frame with them`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.bounds.size = CGSize(width: 10, height: 10)
    expectEqual(view.frame, CGRect(x: 30 - 10, y: 30 - 10, width: 20, height: 20))
    view.center = CGPoint(x: 0, y: 0)
    expectEqual(view.frame, CGRect(x: -10, y: -10, width: 20, height: 20))
  }

  /// Transforms, and the size of the bounds for a frame of 100×50.
  nonisolated static let frameRows: [(CGAffineTransform, CGSize)] = [
    (CGAffineTransform(scaleX: 1.5, y: 1.5), CGSize(width: 100 / 1.5, height: 50 / 1.5)),
    (CGAffineTransform(scaleX: -3, y: 0.75), CGSize(width: 100 / 3, height: 50 / 0.75)),
    (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), CGSize(width: 50, height: 100)),
    (CGAffineTransform(rotationAngle: .pi / 2), CGSize(width: 50, height: 100)),
    (
      CGAffineTransform(rotationAngle: -.pi / 2).scaledBy(x: 1.5, y: 1.5), CGSize(width: 50 / 1.5, height: 100 / 1.5)
    ),
  ]

  @Test(arguments: frameRows)
  func `a frame that is set under a transform is read back exactly`(transform: CGAffineTransform, size: CGSize) {
    let frame = CGRect(x: 150, y: 175, width: 100, height: 50)
    view.transform = transform
    view.frame = frame
    #expect(view.frame == frame && view.bounds.size == size && view.center == CGPoint(x: 200, y: 200))
    let layer = Layer()
    layer.setAffineTransform(transform)
    layer.frame = frame
    #expect(layer.frame == frame && layer.bounds.size == size && layer.position == CGPoint(x: 200, y: 200))
  }

  @Test func `a scale that is tiny in one direction is not a rounding error`() {
    let (scale, shear): (CGFloat, CGFloat) = (1e-20, 1e-10)
    view.transform = CGAffineTransform(scaleX: scale, y: 1)
    expectEqual(view.frame.size, CGSize(width: 40 * scale, height: 20))
    view.transform = CGAffineTransform(a: 1, b: shear, c: 0, d: 1, tx: 0, ty: 0)
    expectEqual(view.frame.height, 20 + 40 * shear)
  }

  @Test func `a center is read back as it was set, wherever half the size rounds to`() {
    let center = CGPoint(x: 0.1, y: 0.7)
    view.bounds.size = CGSize(width: 1000 / 3, height: 100 / 3)
    view.center = center
    #expect(view.center == center && view.layer.position == center)
    view.bounds.size = CGSize(width: 500 / 3, height: 700 / 3)
    expectEqual(view.center, center)
    view.layer.anchorPoint = CGPoint(x: 0.3, y: 0.9)
    expectEqual(view.center, center)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expectEqual(view.center, center)
    view.transform = .identity
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    expectEqual(view.center, CGPoint(x: 10 * 0.3, y: 10 * 0.9), "a frame sets another center")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `numbers that are not finite are refused`(number: CGFloat) {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let reports = IssueReporting.collect { view.transform = CGAffineTransform(scaleX: number, y: 1) }
    expectEqual(view.transform, CGAffineTransform(scaleX: 2, y: 2))
    expectEqual(reports.map(\.place), ["View.transform"])
    #expect(reports.first?.problem.contains("is not finite") ?? false)
    expectEqual(reports.first?.cure, "Pass six finite numbers that keep the frame finite.")
  }
}
