import HeadlessKit
import HeadlessTesting

/// What a transform makes of `frame`, of a view at (10, 20, 40, 20) with its middle at (30, 30).
@MainActor @Suite("Transforms", .reportsIssuesAsFailures)
struct TransformTests {
  let view = View(frame: CGRect(x: 10, y: 20, width: 40, height: 20))

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let transform: CGAffineTransform
    let frame: CGRect

    init(_ name: String, _ transform: CGAffineTransform, _ frame: CGRect) {
      testDescription = name
      self.transform = transform
      self.frame = frame
    }
  }

  nonisolated static let rows = [
    Row("identity", .identity, CGRect(x: 10, y: 20, width: 40, height: 20)),
    Row(
      "twice as wide", CGAffineTransform(scaleX: 2, y: 1),
      CGRect(x: 30 - 40, y: 30 - 10, width: 2 * 40, height: 20)),
    Row("half", CGAffineTransform(scaleX: 0.5, y: 0.5), CGRect(x: 30 - 10, y: 30 - 5, width: 20, height: 10)),
    Row("mirrored", CGAffineTransform(scaleX: -1, y: 1), CGRect(x: 10, y: 20, width: 40, height: 20)),
    Row(
      "a quarter turn", CGAffineTransform(rotationAngle: .pi / 2), CGRect(x: 30 - 10, y: 30 - 20, width: 20, height: 40)
    ),
    Row(
      "shifted", CGAffineTransform(translationX: 7, y: -3), CGRect(x: 10 + 7, y: 20 - 3, width: 40, height: 20)),
    Row(
      "scaled and then shifted", CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 2),
      CGRect(x: 30 + 5 - 40, y: 30 - 20, width: 80, height: 40)),
  ]

  @Test("the frame is the upright rectangle around the transformed view", arguments: rows)
  func frame(row: Row) {
    view.transform = row.transform
    let frame = view.frame
    #expect(abs(frame.minX - row.frame.minX) < 1e-9 && abs(frame.minY - row.frame.minY) < 1e-9)
    #expect(abs(frame.width - row.frame.width) < 1e-9 && abs(frame.height - row.frame.height) < 1e-9)
  }

  @Test("bounds and center do not change, and back at the identity the frame is the old one", arguments: rows)
  func boundsStay(row: Row) {
    view.transform = row.transform
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20) && view.center == CGPoint(x: 30, y: 30))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
  }

  @Test("a transform marks nothing for layout")
  func marksNothing() {
    let log = Log()
    let view = LoggedView("view", log)
    let parent = LoggedView("parent", log).holding(view)
    parent.layoutIfNeeded()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(log.lines { parent.layoutIfNeeded() } == "")
  }

  @Test("setting the frame under a transform moves the middle there and maps the size back")
  func setFrame() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(view.center == CGPoint(x: 50, y: 30) && view.bounds.size == CGSize(width: 100 / 2, height: 60 / 2))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test("setting the frame under a quarter turn exchanges the sides")
  func setFrameTurned() {
    view.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
    #expect(view.bounds.size == CGSize(width: 10, height: 60) && view.center == CGPoint(x: 30, y: 5))
  }

  @Test("setting bounds or center under a transform moves the frame with them")
  func setBoundsAndCenter() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.bounds.size = CGSize(width: 10, height: 10)
    #expect(view.frame == CGRect(x: 30 - 10, y: 30 - 10, width: 20, height: 20))
    view.center = CGPoint(x: 0, y: 0)
    #expect(view.frame == CGRect(x: -10, y: -10, width: 20, height: 20))
  }

  @Test("numbers that are not finite are refused", arguments: [CGFloat.nan, .infinity, -.infinity])
  func notFinite(number: CGFloat) {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let reports = IssueReporting.collect { view.transform = CGAffineTransform(scaleX: number, y: 1) }
    #expect(view.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(reports.map(\.place) == ["View.transform"])
    #expect(reports.first?.problem.contains("is not finite") ?? false)
    #expect(reports.first?.cure == "Give six finite numbers.")
  }
}
