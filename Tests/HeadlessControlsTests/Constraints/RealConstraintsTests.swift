import Foundation
import HeadlessKit
import HeadlessTesting
import Testing

/// Every row of real frames by constraints, laid out again and compared number by number.
@MainActor
struct `Real frames by constraints` {
  nonisolated static let run = ConstraintRow.all.filter { $0.skipped == nil }

  @Test func `every row is run, or skipped for a reason`() {
    #expect(ConstraintRow.all.count == 35 && Set(ConstraintRow.all.map(\.id)).count == 35)
    #expect(ConstraintRow.all.filter { $0.skipped != nil }.map(\.id) == ["al-baseline"])
  }

  @Test(arguments: run)
  func `f2 f4 f14 f15 f16 f53 constraints result in the real frames`(row: ConstraintRow) throws {
    let texts = row.items.compactMap { item in item.content.map { row.size($0) } }
    var sizes = Dictionary(texts.map { ("\($0.width)×\($0.height)", $0) }) { first, _ in first }
    for (item, frame) in row.items.compactMap({ item in item.button.map { ($0, row.frames[item.name]) } }) {
      // 12 points of padding above and below (fact a2).
      sizes[item] = frame.map { CGSize(width: $0[2], height: $0[3] - 12) }
    }
    try TextMeasuring.withCurrent(RecordedTextMeasurer(sizes)) {
      let screen = Screen(
        scale: row.grid.scale, size: CGSize(width: row.root[0], height: row.root[1]),
        safeAreaInsets: EdgeInsets(row.safeArea))
      let scene = try Screen.withMain(screen) { try ConstraintScene(row) }
      let reports = IssueReporting.collect { Screen.withMain(screen) { scene.window.layoutIfNeeded() } }
      #expect(reports.count == (row.broken == nil ? 0 : 1), "\(reports)")
      for (name, numbers) in row.frames {
        let frame = try #require(scene.views[name]).frame
        let printed = [frame.minX, frame.minY, frame.width, frame.height]
        for (number, expected) in zip(printed, numbers) {
          #expect(abs(number - expected) <= 0.00051, "\(name): \(printed) is not \(numbers)")
        }
      }
      for (text, constraint) in scene.constraints { #expect(constraint.isActive, "\(text)") }
    }
  }
}

extension ConstraintRow {
  /// A printed content size, with what the printing cut off.
  func size(_ numbers: [CGFloat]) -> CGSize {
    CGSize(width: grid.halfUp(numbers[0]), height: grid.halfUp(numbers[1]))
  }
}
