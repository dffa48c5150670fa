import HeadlessKit
import HeadlessTesting

@MainActor @Suite("Laying out") struct LayOutTests {
  @Test func `the size is set, the origin does not change, and the view is laid out without a window`() {
    final class Row: View {
      let part = View()
      override func layoutSubviews() {
        addSubview(part)
        part.frame = bounds
      }
    }
    let row = layOut(Row(frame: CGRect(x: 5, y: 6, width: 0, height: 0)), 30, 20)
    expectEqual(row.frame, CGRect(x: 5, y: 6, width: 30, height: 20))
    expectEqual(row.part.frame, CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test(.textMeasurer(.oneEm))
  func `without a size the view has the size of sizeToFit(), and one em measures characters as squares`() {
    let label = Label.showing("Buy")
    label.font = .systemFont(ofSize: 10)
    expectEqual(layOut(label).frame, CGRect(x: 0, y: 0, width: 3 * 10, height: 10))
  }
}
