import HeadlessKit
import HeadlessTesting
import Testing

/// Every row of real frames of stack views, laid out again.
@MainActor @Suite("Real frames of stack views", .reportsIssuesAsFailures)
struct StackFramesTests {
  nonisolated static let rows = StackFrameRow.all.filter { $0.frames.layoutMargins == nil }

  @Test func `every row is run or has its own test`() {
    #expect(StackFrameRow.all.count == 11)
    #expect(Self.rows.count == 10 && StackFrameRow.all.filter { $0.frames.layoutMargins != nil }.map(\.id) == ["st-margins-default"])
  }

  @Test func `f45 a new stack view has margins of zero`() throws {
    let row = try #require(StackFrameRow.all.first { $0.id == "st-margins-default" })
    let margins = StackView().layoutMargins
    #expect([margins.top, margins.left, margins.bottom, margins.right] == row.frames.layoutMargins)
    #expect(View().layoutMargins == EdgeInsets(8, 8, 8, 8))
  }

  @Test(arguments: rows) func `f17 f56 f62 f68 arranged views have the frames of the row`(row: StackFrameRow) throws {
    // So many pixels a point that frames are the solved ones to five digits.
    try Screen.withMain(Screen(scale: row.isFromMac ? 100_000 : row.scale)) {
      let rects = row.setup.makeStack().laidOut
      checkExact(rects, row)
      let printed = row.isFromMac ? rects.map(Self.roundedOnMac) : rects
      try check(printed, row)
    }
  }

  /// > Seen: fact f3: positions to points, sizes to half points, both away from zero in the middle.
  private static func roundedOnMac(_ rect: CGRect) -> CGRect {
    func size(_ length: CGFloat) -> CGFloat { ((length * 1e4).rounded() / 1e4 * 2).rounded() / 2 }
    func position(_ number: CGFloat) -> CGFloat { ((number * 1e4).rounded() / 1e4).rounded() }
    return CGRect(position(rect.minX), position(rect.minY), size(rect.width), size(rect.height))
  }

  private func isNear(_ left: [CGFloat], _ right: [CGFloat]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-3 }
  }

  private func checkExact(_ rects: [CGRect], _ row: StackFrameRow) {
    if let x = row.frames.exactX { #expect(isNear(rects.map(\.minX), x)) }
    if let y = row.frames.exactY { #expect(isNear(rects.map(\.minY), y)) }
    if let height = row.frames.exactH { #expect(isNear(rects.map(\.height), rects.map { _ in height })) }
    if let x = row.frames.exactHiddenX { #expect(isNear((row.setup.hidden ?? []).map { rects[$0].minX }, [x])) }
    for (rect, numbers) in zip(rects, row.frames.exact ?? []) { #expect(isNear(rect.numbers, numbers)) }
  }

  private func check(_ rects: [CGRect], _ row: StackFrameRow) throws {
    if let x = row.frames.x { #expect(isNear(rects.map(\.minX), x)) }
    if let y = row.frames.y { #expect(isNear(rects.map(\.minY), y)) }
    if let widths = row.frames.w { #expect(isNear(rects.map(\.width), widths)) }
    if let heights = row.frames.h { #expect(isNear(rects.map(\.height), heights)) }
    guard let frames = row.frames.frames else { return }
    try #require(frames.count == rects.count)
    for (rect, numbers) in zip(rects, frames) { #expect(isNear(rect.numbers, numbers), "\(rect) \(numbers)") }
  }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [minX, minY, width, height] }
}
