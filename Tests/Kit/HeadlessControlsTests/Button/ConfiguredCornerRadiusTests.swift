import HeadlessKit
import HeadlessTesting

/// The corner radii of a button with a configuration, as a value without any view.
@MainActor @Suite("ConfiguredCornerRadius", .reportsIssuesAsFailures) struct ConfiguredCornerRadiusTests {
  typealias Row = (
    name: String, background: CGFloat, radius: @Sendable (ConfiguredCornerRadius) -> CGFloat, radii: [CGFloat]
  )

  nonisolated static let heights: [CGFloat] = [20, 28, 34, 44, 60]

  nonisolated static let rows: [Row] = [
    (name: "fixed", background: 5.95, radius: { $0.fixed }, radii: [5.95, 5.95, 5.95, 5.95, 5.95]),
    (name: "dynamic", background: 17, radius: { $0.dynamic }, radii: [10, 14, 17, 17, 17]),
    (name: "small", background: 5.95, radius: { $0.small }, radii: [2.5, 3.5, 4.25, 5.5, 7.5]),
    (name: "medium", background: 5.95, radius: { $0.medium }, radii: [3.5, 4.9, 5.95, 7.7, 10.5]),
    (name: "large", background: 5.95, radius: { $0.large }, radii: [5, 7, 8.5, 11, 15]),
    (name: "capsule", background: 5.95, radius: { $0.capsule }, radii: [10, 14, 17, 22, 30]),
  ]

  @Test(arguments: rows) func `g25 the radius at five heights`(row: Row) {
    for (height, expected) in zip(Self.heights, row.radii) {
      let radius = row.radius(ConfiguredCornerRadius(radius: row.background, height: height))
      #expect(abs(radius - expected) < 1e-9, "\(height.shortDescription)")
    }
  }

  @Test(arguments: [0, 100] as [CGFloat])
  func `g25 the proportional radii do not depend on the background's`(background: CGFloat) {
    let radius = ConfiguredCornerRadius(radius: background, height: 40)
    #expect(radius.small == 5 && radius.medium == 7 && radius.large == 10 && radius.capsule == 20)
    #expect(radius.fixed == background && radius.dynamic == min(20, background))
  }

  @Test func `a negative height is treated as 0`() {
    let radius = ConfiguredCornerRadius(radius: 17, height: -10)
    #expect(radius.capsule == 0 && radius.small == 0 && radius.dynamic == 0 && radius.fixed == 17)
  }
}
