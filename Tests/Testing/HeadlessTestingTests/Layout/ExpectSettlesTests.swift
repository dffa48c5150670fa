import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Settling") struct ExpectSettlesTests {
  /// A view that runs the closure of a test in its layout.
  final class Row: View {
    var work: (Row) -> Void = { _ in }
    let part = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    override init(frame: CGRect) {
      super.init(frame: frame)
      tag = 3
      part.tag = 4
      addSubview(part)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() { work(self) }
  }

  let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  private func expectUnsettled(_ line: String, at sourceLocation: SourceLocation = #_sourceLocation) {
    expectFailure("The layout of <Row tag 3> does not settle:\n\(line)", at: sourceLocation) {
      expectSettles(row, sourceLocation: $0)
    }
  }

  @Test func `a layout that sets frames passes`() {
    row.work = { $0.part.frame = $0.bounds }
    expectSettles(row)
    expectSettles(Button.titled("Buy"))
  }

  @Test func `a layout that adds to a frame is named, with the frame before and after`() {
    row.work = { $0.part.frame.origin.x += 2 }
    expectUnsettled("<View tag 4> changed from (2, 0, 10, 10) to (4, 0, 10, 10) when <Row tag 3> was laid out again.")
  }

  @Test func `a view that requests layout in its own layout is named with the number of its layouts`() {
    var turns = 0
    row.work = {
      turns += 1
      if turns % 2 == 0 { $0.setNeedsLayout() }
    }
    expectUnsettled("<Row tag 3> requested layout again: it was laid out 2 times in one pass.")
  }

  @Test func `a layout that adds a view each time is named, and one that removes views`() {
    row.work = { $0.addSubview(View()) }
    expectUnsettled("<View (0, 0, 0, 0)> was added to <Row tag 3>.")
    row.work = { $0.subviews.last?.removeFromSuperview() }
    expectUnsettled("1 view was removed from the tree.")
  }
}
