import HeadlessKit
import HeadlessTesting

/// The effect of a transform on `frame`, of a view at (10, 20, 40, 20) with its middle at (30, 30).
@MainActor @Suite("Transforms", .reportsIssuesAsFailures) struct TransformTests {
  let view = View(frame: CGRect(x: 10, y: 20, width: 40, height: 20))

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let transform: CGAffineTransform
    let frame: CGRect
    init(_ name: String, _ transform: CGAffineTransform, _ frame: CGRect) {
      testDescription = name
      (self.transform, self.frame) = (transform, frame)
    }
  }

  nonisolated static let rows = [
    Row("identity", .identity, CGRect(x: 10, y: 20, width: 40, height: 20)),
    Row("twice as wide", CGAffineTransform(scaleX: 2, y: 1), CGRect(x: 30 - 40, y: 30 - 10, width: 2 * 40, height: 20)),
    Row("half", CGAffineTransform(scaleX: 0.5, y: 0.5), CGRect(x: 30 - 10, y: 30 - 5, width: 20, height: 10)),
    Row("mirrored", CGAffineTransform(scaleX: -1, y: 1), CGRect(x: 10, y: 20, width: 40, height: 20)),
    Row(
      "a quarter turn", CGAffineTransform(rotationAngle: .pi / 2), CGRect(x: 30 - 10, y: 30 - 20, width: 20, height: 40)
    ),
    Row("half a turn", CGAffineTransform(rotationAngle: .pi), CGRect(x: 10, y: 20, width: 40, height: 20)),
    Row(
      "three quarters back", CGAffineTransform(rotationAngle: -3 * .pi / 2),
      CGRect(x: 30 - 10, y: 30 - 20, width: 20, height: 40)),
    Row(
      "a quarter turn and twice as large", CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2),
      CGRect(x: 30 - 20, y: 30 - 40, width: 40, height: 80)),
    Row("shifted", CGAffineTransform(translationX: 7, y: -3), CGRect(x: 10 + 7, y: 20 - 3, width: 40, height: 20)),
    Row(
      "scaled and then shifted", CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 2),
      CGRect(x: 30 + 5 - 40, y: 30 - 20, width: 80, height: 40)),
  ]

  @Test(arguments: rows) func `the frame is the upright rectangle around the transformed view`(row: Row) {
    view.transform = row.transform
    #expect(view.frame == row.frame)
    let layer = Layer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 20)
    layer.setAffineTransform(row.transform)
    #expect(layer.frame == row.frame)
  }

  @Test(arguments: rows)
  func `bounds and center do not change, and back at the identity the frame is the old one`(row: Row) {
    view.transform = row.transform
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20) && view.center == CGPoint(x: 30, y: 30))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
  }

  @Test func `a transform marks nothing for layout`() {
    let log = Log()
    let view = LoggedView("view", log)
    let parent = LoggedView("parent", log).holding(view)
    parent.layoutIfNeeded()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(log.lines { parent.layoutIfNeeded() } == "")
  }

  @Test func `setting the frame under a transform moves the middle there and applies the inverse to the size`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(view.center == CGPoint(x: 50, y: 30) && view.bounds.size == CGSize(width: 100 / 2, height: 60 / 2))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func `setting the frame under a quarter turn exchanges the sides`() {
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
    #expect(view.bounds.size == CGSize(width: 10, height: 60) && view.center == CGPoint(x: 30, y: 5))
  }

  @Test func `setting bounds or center under a transform moves the frame with them`() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 30 - 10, y: 30 - 10, width: 20, height: 20))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -10, y: -10, width: 20, height: 20))
  }

  struct FrameRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let transform: CGAffineTransform
    /// The bounds for a frame of 100×50.
    let size: CGSize
  }

  nonisolated static let frameRows = [
    FrameRow(
      testDescription: "one and a half", transform: CGAffineTransform(scaleX: 1.5, y: 1.5),
      size: CGSize(width: 100 / 1.5, height: 50 / 1.5)),
    FrameRow(
      testDescription: "three times and mirrored", transform: CGAffineTransform(scaleX: -3, y: 0.75),
      size: CGSize(width: 100 / 3, height: 50 / 0.75)),
    FrameRow(
      testDescription: "a quarter turn", transform: CGAffineTransform(rotationAngle: .pi / 2),
      size: CGSize(width: 50, height: 100)),
    FrameRow(
      testDescription: "a quarter turn back and one and a half",
      transform: CGAffineTransform(rotationAngle: -.pi / 2).scaledBy(x: 1.5, y: 1.5),
      size: CGSize(width: 50 / 1.5, height: 100 / 1.5)),
  ]

  @Test(arguments: frameRows) func `a frame that is set under a transform is read back exactly`(row: FrameRow) {
    let frame = CGRect(x: 150, y: 175, width: 100, height: 50)
    view.transform = row.transform
    view.frame = frame
    #expect(view.frame == frame && view.bounds.size == row.size && view.center == CGPoint(x: 200, y: 200))
    let layer = Layer()
    layer.setAffineTransform(row.transform)
    layer.frame = frame
    #expect(layer.frame == frame && layer.bounds.size == row.size && layer.position == CGPoint(x: 200, y: 200))
  }

  @Test func `a quarter turn of 100×50 around (150, 125) has a frame of exactly 50×100`() {
    view.bounds.size = CGSize(width: 100, height: 50)
    view.center = CGPoint(x: 150, y: 125)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == CGRect(x: 150 - 25, y: 125 - 50, width: 50, height: 100))
    #expect(view.transform == CGAffineTransform(rotationAngle: .pi / 2), "the transform is unchanged")
  }

  @Test func `a scale that is tiny in one direction is not a rounding error`() {
    let (scale, shear): (CGFloat, CGFloat) = (1e-20, 1e-10)
    view.transform = CGAffineTransform(scaleX: scale, y: 1)
    #expect(view.frame.size == CGSize(width: 40 * scale, height: 20))
    view.transform = CGAffineTransform(a: 1, b: shear, c: 0, d: 1, tx: 0, ty: 0)
    #expect(view.frame.height == 20 + 40 * shear)
  }

  @Test func `a center is read back as it was set, wherever half the size rounds to`() {
    let center = CGPoint(x: 0.1, y: 0.7)
    view.bounds.size = CGSize(width: 1000 / 3, height: 100 / 3)
    view.center = center
    #expect(view.center == center && view.layer.position == center)
    view.bounds.size = CGSize(width: 500 / 3, height: 700 / 3)
    #expect(view.center == center)
    view.layer.anchorPoint = CGPoint(x: 0.3, y: 0.9)
    #expect(view.center == center)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.center == center)
    view.transform = .identity
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.center == CGPoint(x: 10 * 0.3, y: 10 * 0.9), "a frame sets another center")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `numbers that are not finite are refused`(number: CGFloat) {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let reports = IssueReporting.collect { view.transform = CGAffineTransform(scaleX: number, y: 1) }
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(reports.map(\.place) == ["View.transform"])
    #expect(reports.first?.problem.contains("is not finite") ?? false)
    #expect(reports.first?.cure == "Pass six finite numbers that keep the frame finite.")
  }
}
