import Foundation
import HeadlessGeometry
import Testing

@Suite("Directional edge insets") struct DirectionalEdgeInsetsTests {
  let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test func `leading is left, and right when mirrored`() {
    expectEqual(insets.resolved(mirrored: false), EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(insets.resolved(mirrored: true), EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test(arguments: [false, true]) func `there and back again changes nothing`(mirrored: Bool) {
    expectEqual(insets.resolved(mirrored: mirrored).directional(mirrored: mirrored), insets)
  }

  @Test func `zero, and the description in UIKit's order`() {
    expectEqual(DirectionalEdgeInsets.zero, DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    expectEqual(insets.description, "{1, 2, 3, 4}")
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func `one distance that is not finite is enough`(number: CGFloat) {
    #expect(insets.isFinite && !DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: number).isFinite)
  }
}
