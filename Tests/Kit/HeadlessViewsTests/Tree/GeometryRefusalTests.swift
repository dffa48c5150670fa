import HeadlessKit
import HeadlessTesting

/// Invalid geometry: refused, reported, and the old value is unchanged.
@MainActor @Suite("Refused geometry") struct GeometryRefusalTests {
  final class Panel: View {}

  let view = Panel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

  func reports(of misuse: () -> Void) -> [String] {
    view.layOut { $0.bounds.origin = CGPoint(x: 5, y: 6) }
    let reports = IssueReporting.collect(misuse).map(\.description)
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 3, height: 4) && view.center == CGPoint(x: 2.5, y: 4))
    #expect(LayoutTrace.recording { view.layoutIfNeeded() }.calls.isEmpty, "nothing is marked")
    return reports
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let rect: CGRect
    let testDescription: String
    init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, prints: String) {
      self.init(CGRect(x: x, y: y, width: width, height: height), prints: prints)
    }
    init(_ rect: CGRect, prints: String) { (self.rect, testDescription) = (rect, prints) }
  }

  nonisolated static let largest = CGFloat.greatestFiniteMagnitude

  nonisolated static let rects = [
    Row(.nan, 0, 1, 1, prints: "(nan, 0, 1, 1)"),
    Row(0, .nan, 1, 1, prints: "(0, nan, 1, 1)"),
    Row(0, 0, .nan, 1, prints: "(0, 0, nan, 1)"),
    Row(0, 0, 1, .nan, prints: "(0, 0, 1, nan)"),
    Row(.infinity, 0, 1, 1, prints: "(inf, 0, 1, 1)"),
    Row(0, -.infinity, 1, 1, prints: "(0, -inf, 1, 1)"),
    Row(0, 0, 1, .infinity, prints: "(0, 0, 1, inf)"),
    Row(0, 0, -.infinity, 1, prints: "(0, 0, -inf, 1)"),
    Row(.null, prints: "(inf, inf, 0, 0)"),
    Row(.infinite, prints: "(-8.98847e+307, -8.98847e+307, 1.79769e+308, 1.79769e+308)"),
  ]

  /// Rectangles of finite numbers that end beyond the largest one.
  nonisolated static let endlessRects = [
    Row(largest, 0, largest, 1, prints: "(1.79769e+308, 0, 1.79769e+308, 1)"),
    Row(0, -largest, 1, -largest, prints: "(0, -1.79769e+308, 1, -1.79769e+308)"),
    // Its far edge is finite until it is standardized.
    Row(largest, 0, -8.414733822759776e307, 1, prints: "(1.79769e+308, 0, -8.41473e+307, 1)"),
  ]

  @Test(arguments: endlessRects) func `d8 a frame or bounds of finite numbers whose edge is not finite`(row: Row) {
    func message(_ member: String) -> String {
      """
      Panel.\(member): \(row.testDescription) has an edge beyond the largest number; keeping the old value. \
      Pass smaller numbers of points.
      """
    }
    expectEqual(reports { view.frame = row.rect }, [message("frame")])
    expectEqual(reports { view.bounds = row.rect }, [message("bounds")])
  }

  func message(_ member: String, _ value: String) -> String {
    """
    Panel.\(member): \(value) is not finite (UIKit: "CALayer position contains NaN"); keeping the old value. \
    Pass finite numbers of points.
    """
  }

  @Test(arguments: rects) func `d8 a frame or bounds that are not finite`(row: Row) {
    expectEqual(reports { view.frame = row.rect }, [message("frame", row.testDescription)])
    expectEqual(reports { view.bounds = row.rect }, [message("bounds", row.testDescription)])
  }

  @Test func `a size that makes the frame infinite under the view's transform is refused`() {
    let view = Panel(frame: .zero)
    view.transform = CGAffineTransform(a: -1e308, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let messages = reports { view.bounds = CGRect(x: 0, y: 0, width: 10, height: 0) }
    let message =
      "Panel.bounds: (0, 0, 10, 0) makes the frame infinite, with the view's size and transform; "
      + "keeping the old value. Pass smaller numbers."
    expectEqual(messages, [message])
    #expect(view.bounds == .zero && view.frame.origin.x.isFinite)
  }

  @Test func `a frame whose bounds are infinite under the view's transform is refused`() {
    let view = Panel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.transform = CGAffineTransform(scaleX: 1e-200, y: 1)
    let (frame, bounds) = (view.frame, view.bounds)
    let reports = IssueReporting.collect { view.frame = CGRect(x: 0, y: 0, width: 1e200, height: 4) }
    #expect(reports.map(\.place) == ["Panel.frame"] && view.frame == frame && view.bounds == bounds)
  }

  @Test func `d8 a center or an anchor point that is not finite`() {
    expectEqual(reports { view.center = CGPoint(x: CGFloat.nan, y: 1) }, [message("center", "(nan, 1)")])
    expectEqual(reports { view.center.y = -.infinity }, [message("center", "(2.5, -inf)")])
    expectEqual(reports { view.anchorPoint = CGPoint(x: CGFloat.nan, y: 0) }, [message("anchorPoint", "(nan, 0)")])
    expectEqual(view.anchorPoint, CGPoint(x: 0.5, y: 0.5))
  }

  @Test func `d8 an initial frame that is not finite becomes zero`() {
    var made: Panel?
    let reports = IssueReporting.collect { made = Panel(frame: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1)) }
    expectEqual(reports.map(\.description), [message("frame", "(0, 0, nan, 1)")])
    expectEqual(made?.frame, .zero)
  }

  @Test func `d8 a center that puts the frame out of the numbers`() {
    let wide = Panel(frame: CGRect(x: 0, y: 0, width: Self.largest / 2, height: 1))
    let reports = IssueReporting.collect { wide.center = CGPoint(x: -Self.largest, y: 0) }
    expectEqual(reports.map(\.place), ["Panel.center"])
    expectEqual(wide.frame, CGRect(x: 0, y: 0, width: Self.largest / 2, height: 1))
  }

  @Test func `d8 bounds that put the frame out of the numbers, the new origin with them`() {
    let far = Panel(frame: CGRect(x: -Self.largest, y: 0, width: 0, height: 1))
    let reports = IssueReporting.collect { far.bounds = CGRect(x: 7, y: 0, width: Self.largest / 2, height: 1) }
    expectEqual(reports.map(\.place), ["Panel.bounds"])
    #expect(far.frame == CGRect(x: -Self.largest, y: 0, width: 0, height: 1) && far.bounds.origin == .zero)
  }
}
