import Foundation
import HeadlessGeometry
import Testing

/// The rectangles of content: 20×10 in a rectangle of 40×30 at (100, 200).
@Suite("Content mode") struct ContentModeTests {
  static let bounds = CGRect(x: 100, y: 200, width: 40, height: 30)
  static let size = CGSize(width: 20, height: 10)

  struct Row: Sendable {
    let mode: ContentMode
    let rect: CGRect
    init(_ mode: ContentMode, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      self.mode = mode
      rect = CGRect(x: x, y: y, width: width, height: height)
    }
  }

  static let middleX: CGFloat = 100 + (40 - 20) / 2
  static let middleY: CGFloat = 200 + (30 - 10) / 2
  static let right: CGFloat = 100 + 40 - 20
  static let bottom: CGFloat = 200 + 30 - 10

  static let rows = [
    Row(.scaleToFill, 100, 200, 40, 30), Row(.redraw, 100, 200, 40, 30),
    // Twice as large it fits in width, three times in height.
    Row(.scaleAspectFit, 100, 200 + (30 - 20) / 2, 40, 20), Row(.scaleAspectFill, 100 + (40 - 60) / 2, 200, 60, 30),
    Row(.center, middleX, middleY, 20, 10), Row(.top, middleX, 200, 20, 10), Row(.bottom, middleX, bottom, 20, 10),
    Row(.left, 100, middleY, 20, 10), Row(.right, right, middleY, 20, 10), Row(.topLeft, 100, 200, 20, 10),
    Row(.topRight, right, 200, 20, 10), Row(.bottomLeft, 100, bottom, 20, 10), Row(.bottomRight, right, bottom, 20, 10),
  ]

  @Test(arguments: rows) func `each of the thirteen ways places the content`(row: Row) {
    expectEqual(row.mode.rect(for: Self.size, in: Self.bounds), row.rect)
  }

  @Test func `the thirteen rows are all modes`() {
    expectEqual(Set(Self.rows.map(\.mode.rawValue)), Set(0...12))
  }

  @Test func `content that is larger sticks out where it is not scaled`() {
    let rect = ContentMode.center.rect(for: CGSize(width: 60, height: 50), in: Self.bounds)
    expectEqual(rect, Self.bounds.insetBy(dx: -10, dy: -10))
  }

  @Test(arguments: rows) func `content without a size gets none, and divides by nothing`(row: Row) {
    let rect = row.mode.rect(for: CGSize(width: 0, height: 10), in: Self.bounds)
    expectEqual(rect, CGRect(x: 100, y: 200, width: 0, height: 0))
  }
}
