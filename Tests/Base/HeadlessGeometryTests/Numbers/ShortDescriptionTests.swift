import Foundation
import HeadlessGeometry
import Testing

@Suite("Short descriptions") struct ShortDescriptionTests {
  @Test(
    arguments: [
      (46, "46"), (137.0 / 3, "45.6667"), (0.5, "0.5"), (-0.5, "-0.5"), (0, "0"), (-0.0, "0"), (1.0 / 3, "0.333333"),
      (100, "100"), (123_456, "123456"), (1_234_567, "1.23457e+06"), (1e-7, "1e-07"), (.nan, "nan"),
      (.infinity, "inf"), (-.infinity, "-inf"),
    ] as [(CGFloat, String)])
  func `a number has at most six digits and no trailing zeros`(value: CGFloat, printed: String) {
    expectEqual(value.shortDescription, printed)
  }

  @Test func `points, sizes and rectangles join their numbers, with the signs of a size`() {
    expectEqual(CGPoint(x: 1.5, y: -2).shortDescription, "(1.5, -2)")
    expectEqual(CGSize(width: 46, height: 30.5).shortDescription, "46×30.5")
    expectEqual(CGRect(x: 0, y: -0.0, width: -3, height: 137.0 / 3).shortDescription, "(0, 0, -3, 45.6667)")
  }
}
