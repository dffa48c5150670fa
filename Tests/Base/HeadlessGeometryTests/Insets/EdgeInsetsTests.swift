import Foundation
import HeadlessGeometry
import Testing

@Suite("Edge insets") struct EdgeInsetsTests {
  let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  @Test func `zero is the default, and the description has the four sides in UIKit's order`() {
    #expect(EdgeInsets() == .zero && EdgeInsets.zero == EdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
    expectEqual("\(EdgeInsets(top: 1, left: -2.5, bottom: 1.0 / 3, right: 0))", "{1, -2.5, 0.333333, 0}")
  }

  @Test func `positive insets point inward, negative ones outward`() {
    let inward = rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(inward, CGRect(x: 10 + 2, y: 20 + 1, width: 100 - 2 - 4, height: 50 - 1 - 3))
    let outward = rect.inset(by: EdgeInsets(top: -1, left: -2, bottom: -3, right: -4))
    expectEqual(outward, CGRect(x: 10 - 2, y: 20 - 1, width: 100 + 2 + 4, height: 50 + 1 + 3))
    expectEqual(rect.inset(by: .zero), rect)
  }

  @Test func `insets that cross result in a negative size`() {
    let crossed = rect.inset(by: EdgeInsets(top: 30, left: 60, bottom: 30, right: 60))
    #expect(crossed.origin == CGPoint(x: 70, y: 50) && crossed.size == CGSize(width: -20, height: -10))
  }

  /// A content rectangle measured on iOS 26.1 at scale 3 in bounds of 20×10.
  struct Row: Sendable {
    let insets: EdgeInsets
    let content: CGRect
    init(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat, content: CGRect) {
      insets = EdgeInsets(top: top, left: left, bottom: bottom, right: right)
      self.content = content
    }
  }

  static let third = CGFloat(1) / 3

  static let measured = [
    Row(8, 15, 9, 16, content: CGRect(x: 28 * third, y: 13 * third, width: third, height: third)),
    Row(4, 8, 6, 12, content: CGRect(x: 8, y: 4, width: 0, height: 0)),
    Row(1.2, 2.2, 3.7, 4.7, content: CGRect(x: 2, y: 1, width: 46 * third - 2, height: 19 * third - 1)),
    Row(-3, -5, -7, -11, content: CGRect(x: -5, y: -3, width: 36, height: 20)),
  ]

  @Test(arguments: measured)
  func `a1 insets that cross meet in the middle, then the rectangle grows to whole pixels`(row: Row) {
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    let content = PixelGrid(scale: 3).outward(bounds.insetCollapsing(by: row.insets))
    for (value, expected) in [
      (content.minX, row.content.minX), (content.minY, row.content.minY), (content.width, row.content.width),
      (content.height, row.content.height),
    ] {
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test func `a1 the axes collapse on their own`() {
    let collapsed = rect.insetCollapsing(by: EdgeInsets(top: 1, left: 80, bottom: 2, right: 40))
    expectEqual(collapsed, CGRect(x: 10 + 100 - 40 + 20 / 2, y: 21, width: 0, height: 47))
    expectEqual(rect.insetCollapsing(by: EdgeInsets(top: 25, left: 0, bottom: 25, right: 0)).size.height, 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity]) func `insets are finite only if all four are`(bad: CGFloat) {
    #expect(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4).isFinite)
    for side in [\EdgeInsets.top, \.left, \.bottom, \.right] as [WritableKeyPath<EdgeInsets, CGFloat> & Sendable] {
      var insets = EdgeInsets.zero
      insets[keyPath: side] = bad
      #expect(!insets.isFinite)
    }
  }
}
