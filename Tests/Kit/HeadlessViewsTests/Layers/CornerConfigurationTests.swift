import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Corner configurations", .reportsIssuesAsFailures) struct CornerConfigurationTests {
  private nonisolated static let rows: [(CornerConfiguration, CGSize, CGFloat)] = [
    (.capsule(), CGSize(width: 100, height: 40), 20),
    (.capsule(), CGSize(width: 60, height: 100), 30),
    (.capsule(maximumRadius: 10), CGSize(width: 100, height: 40), 10),
    (.corners(radius: 12), CGSize(width: 60, height: 60), 12),
    (.uniformCorners(radius: 50), CGSize(width: 60, height: 60), 30),
  ]

  @Test(arguments: rows) func `q26 a radius is at most half of the shorter side`(
    configuration: CornerConfiguration, size: CGSize, radius: CGFloat
  ) {
    let view = View(frame: CGRect(origin: .zero, size: size))
    view.cornerConfiguration = configuration
    #expect(view.effectiveRadius(corner: .allCorners) == radius && view.layer.cornerRadius == radius)
    expectEqual(view.cornerConfiguration, configuration)
  }

  @Test func `a capsule follows the size of its view in the next layout`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = root.adding(View(frame: CGRect(x: 0, y: 0, width: 100, height: 40)))
    view.cornerConfiguration = .capsule()
    view.frame.size = CGSize(width: 200, height: 60)
    root.layoutIfNeeded()
    expectEqual(view.layer.cornerRadius, 30)
  }

  @Test func `corners may have different radii`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.cornerConfiguration = .uniformTopRadius(20, bottomLeftRadius: 8)
    let corners: [RectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    expectEqual(corners.map { view.effectiveRadius(corner: $0) }, [20, 20, 8, 0])
    expectEqual(view.layer.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner])
  }

  @Test func `a concentric corner has the center of its container's`() {
    let container = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    container.cornerConfiguration = .corners(radius: 40)
    let view = container.adding(View(frame: CGRect(x: 10, y: 10, width: 100, height: 100)))
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
    expectEqual(view.effectiveRadius(corner: .topLeft), CGFloat(40 - 10))
    // 90 points from the right side.
    expectEqual(view.effectiveRadius(corner: .topRight), 4)
    let inner = view.adding(View(frame: CGRect(x: 5, y: 5, width: 80, height: 80)))
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    expectEqual(inner.effectiveRadius(corner: .topLeft), CGFloat(30 - 5))
  }

  @Test func `a radius that is not a number is reported`() {
    expectIssue(containing: "Expected a radius from 0 on; got nan; using 0.") {
      let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.cornerConfiguration = .corners(radius: .fixed(.nan))
      expectEqual(view.effectiveRadius(corner: .topLeft), 0)
    }
  }
}
