import HeadlessKit
import HeadlessScrolling
import HeadlessTesting

/// The offset after a new content inset, as Material Components asserts it on UIKit.
///
/// > Seen: ScrollViewContentOffsetSideEffectTests of github.com/material-components/material-components-ios, a view of
/// > 320×20 points, an offset of 0, and heights of the content from -1 to 60.
@MainActor @Suite("Offset after a new content inset", .screen(scale: 2), .reportsIssuesAsFailures)
struct InsetOffsetTests {
  nonisolated private static let top = EdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
  nonisolated private static let bottom = EdgeInsets(top: 0, left: 0, bottom: 6, right: 0)
  nonisolated private static let both = EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)

  nonisolated private static let rows: [(name: String, before: EdgeInsets, after: EdgeInsets)] = [
    ("testEstimationAddingTopInsets", .zero, top), ("testEstimationRemovingTopInsets", top, .zero),
    ("testEstimationAddingBottomInsets", .zero, bottom), ("testEstimationRemovingBottomInsets", bottom, .zero),
    ("testEstimationAddingBothInsets", .zero, both), ("testEstimationRemovingBothInsets", both, .zero),
  ]

  @Test(arguments: rows) func `h17 a new content inset limits the offset and does not shift it`(
    name: String, before: EdgeInsets, after: EdgeInsets
  ) {
    for height in -1...60 {
      let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
      scroll.contentInset = before
      scroll.contentOffset = .zero
      scroll.contentSize = CGSize(width: 0, height: height)
      let start = scroll.contentOffset.y
      scroll.contentInset = after
      let expected = max(-after.top, min(CGFloat(height) + after.bottom - 20, start))
      expectEqual(scroll.contentOffset.y, expected, "\(name), a content of \(height) points")
    }
  }

  @Test func `at offset 0 of high content a larger top inset does not change the offset`() {
    let scene = ScrollScene()
    scene.scroll.contentInset.top = 6
    expectEqual(scene.scroll.contentOffset.y, 0)
    scene.scroll.contentOffset.y = -6
    scene.scroll.contentInset.top = 0
    expectEqual(scene.scroll.contentOffset.y, 0)
  }
}
